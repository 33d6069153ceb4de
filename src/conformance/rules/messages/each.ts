import type { Check, Judge } from "../../obligation";
import { as, at, broken, passed } from "../../judging";
import type { Message } from "../../scene";

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
