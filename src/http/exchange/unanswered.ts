import type { Answer } from "../../contract/answer";
import { isUnknownOutcome } from "../../contract/unknown-outcome";
import { admit, settleRequest } from "../../lifecycle/apply";
import type { FaultEffect } from "../../scenario/faults";
import type { UnitOfWork } from "../../store";
import { isWellFormed } from "./identity";
import { type Passage, messageIdOf, usableIdsOf } from "./passage";
import { incomingOf } from "./transactions";

/** A status after which the client cannot know what became of its message; null: nothing was answered. */
export const isUnknown = ({ route }: Passage, status: number | null): boolean =>
  isUnknownOutcome(status, route.operation, route.served.family.unknownOutcomes);

/** A fault on the way out leaves the client in the dark, at least until the whole answer has arrived. */
export const isDarkening = (passage: Passage, { status, replay }: FaultEffect): boolean =>
  status === undefined ? replay !== true : isUnknown(passage, status);

/**
 * Records a request that was not processed, with the status that went out. Where its client cannot know what became of it, the
 * request is `FAILED` under each id that it has, even if the rest of it breaks the contract: it may be reversed. True: the
 * message has a record that must know how it was answered.
 */
export function recordUnprocessed(
  passage: Passage,
  unit: UnitOfWork,
  answered: number | null,
  answer: Answer | undefined,
): boolean {
  if (passage.route.operation.kind !== "request") return false;
  const unknown = isUnknown(passage, answered);
  const ids = unknown
    ? usableIdsOf(passage)
    : isWellFormed(passage)
      ? [messageIdOf(passage) ?? ""]
      : [];
  const recorded = ids.filter((id) => {
    if (isFirst(passage, unit, id)) {
      const result = { answered, answer: answer?.body, data: null };
      settleRequest(
        unit,
        passage.route.served.transitions,
        { ...incomingOf(passage, unit), id },
        unknown ? "failure" : "decline",
        result,
      );
      return true;
    }
    return recordLate(passage, unit, id, answered);
  });
  return recorded.length > 0;
}

/** The message is the first one with its id, or the one that is in process. */
export function isFirst(passage: Passage, unit: UnitOfWork, id: string): boolean {
  const known = unit.message(id);
  return known === undefined || (passage.inProcess && known.state === "PROCESSING");
}

/** A request whose reversal came first is late whatever hits it: its id is used up. */
function recordLate(
  passage: Passage,
  unit: UnitOfWork,
  id: string,
  answered: number | null,
): boolean {
  const incoming = { ...incomingOf(passage, unit), id };
  const refused = admit(unit, passage.route.served.transitions, incoming, {
    resumed: passage.inProcess,
  });
  const record = refused?.reason === "reversedBefore" ? unit.message(id) : undefined;
  if (record !== undefined) unit.record({ ...record, answered });
  return record !== undefined;
}
