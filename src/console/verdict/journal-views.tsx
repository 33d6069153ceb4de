import { useMemo } from "preact/hooks";
import { lookUpBroken, withBroken } from "../../conformance/broken-rules";
import { knownBy } from "../../conformance/judged-rule";
import type { Session } from "../../control/messages/session";
import type { TransactionEntry } from "../../control/messages/transactions";
import { pictureOf } from "../../control/verdicts/session-picture";
import { type Exchange, saleIdOf } from "../../journal/exchange";
import { ownZone } from "../../journal/filter/days";
import { momentOf } from "../../journal/message-filter";
import { groupBy } from "../../record";
import { journalLinks } from "../addresses";
import { interfaces } from "../interfaces";
import type { RowsPlace } from "../rows";
import { SessionView } from "../timeline/page";
import { rangeIn } from "../timeline/scale";
import { SessionLinks } from "../timeline/shown";
import { SalesTable } from "../transactions/page";
import type { OpenedJournal } from "./open-journal";

interface ViewParts {
  journal: OpenedJournal;
  filter: string;
}

const None = () => <p class="notice">No sale fits.</p>;

/** What the verdict on a journal says, found by message and by sale. */
function useFound({ verdict, exchanges }: OpenedJournal) {
  return useMemo(() => {
    const byNumber = new Map(exchanges.map((exchange) => [exchange.number, exchange]));
    return lookUpBroken(verdict.rules, (number) => byNumber.get(number));
  }, [verdict]);
}

/** The time at which a journal was exported, in epoch milliseconds. */
const exportOf = ({ verdict }: OpenedJournal): number => Date.parse(verdict.observed.until);

/** The operations of a journal that opened transactions, and those that closed them, as those of a session. */
function operationsIn(exchanges: readonly Exchange[]): { opening: string[]; closing: string[] } {
  const stated = exchanges.filter(({ stateAfter }) => stateAfter !== undefined);
  const keysOf = (closes: boolean): string[] => [
    ...new Set(
      stated
        .filter(({ requestId }) => (requestId !== null) === closes)
        .map(({ interface: name, operation }) => `${name ?? ""} ${operation ?? ""}`),
    ),
  ];
  return { opening: keysOf(false), closing: keysOf(true) };
}

/** The kind of sale that an operation opens; its name where the simulator does not know it. */
function kindOf({ interface: name, operation }: Exchange): string {
  const known = interfaces.value.find((one) => one.name === name)?.operations;
  return known?.find(({ id }) => id === operation)?.transaction ?? operation ?? "";
}

/** A sale of a journal, by its messages, the oldest first. */
function saleOf([id, messages]: [string, Exchange[]]): TransactionEntry[] {
  const [first] = messages;
  const state = messages.findLast(({ stateAfter }) => stateAfter !== undefined)?.stateAfter;
  if (first === undefined || state === undefined) return [];
  const { terminal: till, amount } = knownBy(first);
  return [
    {
      ...{ id, state, number: first.number },
      ...{ since: first.clock, receivedAt: first.receivedAt },
      ...{ interface: first.interface ?? "", kind: kindOf(first) },
      ...(till !== undefined && { till }),
      ...(amount && { amount }),
      ...(first.transactionNote && { note: first.transactionNote }),
      exchanges: messages.map(({ number }) => number),
      // The verdict says it, of the messages that it cites.
      ...{ judged: [], missing: [], owed: "nothing" },
    },
  ];
}

interface JournalSalesParts extends ViewParts {
  /** Numbers of the messages for which the filter holds. */
  fitting: ReadonlySet<number>;
  place: RowsPlace;
}

/** The sales of a journal of which the filter finds a message. */
export function JournalSales({ journal, fitting, place }: JournalSalesParts) {
  const found = useFound(journal);
  const sales = useMemo(
    () => [...groupBy(journal.exchanges, (one) => saleIdOf(one) ?? "")].flatMap(saleOf).reverse(),
    [journal, interfaces.value],
  );
  const rows = sales.filter(({ exchanges }) => exchanges.some((number) => fitting.has(number)));
  if (rows.length === 0) return <None />;
  return (
    <SalesTable
      {...{ rows, place }}
      broken={found}
      links={journalLinks}
      exportedAt={exportOf(journal)}
    />
  );
}

/** The sales of a journal in time, and the faults that struck. */
export function JournalSession({ journal, filter }: ViewParts) {
  const found = useFound(journal);
  const at = exportOf(journal);
  const ranged = rangeIn(filter);
  const session = useMemo((): Session => {
    const { exchanges } = journal;
    const [since = 0, until = Infinity] = [ranged.since, ranged.until].map((term) =>
      term === undefined ? undefined : momentOf(term, at),
    );
    const judged = withBroken(journal.verdict.rules, exchanges);
    const { marks, ...picture } = pictureOf(
      { journal: exchanges, exchanges: judged, found, met: [] },
      { since, until, filter: ranged.rest, now: at, zone: ownZone(), ...operationsIn(exchanges) },
    );
    return { ...picture, marks: marks.map((mark) => ({ kind: "fault", ...mark })) };
  }, [journal, filter]);
  if (session.lanes.length === 0) return <None />;
  return (
    <SessionLinks.Provider value={journalLinks}>
      <SessionView session={session} ranged={ranged} found={found} at={at} />
    </SessionLinks.Provider>
  );
}
