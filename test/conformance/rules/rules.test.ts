import { defaultConfiguration } from "../../../src/conformance/configuration";
import type { Examples } from "../../../src/conformance/rules/obligation";
import { hash } from "node:crypto";
import { currentRuleSet, verdictOf } from "../../../src/conformance/verdict";
import { judged, obligations } from "../../support/judged";
import { rules } from "../../support/rules";

const interfaces = judged;
const all = interfaces.flatMap((one) => one.obligations.map((obligation) => ({ one, obligation })));

/** The rules of each interface of a rule set, as a digest. */
const of20263 = {
  "gift-card-v3": "e094a9a4bd88ad99",
  "gift-card": "2cd5b8e972e4210a",
  airtime: "d764131e70ecdd7f",
  voucher: "bae06ee8ab47b176",
  "bill-payment": "d90db56549cb5136",
  "prepaid-utility": "8858ff679f54a619",
  "money-transfer": "4fd5abbae97b4065",
  "qr-retailer": "eb38bb59f8146624",
  "qr-provider": "8153e15691fe8d81",
  "qr-partner": "d9a69bd7ed112caa",
};
const ruleSets: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "2026.3": of20263,
  "2026.4": { ...of20263, "bill-payment": "ca98ada989e1ee49" },
};

const digestOf = ({ obligations: rules }: (typeof interfaces)[number]): string =>
  hash(
    "sha256",
    rules
      .map(({ id, level, sentence, source, standard }) =>
        [id, level, sentence, source, standard].join("|"),
      )
      .sort()
      .join("\n"),
    "hex",
  ).slice(0, 16);

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
  const frozen = ruleSets[currentRuleSet] ?? {};
  const now = interfaces.map((one) => [one.contract.name, digestOf(one)] as const);
  // An interface that came after the set is not in it.
  expect(Object.fromEntries(now.filter(([name]) => name in frozen))).toEqual(frozen);
});

test("an id belongs to one rule of an interface", () => {
  const ids = all.map(({ one, obligation }) => `${one.contract.name} ${obligation.id}`);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test("every rule of every reference is judged, or says why it cannot be", () => {
  const reported = new Set([
    ...all.map(({ obligation }) => obligation.id),
    ...obligations.flatMap(({ unjudged }) => unjudged.map(({ id }) => id)),
  ]);
  // Families judge what is common to all under ids of their own, where they have them.
  const prefixes = new Set(
    [...reported].map((id) => id.slice(0, 2)).filter((prefix) => prefix !== "CM"),
  );
  const missing = Object.keys(rules).filter(
    (id) => prefixes.has(id.slice(0, 2)) && !reported.has(id),
  );
  expect(missing).toEqual([]);
});
