import {
  evidenceFrom,
  ref,
  brokenCheck,
  evidenceOf,
  passedCheck,
  sentKey,
  sentMember,
  oneEach,
  subjectOf,
  timelessBody,
} from "../judging";
import type { Check, Judge } from "../obligation";
import type { Message, Scene } from "../../scene/scene";
import { closedBefore } from "../../scene/settling";
import { type StandardRule, anyOf } from "../rule";
import { type RefusalPattern, isRefusedAs, refusalExample, refusalOf } from "./refusal-pattern";

/** What makes a message one for the same thing as a refused one: paths of the body. */
interface SameThing {
  same: readonly string[];
  /** Where a message has none of those: what it names instead. */
  orElse?: readonly string[];
  /** All else but its time is the same too: what was put right is another message. */
  unchanged?: boolean;
}

/** Another client, or another till, knows of no refusal. */
const sender = ["client.id", "originator.terminalId"];

function thingOf(
  { meant }: Scene,
  message: Message,
  { same, orElse = [], unchanged = false }: SameThing,
): string {
  const named = same.some((path) => sentMember(message, path) !== undefined)
    ? same
    : [...same, ...orElse];
  return JSON.stringify([
    message.operation.id,
    ...[...sender, ...named].map((path) => meant(sentKey(message, path))),
    ...(unchanged ? [timelessBody(message)] : []),
  ]);
}

const valuesOf = (message: Message, { same, orElse = [] }: SameThing): unknown[] =>
  [...same, ...orElse].map((path) => sentMember(message, path));

/**
 * After a refusal that the client knows of, no message for the same thing. With `refusedAgain` only one that
 * is refused so again counts.
 */
const judgeAgain =
  (
    refusals: readonly RefusalPattern[],
    operations: readonly string[],
    things: SameThing,
    refusedAgain = false,
  ): Judge =>
  (scene) => {
    const { messages, isUndoneBetween } = scene;
    const firstRefusals = new Map<string, Message>();
    const isRefusal = (message: Message): boolean => isRefusedAs(message, refusals);
    return messages
      .filter(({ operation }) => operations.includes(operation.id))
      .flatMap((message): Check[] => {
        const key = thingOf(scene, message, things);
        const known = firstRefusals.get(key);
        const refused =
          known !== undefined && isUndoneBetween(known, message, valuesOf(message, things))
            ? undefined
            : known;
        const isRefusedNow = isRefusal(message);
        if (isRefusedNow && refused === undefined) firstRefusals.set(key, message);
        if (
          refused !== undefined &&
          message.at >= refused.knownAt &&
          (isRefusedNow || !refusedAgain)
        ) {
          const { errorType, errorMessage } = refusalOf(refused) ?? {};
          return [
            brokenCheck(
              subjectOf(refused),
              `${refused.operation.id} was refused with ${String(errorType)}, ` +
                `${String(errorMessage)} ${ref(refused)} and was sent again ${ref(message)}`,
              evidenceOf(refused, message),
            ),
          ];
        }
        return isRefusedNow
          ? [
              passedCheck(
                subjectOf(message),
                `${message.operation.id} was refused ${ref(message)}, for the first time`,
                evidenceFrom("trigger", message),
              ),
            ]
          : [];
      });
  };

/** Who sent a message, and what for. */
const ownThingOf = (message: Message, same: readonly string[]): string =>
  JSON.stringify([...sender, ...same].map((path) => sentKey(message, path)));

/**
 * What the client itself has used up, by a transaction that was closed, is not tried again: it is refused so.
 * `same`: paths of the body that make it the same.
 */
const ownIsNotUsedAgain =
  (refusals: readonly RefusalPattern[], same: readonly string[]): Judge =>
  ({ transactions, atOtherForms, isUndoneBetween }) =>
    transactions.flatMap(({ requests: [again] }): Check[] => {
      if (again === undefined || !isRefusedAs(again, refusals)) return [];
      for (const transaction of [...transactions, ...atOtherForms()]) {
        const [used] = transaction.requests;
        const closed =
          used?.outcome === "success" &&
          ownThingOf(used, same) === ownThingOf(again, same) &&
          !isUndoneBetween(
            used,
            again,
            same.map((path) => sentMember(used, path)),
          )
            ? (closedBefore(transaction, "confirmation", again) ??
              closedBefore(transaction, "reversal", again))
            : undefined;
        if (used === undefined || closed === undefined) continue;
        return [
          brokenCheck(
            subjectOf(again),
            `${again.operation.id} ${ref(again)} uses what ${used.operation.id} ` +
              `${ref(used)} had already used up ${ref(closed)}`,
            evidenceOf(closed, again),
          ),
        ];
      }
      return [];
    });

/** The texts of refusals are ours: a provider has others. */
const isToldByText = (refusals: readonly RefusalPattern[]): boolean =>
  refusals.some(({ errorMessage }) => errorMessage !== undefined);

export const notAgainAfter = (
  sentence: string,
  { refusals, operations, refusedAgain = false, usedUp = false, alsoAfter, ...things }: NotAgain,
): StandardRule => {
  const first = { status: 400, answer: refusalExample(refusals[0] ?? {}) };
  return {
    name: "notAgainAfter",
    level: "should",
    sentence,
    remedy: "Remember the refusal.",
    judge: oneEach([
      judgeAgain(refusals, operations, things, refusedAgain),
      ...(usedUp ? [ownIsNotUsedAgain(refusals, things.same)] : []),
      ...(alsoAfter === undefined
        ? []
        : [judgeAgain(alsoAfter.refusals, operations, { same: alsoAfter.same }, true)]),
    ]),
    ...(isToldByText([...refusals, ...(alsoAfter?.refusals ?? [])]) && { restsOn: "simulator" }),
    pass: (s) => [anyOf(s, operations, { id: "one", ...first })],
    fail: (s) => [
      anyOf(s, operations, { id: "one", ...first }),
      anyOf(s, operations, {
        id: things.same.includes("id") ? "one" : "two",
        ...(refusedAgain && first),
      }),
    ],
  };
};

/** Refusals after which the same, by these paths, is not sent again under another id either, to be refused so again. */
interface AlsoAfter {
  refusals: readonly RefusalPattern[];
  same: readonly string[];
}

/** What is not sent again after which refusal. */
interface NotAgain extends SameThing {
  refusals: readonly RefusalPattern[];
  operations: readonly string[];
  /** It is a fault only where it is refused again. */
  refusedAgain?: boolean;
  /** Of what the client has used up itself one refusal is too many. */
  usedUp?: boolean;
  alsoAfter?: AlsoAfter;
}
