import type { FaultOfStep } from "../families/kit/family";
import type { Matchable } from "../scenario/matched-rules";
import type { ChangeSource, OpenUnit, SessionMark, Space, UnitOfWork } from "../store";
import type { ExchangeServices } from "./services";
import type { ServedFamily } from "../simulator/core";
import { rulesOf, watchUnit } from "./onward";
import type { CourierNeeds } from "../onward/courier";

/** Keeps what a unit of work outside of the messages did to entities; call it last in the unit of work. */
export function keepOutOfBandChanges(
  { store }: Pick<ExchangeServices, "store">,
  unit: OpenUnit,
  source: ChangeSource,
): void {
  const { space, family, at: clock } = unit;
  const changes = unit.changes();
  if (changes === "") return;
  const after = store.exchanges.next(space.journal) - 1;
  store.ownChanges.append(space.journal, { family, source, clock, after, changes });
}

/** Keeps what a tester did to a data space beside its messages. Call it within a unit of work. */
export function markSession(
  { store, time }: Pick<ExchangeServices, "store" | "time">,
  { journal }: Space,
  mark: Pick<SessionMark, "kind" | "text"> & Partial<Pick<SessionMark, "named">>,
): void {
  store.sessionMarks.append(journal, { named: null, ...mark, at: time.now() });
}

/** `change of 2 entities` for `the change of 2 entities`. */
export const withoutArticle = (text: string): string => text.replace(/^the /, "");

/** Has a family do what has fallen due by the clock, at the start of a unit of work. The scenario has its say. */
export function catchUp(
  { runs }: Pick<ExchangeServices, "runs">,
  { family }: ServedFamily,
  space: Space,
  unit: UnitOfWork,
): void {
  if (family.catchUp === undefined) return;
  const faultOf: FaultOfStep = ({ operation, body }) => {
    const [declared] = family.contracts.flatMap(({ name, ownSteps = [] }) =>
      ownSteps.filter(({ id }) => id === operation).map(({ kind }) => ({ interface: name, kind })),
    );
    if (declared === undefined) throw new Error(`${operation} is not a step of ${family.name}`);
    const step: Matchable = {
      ...declared,
      operation,
      path: {},
      query: {},
      headers: {},
      body,
      onlyByName: true,
    };
    const { before, after } = runs.matchRules(space, () => step, unit.at);
    return (before ?? after)?.effect;
  };
  family.catchUp(unit, faultOf);
}

/** The same in a transaction of its own, for those who only read. */
export function catchUpWithin(
  services: Pick<ExchangeServices, "runs" | "store" | "onward" | "log">,
  served: ServedFamily,
  space: Space,
  unit: OpenUnit,
): void {
  if (served.family.catchUp === undefined) return;
  try {
    services.store.unit(() => {
      const seen = watchUnit(services, served, unit);
      catchUp(services, served, space, seen.unit);
      seen.queue();
      keepOutOfBandChanges(services, unit, "time");
    });
    services.onward?.courier.look();
  } catch (error) {
    services.runs.forget(space);
    throw error;
  }
}

/**
 * Once a unit of work of a family is kept: sends what it queued. A family that catches up with the
 * clock does it once more, after the answer, so that nobody outside waits for the next message to
 * hear what this one has brought about; and its alarm is set for what time alone will bring about.
 */
export function afterCommit(services: ExchangeServices, served: ServedFamily, space: Space): void {
  const { onward, stopping, failures } = services;
  if (onward === undefined) return;
  onward.courier.look();
  if (served.family.catchUp === undefined || rulesOf(served, onward).length === 0) return;
  setImmediate(() => {
    if (stopping.aborted) return;
    try {
      catchUpWithin(services, served, space, served.open(space));
      onward.alarms.set(served, space);
    } catch (error) {
      failures.report(error, "catching up after a message failed");
    }
  });
}

/** Passes the answer to a question to its family; waiters are notified after the commit. */
export const answerTaker =
  (services: ExchangeServices): CourierNeeds["taken"] =>
  (space, name, message, reply) => {
    const { families, settlements, onward } = services;
    const served = families.find(({ family }) => family.name === name);
    const rule = served?.family.onward?.find(
      ({ contract, operation, answered }) =>
        answered !== undefined &&
        contract.name === message.interface &&
        operation === message.operation,
    );
    if (served === undefined || rule?.answered === undefined) return () => undefined;
    const unit = served.open(space);
    const seen = watchUnit(services, served, unit);
    const waiting = rule.answered(seen.unit, message.about ?? "", reply);
    seen.queue();
    keepOutOfBandChanges(services, unit, "partner");
    return () => {
      if (waiting !== undefined) settlements.settled(space, [waiting]);
      onward?.courier.look();
    };
  };
