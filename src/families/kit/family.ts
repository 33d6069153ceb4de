import type { Mistake } from "../../mistake";
import type { FamilyObligations } from "../../conformance/rules/family-rules";
import type { Answer, Refusal } from "../../contract/answer";
import type { FamilyExamples } from "../../contract/example";
import type { AdviceKind, InterfaceContract, Operation } from "../../contract/operation";
import type { OnwardRule } from "../../onward/rule";
import type { Call, LookupResult, TransactionBehaviour } from "../../lifecycle/call";
import {
  type RefusalReason,
  type TransitionChanges,
  dataOf,
  keepMore,
  requestOnRecord,
} from "../../lifecycle/state";
import { type Fault, EntityFault } from "../../scenario/definition";
import type { FaultEffect } from "../../scenario/faults";
import type { AnyEntities, EntityMap, MessageRecord, UnitOfWork } from "../../store";
import type { EntityType, FixtureFile } from "./entities";
import type { Lesson } from "./learning";
import { type Static, Type } from "@sinclair/typebox";
import { closedModel, described, model, optional } from "../../contract/schema";

/** A step of the service itself (`ownSteps` of its interface), as scenarios match it. */
interface OwnStep {
  operation: string;
  body: object;
}

/** What the active scenario does to a step; undefined: nothing. Counts, as for a message. */
export type FaultOfStep = (step: OwnStep) => FaultEffect | undefined;

/** A fault that an entity of the fixtures brings along. */
export interface FixtureFault {
  fault: Fault;
  /** The entity. */
  source: string;
  /** What the interface tells in the detail of the error that it makes, if any. */
  facts?: object;
}

const toList = <O extends Operation>(operations: O | readonly O[]): readonly O[] =>
  "id" in operations ? [operations] : operations;

/** What answers a lookup or a notification. */
export interface LookupHandler {
  operation: Operation;
  answer(this: void, call: Call): LookupResult;
}

/** Declares what answers these operations: their schemas say what the call holds. */
export const answering = <O extends Operation, M extends EntityMap>(
  operations: O | readonly O[],
  answer: (call: Call<O, M>) => LookupResult,
): LookupHandler[] =>
  toList(operations).map((operation) => ({ operation, answer: answer as LookupHandler["answer"] }));

/** What finds the fault that an entity of a message brings along. */
export interface FaultFinder {
  operation: Operation;
  find(this: void, call: Call): FixtureFault | undefined;
}

/** Declares what finds the faults of these operations. */
export const faulting = <O extends Operation, M extends EntityMap>(
  operations: O | readonly O[],
  find: (call: Call<O, M>) => FixtureFault | undefined,
): FaultFinder[] =>
  toList(operations).map((operation) => ({ operation, find: find as FaultFinder["find"] }));

/** The answer of a success that a fault edited on its way out; `M` are the entities of the family. */
export interface EditedAnswer<M extends EntityMap = AnyEntities> {
  unit: UnitOfWork<M>;
  operation: string;
  /** Of the message, in lower case; null: it has none. */
  id: string | null;
  /** The body that the family made. */
  made: unknown;
  /** The body that goes out. */
  told: unknown;
}

/** A message that the lifecycle refused; `M` are the entities of the family. */
export interface RefusedMessage<M extends EntityMap = AnyEntities> {
  reason: RefusalReason;
  call: Call<Operation, M>;
  /** Id of the refused message, as received. */
  id: string;
  /** Advices: which one, and for which request. */
  advice?: AdviceKind;
  requestId?: string;
  /** Kind of transaction. */
  kind: string;
  /** What stood in its way. */
  record: MessageRecord | undefined;
}

/** The schema of an object whose type is `D`. */
interface DataSchema<D = unknown> {
  readonly static: D;
  readonly properties: object;
}

/** A family of interfaces over one state: everything that the rooms below and above need to know of it. */
export interface Family {
  /** Its name for users; its folder and its fixture file have it too. */
  name: string;
  /** Its place in lists; absent: after those that have one, in the order of the names. */
  place?: number;
  contracts: readonly InterfaceContract[];
  /** The obligations of the clients, loaded for the first verdict; absent: the family is not judged. */
  obligations?(this: void): Promise<{ obligations: FamilyObligations }>;
  /** An example of each operation, loaded when one is asked for; absent: it has none. */
  examples?(this: void): Promise<{ examples: FamilyExamples }>;
  /** Which entities the answers of a provider show, loaded where they are recorded; absent: none. */
  lessons?(this: void): Promise<{ lessons: readonly Lesson[] }>;
  /** What `data` shows of a data space: a list by the plural of each entity type that has a view. */
  dataSchema: DataSchema;
  entityTypes: Readonly<Record<string, EntityType>>;
  /** What cannot be said in a schema, beside the references of its entities. */
  checkFixtures?: (file: FixtureFile) => Mistake[];
  /**
   * The type of the one entity, of key `settings`, that says how the family behaves in a data space; testers
   * may change it.
   */
  settingsType?: string;
  kinds: Readonly<Record<string, TransactionBehaviour>>;
  /** What answers its lookups and notifications. */
  lookups: readonly LookupHandler[];
  /**
   * Faults that entities of messages bring along (fixtures made for a fault). What one counts is kept with
   * the message.
   */
  faults?: readonly FaultFinder[];
  /**
   * A request belongs to the credential pair that sent it, also where several share a data space: no other one
   * closes it with an advice, or learns more of it than that it is there.
   */
  sendersApart?: boolean;
  /**
   * Does what has fallen due by the data space's clock since it was last looked at. Called at the start of
   * every unit of work of the family, and before its data is read: nothing happens by itself.
   */
  catchUp?(this: void, unit: UnitOfWork, faultOf: FaultOfStep): void;
  /**
   * Notes what a client is told instead of what the family made: clients bring back what they were told, and
   * the family takes it.
   */
  tellsOtherwise?(this: void, edited: EditedAnswer): void;
  /** Messages to send onward, if a URL is set. */
  onward?: readonly OnwardRule[];
  /** Cells in which the family's life cycle differs from the common one. */
  transitions?: TransitionChanges;
  refusal(this: void, refused: RefusedMessage): Refusal;
  /** The advice that closes a transaction is kept with it as received, for the refusal of the other one. */
  keepsAdvices?: boolean;
  /** Advices that the life cycle refuses, and that the family acknowledges nevertheless. */
  takesNevertheless?(this: void, refused: RefusedMessage): boolean;
  /** Success status and body of an accepted advice. */
  acknowledge(this: void, call: Call): Answer;
}

/** A family whose name, and whose data and entities, the compiler knows. */
export interface NamedFamily<
  N extends string = string,
  D = unknown,
  T extends Family["entityTypes"] = Family["entityTypes"],
> extends Family {
  readonly name: N;
  readonly dataSchema: DataSchema<D>;
  readonly entityTypes: T;
}

/** Declares a family: its name, its entities and what its data look like are kept in its type. */
export const defineFamily = <const N extends string, D, T extends Family["entityTypes"]>(
  family: NamedFamily<N, D, T>,
): NamedFamily<N, D, T> => family;

/** What each of these families shows of its entities, by its name: a list of each type. */
export type DataOf<F extends NamedFamily> = {
  [N in F as N["name"]]: N["dataSchema"]["static"];
};

/** The entities of these types, by the names of their lists. */
type EntityLists<T> = {
  [
    N in keyof T as T[N] extends EntityType<infer _E, infer _M, infer P> ? P : never
  ]: T[N] extends EntityType<infer E, infer _M, infer _P> ? E : never;
};

/** An entity of each list in the fixture file of each of these families, by the family's name. */
export type ListsOf<F extends NamedFamily> = {
  [N in F as N["name"]]: EntityLists<N["entityTypes"]>;
};

/** A fault that the first advices for each transaction about an entity meet. */
export const AdviceFault = closedModel(
  model("AdviceFault", {
    fault: EntityFault,
    times: Type.Integer({
      minimum: 1,
      maximum: 1000,
      description: "Number of advice messages of each transaction that it strikes",
    }),
  }),
);
export type AdviceFault = Static<typeof AdviceFault>;

/** The member of an entity that has it. */
export const adviceFault = {
  adviceFault: optional(described(AdviceFault, "Fault of the first advice messages")),
};

/** What an entity brings to the advices for its transactions, and what it is called. */
interface AdviceBearer extends Omit<FixtureFault, "fault"> {
  adviceFault: AdviceFault | undefined;
}

interface FaultedAdvice extends Pick<Call, "operation" | "sender"> {
  unit: Pick<UnitOfWork, "message" | "family" | "record">;
  body: { requestId: string };
}

/**
 * The fault that the entity of a transaction brings to the first advices for it; they are counted with the transaction.
 * `bearerOf` finds it by what is kept of the request.
 */
export function faultOfFirstAdvices(
  { unit, operation, body, sender }: FaultedAdvice,
  bearerOf: (kept: object) => AdviceBearer | undefined,
): FixtureFault | undefined {
  const record = requestOnRecord(unit, operation.transaction, body.requestId);
  if (record === undefined || (record.sender ?? sender) !== sender) return undefined;
  const data: { advicesFailed?: number } = dataOf(record);
  const { adviceFault: found, ...told } = bearerOf(data) ?? { source: "" };
  const failed = data.advicesFailed ?? 0;
  if (found === undefined || failed >= found.times) return undefined;
  keepMore(unit, record, { advicesFailed: failed + 1 });
  return { fault: found.fault, ...told };
}
