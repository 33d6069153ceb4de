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
      detailMessage: detail,
    },
  };
}
