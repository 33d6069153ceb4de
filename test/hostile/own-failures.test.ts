import { Type } from "@sinclair/typebox";
import pino from "pino";
import { v4 } from "uuid";
import type { Operation } from "../../src/contract/operation";
import type { Family } from "../../src/families/kit/family";
import type { TransactionBehaviour } from "../../src/lifecycle/call";
import { subjectOf } from "../families/adapters";
import { newTester, startStandin } from "../support/standin";
import { copyFileSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** A logger, and what it wrote: each line with its level, message and stack. */
function listening() {
  const lines: { level: number; msg: string; err?: { stack?: string } }[] = [];
  return {
    lines,
    log: pino(
      { level: "error" },
      { write: (line: string) => lines.push(JSON.parse(line) as (typeof lines)[number]) },
    ),
  };
}

const [vouchers, adapter] = subjectOf("voucher");

/** The voucher family once more, beside itself. */
const other: Family = {
  ...vouchers,
  name: "other",
  contracts: vouchers.contracts.map((contract) => ({
    ...contract,
    name: "other",
    basePath: "/other",
  })),
};
const fixtures = mkdtempSync(join(tmpdir(), "standin-other-"));
copyFileSync(resolve(__dirname, "../../fixtures/voucher.json"), join(fixtures, "other.json"));

const provision = (id = v4()) => ({ id, ...adapter.kinds["provision"]?.approved(id, 0) });
const reversal = other.contracts[0]?.operations.find(
  ({ id }) => id === "reverseVoucher",
) as Operation;

/** The family with something in it that cannot be done. */
const broken: Record<"unread" | "unjudged", Family> = {
  unread: {
    ...other,
    contracts: other.contracts.map((contract) => ({
      ...contract,
      operations: contract.operations.map((operation) =>
        operation.id === "provisionVoucher"
          ? { ...operation, body: Type.Unsafe({ type: "no type" }) }
          : operation,
      ),
    })),
  },
  unjudged: {
    ...other,
    kinds: {
      ...other.kinds,
      provision: {
        ...(other.kinds["provision"] as TransactionBehaviour),
        authorise: () => {
          throw new Error("no judge");
        },
      },
    },
  },
};

describe("a failure of ours is in the log with its stack, and in the journal", () => {
  test.each(["unread", "unjudged"] as const)(
    "of a message that is %s; it is on record as failed",
    async (which) => {
      const { lines, log } = listening();
      const { client, space } = newTester(
        await startStandin({ families: [broken[which]], fixtures, log }),
      );
      const message = provision();
      const reply = await client.post("/other/vouchers", message);
      expect(reply).toMatchObject({
        status: 500,
        body: { errorMessage: "Server failure", requestType: "PROVISION_REQUEST", id: message.id },
      });
      expect(lines.map(({ err }) => err?.stack)).toEqual([expect.stringContaining("\n    at ")]);
      expect(space.messages({ limit: 10 }).exchanges).toMatchObject([
        { operation: "provisionVoucher", outcome: "answered", status: 500, stateAfter: "FAILED" },
      ]);
      expect(
        await client.post("/other/vouchers/reversals", adapter.advice(reversal, v4(), message.id)),
      ).toMatchObject({ status: 202 });
    },
  );

  test("of the administration", async () => {
    const { lines, log } = listening();
    let fails = false;
    const standin = await startStandin({
      families: [other],
      fixtures,
      log,
      beforeStatement: (sql) => {
        if (!fails || !sql.includes("entity")) return;
        fails = false;
        throw new Error("no disk");
      },
    });
    const { client, space } = newTester(standin);
    await client.post("/other/vouchers", provision());
    fails = true;
    expect(await client.get("/other/testServerAdmin/data")).toMatchObject({
      status: 500,
      body: { errorMessage: "Server failure", requestType: "UNKNOWN" },
    });
    expect(lines.map(({ err }) => err?.stack)).toEqual([expect.stringContaining("\n    at ")]);
    expect(space.messages({ limit: 10 }).exchanges).toMatchObject([
      { operation: "provisionVoucher" },
      { operation: "data", status: 500 },
    ]);
  });

  test("of what comes before all operations", async () => {
    const { lines, log } = listening();
    let fails = false;
    const standin = await startStandin({
      families: [other],
      fixtures,
      log,
      beforeStatement: () => {
        if (fails) throw new Error("no disk");
      },
    });
    const { client } = newTester(standin);
    fails = true;
    const replies = [
      await client.post("/other/vouchers", provision()),
      await client.get("/standin/clock"),
    ];
    fails = false;
    expect(replies.map(({ status }) => status)).toEqual([500, 500]);
    expect(lines.length).toBe(2);
    expect(lines.map(({ err }) => err?.stack)).toEqual(
      lines.map(() => expect.stringContaining("\n    at ") as string),
    );
  });
});
