import { type FoundBroken, lookUpBroken } from "../../conformance/broken-rules";
import type { JournalFile } from "../../conformance/journal-file";
import type { RuleVerdict, Verdict } from "../../conformance/verdict";
import type { Exchange } from "../../journal/exchange";
import { type FilteredExchange, countedFilters, messageFilter } from "../../journal/message-filter";
import { namesOf, recordOf } from "../../record";
import { pageOf } from "../messages/message-query";
import {
  type FilterCounts,
  type JudgedPage,
  type JudgedPageQuery,
  type JudgedTransaction,
  type VerdictExcerpt,
  countsJson,
  pageJson,
  transactionsJson,
} from "./verdict-query";

/** What is wanted of a verdict, as text. */
export function excerptText(
  excerpt: VerdictExcerpt,
  { rules }: Verdict,
  { exchanges }: JournalFile,
): string {
  const judged = judgedJournal(rules, exchanges);
  if ("transactions" in excerpt)
    return transactionsJson.write(
      Object.fromEntries(
        excerpt.transactions.map((id) => [id, judgedTransaction(judged.found, id)]),
      ),
    );
  return "page" in excerpt
    ? pageJson.write(judgedPage(judged, excerpt.page))
    : countsJson.write(countsOf(judged, excerpt.countedAt));
}

/** A journal with what the verdict on it says. */
interface JudgedJournal {
  found: FoundBroken;
  /** Its messages as filters see them. */
  exchanges: readonly JudgedMessage[];
}

type JudgedMessage = FilteredExchange & Pick<Exchange, "number">;

const judgedByRules = new WeakMap<readonly RuleVerdict[], JudgedJournal>();

/** Made once for a verdict, of which many ask. */
function judgedJournal(
  rules: readonly RuleVerdict[],
  exchanges: readonly Exchange[],
): JudgedJournal {
  const before = judgedByRules.get(rules);
  if (before !== undefined) return before;
  const byNumber = new Map(exchanges.map((exchange) => [exchange.number, exchange]));
  const found = lookUpBroken(rules, (number) => byNumber.get(number));
  const judged = {
    found,
    exchanges: exchanges.map((exchange): JudgedMessage => {
      const says = found.at(exchange.number);
      return says.length === 0 ? exchange : { ...exchange, judged: says };
    }),
  };
  judgedByRules.set(rules, judged);
  return judged;
}

function judgedTransaction({ of }: FoundBroken, id: string): JudgedTransaction {
  const findings = of(id);
  const isOpen = findings.some(({ says }) => says.outcome === "open");
  return {
    judged: findings.map(({ says }) => says),
    missing: findings.flatMap(({ missing }) => missing ?? []),
    owed: findings.some(({ isOverdue }) => isOverdue) ? "overdue" : isOpen ? "open" : "nothing",
  };
}

/** The messages of a page. */
function judgedPage(
  { found, exchanges }: JudgedJournal,
  { after, before = Infinity, filter, now, ...page }: JudgedPageQuery,
): JudgedPage {
  const holds = messageFilter(filter, now);
  const fitting = exchanges.filter(
    (exchange) => exchange.number > after && exchange.number < before && holds(exchange),
  );
  const numbers = pageOf(fitting, page).map(({ number }) => number);
  const judged: JudgedPage["judged"] = {};
  for (const number of numbers) {
    const says = found.at(number);
    if (says.length > 0) judged[number] = says;
  }
  return { numbers, judged };
}

const countsOf = ({ exchanges }: JudgedJournal, now: number): FilterCounts => ({
  messages: exchanges.length,
  ...recordOf(namesOf(countedFilters), (name) => {
    const holds = messageFilter(countedFilters[name], now);
    return exchanges.reduce((count, exchange) => count + (holds(exchange) ? 1 : 0), 0);
  }),
});
