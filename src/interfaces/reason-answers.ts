import type { ErrorEntry } from "../contract/error-catalogue";
import type { AdviceKind } from "../contract/operation";
import { closedByOf } from "../lifecycle/records";
import type { RefusalReason } from "../lifecycle/state";
import type { RefusedMessage } from "./family";

/** What answers a reason of the life cycle. */
export interface ReasonAnswer {
  entry: ErrorEntry;
  /** Entries of kinds that have one of their own. */
  entryByKind?: Readonly<Record<string, ErrorEntry>>;
  /** What happened to such a transaction, in a sentence. */
  text(this: void, kind: string, advice: AdviceKind | undefined): string;
}

/** The answer to each reason of the life cycle. */
export type ReasonAnswers = Readonly<Record<RefusalReason, ReasonAnswer>>;

/** The entry and the sentence for a refused message. */
export function answerTo(
  answers: ReasonAnswers,
  { reason, kind, advice }: Pick<RefusedMessage, "reason" | "kind" | "advice">,
): { entry: ErrorEntry; text: string } {
  const { entry, entryByKind, text } = answers[reason];
  return { entry: entryByKind?.[kind] ?? entry, text: text(kind, advice) };
}

/** What is said of an id that is used up. */
export const idUsedText = "Another message of this data space has this id.";

/** The advice that closed the transaction of a refused message, unless what is wrong is the message's own id. */
export const closedBy = ({ reason, record }: RefusedMessage): ReturnType<typeof closedByOf> =>
  reason === "duplicate" ? undefined : closedByOf(record);

/** Whether a request is refused because its reversal came first, or while it was held. */
export const isReversedFirst = ({ reason }: Pick<RefusedMessage, "reason">): boolean =>
  reason === "reversedBefore" || reason === "reversedMeanwhile";
