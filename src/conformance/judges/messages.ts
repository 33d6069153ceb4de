import type { Check, Judge } from "../obligation";
import { answered, as, at, broken, isLater, mayBeRepeat, passed, requestsById, seconds, sent, sentText, undecidable } from "../judging";
import type { Message, Scene } from "../scene";

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

interface ErrorBody { errorType?: string; errorMessage?: string; detailMessage?: Readonly<Record<string, unknown>> }

/** What the simulator made of the message itself, a fault on the way out set aside. */
export const judgedAs = ({ exchange: { made, answer, strikes } }: Message): ErrorBody => made?.body ?? (strikes.length === 0 ? answer : undefined) ?? {};

/** Which refusals tell something about the client; what is absent may be anything. */
export interface Telling {
  /** QR sends one errorType: the finer reason in its detail counts as well. */
  errorTypes?: readonly string[] | undefined;
  errorMessage?: string | undefined;
  /** Members of the detail that must be there, and their values; undefined: any. */
  detail?: Readonly<Record<string, string | undefined>> | undefined;
  /** Of a format error: one of the fields that it names. */
  field?: RegExp | undefined;
  /** Operation ids of the messages. */
  operations?: readonly string[] | undefined;
}

function tells({ errorType, errorMessage, detailMessage = {} }: ErrorBody, { errorTypes, errorMessage: text, detail = {}, field }: Telling): boolean {
  const isOfType = errorTypes === undefined || errorTypes.includes(errorType ?? "") || errorTypes.includes(String(detailMessage.reason));
  if (!isOfType || (text !== undefined && text !== errorMessage)) return false;
  if (field !== undefined && errorType === "FORMAT_ERROR" && !faultsIn(detailMessage).some((fault) => field.test(fault.field))) return false;
  return Object.entries(detail).every(([name, value]) => Object.hasOwn(detailMessage, name) && (value === undefined || detailMessage[name] === value));
}

interface FieldFault { field: string; msg: string }

function faultsIn({ formatErrors }: Readonly<Record<string, unknown>>): FieldFault[] {
  return Array.isArray(formatErrors) ? (formatErrors as FieldFault[]) : [];
}

/** The fields that a refusal names. */
function fieldsIn({ detailMessage = {} }: ErrorBody): string {
  const faults = faultsIn(detailMessage);
  return faults.length === 0 ? "" : ` (${faults.map(({ field, msg }) => `${field}: ${msg}`).join("; ")})`;
}

/** No message is refused so, whatever became of the answer. */
export const neverRefusedAs = (telling: Telling): Judge =>
  eachMessage(
    ({ operation }) => telling.operations?.includes(operation.id) ?? true,
    `was not refused as ${(telling.errorTypes ?? []).join(", ")}`,
    (message) => {
      const refusal = judgedAs(message);
      return refusal.errorType !== undefined && tells(refusal, telling) ? `was refused: ${refusal.errorType}, ${String(refusal.errorMessage)}${fieldsIn(refusal)}` : undefined;
    },
  );

/** The message that a check of one message is about. */
export const messageOf = ({ messages }: Scene, { evidence }: Check): Message | undefined => messages.find(({ exchange }) => exchange.number === evidence[0]?.number);

/** What grows old, such as a quote: where the message names it, and the refusal that says so. */
export interface Aging {
  member: string;
  expired: Telling;
}

/** What was refused for its age blames nobody where the clock was moved since the answer that brought it. */
export const agedByItself = (judge: Judge, { member, expired }: Aging): Judge => (scene) =>
  judge(scene).map((check) => {
    const refused = check.outcome === "pass" ? undefined : messageOf(scene, check);
    if (refused === undefined || !tells(judgedAs(refused), expired)) return check;
    const source = scene.messages.find((message) => isLater(refused, message) && answered(message, member) === sent(refused, member));
    const disturbance = source && scene.disturbance(source.at, refused.at);
    return disturbance === undefined ? check : undecidable(check, disturbance);
  });

/** The user name of the credentials is the client of the message. */
export const userIsClient: Judge = eachMessage(
  (message) => sent(message, "client") !== undefined,
  "names the user of its credentials",
  ({ exchange }) => exchange.findings.find(({ code }) => code === "client-not-user")?.text,
);

/** Card numbers in tenders are masked: the journal masks them all, so the finding tells of those that came in clear. */
export const cardNumbersAreMasked: Judge = eachMessage(
  (message) => sent(message, "tenders") !== undefined,
  "shows no card number in its tenders",
  ({ exchange }) => {
    const clear = exchange.findings.find(({ code }) => code === "card-number-clear");
    return clear && `shows a card number: ${clear.text}`;
  },
);

/**
 * How far a time is off the data space's clock; or, where somebody moved that one, off the clock that nobody moves.
 * An advice may have waited in its queue for as long as the line was down: it can only be ahead.
 */
const offBy = ({ operation, at: arrival, exchange: { clock } }: Message, time: number): number =>
  Math.min(...[Date.parse(clock), arrival].map((moment) => (operation.kind === "advice" ? Math.max(0, time - moment) : Math.abs(time - moment))));

/** Times may be given in whole seconds: so far apart, in milliseconds, they may be one moment. */
const wholeSecond = 1_000;

/** By how much the time of an advice is before that of its request, and which that is; undefined: it is not, or somebody set the clock back. */
function beforeItsRequest(scene: Scene): (message: Message, time: number) => string | undefined {
  const requests = requestsById(scene);
  return ({ operation, at: arrival, exchange: { requestId } }, time) => {
    const request = operation.kind === "advice" ? requests.get(requestId ?? "") : undefined;
    if (request === undefined || scene.disturbance(request.at, arrival) !== undefined) return undefined;
    const before = Date.parse(sentText(request, "time")) - time;
    return before > wholeSecond ? `has a time that is ${seconds(before)} before that of its request ${at(request)}` : undefined;
  };
}

/** The time of a message is near the clock, when it comes for the first time: a repeat keeps the time of the first. That of an advice is not before its request's. */
export const timeIsPlausible: Judge = (scene) => {
  const known = new Set<string | null>();
  const isFirst = ({ exchange: { messageId } }: Message): boolean => {
    const repeated = messageId !== null && known.has(messageId);
    known.add(messageId);
    return !repeated;
  };
  const tooEarly = beforeItsRequest(scene);
  const repeats = new Set(scene.messages.filter((message) => mayBeRepeat(scene, message)).map(({ exchange }) => exchange.number));
  const checks = eachMessage(
    (message) => typeof sent(message, "time") === "string" && isFirst(message),
    "has a plausible time",
    (message) => {
      const time = Date.parse(sentText(message, "time"));
      const off = offBy(message, time);
      if (Number.isNaN(time)) return "has a time that cannot be read";
      return off > scene.configuration.clockTolerance * 1000 ? `has a time that is ${seconds(off)} off the clock` : tooEarly(message, time);
    },
  )(scene);
  return checks.map((check) => (check.evidence.some(({ number }) => repeats.has(number)) ? undecidable(check) : check));
};

/** One to three digits: to the millisecond. */
const toTheMillisecond = /\.\d{1,3}(?!\d)/;

/** Times have fractions of a second, down to the millisecond. */
export const timeHasMilliseconds: Judge = eachMessage(
  (message) => typeof sent(message, "time") === "string",
  "has a time with milliseconds",
  (message) => {
    const time = sentText(message, "time");
    if (toTheMillisecond.test(time)) return undefined;
    return time.includes(".") ? `has a time with more than milliseconds: ${time.slice(0, 40)}` : `has a time without milliseconds: ${time.slice(0, 40)}`;
  },
);

/** Members are absent from messages of these operations. */
export const membersAreAbsent = (paths: readonly string[], operations: readonly string[]): Judge =>
  eachMessage(({ operation }) => operations.includes(operation.id), `has no ${paths.join(", ")}`, (message) => {
    const found = paths.find((path) => sent(message, path) !== undefined);
    return found === undefined ? undefined : `has ${found}`;
  });

/** Members that are sent say something. */
export const membersAreFilled = (paths: readonly string[]): Judge =>
  eachMessage((message) => paths.some((path) => sent(message, path) !== undefined), `has ${paths.join(", ")}`, (message) => {
    const isBlank = (value: unknown): boolean => typeof value === "string" && value.trim() === "";
    const blank = paths.filter((path) => isBlank(sent(message, path)));
    return blank.length === 0 ? undefined : `has a blank ${blank.join(", ")}`;
  });

/** What a client was told when it was refused; undefined: it was not, or cannot know. */
const refusalOf = ({ outcome, exchange }: Message): ErrorBody | undefined => (outcome === "failed" ? (exchange.answer as ErrorBody | undefined) : undefined);

/** What makes a message one for the same thing as a refused one: paths of the body. */
export interface SameThing {
  same: readonly string[];
  /** Where a message has none of those: what it names instead. */
  orElse?: readonly string[];
}

/** Another client knows of no refusal. */
function thingOf(message: Message, { same, orElse = [] }: SameThing): string {
  const named = same.some((path) => sent(message, path) !== undefined) ? same : [...same, ...orElse];
  return JSON.stringify([message.operation.id, ...["client.id", ...named].map((path) => sent(message, path))]);
}

/** After a refusal that the client knows of, no message for the same thing. With `refusedAgain` only one that is refused so again counts. */
export const notAgainAfter = (tellings: readonly Telling[], operations: readonly string[], things: SameThing, refusedAgain = false): Judge => ({ messages }) => {
  const told = new Map<string, Message>();
  const isTold = (message: Message): boolean => isToldSo(message, tellings);
  return messages.filter(({ operation }) => operations.includes(operation.id)).flatMap((message): Check[] => {
    const key = thingOf(message, things);
    const refused = told.get(key);
    const tellsNow = isTold(message);
    if (tellsNow && refused === undefined) told.set(key, message);
    if (refused !== undefined && message.at >= refused.knownAt && (tellsNow || !refusedAgain)) {
      const { errorType, errorMessage } = refusalOf(refused) ?? {};
      return [broken(subjectOf(refused), `${refused.operation.id} was refused with ${String(errorType)}, ${String(errorMessage)} ${at(refused)} and the same came again ${at(message)}`, [...as("trigger", refused), ...as("seen", message)])];
    }
    return tellsNow ? [passed(subjectOf(message), `${message.operation.id} was refused ${at(message)}, for the first time`, as("trigger", message))] : [];
  });
};

/** Messages of these operations are never refused so, nor is this found of them. */
export const neverTold = (operations: readonly string[], telling: Telling, finding: string, fine: string): Judge =>
  eachMessage(({ operation }) => operations.includes(operation.id), fine, (message) => {
    const refusal = judgedAs(message);
    if (refusal.errorType !== undefined && tells(refusal, telling)) return `was refused: ${String(refusal.errorMessage)}`;
    return message.exchange.findings.find(({ code }) => code === finding)?.text;
  });

/** The message was refused so, as its client was told. */
export const isToldSo = (message: Message, tellings: readonly Telling[]): boolean => {
  const refusal = refusalOf(message);
  return refusal !== undefined && tellings.some((telling) => tells(refusal, telling));
};
