import type { Answer } from "../contract/answer";
import { isUnknownOutcome } from "../contract/unknown-outcome";
import { admit, settleRequest } from "../lifecycle/apply";
import type { FaultEffect } from "../scenario/faults";
import type { UnitOfWork } from "../store";
import { isWellFormed } from "./identity";
import type { Final, Progress } from "./progress";
import { incomingOf } from "./transactions";

/** A status after which the client cannot know the outcome of its message; null: nothing was answered. */
export const isUnknown = ({ message: { route } }: Progress, status: number | null): boolean =>
  isUnknownOutcome(status, route.operation, route.contract.unknownOutcomes);

/**
 * The status by which a client knows what became of its message; null: none did. A failure in a page of a proxy is no
 * word of the service.
 */
export const toldBy = (answer: Answer | undefined): number | null =>
  answer === undefined || (answer.page !== undefined && answer.status >= 500)
    ? null
    : answer.status;

/**
 * A fault on the way out leaves the outcome unknown to the client, at least until the whole answer has
 * arrived. `truth`: the status of the true answer.
 */
export function isDarkening(
  progress: Progress,
  { status, page, replay, edit }: FaultEffect,
  truth: number | undefined,
): boolean {
  if (replay === true) return false;
  const sent = edit === undefined ? status : (edit.status ?? truth);
  if (sent === undefined || isUnknown(progress, sent)) return true;
  return page === true && sent >= 500;
}

/**
 * Records a request that was not processed, with the status that went out. Where its client cannot
 * know what became of it, the request is `FAILED` under each id that it has, even if the rest of it
 * breaks the contract: it may be reversed. True: the message has a record that must know how it was
 * answered.
 */
export function recordUnprocessed(
  progress: Progress,
  unit: UnitOfWork,
  answered: number | null,
  answer: Answer | undefined,
): boolean {
  if (progress.message.route.operation.kind !== "request") return false;
  const unknown = isUnknown(progress, answered);
  const ids = unknown
    ? progress.message.usableIds
    : isWellFormed(progress)
      ? [progress.message.id ?? ""]
      : [];
  const recorded = ids.filter((id) => {
    if (isFirst(progress, unit, id)) {
      settleRequest(
        unit,
        progress.message.route.served.transitions,
        { ...incomingOf(progress, unit), id },
        {
          event: unknown ? "failure" : "decline",
          answered,
          answer: answer?.body,
          data: null,
        },
      );
      return true;
    }
    return recordLate(progress, unit, id, answered);
  });
  return recorded.length > 0;
}

/** The message is the first one with its id, or the one that is in process. */
export function isFirst(progress: Progress, unit: UnitOfWork, id: string): boolean {
  const known = unit.message(id);
  return known === undefined || (progress.inProcess && known.state === "PROCESSING");
}

/** A request whose reversal came first is late whatever hits it: its id is used up. */
function recordLate(
  progress: Progress,
  unit: UnitOfWork,
  id: string,
  answered: number | null,
): boolean {
  const incoming = { ...incomingOf(progress, unit), id };
  const refused = admit(unit, progress.message.route.served.transitions, incoming, {
    resumed: progress.inProcess,
  });
  const record = refused?.reason === "reversedBefore" ? unit.message(id) : undefined;
  if (record !== undefined) unit.record({ ...record, answered });
  return record !== undefined;
}

/** Records a request as failed that a failure of ours hit, unless it is on record already. */
export function recordFailed(progress: Progress, unit: UnitOfWork, answer: Answer): Final {
  const { operation, served } = progress.message.route;
  const [id] = operation.kind === "request" ? progress.message.usableIds : [];
  if (id === undefined) return { answer };
  const known = unit.message(id);
  if (known !== undefined && !(progress.inProcess && known.state === "PROCESSING"))
    return { answer };
  unit.record({
    id,
    family: served.family.name,
    role: "request",
    kind: operation.transaction ?? "",
    requestId: null,
    state: "FAILED",
    answered: answer.status,
    digest: "",
    answer: JSON.stringify(answer.body),
    data: null,
    at: unit.at,
    sender: served.family.sendersApart === true ? progress.message.sender : null,
  });
  return { answer, recorded: true };
}
