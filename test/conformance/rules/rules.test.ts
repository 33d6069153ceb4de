import { defaultConfiguration } from "../../../src/conformance/configuration";
import { ruleDetail, ruleList } from "../../../src/conformance/rules/family-rules";
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

test("the list has each rule once, with its interfaces and the messages that try it", () => {
  const list = ruleList(obligations);
  const listed = new Map(list.rules.map((one) => [one.id, one]));
  expect(listed.size).toBe(list.rules.length);
  expect(list.unjudged).toEqual(obligations.flatMap(({ unjudged }) => unjudged));
  const said = (id: string) => {
    const { interfaces: at = [], triedBy } = listed.get(id) ?? {};
    return [at.join(), triedBy];
  };
  expect(said("GC-31-stan")).toEqual([
    "gift-card",
    "activate with stan, then confirmActivation with stan",
  ]);
  expect(said("GC-04")).toEqual([
    "gift-card-v3,gift-card",
    "activate answered 504, then reverseActivation, then activate",
  ]);
  expect(said("QR-06")).toEqual([
    "qr-retailer,qr-provider,qr-partner",
    "paymentRequest without an answer, then reversePayment",
  ]);
  const { id, level, sentence, remedy, source } = all.find(
    ({ obligation }) => obligation.id === "GC-11",
  )!.obligation;
  expect(ruleDetail(obligations, "GC-11")).toMatchObject({
    ...{ id, level, sentence, remedy, source, critical: true },
    interfaces: ["gift-card-v3", "gift-card"],
    examples: {
      pass: [
        { at: "2031-03-04T12:00:01.000Z", operation: "activate", status: null, findings: [] },
        { operation: "reverseActivation", status: 202 },
      ],
      fail: [{ operation: "activate", status: null }],
    },
  });
  expect("critical" in listed.get("GC-00")!).toBe(false);
  const { examples } = ruleDetail(obligations, "GC-29") ?? {};
  expect(examples?.fail.map(({ findings }) => findings)).toEqual([
    ["the user name of the credentials differs from client.id"],
  ]);
  expect(ruleDetail(obligations, "GC-999")).toBeUndefined();
});
