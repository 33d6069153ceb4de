import { type IncomingMessage, get } from "node:http";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { limits } from "../../../src/limits/limits";
import type { Exchange } from "../../../src";
import { cards, loadOf, useGiftCards } from "../../support/messages/gift-card";
import { until } from "../../support/standin";

const { newTill, standin } = useGiftCards();
type Till = ReturnType<typeof newTill>;

/** About 60 kB in the journal: texts that the contract does not bound. */
const padded = (number: number): object => ({
  ...loadOf(cards.empty, 1),
  freeText: Array.from({ length: 15 }, (_, item) => `${number}.${item}`.padEnd(4_000, "x")),
});

/** Sends so many messages of about 60 kB, several at a time. */
async function fill(till: Till, count: number): Promise<void> {
  for (let sent = 0; sent < count; sent += 10) {
    await Promise.all(
      Array.from({ length: Math.min(10, count - sent) }, (_, index) =>
        till.load(padded(sent + index) as never),
      ),
    );
  }
}

/** Asks the control API; the answer is not read unless the test does. */
async function ask(
  till: Till,
  path: string,
  headers: Record<string, string> = {},
): Promise<IncomingMessage> {
  const { user, password } = till.tester;
  const request = get(`${standin().url}/standin${path}`, {
    auth: `${user}:${password}`,
    headers,
    agent: false,
  });
  const [answer] = (await once(request, "response")) as [IncomingMessage];
  return answer.on("error", () => undefined);
}

/** The events of a stream that has ended. */
const eventsOf = (
  stream: string,
): { id: number; data: Record<string, unknown>; event: string | undefined }[] =>
  stream
    .split("\n\n")
    // Comments keep the connection open, and say nothing.
    .filter((one) => one !== "" && !one.startsWith(":"))
    .map((one) => ({
      id: Number(/^id: (\d+)$/m.exec(one)?.[1]),
      event: /^event: (\w+)$/m.exec(one)?.[1],
      data: JSON.parse(/^data: (.*)$/m.exec(one)?.[1] ?? "{}") as Record<string, unknown>,
    }));

describe("a stream of messages", () => {
  test("that is not read is closed, with a last event that says so; its reader goes on from the last number", async () => {
    const till = newTill();
    const unread = await ask(till, "/messages/stream");
    await fill(till, 300);
    const events = eventsOf(await text(unread));
    expect(events.at(-1)).toMatchObject({
      event: "closed",
      data: { reason: expect.stringContaining("Last-Event-ID") as string },
    });
    const seen = events.slice(0, -1).map(({ id }) => id);
    expect(seen).toEqual(seen.map((_, index) => index + 1));
    expect(seen.length).toBeLessThan(300);

    const rest = await ask(till, "/messages/stream", { "last-event-id": String(seen.length) });
    let received = "";
    rest.on("data", (chunk: Buffer) => {
      received += chunk.toString();
    });
    await until(() => received.includes("id: 300\n"));
    await till.load(loadOf(cards.empty, 1));
    await until(() => received.includes("id: 301\n") && received.endsWith("\n\n"));
    expect(eventsOf(received).map(({ id }) => id)).toEqual(
      Array.from({ length: 301 - seen.length }, (_, index) => seen.length + 1 + index),
    );
    rest.destroy();
  });

  test("begins with everything where the number is from before a reset", async () => {
    const till = newTill();
    await fill(till, 2);
    till.space.reset();
    await till.load(loadOf(cards.empty, 1));
    const stream = await ask(till, "/messages/stream", { "last-event-id": "2" });
    let received = "";
    stream.on("data", (chunk: Buffer) => {
      received += chunk.toString();
    });
    await until(() => received.includes("id: 1\n"));
    stream.destroy();
  });

  test("there are bounds for a data space and for all of them, each told", async () => {
    const till = newTill();
    const open = await Promise.all([ask(till, "/messages/stream"), ask(till, "/messages/stream")]);
    const refused = await ask(till, "/messages/stream");
    expect([refused.statusCode, JSON.parse(await text(refused))]).toEqual([
      429,
      expect.objectContaining({
        detailMessage: { bound: "messageStreams", limit: 2, of: "live streams of the data space" },
      }),
    ]);
    const others = await Promise.all(
      Array.from({ length: limits.messageStreamsInAll - 2 }, () =>
        ask(newTill(), "/messages/stream"),
      ),
    );
    expect(new Set(others.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const last = await ask(newTill(), "/messages/stream");
    expect(JSON.parse(await text(last))).toMatchObject({
      errorMessage: "Too many streams",
      detailMessage: { limit: limits.messageStreamsInAll, of: "live streams of all data spaces" },
    });
    for (const stream of [...open, ...others]) stream.destroy();
  });
});

describe("an answer that is not read", () => {
  test("keeps nobody else from theirs, and is whole when it is read at last", async () => {
    const [till, other] = [newTill(), newTill()];
    await fill(till, 200);
    const unread = await ask(till, "/journal");
    await fill(till, 10);
    expect(await other.load(loadOf(cards.empty, 1))).toMatchObject({ status: 201 });
    const lines = (await text(unread))
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines[0]).toMatchObject({ standinJournal: 1, trimmed: 0 });
    expect(lines.slice(1).map(({ number }) => number)).toEqual(
      Array.from({ length: 200 }, (_, index) => index + 1),
    );
  });

  test("one journal or verdict of a data space at a time, so many wait, the next one is told so; another data space is not concerned", async () => {
    const [till, other] = [newTill(), newTill()];
    await fill(till, 200);
    const unread = await ask(till, "/journal");
    const waiting = Array.from({ length: limits.waitingReads + 1 }, () => ask(till, "/verdict"));
    const statuses = await Promise.race(waiting.map(async (one) => (await one).statusCode));
    expect(statuses).toBe(429);
    expect((await other.tester.client.get("/standin/verdict")).status).toBe(200);
    unread.resume();
    const answers = await Promise.all(waiting);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([
      ...Array.from({ length: limits.waitingReads }, () => 200),
      429,
    ]);
    for (const answer of answers) answer.resume();
  });
});

describe("messages are answered", () => {
  test("while a long journal is judged, and exported", async () => {
    const [till, other] = [newTill(), newTill()];
    await fill(till, 300);
    for (const path of ["/standin/verdict", "/standin/journal"]) {
      const over = new AbortController();
      const reading = till.tester.client.get(path).finally(() => {
        over.abort();
      });
      let answered = 0;
      while (!over.signal.aborted) {
        expect(await other.load(loadOf(cards.empty, 1))).toMatchObject({ status: 201 });
        answered += 1;
      }
      expect((await reading).status).toBe(200);
      expect(answered).toBeGreaterThan(2);
    }
  });

  test("a verdict that a reset overtakes is that of what is left", async () => {
    const till = newTill();
    await fill(till, 100);
    const verdict = till.space.verdict();
    till.space.reset();
    expect((await verdict).observed).toMatchObject({ exchanges: 0, trimmed: 0 });
  });
});

describe("a page of messages", () => {
  test("is what the single ones are, in every order that can be asked for", async () => {
    const till = newTill();
    await fill(till, 30);
    const numbersOf = async (query: string): Promise<number[]> => {
      const { exchanges } = (await till.tester.client.get(`/standin/messages${query}`))
        .body as unknown as { exchanges: Exchange[] };
      for (const exchange of exchanges.slice(0, 2))
        expect(exchange).toEqual(await till.space.message(exchange.number, { judged: true }));
      return exchanges.map(({ number }) => number);
    };
    const from = (first: number, last: number): number[] =>
      Array.from({ length: last - first + 1 }, (_, index) => first + index);
    expect(await numbersOf("")).toEqual(from(1, 30));
    expect(await numbersOf("?limit=12")).toEqual(from(1, 12));
    expect(await numbersOf("?after=11&limit=12")).toEqual(from(12, 23));
    expect(await numbersOf("?newest=true&limit=12")).toEqual(from(19, 30));
    expect(await numbersOf("?newest=true&limit=12&after=25")).toEqual(from(26, 30));
    expect(await numbersOf("?after=30")).toEqual([]);
  });
});
