import { graceOf } from "./configuration";
import type { Check, Evidence, Judge } from "./obligation";
import type { Message, Scene, Transaction } from "./scene";

/** Evidence of a message. */
export const as = (role: Evidence["role"], message: Message | undefined): Evidence[] =>
  message === undefined ? [] : [{ role, number: message.exchange.number }];

export const passed = (subject: string, text: string, evidence: Evidence[]): Check => ({ outcome: "pass", subject, text, evidence });
export const broken = (subject: string, text: string, evidence: Evidence[]): Check => ({ outcome: "fail", subject, text, evidence });

/** A message before which none about the same request can have been dropped: it found nothing. */
const isFirstWord = ({ operation, exchange }: Message): boolean => operation.kind === "request" && exchange.stateBefore === "NONE";

/** Of a trimmed journal: a message that may be a repeat of one that was dropped. */
export const mayBeRepeat = ({ trimmed }: Scene, message: Message): boolean => trimmed > 0 && !isFirstWord(message);

/** Of a trimmed journal: whether messages about the request may have been dropped. */
const mayBeCut = (scene: Scene, { requests: [request] }: Transaction): boolean =>
  scene.trimmed > 0 && (request === undefined || mayBeRepeat(scene, request));

/** What blames the client, made a check that decides nothing. */
export const undecidable = (check: Check, why = "the journal was trimmed and may have held what came before"): Check => {
  if (check.outcome !== "fail" && check.outcome !== "warn") return check;
  const { subject, text, evidence } = check;
  return { outcome: "inconclusive", subject, text: `${text}: cannot be told, ${why}`, evidence };
};

/** A judge that looks at a transaction from its first message on: it blames nobody where that one may have been dropped. */
export const fromTheFirst = (judge: Judge): Judge => (scene) => {
  const checks = judge(scene);
  if (scene.trimmed === 0) return checks;
  const cut = new Set(scene.transactions.filter((transaction) => mayBeCut(scene, transaction)).map(({ id }) => id));
  return checks.map((check) => (cut.has(check.subject) ? undecidable(check) : check));
};

/** `redemption 5f0c1b22...` */
export const named = ({ kind, id }: Pick<Transaction, "kind" | "id">): string => `${kind} ${short(id)}`;
export const short = (id: string): string => `${id.slice(0, 8)}...`;
/** Whether a message came after another one: by the journal's order, since two may come in the same millisecond. */
export const isLater = (message: Message, than: Message): boolean => message.exchange.number > than.exchange.number;
/** `(12)` */
export const at = (message: Message): string => `(${message.exchange.number})`;

/** Seconds, as text. */
export const seconds = (ms: number): string => `${Math.round(ms / 100) / 10} s`;

/** How a message was answered, in words. */
export function answerText({ exchange: { outcome, status }, isLate }: Message): string {
  if (outcome === "spoiled") return "answered with something that is no answer";
  if (outcome !== "answered") return "not answered";
  return isLate ? `answered ${String(status)} too late` : `answered ${String(status)}`;
}

/** A member of the body that was sent, by its path; of the query, where no body was sent. */
export const sent = ({ exchange: { request, path: url } }: Message, path: string): unknown =>
  request.body === undefined ? new URLSearchParams(url.split("?")[1]).get(path) ?? undefined : member(request.body, path);
/** A member of the body that was answered. */
export const answered = ({ exchange }: Message, path: string): unknown => member(exchange.answer, path);

function member(value: unknown, path: string): unknown {
  return path.split(".").reduce<unknown>(
    (at_, name) => (typeof at_ === "object" && at_ !== null && Object.hasOwn(at_, name) ? (at_ as Record<string, unknown>)[name] : undefined), value);
}

/** Something that must come within a time. */
export interface Due {
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
}

/** In time passes, within the grace warns, later fails; what is not over yet, or was disturbed, decides nothing. */
export function timely(scene: Scene, due: Due): Check {
  const { subject, since, within, came, wanted, evidence } = due;
  const limit = since + within * 1000;
  const last = limit + graceOf(within) * 1000;
  const end = came?.at ?? Math.min(scene.observedUntil, last);
  const all = [...evidence, ...as("seen", came), ...as("nearest miss", due.instead)];
  if (came !== undefined && came.at <= limit) return passed(subject, `${wanted}: seen after ${seconds(came.at - since)} ${at(came)}`, all);
  const disturbance = scene.disturbance(since, end);
  if (disturbance !== undefined) return { outcome: "inconclusive", subject, text: `${wanted}: cannot be told, ${disturbance}`, evidence: all };
  if (came !== undefined) {
    const text = `${wanted}: came after ${seconds(came.at - since)} ${at(came)}`;
    return { outcome: came.at <= last ? "warn" : "fail", subject, text, evidence: all };
  }
  if (scene.observedUntil <= last) return { outcome: "inconclusive", subject, text: `${wanted}: not seen yet, and there is still time`, evidence: all, openUntil: last };
  const story = due.instead === undefined ? "" : `; ${due.instead.operation.id} was sent instead ${at(due.instead)}`;
  return broken(subject, `no ${wanted}${story}`, all);
}

/** The first message under the request's id. */
export const first = ({ requests }: Transaction): Message | undefined => requests[0];

/** A reversal by which the client says that it had no answer. */
export const saysTimeout = (advice: Message): boolean => sent(advice, "reversalReason") === "TIMEOUT";

export const advicesOf = ({ advices }: Transaction): Message[] =>
  [...advices.confirmation, ...advices.reversal].sort((one, other) => one.exchange.number - other.exchange.number);

/** What a family prescribes, beside the reversal, after an unknown outcome. */
export interface Recourse {
  /** Operation ids of messages that ask for the outcome, or for the same thing again: they name the request by its id. */
  operations: readonly string[];
  /** Kinds of transactions that have it; absent: every kind. */
  kinds?: readonly string[];
  /** Statuses that tell nothing of the request, final as they are. */
  tellNothing?: readonly number[];
  /** They may name it by a value as well that its answer brought: where they send it, and where the answer may have it. */
  reference?: { sentAs: string; answeredAs: readonly string[] };
}

export const noRecourse: Recourse = { operations: [] };

/** Messages of the recourse that name a request: by their own id, in path or query, or by a reference that its answer brought. */
export function recoursesTo({ messages }: Scene, { operations, kinds, tellNothing, reference }: Recourse, { id, kind }: { id: string; kind?: string }): Message[] {
  if (operations.length === 0 || (kind !== undefined && kinds?.includes(kind) === false)) return [];
  const asking = messages.filter(({ operation, exchange }) => operations.includes(operation.id) && tellNothing?.includes(exchange.status ?? 0) !== true);
  const asked = reference === undefined ? [] : asking.flatMap((message) => sent(message, reference.sentAs) ?? []);
  const known = reference === undefined || asked.length === 0 ? [] : broughtBy(messages, id, reference.answeredAs, asked);
  return asking.filter((message) => {
    const { messageId, path } = message.exchange;
    return messageId === id || path.toLowerCase().includes(id) || known.includes(sent(message, reference?.sentAs ?? ""));
  });
}

/** Of some values, those that the answer to the message with an id brought, and no other's. */
function broughtBy(messages: readonly Message[], id: string, paths: readonly string[], values: readonly unknown[]): unknown[] {
  const brought = ({ exchange: { request, answer } }: Message): unknown[] => {
    const own = new Set(paths.flatMap((path) => valuesAt(request.body, path)));
    return paths.flatMap((path) => valuesAt(answer, path)).filter((value) => !own.has(value));
  };
  const own = messages.filter(({ exchange }) => exchange.messageId === id).flatMap(brought);
  const others = messages.filter(({ operation, exchange }) => operation.kind !== "advice" && exchange.messageId !== id && exchange.messageId !== null);
  return own.filter((value) => values.includes(value) && !others.some((other) => brought(other).includes(value)));
}

/** What is at a path, of each item where there is a list. */
const valuesAt = (value: unknown, path: string): unknown[] =>
  path.split(".").reduce<unknown[]>((found, name) => found.flatMap((one) => member(one, name) ?? []), [value]);
