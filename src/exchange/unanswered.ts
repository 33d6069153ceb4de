import type { Answer } from "../contract/answer";
import { isUnknownOutcome } from "../contract/refusals";
import { admit, settleRequest } from "../lifecycle/apply";
import type { FaultEffect } from "../scenario/faults";
import type { UnitOfWork } from "../store";
import { isWellFormed } from "./identity";
import type { FinalDecision, Step } from "./step";
import { incomingOf } from "./transactions";

/** A status after which the client cannot know the outcome of its message; null: nothing was answered. */
export const isUnknown = ({ message: { route } }: Step, status: number | null): boolean =>
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
export function hidesOutcome(
  step: Step,
  { status, page, replay, edit }: FaultEffect,
  truth: number | undefined,
): boolean {
  if (replay === true) return false;
  const sent = edit === undefined ? status : (edit.status ?? truth);
  if (sent === undefined || isUnknown(step, sent)) return true;
  return page === true && sent >= 500;
}

/**
 * Records a request that was not processed, with the status that went out. Where its client cannot
 * know what became of it, the request is `FAILED` under each id that it has, even if the rest of it
 * breaks the contract: it may be reversed. True: the message has a record that must know how it was
 * answered.
 */
export function recordUnprocessed(
  step: Step,
  unit: UnitOfWork,
  answered: number | null,
  answer: Answer | undefined,
): boolean {
  if (step.message.route.operation.kind !== "request" || step.message.upstream !== undefined)
    return false;
  const unknown = isUnknown(step, answered);
  const ids = unknown
    ? step.message.usableIds
    : isWellFormed(step.message)
      ? [step.message.id ?? ""]
      : [];
  const recorded = ids.filter((id) => {
    if (isFirst(step, unit, id)) {
      settleRequest(
        unit,
        step.message.route.served.transitions,
        { ...incomingOf(step, unit), id },
        {
          event: unknown ? "failure" : "decline",
          answered,
          answer: answer?.body,
          data: null,
        },
      );
      return true;
    }
    return recordLate(step, unit, id, answered);
  });
  return recorded.length > 0;
}

/** The message is the first one with its id, or the one that is in process. */
export function isFirst(step: Step, unit: UnitOfWork, id: string): boolean {
  const known = unit.message(id);
  return known === undefined || (step.inProcess && known.state === "PROCESSING");
}

/** A request whose reversal came first is late whatever hits it: its id is used up. */
function recordLate(step: Step, unit: UnitOfWork, id: string, answered: number | null): boolean {
  const incoming = { ...incomingOf(step, unit), id };
  const refused = admit(unit, step.message.route.served.transitions, incoming, {
    resumed: step.inProcess,
  });
  const record = refused?.reason === "reversedBefore" ? unit.message(id) : undefined;
  if (record !== undefined) unit.record({ ...record, answered });
  return record !== undefined;
}

/** Records a request as failed that a failure of ours hit, unless it is on record already. */
export function recordFailed(step: Step, unit: UnitOfWork, answer: Answer): FinalDecision {
  const { operation, served } = step.message.route;
  const [id] = operation.kind === "request" ? step.message.usableIds : [];
  if (id === undefined || step.message.upstream !== undefined) return { answer };
  const known = unit.message(id);
  if (known !== undefined && !(step.inProcess && known.state === "PROCESSING")) return { answer };
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
    sender: served.family.sendersApart === true ? step.message.sender : null,
  });
  return { answer, recorded: true };
}
