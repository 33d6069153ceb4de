/** A mistake in a scenario: where in it, and what. */
export interface Mistake {
  path: string;
  text: string;
}
