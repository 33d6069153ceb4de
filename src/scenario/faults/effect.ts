import { limits } from "../../limits/limits";
import { milliseconds } from "../duration";
import type { Spread } from "../fault-members";
import type { AnswerEdit } from "./answer-edit";

/** What a fault does to an exchange, as data: the exchange carries it out. */
export interface FaultEffect {
  /** Wait so long: before processing, or before the answer goes out. */
  waitMs?: number;
  /** Send this status with an ErrorDetail instead of the answer. */
  status?: number;
  /** Send a proxy's HTML page with the status, in place of the ErrorDetail. */
  page?: true;
  /** Refuse the message with the error of this type. */
  refusal?: string;
  /** Approve this part of the amount that was asked, in percent. */
  approvedPercent?: number;
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

/** Bell-shaped, by Box and Muller; from 1 - draw, since the logarithm of 0 is none. */
const bell = (draw: Draw): number =>
  Math.sqrt(-2 * Math.log(1 - draw())) * Math.cos(2 * Math.PI * draw());

function drawMs(spread: Spread, draw: Draw): number {
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
export const lastingMs = (duration: string | Spread, draw: Draw): number =>
  Math.min(
    typeof duration === "string" ? milliseconds(duration) : Math.round(drawMs(duration, draw)),
    limits.heldMs,
  );
