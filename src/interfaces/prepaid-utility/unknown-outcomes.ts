import type { UnknownOutcome } from "../../contract/unknown-outcome";

/** An advice is repeated after a 503 as well (contract 2, prepaid token rule 4). */
export const unknownOutcomes: readonly UnknownOutcome[] = [{ statuses: [503], messages: ["advice"] }];
