import { createHash } from "node:crypto";
import { pino } from "pino";
import request from "supertest";
import type { Standin } from "../../src";
import { cards, newTill, redemptionOf } from "../support/messages/gift-card";
import { startStandin, until } from "../support/standin";

type Line = Record<string, unknown>;

let standin: Standin;
let own: Line[];
const logged: string[] = [];

beforeAll(async () => {
  standin = await startStandin({ log: pino({}, { write: (line) => logged.push(line) }) });
  const till = newTill(standin, "till-1", "secret");
  await till.redeem(redemptionOf(cards.funded, 1_000));
  await till.space.snapshots.save("before");
  const { number } = (await spaces())[0] ?? { number: 0 };
  const { text } = await request(standin.url).post(`/standin/spaces/${number}/export`).buffer();
  own = text
    .trimEnd()
    .split("\n")
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Line);
  await till.client.send("DELETE", `/standin/spaces/${number}`);
});

async function spaces(): Promise<{ number: number }[]> {
  const { text } = await request(standin.url).get("/standin/spaces");
  return (JSON.parse(text) as { spaces: { number: number }[] }).spaces;
}

/** A file of these lines, as whole and unchanged as an attacker can make it. */
function fileOf(lines: readonly Line[]): string {
  const text = lines.map((line) => `${JSON.stringify(line)}\n`).join("");
  const checksum = createHash("sha256").update(text).digest("hex");
  return `${text}${JSON.stringify({ end: { lines: lines.length, checksum } })}\n`;
}

async function importing(text: string): Promise<{ status: number; body: object }> {
  const answer = await request(standin.url)
    .post("/standin/spaces/import")
    .set("content-type", "application/x-ndjson")
    .send(text);
  return { status: answer.status, body: answer.body as object };
}

/** The lines with one row of a list, or a member of another line, replaced. */
function replaced(name: string, change: Line): Line[] {
  const at = own.findIndex((line) => name in line);
  const content = own[at]?.[name];
  const changed = Array.isArray(content)
    ? [{ ...(content[0] as Line), ...change }, ...(content.slice(1) as Line[])]
    : { ...(content as Line), ...change };
  return own.map((line, index) => (index === at ? { [name]: changed } : line));
}

const deep = "[".repeat(100) + "]".repeat(100);

test.each<[string, string, Line, string]>([
  ["an entity that is not JSON", "entities", { body: "{" }, "entities[0].body"],
  ["an entity of no family", "entities", { family: "none" }, "entities[0]"],
  ["an answer that is not JSON", "messages", { answer: "no" }, "messages[0].answer"],
  ["a role that nobody has", "messages", { role: "king" }, "messages[0].role"],
  ["a request that is not JSON", "exchanges", { request: "" }, "exchanges[0].request"],
  ["notes that are nested deeply", "exchanges", { notes: deep }, "exchanges[0].notes"],
  ["a number that is a text", "exchanges", { seq: "1" }, "exchanges[0].seq"],
  ["a snapshot without a head", "snapshot", { head: "" }, "snapshot.head"],
  ["a member that nobody knows", "exchanges", { evil: 1 }, "exchanges[0].evil"],
])(
  "a file with %s is refused with the line, and changes nothing",
  async (_, name, change, place) => {
    const { status, body } = await importing(fileOf(replaced(name, change)));
    expect([status, body]).toMatchObject([400, { errorMessage: "File not valid" }]);
    expect(body).toMatchObject({
      detailMessage: { formatErrors: [{ field: expect.stringMatching(/^line \d+/) as string }] },
    });
    expect(JSON.stringify(body)).toContain(place);
    expect(await spaces()).toEqual([]);
  },
);

test.each<[string, (file: string) => string]>([
  ["ends within a line", (file) => file.slice(0, -20)],
  ["goes on after its end", (file) => `${file}{}\n`],
  ["is not JSON", (file) => file.replace("{", "{{")],
  ["reaches a prototype", (file) => file.replace("{", '{"__proto__":{"polluted":1},')],
])("a file that %s is refused, and changes nothing", async (_, spoil) => {
  const { status, body } = await importing(spoil(fileOf(own)));
  expect([status, body]).toMatchObject([400, { errorMessage: "File not valid" }]);
  expect(await spaces()).toEqual([]);
  expect(({} as Line)["polluted"]).toBeUndefined();
});

test("a file that is refused before it has come whole is in the log with its client's address", async () => {
  logged.length = 0;
  const rest = `${"x".repeat(1_000)}\n`.repeat(100);
  expect((await importing(`{}\n${rest}`)).status).toBe(400);
  await until(() => logged.length > 0);
  expect(JSON.parse(logged[0] ?? "")).toMatchObject({ address: "127.0.0.1", status: 400 });
});

test("a line without an end is refused once it is longer than one may be", async () => {
  const { status } = await importing(`{"standinSpace":"${"x".repeat(9 * 1_048_576)}`);
  expect(status).toBe(400);
});

test("the file itself is taken", async () => {
  expect((await importing(fileOf(own))).status).toBe(200);
  const till = newTill(standin, "till-1", "secret");
  expect(await till.balances(cards.funded)).toEqual([49_000, 49_000]);
});
