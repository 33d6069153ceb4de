// A global declaration, so that it needs neither: Jest has these matchers, and Vitest takes them over from Jest.
declare namespace jest {
  interface Matchers<R, T> {
    /** Passes when the verdict is `pass` or `warn`, and prints the report otherwise. */
    toPassVerdict(): R;
  }
}
