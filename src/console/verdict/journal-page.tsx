import type { ComponentChildren } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { lookUpBroken, owedIn, withBroken } from "../../conformance/broken-rules";
import type { Verdict } from "../../conformance/verdict";
import type { JudgedExchange } from "../../control/messages/judged-messages";
import { ownZone } from "../../journal/filter/days";
import { saleIdOf } from "../../journal/exchange";
import { foundIn as searched, readFilter } from "../../journal/message-filter";
import { FilterBox } from "../messages/filter";
import { Message } from "../messages/message";
import { NeighbourLinks, Views, inSale } from "../messages/neighbours";
import { rowOf, withSales } from "../messages/row";
import { mistakeIn } from "../messages/suggestions";
import { ColumnsMenu, columnsFor } from "../messages/columns";
import { dayHeadingOf } from "../messages/table";
import { addresses, journalLinks, query } from "../addresses";
import { Loaded, Read } from "../reading";
import { Rows, type RowsPlace, fullWidths } from "../rows";
import { visibleText } from "../text";
import { UnmatchedOf } from "../unmatched/list";
import { ExportOfJournal } from "./export";
import { type OpenedJournal, OpenJournal, keptJournal, shownJournal } from "./open-journal";
import { VerdictShown } from "./shown";

interface JournalParts {
  /** Messages are shown: all that a filter finds, or one. */
  isList: boolean;
  number?: number;
}

/** The journal that was opened: its verdict, its messages, or one of them. */
export function JournalPage({ isList, number }: JournalParts) {
  const journal = shownJournal.value;
  useEffect(() => {
    if (shownJournal.peek() === undefined) keptJournal.again();
  }, []);
  if (journal === undefined)
    return keptJournal.isKnown.value ? (
      <NoneOpen />
    ) : (
      <Read of={keptJournal} thing="the journal that was open" />
    );
  if (number !== undefined) return <OneMessage journal={journal} number={number} />;
  return isList ? <JournalLists journal={journal} /> : <JournalVerdict journal={journal} />;
}

const NoneOpen = () => (
  <>
    <h1>Verdict</h1>
    <p class="notice">
      No journal is open in this tab. Open one here. <BackLink />
    </p>
    <OpenJournal />
  </>
);

const BackLink = () => <a href={addresses.verdict()}>Back to the live verdict</a>;

/** Says which file is shown, so that nobody takes it for the data space. */
const FileBar = ({
  journal: { file, exchanges },
  children,
}: {
  journal: OpenedJournal;
  children: ComponentChildren;
}) => (
  <p class="notice file-bar">
    <span>
      From the file <strong>{visibleText(file.name)}</strong>
    </span>
    {children}
    <a href={journalLinks.messages()}>Messages ({exchanges.length})</a>
    <BackLink />
  </p>
);

/** The time at which a journal was exported, in epoch milliseconds. */
const exportOf = ({ verdict }: Pick<OpenedJournal, "verdict">): number =>
  Date.parse(verdict.observed.until);

const JournalVerdict = ({ journal }: { journal: OpenedJournal }) => {
  const { verdict, file } = journal;
  const at = exportOf(journal);
  return (
    <>
      <h1>Verdict of a journal</h1>
      <FileBar journal={journal}>{null}</FileBar>
      <VerdictShown verdict={verdict} view={{ links: journalLinks, at, isExport: true }}>
        <ExportOfJournal file={file} />
      </VerdictShown>
      <UnmatchedOf requests={verdict.unmatched ?? []} />
      <OpenJournal />
    </>
  );
};

/** Where the list was left, so that Back finds it there. */
const places = new Map<string, RowsPlace>();

function placeOf(filter: string): RowsPlace {
  const place = places.get(filter) ?? { top: 0 };
  places.set(filter, place);
  return place;
}

const ToVerdict = () => <a href={journalLinks.verdict()}>Its verdict</a>;

/** The messages for which a filter holds, the newest first. Its times count from when the journal was exported. */
const foundIn = ({ exchanges, verdict }: OpenedJournal, filter: string) =>
  mistakeIn(filter) === ""
    ? searched(
        judgedIn({ exchanges, verdict }),
        readFilter(filter, { now: exportOf({ verdict }), zone: ownZone() }),
      ).reverse()
    : [];

const judgedBefore = new WeakMap<Verdict, readonly JudgedExchange[]>();

/** The messages of a journal with what the verdict on it says; made once for a verdict. */
function judgedIn({
  exchanges,
  verdict,
}: Pick<OpenedJournal, "exchanges" | "verdict">): readonly JudgedExchange[] {
  const judged = judgedBefore.get(verdict) ?? withBroken(verdict.rules, exchanges);
  judgedBefore.set(verdict, judged);
  return judged;
}

/** The messages of a journal, or its sales. */
function JournalLists({ journal }: { journal: OpenedJournal }) {
  const filter = query.value.get("filter") ?? "";
  const view = viewsBeside.find((one) => one === query.value.get("view")) ?? "messages";
  return (
    <div class="lists of-file">
      <h1 class="unseen">Messages of a journal</h1>
      <FileBar journal={journal}>
        <ToVerdict />
      </FileBar>
      <div class="list-line">
        <Views shown={view} filter={filter} links={journalLinks} />
        <FilterBox
          filter={filter}
          links={{ messages: journalLinks[view] }}
          at={exportOf(journal)}
        />
      </div>
      {mistakeIn(filter) === "" && <FoundIn {...{ journal, filter, view }} />}
    </div>
  );
}

/** The views beside that of the messages. */
const viewsBeside = ["sales", "session"] as const;

interface FoundInParts {
  journal: OpenedJournal;
  filter: string;
  view: "messages" | (typeof viewsBeside)[number];
}

/** Numbers of the messages for which a filter holds. */
const numbersIn = (journal: OpenedJournal, filter: string): ReadonlySet<number> =>
  new Set(foundIn(journal, filter).map(({ number }) => number));

/** What a filter finds, in one of the views. */
function FoundIn({ journal, filter, view }: FoundInParts) {
  if (view === "messages")
    return <MessageList {...{ journal, filter }} fitting={numbersIn(journal, filter)} />;
  return (
    <Loaded thing="the views of the journal" load={() => import("./journal-views")}>
      {({ JournalSales, JournalSession }) =>
        view === "session" ? (
          <JournalSession {...{ journal, filter }} />
        ) : (
          <JournalSales
            {...{ journal, filter }}
            fitting={numbersIn(journal, filter)}
            place={placeOf(`sales ${filter}`)}
          />
        )
      }
    </Loaded>
  );
}

interface JournalMessagesParts {
  journal: OpenedJournal;
  filter: string;
  fitting: ReadonlySet<number>;
}

function MessageList({ journal, filter, fitting }: JournalMessagesParts) {
  const all = withSales(judgedIn(journal).map(rowOf));
  const rows = all.filter(({ number }) => fitting.has(number)).reverse();
  if (rows.length === 0) return <p class="notice">No message fits.</p>;
  return (
    <>
      <div class="summary">
        <span>
          {rows.length} {rows.length === 1 ? "message" : "messages"}
        </span>
        <ColumnsMenu />
      </div>
      <Rows
        key={filter}
        rows={rows}
        keyOf={({ number }) => number}
        columns={columnsFor(rows, journalLinks, filter)}
        label="Messages of the journal, the newest first"
        place={placeOf(filter)}
        headingOf={dayHeadingOf}
        twoLines={fullWidths.messages}
      />
    </>
  );
}

function OneMessage({ journal, number }: { journal: OpenedJournal; number: number }) {
  const filter = query.value.get("filter") ?? "";
  const numbers = foundIn(journal, filter).map((exchange) => exchange.number);
  const at = numbers.indexOf(number);
  const exchange = judgedIn(journal).find((one) => one.number === number);
  const sale = exchange && saleIdOf(exchange);
  const broken = useMemo(() => lookUpBroken(journal.verdict.rules, () => undefined), [journal]);
  return (
    <>
      <FileBar journal={journal}>
        <ToVerdict />
      </FileBar>
      <NeighbourLinks
        links={journalLinks}
        filter={filter}
        newer={numbers[at - 1]}
        older={at === -1 ? undefined : numbers[at + 1]}
      />
      {exchange === undefined ? (
        <p class="notice bad" role="alert">
          The journal has no message {number}.
        </p>
      ) : (
        <Message
          exchange={exchange}
          judged={exchange.judged ?? []}
          missing={typeof sale === "string" ? owedIn(broken.of(sale)) : []}
          sale={inSale(judgedIn(journal), exchange)}
          links={journalLinks}
        />
      )}
    </>
  );
}
