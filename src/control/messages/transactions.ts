import { type Static, Type } from "@sinclair/typebox";
import { knownBy } from "../../conformance/evidence";
import type { Mistake } from "../../mistake";
import type { AdviceKind, InterfaceContract } from "../../contract/operation";
import { lowerUuid } from "../../contract/values/uuid";
import { type Exchange, exchangeJson } from "../../journal/exchange";
import { shownStates } from "../../lifecycle/state";
import { limits } from "../../limits/limits";
import { orDidYouMean } from "../../nearest-name";
import type { Space, UnitOfWork } from "../../store";
import type { ControlServices } from "../services";
import type { ServedFamily } from "../../simulator/core";
import {
  type PageQuery,
  exchangeSteps,
  journalHead,
  page,
  pageOf,
  pageOfQuery,
} from "./message-query";
import { Transaction, Transactions, UnmatchedModel } from "../declare/models";
import { operation } from "../operation";
import { ControlRefused, unknownName, wrongParameters } from "../declare/refusals";
import { type ShownChange, changesBy } from "../data/entity-history";
import type { JudgedCheck } from "../../conformance/verdict";
import { verdictJson } from "../verdicts/verdict-query";

type Owed = Static<typeof Transactions>["transactions"][number]["owed"];

/** Something that the POS still owes, or may still do. */
type OpenWindow = Static<typeof Transaction>["open"][number];

/** A rule that a transaction breaks, or has not kept yet. */
type JudgedRule = Static<typeof Transaction>["judged"][number];

/** The same, and whether it is broken since what was due never came. */
interface TransactionRule extends JudgedRule {
  isOverdue: boolean;
}

/** What the rules of the verdict say about transactions, by their ids, judged by these exchanges alone. */
async function judgedTransactions(
  services: ControlServices,
  space: Space,
  isJudged: (number: number) => boolean,
): Promise<ReadonlyMap<string, readonly TransactionRule[]>> {
  const text = await services.judgeThread.judge(linesOf(services, space, isJudged), {});
  const { rules } = verdictJson.read(Buffer.from(text).toString());
  const found = new Map<string, TransactionRule[]>();
  for (const { id: rule, sentence, checks } of rules)
    for (const check of checks) {
      const judged = judgedBy(check);
      if (judged === undefined) continue;
      const known = found.get(check.subject) ?? [];
      found.set(check.subject, [...known, { rule, sentence, text: check.text, ...judged }]);
    }
  return found;
}

async function* linesOf(
  services: ControlServices,
  space: Space,
  isJudged: (number: number) => boolean,
): AsyncGenerator<string[]> {
  yield [JSON.stringify(journalHead(services, space))];
  for await (const step of exchangeSteps(services, space))
    yield step.filter(({ number }) => isJudged(number)).map(({ text }) => text);
}

/** What a check says; undefined: the rule was kept, or nothing is known. */
function judgedBy({
  outcome,
  openUntil,
  overdueSince,
}: JudgedCheck): Pick<TransactionRule, "outcome" | "due" | "isOverdue"> | undefined {
  if (openUntil !== undefined) return { outcome: "open", ...dueAt(openUntil), isOverdue: false };
  if (outcome === "consequence" && overdueSince !== undefined)
    return { outcome: "fail", ...dueAt(overdueSince), isOverdue: true };
  if (outcome !== "fail" && outcome !== "warn") return undefined;
  return {
    outcome,
    ...(overdueSince !== undefined && dueAt(overdueSince)),
    isOverdue: overdueSince !== undefined,
  };
}

const dueAt = (at: number): { due: string } => ({ due: new Date(at).toISOString() });

/** Whether the POS owes something for a transaction. */
function owedBy(judged: readonly TransactionRule[] = []): Owed {
  if (judged.some(({ isOverdue }) => isOverdue)) return "overdue";
  return judged.some(({ outcome }) => outcome === "open") ? "open" : "nothing";
}

/** What is still open about a transaction. */
const windowsIn = (judged: readonly TransactionRule[]): OpenWindow[] =>
  judged.flatMap(({ rule, sentence, text, outcome, due: until }) =>
    outcome === "open" && until !== undefined ? [{ rule, sentence, text, until }] : [],
  );

export type TransactionList = Static<typeof Transactions>;
export type TransactionEntry = TransactionList["transactions"][number];

/** Which transactions are asked for. */
export interface TransactionQuery {
  /** Only those in this state. */
  state?: string | undefined;
  /** Only those of this interface. */
  interface?: string | undefined;
  /** Only those whose first message has a number above this one. */
  after?: number;
  /** Only those whose first message has a number below this one. */
  before?: number;
  /** At most so many. */
  limit?: number;
  /** The newest `limit` instead of the oldest. */
  newest?: boolean;
}

/** An exchange with what it did to entities. */
interface ExchangeWithChanges extends Exchange {
  changes: ShownChange[];
}

/** A transaction with its messages. */
export interface TransactionDetail extends Omit<TransactionEntry, "exchanges"> {
  /** Which of its advices came last, if any. */
  advice?: AdviceKind;
  exchanges: ExchangeWithChanges[];
  /** The rules of the verdict that it breaks, or has not kept yet. */
  judged: JudgedRule[];
  /** What is still open by the rules of the verdict. */
  open: OpenWindow[];
}

const TransactionsQuery = Type.Object({
  ...page,
  state: Type.Optional(Type.String()),
  interface: Type.Optional(Type.String()),
});

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
    answer: Type.Unsafe<TransactionDetail>(Transaction),
    refusals: ["transaction-unknown", "reads-too-many"],
    handle: ({ core, space, params: { id } }) =>
      core.reads.alone(space, () => core.reads.amongFew(() => transactionOf(core, space, id))),
  }),
  unmatched: operation("GET /unmatched", {
    summary: "Requests that reached no operation",
    tag: "Messages",
    roles: ["tester", "operator"],
    answer: UnmatchedModel,
    handle: ({ core, space, caller }) => core.unmatched.list(space, caller.isOperator),
  }),
};

async function transactionsOf(
  services: ControlServices,
  space: Space,
  given: TransactionQuery,
): Promise<TransactionList> {
  const { state, ...query } = checkQuery(services, given);
  const found: FoundTransactions = new Map();
  const parts = partsOf(services.families);
  for await (const exchange of exchangesOf(services, space)) collect(found, parts, exchange);
  const fitting = [...found.values()]
    .filter(({ number }) => number > query.after && number < query.before)
    .filter((one) => query.interface === undefined || one.interface === query.interface);
  // Only where a state is asked for are the states of all of them looked up.
  const entries = await entriesOf(
    services,
    space,
    state === undefined ? pageOf(fitting, query) : fitting,
  );
  const inState = entries.filter((entry) => state === undefined || entry.state === state);
  const shown = pageOf(inState, query);
  const numbers = new Set(shown.flatMap(({ exchanges }) => exchanges));
  if (numbers.size === 0) return { transactions: [] };
  const judged = await judgedTransactions(services, space, (number) => numbers.has(number));
  return {
    transactions: shown.map((entry) => ({ ...entry, owed: owedBy(judged.get(entry.id)) })),
  };
}

async function transactionOf(
  services: ControlServices,
  space: Space,
  given: string,
): Promise<TransactionDetail> {
  const id = lowerUuid(given) ?? "";
  const found: FoundTransactions = new Map();
  const parts = partsOf(services.families);
  const exchanges: Exchange[] = [];
  for await (const exchange of exchangesOf(services, space)) {
    if (partOf(parts, exchange)?.id !== id) continue;
    collect(found, parts, exchange);
    exchanges.push(exchange);
  }
  const [entry] = await entriesOf(services, space, [...found.values()]);
  if (entry === undefined) throw new ControlRefused("transaction-unknown", { id: given });
  const advice = exchanges.flatMap((exchange) => partOf(parts, exchange)?.advice ?? []).at(-1);
  const judgedById = await judgedTransactions(services, space, () => true);
  const judged = judgedById.get(id) ?? [];
  return {
    ...entry,
    owed: owedBy(judged),
    ...(advice && { advice }),
    exchanges: exchanges.map((exchange) => ({
      ...exchange,
      changes: changesBy(services, space, exchange.number),
    })),
    judged: judged.map(({ isOverdue: _isOverdue, ...one }) => one),
    open: windowsIn(judged),
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

const partsOf = (families: readonly ServedFamily[]): TransactionParts =>
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
  exchange: Exchange,
): (TransactionPart & { id: string }) | undefined {
  const part = parts.get(keyOf(exchange.interface, exchange.operation));
  const id = part?.advice === undefined ? exchange.messageId : exchange.requestId;
  return part === undefined || id === null ? undefined : { ...part, id };
}

/** The transactions that were found so far, each with its family. */
type FoundTransactions = Map<string, FoundTransaction>;

interface FoundTransaction extends Omit<TransactionEntry, "state" | "owed"> {
  served: ServedFamily;
}

function collect(found: FoundTransactions, parts: TransactionParts, exchange: Exchange): void {
  const part = partOf(parts, exchange);
  if (part === undefined) return;
  const { number, clock: since } = exchange;
  const { id, kind, served } = part;
  const known = found.get(id);
  if (known !== undefined) known.exchanges.push(number);
  else {
    const { terminal: till, amount } = knownBy(exchange);
    const entry = {
      ...{ number, id, interface: String(exchange.interface), kind, since },
      ...(till !== undefined && { till }),
      ...(amount && { amount }),
    };
    found.set(id, { ...entry, exchanges: [number], served });
  }
}

/** Transactions in the states that the data space has them in now, looked up in steps. */
async function entriesOf(
  { turns }: ControlServices,
  space: Space,
  found: readonly FoundTransaction[],
): Promise<Omit<TransactionEntry, "owed">[]> {
  const entries: Omit<TransactionEntry, "owed">[] = [];
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

/** The exchanges of a data space, up to the one that is the last now, read in steps. */
async function* exchangesOf(services: ControlServices, space: Space): AsyncGenerator<Exchange> {
  for await (const step of exchangeSteps(services, space))
    for (const { text } of step) yield exchangeJson.read(text);
}

/** What a query asks for. */
type CheckedQuery = PageQuery & Pick<TransactionQuery, "state" | "interface">;

/** Throws `ControlRefused` for a state or an interface that there is not. */
function checkQuery({ families }: ControlServices, query: TransactionQuery): CheckedQuery {
  const state = query.state?.toUpperCase();
  if (state !== undefined && !isState(state)) throw wrongParameters([noState(state)]);
  const name = query.interface;
  const known = families.flatMap(({ family }) => family.contracts.map((one) => one.name));
  if (name !== undefined && !known.includes(name))
    throw unknownName("interface-unknown", name, known);
  return { ...pageOfQuery(query), state, interface: name };
}

const isState = (given: string): boolean => shownStates.some((state) => state === given);

const noState = (given: string): Mistake => ({
  path: "state",
  text: `must be one of ${shownStates.join(", ")}${orDidYouMean(given, shownStates)}`,
});
