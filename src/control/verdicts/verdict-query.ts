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
  /** Of advices: what is known of the sale by its request. */
  sales: Partial<Record<number, SaleOfVerdict>>;
}

/** The till and the amount of a sale. */
export interface SaleOfVerdict {
  till?: string;
  amount?: { amount: number; currency: string };
}

/** Which messages are on a page; `now`: what the times of the filter are counted from, in epoch milliseconds. */
export interface JudgedPageQuery {
  after: number;
  /** Absent: all that are above it. */
  before?: number;
  limit: number;
  newest: boolean;
  filter: string;
  /** Of the days of the filter; absent: UTC. */
  zone?: string;
  now: number;
}

/** How many messages each filter finds that is counted. */
export type FilterCounts = Record<"messages" | keyof typeof countedFilters, number>;

/** What is wanted of a verdict in place of the whole. */
export type VerdictExcerpt =
  | { transactions: readonly string[] }
  | { evidenceOf: string }
  | { run: true }
  | { page: JudgedPageQuery }
  | { countedAt: number };

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
 * counts.
 */
export const transactionsJson = ownJson<Partial<Record<string, JudgedTransaction>>>();
export const runFactsJson = ownJson<RunFacts>();
export const evidenceJson = ownJson<RuleEvidence[]>();
export const pageJson = ownJson<JudgedPage>();
export const countsJson = ownJson<FilterCounts>();

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
