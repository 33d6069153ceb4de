import { isDeepStrictEqual } from "node:util";
import { isUnreadable } from "../../../journal/exchange";
import { limits } from "../../../limits/limits";
import {
  advicesOf,
  answeredMember,
  ref,
  check,
  evidenceOf,
  first,
  hadAnswer,
  hasIdentifiersOf,
  fromTheFirst,
  isLater,
  label,
  sentMember,
} from "../judging";
import type { Check, Judge } from "../obligation";
import { type Recourse, noRecourse, recoursesTo } from "../../scene/recourse";
import type { Message } from "../../scene/scene";
import { type StandardRule, bodyWith } from "../rule";
import { firstSent } from "./repeats";

/** The client got an answer of a provider that Standin could not read. */
const isUnread = ({ exchange: { upstream } }: Message): boolean =>
  upstream !== undefined && isUnreadable(upstream);

/** What an advice must have, of the request or of its answer, and what it has. */
interface ComparedMember {
  wanted: unknown;
  found: unknown;
  whose: "request" | "answer";
  /** A difference is worth less than a failure. */
  worth?: "warn";
}

/** What an advice must have in common with its transaction; undefined: nothing to compare. */
const comparing = (
  what: string,
  recourse: Recourse,
  of: (request: Message, advice: Message) => ComparedMember | undefined,
): Judge =>
  fromTheFirst((scene) =>
    scene.transactions.flatMap((transaction): Check[] => {
      const sale = first(transaction);
      if (sale === undefined) return [];
      const advices = advicesOf(transaction);
      const sentAs = firstSent(advices);
      return advices.flatMap((advice) => {
        const sent = sentAs(advice);
        const request =
          recoursesTo(scene, recourse, transaction)
            .filter((message) => message.outcome === "success" && isLater(sent, message))
            .at(-1) ?? sale;
        if (isUnread(request)) return [];
        const compared = of(request, sent);
        if (compared === undefined) return [];
        const found = check(
          transaction.id,
          `the advice of ${label(transaction)} carries its ${what} ${ref(advice)}`,
          !isDeepStrictEqual(compared.wanted, compared.found) &&
            `the advice of ${label(transaction)} ${ref(advice)} carries other ` +
              `${what} than its ${compared.whose} ${ref(request)}: ` +
              `${text(compared.found)} instead of ${text(compared.wanted)}`,
          evidenceOf(request, advice),
        );
        return found.outcome === "fail"
          ? [{ ...found, outcome: compared.worth ?? "fail" }]
          : [found];
      });
    }),
  );

export const text = (value: unknown): string =>
  value === undefined ? "none" : JSON.stringify(value).slice(0, limits.checkedValue);

/** The client had the answer when it sent the advice. */
const wasThere = (request: Message, advice: Message): boolean =>
  request.outcome === "success" && hadAnswer(request, advice);

/**
 * The advice has what the answer brought: the client has read it, though it may have missed it. A confirmation by an
 * answer that came too late is wrong, but not for what it has of that.
 */
const hasReadIt = (request: Message, advice: Message): boolean =>
  hasIdentifiersOf(request, advice) &&
  (request.isLate
    ? advice.operation.advice === "confirmation"
    : request.outcome === "success" && request.knownAt <= advice.at);

/** An advice carries the third-party identifiers of the answer; those of the request when no answer came. */
const judgeIdentifiers = (recourse: Recourse = noRecourse): Judge =>
  comparing("thirdPartyIdentifiers", recourse, (request, advice) => {
    const found = sentMember(advice, "thirdPartyIdentifiers");
    const ofAnswer =
      wasThere(request, advice) || hasReadIt(request, advice)
        ? answeredMember(request, "thirdPartyIdentifiers")
        : undefined;
    const wanted = ofAnswer ?? sentMember(request, "thirdPartyIdentifiers");
    return wanted === undefined
      ? undefined
      : { wanted, found, whose: ofAnswer === undefined ? "request" : "answer" };
  });

export const identifiersComeBack = (recourse?: Recourse): StandardRule => ({
  name: "identifiersComeBack",
  level: "must",
  sentence:
    "Return the third-party identifiers of the answer in the advice; those of the request when there was no answer.",
  remedy:
    "Copy the whole list in the same order, entries of others included: from the answer, or from " +
    "the request if no answer came in time.",
  judge: judgeIdentifiers(recourse),
  pass: (s) => [
    s.request({
      body: { thirdPartyIdentifiers: identifiersOf("A") },
      answer: { thirdPartyIdentifiers: identifiersOf("B") },
    }),
    s.confirmation({ body: { thirdPartyIdentifiers: identifiersOf("B") } }),
  ],
  fail: (s) => [
    s.request({
      body: { thirdPartyIdentifiers: identifiersOf("A") },
      answer: { thirdPartyIdentifiers: identifiersOf("B") },
    }),
    s.confirmation({ body: { thirdPartyIdentifiers: identifiersOf("A") } }),
  ],
});

/** A member that the client had when it sent the advice: of its request, or of the answer. */
const memberHeld = (
  path: string,
  of: "request" | "answer",
  request: Message,
  advice: Message,
): unknown => {
  if (of === "request") return sentMember(request, path);
  return wasThere(request, advice) ? answeredMember(request, path) : undefined;
};

/** Of a member that comes back in the advice. */
interface ComingBack {
  /** What leaving it out is worth; absent: nothing. */
  absence?: "warn";
  /** Operation ids of the advices; absent: every one. */
  operations?: readonly string[];
}

/** A member of the request, or of the answer that the client had, comes back in the advice. */
const judgeMember = (
  path: string,
  of: "request" | "answer",
  { absence, operations }: ComingBack = {},
): Judge =>
  comparing(path, noRecourse, (request, advice) => {
    if (operations?.includes(advice.operation.id) === false) return undefined;
    const [wanted, found] = [memberHeld(path, of, request, advice), sentMember(advice, path)];
    if (wanted === undefined || (found === undefined && absence === undefined)) return undefined;
    return {
      wanted,
      found,
      whose: of,
      ...(found === undefined && absence !== undefined && { worth: absence }),
    };
  });

/** `kind`: of the examples. */
export const memberComesBack = (
  path: string,
  of: "request" | "answer",
  { kind, ...coming }: ComingBack & { kind?: string } = {},
): StandardRule => ({
  name: "memberComesBack",
  level: "should",
  sentence: `Return ${path} of the ${of} in the advice.`,
  remedy: `Copy ${path} into the advice message.`,
  judge: judgeMember(path, of, coming),
  pass: (s) => [
    s.request({ body: bodyWith(path, "1"), answer: bodyWith(path, "1") }),
    s.confirmation({ body: bodyWith(path, "1") }),
  ],
  fail: (s) => [
    s.request({ body: bodyWith(path, "1"), answer: bodyWith(path, "1") }),
    s.confirmation({ body: bodyWith(path, "2") }),
  ],
  ...(kind === undefined ? {} : { kind }),
});

/** A member of the request, or of the answer that the client had, is in the advice, with whatever value. */
export const memberIsBack = (path: string, of: "request" | "answer"): Judge =>
  comparing(path, noRecourse, (request, advice) => {
    const [wanted, found] = [memberHeld(path, of, request, advice), sentMember(advice, path)];
    return wanted === undefined
      ? undefined
      : { wanted, found: found === undefined ? found : wanted, whose: of };
  });

/** Members that are known come back, of the request or of its answer: none may be left out. */
export const knownComesBack = (
  sentence: string,
  ofRequest: readonly string[],
  ofAnswer: readonly string[],
): StandardRule => {
  const judges = [
    ...ofRequest.map((path) => memberIsBack(path, "request")),
    ...ofAnswer.map((path) => memberIsBack(path, "answer")),
  ];
  const [path = ""] = ofRequest;
  return {
    name: "knownComesBack",
    level: "should",
    sentence,
    remedy: "Keep them with the sale, and copy them into the advice message.",
    judge: (scene) => judges.flatMap((judge) => judge(scene)),
    pass: (s) => [
      s.request({ body: bodyWith(path, "1") }),
      s.confirmation({ body: bodyWith(path, "1") }),
    ],
    fail: (s) => [s.request({ body: bodyWith(path, "1") }), s.confirmation()],
  };
};

const identifiersOf = (who: string) => [{ institutionId: "6001", transactionIdentifier: who }];
