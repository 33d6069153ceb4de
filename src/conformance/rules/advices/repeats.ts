import { isSameContent } from "../../../contract/values/same-content";
import {
  answerText,
  evidenceFrom,
  ref,
  brokenCheck,
  evidenceOf,
  isListed,
  label,
  passedCheck,
  seconds,
  sentMember,
  dueInTime,
  timelessBody,
} from "../judging";
import type { Check, Judge } from "../obligation";
import type { Message, Scene, Transaction } from "../../scene/scene";
import { isRefused } from "../../scene/settling";
import type { StandardRule } from "../rule";

const kinds = ["confirmation", "reversal"] as const;

/** The deliveries of one advice. */
interface Series {
  transaction: Transaction;
  kind: (typeof kinds)[number];
  deliveries: readonly Message[];
}

/** A scene does not change: several rules look at its advices. */
const knownByScene = new WeakMap<Scene, readonly Series[]>();

/**
 * The deliveries of each advice: of one kind for one request. One that was put right after a refusal is
 * another advice.
 */
export function series(scene: Scene): readonly Series[] {
  const known = knownByScene.get(scene) ?? seriesOf(scene);
  knownByScene.set(scene, known);
  return known;
}

const seriesOf = ({ transactions }: Scene): Series[] =>
  transactions.flatMap((transaction) =>
    kinds.flatMap((kind) =>
      attempts(transaction.advices[kind]).map((deliveries) => ({ transaction, kind, deliveries })),
    ),
  );

/** Deliveries, divided where the one before was refused and another advice follows. */
function attempts(deliveries: readonly Message[]): Message[][] {
  const found: Message[][] = [];
  for (const delivery of deliveries) {
    const current = found.at(-1);
    const isAnother =
      current?.some(
        (one) => isRefused(one) && one.knownAt <= delivery.at && !isSame(one, delivery),
      ) !== false;
    if (isAnother) found.push([delivery]);
    else current.push(delivery);
  }
  return found;
}

const isSame = (one: Message, other: Message): boolean =>
  one.exchange.messageId === other.exchange.messageId &&
  isSameContent(one.exchange.request.body, other.exchange.request.body);

/** The same, whenever it was made: a client may give a repeat the time at which it sends it. */
const isRepeat = (one: Message, other: Message): boolean =>
  one.exchange.messageId === other.exchange.messageId &&
  isSameContent(timelessBody(one), timelessBody(other));

/**
 * The delivery by which each of these advices was first sent: one that is repeated is as it was right then, whatever
 * the client has learnt since.
 */
export function firstSent(advices: readonly Message[]): (advice: Message) => Message {
  const firsts = new Map<string | null, Message>();
  for (const advice of advices) {
    const { messageId } = advice.exchange;
    if (!firsts.has(messageId)) firsts.set(messageId, advice);
  }
  return (advice) => {
    const sent = firsts.get(advice.exchange.messageId);
    return sent !== undefined && isRepeat(sent, advice) ? sent : advice;
  };
}

const isFinal = ({ outcome }: Message): boolean => outcome !== "unknown";

/** Final answers after which an advice may be repeated all the same. */
interface DoubtfulAnswers {
  statuses?: readonly number[];
  /** So are those that the contract does not list: it names the only statuses that end the repeats. */
  unlisted?: boolean;
}

const isDoubtful = (
  delivery: Message,
  { statuses = [], unlisted = false }: DoubtfulAnswers,
): boolean =>
  isFinal(delivery) &&
  (statuses.includes(delivery.exchange.status ?? 0) || (unlisted && !isListed(delivery)));

/** After a doubtful answer an advice is repeated a few times before it is given up. */
interface Doubtful extends DoubtfulAnswers {
  deliveries?: number;
  /** Operation ids of advices that need not be repeated. */
  except?: readonly string[];
}

/** An advice is repeated until a final answer came; given up too soon after a doubtful one is worth a warning. */
const judgeUntilFinal =
  ({ deliveries: enough = 0, except = [], ...doubtful }: Doubtful = {}): Judge =>
  (scene) =>
    series(scene).flatMap(({ transaction, kind, deliveries }): Check[] => {
      if (deliveries.some(({ operation }) => except.includes(operation.id))) return [];
      const checks = deliveries.flatMap((delivery, index) => {
        // One that crossed the final answer to an earlier delivery owes nothing.
        if (
          deliveries
            .slice(0, index + 1)
            .some((one) => (isFinal(one) && !isDoubtful(one, doubtful)) || one.hasFinalHead)
        )
          return [];
        if (isDoubtful(delivery, doubtful) && index + 1 >= enough) return [];
        const within = scene.configuration.repeatWithin;
        const check = dueInTime(scene, {
          subject: transaction.id,
          since: delivery.knownAt,
          within,
          came: deliveries[index + 1],
          wanted:
            `repeat of the ${kind} of ${label(transaction)} within ${within} s: it was ` +
            `${answerText(delivery)} ${ref(delivery)}`,
          evidence: evidenceFrom("trigger", delivery),
          sought: { transaction, advices: [kind] },
        });
        return [
          isDoubtful(delivery, doubtful) && check.outcome === "fail"
            ? { ...check, outcome: "warn" as const }
            : check,
        ];
      });
      const [worst] = checks.sort((one, other) => severity(other) - severity(one));
      if (worst !== undefined) return [worst];
      return deliveries
        .slice(0, 1)
        .map((first) =>
          passedCheck(
            transaction.id,
            `the ${kind} of ${label(transaction)} got a final answer ${ref(first)}`,
            evidenceFrom("trigger", first),
          ),
        );
    });

export const repeatedUntilFinal = (doubtful?: Doubtful): StandardRule => ({
  name: "repeatedUntilFinal",
  level: "must",
  sentence: "Repeat an advice until it has a final answer.",
  remedy: "Keep the advice message in a durable queue, and remove it after a final answer.",
  judge: judgeUntilFinal(doubtful),
  pass: (s) => [s.request(), s.confirmation({ status: 504 }), s.confirmation({ after: 10 })],
  fail: (s) => [s.request(), s.confirmation({ status: 504 })],
  critical: true,
});

const severity = ({ outcome }: Check): number =>
  ["pass", "warn", "inconclusive", "fail", "error"].indexOf(outcome);

/**
 * Looks at each delivery of an advice and the one after it, and all that went before. `worth`: what a fault
 * is worth.
 */
const pairwise =
  (
    judge: (one: Message, next: Message, earlier: readonly Message[]) => string | undefined,
    fine: string,
    worth: (deliveries: readonly Message[]) => "fail" | "warn" = () => "fail",
  ): Judge =>
  (scene) =>
    series(scene).flatMap(({ transaction, kind, deliveries }): Check[] => {
      if (deliveries.length < 2) return [];
      for (const [index, next] of deliveries.slice(1).entries()) {
        const one = deliveries[index];
        const fault = one && judge(one, next, deliveries.slice(0, index + 1));
        if (one === undefined || fault === undefined) continue;
        return [
          {
            ...brokenCheck(
              transaction.id,
              `the ${kind} of ${label(transaction)} ${fault} ${ref(one)} ${ref(next)}`,
              evidenceOf(one, next),
            ),
            outcome: worth(deliveries),
          },
        ];
      }
      return [
        passedCheck(
          transaction.id,
          `the ${kind} of ${label(transaction)} ${fine}`,
          evidenceFrom("trigger", deliveries[0]),
        ),
      ];
    });

/** Whether two deliveries differ in their id or in one of these members. */
const differIn = (members: readonly string[], one: Message, next: Message): boolean =>
  one.exchange.messageId !== next.exchange.messageId ||
  members.some((path) => !isSameContent(sentMember(one, path), sentMember(next, path)));

/** `kept`: members that a repeat has to keep, as another content is worth a warning there; absent: all of them. */
export const repeatsAreUnchanged = (kept?: readonly string[]): StandardRule => ({
  name: "repeatsAreUnchanged",
  level: "must",
  sentence: "Repeat an advice unchanged: same id, same content.",
  remedy: "Store the advice message as it was first sent, and repeat that.",
  judge: pairwise(
    (one, next) => {
      if (one.exchange.messageId !== next.exchange.messageId)
        return "was repeated under another id";
      return isSameContent(one.exchange.request.body, next.exchange.request.body)
        ? undefined
        : "was repeated with different content";
    },
    "was repeated unchanged",
    ([sent, ...repeats]) =>
      kept === undefined || repeats.some((next) => sent && differIn(kept, sent, next))
        ? "fail"
        : "warn",
  ),
  pass: (s) => [s.request(), s.confirmation({ status: 504 }), s.confirmation({ after: 10 })],
  fail: (s) => [
    s.request(),
    s.confirmation({ status: 504 }),
    s.confirmation({ after: 10, id: "another" }),
  ],
  ofItself: true,
});

/** What excuses a repeat of an advice after a final answer. */
interface Repeating extends DoubtfulAnswers {
  /** Once may be for a crash before the answer was kept: that is worth a warning. */
  onceWarns?: boolean;
}

/** An advice is not repeated after a final answer. */
const judgeAfterFinal = ({ onceWarns = false, ...doubtful }: Repeating = {}): Judge => {
  const doneBefore = (next: Message, earlier: readonly Message[]): Message | undefined =>
    earlier.find(
      (one) =>
        isFinal(one) &&
        !one.isUnlisted &&
        !one.mayBeCutOff &&
        !isDoubtful(one, doubtful) &&
        one.knownAt <= next.at,
    );
  return pairwise(
    (_one, next, earlier) => {
      const done = doneBefore(next, earlier);
      return done && `was repeated although it had been ${answerText(done)}`;
    },
    "was repeated while its answer was not final",
    (deliveries) =>
      onceWarns &&
      deliveries.filter((next, index) => doneBefore(next, deliveries.slice(0, index)) !== undefined)
        .length === 1
        ? "warn"
        : "fail",
  );
};

export const notRepeatedAfterFinal = (repeating?: Repeating): StandardRule => ({
  name: "notRepeatedAfterFinal",
  level: "should",
  forbids: true,
  sentence: "Do not repeat an advice after a final answer.",
  remedy: "Remove the advice message from the queue after a final answer, 404 included.",
  judge: judgeAfterFinal(repeating),
  pass: (s) => [s.request(), s.confirmation({ status: 504 }), s.confirmation({ after: 10 })],
  fail: (s) => [
    s.request(),
    s.confirmation(),
    s.confirmation({ after: 10 }),
    s.confirmation({ after: 10 }),
  ],
});

/** Repeats are spaced. */
const judgePauses =
  (minimum?: number): Judge =>
  (scene) =>
    pairwise((one, next) => {
      const wanted = minimum ?? scene.configuration.spacing;
      return next.at - one.at < wanted * 1000
        ? `was repeated after ${seconds(next.at - one.at)}, sooner than ${wanted} s`
        : undefined;
    }, "was repeated after a pause")(scene);

export const repeatsAreSpaced = (minimum?: number): StandardRule => ({
  name: "repeatsAreSpaced",
  level: "should",
  sentence: `Leave ${minimum === undefined ? "some time" : `${minimum} s`} between two deliveries of an advice.`,
  remedy: "Wait between repeats, longer each time.",
  judge: judgePauses(minimum),
  pass: (s) => [s.request(), s.confirmation({ status: 504 }), s.confirmation({ after: 10 })],
  fail: (s) => [s.request(), s.confirmation({ status: 504 }), s.confirmation({ after: 0.1 })],
  ofItself: true,
});
