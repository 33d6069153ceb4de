// Global declarations, so that no test runner need be installed, and all that are there have the matchers.

/** The matchers of Standin; `R` is what an assertion returns. */
interface StandinMatchers<R> {
  /** Passes when the verdict is `pass` or `warn`, and prints the report otherwise. */
  toPassVerdict(): R;
  /**
   * Passes when the POS sent the operation a message, with these members in its body if some are given:
   * `expect(standin).toHaveSent("reverseRedemption", { reversalReason: "TIMEOUT" })`.
   */
  toHaveSent<O extends import("../dist/standin").OperationName | (string & {})>(
    operation: O,
    body?: import("../dist/standin").SomeBody<O>,
  ): R;
  /** The same, for exactly so many messages: `expect(standin).toHaveSentTimes("redeem", 1)`. */
  toHaveSentTimes<O extends import("../dist/standin").OperationName | (string & {})>(
    operation: O,
    times: number,
    body?: import("../dist/standin").SomeBody<O>,
  ): R;
}

// Jest with its globals (@types/jest).
declare namespace jest {
  interface Matchers<R, T> extends StandinMatchers<R> {}
}

// Vitest: its assertions have all that Chai's have. Its own `Matchers` take other type parameters from release to release.
declare namespace Chai {
  interface Assertion extends StandinMatchers<void> {}
}
