import pino from "pino";
import { Sqlite } from "../../src/store/file/sqlite";
import type { Standin } from "../../src";
import { Client } from "../support/client";
import { cards, loadOf, newTill, requestPath } from "../support/messages/gift-card";
import { startStandin } from "../support/standin";

/** A disk that takes no more is a bound that was reached, and no defect of the simulator. */
type Failing = (sql: string) => string | undefined;
let failing: Failing = () => undefined;
interface Line {
  msg: string;
  err?: object;
}
const lines: Line[] = [];
let standin: Standin;

beforeAll(async () => {
  standin = await startStandin({
    log: pino({ level: "info" }, { write: (line: string) => lines.push(JSON.parse(line) as Line) }),
    beforeStatement(sql) {
      const code = failing(sql);
      if (code !== undefined) throw new Sqlite.SqliteError("simulated", code);
    },
  });
});
beforeEach(() => {
  failing = () => undefined;
  lines.length = 0;
});

const said = (): string[] => lines.map(({ msg }) => msg).filter((msg) => msg !== "request");
const full = "The disk of the database is full: messages are refused until it has room.";
const well = "The disk of the database has room again.";
const writing = /^(INSERT|UPDATE|DELETE)/;

test("a full disk: requests are 503, advices 504, with one line in the log, and one when it is well again", async () => {
  const till = newTill(standin);
  const kept = loadOf(cards.empty, 5);
  expect((await till.load(kept)).status).toBe(201);
  failing = (sql) => (writing.test(sql) ? "SQLITE_FULL" : undefined);
  const load = loadOf(cards.empty, 7);
  const refused = await till.load(load);
  expect(refused).toMatchObject({
    status: 503,
    headers: { "retry-after": "60" },
    body: {
      id: load.id,
      requestType: "LOAD_REQUEST",
      errorType: "UPSTREAM_UNAVAILABLE",
      errorMessage: "No room left",
      detailMessage: { freeString: "The disk of the database is full; nothing was processed." },
    },
  });
  expect(await till.reverse("load", kept.id)).toMatchObject({
    status: 504,
    body: { errorMessage: "No room left", originalId: kept.id },
  });
  expect((await till.load(loadOf(cards.empty, 7))).status).toBe(503);
  expect(said()).toEqual([full]);
  expect(lines.filter(({ err }) => err !== undefined)).toEqual([]);

  failing = () => undefined;
  expect((await till.reverse("load", kept.id)).status).toBe(202);
  expect((await till.load(loadOf(cards.empty, 3))).status).toBe(201);
  expect(await till.balances(cards.empty)).toEqual([3, 0]);
  expect(said()).toEqual([full, well]);
});

test("a commit that the disk does not take is the same; a failed read is a defect, with its stack", async () => {
  const till = newTill(standin);
  failing = (sql) => (sql === "COMMIT" ? "SQLITE_IOERR_FSYNC" : undefined);
  expect((await till.load(loadOf(cards.empty, 7))).status).toBe(503);
  failing = () => undefined;
  expect((await till.load(loadOf(cards.empty, 7))).status).toBe(201);
  expect(said()).toEqual([full, well]);

  failing = (sql) => (sql.startsWith("SELECT") ? "SQLITE_IOERR_READ" : undefined);
  expect((await till.load(loadOf(cards.empty, 7))).status).toBe(500);
  expect(said()).toContain("failure inside the server");
});

test("a refusal for which the till cannot be blamed is no breach", async () => {
  const till = newTill(standin);
  let commits = 0;
  failing = (sql) => (sql === "COMMIT" && (commits += 1) === 1 ? "SQLITE_FULL" : undefined);
  const load = loadOf(cards.empty, 7);
  expect((await till.load(load)).status).toBe(503);
  const [exchange] = till.space.messages({ newest: true, limit: 1 }).exchanges;
  expect(exchange).toMatchObject({
    messageId: load.id,
    status: 503,
    findings: expect.arrayContaining([
      { code: "bound-reached", text: "the disk of the simulator's database is full" },
    ]) as unknown,
  });
  expect(await till.reverse("load", load.id)).toMatchObject({ status: 202 });
});

test("a first use, the test server and the control API are refused without a stack", async () => {
  failing = (sql) => (writing.test(sql) ? "SQLITE_FULL" : undefined);
  const load = loadOf(cards.empty, 7);
  const newcomer = new Client(standin.url, "newcomer", "secret");
  expect(await newcomer.post(requestPath("load", load.id), load)).toMatchObject({
    status: 503,
    body: { errorType: "UPSTREAM_UNAVAILABLE", requestType: "LOAD_REQUEST" },
  });
  const control = await fetch(`${standin.url}/standin/clock`, {
    method: "PUT",
    headers: {
      authorization: `Basic ${Buffer.from("third:third").toString("base64")}`,
      "content-type": "application/json",
    },
    body: "{}",
  });
  expect([control.status, await control.json()]).toEqual([
    503,
    expect.objectContaining({ errorMessage: "No room left" }),
  ]);
  expect(lines.filter(({ err }) => err !== undefined)).toEqual([]);
  expect(said()).toEqual([full]);
});
