import type { InterfaceContract } from "../contract/operation";
import type { UnitOfWork } from "../store";
import type { Reply, TargetName } from "./message";
import { memberOf, textMember } from "../contract/values/json-value";

/** A change of an entity that a unit of work has made. */
interface WatchedChange<Entity> {
  /** Absent: it was not there. */
  before?: Entity;
  after: Entity;
  /** As everything is at the end of the unit of work. */
  unit: Pick<UnitOfWork, "get" | "all" | "message" | "at" | "now" | "generate">;
}

/** What is told of a change. */
export interface OnwardParts {
  path?: Record<string, string>;
  query?: Record<string, string>;
  body: object;
  /** Key of what it is about, for `answered`. */
  about?: string;
}

/** What time alone changes of an entity, so that somebody is told of it though no message comes. */
interface TimedChanges<Entity extends object = object> {
  /** Type of the one entity, of key `alarm`, in which is kept when the next such change is due. */
  alarm: string;
  /** When time changes it, epoch milliseconds; undefined: not, or not again. */
  at(this: void, entity: Entity): number | undefined;
  /** The entity as it is kept once that has happened: `at` gives no such time of it any more. */
  passed(this: void, entity: Entity): object;
}

/** Declares which changes of an entity somebody outside is told of, and with which operation. */
export interface OnwardRule<Entity extends object = object> {
  /** Type of the entity. */
  entity: string;
  target: TargetName;
  contract: InterfaceContract;
  /** Operation of the contract. */
  operation: string;
  /** Undefined: nobody is told of this change. */
  messageFor(this: void, change: WatchedChange<Entity>): OnwardParts | undefined;
  timed?: TimedChanges<Entity>;
  /**
   * The message is a question, sent once, whose answer the family takes, or that there is none: in a unit of
   * work of its own. Returns the request that waits for it, lower case.
   */
  answered?(this: void, unit: UnitOfWork, about: string, reply: Reply): string | undefined;
}

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
