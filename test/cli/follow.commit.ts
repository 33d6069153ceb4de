import { spawn } from "node:child_process";
import { EventEmitter, once } from "node:events";
import { type IncomingMessage, createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import timers from "node:timers/promises";
import { cards, loadOf, useGiftCards } from "../support/messages/gift-card";
import { program, runHere, startProgram } from "../support/program";

const { newTill, standin } = useGiftCards();

const ended: (() => void)[] = [];
afterEach(() => {
  for (const end of ended.splice(0)) end();
});

/** A way to the simulator that breaks off each stream after its first message, until it is told to let them be. */
async function brittleWay() {
  const opened: (string | undefined)[] = [];
  const openings = new EventEmitter();
  const server = createServer((req, res) => {
    const isStream = req.url?.endsWith("/stream") === true;
    const onward = request(
      `${standin().url}${req.url ?? ""}`,
      { method: req.method, headers: req.headers },
      (answer: IncomingMessage) => {
        res.writeHead(answer.statusCode ?? 500, answer.headers);
        res.flushHeaders();
        if (isStream) {
          opened.push(req.headers["last-event-id"] as string | undefined);
          openings.emit("opened");
        }
        if (isStream && opened.length <= 2)
          answer.on("data", (chunk: Buffer) => {
            res.write(chunk, () => {
              if (chunk.includes("data: ")) res.destroy();
            });
          });
        else answer.pipe(res);
        res.once("close", () => {
          onward.destroy();
        });
      },
    );
    onward.on("error", () => {
      res.destroy();
    });
    req.pipe(onward);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const openedOften = async (times: number): Promise<void> => {
    while (opened.length < times) await once(openings, "opened");
  };
  return {
    openedOften,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    opened,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

test("messages --follow goes on from the last number where a connection breaks off, and misses nothing", async () => {
  const till = newTill();
  const way = await brittleWay();
  const { user, password } = till.tester;
  const follower = spawn(process.execPath, [
    program,
    "messages",
    "--follow",
    "--json",
    "--url",
    way.url,
    "--user",
    `${user}:${password}`,
  ]);
  ended.push(() => {
    follower.kill();
    way.close();
  });
  const shown = createInterface({ input: follower.stdout })[Symbol.asyncIterator]();
  for (let number = 1; number <= 4; number += 1) {
    await way.openedOften(Math.min(number, 3));
    await till.load(loadOf(cards.empty, 1));
    const { value } = (await shown.next()) as { value: string };
    expect(JSON.parse(value)).toMatchObject({ number });
  }
  expect(way.opened).toEqual([undefined, "1", "2"]);
});

describe.each(["SIGTERM", "SIGKILL"] as const)("after %s", (signal) => {
  test.each([
    [
      "goes on from the last number",
      () => join(mkdtempSync(join(tmpdir(), "standin-follow-")), "f.db"),
      2,
    ],
    ["begins anew with a new journal", () => ":memory:", 1],
  ])("messages --follow waits for the simulator, and %s", async (_title, databaseOf, next) => {
    const args = ["--db", databaseOf(), "--port"];
    const first = await startProgram([...args, "0"]);
    const follower = spawn(process.execPath, [
      program,
      ...["messages", "--follow", "--json", "--url", first.url],
    ]);
    ended.push(() => follower.kill());
    const shown = createInterface({ input: follower.stdout })[Symbol.asyncIterator]();
    const told = createInterface({ input: follower.stderr })[Symbol.asyncIterator]();
    const following = numbersOf(shown);
    const authorization = `Basic ${Buffer.from("7102:pos").toString("base64")}`;
    const send = (): Promise<Response> =>
      fetch(`${first.url}/giftcard/v3/testServerAdmin/data`, { headers: { authorization } });
    await send();
    expect(await following()).toBe(1);
    await first.end(signal);
    expect((await told.next()).value).toBe(
      `The simulator at ${first.url} is gone. Waiting until it is back; Ctrl-C ends this.`,
    );
    const second = await startProgram([...args, new URL(first.url).port]);
    ended.push(() => void second.end("SIGKILL"));
    await send();
    expect(await following()).toBe(next);
    expect((await told.next()).value).toBe(`The simulator at ${first.url} is back.`);
    await send();
    expect(await following()).toBe(next + 1);
  });
});

const numbersOf = (lines: AsyncIterator<string>) => async (): Promise<number> =>
  (JSON.parse(((await lines.next()) as { value: string }).value) as { number: number }).number;

test("messages --follow ends where another server answers in the simulator's place", async () => {
  const stream = createServer((_req, res) => {
    res.writeHead(200, { "content-type": "text/html" }).end("<p>hello");
  }).listen(0, "127.0.0.1");
  await once(stream, "listening");
  ended.push(() => stream.close());
  const url = `http://127.0.0.1:${(stream.address() as AddressInfo).port}`;
  const { code, err } = await runHere(["messages", "--follow", "--url", url]);
  expect([code, err]).toEqual([
    1,
    `The server at ${url} is not a simulator. Give the simulator's address with --url.\n`,
  ]);
});

test("messages --follow opens a stream that broke off at once, and one that brings nothing after a pause", async () => {
  const exchange = { number: 1, receivedAt: "2031-03-04T12:00:00.000Z" };
  const happened: string[] = [];
  const brought = ["", `id: 1\ndata: ${JSON.stringify(exchange)}\n\n`, "", ""];
  const server = createServer((req, res) => {
    const json = (body: object): void =>
      void res.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(body));
    if (req.url?.startsWith("/standin/messages?") === true) json({ exchanges: [], trimmed: 0 });
    else if (req.url === "/standin/messages/1") json(exchange);
    else {
      const text = brought.shift();
      happened.push(text === undefined ? "refused" : `opened for ${text.length > 0 ? 1 : 0}`);
      if (text === undefined) res.writeHead(403).end();
      else res.writeHead(200, { "content-type": "text/event-stream" }).end(text);
    }
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  ended.push(() => server.close());
  const pause = jest.spyOn(timers, "setTimeout").mockImplementation(() => {
    happened.push("paused");
    return Promise.resolve();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { code, out } = await runHere(["messages", "--follow", "--json", "--url", url]);
  pause.mockRestore();
  expect([code, out]).toEqual([1, `${JSON.stringify(exchange)}\n`]);
  expect(happened).toEqual([
    ...["opened for 0", "opened for 1", "opened for 0"],
    ...["opened for 0", "paused", "refused"],
  ]);
});
