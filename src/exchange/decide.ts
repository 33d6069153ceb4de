import type { ReachedBound } from "../limits/bounds";
import { type Answer, type Refusal, refuse } from "../contract/answer";
import { commonErrors } from "../contract/error-catalogue";
import { jsonOf } from "../contract/values/json-of";
import { formatDetail } from "../contract/checks/reader";
import { onHold, settleRequest } from "../lifecycle/apply";
import type { Call } from "../lifecycle/call";
import { edited } from "../scenario/faults/answer-edit";
import { type Draw, type FaultEffect, effectOf, explainFault } from "../scenario/faults";
import type { AppliedFault } from "../scenario/runs";
import type { UnitOfWork } from "../store";
import { boundRefusal } from "./delivery/bound-refusal";
import { answerRefusal } from "./delivery/refusal";
import { identityRefusal } from "./identity";
import type { Decision, Final, Hold, Progress } from "./progress";
import { isSpoiling, simulatedAnswer } from "./simulated-refusal";
import {
  type Processed,
  admission,
  incomingOf,
  lookupIdUsed,
  processAdvice,
  processLookup,
  processRequest,
} from "./transactions";
import { isDarkening, isFirst, isUnknown, recordUnprocessed, toldBy } from "./unanswered";

/**
 * Decides about a message, within one unit of work: the scenario's fault before the processing, the checks in
 * the order of the family's reference, the processing, the fault after it.
 */
export function decide(progress: Progress, unit: UnitOfWork): Decision {
  const { matchedRules } = progress;
  progress.findings = [...progress.message.reading.findings];
  if (matchedRules.before !== undefined && progress.alreadyApplied.scenario !== true) {
    progress.alreadyApplied.scenario = true;
    return applyBefore(progress, unit, matchedRules.before);
  }
  const decision = process(progress, unit);
  return "hold" in decision || matchedRules.after === undefined
    ? decision
    : applyAfter(progress, unit, decision, matchedRules.after);
}

function process(progress: Progress, unit: UnitOfWork): Decision {
  const administered = progress.message.route.administer?.(progress, unit);
  if (administered !== undefined) return { answer: administered };
  const refusal = formRefusal(progress);
  if (refusal !== undefined) return refuseForm(progress, unit, refusal);
  const call = callOf(progress, unit);
  const answer = (refused: Refusal) => answerRefusal(progress, refused);
  switch (progress.message.route.operation.kind) {
    case "request": {
      const refused = admission(progress, call, answer) ?? withoutRoom(progress, unit, answer);
      return (
        refused ??
        withFixtureFault(progress, call, () =>
          withRoom(progress, unit, processRequest(progress, call, answer)),
        )
      );
    }
    case "advice":
      return withFixtureFault(progress, call, () => processAdvice(progress, call, answer));
    default: {
      const used = lookupIdUsed(progress, call);
      if (used !== undefined) return { answer: answer(used) };
      return withFixtureFault(progress, call, () => processLookup(progress, call, answer));
    }
  }
}

/** A call of the family's behaviour with this message. */
function callOf(
  { services, message, waitersToNotify, findings }: Progress,
  unit: UnitOfWork,
): Call {
  const { route, parts, sender, user, req } = message;
  return {
    unit,
    contract: route.contract,
    operation: route.operation,
    path: parts.path,
    query: parts.query,
    body: parts.body,
    sender,
    user,
    url: () => req.originalUrl.replace(/\/?(\?.*)?$/, ""),
    endWait: (requestId) => {
      waitersToNotify.push(requestId);
    },
    reaches: (target) => services.onward?.targets.has(target) ?? false,
    note: (finding) => {
      findings.push(finding);
    },
  };
}

/**
 * A request that is refused for its form is remembered under its id, where clients may ask for it;
 * one that was held is declined.
 */
function refuseForm(progress: Progress, unit: UnitOfWork, refusal: Refusal): Processed {
  if (progress.inProcess) return rejectHeld(progress, unit, refusal);
  const answer = answerRefusal(progress, refusal);
  const {
    operation,
    served: { family },
  } = progress.message.route;
  const id = progress.message.id;
  const hasId =
    id !== null && progress.message.reading.violations.every(({ field }) => field !== "id");
  if (
    family.sendersApart === true &&
    operation.kind === "request" &&
    hasId &&
    unit.message(id) === undefined
  ) {
    unit.rememberRefused({
      id,
      kind: operation.transaction ?? "",
      sender: progress.message.sender,
      status: answer.status,
      answer: jsonOf(answer.body),
    });
  }
  return { answer, recorded: false };
}

/** The refusal of a new request, where no more can be kept; undefined: there is room. */
function withoutRoom(
  progress: Progress,
  unit: UnitOfWork,
  answer: (refusal: Refusal) => Answer,
): Processed | undefined {
  const full = progress.inProcess ? undefined : progress.services.store.fullness(unit.space);
  if (full === undefined) return undefined;
  return { answer: answer(refuseFull(progress, full)), recorded: false };
}

/** The refusal of a message for which there is no room; a finding says that it was not the POS's fault. */
function refuseFull({ findings, message }: Progress, reached: ReachedBound): Refusal {
  findings.push({
    code: "bound-reached",
    text: `the simulator holds at most ${reached.limit} ${reached.of}`,
  });
  return boundRefusal(reached, message.route.operation);
}

/** The checks that look at the message alone. Pure, but for the finding about the client. */
function formRefusal(progress: Progress): Refusal | undefined {
  if (progress.message.unreadable !== undefined) return progress.message.unreadable;
  const { violations } = progress.message.reading;
  if (violations.length > 0)
    return refuse(
      commonErrors["fields-invalid"],
      formatDetail(violations, progress.message.route.contract, progress.message.route.operation),
    );
  return identityRefusal(progress);
}

/** A fault that an entity of the message brings along; the same engine as a scenario's. */
function withFixtureFault(
  progress: Progress,
  call: Call,
  work: () => Processed | { hold: Hold },
): Decision {
  const found =
    progress.alreadyApplied.fixture === true
      ? undefined
      : progress.message.route.served.faults.get(progress.message.route.operation.id)?.(call);
  if (found === undefined) return work();
  progress.alreadyApplied.fixture = true;
  const fault: AppliedFault = {
    fault: found.fault,
    effect: effectOf(found.fault, drawFor(progress, call.unit)),
    source: `fixture:${found.source}`,
    text: `${found.source} ${explainFault(found.fault)}`,
    ...(found.facts && { facts: found.facts }),
  };
  if (found.fault.when === "before") return applyBefore(progress, call.unit, fault);
  const decision = work();
  if (!("hold" in decision)) return applyAfter(progress, call.unit, decision, fault);
  progress.alreadyApplied.fixture = false;
  return decision;
}

/** What a fixture's fault leaves to chance follows from the message. */
function drawFor(progress: Progress, unit: UnitOfWork): Draw {
  let drawn = 0;
  return () =>
    unit
      .generate(`fault ${(drawn += 1)}`, progress.message.id ?? progress.message.req.originalUrl)
      .readUInt32BE(0) /
    2 ** 32;
}

function noteApplied(progress: Progress, fault: AppliedFault): AppliedFault {
  progress.appliedFaults.push(fault);
  return fault;
}

/** Applies a fault before the processing: no entity changes. */
function applyBefore(progress: Progress, unit: UnitOfWork, fault: AppliedFault): Decision {
  const { effect } = noteApplied(progress, fault);
  if (effect.replay === true) return { hold: fault };
  if (effect.waitMs !== undefined) return hold(progress, unit, fault);
  progress.unprocessed = true;
  const answer = simulatedAnswer(progress, fault);
  const recorded = recordUnprocessed(progress, unit, toldBy(answer), answer);
  return isSpoiling(effect)
    ? { ...(answer && { answer }), fault, recorded }
    : { ...(answer && { answer }), recorded };
}

/** Applies a fault on the way out. */
function applyAfter(
  progress: Progress,
  unit: UnitOfWork,
  decision: Final,
  fault: AppliedFault,
): Final {
  const recorded =
    decision.recorded === true ||
    (isDarkening(progress, fault.effect, decision.answer?.status) &&
      recordUnprocessed(progress, unit, null, decision.answer));
  noteEdit(progress, unit, decision.answer, fault.effect);
  return { ...decision, fault: noteApplied(progress, fault), recorded };
}

/** What a fault edits in the answer of a success is what the client will bring back. */
function noteEdit(
  { message: { id, route } }: Progress,
  unit: UnitOfWork,
  answer: Answer | undefined,
  { edit }: FaultEffect,
): void {
  if (edit === undefined || answer === undefined || answer.status >= 300) return;
  route.served.family.tellsOtherwise?.({
    unit,
    operation: route.operation.id,
    id,
    made: answer.body,
    told: edited(answer, edit).body,
  });
}

/** A request that is not decided yet waits, where the data space may hold one more. */
function withRoom<D extends Processed | { hold: Hold }>(
  progress: Progress,
  unit: UnitOfWork,
  decision: D,
): D | Processed {
  if (!("hold" in decision)) return decision;
  const full = progress.services.held.fullness(progress.message.space);
  return full === undefined ? decision : rejectHeld(progress, unit, refuseFull(progress, full));
}

function hold(progress: Progress, unit: UnitOfWork, fault: AppliedFault): Decision {
  const { held } = progress.services;
  const full = held.fullness(progress.message.space);
  if (full !== undefined) {
    const answer = answerRefusal(progress, refuseFull(progress, full));
    // Its client may come again with the same id, unless it cannot know that nothing was done.
    const recorded =
      isUnknown(progress, answer.status) &&
      recordUnprocessed(progress, unit, answer.status, answer);
    return { answer, recorded };
  }
  const incoming = incomingOf(progress, unit);
  const usable =
    progress.message.route.operation.kind === "request" &&
    progress.message.usableIds.includes(incoming.id);
  if (!progress.inProcess && usable && isFirst(progress, unit, incoming.id)) {
    settleRequest(unit, progress.message.route.served.transitions, incoming, onHold);
    progress.inProcess = true;
  }
  return { hold: fault };
}

/** Refuses a message that was held and will not be processed; its request is recorded as declined. */
export function rejectHeld(progress: Progress, unit: UnitOfWork, refusal: Refusal): Processed {
  const answer = answerRefusal(progress, refusal);
  const record = progress.inProcess ? unit.message(incomingOf(progress, unit).id) : undefined;
  if (record?.state !== "PROCESSING") return { answer, recorded: false };
  const event = isUnknown(progress, answer.status) ? "failure" : "decline";
  settleRequest(unit, progress.message.route.served.transitions, incomingOf(progress, unit), {
    event,
    answered: answer.status,
    answer: answer.body,
    data: null,
  });
  return { answer, recorded: true };
}
