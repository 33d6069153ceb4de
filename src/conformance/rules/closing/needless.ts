import {
  advicesOf,
  answerText,
  ref,
  check,
  evidenceOf,
  first,
  fromTheFirst,
  hadAnswer,
  isLater,
  isListed,
  label,
  brokenCheck,
  passedCheck,
  sentKey,
  sentMember,
  unlessUnlisted,
} from "../judging";
import type { Check, Judge } from "../obligation";
import type { Message } from "../../scene/scene";
import { type StandardRule, bodyWith } from "../rule";
import { type Recourse, noRecourse, recoursesTo } from "../../scene/recourse";
import { effectiveAdvices, isUncertain, isWithoutReversal, lastOfAll } from "../../scene/settling";
import { firstSent } from "../advices/repeats";
import { firstRequests, hasAdvice, ofItsKind } from "../message-order";
import { inOrder } from "../../scene/message";

/** What a refusal forbids. */
interface AfterRefusal {
  /** The rule names the refusals: a status that the contract does not list is none, and may be reversed. */
  listedOnly?: boolean;
}

/** A request that was refused gets no advice of these kinds; one that was under way before is repeated. */
const judgeRefused = (
  advices: readonly ("confirmation" | "reversal")[],
  { listedOnly = false }: AfterRefusal = {},
): Judge =>
  fromTheFirst(({ transactions }) =>
    transactions.flatMap((transaction): Check[] => {
      const request = first(transaction);
      if (request?.outcome !== "failed") return [];
      const forbidden =
        listedOnly && !isListed(request) ? advices.filter((kind) => kind !== "reversal") : advices;
      const all = forbidden.flatMap((kind) => transaction.advices[kind]);
      const sentAs = firstSent(all);
      const advice = all.find((one) => hadAnswer(request, sentAs(one)) && isLater(one, request));
      return [
        check(
          transaction.id,
          `${label(transaction)} was refused and got no advice ${ref(request)}`,
          advice &&
            `${label(transaction)} was ${answerText(request)} ${ref(request)} but got ` +
              `an advice: ${advice.operation.id} ${ref(advice)}`,
          evidenceOf(request, advice),
        ),
      ];
    }),
  );

export const refusedGetsNoAdvice = (
  kinds: readonly ("confirmation" | "reversal")[],
  terms?: AfterRefusal,
): StandardRule => ({
  name: "refusedGetsNoAdvice",
  level: "should",
  forbids: true,
  sentence: `Send no ${kinds.join(" and no ")} for a request that was refused.`,
  remedy: "Forget a request that was answered with a final error.",
  judge: judgeRefused(kinds, terms),
  pass: (s) => [s.request({ status: 400 })],
  fail: (s) => [
    s.request({ status: 400 }),
    kinds[0] === "reversal" ? s.reversal() : s.confirmation(),
  ],
});

/**
 * A lookup (or trial) gets no advice. One under the id of a request, as a retry is, leaves the advices to the request.
 * `further`: operations of other messages that open no transaction, and whose ids an advice may name by mistake.
 */
const judgeLookups = (further: readonly string[] = []): Judge =>
  fromTheFirst(({ messages, transactions }) => {
    const orphans = new Map<string, Message>();
    for (const transaction of transactions) {
      const [advice] = transaction.requests.length === 0 ? advicesOf(transaction) : [];
      if (advice !== undefined && !orphans.has(transaction.id)) orphans.set(transaction.id, advice);
    }
    return messages
      .filter(
        ({ operation, exchange }) =>
          exchange.messageId !== null &&
          ((operation.kind === "lookup" && operation.idParameter !== undefined) ||
            further.includes(operation.id)),
      )
      .map((lookup) => {
        const id = lookup.exchange.messageId ?? "";
        const advice = orphans.get(id);
        return check(
          id,
          `${lookup.operation.id} ${id} got no advice ${ref(lookup)}`,
          advice &&
            `${lookup.operation.id} ${id} ${ref(lookup)} got an advice: ${advice.operation.id} ${ref(advice)}`,
          evidenceOf(lookup, advice),
        );
      });
  });

/** `operation`: of the example. `further`: operations of other messages that open no transaction. */
export const lookupsGetNoAdvice = (
  operation: string,
  further: readonly string[] = [],
): StandardRule => ({
  name: "lookupsGetNoAdvice",
  level: "must",
  forbids: true,
  sentence: "Send no advice for a lookup.",
  remedy: "Keep lookups out of the advice queue.",
  judge: judgeLookups(further),
  pass: (s) => [s.message(operation, { id: "lookup" })],
  fail: (s) => [s.message(operation, { id: "lookup" }), s.reversal({ requestId: "lookup" })],
});

/** What of a body makes a request the same as another one: what it is about, and for how much. */
interface Sameness {
  thing: readonly string[];
  amount: string;
}

/** Another till of the client, or another client, cannot know the outcome of the first. */
const sender = ["client.id", "originator.terminalId"];

const describe = ({ thing }: Sameness, request: Message): boolean =>
  thing.some((path) => sentMember(request, path) !== undefined);

const whatOf = ({ thing, amount }: Sameness, kind: string, request: Message): string =>
  JSON.stringify([kind, ...[...thing, amount, ...sender].map((path) => sentKey(request, path))]);

/** No new request for the same thing once one with an unknown outcome is known, and neither reversed nor asked for. */
const judgeAnotherTry =
  (
    same: Sameness,
    recourse: Recourse = noRecourse,
    withoutReversal: Recourse = noRecourse,
  ): Judge =>
  (scene) => {
    const alike = firstRequests(scene, (kind, request) => whatOf(same, kind, request));
    return scene.transactions.flatMap((transaction): Check[] => {
      const request = first(transaction);
      if (!isUncertain(request) || !hasAdvice(scene, transaction.kind, "reversal")) return [];
      const again = describe(same, request)
        ? alike(transaction.kind, request).find(
            (other) => isLater(other, request) && other.at >= request.knownAt,
          )
        : undefined;
      const recourses = ofItsKind(
        [recourse, ...(isWithoutReversal(transaction) ? [withoutReversal] : [])],
        transaction,
      );
      const [closed = lastOfAll(transaction)] = inOrder([
        ...effectiveAdvices(transaction.advices.reversal),
        ...recourses.flatMap((one) => recoursesTo(scene, one, transaction)),
      ]).filter((message) => isLater(message, request));
      if (again === undefined && closed === undefined) return [];
      if (again === undefined || (closed !== undefined && isLater(again, closed))) {
        return [
          passedCheck(
            transaction.id,
            `${label(transaction)} was resolved before a similar request`,
            evidenceOf(request, closed),
          ),
        ];
      }
      return [
        unlessUnlisted(
          request,
          brokenCheck(
            transaction.id,
            `${label(transaction)} was ${answerText(request)} ${ref(request)}, and the same ` +
              `request was sent under a new id ${ref(again)} before it was reversed`,
            evidenceOf(request, again),
          ),
        ),
      ];
    });
  };

export const reversedBeforeAnotherTry = (
  same: Sameness,
  recourse?: Recourse,
  withoutReversal?: Recourse,
): StandardRule => {
  const body = bodyWith(same.thing[0] ?? "", "1");
  return {
    name: "reversedBeforeAnotherTry",
    level: "must",
    sentence:
      "Resolve a request with an unknown outcome before sending the same request under a new id.",
    remedy: "Send the reversal first; sell again when it is under way.",
    judge: judgeAnotherTry(same, recourse, withoutReversal),
    pass: (s) => [s.request({ status: 504, body }), s.reversal(), s.request({ id: "next", body })],
    fail: (s) => [s.request({ status: 504, body }), s.request({ id: "next", body }), s.reversal()],
  };
};
