import { groupBy } from "../../record";
import {
  type FoundBroken,
  type RuleFinding,
  standingOf,
  worstBroken,
} from "../../conformance/broken-rules";
import { knownBy } from "../../conformance/judged-rule";
import { type Exchange, answerText, byTill } from "../../journal/exchange";
import { foundIn, type FilteredExchange, readFilter } from "../../journal/message-filter";
import { limits } from "../../limits/limits";
import type { MetWindow } from "./kept-journal";
import type {
  PicturedSale,
  SessionBar,
  SessionPart,
  SessionPicture,
  SessionWindow,
  StrikeMark,
} from "./verdict-query";

/** A journal with what the verdict on it says. */
interface JudgedSession {
  journal: readonly Exchange[];
  /** The same as filters see it. */
  exchanges: readonly (FilteredExchange & Pick<Exchange, "number">)[];
  found: FoundBroken;
  met: readonly MetWindow[];
}

/** A sale with its till, and what was owed of it. */
interface FoundSale extends PicturedSale {
  till: string | undefined;
  windows: SessionWindow[];
}

/** The sales of each till over time, the faults that struck, and what was owed: no more than can be looked at. */
export function pictureOf(judged: JudgedSession, part: SessionPart): SessionPicture {
  const { since, until = Infinity } = part;
  const isWithin = (from: string, to: string): boolean =>
    Date.parse(to) >= since && Date.parse(from) <= until;
  const isMeant = meantBy(judged, part);
  const sales = salesIn(judged, part, isMeant);
  const windows = sales
    .flatMap((sale) => sale.windows.filter((window) => isWithin(sale.from, window.until)))
    .sort(byUrgency);
  const struck = judged.journal.filter(
    (exchange) => isMeant(exchange) && isWithin(exchange.receivedAt, exchange.receivedAt),
  );
  const shown = windows.slice(0, limits.sessionWindows);
  const left = windows.length - shown.length;
  const { lanes, more } = lanesOf(
    sales.filter((sale) => isWithin(sale.from, sale.until)),
    limits.sessionShapes - limits.sessionMarksShown - shown.length,
  );
  // Bars count what is owed.
  const hasBars = lanes.some(({ bars }) => bars !== undefined);
  return {
    ...{ lanes, marks: strikesIn(struck), windows: hasBars ? [] : shown },
    more: { ...more, ...(!hasBars && left > 0 && { windows: left }) },
  };
}

/** Whether the filter finds an exchange. */
function meantBy(
  { exchanges }: JudgedSession,
  { filter, now, zone }: SessionPart,
): (exchange: Exchange) => boolean {
  if (filter === "") return () => true;
  const found = foundIn(exchanges, readFilter(filter, { now, zone }));
  const numbers = new Set(found.map(({ number }) => number));
  return ({ number }) => numbers.has(number);
}

/** The messages of a transaction. */
interface SaleMessages {
  id: string;
  exchanges: [Exchange, ...Exchange[]];
}

/** The sales of which a message is meant, in the order in which they began. */
function salesIn(
  { journal, found, met }: JudgedSession,
  part: SessionPart,
  isMeant: (exchange: Exchange) => boolean,
): FoundSale[] {
  const idOf = idsBy(part);
  const sales = new Map<string, SaleMessages>();
  for (const exchange of journal) {
    const id = idOf(exchange);
    if (id === null) continue;
    const known = sales.get(id);
    if (known === undefined) sales.set(id, { id, exchanges: [exchange] });
    else known.exchanges.push(exchange);
  }
  const metById = groupBy(met, ({ id }) => id);
  return [...sales.values()]
    .filter(({ exchanges }) => exchanges.some(isMeant))
    .map((sale) => foundSale(sale, found.of(sale.id), metById.get(sale.id) ?? [], part.now));
}

/** The transaction of an exchange; null: it is of none. */
function idsBy({ opening, closing }: SessionPart): (exchange: Exchange) => string | null {
  const [opens, closes] = [new Set(opening), new Set(closing)];
  return ({ interface: name, operation, messageId, requestId }) => {
    const key = `${name ?? ""} ${operation ?? ""}`;
    if (opens.has(key)) return messageId;
    return closes.has(key) ? requestId : null;
  };
}

function foundSale(
  { id, exchanges }: SaleMessages,
  findings: readonly RuleFinding[],
  met: readonly MetWindow[],
  now: number,
): FoundSale {
  const [first] = exchanges;
  const last = exchanges.at(-1) ?? first;
  const state = exchanges.findLast(({ stateAfter }) => stateAfter !== undefined)?.stateAfter;
  return {
    id,
    interface: first.interface ?? "",
    from: first.receivedAt,
    until: last.receivedAt,
    outcome: state ?? answerText(last, now),
    ...worstBroken(findings.map(({ says }) => says)),
    till: knownBy(first).terminal,
    windows: [...findings.flatMap((finding) => owedWindow(id, finding)), ...met.map(metWindow)],
  };
}

/** What has not come; several, or none. */
function owedWindow(id: string, { says, isOverdue }: RuleFinding): SessionWindow[] {
  const { rule, due, failsAt, outcome } = says;
  if (due === undefined || failsAt === undefined) return [];
  if (outcome !== "open" && !isOverdue) return [];
  return [{ id, rule, due, until: failsAt, outcome: outcome === "open" ? "open" : "failed" }];
}

const metWindow = ({ id, rule, due, at }: MetWindow): SessionWindow => ({
  ...{ id, rule },
  due: timeText(due),
  until: timeText(at),
  outcome: "met",
});

const timeText = (at: number): string => new Date(at).toISOString();

/** What is open or was never met before what was, the newest first. */
const byUrgency = (one: SessionWindow, other: SessionWindow): number =>
  Number(one.outcome === "met") - Number(other.outcome === "met") ||
  other.until.localeCompare(one.until);

/** The strikes of each fault; those that come close together are one. */
function strikesIn(exchanges: readonly Exchange[]): StrikeMark[] {
  const marks: StrikeMark[] = [];
  const last = new Map<string, { mark: StrikeMark; at: number }>();
  for (const { number, receivedAt, strikes } of exchanges)
    for (const { source, text } of strikes) {
      const [key, at] = [`${source} ${text}`, Date.parse(receivedAt)];
      const before = last.get(key);
      if (before !== undefined && at - before.at <= limits.sessionStrikesMs) {
        before.mark.count = (before.mark.count ?? 1) + 1;
        before.mark.until = receivedAt;
        before.at = at;
      } else {
        const mark: StrikeMark = { at: receivedAt, text, message: number };
        marks.push(mark);
        last.set(key, { mark, at });
      }
    }
  return marks;
}

/** The lanes of the tills, at most so many shapes in all. */
function lanesOf(
  sales: readonly FoundSale[],
  most: number,
): Pick<SessionPicture, "lanes" | "more"> {
  const all = [...groupBy(sales, ({ till }) => till)];
  const kept = [...all]
    .sort(([, one], [, other]) => other.length - one.length)
    .slice(0, limits.sessionTills)
    .sort(([one], [other]) => byTill(one, other));
  const count = kept.reduce((sum, [, own]) => sum + own.length, 0);
  const lanes = kept.map(([till, own]) => ({ ...(till !== undefined && { till }), own }));
  return {
    lanes:
      count <= most
        ? lanes.map(({ own, ...lane }) => ({ ...lane, sales: own.map(picturedSale) }))
        : withBars(lanes, limits.sessionShapes - limits.sessionMarksShown),
    more: {
      ...(all.length > kept.length && {
        tills: all.length - kept.length,
        sales: sales.length - count,
      }),
    },
  };
}

const picturedSale = ({ till: _till, windows: _windows, ...sale }: FoundSale): PicturedSale => sale;

interface FullLane {
  till?: string;
  own: readonly FoundSale[];
}

/** Lengths of bars, in minutes, the shortest first; each further one is twice as long. */
const barMinutes = [1, 5, 15, 60, 240, 1_440];

/** The lanes with bars in place of sales: as short ones as there is room for. */
function withBars(lanes: readonly FullLane[], most: number): SessionPicture["lanes"] {
  for (let at = 0; ; at += 1) {
    const minutes = barMinutes[at] ?? 1_440 * 2 ** (at - barMinutes.length + 1);
    const made = lanes.map(({ own, ...lane }) => ({
      ...lane,
      sales: [],
      bars: barsOf(own, minutes * 60_000),
    }));
    const count = made.reduce((sum, { bars }) => sum + bars.length, 0);
    if (count <= most) return made;
  }
}

function barsOf(sales: readonly FoundSale[], length: number): SessionBar[] {
  const groups = groupBy(sales, ({ from }) => Math.floor(Date.parse(from) / length));
  return [...groups].map(([at, own]) => {
    const standings = own.map((sale) =>
      standingOf(
        sale,
        sale.windows.some(({ outcome }) => outcome === "open"),
      ),
    );
    const count = (standing: ReturnType<typeof standingOf>): number =>
      standings.filter((one) => one === standing).length;
    return {
      from: timeText(at * length),
      until: timeText((at + 1) * length),
      sales: own.length,
      failed: count("fail"),
      warned: count("warn"),
      open: count("open"),
      refused: count("refused"),
    };
  });
}
