/** Something worth telling about a message that did not make it refused. */
export interface Finding {
  /** What kind of thing: `unknown-property`, `lenient-integer` ... */
  code: string;
  /** Path of the field, where there is one. */
  field?: string;
  /** One sentence. */
  text: string;
}
