import type { InterfaceContract, Operation } from "../../contract/operation";
import { isUnknownOutcome, isUnlistedFailure, listsStatus } from "../../contract/refusals";
import { type Exchange, isUnreadable } from "../../journal/exchange";
import type { VerdictConfiguration } from "../configuration";

/** What the client could make of an answer (contract 1, outcomes). */
type ClientOutcome = "success" | "unknown" | "failed";

/** A message of the client, with what it got for it. */
export interface Message {
  exchange: Exchange;
  operation: Operation;
  /** Arrival, epoch milliseconds of a clock that never goes back. */
  at: number;
  /** When the client knew, or gave up: arrival, plus the answer's time, the client's leaving or its time-out. */
  knownAt: number;
  outcome: ClientOutcome;
  /** The answer went out when the client had given up. */
  isLate: boolean;
  /** That answer was a refusal: nothing was done, whatever the client makes of it. */
  isRefusedLate: boolean;
  /** The answer went out shortly before the time-out: the client may have got it later. */
  mayBeLate: boolean;
  /**
   * The client may have missed the answer: it went out shortly before the time-out, or nothing came on its connection
   * afterwards.
   */
  mayBeMissed: boolean;
  /** The simulator went away as the answer went out, the last on its connection: it may never have left. */
  mayBeCutOff: boolean;
  /**
   * Of an answer that cannot be read the head went out, and its status is final: nothing is owed, and nothing wrong.
   */
  hasFinalHead: boolean;
  /**
   * The status that went out is a 5xx that the contract does not list, or any such status of a provider: nobody can say
   * what it means.
   */
  isUnlisted: boolean;
  /** The client left before its time-out: somebody there did not want to wait. */
  leftEarly: boolean;
}

/** What the messages of any interface are read from. */
export interface SceneReading {
  configuration: VerdictConfiguration;
  exchanges: readonly Exchange[];
  /** Numbers of exchanges after which another one came on the same connection. */
  continued: ReadonlySet<number>;
  /** When the simulator went away, epoch milliseconds. */
  wentAway: readonly number[];
}

/** Numbers of exchanges after which another one came on the same connection: none that the simulator copied. */
export const continuedIn = (exchanges: readonly Exchange[]): ReadonlySet<number> =>
  new Set(
    exchanges
      .filter(({ outcome }) => outcome !== "discarded")
      .map(({ sameConnectionAs }) => sameConnectionAs ?? 0),
  );

/** The contract has no such method: something looks whether the service is there, as load balancers do. */
const isProbe = ({ method }: Exchange): boolean => method === "HEAD";

/** The messages of an interface, in order of arrival. */
export function messagesAt(contract: InterfaceContract, reading: SceneReading): Message[] {
  const { name, operations } = contract;
  const { exchanges } = reading;
  const byId = new Map(operations.map((operation) => [operation.id, operation]));
  const messages: Message[] = [];
  for (const exchange of exchanges) {
    if (exchange.interface !== name || exchange.outcome === "discarded" || isProbe(exchange))
      continue;
    const operation = byId.get(exchange.operation ?? "");
    if (operation !== undefined && operation.kind !== "administration")
      messages.push(messageOf(asRead(exchange, operation), operation, contract, reading));
  }
  return messages;
}

/** The contract has a body for this status. */
const hasBody = ({ success, errors }: Operation, status: number): boolean =>
  (success[status] ?? errors[status] ?? null) !== null;

/**
 * What came cannot be read, although it came whole: it is not JSON, or nothing of a provider's answer went out where
 * the contract has a body. A page of something between client and service has a status of its own.
 */
function isUnusable(
  { outcome, answer, status, upstream }: Exchange,
  operation: Operation,
): boolean {
  if (outcome !== "answered" || status === null) return false;
  if (answer !== undefined) return typeof answer === "string" && status < 500;
  return upstream?.status !== undefined && !isUnreadable(upstream) && hasBody(operation, status);
}

/** What may have kept an answer from its client, who waited `patience` milliseconds; undefined: it came too late. */
function doubtsOf(
  exchange: Exchange,
  patience: number | undefined,
  { continued, wentAway }: SceneReading,
): Pick<Message, "mayBeLate" | "mayBeMissed" | "mayBeCutOff"> {
  if (patience === undefined) return { mayBeLate: false, mayBeMissed: false, mayBeCutOff: false };
  const edge = patience - Math.min(longestEdge, patience / 20);
  const mayBeLate = exchange.durationMs > edge;
  const isLast = isLastOfItsConnection(exchange, continued);
  const answeredAt = Date.parse(exchange.receivedAt) + exchange.durationMs;
  return {
    mayBeLate,
    mayBeMissed: mayBeLate || isLast,
    mayBeCutOff: isLast && wentAway.some((from) => Math.abs(from - answeredAt) <= longestEdge),
  };
}

/** An answer that cannot be read is one that a fault has spoiled, to its client. */
const asRead = (exchange: Exchange, operation: Operation): Exchange =>
  isUnusable(exchange, operation) ? { ...exchange, outcome: "spoiled" } : exchange;

function messageOf(
  exchange: Exchange,
  declared: Operation,
  { unknownOutcomes }: InterfaceContract,
  reading: SceneReading,
): Message {
  const operation = answeredAs(declared, exchange);
  const timeout = reading.configuration.timeout * 1000;
  const at = Date.parse(exchange.receivedAt);
  const patience = Math.min(exchange.clientLeftMs ?? Infinity, timeout);
  const inTime = exchange.outcome === "answered" && exchange.durationMs <= patience;
  const status = inTime ? exchange.status : null;
  const isStrange = isStrangeAnswer(exchange, operation, status);
  const isLate = exchange.outcome === "answered" && !inTime;
  return {
    exchange,
    operation: declared,
    at,
    outcome: isUnknownOutcome(status, operation, unknownOutcomes)
      ? "unknown"
      : readOutcome(status ?? 0, operation, isStrange),
    // Arrivals are kept to the millisecond: what came within the same one came after.
    knownAt: at + Math.floor(knownAfter(exchange, inTime, patience)),
    isLate,
    isRefusedLate: isLateRefusal(isLate, exchange, operation, unknownOutcomes),
    ...doubtsOf(exchange, inTime ? patience : undefined, reading),
    hasFinalHead: endsInHead(exchange, operation, unknownOutcomes),
    isUnlisted: isStrange || isUnlistedFailure(status, operation, unknownOutcomes),
    leftEarly: exchange.clientLeftMs !== undefined && exchange.clientLeftMs < timeout - longestEdge,
  };
}

/** The message went to a provider: its data, and what it is refused for, are not ours. */
export const isForwarded = ({ exchange: { upstream } }: Pick<Message, "exchange">): boolean =>
  upstream !== undefined;

/** Its answer is a provider's, and no fault struck it. */
export const isAnsweredByProvider = (message: Pick<Message, "exchange">): boolean =>
  isForwarded(message) && message.exchange.strikes.length === 0;

/** What a message asks for was done, whatever its client was told. */
export const isDoneInTruth = ({ exchange: { made, status, unprocessed } }: Message): boolean =>
  unprocessed !== true && (made?.status ?? status ?? 500) < 300;

/** What a status says to the client. What is neither 500 nor 504 is final to an advice message. */
function readOutcome(status: number, { kind }: Operation, isStrange: boolean): ClientOutcome {
  if (isStrange) return kind === "advice" ? "failed" : "unknown";
  return status < 300 ? "success" : "failed";
}

/**
 * A provider answered with what the contract does not list: that is neither its approval nor its refusal. Of a 5xx the
 * contract has its own word.
 */
const isStrangeAnswer = (
  { upstream, status: answered }: Exchange,
  operation: Operation,
  status = answered,
): boolean =>
  upstream !== undefined &&
  status !== null &&
  status < 500 &&
  upstream.status === status &&
  !listsStatus(operation, status);

/** The answer came too late, and its status is that of a refusal. */
const isLateRefusal = (
  isLate: boolean,
  exchange: Exchange,
  operation: Operation,
  unknownOutcomes: InterfaceContract["unknownOutcomes"],
): boolean =>
  isLate &&
  (exchange.status ?? 0) >= 300 &&
  !isStrangeAnswer(exchange, operation) &&
  !isUnknownOutcome(exchange.status, operation, unknownOutcomes);

/** Only the head of an answer can be read, and it is final. */
const endsInHead = (
  exchange: Exchange,
  operation: Operation,
  unknownOutcomes: InterfaceContract["unknownOutcomes"],
): boolean =>
  exchange.outcome === "spoiled" &&
  !isStrangeAnswer(exchange, operation) &&
  !isUnknownOutcome(exchange.status, operation, unknownOutcomes);

/** The contract lists nothing that a proxy answers. */
const answeredAs = (operation: Operation, exchange: Exchange): Operation =>
  isProxyPage(exchange) ? { ...operation, errors: {} } : operation;

/** A failure came as the page of something between client and service: it is no word of the service. */
export const isProxyPage = ({ answer, status }: Exchange): boolean =>
  typeof answer === "string" && (status ?? 0) >= 500;

/**
 * Milliseconds after which the client knew that it has its answer, half of one, or none: a connection that is closed
 * without an answer ends the wait at once.
 */
function knownAfter(
  { outcome, durationMs, endedMs = Infinity }: Exchange,
  inTime: boolean,
  patience: number,
): number {
  if (inTime || outcome === "spoiled") return Math.min(patience, durationMs);
  return outcome === "silent" ? Math.min(patience, endedMs) : patience;
}

const isLastOfItsConnection = (
  { number, sameConnectionAs }: Exchange,
  continued: ReadonlySet<number>,
): boolean => sameConnectionAs !== undefined && !continued.has(number);

/** So long an answer may be on its way, and a client's watch differ from ours, in milliseconds. */
const longestEdge = 1_000;

/** A part of a path, decoded where that can be done. */
function decodedPart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The parts of a path and its query, decoded and in lower case: a client may encode the ids in them. */
export const partsOfPath = (path: string): string[] =>
  path.split(/[/?&=]/).map((part) => decodedPart(part).toLowerCase());

/** By their arrival. */
export const inOrder = (messages: readonly Message[]): Message[] =>
  [...messages].sort((one, other) => one.exchange.number - other.exchange.number);
