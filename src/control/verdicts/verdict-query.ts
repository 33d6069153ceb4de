import { type Static, Type } from "@sinclair/typebox";
import { limits } from "../../limits/limits";
import { VerdictConfiguration } from "../../conformance/configuration";
import type { BrokenRule, OwedMessage } from "../../conformance/broken-rules";
import type { CheckOutcome } from "../../conformance/rules/obligation";
import type { Verdict } from "../../conformance/verdict";
import type { countedFilters } from "../../journal/message-filter";
import { ownJson } from "../../own-json";

/** A verdict on its way from the thread that makes it. */
export const verdictJson = ownJson<Verdict>();

/** What a verdict says of one transaction. */
export interface JudgedTransaction {
  judged: BrokenRule[];
  missing: OwedMessage[];
  owed: "nothing" | "open" | "overdue";
}

/** What the verdict says of a transaction, and by their numbers of its messages that broke a rule by themselves. */
export interface JudgedSale extends JudgedTransaction {
  at: Partial<Record<number, BrokenRule[]>>;
}

/** A rule that a transaction breaks, with the messages that show it. */
export interface RuleEvidence extends Pick<BrokenRule, "rule" | "outcome"> {
  /** Numbers of the messages of which the verdict speaks, and of those among them that broke the rule. */
  cited: number[];
  blamed: number[];
}

/** A page of the messages: their numbers, and what the verdict says of those of which it says something. */
export interface JudgedPage {
  numbers: number[];
  judged: Partial<Record<number, readonly BrokenRule[]>>;
  /** Of advices and repeated requests: what is known of the sale by the request that came first. */
  sales: Partial<Record<number, SaleOfVerdict>>;
  /** Of those whose sales have come to another state since. */
  later: Partial<Record<number, LaterState>>;
}

/** A state that a sale came to, and by which message. */
export interface LaterState {
  number: number;
  state: string;
}

/** The till and the amount of a sale. */
export interface SaleOfVerdict {
  till?: string;
  amount?: { amount: number; currency: string };
}

/** A filter of messages; `now`: what its times are counted from, in epoch milliseconds. */
interface JudgedFilter {
  filter: string;
  /** Of the days of the filter; absent: UTC. */
  zone?: string;
  now: number;
}

/** Which messages are on a page. */
export interface JudgedPageQuery extends JudgedFilter {
  after: number;
  /** Absent: all that are above it. */
  before?: number;
  limit: number;
  newest: boolean;
}

/** How many messages each filter finds that is counted. */
export type FilterCounts = Record<"messages" | keyof typeof countedFilters, number>;

/** Which part of a session is pictured; times are in epoch milliseconds. */
export interface SessionPart extends JudgedFilter {
  since: number;
  /** Absent: up to the last message, and what is owed beyond it. */
  until?: number;
  /** The operations that open transactions and those that close them, each after the name of its interface. */
  opening: readonly string[];
  closing: readonly string[];
}

/** A sale in the picture of a session. Times are those of arrival, RFC 3339. */
export interface PicturedSale {
  id: string;
  interface: string;
  from: string;
  until: string;
  /** The state that its messages came to; else the status, or how the last one ended without one. */
  outcome: string;
  /** The worst rule that it breaks, and how; absent: none. */
  rule?: string;
  broken?: "fail" | "warn";
}

/** Sales of a till that began in a span of time. */
export interface SessionBar {
  from: string;
  until: string;
  sales: number;
  /** Of these: how many fail a rule; of the others, how many are warned, then owe something, then were refused. */
  failed: number;
  warned: number;
  open: number;
  refused: number;
}

/** Strikes of a fault close together. */
export interface StrikeMark {
  at: string;
  /** The last strike; absent: there is one. */
  until?: string;
  text: string;
  /** Absent: one. */
  count?: number;
  /** Number of the first message that it struck. */
  message: number;
}

/** Something that was owed of a transaction: until when it was in time, and when it came, or was over. */
export interface SessionWindow {
  id: string;
  rule: string;
  due: string;
  until: string;
  outcome: "open" | "met" | "failed";
}

/** How much of a session its picture leaves out; absent members: nothing. */
interface SessionMore {
  tills?: number;
  /** Of these tills. */
  sales?: number;
  marks?: number;
  windows?: number;
}

/** A session as the thread that judges pictures it. */
export interface SessionPicture {
  /** By the names of their tills; the one without a till last. `bars` stand for sales where there are too many. */
  lanes: { till?: string; sales: PicturedSale[]; bars?: SessionBar[] }[];
  marks: StrikeMark[];
  windows: SessionWindow[];
  more: SessionMore;
}

/** What is wanted of a verdict in place of the whole. */
export type VerdictExcerpt =
  | { transactions: readonly string[] }
  | { evidenceOf: string }
  | { run: true }
  | { page: JudgedPageQuery }
  | { found: JudgedFilter }
  | { countedAt: number }
  | { session: SessionPart };

/** What a run keeps of a verdict and its journal. */
export interface RunFacts {
  verdict: Verdict["result"];
  ruleSet: string;
  /** Arrival of the first and the last message, RFC 3339. */
  from: string;
  until: string;
  messages: number;
  trimmed: number;
  /** Of the interfaces at which there were messages. */
  rules: {
    id: string;
    interface: string;
    level: "must" | "should" | "note";
    sentence: string;
    outcome: CheckOutcome;
    /** What was seen where it was not kept. */
    text?: string;
  }[];
  operations: { interface: string; operation: string; messages: number }[];
  faults: { text: string; struck: number }[];
  problems: string[];
}

/**
 * Excerpts on their way: of transactions by their ids, of what shows that one breaks rules, what a run keeps, a page,
 * the numbers of messages, counts.
 */
export const transactionsJson = ownJson<Partial<Record<string, JudgedSale>>>();
export const runFactsJson = ownJson<RunFacts>();
export const evidenceJson = ownJson<RuleEvidence[]>();
export const pageJson = ownJson<JudgedPage>();
export const numbersJson = ownJson<number[]>();
export const countsJson = ownJson<FilterCounts>();
export const sessionJson = ownJson<SessionPicture>();

/** The media types of a verdict, by its formats. */
export const verdictTypes = {
  json: "application/json; charset=utf-8",
  html: "text/html; charset=utf-8",
  junit: "application/xml; charset=utf-8",
  markdown: "text/markdown; charset=utf-8",
} as const;

/** In what form a verdict is wanted: as data, as a page, as a JUnit report, or as a summary in Markdown. */
export type VerdictFormat = keyof typeof verdictTypes;

/** How a verdict is asked for. */
export const VerdictQuery = Type.Object(
  {
    /** Only the messages of these interfaces. */
    interfaces: Type.Optional(
      Type.Array(Type.String({ maxLength: limits.nameLength }), {
        maxItems: limits.namedInterfaces,
      }),
    ),
    /** A broken `should` fails too. */
    strict: Type.Optional(Type.Boolean()),
    /** False: without the checks that passed, and the rules that have no others. */
    passing: Type.Optional(Type.Boolean()),
    ...Type.Partial(VerdictConfiguration).properties,
  },
  { additionalProperties: false },
);
export type VerdictQuery = Static<typeof VerdictQuery>;
