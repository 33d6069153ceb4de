import { defaultConfiguration } from "../../src/conformance/configuration";
import type { Examples } from "../../src/conformance/obligation";
import { hash } from "node:crypto";
import { currentRuleSet, verdictOf } from "../../src/conformance/verdict";
import { judged, obligations } from "../support/judged";
import { rules } from "../support/rules";

const interfaces = judged;
const all = interfaces.flatMap((one) => one.obligations.map((obligation) => ({ one, obligation })));

/** Long after the last message of an example: every window is closed. */
const observedUntil = "2031-03-05T12:00:00.000Z";

function outcomeOf(
  id: string,
  one: (typeof interfaces)[number],
  exchanges: Examples["pass"],
): string {
  const verdict = verdictOf({
    journal: { standinJournal: 1, observedUntil, trimmed: 0, exchanges },
    interfaces: [one],
    configuration: defaultConfiguration,
  });
  return verdict.rules.find((rule) => rule.id === id)?.outcome ?? "absent";
}

describe.each(interfaces.map((one) => [one.contract.name, one] as const))("%s", (_name, one) => {
  test.each(one.obligations.map((obligation) => [obligation.id, obligation] as const))(
    "%s: its example passes, its counter-example does not",
    (id, { examples, level, sentence, remedy }) => {
      expect(outcomeOf(id, one, examples.pass)).toBe("pass");
      // Where another rule's failure is the cause, this one names it and does not count.
      expect([level === "must" ? "fail" : "warn", "consequence"]).toContain(
        outcomeOf(id, one, examples.fail),
      );
      expect([sentence, remedy].every((text) => /^[A-Z].*\.$/.test(text))).toBe(true);
    },
  );
});

test("the rule set is frozen under its name: whoever changes a rule of a released one names a new set", () => {
  const text = all
    .map(({ one, obligation: { id, level, sentence, source, standard } }) =>
      [one.contract.name, id, level, sentence, source, standard].join("|"),
    )
    .sort()
    .join("\n");
  expect([currentRuleSet, hash("sha256", text, "hex").slice(0, 16)]).toEqual([
    "2026.2",
    "dcbb933bbef58419",
  ]);
});

test("an id belongs to one rule of an interface", () => {
  const ids = all.map(({ one, obligation }) => `${one.contract.name} ${obligation.id}`);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test("every rule of every reference is judged, or says why it cannot be", () => {
  const told = new Set([
    ...all.map(({ obligation }) => obligation.id),
    ...obligations.flatMap(({ unjudged }) => unjudged.map(({ id }) => id)),
  ]);
  // Families judge what is common to all under ids of their own, where they have them.
  const prefixes = new Set(
    [...told].map((id) => id.slice(0, 2)).filter((prefix) => prefix !== "CM"),
  );
  const missing = Object.keys(rules).filter((id) => prefixes.has(id.slice(0, 2)) && !told.has(id));
  expect(missing).toEqual([]);
});
