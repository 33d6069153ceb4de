import { isUnknownOutcome } from "../contract/refusals";
import { limits } from "../limits/limits";
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

/** What follows on the answer to an attempt: 500, 504 and none are not final. */
export function nextAfter(
  status: number | null,
  attempt: number,
  { once }: Pick<OnwardMessage, "once">,
): OnwardNote["next"] {
  if (!isUnknownOutcome(status)) return "done";
  return attempt < limits.onwardAttempts && once !== true ? "repeat" : "given-up";
}
