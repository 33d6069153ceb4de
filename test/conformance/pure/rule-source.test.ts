import { originOf } from "../../../src/conformance/rule-source";
import { judged } from "../../support/judged";

const rules = judged.flatMap(({ contract, obligations }) =>
  obligations.map((rule) => ({ ...rule, where: `${contract.name} ${rule.id}` })),
);

test("every rule names a place that there is: of the contract, the interface reference, or our advice", () => {
  expect(
    rules
      .filter(({ source }) => originOf(source) === undefined)
      .map(({ where, source }) => `${where}: ${source}`),
  ).toEqual([]);
});

test("a must comes from the contract or the interface reference, never from our advice", () => {
  expect(
    rules
      .filter(({ level, source }) => level === "must" && originOf(source) === "advice")
      .map(({ where }) => where),
  ).toEqual([]);
});

test("each of the three is some rule's source", () => {
  expect([...new Set(rules.map(({ source }) => originOf(source)))].sort()).toEqual([
    "advice",
    "contract",
    "reference",
  ]);
});

test.each([
  ["contract 3, gift card rule 10", "contract"],
  ["contract 3, gift card rules 2 and 4", "contract"],
  ["contract 1, conventions", "contract"],
  ["interface reference", "reference"],
  ["our advice", "advice"],
  ["contract 3, gift card rule 11", undefined],
  ["contract 3, gift card rule 0", undefined],
  ["contract 1, outcomes", undefined],
  ["contract 2, advices", undefined],
  ["contract 4, conventions", undefined],
  ["PINs", undefined],
])("%s: %s", (source, origin) => {
  expect(originOf(source)).toBe(origin);
});
