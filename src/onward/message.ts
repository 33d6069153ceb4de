import { limits } from "../limits";
import type { OnwardNote } from "../journal/exchange";

/** Who may be sent messages: whoever takes events, and a partner implementation under test. */
export type TargetName = "events" | "partner";

/** A message that the simulator sends, and for whose answer it waits. */
export interface OnwardMessage {
  target: TargetName;
  /** Interface and operation that it belongs to. */
  interface: string;
  operation: string;
  method: string;
  /** Path below the target's URL, with the query. */
  path: string;
  messageId: string | null;
  requestId: string | null;
  body: unknown;
  /** What it is about, for whoever takes the answer. */
  about?: string;
  /** It is sent once: somebody waits for the answer, and says what follows from none. */
  once?: true;
}

/** Answers after which the sender cannot know whether its message was taken; so it is with none. */
const unknownOutcomes: readonly (number | null)[] = [null, 500, 504];

/** The sender of a message that was answered so, or not at all, cannot know what became of it. */
export const isUnknown = (status: number | null): boolean => unknownOutcomes.includes(status);

/** What follows on the answer to an attempt: 500, 504 and none are not final. */
export function nextAfter(
  status: number | null,
  attempt: number,
  { once }: Pick<OnwardMessage, "once">,
): OnwardNote["next"] {
  if (!isUnknown(status)) return "done";
  return attempt < limits.onwardAttempts && once !== true ? "repeat" : "given-up";
}

/** The pause after an attempt: 1, 2, 4 ... seconds, up to a minute. */
export const pauseAfter = (attempt: number): number =>
  Math.min(limits.onwardFirstPauseMs * 2 ** (attempt - 1), limits.onwardLongestPauseMs);
