import type { BoundName, ReachedBound } from "../../limits/bounds";
import { type Refusal, refuse } from "../../contract/answer";
import { type ErrorEntry, commonErrors } from "../../contract/error-catalogue";
import type { Operation } from "../../contract/operation";
import { isDiskFull } from "../../store";
import { limits } from "../../limits/limits";

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
