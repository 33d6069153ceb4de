// Global declarations, so that no test runner need be installed, and all that are there have the matcher.

// Jest with its globals (@types/jest).
declare namespace jest {
  interface Matchers<R, T> {
    /** Passes when the verdict is `pass` or `warn`, and prints the report otherwise. */
    toPassVerdict(): R;
  }
}

// Vitest: its assertions have all that Chai's have. Its own `Matchers` take other type parameters from release to release.
declare namespace Chai {
  interface Assertion {
    /** Passes when the verdict is `pass` or `warn`, and prints the report otherwise. */
    toPassVerdict(): void;
  }
}
