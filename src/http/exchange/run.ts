import { type Answer, refuse } from "../../contract/answer";
import { commonErrors } from "../../contract/error-catalogue";
import { type UnitOfWork, openUnit } from "../../store";
import { decide, giveUp } from "./decide";
import { type Decision, type Final, type Hold, type Passage, messageIdOf, requestIdOf } from "./passage";
import { answerRefusal, unitSourceOf } from "./refusal";
import { accountOf, keep, plannedOutcome, sendingOf } from "./record";
import { afterCommit } from "./after-commit";
import { catchUp } from "./catch-up";
import { watched } from "./onward";
import { awaitDecision, awaitOutcome } from "./await-outcome";
import { deliver, keepOn, watchClient } from "./deliver";

/**
 * Takes a message through the pipeline: decides (in one transaction with its journal entry), waits where a
 * fault says so, sends. Nothing that it acknowledges can be lost: the answer goes out after the commit.
 */
export function runExchange(passage: Passage): void {
  const decision = firstDecision(passage);
  if ("hold" in decision) void runHeld(passage, decision);
  else end(passage, decision);
}

/** A message that the network delivers twice is handled again before its answer goes out. */
function end(passage: Passage, decision: Final): void {
  if (decision.fault?.effect.replay === true) handleCopy(passage);
  deliver(passage, decision);
}

/** Handles a message a second time, as one of its own; its answer goes nowhere, and no fault strikes it. */
function handleCopy(passage: Passage): void {
  const { number: _number, stateBefore: _before, stateAfter: _after, hasWaited: _waited, ...message } = passage;
  const copy: Passage = {
    ...message, copyOf: passage.number ?? 0, ruling: { accounts: [] }, strikes: [], spent: { scenario: true, fixture: true },
    woken: [], inProcess: false,
  };
  const decision = firstDecision(copy);
  // Nobody asks for a lookup's outcome again; a request that came by a copy is decided as any other.
  if ("hold" in decision && "undecidedForMs" in decision.hold) void runHeld(copy, decision);
}

function firstDecision(passage: Passage): Decision {
  try {
    return inUnit(passage, (unit) => (passage.copyOf === undefined ? rule(passage, unit) : decide(passage, unit)));
  } catch (error) {
    return fail(passage, error);
  }
}

async function runHeld(passage: Passage, held: Decision): Promise<void> {
  let decision = held;
  try {
    while ("hold" in decision) decision = await resumeAfter(passage, decision.hold);
  } catch (error) {
    decision = fail(passage, error);
  }
  if (passage.copyOf === undefined) end(passage, decision);
}

function rule(passage: Passage, unit: UnitOfWork): Decision {
  const { route, parts, req, services, space } = passage;
  passage.ruling = services.runs.rule(
    space,
    () => ({
      interface: route.contract.name, operation: route.operation.id, path: parts.path, query: parts.query,
      headers: req.headers, body: parts.body,
    }),
    unit.at,
  );
  return decide(passage, unit);
}

/** One unit of work: what is decided and the journal's account of it are kept together. */
function inUnit<D extends Decision>(passage: Passage, work: (unit: UnitOfWork) => D): D {
  const { services, space, route: { served } } = passage;
  try {
    const decision = services.store.unit(() => {
      const seen = watched(services, served, openUnit(unitSourceOf(passage), space, services.clocks.now(space)));
      const { unit } = seen;
      catchUp(services, served, space, unit);
      passage.stateBefore ??= stateIn(passage, unit);
      const made = work(unit);
      passage.stateAfter = stateIn(passage, unit);
      account(passage, unit, made);
      seen.queue();
      return made;
    });
    services.journal.publish(space, passage.number ?? 0);
    services.settlements.settled(space, () => transactionIdOf(passage));
    for (const id of passage.woken.splice(0)) services.settlements.settled(space, () => id);
    afterCommit(services, served, space);
    return decision;
  } catch (error) {
    services.runs.forget(space);
    throw error;
  }
}

function account(passage: Passage, unit: UnitOfWork, decision: Decision): void {
  if (passage.copyOf !== undefined) {
    keep(passage, accountOf(passage, "discarded", {}, "hold" in decision ? undefined : decision.answer));
    return;
  }
  if ("hold" in decision) {
    keep(passage, accountOf(passage, "held", {}, undefined));
    return;
  }
  const sending = sendingOf(passage, decision);
  const outcome = plannedOutcome(sending);
  if (decision.recorded === true && decision.fault !== undefined) {
    const answered = outcome === "answered" ? (sending.answer?.status ?? null) : null;
    passage.services.store.messages.setAnswered(unit.space.id, messageIdOf(passage) ?? "", answered);
  }
  keep(passage, accountOf(passage, outcome, sending, decision.answer));
}

/** Id of the request that a message is, or closes. */
function transactionIdOf(passage: Passage): string | null {
  const { kind } = passage.route.operation;
  if (kind === "request") return messageIdOf(passage);
  return kind === "advice" ? requestIdOf(passage) : null;
}

/** State of the transaction that the message is about. */
function stateIn(passage: Passage, unit: UnitOfWork): string | undefined {
  const id = transactionIdOf(passage);
  return id === null ? undefined : (unit.message(id)?.state ?? "NONE");
}

async function resumeAfter(passage: Passage, hold: Hold): Promise<Decision> {
  const { space } = passage;
  const reached = await waitFor(passage, hold);
  if (passage.epoch !== space.epoch) {
    // The reset took the record and the journal entry of this message with it.
    return { answer: answerRefusal(passage, refuse(commonErrors["reset-meanwhile"])) };
  }
  // The snapshot has no record of this message; the journal has.
  if (passage.restores !== space.restores) return inUnit(passage, () => ({ answer: answerRefusal(passage, refuse(commonErrors["reset-meanwhile"])) }));
  if (reached) return inUnit(passage, (unit) => decide(passage, unit));
  return inUnit(passage, (unit) => giveUp(passage, unit, refuse(commonErrors["shutting-down"])));
}

/** Waits as long as a hold says; false: the message will not be processed. */
async function waitFor(passage: Passage, hold: Hold): Promise<boolean> {
  const { services, space } = passage;
  if ("awaits" in hold) {
    await awaitOutcome(passage, hold);
    passage.hasWaited = true;
    return true;
  }
  if ("undecidedForMs" in hold) return awaitDecision(passage, hold);
  if (hold.effect.replay === true) {
    handleCopy(passage);
    return true;
  }
  const free = services.held.take(space);
  const unwatch = watchClient(passage, () => {
    keepOn(passage, () => { keep(passage, accountOf(passage, "held", {}, undefined)); });
  });
  const reached = await services.clocks.wait(space, hold.effect.waitMs ?? 0, services.stopping);
  unwatch();
  free?.();
  return reached;
}

/** Our own failure: everything was undone; the request is on record as failed, so that it can be reversed. */
function fail(passage: Passage, error: unknown): Final {
  const { log } = passage.services;
  log.error({ err: error, operation: passage.route.operation.id }, "failure inside the server");
  const refusal = refuse(commonErrors["server-failure"], { freeString: "The simulator itself failed; nothing was processed." });
  try {
    return inUnit(passage, (unit) => failed(passage, unit, answerRefusal(passage, refusal)));
  } catch (again) {
    log.error({ err: again }, "the failure could not be recorded");
    return { answer: answerRefusal(passage, refusal) };
  }
}

function failed(passage: Passage, unit: UnitOfWork, answer: Answer): Final {
  const id = messageIdOf(passage);
  const { operation, served } = passage.route;
  const recordable = operation.kind === "request" && id !== null && passage.reading.violations.length === 0;
  if (!recordable) return { answer };
  const known = unit.message(id);
  if (known !== undefined && !(passage.inProcess && known.state === "PROCESSING")) return { answer };
  unit.record({
    id, family: served.family.name, role: "request", kind: operation.transaction ?? "", requestId: null,
    state: "FAILED", answered: answer.status, digest: "", answer: JSON.stringify(answer.body), data: null,
    at: unit.at, sender: served.family.sendersApart === true ? passage.sender : null,
  });
  return { answer, recorded: true };
}
