import { valueAt } from "../contract/values/json-value";
import { isTime } from "../contract/values/moment";
import { limits } from "../limits/limits";
import { millisecondsOf } from "../scenario/duration";
import type { AnyText } from "../store";
import {
  type AmountTest,
  amountOfWord,
  amountTest,
  mayHaveAmount,
  contains,
  memberTexts,
  narrowed,
  plainTexts,
  textTest,
  type FilteredExchange,
  type FilteredRule,
  FilterRefused,
  type MessageFilter,
} from "./filter/filtered-exchange";
import { checkZone, isDay, isRange, spanOf } from "./filter/days";
import { areAbout, exchangeOutcomes, saleIdOf } from "./exchange";

export type { FilteredExchange, MessageFilter };
export { FilterRefused };

/** Makes the test of one term from its value; `now` (epoch milliseconds) is what times are counted from. */
type Key = (value: string, now: number) => MessageFilter;

/** A value that asks only whether there is a fault, or a finding. */
const anyValue = "any";

const isSameText = (one: unknown, other: string): boolean =>
  typeof one === "string" && one.toLowerCase() === other.toLowerCase();

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
  broken: (value) => ruleTest(chosenTest("broken", value, brokenOutcomes)),
  owed: (value) => ruleTest(chosenTest("owed", value, owedOutcomes)),
  text: textTest,
  since: (value, now) => {
    const from = timeOf("since", value, now);
    return ({ receivedAt }) => Date.parse(receivedAt) >= from;
  },
  until: (value, now) => {
    const to = timeOf("until", value, now);
    return ({ receivedAt }) => Date.parse(receivedAt) <= to;
  },
  till: (value) => memberTest("originator.terminalId", value),
  basket: (value) => memberTest("basketRef", value),
  amount: (value) => hasAmount(amountTest(value)),
  "sent-by": (value) => {
    const sender = senders.find((one) => isSameText(one, value));
    if (sender === undefined)
      throw new FilterRefused(`sent-by:${value} is not one of ${senders.join(", ")}.`);
    return (exchange) => senderOf(exchange) === sender;
  },
} satisfies Record<string, Key>;

/** The texts of which one stands in each message that a term finds. */
const textsOf: Partial<Record<FilterKey, (value: string) => AnyText | undefined>> = {
  text: (value) => plainTexts(value),
  till: (value) => memberTexts("terminalId", value),
  basket: (value) => memberTexts("basketRef", value),
  amount: (value) => amountTest(value).texts,
};

/** Who sends messages: the POS, the simulator by itself, or a tester by means of the simulator. */
const senders = ["pos", "simulator", "tester"] as const;

const senderOf = ({ direction, sentBy }: FilteredExchange): (typeof senders)[number] =>
  sentBy ?? (direction === "onward" ? "simulator" : "pos");

/** What was sent, and what was answered in truth. */
const bodiesOf = ({ request, made, answer }: FilteredExchange): unknown[] => [
  request.body,
  made?.body ?? answer,
];

/** The message, or its answer, has this at a place. */
const memberTest =
  (place: string, value: string): MessageFilter =>
  (exchange) =>
    bodiesOf(exchange).some((body) => isSameText(valueAt(body, place), value));

const hasAmount =
  (test: AmountTest): MessageFilter =>
  (exchange) =>
    // Most texts are looked through sooner than they are parsed.
    (exchange.stored === undefined || mayHaveAmount(exchange.stored, test)) &&
    areAbout(bodiesOf(exchange), test.isMeant);

/** Holds for an exchange of which the verdict says something that passes the test. */
function ruleTest(test: RuleTest): MessageFilter {
  return ({ judged }) => judged?.some(test) === true;
}

function chosenTest(
  key: string,
  value: string,
  tests: Readonly<Record<string, RuleTest>>,
): RuleTest {
  const test = Object.hasOwn(tests, value.toLowerCase()) ? tests[value.toLowerCase()] : undefined;
  if (test !== undefined) return test;
  throw new FilterRefused(`${key}:${value} is not one of ${Object.keys(tests).join(", ")}.`);
}

/** A name before the colon of a term. */
export type FilterKey = keyof typeof keys;

/** The names before the colon of a term. */
export const filterKeys = Object.keys(keys) as FilterKey[];

const isKey = (name: string): name is FilterKey => Object.hasOwn(keys, name);

/** A term `key:value`, a value with blanks in double quotes, `-` in front of it to exclude. */
const term = /(-?)([a-z][\w-]*):(?:"([^"]*)"|((?!")\S+))(?=\s|$)/iy;

/** A term without a key: a word, or several in double quotes. */
const word = /(-?)(?:"([^"]+)"|((?!")\S+))(?=\s|$)/y;

/** A term without a key: whether a message has it, and whether those are left out that do. */
interface WordTerm {
  holds: MessageFilter;
  texts: AnyText | undefined;
  said: string | undefined;
  isExcluded: boolean;
}

/** A filter that was read. A term without a key finds the whole sale of a message that has it. */
export interface ReadFilter {
  keyed: MessageFilter;
  words: readonly WordTerm[];
  /** For each term that finds only messages with one of some texts in them: those texts. */
  texts: readonly AnyText[];
  /** The texts that it asks for, without those that it excludes. */
  said: readonly string[];
  /** It asks what the verdict says of messages. */
  asksVerdict: boolean;
  /** The days that it asks for, or excludes. */
  days: readonly DaySpan[];
}

type CountedFrom = Parameters<typeof spanOf>[1];
type DaySpan = ReturnType<typeof spanOf>;

/** The keys that only a verdict answers. */
const judgedKeys: readonly FilterKey[] = ["rule", "broken", "owed"];

/** The keys whose values stand in what was sent as they are. */
const saidKeys: readonly FilterKey[] = ["text", "till", "basket", "operation"];

/** The texts that a filter asks for. Throws `FilterRefused` where it is none. */
export const saidIn = (text: string): readonly string[] => readFilter(text, { now: 0 }).said;

/** Whether a filter asks what the verdict says of messages. Throws `FilterRefused` where it is none. */
export const asksVerdict = (text: string): boolean => readFilter(text, { now: 0 }).asksVerdict;

/**
 * Reads a filter: terms `key:value`, and words, separated by blanks, of which all must hold; `-` in front of one
 * excludes. An empty one holds for every exchange. Throws `FilterRefused`.
 */
export function readFilter(text: string, time: CountedFrom): ReadFilter {
  if (text.length > limits.filterCharacters)
    throw new FilterRefused(`A filter has at most ${limits.filterCharacters} characters.`);
  checkZone(time.zone);
  const keyed: FoundTerm[] = [];
  const words: WordTerm[] = [];
  for (let rest = text.trimStart(); rest !== "";) {
    const found = keyedTerm(rest, time.now) ?? dayTerm(rest, time);
    if (found === undefined) {
      const { length, ...one } = wordTerm(rest);
      words.push(one);
      rest = rest.slice(length).trimStart();
    } else {
      keyed.push(found);
      rest = rest.slice(found.length).trimStart();
    }
  }
  return {
    keyed: (exchange) => keyed.every(({ holds }) => holds(exchange)),
    words,
    texts: [...keyed, ...words].flatMap(({ texts }) => (texts === undefined ? [] : [texts])),
    said: [...keyed, ...words].flatMap(({ said = "" }) => (said === "" ? [] : [said])),
    asksVerdict: keyed.some(({ key }) => key !== undefined && judgedKeys.includes(key)),
    days: keyed.flatMap(({ day }) => day ?? []),
  };
}

/**
 * The test of a filter that looks at each exchange by itself: with a word in it, the rest of a sale is not found.
 * Throws `FilterRefused`.
 */
export function messageFilter(text: string, now: number, zone?: string): MessageFilter {
  const { keyed, words } = readFilter(text, { now, zone });
  return (exchange) =>
    keyed(exchange) && words.every(({ holds, isExcluded }) => holds(exchange) !== isExcluded);
}

/** A term that was found at the beginning of a text, and its characters. */
interface FoundTerm {
  /** Absent: it has none. */
  key?: FilterKey;
  holds: MessageFilter;
  texts?: AnyText | undefined;
  /** The text that it asks for; absent: it excludes it, or asks for no text. */
  said?: string | undefined;
  /** The day, or the part of one, that it names. */
  day?: DaySpan;
  length: number;
}

const unless = (isExcluded: boolean, holds: MessageFilter): MessageFilter =>
  isExcluded ? (exchange) => !holds(exchange) : holds;

function keyedTerm(rest: string, now: number): FoundTerm | undefined {
  term.lastIndex = 0;
  const found = term.exec(rest);
  if (found === null) return undefined;
  const [whole, minus, key = "", quoted, plain = ""] = found;
  if (!isKey(key))
    throw new FilterRefused(`${key} is not a key of a filter; known: ${filterKeys.join(", ")}.`);
  const value = quoted ?? plain;
  const texts = textsOf[key]?.(value);
  const holds = unless(minus === "-", narrowed(texts, keys[key](value, now)));
  const said = minus === "-" || !saidKeys.includes(key) ? undefined : value;
  return { key, holds, texts, said, length: whole.length };
}

/** A day, a part of today, or both one after the other. */
function dayTerm(rest: string, time: CountedFrom): FoundTerm | undefined {
  const [alone = "", minus, said = ""] = /^(-?)(\S+)/.exec(rest) ?? [];
  if (isRange(said)) return spanTerm(minus, spanOf({ part: said }, time), alone.length);
  if (!isDay(said)) return undefined;
  const [both = "", part = ""] = /^\S+\s+(\S+)/.exec(rest) ?? [];
  return isRange(part)
    ? spanTerm(minus, spanOf({ day: said, part }, time), both.length)
    : spanTerm(minus, spanOf({ day: said }, time), alone.length);
}

const spanTerm = (minus: string | undefined, day: DaySpan, length: number): FoundTerm => ({
  holds: unless(minus === "-", ({ receivedAt }) => {
    const at = Date.parse(receivedAt);
    return at >= day.from && at < day.to;
  }),
  day,
  length,
});

function wordTerm(rest: string): WordTerm & { length: number } {
  word.lastIndex = 0;
  const found = word.exec(rest);
  if (found === null) throw new FilterRefused(notATerm(rest));
  const [whole, minus, quoted, plain = ""] = found;
  if (/^-?[a-z][\w-]*:/i.test(whole)) throw new FilterRefused(notATerm(rest));
  return {
    ...wordTest(quoted ?? plain),
    said: minus === "-" ? undefined : (quoted ?? plain),
    isExcluded: minus === "-",
    length: whole.length,
  };
}

/** A word is an amount that a message has, or stands anywhere in it. */
function wordTest(text: string): Pick<WordTerm, "holds" | "texts"> {
  const amount = amountOfWord(text);
  const isAmount = amount && hasAmount(amount);
  const isText = textTest(text);
  const texts = plainTexts(text, ...(amount?.texts ?? []));
  const holds: MessageFilter = (exchange) =>
    isAmount?.(exchange) === true ||
    contains(`${exchange.interface ?? ""} ${exchange.operation ?? ""}`, text) ||
    contains(`${exchange.messageId ?? ""} ${exchange.requestId ?? ""}`, text) ||
    isText(exchange);
  return { holds: narrowed(texts, holds), texts };
}

/** The filters whose messages are counted beside a list. A POS reads a listed 503 as a refusal. */
export const countedFilters = {
  broken: "broken:any",
  refused: "status:4xx,503",
  notSent: "status:silent",
  open: "owed:open",
  notes: "finding:any",
} as const;

const notATerm = (rest: string): string =>
  `${rest.split(/\s/, 1)[0] ?? ""} is not a term of a filter: ` +
  'write a word, "two words", or key:value, such as status:504.';

/** A status (504), a class of them (5xx), or how the exchange ended (silent); one of several, with commas. */
function statusTest(value: string): MessageFilter {
  const tests = value.includes(",") ? value.split(",").map(statusTest) : [];
  if (tests.length > 0) return (exchange) => tests.some((holds) => holds(exchange));
  if (/^[1-5]xx$/i.test(value)) return ({ status }) => String(status).startsWith(value.slice(0, 1));
  if (/^[1-5]\d\d$/.test(value)) return ({ status }) => String(status) === value;
  if (exchangeOutcomes.some((outcome) => isSameText(outcome, value)))
    return ({ outcome }) => isSameText(outcome, value);
  throw new FilterRefused(
    `status:${value} is neither a status (504), nor a class (5xx), nor one of ${exchangeOutcomes.join(", ")}.`,
  );
}

/** An RFC 3339 time, or so long ago (`90s`, `10m`, `2h`), in epoch milliseconds. */
function timeOf(key: FilterKey, value: string, now: number): number {
  const time = momentOf(value, now);
  if (time === undefined) throw new FilterRefused(`${key}:${value} ${notAMoment}.`);
  return time;
}

/** The same; undefined: it is neither. */
export function momentOf(value: string, now: number): number | undefined {
  const ago = millisecondsOf(value);
  if (ago !== undefined) return now - ago;
  const time = isTime(value) ? Date.parse(value) : NaN;
  return Number.isNaN(time) ? undefined : time;
}

/** What is wrong with a text that is no such time. */
export const notAMoment =
  "is not a time: write 2031-03-04T12:00:00Z, or how long ago (90s, 10m, 2h)";

/** A search that looks at each message once, and then knows which are found. */
interface WordSearch {
  look(number: number, exchange: FilteredExchange): void;
  /** The numbers of the messages that are found, in the order in which they were looked at. */
  found(): number[];
}

/** A word finds a sale whole: its request, its advice messages and its repeats. */
export function createSearch({ keyed, words }: ReadFilter): WordSearch {
  const candidates: { number: number; sale: string }[] = [];
  const salesOf = words.map(() => new Set<string>());
  const isFound = ({ sale }: { sale: string }): boolean =>
    words.every(({ isExcluded }, at) => salesOf[at]?.has(sale) !== isExcluded);
  return {
    look(number, exchange) {
      const sale = saleIdOf(exchange) ?? `message ${number}`;
      for (const [at, { holds }] of words.entries()) {
        const sales = salesOf[at];
        if (sales?.has(sale) === false && holds(exchange)) sales.add(sale);
      }
      if (keyed(exchange)) candidates.push({ number, sale });
    },
    found: () => candidates.filter(isFound).map(({ number }) => number),
  };
}

/** The messages of a list that a filter finds. */
export function foundIn<E extends FilteredExchange>(
  exchanges: readonly E[],
  filter: ReadFilter,
): E[] {
  const search = createSearch(filter);
  for (const [at, exchange] of exchanges.entries()) search.look(at, exchange);
  return search.found().flatMap((at) => exchanges[at] ?? []);
}
