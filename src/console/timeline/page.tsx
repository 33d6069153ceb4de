import { useContext, useEffect, useMemo, useRef } from "preact/hooks";
import { signal } from "@preact/signals";
import type { FoundBroken } from "../../conformance/broken-rules";
import type { Session } from "../../control/messages/session";
import { byTill } from "../../journal/exchange";
import { momentOf } from "../../journal/message-filter";
import { addresses, changeAddress, goTo, query } from "../addresses";
import { fetchAnswer } from "../api";
import { afterArrivals, beginnings } from "../feed";
import { useKeys } from "../keys";
import { FilterBox } from "../messages/filter";
import { Views } from "../messages/neighbours";
import { mistakeIn } from "../messages/suggestions";
import { clock, simulatorTime, spanText } from "../moment";
import { Read, newReading } from "../reading";
import { brokenSoFar } from "../verdict/verdict-so-far";
import { scenario } from "../status";
import { Picture } from "./picture";
import { type RangedFilter, type TimeSpan, movedBy, rangeIn, scaledBy, withRange } from "./scale";
import { SessionLinks, shownSales, wholeSpan, windowsBySale } from "./shown";
import { SessionTable } from "./table";

/** The session of the data space: a picture, and the same as a table. */
export function Timeline() {
  const filter = query.value.get("filter") ?? "";
  return (
    <div class="lists">
      <h1 class="unseen">Session</h1>
      <div class="list-line">
        <Views shown="session" filter={filter} />
        <FilterBox filter={filter} links={{ messages: addresses.session }} />
      </div>
      {mistakeIn(filter) === "" && <SessionOf filter={filter} />}
    </div>
  );
}

function SessionOf({ filter }: { filter: string }) {
  const ranged = rangeIn(filter);
  const { reading, session } = useSession(ranged);
  const earlier = useRef<Session | undefined>(undefined);
  if (session.value !== undefined) earlier.current = session.value;
  const shown = session.value ?? earlier.current;
  const isEmpty = shown?.lanes.length === 0 && shown.marks.length === 0;
  return (
    <Read
      of={reading}
      thing="the session"
      isEmpty={isEmpty}
      empty={<Empty isAny={filter === ""} />}
    >
      {shown !== undefined && (
        <div class={session.value === undefined ? "earlier" : ""}>
          <SessionView session={shown} ranged={ranged} found={brokenSoFar.value} />
        </div>
      )}
    </Read>
  );
}

const Empty = ({ isAny }: { isAny: boolean }) =>
  isAny ? (
    <>
      <strong>Nothing has come yet.</strong> Sales appear here as your POS makes them.{" "}
      <a href={addresses.home()}>Connect it</a>
    </>
  ) : (
    <>
      <strong>Nothing fits.</strong> <a href={addresses.session()}>Show all</a>
    </>
  );

const partOf = ({ since, until, rest: filter }: RangedFilter, from = since) =>
  fetchAnswer("GET /session", { query: { since: from, until, filter } });

/** Keeps a session: what has come since is read, and put to what is known. */
function newSession(ranged: RangedFilter) {
  const session = signal<Session | undefined>(undefined);
  const whole = newReading(
    () => partOf(ranged),
    (found) => {
      session.value = found;
    },
  );
  let from = simulatorTime();
  const part = newReading(
    async () => {
      const since = sinceOf(session.peek(), from);
      from = simulatorTime();
      return { since, found: await partOf(ranged, new Date(since).toISOString()) };
    },
    ({ since, found }) => {
      const known = session.peek();
      if (known !== undefined) session.value = withPart(known, found, since);
    },
  );
  const look = (first = from): void => {
    from = Math.min(from, first);
    // A part that has ended stays as it is.
    if ((timeIn(ranged.until) ?? Infinity) < from) return;
    if (session.peek()?.lanes.some(({ bars }) => bars !== undefined) === true) whole.again();
    else if (session.peek() !== undefined) part.again();
  };
  whole.again();
  const stops = [
    afterArrivals((arrived) => {
      look(Math.min(...arrived.map(({ receivedAt }) => Date.parse(receivedAt))));
    }),
    // What the tester does comes with no message.
    ...[clock, scenario].map((one) => one.subscribe(() => setTimeout(look))),
  ];
  return {
    ...{ session, reading: whole },
    end: (): void => {
      for (const stop of stops) stop();
      whole.end();
      part.end();
    },
  };
}

/** Since when what is read anew: the strikes of a fault may go on in its last mark. */
function sinceOf(session: Session | undefined, from: number): number {
  const last = session?.marks.findLast(({ kind }) => kind === "fault");
  return Math.min(from, last === undefined ? from : Date.parse(last.at));
}

/** A session, with all that it has since a time read anew. */
function withPart(known: Session, part: Session, since: number): Session {
  const lanes = new Map(known.lanes.map((lane) => [lane.till, lane]));
  for (const lane of part.lanes) {
    const ids = new Set(lane.sales.map(({ id }) => id));
    const others = lanes.get(lane.till)?.sales.filter(({ id }) => !ids.has(id)) ?? [];
    const sales = [...others, ...lane.sales].sort((a, b) => a.from.localeCompare(b.from));
    lanes.set(lane.till, { ...lane, sales });
  }
  const keyOf = ({ id, rule }: Session["windows"][number]): string => `${id} ${rule}`;
  const windows = new Map(
    [...known.windows, ...part.windows].map((window) => [keyOf(window), window]),
  );
  return {
    ...part,
    lanes: [...lanes.values()].sort((one, other) => byTill(one.till, other.till)),
    marks: [...known.marks.filter(({ at }) => Date.parse(at) < since), ...part.marks],
    windows: [...windows.values()],
  };
}

function useSession(ranged: RangedFilter) {
  const { since, until, rest } = ranged;
  const kept = useMemo(() => newSession(ranged), [since, until, rest, beginnings.value]);
  useEffect(() => kept.end, [kept]);
  return kept;
}

const timeIn = (term: string | undefined, now = simulatorTime()): number | undefined =>
  term === undefined ? undefined : momentOf(term, now);

interface ShownParts {
  session: Session;
  ranged: RangedFilter;
  /** What the verdict says of its sales; undefined: that is not known yet. */
  found: FoundBroken | undefined;
  /** What the times of the filter are counted from, in epoch milliseconds; absent: now. */
  at?: number;
}

/** A session as a picture and as a table, in the span of a filter. */
export function SessionView({ session, ranged, found, at }: ShownParts) {
  const links = useContext(SessionLinks);
  const whole = wholeSpan(session) ?? { from: 0, until: 1 };
  const span = {
    from: timeIn(ranged.since, at) ?? whole.from,
    until: timeIn(ranged.until, at) ?? whole.until,
  };
  const windows = windowsBySale(session);
  const lanes = session.lanes.map((lane) => ({
    ...lane,
    shown: shownSales(lane, windows, found),
  }));
  const show = (to: TimeSpan | undefined, go = changeAddress): void => {
    go(links.session(withRange(ranged.rest, to)));
  };
  const hasRange = ranged.since !== undefined || ranged.until !== undefined;
  return (
    <>
      <Range span={span} show={show} hasRange={hasRange} />
      <Picture
        lanes={lanes}
        marks={session.marks}
        span={span}
        rest={ranged.rest}
        choose={(chosen) => {
          show(chosen, goTo);
        }}
      />
      <Legend />
      <LeftOutNotice more={session.more} />
      <SessionTable lanes={lanes} marks={session.marks} rest={ranged.rest} />
    </>
  );
}

/** A span as a person reads it; its days where it has several. */
interface RangeParts {
  span: TimeSpan;
  hasRange: boolean;
  show: (span: TimeSpan | undefined) => void;
}

/** The span that is shown, and what changes it. */
function Range({ span, show, hasRange }: RangeParts) {
  const moves = {
    ArrowLeft: () => {
      show(movedBy(span, -0.25));
    },
    ArrowRight: () => {
      show(movedBy(span, 0.25));
    },
    "+": () => {
      show(scaledBy(span, 0.5));
    },
    "-": () => {
      show(scaledBy(span, 2));
    },
    w: () => {
      show(undefined);
    },
  };
  useKeys(moves);
  const button = (name: string, key: keyof typeof moves, sign: string) => (
    <button
      type="button"
      class="small"
      title={`${name} (${sign})`}
      aria-label={name}
      onClick={moves[key]}
    >
      {sign}
    </button>
  );
  return (
    <div class="list-line">
      <p class="timeline-span">
        {spanText(span.from, span.until)}{" "}
        <span class="quiet">real time, UTC. Drag to choose a part.</span>
      </p>
      <div class="group" role="group" aria-label="Time that is shown">
        {button("Earlier", "ArrowLeft", "←")}
        {button("Later", "ArrowRight", "→")}
        {button("Shorter", "+", "+")}
        {button("Longer", "-", "-")}
        {hasRange && button("The whole session", "w", "whole")}
      </div>
    </div>
  );
}

const Legend = () => (
  <p class="timeline-legend" aria-hidden="true">
    <span class="bad">FAIL</span>
    <span class="warn">WARN, open or refused</span>
    <span class="plain">other sales</span>
    <span class="owed">owed, up to when it fails</span>
    <span class="present">now</span>
  </p>
);

function LeftOutNotice({ more = {} }: Pick<Session, "more">) {
  const left = Object.entries(more).map(([name, count]) => `${count} ${name}`);
  return left.length === 0 ? null : (
    <p class="notice warn">Left out: {left.join(", ")}. Choose a part to see them.</p>
  );
}
