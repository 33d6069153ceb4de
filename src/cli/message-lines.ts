import type { Exchange } from "../journal/exchange";
import { type Style, inColour, isColoured } from "./colour";
import { plain } from "../plain-text";

/** The columns of the list of messages, with widths that also fit what is followed later. */
const columns = [
  ["number", 6],
  ["time", 12],
  ["answer", 8],
  ["operation", 22],
  ["id", 36],
  ["state", 18],
  ["what happened", 0],
] as const;

const row = (cells: readonly string[]): string =>
  plain(
    cells
      .map((cell, at) => (at === 0 ? cell.padStart(6) : cell.padEnd(columns[at]?.[1] ?? 0)))
      .join("  ")
      .trimEnd(),
  );

/** The heading of the list of messages. */
export const headingLine = (): string => {
  const heading = row(columns.map(([name]) => name));
  return isColoured() ? inColour("bold", heading) : heading;
};

/** A message in the list of messages. On a terminal what went wrong is in colour. */
export function messageLine(exchange: Exchange): string {
  const line = row([
    String(exchange.number),
    exchange.receivedAt.slice(11, 23),
    String(exchange.status ?? exchange.outcome),
    exchange.operation ?? `${exchange.method} ${exchange.path}`,
    exchange.messageId ?? "",
    statesOf(exchange),
    notesOf(exchange).join("  "),
  ]);
  const style = styleOf(exchange);
  return style === undefined || !isColoured() ? line : inColour(style, line);
}

/** The state of the transaction after a message, and before it where that was another one. */
export const statesOf = ({ stateBefore, stateAfter }: Exchange): string =>
  stateAfter === undefined || stateBefore === stateAfter
    ? (stateAfter ?? "")
    : `${String(stateBefore)} -> ${stateAfter}`;

function notesOf({ onward, strikes, findings }: Exchange): string[] {
  return [
    ...(onward === undefined
      ? []
      : [`[to ${onward.target}, attempt ${onward.attempt}: ${onward.failure ?? onward.next}]`]),
    ...strikes.map(({ text }) => `[${text}]`),
    ...(findings.length > 0
      ? [`(${findings.length} ${findings.length === 1 ? "finding" : "findings"})`]
      : []),
  ];
}

/** Red: there was no answer, or one of the simulator's failures; yellow: the message was refused. */
export function styleOf({ status, outcome }: Exchange): Style | undefined {
  if (outcome === "held") return "cyan";
  if (status === null || status >= 500 || outcome === "spoiled") return "red";
  return status >= 400 ? "yellow" : undefined;
}
