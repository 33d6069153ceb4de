import type { Answer, Refusal } from "../contract/answer";
import type { Finding } from "../contract/findings";
import type { InterfaceContract, Operation } from "../contract/operation";
import type { UnitOfWork } from "../store";

/** A valid message on its way to the behaviour of its family. */
export interface Call {
  unit: UnitOfWork;
  contract: InterfaceContract;
  operation: Operation;
  path: Readonly<Record<string, string>>;
  query: Readonly<Record<string, unknown>>;
  /** The body, as its schema says. */
  body: unknown;
  /** Notes something about the message that does not refuse it. */
  note: (finding: Finding) => void;
}

/** What a family made of a request. */
export type Judgement =
  | { approved: Answer; /** What `confirm` and `reverse` will need; JSON. */ data: object }
  | { refused: Refusal };

/** One kind of transaction: what approving, confirming and reversing do to the entities of its family. */
export interface TransactionKind {
  /** Decides, and applies an approved request's effects. Called once for a request, within its unit of work. */
  judge(call: Call): Judgement;
  /** `data` is what the approval kept. */
  confirm(unit: UnitOfWork, data: unknown, advice: Call): void;
  reverse(unit: UnitOfWork, data: unknown, advice: Call): void;
}

/** A refusal instead of an answer. */
export const isRefusal = (result: Answer | Refusal): result is Refusal => "error" in result;
