import { connect } from "node:net";
import { createStandin } from "../../../src";
import { cards, redemptionOf, requestPath, useGiftCards } from "../../support/messages/gift-card";
import { limits } from "../../../src/limits/limits";
import { exchange, open, requestBytes } from "../../support/socket";
import { until } from "../../support/standin";

// Large bodies count as many requests, and here many come within a second.
const { newTill, standin } = useGiftCards({ limits: { requestsPerSecond: 1_000_000 } });
const path = requestPath("redemption", redemptionOf(cards.funded, 100).id);

/** More than any buffer on the way holds. */
const endless = 2 ** 30;

/** Sends a head and then pieces of a body until the other side has had enough; returns what was answered and how much it took. */
async function pour(head: string, piece: Buffer): Promise<{ answer: string; taken: number }> {
  const { hostname, port } = new URL(standin().url);
  const socket = connect(Number(port), hostname);
  let answer = "";
  let isOpen = true as boolean;
  socket.on("data", (chunk) => {
    answer += chunk.toString();
  });
  socket.on("error", () => undefined);
  const closed = new Promise<void>((resolve) => {
    socket.once("close", () => {
      isOpen = false;
      resolve();
    });
  });
  socket.write(head);
  for (let sent = 0; isOpen && sent < endless; sent += piece.length) {
    if (!socket.write(piece))
      await Promise.race([
        new Promise((resolve) => {
          socket.once("drain", resolve);
        }),
        closed,
      ]);
  }
  socket.destroy();
  return { answer, taken: socket.bytesWritten };
}

const chunk = Buffer.from(`10000\r\n${"a".repeat(65_536)}\r\n`);
const plain = Buffer.alloc(65_536, "a");
const json = "content-type: application/json";
const lines = "content-type: application/x-ndjson";
const chunked = "transfer-encoding: chunked";
const long = `content-length: ${endless * 16}`;

test.each<[string, string, string[], Buffer, number]>([
  ["a message that says how long it is", path, [json, long], plain, 413],
  ["a message in chunks", path, [json, chunked], chunk, 413],
  ["a message that is not JSON", path, ["content-type: text/plain", chunked], chunk, 415],
  ["a message of an unknown encoding", path, [json, "content-encoding: odd", chunked], chunk, 415],
  ["a path that nobody has", "/nothing", [json, chunked], chunk, 404],
  ["a scenario", "/standin/scenario", ["content-type: application/yaml", chunked], chunk, 400],
  ["a snapshot", "/standin/snapshots/a", [json, chunked], chunk, 413],
  ["a journal that says how long it is", "/standin/verdict/from", [lines, long], plain, 413],
  ["a journal in chunks", "/standin/verdict/from", [lines, chunked], chunk, 413],
  ["a reset, which has no body", "/standin/reset", [json, chunked], chunk, 204],
])("a body without end is cut off: %s", async (_, at, headers, piece, status) => {
  const method = at.startsWith("/standin/s") ? "PUT" : "POST";
  for (const connection of ["close", "keep-alive"]) {
    const { answer, taken } = await pour(
      requestBytes(method, at, headers).replace("connection: close", `connection: ${connection}`),
      piece,
    );
    expect(answer.slice(0, 12)).toBe(`HTTP/1.1 ${status}`);
    expect(answer).toMatch(/^connection: close\r$/im);
    // The limits, and what the buffers of both sides hold.
    expect(taken).toBeLessThan(
      2 ** 26 + (at === "/standin/verdict/from" ? limits.journalBytes : 0),
    );
  }
});

test.each([
  ["an interface", path],
  ["the control API", "/standin/clock"],
])("a pool sends the next message on another connection: %s", async (_, at) => {
  const till = newTill();
  const large = JSON.stringify({ text: "a".repeat(limits.sweptBytes + limits.bodyBytes) });
  const send = at === path ? till.client.post(at, large) : till.client.put(at, large);
  expect((await send).status).toBe(413);
  expect((await till.redeem(redemptionOf(cards.funded, 100))).status).toBe(201);
});

test("a connection whose refused body was small is kept", async () => {
  const connection = open(standin().url);
  const head = (at: string) =>
    requestBytes("POST", at, ["content-type: text/plain", "content-length: 3"]).replace(
      "connection: close\r\n",
      "",
    );
  connection.write(`${head("/nothing")}a`);
  await until(() => connection.received().includes("404"));
  connection.write(`bc${head(path)}abc`);
  await until(() => connection.received().includes("415"));
  connection.leave();
});

describe("a simulator that is closed", () => {
  test.each<[string, string]>([
    ["that never said a word", ""],
    ["that began a request", "GET /standin/health HTTP/1.1\r\nho"],
    ["whose body does not come", requestBytes("POST", path, [json, "content-length: 100"])],
    [
      "that was answered and is kept",
      requestBytes("GET", "/standin/health").replace("connection: close\r\n", ""),
    ],
  ])(
    "waits for no connection %s",
    async (_, bytes) => {
      const closing = await createStandin();
      const connection = open(closing.url);
      connection.write(bytes);
      // What was sent before has come, too.
      await exchange(closing.url, requestBytes("GET", "/standin/health"));
      await closing.close();
      await connection.closed;
      // Half of what it would wait for a request in flight.
    },
    limits.shutdownGraceMs / 2,
  );
});
