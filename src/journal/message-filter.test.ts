import { limits } from "../limits/limits";
import type { Exchange } from "./exchange";
import {
  FilterRefused,
  asksVerdict,
  filterKeys,
  foundIn,
  messageFilter,
  momentOf,
  readFilter,
  saidIn,
} from "./message-filter";

const now = Date.parse("2031-03-04T12:00:00.000Z");

const exchange: Exchange = {
  number: 7,
  receivedAt: "2031-03-04T11:55:00.000Z",
  clock: "2031-03-04T11:55:00.000Z",
  interface: "gift-card-v3",
  operation: "redeem",
  method: "POST",
  path: "/giftcard/v3/redemptions/c2a8f6b1-0000-4000-8000-000000000001",
  messageId: "c2a8f6b1-0000-4000-8000-000000000001",
  requestId: null,
  request: { headers: {}, body: { terminalId: "QY4-0017" } },
  outcome: "silent",
  status: null,
  made: { status: 201, body: { note: "Harbour Grocers" } },
  durationMs: 4,
  stateBefore: "NONE",
  stateAfter: "PENDING",
  strikes: [{ source: "scenario:redemption-answer-lost#1", text: "No answer." }],
  rules: [],
  findings: [{ code: "unknown-property", field: "card.colour", text: "is not known" }],
};

const answered: Exchange = {
  ...exchange,
  outcome: "answered",
  status: 504,
  requestId: "aa00f6b1-0000-4000-8000-000000000002",
  strikes: [],
  findings: [],
};

const holds = (filter: string, one: Exchange = exchange): boolean =>
  messageFilter(filter, now)(one);

test.each([
  "",
  "  ",
  "interface:gift-card-v3",
  "operation:redeem",
  "operation:REDEEM",
  "id:c2a8f6b1",
  "status:silent",
  "state:pending",
  "state:NONE",
  "fault:any",
  "fault:redemption-answer-lost",
  "finding:any",
  "finding:unknown-property",
  "finding:colour",
  "text:qy4-0017",
  'text:"harbour grocers"',
  "since:10m",
  "since:1d",
  "since:2031-03-04T11:55:00Z",
  "until:2031-03-04T11:55:00Z",
  "-status:504",
  "-operation:load -fault:other operation:redeem",
])("%s holds", (filter) => {
  expect(holds(filter)).toBe(true);
});

test.each([
  "interface:gift-card",
  "operation:red",
  "id:2a8f",
  "status:201",
  "status:2xx",
  "state:CONFIRMED",
  "finding:property",
  "text:nowhere",
  "since:4m",
  "until:1h",
  "-status:silent",
  "operation:redeem status:201",
])("%s does not hold", (filter) => {
  expect(holds(filter)).toBe(false);
});

test("a status, a class of them, the request of an advice, and nothing that struck", () => {
  for (const filter of ["status:504", "status:5xx", "id:AA00", "-fault:any", "-finding:any"])
    expect([filter, holds(filter, answered), holds(filter)]).toEqual([filter, true, false]);
});

test.each([
  ["redeem", undefined],
  ['"two words', /is not a term of a filter: write a word, "two words", or key:value/],
  ["amount:much", /amount:much is not an amount: write 118.50, >100, <=5 or 100..200/],
  ["amount:200..100", /has the larger amount first/],
  ["today 15:00..14:00", /15:00..14:00 is not a part of a day/],
  ["2031-02-30", /2031-02-30 is not a day/],
  ["sent-by:cashier", /sent-by:cashier is not one of pos, simulator, tester/],
  ["operation:", /operation: is not a term/],
  ["operation:redeem:", undefined],
  ['text:"open', /is not a term/],
  ['text:"a"b', /is not a term/],
  ["colour:red", /colour is not a key of a filter; known: interface, operation, id/],
  ["constructor:x", /constructor is not a key/],
  [
    "status:teapot",
    /status:teapot is neither a status \(504\), nor a class \(5xx\), nor one of answered/,
  ],
  ["status:55xx", /status:55xx is neither a status/],
  ["status:5xxx", /status:5xxx is neither a status/],
  ["status:5044", /status:5044 is neither a status/],
  ["status:1504", /status:1504 is neither a status/],
  ["since:yesterday", /since:yesterday is not a time: write 2031/],
  ["until:2031-13-40T00:00:00Z", /is not a time/],
  ["broken:yes", /broken:yes is not one of any, fail, warn\./],
  ["broken:constructor", /broken:constructor is not one of/],
  ["owed:nothing", /owed:nothing is not one of any, open, overdue\./],
])("%s", (filter, message) => {
  if (message === undefined) expect(() => messageFilter(filter, now)).not.toThrow();
  else {
    expect(() => messageFilter(filter, now)).toThrow(FilterRefused);
    expect(() => messageFilter(filter, now)).toThrow(message);
  }
});

const failsAt = "2031-03-04T12:02:18.000Z";
const late = { ...exchange, judged: [{ rule: "GC-11", outcome: "fail" as const, failsAt }] };
const open = { ...exchange, judged: [{ rule: "GC-11", outcome: "open" as const, failsAt }] };
const warned = { ...exchange, judged: [{ rule: "GC-19", outcome: "warn" as const }] };

test.each([
  ["rule:gc-11", ["late", "open"]],
  ["rule:GC-19", ["warned"]],
  ["broken:any", ["late", "warned"]],
  ["broken:fail", ["late"]],
  ["broken:WARN", ["warned"]],
  ["owed:any", ["late", "open"]],
  ["owed:open", ["open"]],
  ["owed:overdue", ["late"]],
  ["-broken:any", ["open", "unjudged"]],
])("%s holds by what the verdict says", (filter, expected) => {
  const all = { late, open, warned, unjudged: exchange };
  const found = Object.entries(all).flatMap(([name, one]) =>
    messageFilter(filter, now)(one) ? [name] : [],
  );
  expect(found).toEqual(expected);
  expect(asksVerdict(`status:201 ${filter}`)).toBe(true);
});

test("other filters do not ask the verdict", () => {
  expect(asksVerdict("status:201 -fault:any")).toBe(false);
});

test("a filter that is too long", () => {
  const filter = "x".repeat(limits.filterCharacters + 1);
  expect(() => messageFilter(filter, now)).toThrow("A filter has at most 500 characters.");
});

test("a filter of many blanks is read in no time", () => {
  const filter = `${" ".repeat(limits.filterCharacters - 2)}x:`;
  expect(() => messageFilter(filter, now)).toThrow(FilterRefused);
  expect(filterKeys).toHaveLength(17);
});

test("a zone that there is not is refused", () => {
  expect(() => messageFilter("today", now, "Africa/Nowhere")).toThrow(
    "Africa/Nowhere is not a time zone: write one such as Africa/Johannesburg.",
  );
});

/** A sale of two messages, a sale of another till, a message without an id, and one of each other sender. */
const sold = "11111111-1111-4111-8111-111111111111";
const bought = "22222222-2222-4222-8222-222222222222";
const session: Record<string, Exchange> = {
  request: {
    ...answered,
    messageId: sold,
    requestId: null,
    status: 201,
    receivedAt: "2031-03-03T23:00:00.000Z",
    request: {
      headers: {},
      body: {
        originator: { terminalId: "TILL0005" },
        basketRef: "B-77",
        amounts: { requestAmount: { amount: 11_850, currency: "710" } },
      },
    },
    made: { status: 201, body: { card: { holder: "Ms Abara" } } },
  },
  confirmation: {
    ...answered,
    operation: "confirmRedemption",
    messageId: "33333333-3333-4333-8333-333333333333",
    requestId: sold,
    status: 202,
    request: { headers: {}, body: {} },
    made: undefined,
    answer: { thanks: "to Harbour Street" },
  },
  other: {
    ...answered,
    interface: "airtime",
    operation: "purchase",
    messageId: bought,
    requestId: null,
    status: 400,
    request: { headers: {}, body: { originator: { terminalId: "TILL0006" } } },
    made: { status: 400, body: { basketRef: "B-78" } },
  },
  lookup: { ...answered, operation: "balance", messageId: null, requestId: null, status: 200 },
  onward: { ...answered, messageId: null, requestId: null, direction: "onward" },
  tester: { ...answered, messageId: null, requestId: null, sentBy: "tester" },
};

const names = Object.keys(session);

/** The names of the messages that a filter finds. */
const found = (filter: string, zone?: string): string[] =>
  foundIn(Object.values(session), readFilter(filter, { now, zone })).map(
    (one) => names[Object.values(session).indexOf(one)] ?? "",
  );

test.each([
  ["", names],
  ["till:till0005", ["request"]],
  ["-till:TILL0005", names.slice(1)],
  ["basket:B-77", ["request"]],
  ["basket:b-78", ["other"]],
  ["amount:118.50", ["request"]],
  ["amount:>118.50", []],
  ["amount:>=118.50", ["request"]],
  ["amount:100..200", ["request"]],
  ["amount:<100", []],
  ["sent-by:simulator", ["onward"]],
  ["sent-by:Tester", ["tester"]],
  ["sent-by:pos", ["request", "confirmation", "other", "lookup"]],
  ["status:4xx", ["other"]],
  ["status:4XX", ["other"]],
  ["status:4xx,202", ["confirmation", "other"]],
  ["status:202", ["confirmation"]],
  ["status:ANSWERED -status:504 -status:200", ["request", "confirmation", "other"]],
])("%s finds messages", (filter, expected) => {
  expect(found(filter)).toEqual(expected);
});

test.each([
  ["a word of the request", "TILL0005", ["request", "confirmation"]],
  ["an amount", "118.50", ["request", "confirmation"]],
  ["another amount", "118.51", []],
  ["a word of the true answer", "abara", ["request", "confirmation"]],
  ["a word of the answer", "street", ["request", "confirmation"]],
  ["several words", '"harbour street"', ["request", "confirmation"]],
  ["the operation of its advice message", "confirmRedemption", ["request", "confirmation"]],
  ["the interface", "airtime", ["other"]],
  ["its id", "22222222-2222", ["other"]],
  ["the id of its advice message", "33333333-3333", ["request", "confirmation"]],
  ["two words, each somewhere in it", "TILL0005 street", ["request", "confirmation"]],
  ["two words of two sales", "TILL0005 TILL0006", []],
  ["a word, and a key for one of its messages", "TILL0005 status:202", ["confirmation"]],
  ["a word that it must not have", "redeem -street", ["onward", "tester"]],
  ["several words that it must not have", 'airtime -"harbour street"', ["other"]],
])("a sale is found whole by %s", (_name, filter, expected) => {
  expect(found(filter)).toEqual(expected);
});

test("a word is looked for in each message alone, where nobody asks for sales", () => {
  const has = (filter: string) => names.filter((name) => holds(filter, session[name]));
  expect(has("TILL0005")).toEqual(["request"]);
  expect(has("-TILL0005")).toEqual(names.slice(1));
});

test.each([
  ["today", names.slice(1), ["2031-03-04T00:00:00.000Z", "2031-03-05T00:00:00.000Z"]],
  ["-today", ["request"], ["2031-03-04T00:00:00.000Z", "2031-03-05T00:00:00.000Z"]],
  ["yesterday", ["request"], ["2031-03-03T00:00:00.000Z", "2031-03-04T00:00:00.000Z"]],
  [
    "2031-03-03 23:00..24:00",
    ["request"],
    ["2031-03-03T23:00:00.000Z", "2031-03-04T00:00:00.000Z"],
  ],
  ["2031-03-03  22:00..23:00", [], ["2031-03-03T22:00:00.000Z", "2031-03-03T23:00:00.000Z"]],
  ["11:55..12:00", names.slice(1), ["2031-03-04T11:55:00.000Z", "2031-03-04T12:00:00.000Z"]],
  ["11:50..11:55", [], ["2031-03-04T11:50:00.000Z", "2031-03-04T11:55:00.000Z"]],
])(
  "%s is a day, or a part of one, from its first moment to before its last",
  (filter, expected, span) => {
    expect(found(filter, "UTC")).toEqual(expected);
    const { days } = readFilter(filter, { now, zone: "UTC" });
    expect(
      days.flatMap(({ from, to }) => [from, to].map((at) => new Date(at).toISOString())),
    ).toEqual(span);
  },
);

test("a day after other terms, and before a word", () => {
  expect(found("status:201 yesterday TILL0005", "UTC")).toEqual(["request"]);
  expect(found("yesterday airtime", "UTC")).toEqual([]);
  expect(readFilter("status:201", { now }).days).toEqual([]);
});

test("what a filter says, as it stands in messages, and without what it excludes", () => {
  expect(
    saidIn("  till:TILL0005 word -not status:504 -text:no basket:B-77   operation:redeem "),
  ).toEqual(["TILL0005", "B-77", "redeem", "word"]);
  expect(saidIn('"two words" text:"and more"')).toEqual(["and more", "two words"]);
  expect(saidIn("")).toEqual([]);
});

test("what must stand in the text of each message that is found", () => {
  const texts = (filter: string) => readFilter(filter, { now }).texts;
  expect(texts("status:504 -fault:any yesterday")).toEqual([]);
  expect(texts("TILL0005")).toHaveLength(1);
  expect(texts("till:TILL0005 basket:B-77 text:x amount:118.50")).toHaveLength(4);
});

test("a filter of the most characters", () => {
  expect(() => readFilter("x".repeat(limits.filterCharacters), { now })).not.toThrow();
});

test("moments", () => {
  expect(momentOf("90s", now)).toBe(now - 90_000);
  expect(momentOf("2031-03-04T12:00:00Z", now)).toBe(now);
  expect(momentOf("soon", now)).toBeUndefined();
});
