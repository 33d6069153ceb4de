import { type Refusal, refuse } from "../../contract/answer";
import { commonErrors } from "../../contract/error-catalogue";
import { closedByOf } from "../../lifecycle/records";
import type { RefusalReason } from "../../lifecycle/state";
import type { RefusedMessage } from "../family";
import { giftCardErrors } from "./errors";

/** The refusal of a reversal after the confirmation, by kind of transaction. */
const confirmedRefusals: Readonly<Record<string, keyof typeof giftCardErrors>> = {
  activation: "activation-confirmed",
  void: "void-confirmed",
};

/** What happened, in a sentence. */
const texts: Record<RefusalReason, (kind: string) => string> = {
  unknown: (kind) => `No ${kind} with this id was received.`,
  duplicate: () => "Another message of this data space has this id.",
  inProcess: (kind) => `The ${kind} is still in process.`,
  confirmed: (kind) => `The ${kind} was confirmed.`,
  reversed: (kind) => `The ${kind} was reversed.`,
  declined: (kind) => `The ${kind} was declined: there is nothing to confirm or undo.`,
  failed: (kind) => `The ${kind} was not processed.`,
  reversedBefore: (kind) => `The reversal of this ${kind} came first.`,
  reversedMeanwhile: (kind) => `The ${kind} was reversed while it was held.`,
};

function errorFor({ reason, kind }: RefusedMessage) {
  if (reason === "duplicate") return commonErrors["id-used"];
  if (reason === "unknown") return giftCardErrors["request-unknown"];
  if (reason === "confirmed") return giftCardErrors[confirmedRefusals[kind] ?? "request-confirmed"];
  if (reason === "reversedBefore" || reason === "reversedMeanwhile")
    return giftCardErrors["reversed-before"];
  return giftCardErrors["request-not-open"];
}

/** What the lifecycle's refusals are in this family (its reference, Errors and Life cycle). */
export function giftCardRefusal(refused: RefusedMessage): Refusal {
  const { advice, id, requestId, record, reason, kind } = refused;
  const closed = reason === "duplicate" ? undefined : closedByOf(record);
  return refuse(errorFor(refused), {
    ...(advice === undefined ? { requestId: id } : { requestId, [`${advice}Id`]: id }),
    ...(closed && closingFields(closed, advice)),
    freeString: texts[reason](kind),
  });
}

/** Id and time of the advice that closed the transaction, unless it is the refused one's own kind. */
function closingFields(
  closed: NonNullable<ReturnType<typeof closedByOf>>,
  refusedAdvice: string | undefined,
) {
  if (closed.advice === refusedAdvice) return {};
  return closed.advice === "confirmation"
    ? { confirmationId: closed.id, confirmDate: closed.at }
    : { reversalId: closed.id, reversalTime: closed.at };
}
