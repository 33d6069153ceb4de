import { type Refusal, refuse } from "../../contract/answer";
import { commonErrors } from "../../contract/error-catalogue";
import type { Family, RefusedMessage } from "../kit/family";
import * as kit from "../kit/answers";
import { errors } from "./errors";

const unknown = { entry: errors["parking-unknown"], text: () => "No such payment is open." };
const closed = { entry: errors["parking-denied"], text: () => "It was confirmed or reversed." };
const notOpen = { unknown, declined: unknown, failed: unknown, inProcess: unknown };
const reasonAnswers: kit.ReasonAnswers = {
  ...notOpen,
  confirmed: closed,
  reversed: closed,
  reversedBefore: closed,
  reversedMeanwhile: closed,
  duplicate: { entry: commonErrors["id-used"], text: () => kit.idUsedText },
};

function refusal(refused: RefusedMessage): Refusal {
  const { entry, text } = kit.answerTo(reasonAnswers, refused);
  return refuse(entry, { freeString: text });
}

const { echoedAcknowledgement: acknowledge } = kit;
export const refusals = { refusal, acknowledge } satisfies Partial<Family>;
