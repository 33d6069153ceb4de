import { type Answer, type Refusal, refuse } from "../../contract/answer";
import { lowerUuid } from "../../contract/values/uuid";
import { createGenerator, uuidFrom } from "../../store";
import { type IdSource, type MessageIds, type Ongoing, idsOf } from "../message";
import { commonErrors, errorTypeFor, finerTypeFor } from "../../contract/error-catalogue";
import type { InterfaceContract, Operation } from "../../contract/operation";

/** What an ErrorDetail says of the message that failed. */
export interface FailedMessage {
  contract?: InterfaceContract | undefined;
  operation?: Operation | undefined;
  /** Id of the message: its own, or a fresh one. */
  id: string;
  /** Advices: the request that they close. */
  originalId?: string | undefined;
}

/** What the credentials are for. */
export const realm = "standin";

/** A 401 says how to authenticate. */
export const challenge = { "www-authenticate": `Basic realm="${realm}"` } as const;
const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/** The detail, with its finer type and its sentence under the names that the interface has for them. */
function detailFor({ detail, error }: Refusal, contract: InterfaceContract | undefined): object {
  const { reasonMember, finerTypes, ownReasons } = contract ?? {};
  if (contract === undefined || reasonMember === undefined) return detail;
  const { freeString = finerTypes && sentence(error.when), ...facts } = detail;
  return {
    ...(finerTypes && { [finerTypes.member]: finerTypeFor(error, contract) }),
    ...(freeString !== undefined && { [reasonMember]: ownReasons?.[error.code] ?? freeString }),
    ...facts,
  };
}

/**
 * The answer for a refusal: an ErrorDetail, also where the contract lists no body, unless the
 * operation has a body of its own for it.
 */
export function errorAnswer(refusal: Refusal, message: FailedMessage): Answer {
  const { error } = refusal;
  return {
    status: error.status,
    ...(refusal.headers && { headers: refusal.headers }),
    body: message.operation?.errorBodies?.[error.status] ?? {
      errorType: errorTypeFor(error, message.contract),
      errorMessage: message.contract?.ownMessages?.[error.code] ?? error.message,
      requestType: message.operation?.requestType ?? "UNKNOWN",
      id: message.id,
      ...(message.originalId !== undefined && { originalId: message.originalId }),
      ...refusal.members,
      detailMessage: detailFor(refusal, message.contract),
    },
  };
}

/** The ErrorDetail of a refused message; ids as the message gave them, else a generated one. */
export function answerRefusal(
  ongoing: Ongoing,
  refusal: Refusal,
  newId: (ongoing: Ongoing) => string = newErrorId,
): Answer {
  const { message } = ongoing;
  const { operation, contract } = message.route;
  const { id = newId(ongoing), originalId } = idsToReport(message, message);
  return errorAnswer(refusal, { contract, operation, id, originalId });
}

/** The refusal of a message that a reset or a restore has taken away. */
export const resetMeanwhile = refuse(commonErrors["reset-meanwhile"]);

/** The ids that an ErrorDetail repeats: of the message or what it is about, and of the request that it closes. */
export const idsToReport = (
  message: IdSource,
  { id, requestId, sent }: MessageIds = idsOf(message),
): { id: string | undefined; originalId: string | undefined } => ({
  id: asReceived(message, sent.id, id) ?? subjectOf(message),
  originalId: asReceived(message, sent.requestId, requestId),
});

/** An id in the case in which it came. */
function asReceived(
  { parts }: IdSource,
  sent: string | undefined,
  lower: string | null,
): string | undefined {
  if (lower === null) return undefined;
  const candidates = [sent, ...Object.values(parts.path)];
  return candidates.find((id) => id?.toLowerCase() === lower) ?? lower;
}

/** Id of what a lookup without an id of its own is about. */
function subjectOf({ route, parts }: IdSource): string | undefined {
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
