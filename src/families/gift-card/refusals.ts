import { type Refusal, refuse } from "../../contract/answer";
import type { Family, RefusedMessage } from "../kit/family";
import { type ReasonAnswers, acknowledgement, answerTo, closedBy } from "../kit/answers";
import { errors } from "./errors";

const reasonAnswers: ReasonAnswers = {
  unknown: {
    entry: errors["request-unknown"],
  },
  inProcess: {
    entry: errors["request-not-open"],
  },
  confirmed: {
    entry: errors["request-confirmed"],
    entryByKind: { activation: errors["activation-confirmed"], void: errors["void-confirmed"] },
  },
  reversed: {
    entry: errors["request-not-open"],
  },
  declined: {
    entry: errors["request-not-open"],
    text: (kind) => `The ${kind} was declined: there is nothing to confirm or undo.`,
  },
  failed: {
    entry: errors["request-not-open"],
  },
  reversedBefore: {
    entry: errors["reversed-before"],
  },
  reversedMeanwhile: {
    entry: errors["reversed-before"],
  },
};

/** What the lifecycle's refusals are in this family (its reference, Errors and Life cycle). */
function refusal(refused: RefusedMessage): Refusal {
  const { advice, id, requestId } = refused;
  const { entry, text } = answerTo(reasonAnswers, refused);
  return refuse(entry, {
    ...(advice === undefined ? { requestId: id } : { requestId, [`${advice}Id`]: id }),
    ...closingFields(refused),
    freeString: text,
  });
}

/** Id and time of the advice that closed the transaction, unless it is the refused one's own kind. */
function closingFields(refused: RefusedMessage): object {
  const closed = closedBy(refused);
  if (closed === undefined || closed.advice === refused.advice) return {};
  return closed.advice === "confirmation"
    ? { confirmationId: closed.id, confirmDate: closed.at }
    : { reversalId: closed.id, reversalTime: closed.at };
}

/** What the life cycle's refusals and acknowledgements are. */
export const refusals = { refusal, acknowledge: acknowledgement } satisfies Partial<Family>;
