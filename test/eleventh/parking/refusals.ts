import { type Refusal, refuse } from "../../contract/answer";
import { commonErrors } from "../../contract/error-catalogue";
import type { Family, RefusedMessage } from "../kit/family";
import {
  type ReasonAnswers,
  answerTo,
  echoedAcknowledgement,
  idUsedText,
} from "../kit/reason-answers";
import { errors } from "./errors";

const unknown = { entry: errors["parking-unknown"], text: () => "No such payment is open." };
const closed = { entry: errors["parking-denied"], text: () => "It was confirmed or reversed." };
const notOpen = { unknown, declined: unknown, failed: unknown, inProcess: unknown };
const reasonAnswers: ReasonAnswers = {
  ...notOpen,
  confirmed: closed,
  reversed: closed,
  reversedBefore: closed,
  reversedMeanwhile: closed,
  duplicate: { entry: commonErrors["id-used"], text: () => idUsedText },
};

function refusal(refused: RefusedMessage): Refusal {
  const { entry, text } = answerTo(reasonAnswers, refused);
  return refuse(entry, { freeString: text });
}

export const refusals = { refusal, acknowledge: echoedAcknowledgement } satisfies Partial<Family>;
