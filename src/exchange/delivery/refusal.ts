import { type Answer, type Refusal, refuse } from "../../contract/answer";
import { lowerUuid } from "../../contract/values/uuid";
import { createGenerator, uuidFrom, isDiskFull } from "../../store";
import { type IdSource, type MessageIds, type Ongoing, idsOf } from "../message";
import {
  commonErrors,
  errorTypeFor,
  finerTypeFor,
  type ErrorEntry,
  simulatedError,
} from "../../contract/error-catalogue";
import type { InterfaceContract, Operation } from "../../contract/operation";
import type { BoundName, ReachedBound } from "../../limits/bounds";
import { limits } from "../../limits/limits";
import { STATUS_CODES } from "node:http";
import { refusalsOf } from "../../contract/refusals";
import type { FaultEffect } from "../../scenario/faults";
import type { AppliedFault } from "../../scenario/runs";
import type { Step } from "../step";

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

/** What a request was for: an operation of an interface, the control API, or nothing that there is. */
export type RequestFor = Pick<Operation, "kind" | "errors"> | "control" | undefined;

/** Bounds that make room by themselves, each with its error. */
const passing: Partial<Record<BoundName, ErrorEntry>> = {
  requestsPerSecond: commonErrors["requests-too-many"],
  requestsPerSecondInAll: commonErrors["requests-too-many"],
  connections: commonErrors["connections-too-many"],
  connectionsPerAddress: commonErrors["connections-too-many"],
  bodyBytesInAll: commonErrors["body-room-missing"],
  passwordWaitMs: commonErrors["passwords-too-many"],
  heldExchanges: commonErrors["too-many-held"],
  heldExchangesInAll: commonErrors["too-many-held"],
};

/** When to come again to a full bound, in seconds, as a header says it. */
const retryAfter = (seconds: number): { "retry-after": string } => ({
  "retry-after": String(seconds),
});

export const retrySoon = retryAfter(limits.retrySoonSeconds);
export const retryLater = retryAfter(limits.retryLaterSeconds);

/**
 * The refusal of a message, or of a call of the control API, for which a bound leaves no room. A POS repeats an advice
 * that is answered 504, and may take 503 for final.
 */
export function boundRefusal(reached: ReachedBound, requestFor: RequestFor): Refusal {
  const error =
    passing[reached.bound] ??
    commonErrors[reached.bound === "spaces" ? "spaces-too-many" : "bound-reached"];
  return {
    ...refuse(withStatus(error, requestFor), { ...reached }),
    headers: {
      ...(reached.bound in passing ? retrySoon : retryLater),
      ...(error === commonErrors["connections-too-many"] && { connection: "close" }),
    },
  };
}

/** An error with the status that the request's operation has for what makes room by itself. */
export function withStatus(error: ErrorEntry, requestFor: RequestFor): ErrorEntry {
  if (requestFor === undefined) return error;
  if (requestFor === "control") return { ...error, status: 429 };
  const status = listedStatus(requestFor);
  return status === 504
    ? { ...error, status, errorType: "OUTCOME_UNKNOWN", fallback: "UPSTREAM_UNAVAILABLE" }
    : { ...error, status };
}

/** 504 for an advice, else 503; where the contract does not list it, the nearest status that it lists. */
function listedStatus({ kind, errors }: Exclude<RequestFor, "control" | undefined>): number {
  const wanted = kind === "advice" ? [504, 503, 500] : [503, 504, 500];
  return wanted.find((status) => Object.hasOwn(errors, status)) ?? 503;
}

/** The refusal of what failed inside the server. */
export function failureRefusal(
  error: unknown,
  requestFor: RequestFor,
  freeString?: string,
): Refusal {
  if (!isDiskFull(error))
    return refuse(commonErrors["server-failure"], freeString === undefined ? {} : { freeString });
  return {
    ...refuse(withStatus(commonErrors["bound-reached"], requestFor), {
      freeString: "The disk of the database is full; nothing was processed.",
    }),
    headers: retryLater,
  };
}

/** It does something to an answer, or keeps it back: it makes none itself. */
export const isSpoiling = ({ status, refusal }: FaultEffect): boolean =>
  status === undefined && refusal === undefined;

/** What a fault answers in place of the family; undefined: it answers nothing. */
export function simulatedAnswer(step: Step, fault: AppliedFault): Answer | undefined {
  const refusal = simulatedRefusal(step, fault);
  if (refusal === undefined) return undefined;
  const answer = answerRefusal(step, refusal);
  return fault.effect.page === true ? asPage(answer) : answer;
}

/** The page that a proxy between client and service sends with a status of its own. */
function asPage(answer: Answer): Answer {
  const title = `${answer.status} ${STATUS_CODES[answer.status] ?? "Not answered"}`;
  const page = `<!DOCTYPE html>
<html lang="en">
<head><title>${title}</title></head>
<body>
<h1>${title}</h1>
<p>The proxy has no answer of the service for you. This page is simulated.</p>
</body>
</html>
`;
  return { ...answer, page, headers: { ...answer.headers, "content-type": htmlType } };
}

const htmlType = "text/html; charset=utf-8";

function simulatedRefusal(step: Step, fault: AppliedFault): Refusal | undefined {
  const error = errorOf(step, fault);
  if (error === undefined) return undefined;
  return {
    ...refuse(error, { freeString: `Simulated: ${fault.text}.`, ...fault.facts }),
    ...(error.status === 401 && { headers: challenge }),
  };
}

function errorOf({ message }: Step, { effect, fault }: AppliedFault): ErrorEntry | undefined {
  const { refusal, status = spoiledStatus(effect) } = effect;
  if (refusal !== undefined) {
    const { contract, operation } = message.route;
    return refusalsOf(contract, operation).get(refusal) ?? simulatedError(400);
  }
  return status === undefined ? undefined : simulatedError(status, fault.when);
}

/** There is no true answer yet that could be spoiled: it is done to a 500. */
const spoiledStatus = ({ spoil, pace }: FaultEffect): number | undefined =>
  spoil === undefined && pace === undefined ? undefined : 500;
