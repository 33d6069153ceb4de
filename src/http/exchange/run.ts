import { v4 } from "uuid";
import { type Answer, refuse } from "../../contract/answer";
import { commonErrors } from "../../contract/error-catalogue";
import { type Outcome, type UnitOfWork, openUnit } from "../../store";
import { decide, giveUp } from "./decide";
import { type Decision, type Final, type Hold, type Passage, usableIdsOf } from "./passage";
import { answerRefusal, unitSourceOf } from "./refusal";
import { afterCommit } from "./after-commit";
import { catchUp } from "./catch-up";
import { watched } from "./onward";
import { transact } from "./transact";
import { awaitDecision, awaitOutcome } from "./await-outcome";
import { breakOff, deliver, noteLeaving, waitWatching } from "./deliver";
import { account } from "./accounting";
import { transactionIdOf, unsupportedBy, stateIn } from "./transaction-state";

/**
 * Takes a message through the pipeline: decides (in one transaction with its journal entry), waits where a
 * fault says so, sends. Nothing that it acknowledges can be lost: the answer goes out after the commit.
 */
export function runExchange(passage: Passage): void {
  inUnit(passage, (unit) => rule(passage, unit));
}

/** Answers a message that a failure of ours kept from being read. */
export function failExchange(passage: Passage, error: unknown): void {
  fail(passage, error, goingOn(passage));
}

const goingOn =
  (passage: Passage) =>
  (decision: Decision): void => {
    goOn(passage, decision);
  };

/** What follows from a decision that is kept. */
function goOn(passage: Passage, decision: Decision): void {
  if ("hold" in decision) resumeAfter(passage, decision.hold);
  else if (passage.copyOf !== undefined) return;
  else if (decision.fault?.effect.replay === true)
    handleCopy(passage, () => {
      deliver(passage, decision);
    });
  else deliver(passage, decision);
}

/** Handles a message a second time, as one of its own; its answer goes nowhere, and no fault strikes it. */
function handleCopy(passage: Passage, handled: () => void): void {
  const {
    number: _number,
    stateBefore: _before,
    stateAfter: _after,
    hasWaited: _waited,
    ...message
  } = passage;
  const copy: Passage = {
    ...message,
    copyOf: passage.number ?? 0,
    ruling: { accounts: [] },
    strikes: [],
    spent: { scenario: true, fixture: true },
    woken: [],
    inProcess: false,
  };
  inUnit(
    copy,
    (unit) => decide(copy, unit),
    (decision) => {
      // Nobody asks for a lookup's outcome again; a request that came by a copy is decided as any other.
      if ("hold" in decision && "undecidedForMs" in decision.hold) goOn(copy, decision);
      handled();
    },
  );
}

function rule(passage: Passage, unit: UnitOfWork): Decision {
  const { route, parts, req, services, space } = passage;
  passage.ruling = services.runs.rule(
    space,
    () => ({
      interface: route.contract.name,
      operation: route.operation.id,
      path: parts.path,
      query: parts.query,
      headers: req.headers,
      body: parts.body,
      received: passage.received,
      ...(route.administer !== undefined && { onlyByName: true }),
    }),
    unit.at,
  );
  return decide(passage, unit);
}

/** One unit of work: what is decided and the journal's account of it are kept together. `next` is told once they are. */
function inUnit(
  passage: Passage,
  work: (unit: UnitOfWork) => Decision,
  next = goingOn(passage),
): void {
  tryInUnit(passage, work, {
    kept: next,
    lost(error) {
      fail(passage, error, next);
    },
  });
}

function tryInUnit(
  passage: Passage,
  work: (unit: UnitOfWork) => Decision,
  { kept, lost }: Outcome<Decision>,
): void {
  const {
    services,
    space,
    number,
    route: { served },
  } = passage;
  const { epoch } = passage;
  let made: Decision | undefined;
  transact(
    passage,
    () => {
      const seen = watched(
        services,
        served,
        openUnit(unitSourceOf(passage), space, services.clocks.now(space)),
      );
      const { unit } = seen;
      catchUp(services, served, space, unit);
      passage.stateBefore ??= stateIn(passage, unit);
      passage.unsupported ??= unsupportedBy(passage, unit);
      made = work(unit);
      passage.stateAfter = stateIn(passage, unit);
      account(passage, unit, made);
      // What a reset took away is told to nobody.
      if (passage.epoch === epoch) seen.queue();
      return made;
    },
    {
      lost(error) {
        services.runs.forget(space);
        // The number went with the journal's entry, or an entry that a reset was to take away is still there.
        if (number === undefined) delete passage.number;
        else passage.number = number;
        lost(error);
      },
      kept(decision) {
        guarded(passage, () => {
          announce(passage);
          kept(decision);
        });
      },
    },
  );
  // It has its place among those that are held, and watches what it waits for, before the next message comes.
  if (made !== undefined && "hold" in made) services.store.settle();
}

/** Tells everybody whom it concerns that something has become of a message. */
function announce(passage: Passage): void {
  const {
    services,
    space,
    route: { served },
  } = passage;
  services.journal.publish(space, passage.number ?? 0);
  services.settlements.settled(space, () => transactionIdOf(passage));
  for (const id of passage.woken.splice(0)) services.settlements.settled(space, () => id);
  afterCommit(services, served, space);
}

function resumeAfter(passage: Passage, hold: Hold): void {
  if ("effect" in hold && hold.effect.replay === true) {
    handleCopy(passage, () => {
      takeUp(passage, true);
    });
    return;
  }
  waitFor(passage, hold).then(
    (reached) => {
      guarded(passage, () => {
        takeUp(passage, reached);
      });
    },
    (error: unknown) => {
      guarded(passage, () => {
        fail(passage, error, goingOn(passage));
      });
    },
  );
}

/** Takes a message up again after its wait; not `reached`: it will not be processed. */
function takeUp(passage: Passage, reached: boolean): void {
  const { space } = passage;
  const meanwhile = { answer: answerRefusal(passage, refuse(commonErrors["reset-meanwhile"])) };
  // A reset took the record and the journal's entry of this message with it; a snapshot has no record of it, the journal has.
  if (passage.epoch !== space.epoch) goOn(passage, meanwhile);
  else if (passage.restores !== space.restores) inUnit(passage, () => meanwhile);
  else if (reached) inUnit(passage, (unit) => decide(passage, unit));
  else inUnit(passage, (unit) => giveUp(passage, unit, refuse(commonErrors["shutting-down"])));
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
  return waitWatching(passage, hold.effect.waitMs ?? 0, {
    until: services.stopping,
    left: noteLeaving(passage),
    over: services.held.take(space),
  });
}

/** Our own failure: everything was undone; the request is on record as failed, so that it can be reversed. */
function fail(passage: Passage, error: unknown, next: (decision: Decision) => void): void {
  const { log } = passage.services;
  log.error({ err: error, operation: passage.route.operation.id }, "failure inside the server");
  const refusal = refuse(commonErrors["server-failure"], {
    freeString: "The simulator itself failed; nothing was processed.",
  });
  tryInUnit(passage, (unit) => failed(passage, unit, answerRefusal(passage, refusal)), {
    kept: next,
    lost(again) {
      log.error({ err: again }, "the failure could not be recorded");
      // Nor can the journal be asked for the number from which a new id follows.
      guarded(passage, () => {
        next({ answer: answerRefusal(passage, refusal, () => v4()) });
      });
    },
  });
}

function guarded(passage: Passage, work: () => void): void {
  try {
    work();
  } catch (error) {
    breakOff(passage, error);
  }
}

function failed(passage: Passage, unit: UnitOfWork, answer: Answer): Final {
  const { operation, served } = passage.route;
  const [id] = operation.kind === "request" ? usableIdsOf(passage) : [];
  if (id === undefined) return { answer };
  const known = unit.message(id);
  if (known !== undefined && !(passage.inProcess && known.state === "PROCESSING"))
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
    sender: served.family.sendersApart === true ? passage.sender : null,
  });
  return { answer, recorded: true };
}
