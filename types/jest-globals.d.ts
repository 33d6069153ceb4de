// Jest without its globals (@jest/globals). Where Jest is not installed, this declares nothing.
export {};

// @ts-ignore: nothing to add to, without Jest
declare module "@jest/expect" {
  interface Matchers<R extends void | Promise<void>, T> {
    /** Passes when the verdict is `pass` or `warn`, and prints the report otherwise. */
    toPassVerdict(): R;
  }
}
