import type { Answer, Refusal } from "../../contract/answer";
import { errorTypeFor } from "../../contract/error-catalogue";
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

/** The detail, with its sentence under the name that the interface has for it. */
function detailFor(detail: Refusal["detail"], reasonMember: string | undefined): object {
  if (reasonMember === undefined || detail["freeString"] === undefined) return detail;
  const { freeString, ...facts } = detail;
  return { [reasonMember]: freeString, ...facts };
}

/** The answer for a refusal: an ErrorDetail as the contract says (contract 1, Errors). */
export function errorAnswer(refusal: Refusal, message: FailedMessage): Answer {
  const { error, detail } = refusal;
  return {
    status: error.status,
    ...(refusal.headers && { headers: refusal.headers }),
    body: {
      errorType: errorTypeFor(error, message.contract),
      errorMessage: error.message,
      requestType: message.operation?.requestType ?? "UNKNOWN",
      id: message.id,
      ...(message.originalId !== undefined && { originalId: message.originalId }),
      ...refusal.members,
      detailMessage: detailFor(detail, message.contract?.reasonMember),
    },
  };
}
