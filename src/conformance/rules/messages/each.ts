import { evidenceFrom, ref, check } from "../judging";
import type { Check, Judge } from "../obligation";
import type { Message } from "../../scene/scene";

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
      const what = `${message.operation.id} ${ref(message)}`;
      return check(
        subjectOf(message),
        `${what} ${fine}`,
        wrong && `${what} ${wrong}`,
        evidenceFrom("trigger", message),
      );
    });

/** Combines the judges of one rule: a fault of a message is reported once, whichever judge finds it. */
export const oneEach =
  (judges: readonly Judge[]): Judge =>
  (scene) => {
    const faulty = new Set<string>();
    return judges.flatMap((judge) => {
      const checks = judge(scene).filter(
        ({ outcome, subject }) => outcome !== "fail" || !faulty.has(subject),
      );
      for (const { outcome, subject } of checks) if (outcome === "fail") faulty.add(subject);
      return checks;
    });
  };
