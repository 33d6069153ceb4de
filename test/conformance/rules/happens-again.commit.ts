import type { Scenario } from "../../../src/scenario/definition";
import { load } from "js-yaml";
import { adapters } from "../../families/adapters";
import { mutantPlay } from "../../pos/broken-by";
import { type PosTest, reportedIn, startPosTest, verdictOn } from "../../pos/till";
import { judged } from "../../support/judged";

/*
 * A transaction as a scenario: for each rule, the POS that breaks it breaks it again under the scenario that was made of
 * the transaction.
 */

const driven = adapters.map((adapter) => adapter.interface);
/** Each rule of the library, at the first interface that has it. */
const cases = [
  ...new Map(
    judged
      .filter(({ contract }) => driven.includes(contract.name))
      .toReversed()
      .flatMap(({ contract: { name }, obligations }) =>
        obligations.map((obligation) => [
          obligation.id,
          [name, obligation.id, obligation] as const,
        ]),
      ),
  ).values(),
];

/** Rules about lookups, scans and events, which are no transactions. */
const aboutNoTransaction = new Set(
  "AT-15 VB-21 BP-15-lookup BP-27 PU-18-retry QR-19 QR-21 QR-22".split(" "),
);

let till: PosTest;
beforeAll(async () => {
  till = await startPosTest();
});
afterAll(() => till.standin.close());

test.each(cases)("%s: %s is broken again", async (name, id, obligation) => {
  const { newPos, trouble, play } = mutantPlay(till, name, obligation);
  const pos = newPos();
  const first = await verdictOn(till, pos, trouble(pos), play);
  const { space } = pos.line;
  const { transactions } = await space.transactions();
  // What follows from another rule's failure is in the verdict alone.
  const checks = first.rules.find((rule) => rule.id === id)?.checks ?? [];
  const subjects = checks.flatMap(({ subject, outcome }) => (outcome === "pass" ? [] : subject));
  const found =
    transactions.find((one) => one.judged.some(({ rule }) => rule === id)) ??
    transactions.find((one) => subjects.includes(one.id));
  expect(found === undefined).toBe(aboutNoTransaction.has(id));
  if (found === undefined) return;
  const text = await space.transactionScenario(found.id);
  expect({ text, ...space.scenarios.check(load(text) as Scenario) }).toEqual({
    text,
    mistakes: [],
  });
  const again = newPos();
  const verdict = await verdictOn(till, again, load(text) as Scenario, play);
  const broken = reportedIn(verdict).map((line) => line.split(" ")[0]);
  expect({ text, broken }).toEqual({ text, broken: expect.arrayContaining([id]) as unknown });
});
