import type { Session, ShownMark } from "../../control/messages/session";
import type { SessionBar, SessionWindow } from "../../control/verdicts/verdict-query";
import { useContext } from "preact/hooks";
import { Id, MarkedWord, State } from "../marks";
import { brokenMark } from "../../conformance/judged-rule";
import { TimeOfDay, dayText } from "../moment";
import { type TableColumn, Rows, timeOfDayColumn } from "../rows";
import { visibleText } from "../text";
import type { ShownLane } from "./picture";
import {
  SessionLinks,
  type ShownSale,
  barText,
  markAddress,
  markText,
  noTill,
  owedText,
  spanAddress,
  spanOf,
} from "./shown";

/** Something that stands in the picture. */
type Entry =
  | { at: string; sale: ShownSale }
  | { at: string; mark: ShownMark }
  | { at: string; bar: SessionBar; till: string };

/** What the picture shows, the newest first. */
const entriesOf = (lanes: readonly ShownLane[], marks: Session["marks"]): Entry[] =>
  [
    ...lanes.flatMap(({ shown }) => shown.map((sale): Entry => ({ at: sale.from, sale }))),
    ...lanes.flatMap(({ till = noTill, bars = [] }) =>
      bars.map((bar): Entry => ({ at: bar.from, bar, till })),
    ),
    ...marks.map((mark): Entry => ({ at: mark.at, mark })),
  ].sort((one, other) => other.at.localeCompare(one.at));

interface SessionTableParts {
  lanes: readonly ShownLane[];
  marks: Session["marks"];
  rest: string;
}

const place = { top: 0 };

/** The picture of the session as a table. */
export const SessionTable = ({ lanes, marks, rest }: SessionTableParts) => (
  <Rows
    rows={entriesOf(lanes, marks)}
    keyOf={keyOf}
    columns={columnsFor(rest)}
    headingOf={({ at }) => dayText(at, "real time")}
    label="The session, the newest first"
    place={place}
  />
);

function keyOf(entry: Entry): string {
  if ("sale" in entry) return entry.sale.id;
  return "bar" in entry
    ? `${entry.till} ${entry.at}`
    : `${entry.mark.kind} ${entry.at} ${entry.mark.text}`;
}

const columnsFor = (rest: string): TableColumn<Entry>[] => [
  { name: "what", class: "what-column", cell: (entry) => <WhatCell entry={entry} rest={rest} /> },
  timeOfDayColumn(({ at }) => at),
  {
    name: "until",
    class: "time-column",
    cell: (entry) => {
      const until =
        "sale" in entry ? entry.sale.until : "bar" in entry ? entry.bar.until : undefined;
      return until !== undefined && <TimeOfDay time={until} by="real time" />;
    },
  },
  {
    name: "till",
    cell: (entry) => {
      const till = "sale" in entry ? entry.sale.till : "bar" in entry ? entry.till : undefined;
      return till !== undefined && <code>{visibleText(till)}</code>;
    },
  },
  {
    name: "outcome",
    class: "state-column",
    cell: (entry) => "sale" in entry && <State state={entry.sale.outcome} />,
  },
  { name: "rule", cell: (entry) => "sale" in entry && <Broken sale={entry.sale} /> },
  {
    name: "owed",
    class: "owed-column",
    cell: (entry) => "sale" in entry && entry.sale.windows.map((one) => <Owed window={one} />),
  },
];

function WhatCell({ entry, rest }: { entry: Entry; rest: string }) {
  const links = useContext(SessionLinks);
  if ("sale" in entry)
    return (
      <>
        sale <Id id={entry.sale.id} href={links.transaction(entry.sale.id)} />
      </>
    );
  if ("bar" in entry)
    return <a href={spanAddress(rest, spanOf(entry.bar), links)}>{barText(entry.bar)}</a>;
  const { kind } = entry.mark;
  const text = markText(entry.mark);
  return (
    <>
      {!text.startsWith(kind) && `${kind}: `}
      <a href={markAddress(entry.mark, links)}>{visibleText(text)}</a>
    </>
  );
}

const owedTones = { open: "mark warn", failed: "mark bad", met: "quiet" } as const;

const Owed = ({ window }: { window: SessionWindow }) => (
  <span class={`block ${owedTones[window.outcome]}`}>{owedText(window)}</span>
);

const Broken = ({ sale: { rule, broken } }: { sale: ShownSale }) => {
  if (rule === undefined || broken === undefined) return null;
  const { word, ...mark } = brokenMark(broken);
  return <MarkedWord {...mark} word={`${word} ${rule}`} />;
};
