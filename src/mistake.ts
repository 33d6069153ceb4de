/** Something that is wrong with a value that did not come over the wire: where in it (empty: all of it), and what. */
export interface Mistake {
  path: string;
  text: string;
}
