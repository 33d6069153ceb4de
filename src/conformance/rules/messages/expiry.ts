import type { Check, Judge } from "../../obligation";
import { answered, isLater, sent, undecidable } from "../../judging";
import type { Message, Scene } from "../../scene";
import { type RefusalPattern, trueAnswerOf, matchesPattern } from "./refusal-pattern";

/** The message that a check of one message is about. */
export const messageOf = ({ messages }: Scene, { evidence }: Check): Message | undefined =>
  messages.find(({ exchange }) => exchange.number === evidence[0]?.number);

/** A thing that expires, such as a quote: where the message names it, and the refusal for an expired one. */
export interface Expiry {
  member: string;
  expired: RefusalPattern;
}

/** A client is not blamed for an expired thing if the clock was moved since the answer that contained it. */
export const expiredByItself =
  (judge: Judge, { member, expired }: Expiry): Judge =>
  (scene) =>
    judge(scene).map((check) => {
      const refused = check.outcome === "pass" ? undefined : messageOf(scene, check);
      if (refused === undefined || !matchesPattern(trueAnswerOf(refused), expired)) return check;
      const source = scene.messages.find(
        (message) =>
          isLater(refused, message) && answered(message, member) === sent(refused, member),
      );
      const disturbance = source && scene.disturbance(source.at, refused.at);
      return disturbance === undefined ? check : undecidable(check, disturbance);
    });
