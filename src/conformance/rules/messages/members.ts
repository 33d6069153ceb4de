import {
  sentMember,
  ref,
  mayBeRepeat,
  requestsById,
  seconds,
  sentText,
  undecidable,
  eachMessage,
} from "../judging";
import type { Judge, Level } from "../obligation";
import { type StandardRule, anyOf, bodyWith } from "../rule";
import { momentOf } from "../../../contract/values/moment";
import { limits } from "../../../limits/limits";
import type { Message, Scene } from "../../scene/scene";

/** Members are absent from messages of these operations. */
const judgeAbsence = (paths: readonly string[], operations: readonly string[]): Judge =>
  eachMessage(
    ({ operation }) => operations.includes(operation.id),
    `has no ${paths.join(", ")}`,
    (message) => {
      const found = paths.find((path) => sentMember(message, path) !== undefined);
      return found === undefined ? undefined : `has ${found}`;
    },
  );

export const membersAreAbsent = (
  sentence: string,
  paths: readonly string[],
  operations: readonly string[],
  level: Level = "should",
): StandardRule => ({
  name: "memberIsAbsent",
  level,
  sentence,
  remedy: `Leave ${paths.join(", ")} out.`,
  judge: judgeAbsence(paths, operations),
  pass: (s) => [anyOf(s, operations)],
  fail: (s) => [anyOf(s, operations, { body: bodyWith(paths[0] ?? "", "x") })],
  ofItself: true,
});

/** Members that are sent say something. */
const judgeBlanks = (paths: readonly string[]): Judge =>
  eachMessage(
    (message) => paths.some((path) => sentMember(message, path) !== undefined),
    `has ${paths.join(", ")}`,
    (message) => {
      const isBlank = (value: unknown): boolean => typeof value === "string" && value.trim() === "";
      const blank = paths.filter((path) => isBlank(sentMember(message, path)));
      return blank.length === 0 ? undefined : `has a blank ${blank.join(", ")}`;
    },
  );

export const membersAreFilled = (sentence: string, paths: readonly string[]): StandardRule => ({
  name: "membersAreFilled",
  level: "should",
  sentence,
  remedy: "Configure the till with its values.",
  judge: judgeBlanks(paths),
  pass: (s) => [s.request({ body: bodyWith(paths[0] ?? "", "x") })],
  fail: (s) => [s.request({ body: bodyWith(paths[0] ?? "", " ") })],
  ofItself: true,
});

const cardNumberClear = {
  code: "card-number-clear",
  field: "tenders[0].cardNumber",
  text: "tenders[0].cardNumber is a card number that is not masked",
};

export const userIsClient: StandardRule = {
  name: "userIsClient",
  level: "should",
  sentence: "Send the messages of a client under its own user name.",
  remedy: "Use the client's id as the user name of the basic credentials.",
  judge: eachMessage(
    (message) => sentMember(message, "client") !== undefined,
    "names the user of its credentials",
    ({ exchange }) => exchange.findings.find(({ code }) => code === "client-not-user")?.text,
  ),
  pass: (s) => [s.request({ body: { client: { id: "1" } } })],
  fail: (s) => [
    s.request({
      body: { client: { id: "1" } },
      findings: [
        {
          code: "client-not-user",
          text: "the user name of the credentials differs from client.id",
        },
      ],
    }),
  ],
  ofItself: true,
};

export const cardNumbersAreMasked: StandardRule = {
  name: "cardNumbersAreMasked",
  level: "must",
  sentence:
    "Mask the card numbers in tenders: show the first six digits, and stars for the others.",
  remedy: "Mask the number before it is stored with the sale.",
  judge: eachMessage(
    (message) => sentMember(message, "tenders") !== undefined,
    "masks the card numbers in its tenders",
    ({ exchange }) => {
      const clear = exchange.findings.find(({ code }) => code === "card-number-clear");
      return clear && `shows a card number: ${clear.text}`;
    },
  ),
  pass: (s) => [s.request(), s.confirmation({ body: { tenders: [] } })],
  fail: (s) => [
    s.request(),
    s.confirmation({ body: { tenders: [] }, findings: [cardNumberClear] }),
  ],
  ofItself: true,
};

/**
 * How far a time is off the data space's clock, or off the real clock if somebody moved that of the data space.
 * An advice, or a request that is sent again, may have waited for as long as the line was down: it can only be ahead.
 */
function offBy({ operation, at: arrival, exchange: { clock } }: Message, time: number): number {
  const mayHaveWaited = operation.kind === "advice" || operation.sendsAgain !== undefined;
  return Math.min(
    ...[Date.parse(clock), arrival].map((moment) =>
      mayHaveWaited ? Math.max(0, time - moment) : Math.abs(time - moment),
    ),
  );
}

/** Clocks of the world differ by whole and half hours, in milliseconds, by at most so many. */
const halfHour = 1_800_000;

const mostHalfHours = 28;

/** A clock that is set is no farther off, in milliseconds. */
const nearly = 120_000;

/** What a time that is so far off looks like, in words. */
function suspicion(time: string, off: number): string {
  const halfHours = Math.round(off / halfHour);
  const isLocal =
    /(?:z|[+-]00:00)$/i.test(time) &&
    halfHours >= 1 &&
    halfHours <= mostHalfHours &&
    Math.abs(off - halfHours * halfHour) <= nearly;
  return isLocal ? ": this looks like local time marked as UTC" : "";
}

const dayMs = 86_400_000;

/** How far two times are apart, in words: in days from two of them on. */
const distance = (ms: number): string =>
  ms < 2 * dayMs ? seconds(ms) : `${Math.floor(ms / dayMs)} days`;

/** Times may be given in whole seconds: so far apart, in milliseconds, they may be one moment. */
const wholeSecond = 1_000;

/** Whether so many milliseconds are farther off the clock than a time may be. */
const isTooFar = ({ configuration }: Scene, off: number): boolean =>
  off > configuration.clockTolerance * 1000;

/**
 * By how much the time of an advice is before that of its request, and which that is; undefined: it is not,
 * somebody set the clock back, or it is the request's time that is wrong.
 */
function beforeItsRequest(scene: Scene): (message: Message, time: number) => string | undefined {
  let requests: ReturnType<typeof requestsById> | undefined;
  return ({ operation, at: arrival, exchange: { requestId } }, time) => {
    if (operation.kind !== "advice") return undefined;
    requests ??= requestsById(scene);
    const request = requests.get(requestId ?? "");
    if (request === undefined || scene.disturbance(request.at, arrival) !== undefined)
      return undefined;
    const requested = momentOf(sentText(request, "time"));
    if (isTooFar(scene, offBy(request, requested))) return undefined;
    const before = requested - time;
    return before > wholeSecond
      ? `has a time that is ${distance(before)} before that of its request ${ref(request)}`
      : undefined;
  };
}

/**
 * The time of a message is near the clock, when it comes for the first time: a repeat keeps the time of the
 * first. That of an advice is not before its request's.
 */
const judgeTimes: Judge = (scene) => {
  const known = new Set<string | null>();
  const isFirst = ({ exchange: { messageId } }: Message): boolean => {
    const repeated = messageId !== null && known.has(messageId);
    known.add(messageId);
    return !repeated;
  };
  const tooEarly = beforeItsRequest(scene);
  const repeats = new Set(
    scene.messages
      .filter((message) => mayBeRepeat(scene, message))
      .map(({ exchange }) => exchange.number),
  );
  const checks = eachMessage(
    (message) => typeof sentMember(message, "time") === "string" && isFirst(message),
    "has a plausible time",
    (message) => {
      const time = momentOf(sentText(message, "time"));
      const off = offBy(message, time);
      if (Number.isNaN(time)) return "has an unreadable time";
      return isTooFar(scene, off)
        ? `has a time that is ${distance(off)} off the clock${suspicion(sentText(message, "time"), off)}`
        : tooEarly(message, time);
    },
  )(scene);
  return checks.map((check) =>
    check.evidence.some(({ number }) => repeats.has(number)) ? undecidable(check) : check,
  );
};

export const timeIsPlausible: StandardRule = {
  name: "timeIsPlausible",
  level: "should",
  sentence: "Send a time close to the clock; in an advice, not before its request's.",
  remedy: "Take the time when the message is made, with its zone, from a clock that is set.",
  judge: judgeTimes,
  pass: (s) => [s.request({ body: { time: "2031-03-04T12:00:00.000Z" } })],
  fail: (s) => [s.request({ body: { time: "2030-03-04T12:00:00.000Z" } })],
};

/** One to three digits: to the millisecond. */
const toTheMillisecond = /\.\d{1,3}(?!\d)/;

/** Times have fractions of a second, down to the millisecond. */
const judgeMilliseconds: Judge = eachMessage(
  (message) => !Number.isNaN(momentOf(sentText(message, "time"))),
  "has a time with milliseconds",
  (message) => {
    const time = sentText(message, "time");
    if (toTheMillisecond.test(time)) return undefined;
    return time.includes(".")
      ? `has a time with more than milliseconds: ${time.slice(0, limits.checkedTime)}`
      : `has a time without milliseconds: ${time.slice(0, limits.checkedTime)}`;
  },
);

export const timeHasMilliseconds: StandardRule = {
  name: "timeHasMilliseconds",
  level: "should",
  sentence: "Send a time with milliseconds, and no more digits.",
  remedy: "Take the time to the millisecond.",
  judge: judgeMilliseconds,
  pass: (s) => [s.request({ body: { time: "2031-03-04T12:00:00.500Z" } })],
  fail: (s) => [s.request({ body: { time: "2031-03-04T12:00:00Z" } })],
  ofItself: true,
};
