import { type Refusal, refuse } from "../../contract/answer";
import type { Family, RefusedMessage } from "../kit/family";
import * as kit from "../kit/answers";
import { errors } from "./errors";

const unknown = { entry: errors["parking-unknown"] };
const closed = { entry: errors["parking-denied"] };
const notOpen = { unknown, declined: unknown, failed: unknown, inProcess: unknown };
const reasonAnswers: kit.ReasonAnswers = {
  ...notOpen,
  confirmed: closed,
  reversed: closed,
  reversedBefore: closed,
  reversedMeanwhile: closed,
};

function refusal(refused: RefusedMessage): Refusal {
  const { entry, text } = kit.answerTo(reasonAnswers, refused);
  return refuse(entry, { freeString: text });
}

const { echoedAcknowledgement: acknowledge } = kit;
export const refusals = { refusal, acknowledge } satisfies Partial<Family>;
