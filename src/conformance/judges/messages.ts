import type { Check, Judge } from "../obligation";
import { as, at, broken, isLater, mayBeRepeat, passed, seconds, sent, undecidable } from "../judging";
import type { Message } from "../scene";

/** What a check of one message is about. */
export const subjectOf = ({ exchange }: Message): string => exchange.messageId ?? `exchange ${exchange.number}`;

/** One check a message that the rule is about; `fault` says what is wrong with it. */
export const eachMessage = (about: (message: Message) => boolean, fine: string, fault: (message: Message) => string | undefined): Judge => ({ messages }) =>
  messages.filter(about).map((message): Check => {
    const wrong = fault(message);
    const what = `${message.operation.id} ${at(message)}`;
    return wrong === undefined
      ? passed(subjectOf(message), `${what} ${fine}`, as("trigger", message))
      : broken(subjectOf(message), `${what} ${wrong}`, as("trigger", message));
  });

interface ErrorBody { errorType?: unknown; errorMessage?: unknown; detailMessage?: { reason?: unknown } }

/** What the simulator made of the message itself, a fault on the way out set aside. */
export const judgedAs = ({ exchange: { made, answer, strikes } }: Message): ErrorBody => made?.body ?? (strikes.length === 0 ? answer : undefined) ?? {};

/** Whether a message was refused with one of these error types. QR sends one errorType, and the finer reason beside it. */
function isRefusedAs(message: Message, errorTypes: readonly string[]): boolean {
  const { errorType, detailMessage } = judgedAs(message);
  return errorTypes.includes(String(errorType)) || errorTypes.includes(String(detailMessage?.reason));
}

/** Which refusals tell something about the client. */
export interface Telling {
  errorTypes: readonly string[];
  /** Operation ids; absent: any. */
  operations?: readonly string[] | undefined;
  /** Member of the refusal's detail that must be there. */
  detail?: string | undefined;
}

/** No message is refused so. */
export const neverRefusedAs = ({ errorTypes, operations, detail }: Telling): Judge =>
  eachMessage(
    ({ operation }) => operations === undefined || operations.includes(operation.id),
    `was not refused as ${errorTypes.join(", ")}`,
    (message) => {
      const { errorType, errorMessage, detailMessage = {} } = judgedAs(message);
      const tells = isRefusedAs(message, errorTypes) && (detail === undefined || Object.hasOwn(detailMessage, detail));
      return tells ? `was refused: ${String(errorType)}, ${String(errorMessage)}` : undefined;
    },
  );

/** The user name of the credentials is the client of the message. */
export const userIsClient: Judge = eachMessage(
  (message) => sent(message, "client") !== undefined,
  "names the user of its credentials",
  ({ exchange }) => exchange.findings.find(({ code }) => code === "client-not-user")?.text,
);

/** The time of a message is near the data space's clock, when it comes for the first time: a repeat keeps the time of the first. */
export const timeIsPlausible: Judge = (scene) => {
  const known = new Set<string | null>();
  const isFirst = ({ exchange: { messageId } }: Message): boolean => {
    const repeated = messageId !== null && known.has(messageId);
    known.add(messageId);
    return !repeated;
  };
  const repeats = new Set(scene.messages.filter((message) => mayBeRepeat(scene, message)).map(({ exchange }) => exchange.number));
  const checks = eachMessage(
    (message) => typeof sent(message, "time") === "string" && isFirst(message),
    "has a plausible time",
    (message) => {
      const time = Date.parse(String(sent(message, "time")));
      const off = Math.abs(time - Date.parse(message.exchange.clock));
      if (Number.isNaN(time)) return "has a time that cannot be read";
      return off > scene.configuration.clockTolerance * 1000 ? `has a time that is ${seconds(off)} off the clock` : undefined;
    },
  )(scene);
  return checks.map((check) => (check.evidence.some(({ number }) => repeats.has(number)) ? undecidable(check) : check));
};

/** Members are absent from messages of these operations. */
export const membersAreAbsent = (paths: readonly string[], operations: readonly string[]): Judge =>
  eachMessage(({ operation }) => operations.includes(operation.id), `has no ${paths.join(", ")}`, (message) => {
    const found = paths.find((path) => sent(message, path) !== undefined);
    return found === undefined ? undefined : `has ${found}`;
  });

/** A member is there in messages of these operations. */
export const memberIsPresent = (path: string, operations: readonly string[]): Judge =>
  eachMessage(({ operation }) => operations.includes(operation.id), `has ${path}`, (message) => (sent(message, path) === undefined ? `lacks ${path}` : undefined));

/** Whatever else is the same for a request of these operations: after one refused with an error type, none for the same thing. */
export const notAgainAfter = (errorTypes: readonly string[], operations: readonly string[], same: readonly string[]): Judge => ({ messages }) => {
  const about = messages.filter(({ operation }) => operations.includes(operation.id));
  const key = (message: Message): string => JSON.stringify(same.map((path) => sent(message, path)));
  return about.filter((message) => isRefusedAs(message, errorTypes)).map((refused): Check => {
    const again = about.find((message) => isLater(message, refused) && key(message) === key(refused));
    const told = String(judgedAs(refused).errorType);
    return again === undefined
      ? passed(subjectOf(refused), `${refused.operation.id} was not tried again after ${told} ${at(refused)}`, as("trigger", refused))
      : broken(subjectOf(refused), `${refused.operation.id} was refused with ${told} ${at(refused)} and the same came again ${at(again)}`, [...as("trigger", refused), ...as("seen", again)]);
  });
};
