import { families } from "../../src/families";
import { startStandin } from "../support/standin";
import { base, certified, found } from "./certified";
import { mutants, startMutant } from "./mutant-provider";

test.each(mutants)("a provider that %s is found", async (_does, mutant, finding) => {
  const { code, err, report } = await certified(`${await startMutant(mutant)}${base}`, [
    "--depth",
    "3",
  ]);
  expect([code, report.result]).toEqual([1, "fail"]);
  expect(found(report).map((one) => one.slice(0, finding.length))).toContainEqual(finding);
  for (const { messages } of report.findings) expect(messages).toBeLessThanOrEqual(4);
  // Each finding has a file of its own.
  const written = err.split("\n").filter((line) => line.startsWith("Written: "));
  expect(new Set(written).size).toBe(report.findings.length);
});

const contracts = families.flatMap((family) => family.contracts);

test.each(contracts.map(({ name }) => name))(
  "%s: our own simulator keeps the contract in every sequence",
  async (name) => {
    const { url, interfaces } = await startStandin({});
    const options = ["--depth", "2", "--reset"];
    const { code, report } = await certified(`${url}${interfaces[name] ?? ""}`, options, name);
    expect([code, report.findings]).toEqual([0, []]);
    // A payment of a partner needs a code that another interface makes.
    for (const { reason } of report.unplayed) expect(reason).toMatch(/^it needs qr-/);
    expect(report.judged).toBe(report.answers);
    for (const { played, of } of report.plans) expect(played).toBe(of);
  },
);

test("with its test server's reset, each plan begins with fresh data", async () => {
  const { url } = await startStandin({});
  const { code, err, report } = await certified(`${url}${base}`, ["--depth", "3", "--reset"]);
  expect([code, report.findings]).toEqual([0, []]);
  expect(err).not.toContain("Still open");
  const cells = report.cells.map(({ state, event }) => `${state} ${event}`);
  for (const state of ["CONFIRMED", "REVERSED", "LATE"])
    for (const event of ["request", "confirmation", "reversal"])
      expect(cells).toContain(`${state} ${event}`);
});
