import { textReport } from "./report/text";
import type { Verdict } from "./verdict";

/**
 * A matcher for Jest and Vitest: passes when the verdict is `pass` or `warn`, and prints the report otherwise.
 *
 * @example
 * expect.extend({ toPassVerdict });
 * expect(await standin.verdict()).toPassVerdict();
 */
export function toPassVerdict(verdict: Verdict): { pass: boolean; message: () => string } {
  const pass = verdict.result === "pass" || verdict.result === "warn";
  return { pass, message: () => textReport(verdict) };
}
