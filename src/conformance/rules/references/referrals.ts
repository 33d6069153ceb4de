import { groupBy } from "../../../record";
import { type Stage, type ExampleStep, type StandardRule, anyOf, bodyWith } from "../rule";
import {
  answeredMember,
  evidenceFrom,
  ref,
  brokenCheck,
  check,
  evidenceOf,
  isLater,
  label,
  passedCheck,
  sentKey,
  sentMember,
  undecidable,
  subjectOf,
} from "../judging";
import type { Check, Judge } from "../obligation";
import type { Message, Scene, Transaction } from "../../scene/scene";
import { effectiveAdvices, isAcknowledged } from "../../scene/settling";
import { trueAnswerOf } from "../messages/refusal-pattern";
import { inOrder } from "../../scene/message";

/** How a message names an earlier transaction of the client: by a value that the answer to that one brought. */
interface Naming {
  /** Operation ids of the messages. */
  operations: readonly string[];
  /** Kind of the transaction. */
  kind: string;
  /** Path of the value in the message. */
  sentAs: string;
  /** Path of the value in the answer. */
  answeredAs: string;
}

/** A message with the transaction that it names; undefined: the journal has none. */
function referrals(
  { contract: { namesOfOne = [] }, messages, transactions }: Scene,
  { operations, kind, sentAs, answeredAs }: Naming,
): { message: Message; transaction: Transaction | undefined }[] {
  const brought = new Map(
    transactions
      .filter((transaction) => transaction.kind === kind)
      .flatMap((transaction) =>
        transaction.requests.flatMap((request) =>
          [answeredAs, ...namesOfOne].map(
            (path) => [answeredMember(request, path), transaction] as const,
          ),
        ),
      ),
  );
  return messages
    .filter(({ operation }) => operations.includes(operation.id))
    .flatMap((message) => {
      const value = sentMember(message, sentAs);
      if (value === undefined) return [];
      return [{ message, transaction: brought.get(value) }];
    });
}

export const differIn = (path: string, message: Message, request: Message): boolean => {
  const [one, other] = [sentMember(message, path), sentMember(request, path)];
  return one !== undefined && other !== undefined && one !== other;
};

/** Two clients of one data space: what one does is not for the other to know. */
export const isAnothers = (message: Message, request: Message): boolean =>
  differIn("client.id", message, request);

/** Each message about a transaction of one's own, by what is wrong with the two; undefined: nothing is. */
const eachReferral =
  (
    naming: Naming,
    fine: string,
    fault: (message: Message, request: Message, transaction: Transaction) => string | undefined,
  ): Judge =>
  (scene) =>
    referrals(scene, naming).flatMap(({ message, transaction }): Check[] => {
      const request = transaction?.requests[0];
      if (transaction === undefined || request === undefined || isAnothers(message, request))
        return [];
      const wrong = fault(message, request, transaction);
      const evidence = evidenceOf(message, request);
      const what = `${message.operation.id} ${ref(message)} of ${label(transaction)} ${ref(request)}`;
      if (wrong === undefined)
        return [passedCheck(subjectOf(message), `${what} ${fine}`, evidence)];
      const check = brokenCheck(subjectOf(message), `${what} ${wrong}`, evidence);
      return [
        isNobodys(scene, message)
          ? undecidable(check, "it names no client, so another client may have sent it")
          : check,
      ];
    });

/** A message that names no client, where there are several. */
const isNobodys = ({ messages }: Scene, message: Message): boolean =>
  sentMember(message, "client.id") === undefined &&
  new Set(messages.flatMap((one) => sentMember(one, "client.id") ?? [])).size > 1;

/**
 * What a transaction brought is used only once its confirmation was acknowledged, unless somebody else has changed it
 * since.
 */
const judgeUse =
  (naming: Naming): Judge =>
  (scene) =>
    eachReferral(naming, "came after its confirmation", (message, request, { advices }) =>
      advices.confirmation.some((advice) => isAcknowledged(advice) && isLater(message, advice)) ||
      scene.isUndoneBetween(request, message, [sentMember(message, naming.sentAs)])
        ? undefined
        : "came before its confirmation was acknowledged",
    )(scene);

/** A used value came from an answer: an unknown one is refused with one of these error types. */
export const nothingUnknownIsUsed =
  (naming: Naming, errorTypes: readonly string[]): Judge =>
  (scene) =>
    referrals(scene, naming)
      .filter(
        ({ message, transaction }) =>
          transaction === undefined && errorTypes.includes(String(trueAnswerOf(message).errorType)),
      )
      .map(({ message }) =>
        brokenCheck(
          subjectOf(message),
          `${message.operation.id} ${ref(message)} names something that no answer contained`,
          evidenceFrom("trigger", message),
        ),
      )
      .map((check) => (scene.trimmed > 0 ? undecidable(check) : check));

/** What is named looks the same only because a part of it is masked: we should not have approved the same again. */
const isAnotherThing = ({ exchange }: Message, things: readonly unknown[]): boolean =>
  things.some((thing) => String(thing).includes("*")) &&
  exchange.upstream === undefined &&
  exchange.stateAfter === "PENDING";

const isUndone = ({ advices }: Transaction, before: Message): boolean => {
  const [reversal] = effectiveAdvices(advices.reversal);
  return reversal !== undefined && isLater(before, reversal);
};

/** What came after something was done does not do it again: it is about another thing, or somebody has undone it. */
const isNotAgain = (
  { isUndoneBetween }: Scene,
  done: Message,
  again: Message,
  things: readonly unknown[],
): boolean => isUndoneBetween(done, again, things) || isAnotherThing(again, things);

/** The request that came after something was done, in words: the same again, or another use of the same thing. */
const afterText = (done: Message, { operation, exchange }: Message): string =>
  operation.transaction === done.operation.transaction
    ? `again (${exchange.number})`
    : `${operation.id} (${exchange.number}) came`;

/**
 * What was done is not followed by a request for the same thing, unless it was reversed, or somebody else undid it;
 * another till cannot know. `same`: paths of the body that make it the same; `next`: operations of the requests that
 * must not follow; absent: the same ones.
 */
const judgeDoneOnce =
  (
    operations: readonly string[],
    same: readonly string[],
    next: readonly string[] = operations,
  ): Judge =>
  (scene) => {
    const { contract, transactions, atOtherForms, meant } = scene;
    const thingsIn = (message: Message): unknown[] => same.map((path) => sentMember(message, path));
    const of = (message: Message): string =>
      JSON.stringify([
        ...["client.id", "originator.terminalId", ...same].map((path) =>
          meant(sentKey(message, path)),
        ),
      ]);
    const nextKinds = new Set(
      contract.operations.filter(({ id }) => next.includes(id)).map((one) => one.transaction),
    );
    const requests = [...transactions, ...atOtherForms()].flatMap(
      ({ kind, requests: [request] }) =>
        request !== undefined && nextKinds.has(kind) ? [request] : [],
    );
    const alike = groupBy(inOrder(requests), of);
    return transactions.flatMap((transaction): Check[] => {
      const {
        requests: [done],
      } = transaction;
      if (done?.outcome !== "success" || !operations.includes(done.operation.id)) return [];
      const later = alike
        .get(of(done))
        ?.find(
          (other) =>
            isLater(other, done) &&
            other.at >= done.knownAt &&
            !isNotAgain(scene, done, other, thingsIn(done)),
        );
      const again = later === undefined || isUndone(transaction, later) ? undefined : later;
      return [
        check(
          transaction.id,
          `${label(transaction)} was done once ${ref(done)}`,
          again &&
            `${label(transaction)} was done ${ref(done)}, and then ${afterText(done, again)}`,
          evidenceOf(done, again),
        ),
      ];
    });
  };

export const doneOnce = (
  sentence: string,
  operations: readonly string[],
  same: string,
): StandardRule => {
  const body = bodyWith(same, "1");
  return {
    name: "doneOnce",
    level: "must",
    sentence,
    remedy: "Record what has been done, and do not offer it again.",
    judge: judgeDoneOnce(operations, [same]),
    pass: (s) => [anyOf(s, operations, { body })],
    fail: (s) => [anyOf(s, operations, { body }), anyOf(s, operations, { id: "again", body })],
  };
};

/**
 * A member of the message, there called `sentAs`, is the same as in the request that it is about, or as its
 * answer has it.
 */
const judgeSameMember = (naming: Naming, member: string, sentAs = member): Judge =>
  eachReferral(naming, `has its ${member}`, (message, request) => {
    const [wanted, found] = [
      answeredMember(request, member) ?? sentMember(request, member),
      sentMember(message, sentAs),
    ];
    return wanted === undefined || found === undefined || wanted === found
      ? undefined
      : `has another ${member}: ${JSON.stringify(found)} instead of ${JSON.stringify(wanted)}`;
  });

/** `queried`: operations that send the member in their query, and its name there. */
export const sameAsRequest = (
  sentence: string,
  by: Naming,
  member: string,
  queried: { operations: readonly string[]; sentAs: string },
): StandardRule => ({
  name: "sameAsRequest",
  level: "should",
  sentence,
  remedy: `Keep ${member} of the request with its answer.`,
  judge: (scene) =>
    [
      judgeSameMember(by, member),
      judgeSameMember({ ...by, operations: queried.operations }, member, queried.sentAs),
    ].flatMap((judge) => judge(scene)),
  pass: (s) => [
    approvedWith(s, by, bodyWith(member, "1")),
    s.confirmation(),
    naming(s, by, bodyWith(member, "1")),
  ],
  fail: (s) => [
    approvedWith(s, by, bodyWith(member, "1")),
    s.confirmation(),
    naming(s, by, bodyWith(member, "2")),
  ],
  kind: by.kind,
});

/** The request of a naming with its answer, and a message that names it. */
const approvedWith = (s: Stage, { answeredAs }: Naming, body: object = {}): ExampleStep =>
  s.request({ answer: bodyWith(answeredAs, "70011"), body });

const naming = (s: Stage, { operations, sentAs }: Naming, body: object = {}): ExampleStep =>
  anyOf(s, operations, { id: "use", body: { ...bodyWith(sentAs, "70011"), ...body } });

/** `onceDone`: operations after which nothing is done with it any more. */
export const usedOnceConfirmed = (
  sentence: string,
  by: Naming,
  {
    unknownAs = [],
    onceDone = [],
  }: { unknownAs?: readonly string[]; onceDone?: readonly string[] } = {},
): StandardRule => ({
  name: "usedOnceConfirmed",
  level: "must",
  sentence,
  remedy: "Wait for the answer to the confirmation, or for the advice queue to be empty.",
  judge: (scene) =>
    [
      judgeUse(by),
      nothingUnknownIsUsed(by, unknownAs),
      judgeDoneOnce(onceDone, [by.sentAs], by.operations),
    ].flatMap((judge) => judge(scene)),
  ...(unknownAs.length > 0 && { restsOn: "simulator" }),
  pass: (s) => [approvedWith(s, by), s.confirmation(), naming(s, by)],
  fail: (s) => [approvedWith(s, by), naming(s, by), s.confirmation()],
  kind: by.kind,
  ofNamed: true,
});
