/** A mistake in a scenario: where in it, and what. */
export interface Mistake {
  path: string;
  text: string;
  /** A value that has to be a text: the mistake ends with its spelling in quotes. */
  unquoted?: string;
}
