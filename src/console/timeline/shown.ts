import { createContext } from "preact";
import { groupBy } from "../../record";
import {
  type FoundBroken,
  type RuleFinding,
  brokenPartText,
  standingOf,
  worstBroken,
} from "../../conformance/broken-rules";
import type { Tone } from "../../conformance/judged-rule";
import type { Session, SessionLane, SessionSale, ShownMark } from "../../control/messages/session";
import type { SessionBar, SessionWindow } from "../../control/verdicts/verdict-query";
import { type Links, addresses } from "../addresses";
import { type TimeSpan, withRange } from "./scale";

/** Where what is in the session leads to. */
export const SessionLinks = createContext<Links>(addresses);

/** A sale as it is shown: what the verdict says of it now, and what it owes or owed. */
export interface ShownSale extends SessionSale {
  till: string;
  tone: Tone;
  windows: readonly SessionWindow[];
}

/** What a lane without a till is called. */
export const noTill = "no till";

/** The sales of a lane. `found`: what the verdict so far says; `now`: epoch milliseconds. */
export function shownSales(
  { till = noTill, sales }: SessionLane,
  windows: ReadonlyMap<string, readonly SessionWindow[]>,
  found: FoundBroken | undefined,
): ShownSale[] {
  return sales.map((sale) => {
    const judged = { ...sale, ...worstOf(sale, found?.of(sale.id) ?? []) };
    const own = windows.get(sale.id) ?? [];
    const isOpen = own.some(({ outcome }) => outcome === "open");
    return { ...judged, till, windows: own, tone: tones[standingOf(judged, isOpen)] };
  });
}

/** The worse of what was read of a sale, and of what the verdict says: either may be older. */
function worstOf(sale: SessionSale, findings: readonly RuleFinding[]): JudgedPart {
  const found = worstBroken(findings.map(({ says }) => says));
  return found.broken === undefined || (sale.broken !== undefined && found.broken === "warn")
    ? sale
    : found;
}

type JudgedPart = Pick<SessionSale, "rule" | "broken">;

/** How each standing of a sale is to be seen. */
const tones = { fail: "bad", warn: "warn", open: "warn", refused: "warn", fine: "plain" } as const;

/** The windows of each sale. */
export const windowsBySale = ({ windows }: Session): Map<string, SessionWindow[]> =>
  groupBy(windows, ({ id }) => id);

/** What a sale owes, or owed, in words; undefined: nothing that did not come. */
export function owedText({ outcome, rule, due, until }: SessionWindow): string {
  if (outcome === "met") return `${rule} was due ${timeOf(due)}, came ${timeOf(until)}`;
  if (outcome === "failed") return `${rule} was due ${timeOf(due)}, failed ${timeOf(until)}`;
  return `${rule} is due ${timeOf(due)}, fails ${timeOf(until)}`;
}

const timeOf = (time: string): string =>
  time.slice("2031-03-04T".length, "2031-03-04T12:00:00".length);

/** A sale in words. */
export const saleText = (sale: ShownSale): string =>
  [
    `${sale.till}: ${timeOf(sale.from)} to ${timeOf(sale.until)}, ${sale.outcome}`,
    brokenPartText(sale),
    ...sale.windows.filter(({ outcome }) => outcome !== "met").map(owedText),
  ]
    .filter((part) => part !== "")
    .join("\n");

export const markText = ({ text, count }: ShownMark): string =>
  count === undefined ? text : `${text}, ${count} times`;

export const barText = ({ from, sales, failed, warned, open, refused }: SessionBar): string =>
  [
    `from ${timeOf(from)}: ${sales} ${sales === 1 ? "sale" : "sales"}`,
    ...Object.entries({ FAIL: failed, WARN: warned, open, refused }).flatMap(([word, count]) =>
      count === 0 ? [] : [`${count} ${word}`],
    ),
  ].join(", ");

/** Where a mark leads to: what it names; else the messages that came after it. */
export function markAddress({ at, message, scenario, entity }: ShownMark, links: Links): string {
  if (message !== undefined) return links.message(message);
  if (scenario !== undefined) return addresses.scenario(scenario);
  if (entity !== undefined) return addresses.data(entity.family, entity.type, entity.key);
  return links.messages(`since:${at}`);
}

/** The session in a span of time alone. */
export const spanAddress = (rest: string, span: TimeSpan, links: Links): string =>
  links.session(withRange(rest, span));

export const spanOf = ({ from, until }: { from: string; until: string }): TimeSpan => ({
  from: Date.parse(from),
  until: Date.parse(until),
});

/** All of the time of a session in which there is something to see; undefined: there is nothing. */
export function wholeSpan({ lanes, marks, windows }: Session): TimeSpan | undefined {
  const spans = [
    ...lanes.flatMap(({ sales, bars = [] }) => [...sales, ...bars]),
    ...marks.map(({ at }) => ({ from: at, until: at })),
    ...windows
      .filter(({ outcome }) => outcome !== "met")
      .map(({ until }) => ({ from: until, until })),
  ].map(spanOf);
  if (spans.length === 0) return undefined;
  const from = Math.min(...spans.map((span) => span.from));
  const until = Math.max(...spans.map((span) => span.until));
  const room = Math.max(500, Math.round((until - from) * 0.02));
  return { from: from - room, until: until + room };
}
