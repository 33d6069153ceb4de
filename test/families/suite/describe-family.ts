import { v4 } from "uuid";
import { exampleMistakes } from "../../../src/families/kit/examples";
import type { Family } from "../../../src/families/kit/family";
import type { FamilyAdapter } from "./adapter";
import { describeAdministration } from "./administration";
import { describeAdvices } from "./advices";
import { type Bench, putOnBench, successOf } from "./bench";
import { describeErrors } from "./errors";
import { describeFindings } from "./findings";
import { describeIdentifiers } from "./identifiers";
import { describeMalformed } from "./malformed";
import { describeMoney } from "./money";
import { describeRefusals } from "./refusals";
import { describeTestData } from "./test-data";
import { describeTransitions } from "./transitions";

export type { ExpectedError, FamilyAdapter } from "./adapter";

/**
 * The contract suite of all families. Its cases come from the family's own declaration: its operations, its
 * kinds of transaction, its transition table, its entity types. The adapter says how to send a message that
 * is approved or declined, and which errors the family's reference gives.
 */
export function describeFamily(family: Family, adapter: FamilyAdapter): void {
  describe(`${family.name} (${adapter.interface})`, () => {
    const bench = putOnBench(family, adapter);
    test("has an example of each operation", async () => {
      expect(await exampleMistakes(family, bench.contract)).toEqual([]);
    });
    describe("transitions", () => {
      describeTransitions(bench);
    });
    describe("advices", () => {
      describeAdvices(bench);
    });
    describe("identifiers", () => {
      describeIdentifiers(bench);
    });
    describe("money and isolation", () => {
      describeMoney(bench);
    });
    describe("test data at run time", () => {
      describeTestData(bench);
    });
    describe("errors", () => {
      describeErrors(bench);
    });
    describe("refusals that a scenario asks for", () => {
      describeRefusals(bench);
    });
    describe("messages that break the contract", () => {
      describeMalformed(bench);
    });
    describe("findings", () => {
      describeFindings(bench);
    });
    describe("test server administration", () => {
      describeAdministration(bench);
    });
    describe("lookups", () => {
      describeLookups(bench);
    });
  });
}

/** Lookups have no effect and may be repeated (contract 3, gift card rule 8). */
function describeLookups(bench: Bench): void {
  const lookups =
    bench.adapter.lookup === undefined
      ? []
      : bench.contract.operations.filter(({ kind }) => kind === "lookup");

  test("the adapter looks up what the interface has", () => {
    expect(lookups.length).toBe(
      bench.contract.operations.filter(({ kind }) => kind === "lookup").length,
    );
  });

  for (const operation of lookups) {
    const again =
      operation.idUsedOnce === true ? "may not be repeated under its id" : "may be repeated";
    test(`${operation.id} changes nothing and ${again}`, async () => {
      const space = bench.newSpace();
      const id = v4();
      const lookedUp = bench.adapter.lookedUp?.(operation);
      if (lookedUp !== undefined) await space.approved(lookedUp, id);
      const data = space.data();
      const [first, second] = [
        await space.lookup(operation, id),
        await space.lookup(operation, id),
      ];
      expect(successOf(operation)).toContain(first.status);
      if (operation.idUsedOnce === true) {
        const { status, errorType } = bench.adapter.refused("duplicate", "");
        expect(second).toMatchObject({ status, body: { errorType } });
      } else expect(second.text).toBe(first.text);
      expect(space.data()).toEqual(data);
    });
  }
}
