import { limits } from "../limits/limits";
import { type AnswerEdit, editText } from "./answer-edit";
import { milliseconds } from "./duration";
import type { Fault, FaultKind, Spread } from "./fault-definition";

/** What a fault does to an exchange, in the terms in which the pipeline carries it out. */
export interface FaultEffect {
  /** Wait so long: before the processing, or before the answer goes out. */
  waitMs?: number;
  /** Send this status with an ErrorDetail instead of the answer. */
  status?: number;
  /** Send a proxy's HTML page with the status, in place of the ErrorDetail. */
  page?: true;
  /** Refuse the message with the error of this type. */
  refusal?: string;
  /** Send nothing for so long, then close the connection. */
  silentMs?: number;
  /** Close it with a TCP RST. */
  reset?: true;
  /** Close the port and every connection for so long. */
  portClosedMs?: number;
  /** Send what is no usable answer. */
  spoil?: "truncated" | "half-closed" | "malformed";
  /** Truncated: after so many bytes of the body; absent: in the middle. */
  keptBytes?: number;
  /** Send the body in pieces. */
  pace?: Pace;
  /** Change the answer. */
  edit?: AnswerEdit;
  /** Handle the message a second time. */
  replay?: true;
}

/** How slowly a body is sent: over so many milliseconds, or at this speed. */
export type Pace = { overMs: number } | { bytesPerSecond: number };

/** A number from 0 to 1 (exclusive), drawn from a seed; each call draws anew. */
export type Draw = () => number;

interface FaultDefinition<K extends FaultKind> {
  effect(fault: Extract<Fault, { kind: K }>, draw: Draw): FaultEffect;
  /** Completes "it ...". */
  explain(fault: Extract<Fault, { kind: K }>): string;
}

const moment = (fault: Fault): string => `${fault.when} the processing`;

/** Bell-shaped, by Box and Muller; from 1 - draw, since the logarithm of 0 is none. */
const bell = (draw: Draw): number =>
  Math.sqrt(-2 * Math.log(1 - draw())) * Math.cos(2 * Math.PI * draw());

function drawn(spread: Spread, draw: Draw): number {
  if ("uniform" in spread) {
    const [from, to] = [milliseconds(spread.uniform.from), milliseconds(spread.uniform.to)];
    return from + draw() * (to - from);
  }
  return Math.max(
    0,
    milliseconds(spread.normal.mean) + bell(draw) * milliseconds(spread.normal.deviation),
  );
}

/** Milliseconds that a fault lasts, at most as long as anything may be held. */
const lastingMs = (duration: string | Spread, draw: Draw): number =>
  Math.min(
    typeof duration === "string" ? milliseconds(duration) : Math.round(drawn(duration, draw)),
    limits.heldMs,
  );

function durationText(duration: string | Spread): string {
  if (typeof duration === "string") return duration;
  if ("uniform" in duration) return `${duration.uniform.from} to ${duration.uniform.to}`;
  return `about ${duration.normal.mean} (deviation ${duration.normal.deviation})`;
}

const bytesText = (bytes: number): string => (bytes === 1 ? "1 byte" : `${bytes} bytes`);

/** How an answer is spoiled: a 500 before the processing, which carries this sentence, or the true answer after it. */
const spoiled = (fault: Fault, before: string, after: string): string =>
  fault.when === "before"
    ? `answers 500 before the processing, ${before}`
    : `${after} after the processing`;

/** Every kind of fault: what it does, and how it says so. */
const definitions: { [K in FaultKind]: FaultDefinition<K> } = {
  status: {
    effect: ({ status, body }) => ({ status, ...(body === "html" && { page: true as const }) }),
    explain: (fault) =>
      `answers ${fault.status}${fault.body === "html" ? " with a proxy's HTML page" : ""} ${moment(fault)}`,
  },
  refuse: {
    effect: (fault) => ({ refusal: fault.errorType }),
    explain: (fault) => `refuses the message with ${fault.errorType} ${moment(fault)}`,
  },
  delay: {
    effect: (fault, draw) => ({ waitMs: lastingMs(fault.for, draw) }),
    explain: (fault) => `waits ${durationText(fault.for)} ${moment(fault)}`,
  },
  "no-answer": {
    effect: (fault, draw) => ({
      silentMs: fault.for === undefined ? limits.silenceMs : lastingMs(fault.for, draw),
    }),
    explain: (fault) => `falls silent ${moment(fault)} and never answers`,
  },
  reset: {
    effect: () => ({ silentMs: 0, reset: true }),
    explain: (fault) => `resets the connection ${moment(fault)}`,
  },
  empty: {
    effect: () => ({ silentMs: 0 }),
    explain: (fault) => `closes the connection without a byte ${moment(fault)}`,
  },
  "refuse-connection": {
    effect: (fault, draw) => ({ silentMs: 0, portClosedMs: lastingMs(fault.for, draw) }),
    explain: (fault) =>
      `closes the connection without a byte ${moment(fault)}, and the port for ${durationText(fault.for)}`,
  },
  truncate: {
    effect: () => ({ spoil: "truncated" }),
    explain: (fault) =>
      spoiled(fault, "but sends only half of it", "sends only half of the answer"),
  },
  cut: {
    effect: ({ bytes }) => ({ spoil: "truncated", keptBytes: bytes }),
    explain: (fault) =>
      spoiled(
        fault,
        `but sends only ${bytesText(fault.bytes)} of its body`,
        `sends only ${bytesText(fault.bytes)} of the answer's body`,
      ),
  },
  "half-close": {
    effect: () => ({ spoil: "half-closed" }),
    explain: (fault) =>
      spoiled(
        fault,
        "but sends only its head and closes its side of the connection",
        "sends only the head of the answer and closes its side of the connection",
      ),
  },
  malformed: {
    effect: () => ({ spoil: "malformed" }),
    explain: (fault) =>
      spoiled(fault, "with a body that is not JSON", "sends a body that is not JSON"),
  },
  drip: {
    effect: (fault, draw) => ({ pace: { overMs: lastingMs(fault.for, draw) } }),
    explain: (fault) =>
      spoiled(
        fault,
        `and takes ${durationText(fault.for)} to send the body`,
        `takes ${durationText(fault.for)} to send the body`,
      ),
  },
  bandwidth: {
    effect: ({ bytesPerSecond }) => ({ pace: { bytesPerSecond } }),
    explain: (fault) =>
      spoiled(
        fault,
        `and sends the body at ${bytesText(fault.bytesPerSecond)} a second`,
        `sends the body at ${bytesText(fault.bytesPerSecond)} a second`,
      ),
  },
  edit: {
    effect: ({ status, errorType, set, remove, header }) => ({
      edit: {
        ...(status !== undefined && { status }),
        ...(errorType !== undefined && { errorType }),
        ...(set && { set }),
        ...(remove && { remove }),
        ...(header && { header }),
      },
    }),
    explain: (fault) =>
      `changes the answer on purpose ${moment(fault)}, whatever the contract says (${editText(fault)})`,
  },
  replay: {
    effect: () => ({ replay: true }),
    explain: (fault) =>
      fault.when === "before"
        ? "handles a copy of the message first"
        : "handles a copy of the message afterwards",
  },
};

/** What a fault does this time; `draw` gives the random part. */
export const effectOf = (fault: Fault, draw: Draw): FaultEffect =>
  (definitions[fault.kind] as FaultDefinition<FaultKind>).effect(fault, draw);

export const explainFault = (fault: Fault): string =>
  (definitions[fault.kind] as FaultDefinition<FaultKind>).explain(fault);
