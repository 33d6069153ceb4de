import { Type } from "@sinclair/typebox";
import pino from "pino";
import { v4 } from "uuid";
import { toyFamily } from "../toy-family";
import { newTester, startStandin } from "../support/standin";
import { join } from "node:path";

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

const fixtures = join(__dirname, "../toy-fixtures");
const toss = () => ({
  id: v4(),
  time: "2031-03-04T12:00:00.000Z",
  purse: { name: "w1" },
  coins: 7,
  wish: "rain",
});

/** The family with something in it that cannot be done. */
const broken = {
  unread: {
    ...toyFamily,
    contracts: toyFamily.contracts.map((contract) => ({
      ...contract,
      operations: contract.operations.map((operation) =>
        operation.id === "toss"
          ? { ...operation, body: Type.Unsafe({ type: "no type" }) }
          : operation,
      ),
    })),
  },
  unjudged: {
    ...toyFamily,
    kinds: {
      toss: {
        ...toyFamily.kinds["toss"],
        judge: () => {
          throw new Error("no judge");
        },
      },
    },
  },
} as unknown as Record<"unread" | "unjudged", typeof toyFamily>;

describe("a failure of ours is in the log with its stack, and in the journal", () => {
  test.each(["unread", "unjudged"] as const)(
    "of a message that is %s; it is on record as failed",
    async (which) => {
      const { lines, log } = listening();
      const { client, space } = newTester(
        await startStandin({ families: [broken[which]], fixtures, log }),
      );
      const message = toss();
      const reply = await client.put("/toy/v9/tosses", message);
      expect(reply).toMatchObject({
        status: 500,
        body: { errorMessage: "Server failure", requestType: "TOSS", id: message.id },
      });
      expect(lines.map(({ err }) => err?.stack)).toEqual([expect.stringContaining("\n    at ")]);
      expect(space.messages({ limit: 10 }).exchanges).toMatchObject([
        { operation: "toss", outcome: "answered", status: 500, stateAfter: "FAILED" },
      ]);
      expect(
        await client.post("/toy/v9/tosses/reversals", {
          id: v4(),
          requestId: message.id,
          time: message.time,
        }),
      ).toMatchObject({ status: 200 });
    },
  );

  test("of the administration", async () => {
    const { lines, log } = listening();
    let fails = false;
    const standin = await startStandin({
      families: [toyFamily],
      fixtures,
      log,
      beforeStatement: (sql) => {
        if (!fails || !sql.includes("entity")) return;
        fails = false;
        throw new Error("no disk");
      },
    });
    const { client, space } = newTester(standin);
    await client.put("/toy/v9/tosses", toss());
    fails = true;
    expect(await client.get("/toy/v9/testServerAdmin/data")).toMatchObject({
      status: 500,
      body: { errorMessage: "Server failure", requestType: "UNKNOWN" },
    });
    expect(lines.map(({ err }) => err?.stack)).toEqual([expect.stringContaining("\n    at ")]);
    expect(space.messages({ limit: 10 }).exchanges).toMatchObject([
      { operation: "toss" },
      { operation: "data", status: 500 },
    ]);
  });

  test("of what comes before all operations", async () => {
    const { lines, log } = listening();
    let fails = false;
    const standin = await startStandin({
      families: [toyFamily],
      fixtures,
      log,
      beforeStatement: () => {
        if (fails) throw new Error("no disk");
      },
    });
    const { client } = newTester(standin);
    fails = true;
    const replies = [
      await client.put("/toy/v9/tosses", toss()),
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
