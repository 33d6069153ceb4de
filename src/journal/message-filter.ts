import { limits } from "../limits/limits";
import { millisecondsOf } from "../scenario/duration";
import { type Exchange, type Undefinable, exchangeOutcomes } from "./exchange";

/** As much of an exchange as filters look at. */
export interface FilteredExchange extends Undefinable<
  Pick<
    Exchange,
    | "receivedAt"
    | "interface"
    | "operation"
    | "path"
    | "messageId"
    | "requestId"
    | "status"
    | "outcome"
    | "request"
    | "answer"
    | "made"
    | "stateBefore"
    | "stateAfter"
    | "strikes"
    | "findings"
  >
> {
  /** The texts of which the rest is parsed when it is looked at: words that are not in them are not in the rest. */
  readonly unparsed?: string;
  /** What the verdict says of it; absent: nobody asked. */
  readonly judged?: readonly FilteredRule[];
}

/** As much of a rule that a message breaks, or has not kept yet, as filters look at. */
interface FilteredRule {
  rule: string;
  outcome: "fail" | "warn" | "open";
  /** When the time for what is owed is over; absent: it is broken by what came. */
  failsAt?: string;
}

/** Whether an exchange is among those that are asked for. */
export type MessageFilter = (exchange: FilteredExchange) => boolean;

/** What is wrong with a filter, in words for whoever wrote it. */
export class FilterRefused extends Error {
  static {
    this.prototype.name = "FilterRefused";
  }
}

/** Makes the test of one term from its value; `now` (epoch milliseconds) is what times are counted from. */
type Key = (value: string, now: number) => MessageFilter;

/** A value that asks only whether there is a fault, or a finding. */
const anyValue = "any";

const isSameText = (one: unknown, other: string): boolean =>
  typeof one === "string" && one.toLowerCase() === other.toLowerCase();

const contains = (text: string, part: string): boolean =>
  text.toLowerCase().includes(part.toLowerCase());

/** Characters that JSON writes around words, or otherwise than they are. */
const structure = /["\\[\]{},]/;

type RuleTest = (rule: FilteredRule) => boolean;

const brokenOutcomes: Readonly<Record<string, RuleTest>> = {
  any: ({ outcome }) => outcome !== "open",
  fail: ({ outcome }) => outcome === "fail",
  warn: ({ outcome }) => outcome === "warn",
};

const owedOutcomes: Readonly<Record<string, RuleTest>> = {
  any: ({ failsAt }) => failsAt !== undefined,
  open: ({ outcome }) => outcome === "open",
  overdue: ({ outcome, failsAt }) => outcome !== "open" && failsAt !== undefined,
};

const keys = {
  interface: (value) => (exchange) => isSameText(exchange.interface, value),
  operation: (value) => (exchange) => isSameText(exchange.operation, value),
  id: (value) => {
    const begin = value.toLowerCase();
    return ({ messageId, requestId }) =>
      messageId?.startsWith(begin) === true || requestId?.startsWith(begin) === true;
  },
  status: statusTest,
  state:
    (value) =>
    ({ stateBefore, stateAfter }) =>
      isSameText(stateBefore, value) || isSameText(stateAfter, value),
  fault: (value) => (exchange) =>
    exchange.strikes.some(
      ({ source, text }) => value === anyValue || contains(source, value) || contains(text, value),
    ),
  finding: (value) => (exchange) =>
    exchange.findings.some(
      ({ code, field = "" }) =>
        value === anyValue || isSameText(code, value) || contains(field, value),
    ),
  rule: (value) => ruleTest(({ rule }) => isSameText(rule, value)),
  broken: (value) => ruleTest(chosen("broken", value, brokenOutcomes)),
  owed: (value) => ruleTest(chosen("owed", value, owedOutcomes)),
  text: (value) => {
    const isPlain = !structure.test(value);
    return (exchange) =>
      !(isPlain && exchange.unparsed !== undefined && !contains(exchange.unparsed, value)) &&
      contains(searchable(exchange), value);
  },
  since: (value, now) => {
    const from = timeOf("since", value, now);
    return ({ receivedAt }) => Date.parse(receivedAt) >= from;
  },
  until: (value, now) => {
    const to = timeOf("until", value, now);
    return ({ receivedAt }) => Date.parse(receivedAt) <= to;
  },
} satisfies Record<string, Key>;

/** Holds for an exchange of which the verdict says something that passes the test. */
function ruleTest(test: RuleTest): MessageFilter {
  return ({ judged }) => judged?.some(test) === true;
}

function chosen(key: string, value: string, tests: Readonly<Record<string, RuleTest>>): RuleTest {
  const test = Object.hasOwn(tests, value.toLowerCase()) ? tests[value.toLowerCase()] : undefined;
  if (test !== undefined) return test;
  throw new FilterRefused(`${key}:${value} is not one of ${Object.keys(tests).join(", ")}.`);
}

/** A name before the colon of a term. */
export type FilterKey = keyof typeof keys;

/** The names before the colon of a term. */
export const filterKeys = Object.keys(keys) as FilterKey[];

const isKey = (name: string): name is FilterKey => Object.hasOwn(keys, name);

/** A term: `key:value`, a value with blanks in double quotes, `-` in front of it to exclude. */
const term = /(-?)(\w+):(?:"([^"]*)"|((?!")\S+))(?=\s|$)/y;

/** The keys that only a verdict answers. */
const judgedKeys: readonly FilterKey[] = ["rule", "broken", "owed"];

/** A term of a filter. */
interface FilterTerm {
  key: FilterKey;
  value: string;
  isExcluding: boolean;
}

/** Whether a filter asks what the verdict says of messages. Throws `FilterRefused` where it is none. */
export const asksVerdict = (text: string): boolean =>
  termsOf(text).some(({ key }) => judgedKeys.includes(key));

/**
 * Reads a filter: terms `key:value`, separated by blanks, of which all must hold; `-key:value` excludes. An empty one
 * holds for every exchange. Throws `FilterRefused`.
 */
export function messageFilter(text: string, now: number): MessageFilter {
  const tests = termsOf(text).map(({ key, value, isExcluding }): MessageFilter => {
    const holds = keys[key](value, now);
    return isExcluding ? (exchange) => !holds(exchange) : holds;
  });
  return (exchange) => tests.every((holds) => holds(exchange));
}

function termsOf(text: string): FilterTerm[] {
  if (text.length > limits.filterCharacters)
    throw new FilterRefused(`A filter has at most ${limits.filterCharacters} characters.`);
  const terms: FilterTerm[] = [];
  for (let rest = text.trimStart(); rest !== "";) {
    term.lastIndex = 0;
    const found = term.exec(rest);
    if (found === null) throw new FilterRefused(notATerm(rest));
    const [whole, minus, key = "", quoted, plain = ""] = found;
    if (!isKey(key))
      throw new FilterRefused(`${key} is not a key of a filter; known: ${filterKeys.join(", ")}.`);
    terms.push({ key, value: quoted ?? plain, isExcluding: minus === "-" });
    rest = rest.slice(whole.length).trimStart();
  }
  return terms;
}

/** The filters whose messages are counted beside a list, by what they are called. */
export const countedFilters = {
  broken: "broken:any",
  refused: "status:4xx",
  notSent: "status:silent",
  open: "owed:open",
  notes: "finding:any",
} as const;

const notATerm = (rest: string): string =>
  `${rest.split(/\s/, 1)[0] ?? ""} is not a term of a filter: write key:value, such as status:504 or text:"two words".`;

/** A status (504), a class of them (5xx), or how the exchange ended (silent). */
function statusTest(value: string): MessageFilter {
  if (/^[1-5]xx$/i.test(value)) return ({ status }) => String(status).startsWith(value.slice(0, 1));
  if (/^[1-5]\d\d$/.test(value)) return ({ status }) => String(status) === value;
  if (exchangeOutcomes.some((outcome) => isSameText(outcome, value)))
    return ({ outcome }) => isSameText(outcome, value);
  throw new FilterRefused(
    `status:${value} is neither a status (504), nor a class (5xx), nor one of ${exchangeOutcomes.join(", ")}.`,
  );
}

/** Where `text` looks: path, bodies, faults and findings. */
const searchable = ({ path, request, answer, made, strikes, findings }: FilteredExchange): string =>
  JSON.stringify([path, request, answer, made, strikes, findings]);

/** An RFC 3339 time, or so long ago (`90s`, `10m`, `2h`), in epoch milliseconds. */
function timeOf(key: FilterKey, value: string, now: number): number {
  const ago = millisecondsOf(value);
  if (ago !== undefined) return now - ago;
  const time = /^\d{4}-\d\d-\d\dT/.test(value) ? Date.parse(value) : NaN;
  if (!Number.isNaN(time)) return time;
  throw new FilterRefused(
    `${key}:${value} is not a time: write 2031-03-04T12:00:00Z, or how long ago (90s, 10m, 2h).`,
  );
}
