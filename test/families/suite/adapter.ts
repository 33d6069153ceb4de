import type { AdviceKind, Operation } from "../../../src/contract/operation";
import type { RefusalReason, State } from "../../../src/lifecycle/state";
import type { StandinOptions } from "../../../src";

export type Body = Record<string, unknown>;

/** What `data` shows of a family. */
export type Data = Record<string, Record<string, unknown>[]>;

/** An error as the family's reference gives it. */
export interface ExpectedError {
  status: number;
  errorType: string;
  /** What tells it from others, where all errors have one errorType: a member of the detail, then the message. */
  finerType?: string;
}

/**
 * How to drive one kind of transaction. Bodies carry the ids that they are given, wherever the family has them, and every
 * member that the models call `documented`.
 */
export interface KindAdapter {
  /** A request that is approved. `nth` counts from 0: the requests of one data space do not stand in each other's way. */
  approved(id: string, nth: number): Body;
  /** A request that is recorded and declined. */
  declined(id: string): Body;
  /** What approving does to the family's money in `data`, and what confirming does to it then. */
  money: { approved: number; confirmed: number };
  /** The errorType (or finer type) of a second request for the same thing, by the state of the first; absent: it is approved as well. */
  rival?: Readonly<Partial<Record<"PENDING" | "CONFIRMED" | "REVERSED", string>>>;
  /** So many things, shared by all interfaces of the family, serve one approved request each; absent: a reversal frees the thing again. */
  things?: number;
  /** The errorType of a request that comes when everything has expired; absent: nothing of it expires. */
  expired?: string;
}

/** What only the family itself knows; everything else comes from its declaration. */
export interface FamilyAdapter {
  /** Name of the interface to test. */
  interface: string;
  /** Settings under which the family is served. */
  options?: StandinOptions;
  kinds: Readonly<Record<string, KindAdapter>>;
  /** The body of a request that is approved, by operation, where several operations open one kind of transaction, or it opens none. */
  requests?: Readonly<Record<string, (id: string) => Body>>;
  /** The body (a GET: the query) of an advice. `documented` members included. */
  advice(operation: Operation, id: string, requestId: string): Body;
  /** The body (a GET: the query) of a lookup that is answered, and its path parameters by their names; absent: the interface has none. */
  lookup?(operation: Operation, id: string): Body;
  /** A lookup of what is not there, and its error; absent, or undefined: the operation has none. */
  missed?(operation: Operation, id: string): { body: Body; error: ExpectedError } | undefined;
  /** Lookups of a transaction: the kind that is approved first, under the id of the lookup. */
  lookedUp?(operation: Operation): string | undefined;
  /** The answer for each reason of the life cycle, by kind of transaction and, of advices, by which one. */
  refused(reason: RefusalReason, kind: string, advice?: AdviceKind): ExpectedError;
  /** Member of the detail with the finer type, where all errors have one errorType. */
  finerTypeMember?: string;
  /** Reversals that the life cycle refuses for this reason, and that the family acknowledges nevertheless. */
  takes?(reason: RefusalReason, kind: string, state: State): boolean;
  /** The error of a message that breaks its schema. */
  formatError: ExpectedError;
  /** What a format error says of an absent field; absent: `must be present`. */
  absentText?(field: string): string;
  /** Entity types that `data` lists: a key that is there, and one that is not. */
  entities: Readonly<Record<string, { known: string; unknown: string }>>;
  /** All money in `data`. */
  money(data: Data): number;
  /** The part of `data` that a reversal puts back; absent: all of it. */
  givenBack?(data: Data): Data;
  /** Data without what records each message; absent: all of it. */
  withoutTraffic?(data: Data): Data;
  /** Unknown properties are findings, but some families refuse them. */
  unknownProperties: "finding" | "refused";
}
