/** JSON texts of our own making whose values are of one type: rows of the store, lines of the log, verdicts. */
export interface OwnJson<T> {
  write: (value: T) => string;
  read: (text: string) => T;
}

/** Declares of which type the values are; who makes such a text without `write` (masked, say) vouches for its form. */
export const ownJson = <T>(): OwnJson<T> => ({ write: JSON.stringify, read: JSON.parse });
