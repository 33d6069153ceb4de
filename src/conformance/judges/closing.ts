import type { Check, Judge } from "../obligation";
import { type Recourse, advicesOf, answerText, as, at, broken, first, fromTheFirst, isLater, named, noRecourse, passed, recoursesTo, saysTimeout, sent, timely } from "../judging";
import type { Message, Transaction } from "../scene";
import { closing as closers, isWithoutReversal, refusals, standing, wasRefusedBefore } from "../settling";
import { firstRequests, has, inOrder, latest, ofItsKind, until } from "./requests";

export { type AfterUnknown, unknownIsAsked, unknownIsReversed } from "./unknown";

/** What of approved requests is to be closed, and what leaving one open is worth. */
export interface Closed {
  /** Kinds of transactions; absent: all. */
  kinds?: readonly string[];
  /** Final statuses of an advice that only tell of a provider that takes none: left at that, it is worth less than a failure. */
  mildAfter?: readonly number[];
}

/** Nobody takes the confirmation: what is left open is worth less than a failure. */
const takesNoConfirmation = ({ requests: [request] }: Transaction, refused: readonly Message[], mildAfter: readonly number[]): boolean =>
  request?.exchange.unsupported?.includes("confirmation") === true
  || (refused.length > 0 && refused.every(({ exchange: { status } }) => mildAfter.includes(status ?? 0)));

/**
 * An approved request is confirmed or reversed in time; so is one whose approval was learnt by the family's recourse. Only an
 * accepted advice closes it: after a refusal there is as much time again for another one.
 */
export const approvedIsClosed = (recourse: Recourse = noRecourse, { kinds, mildAfter = [] }: Closed = {}): Judge => fromTheFirst((scene) =>
  scene.transactions.flatMap((transaction): Check[] => {
    const request = first(transaction);
    if (request === undefined || kinds?.includes(transaction.kind) === false || !has(scene, transaction.kind, "confirmation")) return [];
    const approval = [request, ...recoursesTo(scene, recourse, transaction)].find(({ outcome }) => outcome === "success");
    if (approval === undefined) return [];
    const [came] = closers(transaction);
    const refused = until(came, refusals(transaction));
    const within = scene.configuration.closeWithin;
    const check = timely(scene, {
      subject: transaction.id, since: latest([approval, ...refused]), within, came,
      wanted: `confirmation or reversal of ${named(transaction)} within ${within} s of its approval ${at(approval)}`,
      evidence: as("trigger", approval), ...(came === undefined && refused.length > 0 && { instead: refused.at(-1), how: "was refused" }),
    });
    const isMild = check.outcome === "fail" && takesNoConfirmation(transaction, refused, mildAfter);
    return [isMild ? { ...check, outcome: "warn", text: `${check.text}; the provider takes no confirmations` } : check];
  }));

/** A confirmed request is not reversed: money that was taken is not given back that way. */
export const confirmedIsNotReversed: Judge = ({ transactions }) =>
  transactions.flatMap((transaction): Check[] => {
    const confirmation = transaction.advices.confirmation.find(({ outcome }) => outcome === "success");
    if (confirmation === undefined) return [];
    const reversal = transaction.advices.reversal.find((message) => isLater(message, confirmation));
    return reversal === undefined
      ? [passed(transaction.id, `${named(transaction)} stayed confirmed ${at(confirmation)}`, as("trigger", confirmation))]
      : [broken(transaction.id, `${named(transaction)} was confirmed ${at(confirmation)} and reversed afterwards ${at(reversal)}`, [...as("trigger", confirmation), ...as("seen", reversal)])];
  });

/** A request never gets both advices, but for one that was refused before the other was sent: it settled nothing. */
export const neverBoth: Judge = ({ transactions }) =>
  transactions.flatMap((transaction): Check[] => {
    const { confirmation, reversal } = transaction.advices;
    const [one] = advicesOf(transaction);
    if (one === undefined) return [];
    const [both] = [...contradictions(confirmation, reversal), ...contradictions(reversal, confirmation)];
    if (both !== undefined) {
      const [confirmed, reversed] = both[0].operation.advice === "confirmation" ? both : [both[1], both[0]];
      return [broken(transaction.id, `${named(transaction)} was confirmed ${at(confirmed)} and reversed ${at(reversed)}`, [...as("seen", confirmed), ...as("seen", reversed)])];
    }
    if (confirmation.length === 0 || reversal.length === 0) return [passed(transaction.id, `${named(transaction)} got one kind of advice ${at(one)}`, as("seen", one))];
    return [passed(transaction.id, `${named(transaction)} got the other advice when one was refused ${at(one)}`, as("seen", one))];
  });

/** Messages that were sent although an advice of the other kind had been, and was not refused: each with that one. */
const contradictions = (earlier: readonly Message[], later: readonly Message[]): [Message, Message][] =>
  later.flatMap((message) => {
    const [before] = until(message, earlier);
    return before === undefined || wasRefusedBefore(earlier, message) ? [] : [[before, message]];
  });

/** What a family judges with its confirmations, beside unknown outcomes. */
export interface Confirming {
  /** What was never requested is judged here, where no rule of the family's own does it. */
  orphans?: boolean;
  /** So is a confirmation that was under way before the answer. */
  early?: boolean;
  /** What was refused at once is left to another rule. */
  butRefused?: boolean;
}

/** A confirmation that was under way before the approval. */
const overtakes = (confirmation: Message, request: Message): boolean => request.outcome === "success" && confirmation.at < request.knownAt;

/** Only an approved request is confirmed: not one that was declined, failed, or whose outcome was unknown. */
export const onlyApprovedIsConfirmed = (recourse: Recourse = noRecourse, { orphans = false, early = false, butRefused = false }: Confirming = {}): Judge => fromTheFirst((scene) =>
  scene.transactions.flatMap((transaction): Check[] => {
    const [request, confirmation] = [first(transaction), transaction.advices.confirmation[0]];
    if (confirmation === undefined) return [];
    if (request === undefined) return orphans ? [broken(transaction.id, `${named(transaction)} was confirmed ${at(confirmation)}, and never requested`, as("seen", confirmation))] : [];
    const evidence = [...as("trigger", request), ...as("seen", confirmation)];
    if (butRefused && request.outcome === "failed" && confirmation.at >= request.knownAt) return [];
    const later = recoursesTo(scene, recourse, transaction).find((message) => message.outcome === "success" && isLater(confirmation, message));
    if (early && later === undefined && overtakes(confirmation, request)) return [broken(transaction.id, `${named(transaction)} was confirmed ${at(confirmation)} before its answer was there ${at(request)}`, evidence)];
    if (request.outcome === "success" || later !== undefined) return [passed(transaction.id, `${named(transaction)} was confirmed after its approval ${at(confirmation)}`, evidence)];
    return [broken(transaction.id, `${named(transaction)} was confirmed ${at(confirmation)} although its request was ${answerText(request)} ${at(request)}`, evidence)];
  }));

/** No advice is sent before the request was answered (or the time-out had passed). */
export const confirmedAfterItsAnswer: Judge = fromTheFirst(({ transactions }) =>
  transactions.flatMap((transaction): Check[] => {
    const [request, confirmation] = [first(transaction), transaction.advices.confirmation[0]];
    if (confirmation === undefined || request === undefined) return [];
    const evidence = [...as("trigger", request), ...as("seen", confirmation)];
    return confirmation.at >= request.knownAt
      ? [passed(transaction.id, `${named(transaction)} was confirmed after its answer ${at(confirmation)}`, evidence)]
      : [broken(transaction.id, `${named(transaction)} was confirmed ${at(confirmation)} before its answer was there ${at(request)}`, evidence)];
  }));

/** The client's watch may be so far ahead of ours, in milliseconds. */
const watch = 1_000;

/** When the client had nothing more to wait for: with the answer, its time-out, or the end of the exchange, whoever ended it. */
function waitedUntil({ at: arrival, knownAt, exchange: { outcome, durationMs } }: Message, timeout: number): number {
  const ended = outcome === "silent" || outcome === "spoiled" ? arrival + Math.floor(durationMs) : Infinity;
  return Math.min(knownAt, ended, arrival + timeout * 1000 - watch);
}

/** No reversal is sent while the client still waits for the answer: it was there, the time-out had passed, or the client had left. */
export const reversedAfterItsAnswer = (isJudged: (reversal: Message) => boolean = () => true): Judge => fromTheFirst(({ transactions, configuration }) =>
  transactions.flatMap((transaction): Check[] => {
    const [request, reversal] = [first(transaction), transaction.advices.reversal[0]];
    // One that overtook its request on the way was sent after it all the same.
    if (reversal === undefined || request === undefined || isLater(request, reversal) || !isJudged(reversal)) return [];
    const evidence = [...as("trigger", request), ...as("seen", reversal)];
    return reversal.at >= waitedUntil(request, configuration.timeout)
      ? [passed(transaction.id, `${named(transaction)} was reversed when its answer, or its time-out, was there ${at(reversal)}`, evidence)]
      : [broken(transaction.id, `${named(transaction)} was reversed ${at(reversal)} before its answer, or its time-out, was there ${at(request)}`, evidence)];
  }));

/** An answer that came after the time-out is ignored: no confirmation follows, unless the family's recourse has brought the answer again. */
export const lateAnswersAreIgnored = (recourse: Recourse = noRecourse): Judge => (scene) =>
  scene.transactions.flatMap((transaction): Check[] => {
    const request = first(transaction);
    const wasLate = request?.isLate === true && (request.exchange.status ?? 0) < 300;
    const gaveUp = standing(transaction.advices.reversal).find(saysTimeout);
    const trigger = wasLate ? request : gaveUp;
    if (trigger === undefined) return [];
    const learnt = recoursesTo(scene, recourse, transaction).find(({ outcome }) => outcome === "success");
    const isWrong = (message: Message): boolean =>
      isLater(message, trigger) && (learnt === undefined || isLater(learnt, message) || (gaveUp !== undefined && isLater(message, gaveUp)));
    const confirmation = transaction.advices.confirmation.find(isWrong);
    return confirmation === undefined
      ? [passed(transaction.id, `${named(transaction)} was not confirmed after its time-out ${at(trigger)}`, as("trigger", trigger))]
      : [broken(transaction.id, `${named(transaction)} was confirmed ${at(confirmation)} after its time-out ${at(trigger)}`, [...as("trigger", trigger), ...as("seen", confirmation)])];
  });

/** What of a body makes a request the same as another one: what it is about, and for how much. */
export interface Sameness {
  thing: readonly string[];
  amount: string;
}

/** Another till of the client, or another client, cannot know what became of the first. */
const sender = ["client.id", "originator.terminalId"];

const saysWhat = ({ thing }: Sameness, request: Message): boolean => thing.some((path) => sent(request, path) !== undefined);
const whatOf = ({ thing, amount }: Sameness, kind: string, request: Message): string =>
  JSON.stringify([kind, ...[...thing, amount, ...sender].map((path) => sent(request, path))]);

/** No new request for the same thing once one with an unknown outcome is known, and neither reversed nor asked for. */
export const reversedBeforeAnotherTry = (same: Sameness, recourse: Recourse = noRecourse, withoutReversal: Recourse = noRecourse): Judge => (scene) => {
  const alike = firstRequests(scene, (kind, request) => whatOf(same, kind, request));
  return scene.transactions.flatMap((transaction): Check[] => {
    const request = first(transaction);
    if (request?.outcome !== "unknown" || !has(scene, transaction.kind, "reversal")) return [];
    const again = saysWhat(same, request)
      ? alike(transaction.kind, request).find((other) => isLater(other, request) && other.at >= request.knownAt) : undefined;
    const recourses = ofItsKind([recourse, ...(isWithoutReversal(transaction) ? [withoutReversal] : [])], transaction);
    const [closed] = inOrder([...standing(transaction.advices.reversal), ...recourses.flatMap((one) => recoursesTo(scene, one, transaction))])
      .filter((message) => isLater(message, request));
    if (again === undefined && closed === undefined) return [];
    if (again === undefined || (closed !== undefined && isLater(again, closed))) {
      return [passed(transaction.id, `${named(transaction)} was put right before anything like it was tried again`, [...as("trigger", request), ...as("seen", closed)])];
    }
    return [broken(transaction.id, `${named(transaction)} was ${answerText(request)} ${at(request)}, and the same was requested under a new id ${at(again)} before it was reversed`,
      [...as("trigger", request), ...as("seen", again)])];
  });
};

/** A request that was refused gets no advice of these kinds. */
export const refusedGetsNoAdvice = (advices: readonly ("confirmation" | "reversal")[]): Judge => fromTheFirst(({ transactions }) =>
  transactions.flatMap((transaction): Check[] => {
    const request = first(transaction);
    if (request?.outcome !== "failed") return [];
    const [advice] = advices.flatMap((kind) => transaction.advices[kind]).filter((one) => one.at >= request.knownAt && isLater(one, request) && !(request.isAtEdge && saysTimeout(one)));
    return advice === undefined
      ? [passed(transaction.id, `${named(transaction)} was refused and left alone ${at(request)}`, as("trigger", request))]
      : [broken(transaction.id, `${named(transaction)} was ${answerText(request)} ${at(request)} and got an advice all the same: ${advice.operation.id} ${at(advice)}`,
        [...as("trigger", request), ...as("seen", advice)])];
  }));

/** A lookup (or trial) gets no advice. One under the id of a request, as a retry is, leaves the advices to the request. */
export const lookupsGetNoAdvice: Judge = fromTheFirst(({ messages, transactions }) => {
  const orphans = new Map<string, Message>();
  for (const transaction of transactions) {
    const [advice] = transaction.requests.length === 0 ? advicesOf(transaction) : [];
    if (advice !== undefined && !orphans.has(transaction.id)) orphans.set(transaction.id, advice);
  }
  return messages.filter(({ operation, exchange }) => operation.kind === "lookup" && operation.idParameter !== undefined && exchange.messageId !== null).map((lookup) => {
    const id = lookup.exchange.messageId ?? "";
    const advice = orphans.get(id);
    return advice === undefined
      ? passed(id, `${lookup.operation.id} ${id} got no advice ${at(lookup)}`, as("trigger", lookup))
      : broken(id, `${lookup.operation.id} ${id} ${at(lookup)} got an advice: ${advice.operation.id} ${at(advice)}`, [...as("trigger", lookup), ...as("seen", advice)]);
  });
});
