import { v4 } from "uuid";
import { type Answer, refuse } from "../../contract/answer";
import { commonErrors } from "../../contract/error-catalogue";
import { type Outcome, type UnitOfWork, openUnit } from "../../store";
import { decide, giveUp } from "./decide";
import type { Decision, Final, Hold, Progress } from "./progress";
import { answerRefusal, unitSourceOf } from "./refusal";
import { afterCommit } from "./after-commit";
import { catchUp } from "./catch-up";
import { watched } from "./onward";
import { transact } from "./transact";
import { awaitDecision, awaitOutcome } from "./await-outcome";
import { breakOff, deliver, noteLeaving, waitWatching } from "./deliver";
import { account } from "./accounting";
import { stateIn, unsupportedBy } from "./transaction-state";

/**
 * Takes a message through the pipeline: decides (in one transaction with its journal entry), waits where a
 * fault says so, sends. Nothing that it acknowledges can be lost: the answer goes out after the commit.
 */
export function runExchange(progress: Progress): void {
  inUnit(progress, (unit) => rule(progress, unit));
}

/** Answers a message that a failure of ours kept from being read. */
export function failExchange(progress: Progress, error: unknown): void {
  fail(progress, error, goingOn(progress));
}

const goingOn =
  (progress: Progress) =>
  (decision: Decision): void => {
    goOn(progress, decision);
  };

/** What follows from a decision that is kept. */
function goOn(progress: Progress, decision: Decision): void {
  if ("hold" in decision) resumeAfter(progress, decision.hold);
  else if (progress.copyOf !== undefined) return;
  else if (decision.fault?.effect.replay === true)
    handleCopy(progress, () => {
      deliver(progress, decision);
    });
  else deliver(progress, decision);
}

/** Handles a message a second time, as one of its own; its answer goes nowhere, and no fault strikes it. */
function handleCopy(progress: Progress, handled: () => void): void {
  const {
    number: _number,
    stateBefore: _before,
    stateAfter: _after,
    hasWaited: _waited,
    ...message
  } = progress;
  const copy: Progress = {
    ...message,
    copyOf: progress.number ?? 0,
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

function rule(progress: Progress, unit: UnitOfWork): Decision {
  const {
    message: { route, parts, req, space },
    services,
  } = progress;
  progress.ruling = services.runs.rule(
    space,
    () => ({
      interface: route.contract.name,
      operation: route.operation.id,
      path: parts.path,
      query: parts.query,
      headers: req.headers,
      body: parts.body,
      received: progress.message.received,
      ...(route.administer !== undefined && { onlyByName: true }),
    }),
    unit.at,
  );
  return decide(progress, unit);
}

/** One unit of work: what is decided and the journal's account of it are kept together. `next` is told once they are. */
function inUnit(
  progress: Progress,
  work: (unit: UnitOfWork) => Decision,
  next = goingOn(progress),
): void {
  tryInUnit(progress, work, {
    kept: next,
    lost(error) {
      fail(progress, error, next);
    },
  });
}

function tryInUnit(
  progress: Progress,
  work: (unit: UnitOfWork) => Decision,
  { kept, lost }: Outcome<Decision>,
): void {
  const {
    message: {
      space,
      route: { served },
    },
    services,
    number,
  } = progress;
  const { epoch } = progress;
  let made: Decision | undefined;
  transact(
    progress,
    () => {
      const seen = watched(
        services,
        served,
        openUnit(unitSourceOf(progress), space, services.clocks.now(space)),
      );
      const { unit } = seen;
      catchUp(services, served, space, unit);
      progress.stateBefore ??= stateIn(progress, unit);
      progress.unsupported ??= unsupportedBy(progress, unit);
      made = work(unit);
      progress.stateAfter = stateIn(progress, unit);
      account(progress, unit, made);
      // What a reset took away is told to nobody.
      if (progress.epoch === epoch) seen.queue();
      return made;
    },
    {
      lost(error) {
        services.runs.forget(space);
        // The number went with the journal's entry, or an entry that a reset was to take away is still there.
        if (number === undefined) delete progress.number;
        else progress.number = number;
        lost(error);
      },
      kept(decision) {
        guarded(progress, () => {
          announce(progress);
          kept(decision);
        });
      },
    },
  );
  // It has its place among those that are held, and watches what it waits for, before the next message comes.
  if (made !== undefined && "hold" in made) services.store.settle();
}

/** Tells everybody whom it concerns that something has become of a message. */
function announce(progress: Progress): void {
  const {
    message: {
      space,
      route: { served },
    },
    services,
  } = progress;
  services.journal.publish(space, progress.number ?? 0);
  services.settlements.settled(space, () => progress.message.transactionId);
  for (const id of progress.woken.splice(0)) services.settlements.settled(space, () => id);
  afterCommit(services, served, space);
}

function resumeAfter(progress: Progress, hold: Hold): void {
  if ("effect" in hold && hold.effect.replay === true) {
    handleCopy(progress, () => {
      takeUp(progress, true);
    });
    return;
  }
  waitFor(progress, hold).then(
    (reached) => {
      guarded(progress, () => {
        takeUp(progress, reached);
      });
    },
    (error: unknown) => {
      guarded(progress, () => {
        fail(progress, error, goingOn(progress));
      });
    },
  );
}

/** Takes a message up again after its wait; not `reached`: it will not be processed. */
function takeUp(progress: Progress, reached: boolean): void {
  const {
    message: { space },
  } = progress;
  const meanwhile = { answer: answerRefusal(progress, refuse(commonErrors["reset-meanwhile"])) };
  // A reset took the record and the journal's entry of this message with it; a snapshot has no record of it, the journal has.
  if (progress.epoch !== space.epoch) goOn(progress, meanwhile);
  else if (progress.restores !== space.restores) inUnit(progress, () => meanwhile);
  else if (reached) inUnit(progress, (unit) => decide(progress, unit));
  else inUnit(progress, (unit) => giveUp(progress, unit, refuse(commonErrors["shutting-down"])));
}

/** Waits as long as a hold says; false: the message will not be processed. */
async function waitFor(progress: Progress, hold: Hold): Promise<boolean> {
  const {
    message: { space },
    services,
  } = progress;
  if ("awaits" in hold) {
    await awaitOutcome(progress, hold);
    progress.hasWaited = true;
    return true;
  }
  if ("undecidedForMs" in hold) return awaitDecision(progress, hold);
  return waitWatching(progress, hold.effect.waitMs ?? 0, {
    until: services.stopping,
    left: noteLeaving(progress),
    over: services.held.take(space),
  });
}

/** Our own failure: everything was undone; the request is on record as failed, so that it can be reversed. */
function fail(progress: Progress, error: unknown, next: (decision: Decision) => void): void {
  const { log } = progress.services;
  log.error(
    { err: error, operation: progress.message.route.operation.id },
    "failure inside the server",
  );
  const refusal = refuse(commonErrors["server-failure"], {
    freeString: "The simulator itself failed; nothing was processed.",
  });
  tryInUnit(progress, (unit) => failed(progress, unit, answerRefusal(progress, refusal)), {
    kept: next,
    lost(again) {
      log.error({ err: again }, "the failure could not be recorded");
      // Nor can the journal be asked for the number from which a new id follows.
      guarded(progress, () => {
        next({ answer: answerRefusal(progress, refusal, () => v4()) });
      });
    },
  });
}

function guarded(progress: Progress, work: () => void): void {
  try {
    work();
  } catch (error) {
    breakOff(progress, error);
  }
}

function failed(progress: Progress, unit: UnitOfWork, answer: Answer): Final {
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
