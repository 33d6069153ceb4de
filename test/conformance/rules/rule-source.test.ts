import { judgedInterfaces, originOf } from "../../../src/conformance/rules/family-rules";
import { obligations as families } from "../../support/judged";

const rules = families.flatMap((family) =>
  judgedInterfaces(family).flatMap(({ contract, obligations }) =>
    obligations.map(({ id, level, source }) => ({
      level,
      source,
      origin: originOf(source, family.documents),
      where: `${contract.name} ${id}`,
    })),
  ),
);

test("every rule names a place that there is: of a document, the interface reference, or our advice", () => {
  expect(
    rules
      .filter(({ origin }) => origin === undefined)
      .map(({ where, source }) => `${where}: ${source}`),
  ).toEqual([]);
});

test("a must comes from the contract or the interface reference, never from our advice", () => {
  expect(
    rules
      .filter(({ level, origin }) => level === "must" && origin === "advice")
      .map(({ where }) => where),
  ).toEqual([]);
});

test("each of the three is some rule's source", () => {
  expect([...new Set(rules.map(({ origin }) => origin))].sort()).toEqual([
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

test.each([
  ["parking guide, payments rule 3", "contract"],
  ["parking guide, payments rule 4", undefined],
  ["parking guide, cards", undefined],
  ["contract 1, conventions", "contract"],
])("%s, where a family names a document of its own: %s", (source, origin) => {
  expect(originOf(source, { "parking guide": { payments: 3 } })).toBe(origin);
});
