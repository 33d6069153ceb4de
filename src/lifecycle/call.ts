import type { Answer, Refusal, Finding } from "../contract/answer";
import type {
  AdviceKind,
  BodyOf,
  InterfaceContract,
  Operation,
  PathOf,
  QueryOf,
  SuccessBodyOf,
} from "../contract/operation";
import type { AnyEntities, EntityMap, UnitOfWork } from "../store";
import type { Effect } from "./state";

/**
 * A valid message on its way to the behaviour of its family. `O`: the operations that the behaviour is for,
 * whose schemas say what path, query and body hold; `E`: the family's entities.
 */
export interface Call<O extends Operation = Operation, E extends EntityMap = AnyEntities> {
  unit: UnitOfWork<E>;
  contract: InterfaceContract;
  operation: Operation;
  path: PathOf<O>;
  query: QueryOf<O>;
  body: BodyOf<O>;
  /** Keyed digest of the credential pair that sent the message. */
  sender: string;
  /** User name of its credentials. */
  user: string;
  /** Path of the message as it was sent, without its query. */
  url: () => string;
  /** Requests: the part of the amount that a fault has approved, in percent; absent: all of it. */
  approvedPercent?: number;
  /** Ends the wait of a request that is not decided yet: it is authorised again after this message. Lower-case id. */
  endWait: (requestId: string) => void;
  /** Whether somebody outside is set who is sent messages: `events`, `partner`. Absent: nobody is. */
  reaches?: (target: string) => boolean;
  /** Notes something about the message that does not refuse it. */
  note: (finding: Finding) => void;
}

/** The answer of an operation that succeeds: the compiler knows its body. */
export type AnswerTo<O extends Operation> = Answer<SuccessBodyOf<O>>;

/** What a family made of a request of `O`. */
export type Authorisation<D extends object = object, O extends Operation = Operation> =
  | { approved: AnswerTo<O>; /** What `confirm` and `reverse` will need; JSON. */ data: D }
  | { refused: Refusal };

/**
 * A request that cannot be decided yet. It is in process, and authorised again when a message wakes it, when it is
 * reversed, or when its time is over: `authorise` finds what it has put into the data space.
 */
export interface UndecidedRequest {
  /** Longest wait, in milliseconds of the data space's clock. */
  undecidedForMs: number;
}

/**
 * One kind of transaction: what approving, confirming and reversing do to the entities of its family. `R` are
 * its requests, `A` its advices, `D` is what an approval keeps for them.
 */
export interface TransactionBehaviour<
  R extends Operation = Operation,
  A extends Operation = Operation,
  D extends object = object,
  E extends EntityMap = AnyEntities,
> {
  /**
   * Decides, and applies an approved request's effects, within a unit of work. Called once, and again after
   * each wait.
   */
  authorise(call: Call<R, E>): Authorisation<D> | UndecidedRequest;
  /**
   * What in an advice is not about this request, whatever has become of the latter; undefined: nothing. `data` is what
   * the approval kept, or `remember`.
   */
  mismatch?(advice: Call<A, E>, data: Partial<D>): Refusal | undefined;
  /**
   * What the family has against an advice that the life cycle would take now; undefined: nothing. Called only
   * when the advice would move the transaction, with what the approval kept and what the advice would do.
   */
  objection?(advice: Call<A, E>, data: Partial<D>, effect: Effect): Refusal | undefined;
  /**
   * What is kept of a request that was not approved: the objection to its advices may need it. Any member of
   * the body may be missing: those that break the contract are taken away.
   */
  remember?(body: Partial<BodyOf<R>>): object;
  /**
   * Advices that the provider of a request does not support, for the verdicts; absent: it supports each. Of
   * any body at all.
   */
  unsupported?(unit: Pick<UnitOfWork<E>, "get">, body: unknown): AdviceKind[];
  /** `data` is what the approval kept. */
  confirm(unit: UnitOfWork<E>, data: D, advice: Call<A, E>): void;
  reverse(unit: UnitOfWork<E>, data: D, advice: Call<A, E>): void;
}

/** A lookup that cannot be answered before something has become of a request. */
export interface Awaiting {
  /** Lower-case id of the request, which is in process. */
  awaits: string;
  /** Longest wait, in milliseconds of the data space's clock. */
  forMs: number;
  /** What the caller is told when nothing has become of it by then. */
  otherwise: Refusal;
}

/** What a lookup gives. */
export type LookupResult = Answer | Refusal | Awaiting;

/** A refusal instead of an answer. */
export const isRefusal = <T extends object = Answer>(result: T | Refusal): result is Refusal =>
  "error" in result;
