import type { ReachedBound } from "../limits/bounds";

/** There are already as many data spaces as allowed. */
export class TooManySpaces extends Error {
  constructor(readonly reached: ReachedBound) {
    super(`There are ${reached.limit} data spaces, as many as there may be.`);
  }
}
