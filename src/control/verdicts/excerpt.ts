import { type FoundBroken, lookUpBroken, owedIn } from "../../conformance/broken-rules";
import { knownBy } from "../../conformance/judged-rule";
import type { JournalFile } from "../../conformance/journal-file";
import type { RuleVerdict, Verdict } from "../../conformance/verdict";
import { type Exchange, latestStates, statedBy } from "../../journal/exchange";
import { explainFault } from "../../scenario/faults";
import {
  foundIn,
  type FilteredExchange,
  countedFilters,
  messageFilter,
  readFilter,
} from "../../journal/message-filter";
import { namesOf, recordOf } from "../../record";
import { pageOf } from "../messages/message-query";
import { metWindows } from "./kept-journal";
import { pictureOf } from "./session-picture";
import {
  type FilterCounts,
  type JudgedPage,
  type JudgedPageQuery,
  type JudgedSale,
  type LaterState,
  type RunFacts,
  type SaleOfVerdict,
  type VerdictExcerpt,
  countsJson,
  evidenceJson,
  numbersJson,
  pageJson,
  runFactsJson,
  sessionJson,
  transactionsJson,
} from "./verdict-query";

/** What is wanted of a verdict, as text. */
export function excerptText(
  excerpt: VerdictExcerpt,
  verdict: Verdict,
  { exchanges }: JournalFile,
): string {
  const { rules } = verdict;
  if ("run" in excerpt) return runFactsJson.write(runFacts(verdict, exchanges));
  const judged = judgedJournal(rules, exchanges);
  if ("transactions" in excerpt)
    return transactionsJson.write(
      Object.fromEntries(
        excerpt.transactions.map((id) => [id, judgedTransaction(judged.found, id)]),
      ),
    );
  if ("evidenceOf" in excerpt)
    return evidenceJson.write(
      judged.found.of(excerpt.evidenceOf).map(({ says: { rule, outcome }, cited, blamed }) => ({
        ...{ rule, outcome, cited, blamed },
      })),
    );
  if ("session" in excerpt)
    return sessionJson.write(
      pictureOf({ ...judged, journal: exchanges, met: metWindows(rules) }, excerpt.session),
    );
  if ("found" in excerpt)
    return numbersJson.write(fittingIn(judged, excerpt.found).map(({ number }) => number));
  return "page" in excerpt
    ? pageJson.write(judgedPage(judged, excerpt.page))
    : countsJson.write(countsOf(judged, excerpt.countedAt));
}

/** A journal with what the verdict on it says. */
interface JudgedJournal {
  found: FoundBroken;
  /** Its messages as filters see them. */
  exchanges: readonly JudgedMessage[];
  /** The first request with an id, by that id. */
  requests: ReadonlyMap<string, Exchange>;
  /** Which state each sale came to, and by which message. */
  states: ReturnType<typeof latestStates>;
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
    requests: requestsIn(exchanges),
    states: latestStates(exchanges.flatMap(statedBy)),
  };
  judgedByRules.set(rules, judged);
  return judged;
}

function requestsIn(exchanges: readonly Exchange[]): Map<string, Exchange> {
  const requests = new Map<string, Exchange>();
  for (const exchange of exchanges) {
    const { messageId, requestId } = exchange;
    if (messageId !== null && requestId === null && !requests.has(messageId))
      requests.set(messageId, exchange);
  }
  return requests;
}

/** What an advice or a repeated request is about, by the request that came first; undefined: it is not known. */
function saleOf(
  requests: JudgedJournal["requests"],
  { requestId, messageId, number }: JudgedMessage,
): SaleOfVerdict | undefined {
  const request = requests.get(requestId ?? messageId ?? "");
  if (request === undefined || request.number === number) return undefined;
  const { terminal: till, amount } = knownBy(request);
  return { ...(till !== undefined && { till }), ...(amount && { amount }) };
}

/** The state that the sale of a message came to since, where it is another one. */
function laterState(
  states: JudgedJournal["states"],
  exchange: JudgedMessage,
): LaterState | undefined {
  const [own] = statedBy(exchange);
  const latest = own && states.get(own.sale);
  if (latest === undefined || latest.state === own?.state) return undefined;
  return { number: latest.number, state: latest.state };
}

function judgedTransaction({ of, at }: FoundBroken, id: string): JudgedSale {
  const findings = of(id);
  const blamed = new Set(findings.flatMap((finding) => finding.blamed));
  const isOpen = findings.some(({ says }) => says.outcome === "open");
  return {
    judged: findings.map(({ says }) => says),
    missing: owedIn(findings),
    at: Object.fromEntries([...blamed].map((number) => [number, at(number)])),
    owed: findings.some(({ isOverdue }) => isOverdue) ? "overdue" : isOpen ? "open" : "nothing",
  };
}

const fittingIn = (
  { exchanges }: JudgedJournal,
  { filter, now, zone }: Pick<JudgedPageQuery, "filter" | "now" | "zone">,
): JudgedMessage[] => foundIn(exchanges, readFilter(filter, { now, zone }));

/** The messages of a page. */
function judgedPage(
  journal: JudgedJournal,
  { after, before = Infinity, limit, newest, ...filter }: JudgedPageQuery,
): JudgedPage {
  const { found, requests, states } = journal;
  const fitting = fittingIn(journal, filter).filter(
    ({ number }) => number > after && number < before,
  );
  const shown = pageOf(fitting, { limit, newest });
  const page: JudgedPage = { numbers: [], judged: {}, sales: {}, later: {} };
  for (const exchange of shown) {
    const { number } = exchange;
    const [says, sale] = [found.at(number), saleOf(requests, exchange)];
    const later = laterState(states, exchange);
    page.numbers.push(number);
    if (says.length > 0) page.judged[number] = says;
    if (sale !== undefined) page.sales[number] = sale;
    if (later !== undefined) page.later[number] = later;
  }
  return page;
}

const countsOf = ({ exchanges }: JudgedJournal, now: number): FilterCounts => ({
  messages: exchanges.length,
  ...recordOf(namesOf(countedFilters), (name) => {
    const holds = messageFilter(countedFilters[name], now);
    return exchanges.reduce((count, exchange) => count + (holds(exchange) ? 1 : 0), 0);
  }),
});

/** What a run keeps of a verdict and its journal. */
function runFacts(
  { result, ruleSet, rules, problems, observed }: Verdict,
  exchanges: readonly Exchange[],
): RunFacts {
  const own = exchanges.filter(
    ({ direction, outcome, interface: name }) =>
      direction === undefined && outcome !== "discarded" && name !== null,
  );
  const messages = countedBy(own, (one) => JSON.stringify([one.interface, one.operation]));
  const struck = countedBy(
    own.flatMap(({ operation, strikes }) =>
      strikes.map(({ fault, text }) =>
        fault === undefined ? text : `${operation ?? ""}: ${explainFault(fault)}`,
      ),
    ),
    (text) => text,
  );
  return {
    ...{ verdict: result, ruleSet, problems },
    from: own[0]?.receivedAt ?? observed.until,
    until: own.at(-1)?.receivedAt ?? observed.until,
    messages: own.length,
    trimmed: observed.trimmed,
    rules: rules.map(({ checks, ...rule }) => ruleFacts(rule, checks)),
    operations: messages.map(([[one], count]) => ({
      ...{ interface: one.interface ?? "", operation: one.operation ?? "", messages: count },
    })),
    faults: struck.map(([[text], count]) => ({ text, struck: count })),
  };
}

function ruleFacts(
  { id, interface: name, level, sentence, outcome }: Omit<RuleVerdict, "checks">,
  checks: RuleVerdict["checks"],
): RunFacts["rules"][number] {
  const text = checks.find((check) => check.outcome === outcome)?.text;
  const isKept = outcome === "pass" || outcome === "not-applicable";
  return {
    ...{ id, interface: name, level, sentence, outcome },
    ...(!isKept && text !== undefined && { text }),
  };
}

/** Things that are alike, and how many there are, in the order in which they came. */
function countedBy<T>(
  things: readonly T[],
  keyOf: (thing: T) => string,
): [alike: [T, ...T[]], count: number][] {
  const groups = new Map<string, [T, ...T[]]>();
  for (const thing of things) {
    const group = groups.get(keyOf(thing));
    if (group === undefined) groups.set(keyOf(thing), [thing]);
    else group.push(thing);
  }
  return [...groups.values()].map((group) => [group, group.length]);
}
