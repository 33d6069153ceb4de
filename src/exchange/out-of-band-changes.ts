import type { FaultOfStep } from "../families/kit/family";
import type { Matchable } from "../scenario/matched-rules";
import type { ChangeSource, OpenUnit, SessionMark, Space, UnitOfWork } from "../store";
import type { ExchangeServices, Alarms } from "./services";
import type { ServedFamily } from "../simulator/core";
import { rulesOf, watchUnit } from "./onward";
import type { CourierNeeds, Courier } from "../onward/courier";
import { type TimedRule, alarmKey, alarmOf, isTimed, neverDue, passTime } from "../onward/rule";

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

interface ArmedAlarm {
  at: number;
  callOff: AbortController;
}

/** Applies the changes that are due by time, and queues the messages about them. Within a unit of work. */
function applyTime(
  services: ExchangeServices,
  served: ServedFamily,
  unit: OpenUnit,
  rules: readonly TimedRule[],
): void {
  const seen = watchUnit(services, served, unit);
  catchUp(services, served, unit.space, seen.unit);
  for (const rule of rules)
    passTime(seen.unit, rule, served.family.entityTypes[rule.entity]?.key ?? "");
  seen.queue();
  keepOutOfBandChanges(services, unit, "time");
}

/** Waits for the time of an alarm; false: it was called off. */
const untilDue = (
  { clocks }: ExchangeServices,
  space: Space,
  { at, callOff }: ArmedAlarm,
): Promise<boolean> => clocks.wait(space, at - clocks.now(space), [callOff.signal]);

/** Names of the data spaces in which the file keeps an alarm of these rules. */
function spacesWithAlarms(
  { store }: ExchangeServices,
  family: string,
  rules: TimedRule[],
): Set<string> {
  const types = new Set(rules.map(({ timed }) => timed.alarm));
  return new Set([...types].flatMap((type) => store.entities.spacesWith(family, type, alarmKey)));
}

export function createAlarms(
  services: ExchangeServices,
  { targets, courier }: { targets: ReadonlySet<string>; courier: Courier },
): Alarms {
  const { store, families } = services;
  const armed = new Map<string, ArmedAlarm>();
  const rulesFor = (served: ServedFamily): TimedRule[] =>
    rulesOf(served, { targets }).filter(isTimed);

  const wait = async (served: ServedFamily, space: Space, name: string, one: ArmedAlarm) => {
    if (!(await untilDue(services, space, one))) return;
    armed.delete(name);
    if (space.isClosed) return;
    try {
      store.unit(() => {
        applyTime(services, served, served.open(space), rulesFor(served));
      });
      courier.look();
      set(served, space);
    } catch (error) {
      services.runs.forget(space);
      services.failures.report(error, "telling what time has changed failed");
    }
  };

  const set = (served: ServedFamily, space: Space): void => {
    const rules = rulesFor(served);
    if (rules.length === 0) return;
    const unit = served.open(space);
    const at = Math.min(neverDue, ...rules.map((rule) => alarmOf(unit, rule) ?? neverDue));
    const name = `${space.id} ${served.family.name}`;
    const before = armed.get(name);
    if (before?.at === at) return;
    before?.callOff.abort();
    armed.delete(name);
    if (at === neverDue) return;
    const one = { at, callOff: new AbortController() };
    armed.set(name, one);
    void wait(served, space, name, one);
  };

  return {
    set,
    setFor(space) {
      for (const served of families) set(served, space);
    },
    setKept() {
      for (const served of families)
        for (const name of spacesWithAlarms(services, served.family.name, rulesFor(served)))
          set(served, store.spaces.open(name));
    },
  };
}
