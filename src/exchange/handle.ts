import { v4 } from "uuid";
import { refuse } from "../contract/answer";
import { commonErrors } from "../contract/error-catalogue";
import type { AdviceKind } from "../contract/operation";
import { type Store, type UnitOfWork, isDiskFull, openUnit } from "../store";
import { failureRefusal } from "./delivery/bound-refusal";
import { afterCommit, catchUp } from "./out-of-band-changes";
import { awaitDecision, awaitOutcome, noteLeaving, waitWatching } from "./delivery/waiting";
import { decide, rejectHeld } from "./decide";
import { breakOff, deliver } from "./delivery/deliver";
import { type HoldOrDelivery, deliveryOf, record } from "./record";
import { watched } from "./onward";
import type { Decision, Final, Hold, Progress } from "./progress";
import { answerRefusal } from "./delivery/refusal";
import { recordFailed } from "./unanswered";

/**
 * Does the work of a message in a transaction of its own, as it may be a reset. A reset that is undone is none: what
 * is held goes on.
 */
const transactAlone =
  (progress: Progress): Store["shared"] =>
  (work, { kept, lost }) => {
    const {
      message: { space },
      services: { store, settlements },
      epoch,
    } = progress;
    const before = space.epoch;
    let result: ReturnType<typeof work>;
    try {
      result = store.unit(work);
    } catch (error) {
      space.epoch = before;
      progress.epoch = epoch;
      lost(error);
      return;
    }
    if (space.epoch !== before) settlements.endAll(space);
    kept(result);
  };

/**
 * Takes a message through its stages, in the order of docs/architecture.md: one unit of work
 * decides and records, what a fault holds waits, and the answer goes out after the commit. Nothing
 * that it acknowledges can be lost.
 */
export function handle(progress: Progress): void {
  inUnit(progress, (unit) => {
    consultScenario(progress, unit);
    return decide(progress, unit);
  });
}

/** Answers a message that a failure of ours kept from being read. */
export function failExchange(progress: Progress, error: unknown): void {
  fail(progress, error, goOn);
}

/** Matches the scenario's rules against the message, and counts. */
function consultScenario(progress: Progress, unit: UnitOfWork): void {
  const { services, message } = progress;
  const { route, parts, req, space, received } = message;
  progress.matchedRules = services.runs.matchRules(
    space,
    () => ({
      interface: route.contract.name,
      operation: route.operation.id,
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

/** What a stage decides, within a unit of work. */
type Deciding = (unit: UnitOfWork) => Decision;

/** What is done with an outcome once it is committed. */
type Next = (progress: Progress, outcome: HoldOrDelivery) => void;

/** One unit of work: the decision and its journal entry are kept together, or the message has failed. */
function inUnit(progress: Progress, deciding: Deciding, next: Next = goOn): void {
  const kept: Next = (_progress, outcome) => {
    const { failures } = progress.services;
    if (failures.diskIsFull) failures.kept();
    next(progress, outcome);
  };
  tryInUnit(progress, deciding, kept, (error) => {
    fail(progress, error, next);
  });
}

function tryInUnit(
  progress: Progress,
  deciding: Deciding,
  next: Next,
  lost: (error: unknown) => void,
): void {
  const { services, number, message } = progress;
  let made: HoldOrDelivery | undefined;
  const transact =
    message.route.administer === undefined ? services.store.shared : transactAlone(progress);
  transact(() => (made = work(progress, deciding)), {
    kept(outcome) {
      guarded(progress, () => {
        announce(progress);
        next(progress, outcome);
      });
    },
    lost(error) {
      services.runs.forget(message.space);
      // The number went with the journal's entry, or an entry that a reset was to take away is still there.
      if (number === undefined) delete progress.number;
      else progress.number = number;
      lost(error);
    },
  });
  // It has its place among those that are held, and watches what it waits for, before the next message comes.
  if (made !== undefined && "hold" in made) services.store.settle();
}

/** What a unit of work does. */
function work(progress: Progress, deciding: Deciding): HoldOrDelivery {
  const { services, message, epoch, now } = progress;
  const { space, route } = message;
  const opened = openUnit(route.served.source, space, now);
  const seen = services.onward && watched(services, route.served, opened);
  const unit = seen?.unit ?? opened;
  if (route.served.family.catchUp !== undefined) catchUp(services, route.served, space, unit);
  progress.stateBefore ??= stateIn(progress, unit);
  progress.unsupported ??= unsupportedBy(progress, unit);
  const decision = deciding(unit);
  progress.stateAfter = stateIn(progress, unit);
  progress.changes = progress.epoch === epoch ? opened.changes() : "";
  const outcome = record(progress, unit, decision);
  // Nothing is sent onward about data that a reset removed.
  if (progress.epoch === epoch) seen?.queue();
  return outcome;
}

/** Advices that the provider of a request does not support. */
function unsupportedBy(
  {
    message: {
      route: { operation, served },
      parts,
    },
  }: Progress,
  unit: UnitOfWork,
): AdviceKind[] {
  if (operation.kind !== "request") return [];
  return served.family.kinds[operation.transaction ?? ""]?.unsupported?.(unit, parts.body) ?? [];
}

/** State of the transaction that the message is about. */
function stateIn(progress: Progress, unit: UnitOfWork): string | undefined {
  const id = progress.message.transactionId;
  return id === null ? undefined : (unit.message(id)?.state ?? "NONE");
}

/** Notifies all who wait for the message or follow it. */
function announce({ services, message, number = 0, waitersToNotify }: Progress): void {
  const { space, route, transactionId } = message;
  services.journal.publish(space, number);
  const decided = [transactionId, ...waitersToNotify.splice(0)];
  if (services.settlements.watched.size > 0) services.settlements.settled(space, decided);
  if (services.onward !== undefined) afterCommit(services, route.served, space);
}

/** What follows from an outcome that is kept. */
function goOn(progress: Progress, outcome: HoldOrDelivery): void {
  if ("hold" in outcome) resumeAfter(progress, outcome.hold);
  else if (progress.copyOf !== undefined) return;
  else if (outcome.decision.fault?.effect.replay === true)
    handleCopy(progress, () => {
      deliver(progress, outcome);
    });
  else deliver(progress, outcome);
}

/** Handles a copy of a message; its answer goes nowhere, and no fault is applied to it. */
function handleCopy(progress: Progress, handled: () => void): void {
  const {
    number = 0,
    stateBefore: _before,
    stateAfter: _after,
    hasWaited: _waited,
    ...soFar
  } = progress;
  const copy: Progress = {
    ...soFar,
    now: soFar.services.clocks.now(soFar.message.space),
    copyOf: number,
    matchedRules: { explanations: [] },
    appliedFaults: [],
    alreadyApplied: { scenario: true, fixture: true },
    waitersToNotify: [],
    inProcess: false,
  };
  inUnit(
    copy,
    (unit) => decide(copy, unit),
    (_copy, outcome) => {
      // Nobody asks for a lookup's outcome again; a request that came by a copy is decided as any other.
      if ("hold" in outcome && "undecidedForMs" in outcome.hold) goOn(copy, outcome);
      handled();
    },
  );
}

function resumeAfter(progress: Progress, hold: Hold): void {
  if ("effect" in hold && hold.effect.replay === true) {
    handleCopy(progress, () => {
      resume(progress, true);
    });
    return;
  }
  waitFor(progress, hold).then(
    (reached) => {
      guarded(progress, () => {
        resume(progress, reached);
      });
    },
    (error: unknown) => {
      guarded(progress, () => {
        fail(progress, error, goOn);
      });
    },
  );
}

/** Resumes a message after its wait; not `reached`: it will not be processed. */
function resume(progress: Progress, reached: boolean): void {
  const {
    message: { space },
    services: { clocks },
  } = progress;
  progress.now = clocks.now(space);
  const meanwhile: Final = {
    answer: answerRefusal(progress, refuse(commonErrors["reset-meanwhile"])),
  };
  // A reset took the record and the journal's entry of this message with it; a snapshot has no
  // record of it, the journal has.
  if (progress.epoch !== space.epoch) goOn(progress, deliveryOf(progress, meanwhile));
  else if (progress.restores !== space.restores) inUnit(progress, () => meanwhile);
  else if (reached) inUnit(progress, (unit) => decide(progress, unit));
  else
    inUnit(progress, (unit) => rejectHeld(progress, unit, refuse(commonErrors["shutting-down"])));
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

/** Says that it was not the POS's fault. */
const diskFinding = {
  code: "bound-reached",
  text: "the disk of the simulator's database is full",
};

/** Our own failure: everything was undone; the request is on record as failed, so that it can be reversed. */
function fail(progress: Progress, error: unknown, next: Next): void {
  const { failures, clocks } = progress.services;
  const { operation } = progress.message.route;
  progress.now = clocks.now(progress.message.space);
  failures.report(error, "failure inside the server", { operation: operation.id });
  if (isDiskFull(error)) progress.findings.push(diskFinding);
  const refusal = failureRefusal(
    error,
    operation,
    "The simulator itself failed; nothing was processed.",
  );
  const deciding = (unit: UnitOfWork): Final =>
    recordFailed(progress, unit, answerRefusal(progress, refusal));
  tryInUnit(progress, deciding, next, (again) => {
    failures.report(again, "the failure could not be recorded");
    // Nor can the journal be asked for the number from which a new id follows.
    guarded(progress, () => {
      next(
        progress,
        deliveryOf(progress, { answer: answerRefusal(progress, refusal, () => v4()) }),
      );
    });
  });
}

function guarded(progress: Progress, work: () => void): void {
  try {
    work();
  } catch (error) {
    breakOff(progress, error);
  }
}
