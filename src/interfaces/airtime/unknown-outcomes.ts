import type { UnknownOutcome } from "../../contract/unknown-outcome";

/** Any 5xx of a voucher's provision asks for a reversal; of its advices 500 and 504 alone (contract 3, voucher rules 1 and 2). */
export const unknownOutcomes: readonly UnknownOutcome[] = [{ statuses: "5xx", messages: ["request"], kinds: ["provision"] }];
