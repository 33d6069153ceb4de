import { limits } from "../limits/limits";
import type { Exchange } from "./exchange";
import { FilterRefused, asksVerdict, filterKeys, messageFilter } from "./message-filter";

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
