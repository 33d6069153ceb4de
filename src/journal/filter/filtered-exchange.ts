import type { AnyText } from "../../store";
import type { Exchange, Undefinable } from "../exchange";

/** As much of an exchange as filters look at. */
export interface FilteredExchange extends Undefinable<
  Pick<
    Exchange,
    | "receivedAt"
    | "interface"
    | "operation"
    | "path"
    | "messageId"
    | "requestId"
    | "status"
    | "outcome"
    | "request"
    | "answer"
    | "made"
    | "stateBefore"
    | "stateAfter"
    | "strikes"
    | "findings"
    | "direction"
    | "sentBy"
    | "note"
    | "transactionNote"
  >
> {
  /** The JSON texts of which the rest is parsed when it is looked at; an answer that there is not is empty. */
  readonly stored?: Record<"request" | "answer" | "notes", string>;
  /** Whether it is known that none of these texts stands in it; absent: nobody looked. */
  readonly lacks?: (texts: AnyText) => boolean;
  /** What the verdict says of it; absent: nobody asked. */
  readonly judged?: readonly FilteredRule[];
}

/** As much of a rule that a message breaks, or has not kept yet, as filters look at. */
export interface FilteredRule {
  rule: string;
  outcome: "fail" | "warn" | "open";
  /** When the time for what is owed is over; absent: it is broken by what came. */
  failsAt?: string;
}

/** Whether an exchange is among those that are asked for. */
export type MessageFilter = (exchange: FilteredExchange) => boolean;

/** What is wrong with a filter, in words for whoever wrote it. */
export class FilterRefused extends Error {
  static {
    this.prototype.name = "FilterRefused";
  }
}
