import { isDeepStrictEqual } from "node:util";
import { hasMembers, valueAt } from "../../contract/values/json-value";
import { listsStatus } from "../../contract/refusals";
import { graceOf } from "../configuration";
import { type Sought, astrayText, soughtOperations } from "../scene/astray";
import type { Check, Evidence, Judge, MissingMessage } from "./obligation";
import { type Message, type Scene, type Transaction, isFirstWord } from "../scene/scene";

/** Evidence of a message. */
export const evidenceFrom = (role: Evidence["role"], message: Message | undefined): Evidence[] =>
  message === undefined ? [] : [{ role, number: message.exchange.number }];

/** A message, and another one that came after it and was looked at. */
export const evidenceOf = (trigger: Message | undefined, seen: Message | undefined): Evidence[] => [
  ...evidenceFrom("trigger", trigger),
  ...evidenceFrom("seen", seen),
];

export const passedCheck = (subject: string, text: string, evidence: Evidence[]): Check => ({
  outcome: "pass",
  subject,
  text,
  evidence,
});

export const brokenCheck = (subject: string, text: string, evidence: Evidence[]): Check => ({
  outcome: "fail",
  subject,
  text,
  evidence,
});

/** The check of one subject: `kept` says what is right; `violated`, if it says anything, what is wrong. */
export const check = (
  subject: string,
  kept: string,
  violated: string | false | undefined,
  evidence: Evidence[],
): Check =>
  violated === undefined || violated === false
    ? passedCheck(subject, kept, evidence)
    : brokenCheck(subject, violated, evidence);

/** Of a trimmed journal: a message that may be a repeat of one that was dropped. */
export const mayBeRepeat = ({ trimmed }: Scene, message: Message): boolean =>
  trimmed > 0 && !isFirstWord(message);

/** Of a trimmed journal: whether messages about the request may have been dropped. */
const mayBeCut = (scene: Scene, { requests: [request] }: Transaction): boolean =>
  scene.trimmed > 0 && (request === undefined || mayBeRepeat(scene, request));

/** What blames the client, made a check that decides nothing. */
export const undecidable = (
  check: Check,
  why = "the journal was trimmed and earlier messages may be missing",
): Check => {
  if (check.outcome !== "fail" && check.outcome !== "warn") return check;
  const { subject, text, evidence } = check;
  return { outcome: "inconclusive", subject, text: `${text}: undecided, ${why}`, evidence };
};

/** The contract lists the status that the client got for its message. */
export const isListed = ({ operation, exchange: { status } }: Message): boolean =>
  status !== null && listsStatus(operation, status);

/**
 * A check of what follows a message: it blames nobody where the message was answered what the contract does not list.
 */
export const unlessUnlisted = ({ isUnlisted, exchange }: Message, check: Check): Check =>
  isUnlisted
    ? undecidable(check, `the contract does not list ${String(exchange.status)} for this message`)
    : check;

/**
 * A judge that looks at a transaction from its first message on: it blames nobody where that one may have
 * been dropped.
 */
export const fromTheFirst =
  (judge: Judge): Judge =>
  (scene) => {
    const checks = judge(scene);
    if (scene.trimmed === 0) return checks;
    const cut = new Set(
      scene.transactions.filter((transaction) => mayBeCut(scene, transaction)).map(({ id }) => id),
    );
    return checks.map((check) => (cut.has(check.subject) ? undecidable(check) : check));
  };

/** `redemption 5f0c1b22-...`, with the whole id. */
export const label = ({ called, id }: Pick<Transaction, "called" | "id">): string =>
  `${called} ${id}`;

/** Whether a message came after another one: by the journal's order, since two may come in the same millisecond. */
export const isLater = (message: Message, than: Message): boolean =>
  message.exchange.number > than.exchange.number;

/** `(12)` */
export const ref = (message: Message): string => `(${message.exchange.number})`;

/** Seconds, as text. */
export const seconds = (ms: number): string => `${Math.round(ms / 100) / 10} s`;

/** How a message was answered, in words. */
export function answerText({ exchange: { outcome, status }, isLate }: Message): string {
  if (outcome === "spoiled") return "answered with something unusable";
  if (outcome !== "answered") return "not answered";
  return isLate ? `answered ${String(status)} too late` : `answered ${String(status)}`;
}

/** A member of the body that was sent, by its path; of the query, where no body was sent. */
export const sentMember = ({ exchange: { request, path: url } }: Message, path: string): unknown =>
  request.body === undefined
    ? (new URLSearchParams(url.split("?")[1]).get(path) ?? undefined)
    : valueAt(request.body, path);

/** The same as text; empty if it is not a text. */
export function sentText(message: Message, path: string): string {
  const value = sentMember(message, path);
  return typeof value === "string" ? value : "";
}

/** What a message says, whenever it was made. */
export const timelessBody = ({ exchange: { request } }: Message): unknown =>
  hasMembers(request.body) ? { ...request.body, time: null } : request.body;

/** By which a member that was sent is the same as another one: the name of a masked value, or the value. */
export const sentKey = (message: Message, path: string): unknown =>
  message.exchange.masked?.[path] ?? sentMember(message, path);

/** A member of the body that was answered. */
export const answeredMember = ({ exchange }: Message, path: string): unknown =>
  valueAt(exchange.answer, path);

/** Something that must come within a time. */
export interface DueMessage {
  subject: string;
  /** Since when, on the clock of arrival. */
  since: number;
  within: number;
  /** What came, if anything did. */
  came?: Message | undefined;
  /** `a reversal of redemption 5f0c... within 90 s of its unanswered request (12)` */
  wanted: string;
  evidence: Evidence[];
  /** What came instead, for the story; a message that nearly did it. */
  instead?: Message | undefined;
  /** What that one did; absent: it was sent instead. */
  how?: string;
  /** What of requests that reached no operation may have been meant. */
  sought?: Sought;
}

/** Why data that a reset or restore removed cannot be judged. */
export const takenAway = "a reset or restore removed earlier data";

/**
 * What never came, when a reset or a restore had taken away what it was to be about. A time that was over before the
 * restore stays over.
 */
const goneBefore = (
  { taken, restoredAt }: Scene,
  { subject, came }: DueMessage,
  last: number,
): string | undefined =>
  came === undefined && taken.has(subject) && !((restoredAt(subject) ?? 0) > last)
    ? takenAway
    : undefined;

/** Of what came after a restore nothing counts where the time was over before it. */
function withoutLater({ restoredAt }: Scene, due: DueMessage, last: number): DueMessage {
  const restored = restoredAt(due.subject) ?? 0;
  const unlessLater = (message: Message | undefined): Message | undefined =>
    restored > last && message !== undefined && message.at >= restored ? undefined : message;
  return { ...due, came: unlessLater(due.came), instead: unlessLater(due.instead) };
}

/**
 * Since when something is due: since one message, and anew since each of the others that came while it was due. Times
 * of the clock of arrival.
 */
export function dueSince(
  scene: Scene,
  first: Message,
  others: readonly Message[],
  within: number,
): number {
  const allowed = (within + graceOf(within)) * 1000;
  let since = first.knownAt;
  for (const other of others)
    if (other.at <= scene.presentAfter(since, allowed)) since = Math.max(since, settledAt(other));
  return since;
}

/** When a message has left its matter as it was; an advice message without a final answer is still to be repeated. */
const settledAt = ({ operation, outcome, at, knownAt }: Message): number =>
  operation.kind === "advice" && outcome === "unknown" ? at : knownAt;

/**
 * In time passes, within the grace warns, later fails; what is not over yet, or was disturbed, decides nothing. A time
 * in which nothing could reach the simulator does not count.
 */
export function dueInTime(scene: Scene, given: DueMessage): Check {
  const { subject, since, within, wanted, evidence } = given;
  const limit = scene.presentAfter(since, within * 1000);
  const last = scene.presentAfter(since, (within + graceOf(within)) * 1000);
  const due = withoutLater(scene, given, last);
  const { came } = due;
  const end = came?.at ?? Math.min(scene.observedUntil, last);
  const all = [
    ...evidence,
    ...evidenceFrom("seen", came),
    ...evidenceFrom("nearest miss", due.instead),
  ];
  if (came !== undefined && came.at <= limit) return metCheck(given, came, all, limit);
  const disturbance = scene.failure(since, end) ?? goneBefore(scene, due, last);
  if (disturbance !== undefined)
    return {
      outcome: "inconclusive",
      subject,
      text: `${wanted}: undecided, ${disturbance}`,
      evidence: all,
    };
  if (came !== undefined) {
    const late = metCheck(given, came, all, limit);
    return { ...late, outcome: came.at <= last ? "warn" : "fail" };
  }
  const astray = astrayText(scene, due.sought);
  if (scene.observedUntil <= last)
    return {
      outcome: "inconclusive",
      subject,
      text: `${wanted}: not seen yet, and there is still time${astray}`,
      evidence: all,
      openUntil: last,
      ...missingOf(scene, due.sought, limit),
    };
  const story =
    due.instead === undefined
      ? ""
      : `; ${due.instead.operation.id} ${due.how ?? "was sent instead"} ${ref(due.instead)}`;
  return {
    ...brokenCheck(subject, `no ${wanted}${story}${astray}`, all),
    overdueSince: last,
    ...missingOf(scene, due.sought, limit),
  };
}

/** The check of what came; it passes where that was in time, until `limit`. */
function metCheck(
  { subject, since, wanted }: DueMessage,
  came: Message,
  evidence: Evidence[],
  limit: number,
): Check {
  const seen = came.at <= limit ? "seen" : "came";
  const text = `${wanted}: ${seen} after ${seconds(came.at - since)} ${ref(came)}`;
  return { ...passedCheck(subject, text, evidence), met: { due: limit, at: came.at } };
}

/** What is missing of what is sought, which is in time until `due`. */
function missingOf(
  scene: Scene,
  sought: Sought | undefined,
  due: number,
): { missing?: MissingMessage } {
  if (sought === undefined) return {};
  const operations = soughtOperations(scene, sought).map(({ id }) => id);
  return operations.length === 0 ? {} : { missing: { operations, due } };
}

/** First requests by the ids of their transactions. */
export const requestsById = ({ transactions }: Scene): ReadonlyMap<string, Message> =>
  new Map(
    transactions.flatMap(({ id, requests: [request] }) =>
      request === undefined ? [] : [[id, request] as const],
    ),
  );

/** The first message under the request's id. */
export const first = ({ requests }: Transaction): Message | undefined => requests[0];

/** A reversal by which the client says that it had no answer. */
export const saysTimeout = (advice: Message): boolean =>
  sentMember(advice, "reversalReason") === "TIMEOUT";

/** Whether an advice has the third-party identifiers that the answer to a message brought. */
export function hasIdentifiersOf(message: Message, advice: Message): boolean {
  const told = answeredMember(message, "thirdPartyIdentifiers");
  return told !== undefined && isDeepStrictEqual(told, sentMember(advice, "thirdPartyIdentifiers"));
}

/** An advice has something that only the answer to a message has told: its sender has read that answer. */
const tellsOfAnswer = (message: Message, advice: Message): boolean =>
  hasIdentifiersOf(message, advice) && !hasIdentifiersOf(message, message);

/** The client may have missed the answer before it sent the advice, or got it when it had given up. */
export const mayHaveMissed = (message: Message, advice: Message): boolean =>
  message.mayBeLate || (message.mayBeMissed && !tellsOfAnswer(message, advice));

/** The client had the answer to a message when it sent the advice. */
export const hadAnswer = (message: Message, advice: Message): boolean =>
  message.knownAt <= advice.at && !(saysTimeout(advice) && mayHaveMissed(message, advice));

export const advicesOf = ({ advices }: Transaction): Message[] =>
  [...advices.confirmation, ...advices.reversal].sort(
    (one, other) => one.exchange.number - other.exchange.number,
  );

/** What a check of one message is about. */
export const subjectOf = ({ exchange }: Message): string =>
  exchange.messageId ?? `exchange ${exchange.number}`;

/** One check a message that the rule is about; `fault` says what is wrong with it. */
export const eachMessage =
  (
    about: (message: Message) => boolean,
    fine: string,
    fault: (message: Message) => string | undefined,
  ): Judge =>
  ({ messages }) =>
    messages.filter(about).map((message): Check => {
      const wrong = fault(message);
      const what = `${message.operation.id} ${ref(message)}`;
      return check(
        subjectOf(message),
        `${what} ${fine}`,
        wrong && `${what} ${wrong}`,
        evidenceFrom("trigger", message),
      );
    });

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
