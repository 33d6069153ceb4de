import {
  type DueMessage,
  answerText,
  evidenceFrom,
  ref,
  dueSince,
  first,
  fromTheFirst,
  isLater,
  label,
  sentMember,
  dueInTime,
  undecidable,
  unlessUnlisted,
} from "../judging";
import type { Check, Judge } from "../obligation";
import { type Recourse, noRecourse, recoursesTo } from "../../scene/recourse";
import { inOrder, isAnsweredByProvider } from "../../scene/message";
import type { Message, Scene, Transaction } from "../../scene/scene";
import {
  isInVain,
  isRefused,
  isUncertain,
  isWithoutReversal,
  lastOfAll,
  settledNothing,
  effectiveAdvices,
} from "../../scene/settling";
import { hasAdvice, nextOfItsKind, ofItsKind, tillOf, messagesBefore } from "../message-order";
import { isForItsContent } from "../messages/refusal-pattern";
import { type StandardRule, anyOf, noAnswer } from "../rule";

/** What besides a reversal settles a request with an unknown outcome, and which reversal does not. */
interface AfterUnknown {
  /** Messages that settle it where the provider supports no reversal. */
  withoutReversal?: Recourse;
  /** Where the provider supports no reversal another rule judges. */
  supportedOnly?: boolean;
  /** A reversal with an amount leaves that much taken. */
  partial?: boolean;
}

/** A reversal that leaves a part taken; where the simulator has ignored its amount, it left nothing. */
const leavesAPart = (reversal: Message): boolean =>
  Number(sentMember(reversal, "amounts.approvedAmount.amount") ?? 0) > 0 &&
  reversal.exchange.findings.every(({ code }) => code !== "amount-ignored");

/**
 * A request with an unknown outcome is reversed as a whole, or the family's recourse is taken, in time. A
 * reversal that was refused settles nothing.
 */
const judgeReversals = (
  recourse: Recourse = noRecourse,
  { withoutReversal = noRecourse, supportedOnly = false, partial = false }: AfterUnknown = {},
): Judge =>
  fromTheFirst((scene) => {
    const nextAfter = nextOfItsKind(scene);
    return scene.transactions.flatMap((transaction): Check[] => {
      const request = first(transaction);
      if (!isUncertain(request) || !hasAdvice(scene, transaction.kind, "reversal")) return [];
      const isWithout = isWithoutReversal(transaction);
      if (supportedOnly && isWithout) return [];
      const recourses = ofItsKind([recourse, ...(isWithout ? [withoutReversal] : [])], transaction);
      const check = dueInTime(
        scene,
        dueOf(scene, transaction, request, {
          recourses,
          partial,
          rival: nextAfter(request),
        }),
      );
      return [unlessUnlisted(request, asRefused(check, transaction.advices.reversal))];
    });
  });

/** A provider refused a reversal of a request that it may have refused as well: nobody else can know. */
const mayHaveNothingToUndo = (reversal: Message): boolean =>
  isRefused(reversal) &&
  isAnsweredByProvider(reversal) &&
  !isForItsContent(reversal) &&
  reversal.exchange.stateBefore === "UNKNOWN";

/** A reversal that was refused may have been one too many: what that is worth, in place of a failure. */
function asRefused(check: Check, reversals: readonly Message[]): Check {
  if (check.outcome !== "fail") return check;
  if (reversals.some(isInVain)) return { ...check, outcome: "warn" };
  const doubtful = reversals.find(mayHaveNothingToUndo);
  return doubtful === undefined
    ? check
    : undecidable(
        check,
        `the provider refused to reverse it, and may have refused it too ${ref(doubtful)}`,
      );
}

export const unknownIsReversed = (recourse?: Recourse, after?: AfterUnknown): StandardRule => ({
  name: "unknownIsReversed",
  level: "must",
  sentence:
    "Reverse a request whose outcome is unknown: answered 500 or 504, or not answered in time.",
  remedy:
    "Queue a reversal with the request's id as soon as the outcome is unknown, and " +
    "send it until it has a final answer.",
  judge: judgeReversals(recourse, after),
  pass: (s) => [s.request(noAnswer), s.reversal({ after: 61 })],
  fail: (s) => [s.request(noAnswer)],
  critical: true,
});

interface Ways {
  recourses: readonly Recourse[];
  partial: boolean;
  /** The next request of its kind. */
  rival: Message | undefined;
}

/** What is due after a request with an unknown outcome, and what came of it. */
function dueOf(
  scene: Scene,
  transaction: Transaction,
  request: Message,
  { recourses, partial, rival }: Ways,
): DueMessage {
  const { confirmation, reversal } = transaction.advices;
  const questions = inOrder(
    recourses.flatMap((one) => recoursesTo(scene, one, transaction)),
  ).filter((message) => isLater(message, request));
  const parts = partial ? reversal.filter(leavesAPart) : [];
  // If the family has no other recourse, a client whose reversal is not supported has done what it can.
  const inVain = recourses.length === 0 ? reversal.filter(isInVain) : [];
  // A question without a final answer puts off what is due, and settles nothing.
  const answeredQuestions = questions.filter(({ outcome }) => outcome !== "unknown").slice(0, 1);
  const [came = lastOfAll(transaction)] = inOrder([
    ...effectiveAdvices(reversal).filter((one) => !parts.includes(one)),
    ...inVain,
    ...answeredQuestions,
  ]);
  const refused = messagesBefore(
    came,
    settledNothing(transaction).filter(({ operation }) => operation.advice === "reversal"),
  );
  const open = messagesBefore(
    came,
    questions.filter(({ outcome }) => outcome === "unknown"),
  );
  const within = scene.configuration.reverseWithin;
  const vain = lastInVain(scene, request, recourses, questions);
  const others = recourses
    .flatMap(({ operations }) => operations)
    .filter((id) => id !== vain?.operation.id);
  const other = others.length === 0 ? "" : ` (or ${others.join(", ")})`;
  return {
    subject: transaction.id,
    since: dueSince(scene, request, inOrder([...open, ...refused]), within),
    within,
    came,
    wanted:
      `reversal${other} of ${label(transaction)} within ${within} s of its request, which ` +
      `was ${answerText(request)} ${ref(request)}`,
    evidence: evidenceFrom("trigger", request),
    sought: {
      transaction,
      advices: ["reversal"],
      others: recourses.flatMap(({ operations }) => operations),
    },
    ...(came === undefined && insteadOf(parts[0], vain, refused.at(-1), confirmation[0] ?? rival)),
  };
}

/** The last message that asks for what the request was to bring, and was not answered with it. */
const lastInVain = (
  { messages }: Scene,
  request: Message,
  recourses: readonly Recourse[],
  questions: readonly Message[],
): Message | undefined => {
  const bringing = recourses.flatMap(({ operations, brings }) =>
    brings === undefined ? [] : operations,
  );
  return messages
    .filter(
      (one) =>
        bringing.includes(one.operation.id) &&
        isLater(one, request) &&
        tillOf(one) === tillOf(request) &&
        !questions.includes(one),
    )
    .at(-1);
};

/** What came instead of a reversal that settles: one that leaves a part, one that was refused, something else. */
function insteadOf(
  part: Message | undefined,
  vain: Message | undefined,
  refused: Message | undefined,
  other: Message | undefined,
): Pick<DueMessage, "instead" | "how"> {
  if (part !== undefined) return { instead: part, how: "left a part of it taken" };
  if (vain !== undefined) return { instead: vain, how: "did not bring what it was for" };
  return refused === undefined ? { instead: other } : { instead: refused, how: "was refused" };
}

/**
 * Where the provider supports no reversal, a request with an unknown outcome is asked for until a final
 * answer came.
 */
const judgeLookups = (recourse: Recourse): Judge =>
  fromTheFirst((scene) =>
    scene.transactions.flatMap((transaction): Check[] => {
      const request = first(transaction);
      if (
        !isUncertain(request) ||
        ofItsKind([recourse], transaction).length === 0 ||
        !isWithoutReversal(transaction)
      )
        return [];
      const questions = recoursesTo(scene, recourse, transaction).filter((message) =>
        isLater(message, request),
      );
      const came = questions.find(({ outcome }) => outcome !== "unknown");
      const before = messagesBefore(came, [
        ...questions,
        ...transaction.advices.reversal.filter(isRefused),
      ]);
      const within = scene.configuration.reverseWithin;
      return [
        unlessUnlisted(
          request,
          dueInTime(scene, {
            subject: transaction.id,
            since: dueSince(scene, request, inOrder(before), within),
            within,
            came,
            wanted:
              `final answer to ${recourse.operations.join(", ")} about ${label(transaction)}, ` +
              `whose provider does not support reversals, within ${within} s`,
            evidence: evidenceFrom("trigger", request),
            sought: { transaction, advices: [], others: recourse.operations },
            ...(came === undefined && { instead: inOrder(before).at(-1), how: "settled nothing" }),
          }),
        ),
      ];
    }),
  );

/** Where the provider supports no reversal: what is asked instead. */
export const unknownIsLookedUp = (sentence: string, recourse: Recourse): StandardRule => {
  const without = { unsupported: ["reversal"] as const };
  return {
    name: "unknownIsLookedUp",
    level: "must",
    sentence,
    remedy: "Ask again after 500, 504 or no answer, and act on the final answer.",
    judge: judgeLookups(recourse),
    pass: (s) => [s.request({ status: 504, ...without }), anyOf(s, recourse.operations)],
    fail: (s) => [
      s.request({ status: 504, ...without }),
      anyOf(s, recourse.operations, { status: 504 }),
    ],
    critical: true,
    ...(recourse.kinds?.[0] !== undefined && { kind: recourse.kinds[0] }),
  };
};
