import type { UnknownOutcome } from "../../contract/unknown-outcome";

/** Every 5xx leaves a client in the dark, and no 5xx is final for an advice (contract 3, voucher rules 1 and 2). */
export const unknownOutcomes: readonly UnknownOutcome[] = [{ statuses: "5xx" }];
