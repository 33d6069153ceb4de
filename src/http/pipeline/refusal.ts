import type { Answer, Refusal } from "../../contract/answer";
import { lowerUuid } from "../../contract/uuid";
import { createGenerator, uuidFrom } from "../../store";
import { errorAnswer } from "./error-detail";
import { type Addressed, type MessageIds, type Ongoing, idsOf } from "./message";
import type { Progress } from "./progress";

/** The ErrorDetail of a refused message; ids as the message gave them, else a generated one. */
export function answerRefusal(
  progress: Progress,
  refusal: Refusal,
  newId: (progress: Progress) => string = newErrorId,
): Answer {
  const { operation, contract } = progress.message.route;
  const { id = newId(progress), originalId } = idsToReport(progress.message, progress.message);
  return errorAnswer(refusal, { contract, operation, id, originalId });
}

/** The ids that an ErrorDetail repeats: of the message or what it is about, and of the request that it closes. */
export const idsToReport = (
  message: Addressed,
  { id, requestId, sent }: MessageIds = idsOf(message),
): { id: string | undefined; originalId: string | undefined } => ({
  id: asReceived(message, sent.id, id) ?? subjectOf(message),
  originalId: asReceived(message, sent.requestId, requestId),
});

/** An id in the case in which it came. */
function asReceived(
  { parts }: Addressed,
  sent: string | undefined,
  lower: string | null,
): string | undefined {
  if (lower === null) return undefined;
  const candidates = [sent, ...Object.values(parts.path)];
  return candidates.find((id) => id?.toLowerCase() === lower) ?? lower;
}

/** Id of what a lookup without an id of its own is about. */
function subjectOf({ route, parts }: Addressed): string | undefined {
  const { subjectParameter } = route.operation;
  const named =
    subjectParameter === undefined
      ? undefined
      : (parts.path[subjectParameter] ?? parts.query[subjectParameter]);
  return lowerUuid(named) === null ? undefined : String(named);
}

/**
 * Follows from the seed, the user and the number of the exchange: the same messages get the same
 * bytes, and no two errors one id.
 */
export function newErrorId({
  message: { space, user },
  services: { journal, settings },
  number = journal.next(space),
}: Ongoing): string {
  const generate = createGenerator(space.seed ?? settings.seed);
  return uuidFrom(generate(`error ${user}`, String(number)));
}
