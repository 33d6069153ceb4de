import type { InterfaceContract } from "../contract/operation";
import type { UnitOfWork } from "../store";
import type { Reply } from "./attempt";
import type { TargetName } from "./message";

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
export interface TimedChanges<Entity extends object = object> {
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
