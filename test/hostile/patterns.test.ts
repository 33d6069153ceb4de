import { limits } from "../../src/limits/limits";
import { cards, loadOf, newTill, type Till } from "../support/messages/gift-card";
import { type Standin } from "../../src";
import { startStandin } from "../support/standin";

let standin: Standin;
beforeAll(async () => {
  standin = await startStandin({ bodyLimit: 1_048_576 });
});

const fault = { when: "before", kind: "status", status: 504 } as const;

/** A till whose scenario looks for these patterns in the name of the client, a rule for each. */
function tillWith(patterns: readonly string[]): Till {
  const till = newTill(standin);
  till.space.scenario({
    name: "own",
    title: "Own",
    interface: "gift-card-v3",
    rules: patterns.map((matches) => ({
      on: { operation: "load", body: { till: { matches } } },
      fault,
    })),
  });
  return till;
}

const texts = (till: Till): string[] => till.last().rules.map(({ text }) => text);
const loadWith = (till: Till, text: string) => till.load(loadOf(cards.empty, 10, { till: text }));

test("a text of the longest length is searched, a longer one does not match, and the account says so", async () => {
  const till = tillWith(["b$"]);
  expect((await loadWith(till, `${"a".repeat(limits.matchedLength - 1)}b`)).status).toBe(504);
  expect((await loadWith(till, `${"a".repeat(limits.matchedLength)}b`)).status).toBe(201);
  expect(texts(till)).toEqual([
    "does not match: its body.till is longer than the 4096 characters that a pattern is matched against",
  ]);
  expect((await loadWith(till, `${"a".repeat(900_000)}b`)).status).toBe(201);
});

test("the work of all rules on one message is bounded, and the account says which pattern was not looked for", async () => {
  const till = tillWith(Array.from({ length: 24 }, (_, at) => `(?i)(\\pL{0,9}){0,15}${at}$`));
  expect((await loadWith(till, "a".repeat(limits.matchedLength))).status).toBe(201);
  const searched = texts(till).filter((text) => text.includes("does not match ("));
  const left = texts(till).filter((text) =>
    text.endsWith("the patterns have used up their work for this message"),
  );
  expect([searched.length + left.length, left.length > 20]).toEqual([24, true]);
  // Each message has all of it.
  expect((await loadWith(till, "a7")).status).toBe(504);
});

test("what a rule needs is counted: a hundred rules on a usual text are all judged", async () => {
  const till = tillWith([
    ...Array.from({ length: 99 }, (_, at) => `^[A-Z]{2}-?\\d{4,6}-${at}x$`),
    "^AB-",
  ]);
  expect((await loadWith(till, "AB-1234-lane-7")).status).toBe(504);
  expect(texts(till).filter((text) => text.includes("work"))).toEqual([]);
});
