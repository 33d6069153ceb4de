import { type Stage, type ExampleStep, type StandardRule, anyOf, bodyWith } from "../rule";
import type { Judge, Level } from "../obligation";
import { formBroken } from "../../../contract/answer";
import { isForwarded } from "../../scene/message";
import type { Message } from "../../scene/scene";
import { eachMessage } from "../judging";
import {
  type Expiry,
  type Forewarning,
  type OwnThing,
  expiredByItself,
  sparedUnlessForewarned,
  warnedUnlessOwn,
} from "./foresight";
import {
  type RefusalPattern,
  fieldsIn,
  matchesPattern,
  refusalExample,
  trueAnswerOf,
} from "./refusal-pattern";

/** How messages are refused that do not keep to their form. */
const formError = "FORMAT_ERROR";

/** No message is refused so, whatever became of the answer; what a provider refuses, our own reading alone judges. */
export const noneRefusedAs = (pattern: RefusalPattern): Judge =>
  eachMessage(
    (message) =>
      !isForwarded(message) && (pattern.operations?.includes(message.operation.id) ?? true),
    `was not refused as ${(pattern.errorTypes ?? []).join(", ")}`,
    (message) => {
      const refusal = trueAnswerOf(message);
      return refusal.errorType !== undefined && matchesPattern(refusal, pattern)
        ? `was refused: ${refusal.errorType}, ${String(refusal.errorMessage)}${fieldsIn(refusal)}`
        : undefined;
    },
  );

/** Refusals that show that a message was not what it should be. */
export const neverRefusedAs = (
  sentence: string,
  remedy: string,
  errorTypes: readonly string[],
  options: Omit<RefusalPattern, "errorTypes"> & Fairness & { level?: Level; kind?: string } = {},
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
  const body = bodyWith(own?.paths[0] ?? forewarning?.same[0] ?? "", "1");
  const before = (s: Stage): ExampleStep[] => [
    ...(own === undefined ? [] : [s.request({ id: "own", body })]),
    ...(forewarning === undefined ? [] : [anyOf(s, forewarning.by, { id: "told", body })]),
  ];
  return {
    name: "neverRefusedAs",
    level,
    sentence,
    remedy,
    judge: fairly(noneRefusedAs(pattern), { own, forewarning, expiry }),
    restsOn: "simulator",
    pass: (s) => [anyOf(s, pattern.operations)],
    fail: (s) => [
      ...before(s),
      anyOf(s, pattern.operations, { status: 400, answer: refusalExample(pattern), body }),
    ],
    ...(kind !== undefined && { kind }),
    ...([ofNamed, own, expiry].some((one) => one !== undefined) && { ofNamed: true }),
  };
};

/**
 * Members of a message that the contract does not allow, and that `--lenient` accepts; ids have a rule of their own.
 */
const lenientMembers = ({ exchange: { findings } }: Message): string[] =>
  findings
    .filter(({ code }) => code.startsWith("lenient-") && code !== lenientId)
    .map(({ field = "" }) => field);

/** The finding that an id is not of version 4. */
export const lenientId = "lenient-uuid";

/** What a message has that `--lenient` alone accepts is worth a warning; of others, nothing is said here. */
const readLeniently: Judge = (scene) =>
  eachMessage(
    (message) => lenientMembers(message).length > 0,
    "",
    (message) => `fits the contract in lenient mode only: ${lenientMembers(message).join(", ")}`,
  )(scene).map((check) => ({ ...check, outcome: "warn" }));

/** No message that went to a provider breaks its form at these fields, by our own reading. */
const noneReadAsBroken = (field?: RegExp): Judge =>
  eachMessage(isForwarded, "fits the contract", ({ exchange: { findings } }) => {
    const broken = findings.filter(
      (found) => found.code === formBroken && field?.test(found.field ?? "") !== false,
    );
    return broken.length === 0
      ? undefined
      : `breaks the contract: ${broken.map(({ text }) => text).join("; ")}`;
  });

/** A body that is too large, or is not sent as JSON. */
const unread = [413, 415];

/** What is refused breaks the contract; what `--lenient` alone accepts is worth a warning. */
export const messagesFit = (errorTypes: readonly string[] = [formError]): StandardRule => {
  const rule = neverRefusedAs(
    "Send messages that fit the contract.",
    "Compare the message with the OpenAPI document of the interface.",
    errorTypes,
    { orStatuses: unread },
  );
  return {
    ...rule,
    name: "messagesFit",
    judge: (scene) =>
      [rule.judge, noneReadAsBroken(), readLeniently].flatMap((judge) => judge(scene)),
    restsOn: "message",
    ofItself: true,
  };
};

/** Messages of these operations are never refused so, nor is this found of them. */
export const neverRefusedOrNoted = (
  operations: readonly string[],
  pattern: RefusalPattern,
  finding: string,
  fine: string,
): Judge =>
  eachMessage(
    (message) => !isForwarded(message) && operations.includes(message.operation.id),
    fine,
    (message) => {
      const refusal = trueAnswerOf(message);
      if (refusal.errorType !== undefined && matchesPattern(refusal, pattern))
        return `was refused: ${String(refusal.errorMessage)}`;
      return message.exchange.findings.find(({ code }) => code === finding)?.text;
    },
  );

/** Where messages hold amounts; a message without all its `amounts` is incomplete, which is another matter. */
const amountField = /(amount(?!s$)|currency)[^.]*$/i;

/** What tells a refusal that the client could not foresee. */
interface Fairness {
  expiry?: Expiry;
  own?: OwnThing;
  forewarning?: Forewarning;
  /** It is about what the message names. */
  ofNamed?: true;
}

function fairly(
  judge: Judge,
  { expiry, own, forewarning }: { [Name in keyof Fairness]: Fairness[Name] | undefined },
): Judge {
  const unlessClockMoved = expiry === undefined ? judge : expiredByItself(judge, expiry);
  const owned = own === undefined ? unlessClockMoved : warnedUnlessOwn(unlessClockMoved, own);
  return forewarning === undefined ? owned : sparedUnlessForewarned(owned, forewarning);
}

/** `forewarning`: answers that warn of refusals that the amount alone does not explain. */
export const amountsAreRight = (
  errorTypes: readonly string[],
  forewarning?: Forewarning,
): StandardRule => {
  const rule = neverRefusedAs(
    "Send amounts as integers in minor units, with the numeric code of their currency.",
    "Keep amounts as integers of the smallest unit.",
    errorTypes,
    { field: amountField, ...(forewarning && { forewarning }) },
  );
  const isOfForm = errorTypes.every((type) => type === formError);
  return {
    ...rule,
    name: "amountsAreRight",
    judge: (scene) => [rule.judge, noneReadAsBroken(amountField)].flatMap((judge) => judge(scene)),
    restsOn: isOfForm ? "message" : "simulator",
    ofItself: true,
  };
};
