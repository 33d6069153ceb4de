import type { Answer, Refusal } from "../contract/answer";
import type { Finding } from "../contract/findings";
import type { AdviceKind, InterfaceContract, Operation } from "../contract/operation";
import type { UnitOfWork } from "../store";
import type { Effect } from "./state";

/** A valid message on its way to the behaviour of its family. */
export interface Call {
  unit: UnitOfWork;
  contract: InterfaceContract;
  operation: Operation;
  path: Readonly<Record<string, string>>;
  query: Readonly<Record<string, unknown>>;
  /** The body, as its schema says. */
  body: unknown;
  /** Keyed digest of the credential pair that sent the message. */
  sender: string;
  /** User name of its credentials. */
  user: string;
  /** Path of the message as it was sent, without its query. */
  url: () => string;
  /** Ends the wait of a request that is not decided yet: it is judged again once this message is. Lower-case id. */
  wake: (requestId: string) => void;
  /** Whether somebody outside is set who is sent messages: `events`, `partner`. Absent: nobody is. */
  reaches?: (target: string) => boolean;
  /** Notes something about the message that does not refuse it. */
  note: (finding: Finding) => void;
}

/** What a family made of a request. */
export type Judgement =
  | { approved: Answer; /** What `confirm` and `reverse` will need; JSON. */ data: object }
  | { refused: Refusal };

/**
 * A request that cannot be decided yet. It is in process, and is judged again when another message wakes it, when it is
 * reversed, or when its time is over: `judge` finds what it has put into the data space.
 */
export interface Undecided {
  /** Longest wait, in milliseconds of the data space's clock. */
  undecidedForMs: number;
}

/** One kind of transaction: what approving, confirming and reversing do to the entities of its family. */
export interface TransactionKind {
  /** Decides, and applies an approved request's effects, within a unit of work. Called once, and again after each wait. */
  judge(call: Call): Judgement | Undecided;
  /**
   * What in an advice is not about this request, whatever has become of the latter; undefined: nothing. `data` is what
   * the approval kept, or `remember`.
   */
  mismatch?(advice: Call, data: unknown): Refusal | undefined;
  /**
   * What the family has against an advice that the life cycle would take now; undefined: nothing. Called only
   * when the advice would move the transaction, with what the approval kept and what the advice would do.
   */
  objection?(advice: Call, data: unknown, effect: Effect): Refusal | undefined;
  /**
   * What is kept of a request that was not approved: the objection to its advices may need it. Any member of the body may be
   * missing: those that break the contract are taken away.
   */
  remember?(body: object): object;
  /** Advices that the provider of a request does not support, for the verdicts; absent: it supports each. Of any body at all. */
  unsupported?(unit: Pick<UnitOfWork, "get">, body: unknown): AdviceKind[];
  /** `data` is what the approval kept. */
  confirm(unit: UnitOfWork, data: unknown, advice: Call): void;
  reverse(unit: UnitOfWork, data: unknown, advice: Call): void;
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

/** An answer that stands for that of the request with the id of the message: the request is answered as this one arrives. */
export interface RequestAnswer extends Answer {
  answersRequest: true;
}

/** What a lookup gives. */
export type LookupResult = Answer | RequestAnswer | Refusal | Awaiting;

/** A refusal instead of an answer. */
export const isRefusal = <T extends object = Answer>(result: T | Refusal): result is Refusal => "error" in result;
