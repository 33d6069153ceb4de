import { readJournal } from "../../src/conformance/journal-file";
import { limits } from "../../src/limits/limits";
import { refusedMessage } from "../../src/journal/diagnosis";
import type { Exchange } from "../../src/journal/exchange";
import {
  type DiagnosedRequest,
  type UnmatchedList,
  inOrder,
} from "../../src/journal/unmatched-request";
import { Client } from "../support/client";
import { runHere } from "../support/program";
import { open } from "../support/socket";
import { startStandin } from "../support/standin";
import {
  type WrongMessage,
  type WrongRow,
  wrongMessages,
  wrongRows,
} from "../support/wrong-connections";

/** What is shown of what came over a bare connection: the rows, and the messages. */
async function shown(bytes: string | Buffer) {
  const standin = await startStandin();
  const connection = open(standin.url);
  connection.write(bytes);
  await connection.closed;
  const { text } = await new Client(standin.url, "7102", "pos").get("/standin/unmatched");
  const rows = inOrder(JSON.parse(text) as UnmatchedList);
  return { rows, messages: standin.messages().exchanges, text, standin };
}

const marked = (raw = "", mark?: { from: number; to: number }): string | undefined =>
  mark && raw.slice(mark.from, mark.to);

/** What is said about a row, as far as the corpus says it. */
function saidOf(row: DiagnosedRequest | undefined, { compared, marked: part }: WrongRow): WrongRow {
  const { reason = "", sentence = "", raw, mark } = row ?? {};
  return {
    ...{ reason, sentence },
    ...(compared && { compared: row?.compared.map(({ sent, wanted }) => [sent, wanted]) ?? [] }),
    ...(part !== undefined && { marked: marked(raw, mark) ?? "" }),
  };
}

/** The same of a refused message. */
function saidOfMessage(
  message: Exchange | undefined,
  { marked: part }: WrongMessage,
): WrongMessage & { advice: string } {
  const { sentence = "", advice = "", mark } = (message && refusedMessage(message)) ?? {};
  const found = marked(message?.request.raw, mark) ?? "";
  return { sentence, advice, ...(part !== undefined && { marked: found }) };
}

describe("a POS that is connected wrongly is told what is wrong, and what to do", () => {
  test.each(wrongRows)("%s", async (_name, { bytes, row, advice }) => {
    const { rows, messages, text } = await shown(bytes);
    expect(text).not.toMatch(/NzEwMjpwb3M|s3cr3t|eyJhbG/);
    expect([rows.length, messages]).toEqual([1, []]);
    expect(saidOf(rows[0], row)).toEqual(row);
    expect(rows[0]?.advice).toContain(advice);
  });

  test.each(wrongMessages)("%s", async (_name, { bytes, message, advice }) => {
    const { rows, messages } = await shown(bytes);
    expect(rows).toEqual([]);
    expect(saidOfMessage(messages[0], message)).toEqual({
      ...message,
      advice: expect.stringContaining(advice) as string,
    });
  });

  test("there are at least thirty of them", () => {
    expect(wrongRows.length + wrongMessages.length).toBeGreaterThanOrEqual(30);
  });
});

const post = (target: string, body: string, ...headers: string[]): string =>
  [
    `POST ${target} HTTP/1.1`,
    "Host: 127.0.0.1",
    "Connection: close",
    `Authorization: Basic ${btoa("7102:pos")}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...headers,
    "",
    body,
  ].join("\r\n");

test("the text of a request is shown with its body, card numbers, PINs and credentials masked", async () => {
  const body = '{"pan":"6099310000000000019","pin":"1234","amount":7}';
  const { rows } = await shown(post("/nowhere?pan=6099310000000000019", body, "X-Api-Key: abc"));
  expect(rows[0]?.raw).toBe(
    post(
      "/nowhere?pan=609931*********0019",
      '{"pan":"609931*********0019","pin":"[masked]","amount":7}',
      "X-Api-Key: [masked]",
    )
      .replace(/Basic \S+/, "Basic [masked]")
      .replace(/Length: \d+/, `Length: ${body.length}`),
  );
});

test("of a long text its first 65,536 characters are kept; what is not text is counted", async () => {
  const { rows } = await shown(post("/nowhere", "x".repeat(100_000)));
  expect(rows[0]?.raw).toHaveLength(limits.journalBodyBytes);
  const packed = await shown(post("/nowhere", "plain", "Content-Encoding: gzip"));
  expect(packed.rows[0]?.raw).toMatch(/\r\n\r\n\(5 bytes that are not text\)$/);
});

test("a connection is one row, whatever its client goes on to send", async () => {
  const standin = await startStandin();
  const settings = Buffer.from("000000040000000000", "hex");
  for (const [first, next] of [
    ["PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", settings],
    ["NOT HTTP\r\n\r\n", "NOT HTTP EITHER\r\n\r\n"],
  ] as const) {
    const connection = open(standin.url, undefined, { allowHalfOpen: true });
    connection.write(first);
    await connection.ended;
    connection.write(next);
    connection.halfClose();
    await connection.closed;
  }
  expect(inOrder(standin.unmatched()).map(({ reason }) => reason)).toEqual([
    "http2-not-spoken",
    "http-broken",
  ]);
});

test("standin messages --unmatched prints the sentence and the advice", async () => {
  const { standin } = await shown(post("/giftcard/v2/redemptions/1", "{}"));
  const { out } = await runHere(["messages", "--unmatched", "--url", standin.url]);
  expect(out.split("\n").slice(0, 4)).toEqual([
    expect.stringMatching(/ {2}404 {2}POST .*v2.* \(no operation has this path\)$/),
    "      The path has v2 where v3 is expected.",
    "      Send it to POST /giftcard/v3/redemptions/{redemptionId}: " +
      "correct the base URL in the POS, or the path that it adds.",
    "      nearest: POST /giftcard/v3/redemptions/{redemptionId}",
  ]);
});

test("of each data space the newest 200 are kept, and 2 MB of their texts", async () => {
  const standin = await startStandin();
  const client = new Client(standin.url, "7102", "pos");
  const body = { text: "x".repeat(60_000) };
  for (let sent = 0; sent < 40; sent += 1) await client.post("/nowhere", body);
  const { requests } = standin.unmatched();
  const characters = requests.reduce((sum, { raw = "" }) => sum + raw.length, 0);
  expect(characters).toBeLessThanOrEqual(limits.unmatchedCharacters);
  expect(requests.at(-1)?.number).toBe(40);
  expect(requests).toHaveLength(34);
});

test("a journal and a verdict have none of the texts", async () => {
  const { standin } = await shown(post("/nowhere", '{"amount":7}'));
  const [unmatched] = (await standin.verdict()).unmatched ?? [];
  expect(unmatched).toMatchObject({ reason: "path-unknown" });
  expect(unmatched).not.toHaveProperty("raw");
  expect(unmatched).not.toHaveProperty("sentence");
});

test("a journal of version 0.2, which called https on an http port otherwise, opens", () => {
  const head = {
    standinJournal: 1,
    observedUntil: "2026-11-25T12:00:00.000Z",
    trimmed: 0,
    unmatched: [
      {
        number: 1,
        method: "CONNECTION",
        path: "",
        status: 400,
        reason: "tls-not-spoken",
        nearest: [],
      },
    ],
  };
  expect(readJournal([JSON.stringify(head)]).unmatched).toMatchObject([{ reason: "tls" }]);
});
