import type { Stage, Step } from "../../example";
import * as foresight from "../foresight";
import * as messages from ".";
import { ownIsNotUsedAgain } from "../used-up";
import type { Judge, Level } from "../../obligation";
import { type StandardRule, about, alone, anyOf, at, standard } from "../rule";

export const userIsClient = standard({
  name: "userIsClient",
  level: "should",
  sentence: "Send the messages of a client under its own user name.",
  remedy: "Use the client's id as the user name of the basic credentials.",
  judge: messages.userIsClient,
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
  ...alone,
});

const cardNumberClear = {
  code: "card-number-clear",
  field: "tenders[0].cardNumber",
  text: "tenders[0].cardNumber is a card number that is not masked",
};

export const cardNumbersAreMasked = standard({
  name: "cardNumbersAreMasked",
  level: "must",
  sentence:
    "Mask the card numbers in tenders: show the first six digits, and stars for the others.",
  remedy: "Mask the number before it is stored with the sale.",
  judge: messages.cardNumbersAreMasked,
  pass: (s) => [s.request(), s.confirmation({ body: { tenders: [] } })],
  fail: (s) => [
    s.request(),
    s.confirmation({ body: { tenders: [] }, findings: [cardNumberClear] }),
  ],
  ...alone,
});

export const timeIsPlausible = standard({
  name: "timeIsPlausible",
  level: "should",
  sentence: "Send a time close to the clock; in an advice, not before its request's.",
  remedy: "Take the time when the message is made, with its zone, from a clock that is set.",
  judge: messages.timeIsPlausible,
  pass: (s) => [s.request({ body: { time: "2031-03-04T12:00:00.000Z" } })],
  fail: (s) => [s.request({ body: { time: "2030-03-04T12:00:00.000Z" } })],
});

export const timeHasMilliseconds = standard({
  name: "timeHasMilliseconds",
  level: "should",
  sentence: "Send a time with milliseconds, and no more digits.",
  remedy: "Take the time to the millisecond.",
  judge: messages.timeHasMilliseconds,
  pass: (s) => [s.request({ body: { time: "2031-03-04T12:00:00.500Z" } })],
  fail: (s) => [s.request({ body: { time: "2031-03-04T12:00:00Z" } })],
  ...alone,
});

/** The refusal of an example. */
const refusal = ({
  errorTypes = ["GENERAL_ERROR"],
  errorMessage = "refused",
  detail = {},
  field,
}: messages.RefusalPattern): object => ({
  errorType: errorTypes[0],
  errorMessage,
  detailMessage: {
    ...(field && { formatErrors: [{ field: "amounts.requestAmount.amount", msg: "is wrong" }] }),
    ...Object.fromEntries(Object.entries(detail).map(([name, value]) => [name, value ?? "x"])),
  },
});

/** Where messages hold amounts. */
const amountField = /(amount|currency)[^.]*$/i;

/** `forewarning`: answers that warn of refusals that the amount alone does not explain. */
export const amountsAreRight = (
  errorTypes: readonly string[],
  forewarning?: foresight.Forewarning,
): StandardRule => ({
  ...neverRefusedAs(
    "Send amounts as integers in minor units, with the numeric code of their currency.",
    "Keep amounts as integers of the smallest unit.",
    errorTypes,
    { field: amountField, ...(forewarning && { forewarning }) },
  ),
  name: "amountsAreRight",
  ...alone,
});

/** What is refused breaks the contract; what `--lenient` alone accepts is worth a warning. */
export const messagesFit = (errorTypes: readonly string[] = ["FORMAT_ERROR"]): StandardRule => {
  const rule = neverRefusedAs(
    "Send messages that fit the contract.",
    "Compare the message with the OpenAPI document of the interface.",
    errorTypes,
  );
  return {
    ...rule,
    name: "messagesFit",
    judge: (scene) => [rule.judge, messages.readLeniently].flatMap((judge) => judge(scene)),
    ...alone,
  };
};

/** What tells a refusal that the client could not foresee. */
interface Fairness {
  expiry?: messages.Expiry;
  own?: foresight.Own;
  forewarning?: foresight.Forewarning;
  /** It is about what the message names. */
  ofNamed?: true;
}

/** Refusals that show that a message was not what it should be. */
export const neverRefusedAs = (
  sentence: string,
  remedy: string,
  errorTypes: readonly string[],
  options: Omit<messages.RefusalPattern, "errorTypes"> &
    Fairness & { level?: Level; kind?: string } = {},
): StandardRule => {
  const {
    level = "must",
    own,
    forewarning,
    kind = own?.kinds[0],
    expiry,
    ofNamed,
    ...pattern
  } = { ...options, errorTypes };
  const body = at(own?.paths[0] ?? forewarning?.same[0] ?? "", "1");
  const before = (s: Stage): Step[] => [
    ...(own === undefined ? [] : [s.request({ id: "own", body })]),
    ...(forewarning === undefined ? [] : [anyOf(s, forewarning.by, { id: "told", body })]),
  ];
  return standard({
    name: "neverRefusedAs",
    level,
    sentence,
    remedy,
    judge: fairly(messages.neverRefusedAs(pattern), { own, forewarning, expiry }),
    pass: (s) => [anyOf(s, pattern.operations)],
    fail: (s) => [
      ...before(s),
      anyOf(s, pattern.operations, { status: 400, answer: refusal(pattern), body }),
    ],
    ...(kind !== undefined && { kind }),
    ...([ofNamed, own, expiry].some((one) => one !== undefined) && about),
  });
};

function fairly(
  judge: Judge,
  { expiry, own, forewarning }: { [Name in keyof Fairness]: Fairness[Name] | undefined },
): Judge {
  const unlessClockMoved = expiry === undefined ? judge : messages.expiredByItself(judge, expiry);
  const owned =
    own === undefined ? unlessClockMoved : foresight.warnedUnlessOwn(unlessClockMoved, own);
  return forewarning === undefined ? owned : foresight.sparedUnlessForewarned(owned, forewarning);
}

export const membersAreAbsent = (
  sentence: string,
  paths: readonly string[],
  operations: readonly string[],
  level: Level = "should",
): StandardRule =>
  standard({
    name: "memberIsAbsent",
    level,
    sentence,
    remedy: `Leave ${paths.join(", ")} out.`,
    judge: messages.membersAreAbsent(paths, operations),
    pass: (s) => [anyOf(s, operations)],
    fail: (s) => [anyOf(s, operations, { body: at(paths[0] ?? "", "x") })],
    ...alone,
  });

export const membersAreFilled = (sentence: string, paths: readonly string[]): StandardRule =>
  standard({
    name: "membersAreFilled",
    level: "should",
    sentence,
    remedy: "Configure the till with its values.",
    judge: messages.membersAreFilled(paths),
    pass: (s) => [s.request({ body: at(paths[0] ?? "", "x") })],
    fail: (s) => [s.request({ body: at(paths[0] ?? "", " ") })],
    ...alone,
  });

/** Refusals after which the same, by these paths, is not sent again under another id either, to be refused so again. */
interface AlsoAfter {
  refusals: readonly messages.RefusalPattern[];
  same: readonly string[];
}

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

/** What is not sent again after which refusal. */
interface NotAgain extends messages.SameThing {
  refusals: readonly messages.RefusalPattern[];
  operations: readonly string[];
  /** It is a fault only where it is refused again. */
  refusedAgain?: boolean;
  /** Of what the client has used up itself one refusal is too many. */
  usedUp?: boolean;
  alsoAfter?: AlsoAfter;
}

export const notAgainAfter = (
  sentence: string,
  { refusals, operations, refusedAgain = false, usedUp = false, alsoAfter, ...things }: NotAgain,
): StandardRule => {
  const first = { status: 400, answer: refusal(refusals[0] ?? {}) };
  return standard({
    name: "notAgainAfter",
    level: "should",
    sentence,
    remedy: "Remember the refusal.",
    judge: oneEach([
      messages.notAgainAfter(refusals, operations, things, refusedAgain),
      ...(usedUp ? [ownIsNotUsedAgain(refusals, things.same)] : []),
      ...(alsoAfter === undefined
        ? []
        : [messages.notAgainAfter(alsoAfter.refusals, operations, { same: alsoAfter.same }, true)]),
    ]),
    pass: (s) => [anyOf(s, operations, { id: "one", ...first })],
    fail: (s) => [
      anyOf(s, operations, { id: "one", ...first }),
      anyOf(s, operations, {
        id: things.same.includes("id") ? "one" : "two",
        ...(refusedAgain && first),
      }),
    ],
  });
};
