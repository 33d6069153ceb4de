import { isDeepStrictEqual } from "node:util";
import type { Check, Judge } from "../obligation";
import { type Recourse, advicesOf, answerText, answered, as, at, broken, first, fromTheFirst, isLater, named, noRecourse, passed, recoursesTo, saysTimeout, seconds, sent, timely, undecidable } from "../judging";
import type { Message, Scene, Transaction } from "../scene";
import { isRefused } from "../settling";

const kinds = ["confirmation", "reversal"] as const;

/** The deliveries of each advice: of one kind for one request. One that was put right after a refusal is another advice. */
const series = ({ transactions }: Scene): { transaction: Transaction; kind: (typeof kinds)[number]; deliveries: Message[] }[] =>
  transactions.flatMap((transaction) =>
    kinds.flatMap((kind) => attempts(transaction.advices[kind]).map((deliveries) => ({ transaction, kind, deliveries }))));

/** Deliveries, divided where the one before was refused and another advice follows. */
function attempts(deliveries: readonly Message[]): Message[][] {
  const found: Message[][] = [];
  for (const delivery of deliveries) {
    const current = found.at(-1);
    const isAnother = current?.some((one) => isRefused(one) && one.knownAt <= delivery.at && !isSame(one, delivery)) !== false;
    if (isAnother) found.push([delivery]);
    else current.push(delivery);
  }
  return found;
}

const isSame = (one: Message, other: Message): boolean =>
  one.exchange.messageId === other.exchange.messageId && isDeepStrictEqual(one.exchange.request.body, other.exchange.request.body);

const isFinal = ({ outcome }: Message): boolean => outcome !== "unknown";

/** Answers after which an advice may be repeated, and is a few times before it is given up. */
export interface Doubtful {
  statuses: readonly number[];
  deliveries: number;
}

/** An advice is repeated until a final answer came; given up too soon after a doubtful one is worth a warning. */
export const repeatedUntilFinal = ({ statuses, deliveries: enough }: Doubtful = { statuses: [], deliveries: 0 }): Judge => (scene) => {
  const isDoubtful = (delivery: Message): boolean => isFinal(delivery) && statuses.includes(delivery.exchange.status ?? 0);
  return series(scene).flatMap(({ transaction, kind, deliveries }): Check[] => {
    const checks = deliveries.flatMap((delivery, index) => {
      // One that crossed the final answer to an earlier delivery owes nothing.
      if (deliveries.slice(0, index + 1).some((one) => isFinal(one) && !isDoubtful(one))) return [];
      if (isDoubtful(delivery) && deliveries.slice(0, index + 1).filter(isDoubtful).length >= enough) return [];
      const within = scene.configuration.repeatWithin;
      const check = timely(scene, {
        subject: transaction.id, since: delivery.knownAt, within, came: deliveries[index + 1],
        wanted: `repeat of the ${kind} of ${named(transaction)} within ${within} s: it was ${answerText(delivery)} ${at(delivery)}`,
        evidence: as("trigger", delivery),
      });
      return [isDoubtful(delivery) && check.outcome === "fail" ? { ...check, outcome: "warn" as const } : check];
    });
    const [worst] = checks.sort((one, other) => severity(other) - severity(one));
    return [worst ?? passed(transaction.id, `the ${kind} of ${named(transaction)} got a final answer ${at(deliveries[0] as Message)}`, as("trigger", deliveries[0]))];
  });
};

const severity = ({ outcome }: Check): number => ["pass", "warn", "inconclusive", "fail", "error"].indexOf(outcome);

/** Looks at each delivery of an advice and the one after it, and all that went before. `worth`: what a fault is worth. */
const pairwise = (
  judge: (one: Message, next: Message, earlier: readonly Message[]) => string | undefined, fine: string, worth: (deliveries: readonly Message[]) => "fail" | "warn" = () => "fail",
): Judge => (scene) =>
  series(scene).flatMap(({ transaction, kind, deliveries }): Check[] => {
    if (deliveries.length < 2) return [];
    for (const [index, next] of deliveries.slice(1).entries()) {
      const one = deliveries[index] as Message;
      const fault = judge(one, next, deliveries.slice(0, index + 1));
      if (fault === undefined) continue;
      return [{ ...broken(transaction.id, `the ${kind} of ${named(transaction)} ${fault} ${at(one)} ${at(next)}`, [...as("trigger", one), ...as("seen", next)]), outcome: worth(deliveries) }];
    }
    return [passed(transaction.id, `the ${kind} of ${named(transaction)} ${fine}`, as("trigger", deliveries[0]))];
  });

/** What is to be said for whoever repeats an advice after a final answer. */
export interface Repeating {
  /** Final statuses after which it may be repeated. */
  after?: readonly number[];
  /** Once may be for a crash before the answer was kept: that is worth a warning. */
  onceWarns?: boolean;
}

/** An advice is not repeated after a final answer. */
export const notRepeatedAfterFinal = ({ after: repeatable = [], onceWarns = false }: Repeating = {}): Judge => {
  const doneBefore = (next: Message, earlier: readonly Message[]): Message | undefined =>
    earlier.find((one) => isFinal(one) && !repeatable.includes(one.exchange.status ?? 0) && one.knownAt <= next.at);
  return pairwise((_one, next, earlier) => {
    const done = doneBefore(next, earlier);
    return done && `was repeated although it had been ${answerText(done)}`;
  }, "was repeated while its answer was not final",
  (deliveries) => (onceWarns && deliveries.filter((next, index) => doneBefore(next, deliveries.slice(0, index)) !== undefined).length === 1 ? "warn" : "fail"));
};

/** Repeats are spaced. */
export const repeatsAreSpaced = (minimum?: number): Judge => (scene) =>
  pairwise((one, next) => {
    const wanted = minimum ?? scene.configuration.spacing;
    return next.at - one.at < wanted * 1000 ? `was repeated after ${seconds(next.at - one.at)}, sooner than ${wanted} s` : undefined;
  }, "was repeated with some time between")(scene);

/** Repeats carry the same id and content. */
export const repeatsAreUnchanged: Judge =
  pairwise((one, next) => {
    if (one.exchange.messageId !== next.exchange.messageId) return "was repeated under another id";
    return isDeepStrictEqual(one.exchange.request.body, next.exchange.request.body) ? undefined : "was repeated with another content";
  }, "was repeated unchanged");

/** What an advice must have, of the request or of its answer, and what it has. */
interface Compared {
  wanted: unknown;
  found: unknown;
  whose: "request" | "answer";
  /** A difference is worth less than a failure. */
  worth?: "warn";
}

/** What an advice must have in common with its transaction; undefined: nothing to compare. */
const comparing = (what: string, recourse: Recourse, of: (request: Message, advice: Message) => Compared | undefined): Judge => fromTheFirst((scene) =>
  scene.transactions.flatMap((transaction): Check[] => {
    const sale = first(transaction);
    if (sale === undefined) return [];
    return advicesOf(transaction).flatMap((advice) => {
      const request = recoursesTo(scene, recourse, transaction).filter((message) => message.outcome === "success" && isLater(advice, message)).at(-1) ?? sale;
      const compared = of(request, advice);
      if (compared === undefined) return [];
      const evidence = [...as("trigger", request), ...as("seen", advice)];
      return isDeepStrictEqual(compared.wanted, compared.found)
        ? [passed(transaction.id, `the advice of ${named(transaction)} carries its ${what} ${at(advice)}`, evidence)]
        : [{
          ...broken(transaction.id, `the advice of ${named(transaction)} ${at(advice)} carries other ${what} than its ${compared.whose} ${at(request)}: ${text(compared.found)} instead of ${text(compared.wanted)}`, evidence),
          outcome: compared.worth ?? "fail",
        }];
    });
  }));

const text = (value: unknown): string => (value === undefined ? "none" : JSON.stringify(value).slice(0, 300));

/** The client had the answer when it sent the advice. */
const wasThere = (request: Message, advice: Message): boolean =>
  request.outcome === "success" && request.knownAt <= advice.at && !(request.isAtEdge && saysTimeout(advice));

/** An advice carries the third-party identifiers of the answer; those of the request when no answer came. */
export const identifiersComeBack = (recourse: Recourse = noRecourse): Judge => comparing("thirdPartyIdentifiers", recourse, (request, advice) => {
  const ofAnswer = wasThere(request, advice) ? answered(request, "thirdPartyIdentifiers") : undefined;
  const wanted = ofAnswer ?? sent(request, "thirdPartyIdentifiers");
  return wanted === undefined ? undefined : { wanted, found: sent(advice, "thirdPartyIdentifiers"), whose: ofAnswer === undefined ? "request" : "answer" };
});

/** A member that the client had when it sent the advice: of its request, or of the answer. */
const had = (path: string, of: "request" | "answer", request: Message, advice: Message): unknown => {
  if (of === "request") return sent(request, path);
  return wasThere(request, advice) ? answered(request, path) : undefined;
};

/** Of a member that comes back in the advice. */
export interface ComingBack {
  /** What leaving it out is worth; absent: nothing. */
  absence?: "warn";
  /** Operation ids of the advices; absent: every one. */
  operations?: readonly string[];
}

/** A member of the request, or of the answer that the client had, comes back in the advice. */
export const memberComesBack = (path: string, of: "request" | "answer", { absence, operations }: ComingBack = {}): Judge => comparing(path, noRecourse, (request, advice) => {
  if (operations?.includes(advice.operation.id) === false) return undefined;
  const [wanted, found] = [had(path, of, request, advice), sent(advice, path)];
  if (wanted === undefined || (found === undefined && absence === undefined)) return undefined;
  return { wanted, found, whose: of, ...(found === undefined && absence !== undefined && { worth: absence }) };
});

/** A member of the request, or of the answer that the client had, is in the advice, with whatever value. */
export const memberIsBack = (path: string, of: "request" | "answer"): Judge => comparing(path, noRecourse, (request, advice) => {
  const [wanted, found] = [had(path, of, request, advice), sent(advice, path)];
  return wanted === undefined ? undefined : { wanted, found: found === undefined ? found : wanted, whose: of };
});

/** The reason of a reversal fits what became of the request. */
export const reasonFits = (recourse: Recourse = noRecourse): Judge => fromTheFirst((scene) =>
  scene.transactions.flatMap((transaction): Check[] => {
    const request = first(transaction);
    const reversal = transaction.advices.reversal[0];
    const reason = reversal && sent(reversal, "reversalReason");
    // A reversal that overtook its request on the way was sent without any answer.
    if (request === undefined || reversal === undefined || isLater(request, reversal) || typeof reason !== "string") return [];
    if (recoursesTo(scene, recourse, transaction).length > 0) return [];
    const fitting = reasonsFor(request);
    if (fitting.length === 0) return [];
    const evidence = [...as("trigger", request), ...as("seen", reversal)];
    return fitting.includes(reason)
      ? [passed(transaction.id, `${reason} fits: ${named(transaction)} was ${answerText(request)} ${at(request)}`, evidence)]
      : [broken(transaction.id, `${named(transaction)} was ${answerText(request)} ${at(request)} and reversed with ${reason} ${at(reversal)} instead of ${fitting.join(" or ")}`, evidence)];
  }));

function reasonsFor({ outcome, exchange, isLate, isAtEdge, leftEarly }: Message): string[] {
  if (outcome === "failed") return [];
  const isError = exchange.outcome === "spoiled" || (exchange.outcome === "answered" && (exchange.status ?? 0) >= 500);
  const fitting = {
    CANCELLED: outcome === "success" || leftEarly,
    RESPONSE_NOT_FINAL: isError,
    TIMEOUT: (outcome === "unknown" && !isError) || exchange.outcome === "spoiled" || exchange.status === 504 || isLate || isAtEdge,
  };
  return Object.entries(fitting).filter(([, fits]) => fits).map(([reason]) => reason);
}

/** A confirmation names a request of its kind that was sent; a reversal may name one that was lost on the way. */
export const advicesNameTheirRequest: Judge = (scene) =>
  series(scene).flatMap(({ transaction, kind, deliveries: [advice] }): Check[] => {
    if (advice === undefined) return [];
    const request = first(transaction);
    const evidence = [...as("seen", advice), ...as("trigger", request)];
    if (request !== undefined) return [passed(transaction.id, `the ${kind} names ${named(transaction)} ${at(advice)}`, evidence)];
    const other = scene.transactions.find(({ id, kind: otherKind, requests }) => id === transaction.id && otherKind !== transaction.kind && requests.length > 0);
    if (other !== undefined) return [broken(transaction.id, `the ${kind} of a ${transaction.kind} ${at(advice)} names ${named(other)}`, [...evidence, ...as("nearest miss", first(other))])];
    if (kind === "reversal") return [passed(transaction.id, `the reversal names ${transaction.id}, which never arrived ${at(advice)}`, evidence)];
    if (scene.trimmed > 0) return [{ outcome: "inconclusive", subject: transaction.id, text: `the confirmation ${at(advice)} names ${transaction.id}, which the trimmed journal may have held`, evidence }];
    return [broken(transaction.id, `the confirmation ${at(advice)} names ${transaction.id}, and no ${transaction.kind} has that id`, evidence)];
  });

interface Amount { amount?: unknown; currency?: unknown }
interface Tender { amount?: Amount }

/** What the tenders must be, beside being there. */
export interface Tendered {
  /** Path of the amount that they add up to. */
  sum?: string;
  /** They may be left out. */
  optional?: boolean;
}

/** How tenders differ from what they should come to; undefined: they do not. */
function misfit(tenders: readonly Tender[], due: Amount | undefined): string | undefined {
  if (due?.amount === undefined) return undefined;
  const total = tenders.reduce((sum, { amount }) => sum + Number(amount?.amount ?? 0), 0);
  if (due.amount !== total) return `add up to ${total}, not to ${JSON.stringify(due.amount)}`;
  const other = tenders.find(({ amount }) => due.currency !== undefined && amount?.currency !== undefined && amount.currency !== due.currency);
  return other && `are in currency ${JSON.stringify(other.amount?.currency)}, not in ${JSON.stringify(due.currency)}`;
}

/** What is wrong with the tenders of a transaction's confirmation, in words; undefined: nothing. */
function tenderFault(tenders: unknown, due: Amount | undefined, of: string): string | undefined {
  if (!Array.isArray(tenders) || (tenders.length === 0 && due?.amount !== 0)) return `the confirmation of ${of} lists no tender`;
  const wrong = misfit(tenders as Tender[], due);
  return wrong && `the tenders of ${of} ${wrong}`;
}

/** A request that was dropped may have approved nothing, as for a free token. */
const mayBeFree = (request: Message | undefined, tenders: unknown, sum: string | undefined): boolean => request === undefined && tenders !== undefined && sum !== undefined;

/** Confirmations of these kinds list how the customer paid; `sum`: adding up to that amount. */
export const tendersAreListed = (ofKinds: readonly string[], { sum, optional = false }: Tendered = {}): Judge => ({ transactions, trimmed }) =>
  transactions.filter(({ kind }) => ofKinds.includes(kind)).flatMap((transaction): Check[] => {
    const [request, confirmation] = [first(transaction), transaction.advices.confirmation[0]];
    const tenders = confirmation && sent(confirmation, "tenders");
    if (confirmation === undefined || (optional && tenders === undefined)) return [];
    const evidence = [...as("trigger", request), ...as("seen", confirmation)];
    const due = sum === undefined || request === undefined ? undefined : ((sent(confirmation, sum) ?? answered(request, sum)) as Amount | undefined);
    const fault = tenderFault(tenders, due, named(transaction));
    if (fault === undefined) return [passed(transaction.id, `the confirmation of ${named(transaction)} lists its tenders ${at(confirmation)}`, evidence)];
    const check = broken(transaction.id, `${fault} ${at(confirmation)}`, evidence);
    return [trimmed > 0 && mayBeFree(request, tenders, sum) ? undecidable(check) : check];
  });
