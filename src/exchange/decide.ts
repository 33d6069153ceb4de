import type { ReachedBound } from "../limits/bounds";
import type { DelaySetting } from "../compare/profile";
import { type Answer, type Refusal, refuse, type Finding } from "../contract/answer";
import { commonErrors } from "../contract/error-catalogue";
import { jsonOf } from "../contract/values/json-value";
import { formatDetail } from "../contract/checks/reader";
import { settleRequest } from "../lifecycle/apply";
import type { Call } from "../lifecycle/call";
import { editAnswer } from "../scenario/faults/kind";
import { type Draw, type FaultEffect, effectOf, explainFault } from "../scenario/faults";
import type { AppliedFault } from "../scenario/runs";
import { noteRefused } from "../store";
import type { Upstream } from "../upstream/answer";
import { boundRefusal, answerRefusal, isSpoiling, simulatedAnswer } from "./delivery/refusal";
import { decideByReply, forward, noteKeptBack } from "./provider/forward";
import { notForwarded, refusalInPlace } from "./provider/kept-back";
import type { MetHolds } from "./held";
import { holdForTester, inProcess, withholdForTester } from "./hold-message";
import { identityRefusal, noteOwnReading } from "./identity";
import type { Decision, FaultOrigin, FinalDecision, HoldDecision, Step, Work } from "./step";
import {
  type ProcessedMessage,
  admission,
  incomingOf,
  lookupIdUsed,
  processAdvice,
  processLookup,
  processRequest,
} from "./transactions";
import { hidesOutcome, isUnknown, recordFailed, recordUnprocessed, toldBy } from "./unanswered";

/**
 * Decides about a message, within one unit of work: the scenario's fault before processing, the checks in
 * the order of the family's reference, the processing, the fault after it.
 */
export function decide(work: Work): Decision {
  const { refused, withheld, decided, services, message } = work.step;
  if (refused !== undefined) return decideRefused(work, refused);
  if (withheld !== undefined) {
    const { decision } = withheld;
    return decided === undefined ? decision : applyAfter(work, decision, decided);
  }
  const holds = services.holds.metBy(message);
  return decideBefore(work, holds) ?? decideByProcessing(work, holds);
}

/** What the tester or the scenario makes of a message in place of its processing; undefined: it is processed. */
function decideBefore(work: Work, { before: wanted }: MetHolds): Decision | undefined {
  const { decided, heldBy, number } = work.step;
  if (decided?.fault.when === "before") return applyBefore(work, decided, "tester");
  const isFirst = number === undefined && !heldBy.includes("tester");
  const held = isFirst && wanted !== undefined ? holdForTester(work, wanted) : undefined;
  if (held !== undefined) return held;
  const before = faultBefore(work.step);
  return before === undefined || before.effect.approvedPercent !== undefined
    ? undefined
    : applyBefore(work, before, "scenario");
}

function decideByProcessing(work: Work, { after: wanted }: MetHolds): Decision {
  const { step } = work;
  const decision = approvedInPart(asProvider(work, process(work)), faultBefore(step));
  if ("hold" in decision) return decision;
  const after = step.decided ?? step.matchedRules?.after;
  const final = after === undefined ? decision : applyAfter(work, decision, after);
  return (wanted && withholdForTester(work, wanted, final)) ?? final;
}

/** The scenario's fault before processing, which strikes a message once. */
const faultBefore = ({ heldBy, matchedRules }: Step): AppliedFault | undefined =>
  heldBy.includes("scenario") ? undefined : matchedRules?.before;

/** A message that is not processed: a restore has taken it away, the simulator stops, or has failed. */
function decideRefused(
  work: Work,
  { because, refusal }: NonNullable<Step["refused"]>,
): FinalDecision {
  if (because === "stopping") return rejectHeld(work, refusal);
  const answer = answerRefusal(work.step, refusal);
  return because === "failed" ? recordFailed(work.step, work.unit, answer) : { answer };
}

/** The fault that had a part approved has struck where something was approved here. */
function approvedInPart(decision: Decision, fault: AppliedFault | undefined): Decision {
  if (fault === undefined || "hold" in decision) return decision;
  const { answer, applied = [] } = decision;
  const isApproved = answer !== undefined && answer.status < 300 && answer.received === undefined;
  return isApproved ? { ...decision, applied: [fault, ...applied] } : decision;
}

/** Has the simulator answer as the provider of its profile does, and take as long; that is no strike. */
function asProvider(work: Work, decision: Decision): Decision {
  const { services, message } = work.step;
  const { contract, operation, administer } = message.route;
  const { profile } = services;
  if (profile === undefined || message.upstream !== undefined || administer !== undefined)
    return decision;
  if ("hold" in decision || decision.answer === undefined) return decision;
  const about = { interface: contract.name, operation: operation.id, sent: message.parts.body };
  const answer = profile.answer(about, decision.answer);
  tellOtherwise(work, decision.answer, answer);
  const delay = decision.fault === undefined && profile.delay(contract.name, operation.id);
  return { ...decision, answer, ...(delay && { fault: slowness(work, delay) }) };
}

/** The usual wait of a provider, by half of its answers and by 95 of 100. */
function slowness(work: Work, { p50, p95 }: DelaySetting): AppliedFault {
  const normal = {
    mean: `${Math.round(p50)}ms`,
    deviation: `${Math.round((p95 - p50) / 1.645)}ms`,
  };
  const fault = { when: "after" as const, kind: "delay" as const, for: { normal } };
  return {
    fault,
    effect: effectOf(fault, drawFor(work)),
    source: "profile",
    text: "as its provider",
  };
}

function process(work: Work): Decision {
  const { step, unit } = work;
  const { operation, administer } = step.message.route;
  const upstream = step.message.upstream;
  if (upstream !== undefined) return passOn(work, upstream);
  const administered = administer?.(step, unit);
  if (administered !== undefined) return { answer: administered };
  const refusal = formRefusal(work);
  if (refusal !== undefined) return refuseForm(work, refusal);
  const call = callOf(work);
  const answer = (refused: Refusal) => answerRefusal(step, refused);
  switch (operation.kind) {
    case "request":
      return (
        admission(step, call, answer) ??
        withoutRoom(work, answer) ??
        withFixtureFault(work, call, () => withRoom(work, processRequest(step, call, answer)))
      );
    case "advice":
      return withFixtureFault(work, call, () => processAdvice(step, call, answer));
    default: {
      const used = lookupIdUsed(step, call);
      if (used !== undefined) return { answer: answer(used) };
      return withFixtureFault(work, call, () => processLookup(step, call, answer));
    }
  }
}

/** What a provider is asked, or has answered. */
function passOn(work: Work, upstream: Upstream): Decision {
  const { step, unit, findings } = work;
  const { message, replied, services } = step;
  const note = (finding: Finding): void => {
    findings.push(finding);
  };
  if (replied !== undefined || message.unreadable === undefined) noteOwnReading(step, note);
  if (replied !== undefined) return decideByReply(step, unit, { upstream, replied, note });
  const keptBack = refusalInPlace(message, upstream);
  if (keptBack === undefined && services.held.fullness(message.space) === undefined)
    return forward(step, unit, upstream);
  keepBack(work);
  const full = services.held.fullness(message.space);
  const refusal = keptBack ?? (full && refuseFull(work, full));
  return refusal === undefined
    ? forward(step, unit, upstream)
    : { answer: answerRefusal(step, refusal) };
}

/** The message does not go to its provider. */
function keepBack({ step, unit, findings }: Work): void {
  findings.push(notForwarded);
  noteKeptBack(step, unit);
}

/** A call of the family's behaviour with this message. */
function callOf({ step, unit, findings, waitersToNotify }: Work): Call {
  const { services, message, matchedRules } = step;
  const { route, parts, sender, user, req } = message;
  const approvedPercent = matchedRules?.before?.effect.approvedPercent;
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
    ...(approvedPercent !== undefined && { approvedPercent }),
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
function refuseForm(work: Work, refusal: Refusal): ProcessedMessage {
  const { step, unit } = work;
  if (step.inProcess) return rejectHeld(work, refusal);
  const answer = answerRefusal(step, refusal);
  const { id, sender, reading, route } = step.message;
  const { operation, served } = route;
  const hasId = id !== null && reading.violations.every(({ field }) => field !== "id");
  if (
    served.family.sendersApart === true &&
    operation.kind === "request" &&
    hasId &&
    unit.message(id) === undefined
  ) {
    unit.rememberRefused({
      id,
      kind: operation.transaction ?? "",
      sender,
      status: answer.status,
      answer: jsonOf(answer.body),
    });
  }
  return { answer, recorded: false };
}

/** The refusal of a new request, where no more can be kept; undefined: there is room. */
function withoutRoom(
  work: Work,
  answer: (refusal: Refusal) => Answer,
): ProcessedMessage | undefined {
  const { step, unit } = work;
  const full = step.inProcess ? undefined : step.services.store.fullness(unit.space);
  if (full === undefined) return undefined;
  return { answer: answer(refuseFull(work, full)), recorded: false };
}

/** The refusal of a message for which there is no room; a finding says that it was not the POS's fault. */
function refuseFull({ step, findings }: Work, reached: ReachedBound): Refusal {
  noteRefused(step.message.space, reached.bound, step.message.receivedAt);
  findings.push({
    code: "bound-reached",
    text: `the simulator holds at most ${reached.limit} ${reached.of}`,
  });
  return boundRefusal(reached, step.message.route.operation);
}

/** The checks that look at the message alone. Pure, but for the finding about the client. */
function formRefusal({ step, findings }: Work): Refusal | undefined {
  const { unreadable, reading, route } = step.message;
  if (unreadable !== undefined) return unreadable;
  const { violations } = reading;
  if (violations.length > 0) {
    const detail = formatDetail(violations, route.contract, route.operation);
    return refuse(commonErrors["fields-invalid"], detail);
  }
  return identityRefusal(step, (finding) => findings.push(finding));
}

/** A fault that an entity of the message brings along; the same engine as a scenario's. */
function withFixtureFault(
  work: Work,
  call: Call,
  process: () => ProcessedMessage | HoldDecision,
): Decision {
  const { heldBy, message } = work.step;
  const { served, operation } = message.route;
  const found = heldBy.includes("fixture") ? undefined : served.faults.get(operation.id)?.(call);
  if (found === undefined) return process();
  const fault: AppliedFault = {
    fault: found.fault,
    effect: effectOf(found.fault, drawFor(work)),
    source: `fixture:${found.source}`,
    text: `${found.source} ${explainFault(found.fault)}`,
    ...(found.facts && { facts: found.facts }),
  };
  if (found.fault.when === "before") return applyBefore(work, fault, "fixture");
  const decision = process();
  return "hold" in decision ? decision : applyAfter(work, decision, fault);
}

/** What a fixture's fault leaves to chance follows from the message. */
function drawFor({ step: { message }, unit }: Work): Draw {
  let drawn = 0;
  return () =>
    unit.generate(`fault ${(drawn += 1)}`, message.id ?? message.req.originalUrl).readUInt32BE(0) /
    2 ** 32;
}

/** Applies a fault before processing: no entity changes. */
function applyBefore(work: Work, fault: AppliedFault, origin: FaultOrigin): Decision {
  const { effect } = fault;
  const applied = [fault];
  if (effect.replay === true) return { hold: fault, heldBy: origin, applied };
  if (effect.waitMs !== undefined) return { ...hold(work, fault, origin), applied };
  const { step, unit } = work;
  if (step.message.upstream !== undefined) keepBack(work);
  const answer = simulatedAnswer(step, fault);
  return {
    ...(answer && { answer }),
    ...(isSpoiling(effect) && { fault }),
    recorded: recordUnprocessed(step, unit, toldBy(answer), answer),
    unprocessed: true,
    applied,
  };
}

/** Applies a fault on the way out. */
function applyAfter(work: Work, decision: FinalDecision, fault: AppliedFault): FinalDecision {
  const { step, unit } = work;
  const { answer, recorded, applied = [], mirrored } = decision;
  if (mirrored !== undefined) return decision;
  noteEdit(work, answer, fault.effect);
  return {
    ...decision,
    fault,
    recorded:
      recorded === true ||
      (hidesOutcome(step, fault.effect, answer?.status) &&
        recordUnprocessed(step, unit, null, answer)),
    applied: [...applied, fault],
  };
}

/** What a fault edits in the answer of a success is what the client will bring back. */
function noteEdit(work: Work, answer: Answer | undefined, { edit }: FaultEffect): void {
  if (edit === undefined || answer === undefined) return;
  if (answer.received === undefined) tellOtherwise(work, answer, editAnswer(answer, edit));
}

/** The client will bring back what it was told of a success. */
function tellOtherwise(
  { step: { message }, unit }: Work,
  { status, body: made }: Answer,
  { body: told }: Answer,
): void {
  const { route, id } = message;
  if (status >= 300 || made === told) return;
  route.served.family.tellsOtherwise?.({ unit, operation: route.operation.id, id, made, told });
}

/** A request that is not decided yet waits, where the data space may hold one more. */
function withRoom(
  work: Work,
  decision: ProcessedMessage | HoldDecision,
): ProcessedMessage | HoldDecision {
  if (!("hold" in decision)) return decision;
  const { services, message } = work.step;
  const full = services.held.fullness(message.space);
  return full === undefined ? decision : rejectHeld(work, refuseFull(work, full), true);
}

function hold(work: Work, fault: AppliedFault, heldBy: FaultOrigin): Decision {
  const { step, unit } = work;
  const { services, message } = step;
  const full = services.held.fullness(message.space);
  if (full !== undefined) {
    const answer = answerRefusal(step, refuseFull(work, full));
    // Its client may come again with the same id, unless it cannot know that nothing was done.
    const recorded =
      isUnknown(step, answer.status) && recordUnprocessed(step, unit, answer.status, answer);
    return { answer, recorded };
  }
  return inProcess(work, { hold: fault, heldBy });
}

/** Refuses a message that was held and will not be processed; its request is recorded as declined. */
function rejectHeld(
  { step, unit }: Work,
  refusal: Refusal,
  inProcess = step.inProcess,
): ProcessedMessage {
  const answer = answerRefusal(step, refusal);
  const incoming = incomingOf(step, unit);
  const record = inProcess ? unit.message(incoming.id) : undefined;
  if (record?.state !== "PROCESSING") return { answer, recorded: false };
  settleRequest(unit, step.message.route.served.transitions, incoming, {
    event: isUnknown(step, answer.status) ? "failure" : "decline",
    answered: answer.status,
    answer: answer.body,
    data: null,
  });
  return { answer, recorded: true };
}
