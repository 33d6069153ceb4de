import { v4 } from "uuid";
import { refuse } from "../contract/answer";
import { commonErrors } from "../contract/error-catalogue";
import type { AdviceKind } from "../contract/operation";
import type { UpstreamNote } from "../journal/exchange";
import type { MatchedRules } from "../scenario/runs";
import { type UnitOfWork, countRecent, isDiskFull, openUnit } from "../store";
import { failureRefusal, answerRefusal, resetMeanwhile, withStatus } from "./delivery/refusal";
import { afterCommit, catchUp } from "./out-of-band-changes";
import {
  awaitDecision,
  awaitOutcome,
  decisionOn,
  noteLeaving,
  placeFor,
  waitWatching,
} from "./delivery/waiting";
import { decide } from "./decide";
import { repliedStep, sendForward, watchUnit } from "./onward";
import { breakOff, deliver } from "./delivery/deliver";
import { deliveryOf, record } from "./record";
import type { Place } from "./held";
import { type Message, mayFollowUnseen } from "./message";
import type { ExchangeServices } from "./services";
import {
  type DecidedStep,
  type DecisionHold,
  type FinalDecision,
  type ForwardHold,
  type Delivery,
  type HeldMessage,
  type Hold,
  type Outcome,
  type SentReply,
  type Step,
  type Work,
  afterReset,
  isReset,
} from "./step";

/** A message that has just arrived. */
export const arrivedStep = (services: ExchangeServices, message: Message): Step => ({
  services,
  message,
  epoch: message.space.epoch,
  number: undefined,
  now: message.now,
  restores: message.space.restores,
  findings: message.reading.findings,
  matchedRules: undefined,
  appliedFaults: [],
  heldBy: [],
  inProcess: false,
  hasWaited: false,
  stateBefore: undefined,
  unsupported: undefined,
  sameConnectionAs: undefined,
  decided: undefined,
  withheld: undefined,
  refused: undefined,
  upstream: undefined,
  replied: undefined,
  copyOf: undefined,
  course: {},
});

/**
 * Takes a message through its stages, in the order of docs/architecture.md: one unit of work decides and records, a
 * message that a fault holds waits and goes on with a new one, and the answer goes out after the commit. Nothing that
 * it acknowledges can be lost. Never rejects.
 */
export async function handle(step: Step): Promise<void> {
  const { space, receivedAt } = step.message;
  countRecent(space.messages, receivedAt);
  try {
    await conclude(await committed(step));
  } catch (error) {
    breakOff(step, error);
  }
}

/** Answers a message that a failure of ours kept from being read. */
export const failMessage = (step: Step, error: unknown): Promise<void> =>
  handle(failedStep(step, error));

/** From one decision to the next, until there is an answer. */
async function conclude(first: Outcome): Promise<void> {
  let outcome = first;
  while ("hold" in outcome) {
    const { place } = outcome;
    const step = await afterWait(outcome);
    // A reset took the record and the journal's entry with it; a snapshot has no record of it, the journal has.
    outcome = isReset(step) ? refusedByReset(outcome.step) : await committed(afterReset(step));
    place?.goOn();
  }
  if (outcome.step.copyOf !== undefined) return;
  if (outcome.decision.fault?.effect.replay === true) await handleCopy(outcome.step);
  await deliver(outcome);
}

/** One unit of work: the decision and its journal entry are kept together, or the message has failed. */
async function committed(step: Step): Promise<Outcome> {
  const { services, message } = step;
  const { failures, runs, store } = services;
  let outcome: Outcome;
  let place: Place | undefined;
  const work = (): Outcome => {
    const made = workOn(step);
    if (!("hold" in made)) return made;
    // It has its place, and watches what it waits for, before the next message comes.
    place = placeFor(made.step, made.hold);
    return { ...made, place };
  };
  try {
    const isAlone = message.route.administer !== undefined;
    outcome = isAlone ? transactAlone(step, work) : await store.shared(work);
  } catch (error) {
    place?.goOn();
    runs.forget(message.space);
    if (step.refused?.because === "failed")
      return unrecordedFailure(step, error, {
        answer: answerRefusal(step, step.refused.refusal, () => v4()),
      });
    if (step.upstream?.failure === "simulator-failed")
      return unrecordedFailure(step, error, { mirrored: { silentMs: 0 } });
    return committed(failedStep(step, error));
  }
  if (failures.diskIsFull) failures.kept();
  announce(outcome);
  return outcome;
}

/**
 * Does the work of a message in a transaction of its own, as it may be a reset. A reset that is undone is none: what
 * is held goes on.
 */
function transactAlone(
  { message: { space, route }, services: { store, settlements } }: Step,
  work: () => Outcome,
): Outcome {
  const before = space.epoch;
  try {
    const outcome = store.unit(work);
    if (space.epoch !== before) settlements.endAll(space, route.served.family.name);
    return outcome;
  } catch (error) {
    space.epoch = before;
    throw error;
  }
}

/** The work of a unit: what time has changed, the scenario's rules, the decision, its place in the journal. */
function workOn(step: Step): Outcome {
  const { services, message } = step;
  const { space, route } = message;
  const opened = openUnit(route.served.source, space, step.now);
  const seen = services.onward && watchUnit(services, route.served, opened);
  const unit = seen?.unit ?? opened;
  letTimePass(step, unit);
  const begun: Step = {
    ...step,
    stateBefore: step.stateBefore ?? stateIn(message, unit),
    unsupported: step.unsupported ?? unsupportedBy(step, unit),
    matchedRules: step.matchedRules ?? (message.isSettling ? noRules : matchRules(step, unit)),
  };
  const work: Work = { step: begun, unit, findings: [...step.findings], waitersToNotify: [] };
  const decision = decide(work);
  const { stateAfter } = step.withheld ?? { stateAfter: stateIn(message, unit) };
  // Nothing is in the history, and nothing is sent onward, about data that the message itself has reset.
  const hasReset = space.epoch !== step.epoch;
  const changes = hasReset ? "" : opened.changes();
  if (!hasReset) seen?.queue();
  return record(work, decision, { stateAfter, changes });
}

/** The entities catch up with the clock; a provider's are its own affair. */
function letTimePass(step: Step, unit: UnitOfWork): void {
  const { services, message } = step;
  const { served } = message.route;
  if (served.family.catchUp !== undefined && step.message.upstream === undefined)
    catchUp(services, served, message.space, unit);
}

const noRules: MatchedRules = { explanations: [] };

/** How the scenario's rules match the message, and counts; a message that has failed is not looked at. */
function matchRules({ services, message, refused }: Step, unit: UnitOfWork): MatchedRules {
  if (refused !== undefined) return { explanations: [] };
  const { route, parts, req, space, received } = message;
  return services.runs.matchRules(
    space,
    () => ({
      interface: route.contract.name,
      operation: route.operation.id,
      kind: route.operation.kind,
      path: parts.path,
      query: parts.query,
      headers: req.headers,
      body: parts.body,
      received,
      ...(route.administer !== undefined && { onlyByName: true }),
    }),
    unit.at,
  );
}

/** Advices that the provider of a request does not support. */
function unsupportedBy(step: Step, unit: UnitOfWork): AdviceKind[] {
  const { route, parts } = step.message;
  const { operation, served } = route;
  if (operation.kind !== "request" || step.message.upstream !== undefined) return [];
  return served.family.kinds[operation.transaction ?? ""]?.unsupported?.(unit, parts.body) ?? [];
}

/** State of the transaction that the message is about. */
function stateIn(message: Message, unit: UnitOfWork): string | undefined {
  const { transactionId: id, upstream } = message;
  if (id === null) return undefined;
  const unseen = upstream !== undefined && mayFollowUnseen(message) ? "UNKNOWN" : "NONE";
  return unit.message(id)?.state ?? unseen;
}

/** Notifies all who wait for the message or follow it. */
function announce(outcome: Outcome): void {
  const { step } = outcome;
  const { services, message, number, waitersToNotify } = step;
  const { space, route, transactionId } = message;
  // A lookup may have come between the request's work and its commit: it waits for the request's end, not for this.
  const isBegun = "hold" in outcome && step.inProcess;
  if (step.copyOf === undefined) step.course.decided = step;
  services.journal.publish(space, number ?? 0);
  if (services.settlements.watched.size > 0)
    services.settlements.settled(
      space,
      isBegun ? waitersToNotify : [transactionId, ...waitersToNotify],
    );
  if (services.onward !== undefined) afterCommit(services, route.served, space);
}

/** Handles a copy of a message; its answer goes nowhere, and no fault is applied to it. */
async function handleCopy(original: DecidedStep): Promise<void> {
  const outcome = await committed(copyOf(original));
  // Nobody asks for a lookup's outcome again; a request that came by a copy is decided as any other.
  if (!("hold" in outcome)) return;
  if (!("undecidedForMs" in outcome.hold) && !("forwardTo" in outcome.hold)) return;
  conclude(outcome).catch((error: unknown) => {
    breakOff(original, error);
  });
}

const copyOf = ({ services, message, epoch, restores, number, course }: DecidedStep): Step => ({
  ...arrivedStep(services, message),
  now: services.clocks.now(message.space),
  epoch,
  restores,
  course,
  matchedRules: { explanations: [] },
  heldBy: ["scenario", "fixture", "tester"],
  copyOf: number,
});

/** The step after the wait of a message that is held. */
async function afterWait(held: HeldMessage): Promise<Step> {
  try {
    if ("forwardTo" in held.hold)
      return repliedStep(held, held.hold, await sendForward(held, held.hold));
    if ("byTester" in held.hold)
      return decidedStep(held, held.hold, await decisionOn(held, held.hold));
    return resumedStep(held, await waitForHold(held, held.hold));
  } catch (error) {
    return failedStep(held.step, error);
  }
}

/** Waits as long as a hold says; false: the simulator stops, and the message will not be processed. */
async function waitForHold(
  { step, place }: HeldMessage,
  hold: Exclude<Hold, ForwardHold | DecisionHold>,
): Promise<boolean> {
  if ("awaits" in hold) {
    await awaitOutcome(step, hold, place);
    return true;
  }
  if ("undecidedForMs" in hold) return awaitDecision(step, hold, place);
  if (hold.effect.replay === true) {
    await handleCopy(step);
    return true;
  }
  return waitWatching(step, hold.effect.waitMs ?? 0, {
    left: noteLeaving(step),
    over: place?.end,
  });
}

/** The message goes on after its wait; not `reached`: it will not be processed. */
function resumedStep({ step, hold }: HeldMessage, reached: boolean): Step {
  const { services, message } = step;
  const refused = refusalMeanwhile(step, reached);
  return {
    ...step,
    now: services.clocks.now(message.space),
    findings: refused === undefined ? message.reading.findings : step.findings,
    hasWaited: step.hasWaited || "awaits" in hold,
    refused,
  };
}

/** The message goes on as the tester has decided, or as it is. */
function decidedStep(held: HeldMessage, { withheld }: DecisionHold, reached: boolean): Step {
  const resumed = resumedStep(held, reached);
  const { stateAfter, findings } = held.step;
  return {
    ...resumed,
    decided: held.place?.byTester?.decision?.fault,
    // Its processing is not begun anew.
    ...(withheld && { withheld: { decision: withheld, stateAfter }, findings }),
  };
}

/** What goes out where a reset has taken a message away that was held. */
const refusedByReset = (step: DecidedStep): Delivery =>
  deliveryOf(step, { answer: answerRefusal(step, resetMeanwhile) });

/** Why a message that was held is not processed; undefined: it is. */
function refusalMeanwhile(
  { message: { space, route }, restores }: Step,
  reached: boolean,
): Step["refused"] {
  if (restores !== space.restores) return { because: "restored", refusal: resetMeanwhile };
  if (reached) return undefined;
  const error = withStatus(commonErrors["shutting-down"], route.operation);
  return { because: "stopping", refusal: refuse(error) };
}

/** Says that it was not the POS's fault. */
const diskFinding = {
  code: "bound-reached",
  text: "the disk of the simulator's database is full",
};

/** Our own failure: everything was undone; the request goes on record as failed, so that it can be reversed. */
function failedStep(step: Step, error: unknown): Step {
  const { services, message, replied } = step;
  const { operation } = message.route;
  services.failures.report(error, "failure inside the server", { operation: operation.id });
  const failed = {
    ...step,
    now: services.clocks.now(message.space),
    findings: isDiskFull(error) ? [...step.findings, diskFinding] : step.findings,
  };
  if (replied !== undefined) return lostReplyStep(failed, replied);
  const because = "The simulator itself failed; nothing was processed.";
  return {
    ...failed,
    refused: { because: "failed", refusal: failureRefusal(error, operation, because) },
  };
}

/** The provider may have processed a message whose answer cannot be kept: the POS gets neither that nor a refusal. */
function lostReplyStep(step: Step, { note: { status: _, ...note }, sentAs }: SentReply): Step {
  const lost: UpstreamNote = { ...note, failure: "simulator-failed" };
  return { ...step, upstream: lost, replied: { note: lost, sentAs } };
}

/**
 * What goes out where a failure could not be recorded either. Nor can the journal be asked then for the number from
 * which a new id follows.
 */
function unrecordedFailure(step: Step, error: unknown, decision: FinalDecision): Delivery {
  step.services.failures.report(error, "the failure could not be recorded");
  const decided = { ...step, stateAfter: undefined, unprocessed: false, waitersToNotify: [] };
  return deliveryOf(decided, decision);
}
