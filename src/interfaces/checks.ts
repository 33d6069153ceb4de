import type { Refusal } from "../contract/answer";

/** One check of a request: the refusal, or undefined when it is passed. */
export type CheckOf<Subject> = (subject: Subject) => Refusal | undefined;

/** The refusal of the first check that fails. */
export function firstRefusal<Subject>(
  checks: readonly CheckOf<Subject>[],
  subject: Subject,
): Refusal | undefined {
  for (const check of checks) {
    const refusal = check(subject);
    if (refusal !== undefined) return refusal;
  }
  return undefined;
}
