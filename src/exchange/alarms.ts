import { type TimedRule, alarmKey, alarmOf, isTimed, neverDue, passTime } from "../onward/alarm";
import type { Courier } from "../onward/courier";
import type { OpenUnit, Space } from "../store";
import type { Alarms, ExchangeServices } from "./services";
import type { ServedFamily } from "../simulator/core";
import { catchUp, keepOutOfBandChanges } from "./out-of-band-changes";
import { rulesOf, watchUnit } from "./onward";

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
  { clocks, stopping }: ExchangeServices,
  space: Space,
  { at, callOff }: ArmedAlarm,
): Promise<boolean> =>
  clocks.wait(space, at - clocks.now(space), AbortSignal.any([stopping, callOff.signal]));

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
