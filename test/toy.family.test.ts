import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { RefusalReason } from "../src/lifecycle/state";
import { type ExpectedError, describeFamily } from "./describe-family";
import { toyFamily } from "./toy-family";

const time = "2031-03-04T12:00:00.000Z";
const gone = { status: 410, errorType: "GONE" };
const errors: Partial<Record<RefusalReason, ExpectedError>> = {
  duplicate: { status: 409, errorType: "SEEN" },
  unknown: { status: 404, errorType: "OOPS" },
  confirmed: gone,
  reversed: gone,
};

describeFamily(toyFamily, {
  interface: "toy",
  options: { families: [toyFamily], fixtures: join(__dirname, "toy-fixtures") },
  kinds: {
    toss: {
      approved: (id) => ({ id, time, purse: { name: "w1" }, coins: 7, wish: "rain" }),
      declined: (id) => ({ id, time, purse: { name: "w2" }, coins: 6, wish: "sun" }),
      money: { approved: -7, confirmed: 0 },
    },
  },
  advice: (_operation, id, requestId) => ({ id, requestId, time }),
  lookup: () => ({ name: "w1" }),
  refused: (reason) => errors[reason] ?? { status: 400, errorType: "OOPS" },
  formatError: { status: 400, errorType: "FORMAT_ERROR" },
  entities: { wallet: { known: "w1", unknown: "w9" } },
  money: (data) => (data["wallets"] ?? []).reduce((sum, { coins }) => sum + (coins as number), 0),
  unknownProperties: "finding",
});

test("a whole family takes at most 250 lines, in one file", () => {
  expect(
    readFileSync(join(__dirname, "toy-family.ts"), "utf8").split("\n").length,
  ).toBeLessThanOrEqual(250);
});
