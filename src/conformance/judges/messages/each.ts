import type { Check, Judge } from "../../obligation";
import { answered, as, at, broken, isLater, passed, sent, undecidable } from "../../judging";
import type { Message, Scene } from "../../scene";
import { type Telling, tells } from "./refusals";

/** What a check of one message is about. */
export const subjectOf = ({ exchange }: Message): string =>
  exchange.messageId ?? `exchange ${exchange.number}`;

/** One check a message that the rule is about; `fault` says what is wrong with it. */
export const eachMessage =
  (
    about: (message: Message) => boolean,
    fine: string,
    fault: (message: Message) => string | undefined,
  ): Judge =>
  ({ messages }) =>
    messages.filter(about).map((message): Check => {
      const wrong = fault(message);
      const what = `${message.operation.id} ${at(message)}`;
      return wrong === undefined
        ? passed(subjectOf(message), `${what} ${fine}`, as("trigger", message))
        : broken(subjectOf(message), `${what} ${wrong}`, as("trigger", message));
    });

export interface ErrorBody {
  errorType?: string;
  errorMessage?: string;
  detailMessage?: Readonly<Record<string, unknown>>;
}

/** What the simulator made of the message itself, a fault on the way out set aside. */
export const judgedAs = ({ exchange: { made, answer, strikes } }: Message): ErrorBody =>
  made?.body ?? (strikes.length === 0 ? answer : undefined) ?? {};

/** The message that a check of one message is about. */
export const messageOf = ({ messages }: Scene, { evidence }: Check): Message | undefined =>
  messages.find(({ exchange }) => exchange.number === evidence[0]?.number);

/** What grows old, such as a quote: where the message names it, and the refusal that says so. */
export interface Aging {
  member: string;
  expired: Telling;
}

/** What was refused for its age blames nobody where the clock was moved since the answer that brought it. */
export const agedByItself =
  (judge: Judge, { member, expired }: Aging): Judge =>
  (scene) =>
    judge(scene).map((check) => {
      const refused = check.outcome === "pass" ? undefined : messageOf(scene, check);
      if (refused === undefined || !tells(judgedAs(refused), expired)) return check;
      const source = scene.messages.find(
        (message) =>
          isLater(refused, message) && answered(message, member) === sent(refused, member),
      );
      const disturbance = source && scene.disturbance(source.at, refused.at);
      return disturbance === undefined ? check : undecidable(check, disturbance);
    });
