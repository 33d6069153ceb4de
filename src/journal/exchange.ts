import type { Finding } from "../contract/answer";
import type { TextMistake } from "../contract/values/json-text";
import type { AdviceKind } from "../contract/operation";
import { ownJson } from "../own-json";
import { limits } from "../limits/limits";
import type { Fault } from "../scenario/faults";
import type { RuleExplanation } from "../scenario/runs";
import { memberOf, valueAt } from "../contract/values/json-value";

/** The outcomes of exchanges. */
export const exchangeOutcomes = [
  "answered",
  "held",
  "silent",
  "client-left",
  "spoiled",
  "discarded",
  "unanswered",
] as const;

/**
 * How an exchange ended for the client.
 *
 * - `answered`: the answer went out.
 * - `held`: a fault holds it; nothing has gone out yet.
 * - `silent`: nothing went out, and the connection was closed.
 * - `client-left`: the client closed its connection before the answer.
 * - `spoiled`: what went out was cut off, or no JSON.
 * - `discarded`: a second delivery of the same message; its answer goes nowhere.
 * - `unanswered`: a message that was sent onward, and no answer came.
 */
export type ExchangeOutcome = (typeof exchangeOutcomes)[number];

/** The word for each outcome without a whole answer, in every list, diagram and report. */
const outcomeWords: Readonly<Record<Exclude<ExchangeOutcome, "answered">, string>> = {
  held: "no answer yet",
  silent: "not sent",
  "client-left": "client left",
  spoiled: "spoiled",
  discarded: "second delivery",
  unanswered: "no answer",
};

/** What each of these words says. */
export const outcomeDetails: Readonly<Record<keyof typeof outcomeWords, string>> = {
  held: "a fault holds it, and nothing has gone out",
  silent: "nothing went out, and the connection was closed",
  "client-left": "the client closed its connection before the answer",
  spoiled: "the answer was cut off, or was not JSON",
  discarded: "the same message came before, and this answer goes nowhere",
  unanswered: "nothing came back",
};

export const isUnfinished = (outcome: string): outcome is keyof typeof outcomeWords =>
  Object.hasOwn(outcomeWords, outcome);

/** What is known of a message that was sent onward. */
export interface OnwardNote {
  /** To whom: `events` or `partner`. */
  target: string;
  /** Counts from 1. */
  attempt: number;
  /** What follows: nothing (the answer is final), the same message again, or nothing although no answer was final. */
  next: "done" | "repeat" | "given-up";
  /** Why there is no answer, or none that can be read. */
  failure?: string;
}

/** Why no whole answer of a provider came. */
export const upstreamFailures = [
  "dns",
  "refused",
  "unreachable",
  "own-address",
  "tls",
  "proxy",
  "timeout-connect",
  "timeout",
  "reset",
  "closed",
  "cut",
  "too-large",
  "not-http",
  "simulator-ended",
  "simulator-failed",
  "reset-undone",
] as const;

export type UpstreamFailure = (typeof upstreamFailures)[number];

/**
 * How a certification disturbs a message on its way to a provider.
 *
 * - `unread`: the connection ends when the answer begins.
 * - `cut`: the connection ends in the middle of the body.
 * - `reset`: the connection is reset after the whole message.
 * - `pieces`: the body goes out in pieces.
 * - `no-credentials`, `wrong-credentials`: so it is sent.
 */
export const disturbances = [
  "unread",
  "cut",
  "reset",
  "pieces",
  "no-credentials",
  "wrong-credentials",
] as const;

export type Disturbance = (typeof disturbances)[number];

/** Headers of messages that Standin itself sends to a provider; none of them goes out. */
export const ownHeaders = {
  /** The message closes at its provider what a POS has left open there: it is not the POS's. */
  settle: "standin-settle",
  /** How the message of a certification is disturbed on its way. */
  disturbed: "standin-disturbed",
  /** The ids in it are new at the provider, or were sent there through this simulator. */
  newIds: "standin-new-ids",
};

const withoutAnswer: ReadonlySet<unknown> = new Set<Disturbance>(["unread", "cut", "reset"]);

/** Whether nobody waits for the answer to a message that was disturbed so. */
export const losesAnswer = (disturbed: Disturbance | undefined): boolean =>
  withoutAnswer.has(disturbed);

const unauthorisedText: ReadonlySet<unknown> = new Set<Disturbance>([
  "no-credentials",
  "wrong-credentials",
]);

/** Whether a message went out without the right credentials. */
export const isUnauthorised = (disturbed: Disturbance | undefined): boolean =>
  unauthorisedText.has(disturbed);

/** Whether a message that was disturbed so may have no effect. */
export const mayHaveNoEffect = (disturbed: Disturbance | undefined): boolean =>
  disturbed === "cut" || isUnauthorised(disturbed);

/** How a message went to a provider, and what came back. Times are milliseconds after it was to be sent. */
export interface UpstreamNote {
  host: string;
  /** It was given to a connection: the provider may have it. */
  sent: boolean;
  /** It went over a connection that had brought another one. */
  reused?: boolean;
  connectMs?: number;
  firstByteMs?: number;
  ms?: number;
  /** Of the body as it came. */
  bytes?: number;
  status?: number;
  failure?: UpstreamFailure;
  /** In words, where the failure alone does not say it. */
  reason?: string;
  /** How it was disturbed on purpose. */
  disturbed?: Disturbance;
}

/** A whole answer came, and Standin could not read it: the reason says why. */
export const isUnreadable = ({ failure, reason }: UpstreamNote): boolean =>
  failure === undefined && reason !== undefined;

/** `sandbox.example answered 201 after 12 ms`, or why it did not. */
export function upstreamText({
  host,
  sent,
  status,
  ms,
  failure,
  reason,
  disturbed,
}: UpstreamNote): string {
  if (losesAnswer(disturbed)) return `${host} was sent it (${disturbed})`;
  if (failure === undefined && status === undefined) return `on its way to ${host}`;
  const why = reason === undefined ? "" : ` (${reason})`;
  const how = failure === undefined ? `answered ${status ?? ""}${why}` : `${failure}${why}`;
  const after = ms === undefined ? "" : ` after ${ms} ms`;
  return `${host} ${how}${after}${sent ? "" : "; the message was not sent"}`;
}

/** The colours of notes. */
export const noteColours = ["red", "amber", "green", "blue", "grey"] as const;

/** What a tester notes about something. */
export interface Note {
  /** One line. */
  text: string;
  colour: (typeof noteColours)[number];
}

export const noteText = ({ text, colour }: Note): string => `Note (${colour}): ${text}`;

/** The members of an exchange that a tester writes: about it, and about its transaction, of which it is the first. */
export const noteMembers = ["note", "transactionNote"] as const;
export type NoteMember = (typeof noteMembers)[number];

/** The notes on a message, and on the transaction of which it is the first. */
export const notesOf = (exchange: Pick<Exchange, NoteMember>): Note[] =>
  noteMembers.flatMap((member) => exchange[member] ?? []);

/** A message and its answer, as the journal keeps and shows them: masked. */
export interface Exchange {
  /** Counts from 1 in its data space; from 1 again after a reset. */
  number: number;
  /** Twelve letters, which no other message has, before or after a reset. Absent in journals of older versions. */
  name?: string;
  /** Arrival, real time, RFC 3339. */
  receivedAt: string;
  /** Arrival, by the data space's clock. */
  clock: string;
  /** Null where no operation was found for the path. */
  interface: string | null;
  operation: string | null;
  method: string;
  path: string;
  messageId: string | null;
  /** Advices: the request that they close. */
  requestId: string | null;
  request: {
    headers: Record<string, string>;
    body?: unknown;
    /** In place of a body: the text that came, the beginning of it, where it is not JSON. */
    raw?: string;
    /** Where that stops being JSON. */
    mistake?: TextMistake;
  };
  /** Names of the masked values of the request by their places: the same value has the same one. Absent: none. */
  masked?: Record<string, string>;
  outcome: ExchangeOutcome;
  /** Status that went out; null when none did. */
  status: number | null;
  /** Body that went out. */
  answer?: unknown;
  /** What was answered in truth, where a fault sent something else or nothing. */
  made?: { status: number; body?: unknown };
  /** A fault answered in place of the processing: there is no true answer. */
  unprocessed?: true;
  durationMs: number;
  /** The client closed its connection so long after the message had arrived, before it was answered. */
  clientLeftMs?: number;
  /** Nothing went out, and the connection was closed so long after the message had arrived, at the latest. */
  endedMs?: number;
  /**
   * Number of the exchange before it on the same connection; null: the connection brought none before. Absent in
   * journals of older versions.
   */
  sameConnectionAs?: number | null;
  /** Number of the exchange whose message was delivered again. */
  copyOf?: number;
  /** A tester had the simulator send it: it is not the POS's, and not judged. Absent: somebody else sent it. */
  sentBy?: "tester";
  /** Number of the message that was sent again with this one. */
  again?: number;
  /** The simulator sent the message and got the answer; absent: the other way round. */
  direction?: "onward";
  /** Messages that were sent onward. */
  onward?: OnwardNote;
  /** Messages that went to a provider in place of being simulated. */
  upstream?: UpstreamNote;
  /** Requests and advices: state of the transaction before and after. */
  stateBefore?: string;
  stateAfter?: string;
  /** Requests: advices that the provider of the transaction does not support; absent: it supports each. */
  unsupported?: AdviceKind[];
  /** The faults that struck: the source of each, one sentence, and the fault as a scenario file has it. */
  strikes: { source: string; text: string; fault?: Fault }[];
  /** What each rule of the active scenario had to say. */
  rules: RuleExplanation[];
  findings: Finding[];
  /** What a tester has noted about it. */
  note?: Note;
  /** What a tester has noted about its transaction, of which it is the first message. */
  transactionNote?: Note;
}

/** Whether a POS sent it: neither the simulator, onward, nor a tester who had it sent again. */
export const isFromPos = ({ direction, sentBy }: Pick<Exchange, "direction" | "sentBy">): boolean =>
  direction === undefined && sentBy === undefined;

type Ending = Pick<Exchange, "outcome" | "receivedAt" | "endedMs" | "clientLeftMs">;

/** Whether the client may still wait for an answer at a time, in epoch milliseconds. */
export const isAwaited = (
  { outcome, receivedAt, endedMs, clientLeftMs }: Ending,
  at: number,
): boolean =>
  outcome === "held" ||
  (outcome === "silent" &&
    (endedMs ?? clientLeftMs) === undefined &&
    at - Date.parse(receivedAt) < limits.heldMs);

/** The status that went out, or how the exchange ended without one, as of a time in epoch milliseconds. */
export function answerText(exchange: Ending & Pick<Exchange, "status">, at: number): string {
  const { status, outcome } = exchange;
  const word = isAwaited(exchange, at) ? outcomeWords.held : outcomeWord(outcome);
  return [status, word].filter((part) => part !== null && part !== "").join(" ");
}

/** The word for an outcome by its name; empty: the status says it. Another text stays as it is. */
export function outcomeWord(outcome: string): string {
  if (outcome === "answered") return "";
  return isUnfinished(outcome) ? outcomeWords[outcome] : outcome;
}

/** The order of tills by their names, those without one last. */
export function byTill(one: string | undefined, other: string | undefined): number {
  if (one === undefined || other === undefined)
    return Number(one === undefined) - Number(other === undefined);
  return one.localeCompare(other, "en", { numeric: true });
}

/** A message, and the state that the sale came to by it, which a request with this id opened. */
interface StatedMessage {
  number: number;
  sale: string;
  state: string;
}

/** The sale that a message belongs to: the id of its request; null: none. */
export const saleIdOf = ({
  requestId,
  messageId,
}: Pick<Exchange, "requestId" | "messageId">): string | null => requestId ?? messageId;

/** What a message says of the state of its sale; none: it says nothing of it. */
export const statedBy = ({
  number,
  stateAfter: state,
  ...ids
}: Pick<Exchange, "number" | "requestId" | "messageId"> & {
  stateAfter?: string | undefined;
}): StatedMessage[] => {
  const sale = saleIdOf(ids);
  return sale === null || state === undefined ? [] : [{ number, sale, state }];
};

/** Of each sale the message by which it came to the state that it is in: a held one is decided after others came. */
export function latestStates(
  messages: readonly StatedMessage[],
): ReadonlyMap<string, StatedMessage> {
  const latest = new Map<string, StatedMessage>();
  const isLater = (one: StatedMessage, other: StatedMessage): boolean =>
    (one.state === "PROCESSING") === (other.state === "PROCESSING")
      ? one.number > other.number
      : other.state === "PROCESSING";
  for (const one of messages) {
    const known = latest.get(one.sale);
    if (known === undefined || isLater(one, known)) latest.set(one.sale, one);
  }
  return latest;
}

/** Members that may be absent may be undefined too: JSON knows neither. */
export type Undefinable<T> = {
  [K in keyof T]: T extends Record<K, T[K]> ? T[K] : T[K] | undefined;
};

/** An exchange as JSON text. */
export const exchangeJson = ownJson<Exchange>();

/** An amount as messages have it: minor units, and the number of the currency. */
export interface AmountOfMessage {
  amount: number;
  currency: string;
}

/** Where the messages of the contract carry the amount that they are about, the more telling place first. */
const places = ["amounts.approvedAmount", "amounts.requestAmount", "amounts.amount", "amount"];

const amountsOf = (body: unknown): AmountOfMessage[] =>
  places.flatMap((place) => {
    const found = valueAt(body, place);
    const [amount, currency] = [memberOf(found, "amount"), memberOf(found, "currency")];
    return typeof amount === "number" && typeof currency === "string" ? [{ amount, currency }] : [];
  });

/** The amount that a body is about. */
export const amountOf = (body: unknown): AmountOfMessage | undefined => amountsOf(body)[0];

/** Whether one of the amounts that bodies are about is meant. */
export const areAbout = (
  bodies: readonly unknown[],
  isMeant: (amount: AmountOfMessage) => boolean,
): boolean => bodies.some((body) => amountsOf(body).some(isMeant));
