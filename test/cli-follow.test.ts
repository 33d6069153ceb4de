import { spawn } from "node:child_process";
import { EventEmitter, once } from "node:events";
import { type IncomingMessage, createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { createInterface } from "node:readline";
import { cards, loadOf, useGiftCards } from "./support/gift-card";
import { program } from "./support/program";

const { newTill, standin } = useGiftCards();

const ended: (() => void)[] = [];
afterEach(() => {
  for (const end of ended.splice(0)) end();
});

/** A way to the simulator that breaks off each stream after its first bytes, until it is told to let them be. */
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
          answer.once("data", (chunk: Buffer) => {
            res.write(chunk, () => {
              res.destroy();
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
