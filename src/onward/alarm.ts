import { memberOf, textMember } from "../contract/values/json-value";
import type { UnitOfWork } from "../store";
import type { OnwardRule, TimedChanges } from "./rule";

/** A rule for an entity that time changes. */
export type TimedRule = OnwardRule & { timed: TimedChanges };

export const isTimed = (rule: OnwardRule): rule is TimedRule => rule.timed !== undefined;

/** Key of the one entity in which is kept when time next changes something. It stays until that has been told. */
export const alarmKey = "alarm";

/** Of an alarm that need not go off: after every time that a clock shows. */
export const neverDue = Date.parse("9999-12-31T23:59:59.999Z");

/** When the alarm goes off; undefined: none is kept yet. */
export function alarmOf(unit: Pick<UnitOfWork, "get">, { timed }: TimedRule): number | undefined {
  const at = textMember(unit.get(timed.alarm, alarmKey), "at");
  return at === undefined ? undefined : Date.parse(at);
}

function keepAlarm(unit: UnitOfWork, { timed }: TimedRule, at: number): void {
  unit.put(timed.alarm, alarmKey, { name: alarmKey, at: new Date(at).toISOString() });
}

/** The first change that is to come, of all entities. */
const firstOf = (unit: UnitOfWork, { entity, timed }: TimedRule): number =>
  unit.all(entity).reduce((first, one) => Math.min(first, timed.at(one) ?? neverDue), neverDue);

/** Brings the alarm forward for entities that were changed; where none is kept yet, all of them are looked at, once. */
export function noteChanges(unit: UnitOfWork, rule: TimedRule, changed: readonly object[]): void {
  const kept = alarmOf(unit, rule);
  const first =
    kept === undefined
      ? firstOf(unit, rule)
      : Math.min(kept, ...changed.map((one) => rule.timed.at(one) ?? neverDue));
  if (first !== kept) keepAlarm(unit, rule, first);
}

/**
 * Has the changes happen that time has brought about, and keeps the alarm for the next one. `key`: the
 * property that identifies an entity.
 */
export function passTime(unit: UnitOfWork, rule: TimedRule, key: string): void {
  const { entity, timed } = rule;
  for (const one of unit.all(entity)) {
    const at = timed.at(one);
    if (at !== undefined && at <= unit.now)
      unit.put(entity, String(memberOf(one, key)), timed.passed(one));
  }
  keepAlarm(unit, rule, firstOf(unit, rule));
}
