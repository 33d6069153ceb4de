import { type Static, Type } from "@sinclair/typebox";
import type { BrokenRule } from "../../conformance/broken-rules";
import { knownBy } from "../../conformance/judged-rule";
import { type Mistake, orDidYouMean } from "../../mistake";
import type { AdviceKind, InterfaceContract } from "../../contract/operation";
import { lowerUuid } from "../../contract/values/uuid";
import type { Exchange } from "../../journal/exchange";
import type { MessageQuery } from "../../journal/journal";
import { shownStates } from "../../lifecycle/state";
import { limits } from "../../limits/limits";
import type { ExchangeHead, Space, UnitOfWork } from "../../store";
import type { ControlServices } from "../services";
import type { ServedFamily } from "../../simulator/core";
import {
  filterParameters,
  journalHead,
  JournalGone,
  page,
  pageOf,
  pageOfQuery,
  type PageQuery,
} from "./message-query";
import { numbersMeant } from "./judged-messages";
import { missingTransaction } from "./kept-messages";
import { NoteModel, Transaction, Transactions } from "../declare/message-models";
import { type EvidenceReport, evidenceAnswer, evidenceParameter, sendEvidence } from "./evidence";
import { GivenNote, type NotedThing, putNote, removeNote } from "./notes";
import { jsonBody, operation } from "../operation";
import { unknownName, wrongParameters } from "../declare/refusals";
import { type ShownChange, changesBy } from "../data/entities";
import { excerptOf, unbroken } from "../verdicts/kept-journal";
import {
  type JudgedSale,
  type JudgedTransaction,
  transactionsJson,
} from "../verdicts/verdict-query";

/** Something that the POS still owes, or may still do. */
type OpenWindow = Static<typeof Transaction>["open"][number];

/** What the rules of the verdict say about transactions, by their ids. */
async function judgedTransactions(
  services: ControlServices,
  space: Space,
  transactions: readonly string[],
): Promise<(id: string) => JudgedSale> {
  const text = await excerptOf(services, space, { transactions });
  const judged = transactionsJson.read(text);
  return (id) => judged[id] ?? { judged: [], missing: [], owed: "nothing", at: {} };
}

/** What is still open about a transaction. */
const windowsIn = (judged: readonly BrokenRule[]): OpenWindow[] =>
  judged.flatMap(({ rule, sentence, text, outcome, failsAt: until }) =>
    outcome === "open" && until !== undefined ? [{ rule, sentence, text, until }] : [],
  );

export type TransactionList = Static<typeof Transactions>;
export type TransactionEntry = TransactionList["transactions"][number];

/** An exchange with what it did to entities. */
interface ExchangeWithChanges extends Exchange {
  /** The rules that it broke by itself. */
  judged: BrokenRule[];
  changes: ShownChange[];
}

/** A transaction with its messages. */
export interface TransactionDetail extends Omit<TransactionEntry, "exchanges"> {
  /** Which of its advices came last, if any. */
  advice?: AdviceKind;
  exchanges: ExchangeWithChanges[];
  /** What is still open by the rules of the verdict. */
  open: OpenWindow[];
}

const TransactionsQuery = Type.Object({
  ...page,
  ...filterParameters,
  state: Type.Optional(Type.String()),
  interface: Type.Optional(Type.String()),
  touchedAfter: Type.Optional(
    Type.Integer({
      minimum: 0,
      description: "Only those that have a message with a number above this one",
      "x-expected": "a whole number",
    }),
  ),
});

/** Which transactions are asked for: numbers are those of their first messages, filters find one of their messages. */
export interface TransactionQuery extends MessageQuery {
  /** Only those in this state. */
  state?: string | undefined;
  /** Only those of this interface. */
  interface?: string | undefined;
  /** Only those of which a message has a number above this one. */
  touchedAfter?: number;
  /** The time zone of the days in the filter; absent: UTC. */
  zone?: string | undefined;
}

/** The transactions of a data space, as its journal shows them. */
export const transactionOperations = {
  transactions: operation("GET /transactions", {
    summary: "The transactions",
    tag: "Transactions",
    query: TransactionsQuery,
    answer: Transactions,
    refusals: ["interface-unknown", "parameter-wrong", "reads-too-many"],
    handle: ({ core, space, query }) =>
      core.reads.alone(space, () => core.reads.amongFew(() => transactionsOf(core, space, query))),
  }),
  transaction: operation("GET /transactions/{id}", {
    summary: "One transaction, with its messages and open checks",
    tag: "Transactions",
    query: Type.Object(evidenceParameter),
    answer: evidenceAnswer(Type.Unsafe<TransactionDetail>(Transaction)),
    refusals: ["transaction-unknown", "message-gone", "reads-too-many", "parameter-wrong"],
    async handle({ core, space, params: { id }, query: { format } }) {
      const detail = await core.reads.alone(space, () =>
        core.reads.amongFew(() => transactionOf(core, space, id)),
      );
      return sendEvidence(format, detail, () => transactionReport(core, space, detail));
    },
  }),
  noteTransaction: operation("PUT /transactions/{id}/note", {
    summary: "Write a note on a transaction, in place of the one before",
    tag: "Transactions",
    body: jsonBody(GivenNote),
    answer: NoteModel,
    refusals: ["transaction-unknown", "message-gone", "notes-too-many", "parameter-wrong"],
    handle: async ({ core, space, params: { id }, body }) =>
      putNote(core, space, await transactionPlace(core, space, id), body),
  }),
  stripTransaction: operation("DELETE /transactions/{id}/note", {
    summary: "Take the note on a transaction away",
    tag: "Transactions",
    answer: null,
    refusals: ["transaction-unknown", "message-gone", "note-unknown"],
    async handle({ core, space, params: { id } }) {
      removeNote(core, space, await transactionPlace(core, space, id));
    },
  }),
};

/** Where the note on a transaction is kept: at its first message. Rejects with `ControlRefused` for an unknown one. */
async function transactionPlace(
  services: ControlServices,
  space: Space,
  given: string,
): Promise<NotedThing> {
  const id = lowerUuid(given) ?? given;
  const found = (await foundIn(services, space, id)).get(id);
  if (found === undefined) throw await missingTransaction(services, space, id, foundIn);
  return { number: found.number, member: "transactionNote", called: `transaction ${id}` };
}

/** A transaction for those who do not see it here. */
export const transactionReport = (
  services: ControlServices,
  space: Space,
  { id, kind, state, interface: name, note, exchanges, judged, missing }: TransactionDetail,
): EvidenceReport => ({
  title: `${kind} ${id} of ${name}: ${state ?? "gone"}`,
  ...(note && { note }),
  judged,
  missing,
  exchanges: exchanges.map(({ changes: _changes, judged: _judged, ...exchange }) => exchange),
  until: services.time.now(),
  head: journalHead(services, space, exchanges[0]?.number),
});

async function transactionsOf(
  services: ControlServices,
  space: Space,
  given: TransactionQuery,
): Promise<TransactionList> {
  const { state, touchedAfter = 0, ...query } = checkQuery(services, given);
  const numbers = await numbersMeant(services, space, given);
  const meant = numbers && new Set(numbers);
  const found = await foundIn(services, space);
  const fitting = [...found.values()]
    .filter(({ exchanges }) => meant === undefined || exchanges.some((one) => meant.has(one)))
    .filter(({ number }) => number > query.after && number < query.before)
    .filter(({ exchanges }) => (exchanges.at(-1) ?? 0) > touchedAfter)
    .filter((one) => query.interface === undefined || one.interface === query.interface);
  // Only where a state is asked for are the states of all of them looked up.
  const entries = await withStates(
    services,
    space,
    state === undefined ? pageOf(fitting, query) : fitting,
  );
  const inState = entries.filter((entry) => state === undefined || entry.state === state);
  return { transactions: await entriesOf(services, space, pageOf(inState, query)) };
}

/** What a list shows of transactions. */
async function entriesOf(
  services: ControlServices,
  space: Space,
  shown: readonly StatedTransaction[],
): Promise<TransactionEntry[]> {
  if (shown.length === 0) return [];
  const judged = await judgedTransactions(
    services,
    space,
    shown.map(({ id }) => id),
  );
  const entries: TransactionEntry[] = [];
  const size = limits.readingStepExchanges;
  for (let from = 0; from < shown.length; from += size) {
    if (from > 0) await services.turns.next();
    for (const one of shown.slice(from, from + size)) {
      const { at: _at, ...whole } = judged(one.id);
      entries.push({ ...withRequest(one, services.journal.get(space, one.number)), ...whole });
    }
  }
  return entries;
}

/** One with its messages. Rejects with `ControlRefused` for an unknown one. */
export async function transactionOf(
  services: ControlServices,
  space: Space,
  given: string,
): Promise<TransactionDetail> {
  const id = lowerUuid(given) ?? given;
  const found = await foundIn(services, space, id);
  const [entry] = await withStates(services, space, [...found.values()]);
  if (entry === undefined) throw await missingTransaction(services, space, id, foundIn);
  const { at, ...judged } = (await judgedTransactions(services, space, [id]))(id);
  const exchanges = entry.exchanges.flatMap((number) => services.journal.get(space, number) ?? []);
  const parts = partsOf(services.families);
  const advice = exchanges.flatMap((exchange) => partOf(parts, exchange)?.advice ?? []).at(-1);
  return {
    ...withRequest(entry, exchanges[0]),
    ...judged,
    ...(advice && { advice }),
    exchanges: exchanges.map((exchange) => ({
      ...exchange,
      judged: at[exchange.number] ?? [],
      changes: changesBy(services, space, exchange.number),
    })),
    open: windowsIn(judged.judged),
  };
}

/** What an operation has to do with a transaction. */
interface TransactionPart {
  served: ServedFamily;
  kind: string;
  advice: AdviceKind | undefined;
}

/** The operations that open or close transactions, by interface and operation. */
type TransactionParts = ReadonlyMap<string, TransactionPart>;

const keyOf = (name: string | null, operation: string | null): string =>
  `${String(name)} ${String(operation)}`;

export const partsOf = (families: readonly ServedFamily[]): TransactionParts =>
  new Map(
    families.flatMap((served) =>
      served.family.contracts.flatMap((contract) => partsOfContract(served, contract)),
    ),
  );

const partsOfContract = (
  served: ServedFamily,
  { name, operations }: InterfaceContract,
): [string, TransactionPart][] =>
  operations.flatMap(({ id, transaction: kind, advice }): [string, TransactionPart][] =>
    kind === undefined ? [] : [[keyOf(name, id), { served, kind, advice }]],
  );

/** What an exchange has to do with a transaction; undefined: nothing. */
function partOf(
  parts: TransactionParts,
  exchange: Omit<ExchangeHead, "seq">,
): (TransactionPart & { id: string }) | undefined {
  const part = parts.get(keyOf(exchange.interface, exchange.operation));
  const id = part?.advice === undefined ? exchange.messageId : exchange.requestId;
  return part === undefined || id === null ? undefined : { ...part, id };
}

/** A transaction that was found, with its family. */
interface FoundTransaction extends Omit<
  TransactionEntry,
  "receivedAt" | "state" | "till" | "amount" | "note" | keyof JudgedTransaction
> {
  served: ServedFamily;
}

/** The transactions of a data space, or the one with an id, by their ids; up to the message that is the last now. */
const foundIn = (
  services: ControlServices,
  space: Space,
  id?: string,
): Promise<ReadonlyMap<string, FoundTransaction>> =>
  unbroken(async () => {
    const { journal, turns, families } = services;
    const { epoch } = space;
    const [found, parts] = [new Map<string, FoundTransaction>(), partsOf(families)];
    const { last } = journal.extent(space);
    for (let after = 0; after < last;) {
      const heads = journal.heads(space, { after, upTo: last });
      if (heads.length === 0) break;
      for (const head of heads) collect(found, parts, head, id);
      after = heads.at(-1)?.seq ?? last;
      await turns.next();
      if (space.epoch !== epoch) throw new JournalGone("the data space was reset meanwhile");
    }
    return found;
  });

function collect(
  found: Map<string, FoundTransaction>,
  parts: TransactionParts,
  head: ExchangeHead,
  only?: string,
): void {
  const part = partOf(parts, head);
  if (part === undefined || (only !== undefined && part.id !== only)) return;
  const { seq: number, clock: since } = head;
  const { id, kind, served } = part;
  const known = found.get(id);
  if (known !== undefined) known.exchanges.push(number);
  else
    found.set(id, {
      ...{ number, id, interface: String(head.interface), kind, since },
      exchanges: [number],
      served,
    });
}

/** A transaction in the state that the data space has it in now. */
type StatedTransaction = Omit<FoundTransaction, "served"> & Pick<TransactionEntry, "state">;

/** Transactions with their states, looked up in steps. */
async function withStates(
  { turns }: ControlServices,
  space: Space,
  found: readonly FoundTransaction[],
): Promise<StatedTransaction[]> {
  const entries: StatedTransaction[] = [];
  const size = limits.readingStepExchanges;
  for (let from = 0; from < found.length; from += size) {
    if (from > 0) await turns.next();
    const units = new Map<ServedFamily, UnitOfWork>();
    for (const { served, ...entry } of found.slice(from, from + size)) {
      const unit = units.get(served) ?? served.open(space);
      units.set(served, unit);
      const state = unit.message(entry.id)?.state ?? undefined;
      entries.push({ ...entry, ...(state !== undefined && { state }) });
    }
  }
  return entries;
}

/** A transaction with the till and the amount that its first message names. */
function withRequest(
  { number, id, interface: name, kind, since, ...entry }: StatedTransaction,
  first: Exchange | undefined,
): Omit<TransactionEntry, keyof JudgedTransaction> {
  const { terminal: till, amount } = first === undefined ? {} : knownBy(first);
  return {
    ...{ number, id, interface: name, kind, since },
    ...(first && { receivedAt: first.receivedAt }),
    ...(till !== undefined && { till }),
    ...(amount && { amount }),
    ...(first?.transactionNote && { note: first.transactionNote }),
    ...entry,
  };
}

/** What a query asks for. */
type CheckedQuery = PageQuery & Pick<TransactionQuery, "state" | "interface" | "touchedAfter">;

/** Throws `ControlRefused` for a state or an interface that there is not. */
function checkQuery({ families }: ControlServices, query: TransactionQuery): CheckedQuery {
  const state = query.state?.toUpperCase();
  if (state !== undefined && !isState(state)) throw wrongParameters([noState(state)]);
  const name = query.interface;
  const known = families.flatMap(({ family }) => family.contracts.map((one) => one.name));
  if (name !== undefined && !known.includes(name))
    throw unknownName("interface-unknown", name, known);
  const { touchedAfter } = query;
  return { ...pageOfQuery(query), state, interface: name, touchedAfter };
}

const isState = (given: string): boolean => shownStates.some((state) => state === given);

const noState = (given: string): Mistake => ({
  path: "state",
  text: `must be one of ${shownStates.join(", ")}${orDidYouMean(given, shownStates)}`,
});
