import { present } from "../../contract/values/json-value";
import type { BodyOf, Operation, PathOf, QueryOf, SuccessBodyOf } from "../../contract/operation";
import type { EntityMap } from "../../store";

/** A message that a provider has accepted, in the form of the contract. */
export interface LessonMessage<O extends Operation = Operation> {
  operation: Operation;
  path: PathOf<O>;
  query: QueryOf<O>;
  body: BodyOf<O>;
  answer: SuccessBodyOf<O>;
  /** The first of our own entities of a type that fits, to take from it what no answer shows. */
  ours: <E extends object = object>(type: string, fits?: (entity: E) => boolean) => E | undefined;
}

/** What an answer shows of an entity. */
export interface Learnt {
  /** The type of the entity. */
  type: string;
  entity: object;
  /** Members of it that the answer does not show: they count until one does. */
  assumed: readonly string[];
}

/** The same of an entity of a family with the entities `M`. */
export type LearntOf<M extends EntityMap> = {
  [T in keyof M & string]: {
    type: T;
    entity: M[T];
    assumed: readonly (keyof M[T] & string)[];
  };
}[keyof M & string];

/** An entity of the members that an answer shows, and of others where it does not show them: those are assumed. */
export function entityFrom<S extends object, O extends object>(shown: S, otherwise: O) {
  const seen = present(shown);
  const assumed = (Object.keys(otherwise) as (keyof O & string)[]).filter(
    (name) => !(name in seen),
  );
  return { entity: { ...otherwise, ...seen }, assumed };
}

/** Which entities the answer to an operation shows. */
export interface Lesson {
  operation: Operation;
  learn(this: void, seen: LessonMessage): readonly Learnt[];
}

/** Declares which entities the answers to these operations show: their schemas say what the message holds. */
export function lesson<O extends Operation, M extends EntityMap>(
  operations: readonly O[],
  learn: (seen: LessonMessage<O>) => readonly LearntOf<M>[],
): Lesson[];
export function lesson(operations: readonly Operation[], learn: Lesson["learn"]): Lesson[] {
  return operations.map((operation) => ({ operation, learn }));
}
