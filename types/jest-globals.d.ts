// Jest without its globals (@jest/globals). Where Jest is not installed, this declares nothing.
export {};

// @ts-ignore: nothing to add to, without Jest
declare module "@jest/expect" {
  interface Matchers<R extends void | Promise<void>, T> extends StandinMatchers<R> {}
}
