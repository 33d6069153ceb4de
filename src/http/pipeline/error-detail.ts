import type { Answer, Refusal } from "../../contract/answer";
import { errorTypeFor, finerTypeFor } from "../../contract/error-catalogue";
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
