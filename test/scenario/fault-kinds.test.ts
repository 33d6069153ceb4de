import type { Standin } from "../../src";
import type { FaultKind } from "../../src/scenario/definition";
import {
  type Connection,
  type OpenOptions,
  jsonHeaders,
  open,
  parse,
  requestBytes,
  untilOpen,
} from "../support/socket";
import {
  type Till,
  adviceFor,
  advicePath,
  cards,
  loadOf,
  newTill,
  requestPath,
} from "../support/messages/gift-card";
import { startStandin, until, untilHeld } from "../support/standin";

/** What a till sees of a fault on a bare socket, and what is left behind. */
interface Seen {
  /** Status line and body; undefined: not one byte. */
  status?: number;
  /** The bytes of the body, compared with those of the answer that the fault took. */
  body?: "whole" | "half" | "no JSON" | { bytes: number };
  ending: "closed" | "reset";
  outcome: string;
}

interface Case {
  fault: object;
  /** What the till sees when the fault strikes before, and after processing; absent: it cannot. */
  before?: Seen;
  after?: Seen;
  /** The reversal of a request that it hit is answered so; absent: 202. */
  reversal?: number;
  /** It waits: so long by the data space's clock. */
  waits?: number;
  /** It closes the port: for so long by the data space's clock. */
  closesPort?: number;
}

const nothing: Seen = { ending: "closed", outcome: "silent" };
const whole = (status: number): Seen => ({
  status,
  body: "whole",
  ending: "closed",
  outcome: "answered",
});

/** Every kind there is: a new one does not compile until it has its case. */
const cases: Record<FaultKind, Case> = {
  status: { fault: { status: 504 }, before: whole(504), after: whole(504) },
  refuse: { fault: { errorType: "INSUFFICIENT_FUNDS" }, before: whole(400), reversal: 400 },
  delay: { fault: { for: "70s" }, before: whole(201), after: whole(201), waits: 70 },
  "no-answer": { fault: { for: "90s" }, before: nothing, after: nothing, waits: 90 },
  reset: {
    fault: {},
    before: { ...nothing, ending: "reset" },
    after: { ...nothing, ending: "reset" },
  },
  empty: { fault: {}, before: nothing, after: nothing },
  // A load is approved as a whole: test/gift-card/life-cycle.test.ts has the redemptions.
  "approve-part": { fault: {} },
  "refuse-connection": { fault: { for: "5s" }, before: nothing, after: nothing, closesPort: 5 },
  truncate: {
    fault: {},
    before: { status: 500, body: "half", ending: "closed", outcome: "spoiled" },
    after: { status: 201, body: "half", ending: "closed", outcome: "spoiled" },
  },
  cut: {
    fault: { bytes: 10 },
    before: { status: 500, body: { bytes: 10 }, ending: "closed", outcome: "spoiled" },
    after: { status: 201, body: { bytes: 10 }, ending: "closed", outcome: "spoiled" },
  },
  "half-close": {
    fault: {},
    before: { status: 500, body: { bytes: 0 }, ending: "closed", outcome: "spoiled" },
    after: { status: 201, body: { bytes: 0 }, ending: "closed", outcome: "spoiled" },
  },
  malformed: {
    fault: {},
    before: { status: 500, body: "no JSON", ending: "closed", outcome: "spoiled" },
    after: { status: 201, body: "no JSON", ending: "closed", outcome: "spoiled" },
  },
  drip: { fault: { for: "40s" }, before: whole(500), after: whole(201), waits: 40 },
  bandwidth: { fault: { bytesPerSecond: 20 }, before: whole(500), after: whole(201), waits: 40 },
  edit: { fault: { status: 409, errorType: "OTHER" }, after: whole(409) },
  // Before: the copy is processed, and the message itself is its duplicate.
  replay: { fault: {}, before: whole(400), after: whole(201) },
};

/** Kinds that leave the request to be processed although they strike before. */
const processedAnyway: readonly FaultKind[] = ["delay", "replay"];

/** Kinds whose body comes in pieces. */
const slow: readonly FaultKind[] = ["drip", "bandwidth"];

const kinds = Object.entries(cases) as [FaultKind, Case][];
const phases = ["before", "after"] as const;

describe.each<[string, boolean]>([
  ["plain", false],
  ["TLS", true],
])("%s", (_name, tls) => {
  let standin: Standin;
  beforeAll(async () => {
    standin = await startStandin(tls ? { tls: true } : {});
  });

  /** The test's own data space is the one whose credentials the raw requests carry. */
  function tillWith(rule: object): Till {
    const till = newTill(standin, "raw", "secret");
    till.space.reset();
    till.space.scenario({
      name: "own",
      title: "Own",
      interface: "gift-card-v3",
      rules: [rule] as never,
    });
    return till;
  }

  function post(path: string, message: object, options: OpenOptions = {}): Connection {
    const body = JSON.stringify(message);
    const connection = open(standin.url, standin.certificate, options);
    connection.write(requestBytes("POST", path, jsonHeaders(body), body));
    return connection;
  }

  const available = (till: Till): number => {
    const data = till.space.data()["gift-card"] as {
      cards: { card: { pan: string }; balance: { amount: number } }[];
    };
    return data.cards.find(({ card }) => card.pan === cards.empty)?.balance.amount ?? Number.NaN;
  };

  async function waitOut(till: Till, seconds: number): Promise<void> {
    await until(() =>
      ["held", "silent"].includes(
        till.space.messages({ newest: true, limit: 1 }).exchanges[0]?.outcome ?? "",
      ),
    );
    till.space.clock({ advanceSeconds: seconds - 1 });
    till.space.clock({ advanceSeconds: 1 });
  }

  /** What drips waits again and again: the clock goes on until all of it is out. */
  async function dripOut(till: Till, connection: Connection): Promise<void> {
    await untilHeld(till.space);
    expect(connection.received().split("\r\n\r\n")[1] ?? "").toBe("");
    await until(() => {
      till.space.clock({ advanceSeconds: 2 });
      return connection.ending() !== undefined;
    });
  }

  test.each(
    kinds.flatMap(([kind, one]) =>
      phases.flatMap((when) => {
        const seen = one[when];
        return seen === undefined ? [] : [[kind, when, one, seen] as const];
      }),
    ),
  )("%s %s the processing", async (kind, when, one, seen) => {
    const till = tillWith({
      on: { operation: "load" },
      times: 1,
      fault: { when, kind, ...one.fault },
    });
    const message = loadOf(cards.empty, 10);
    const connection = post(requestPath("load", message.id), message);
    if (slow.includes(kind)) await dripOut(till, connection);
    else if (one.waits !== undefined) await waitOut(till, one.waits);
    const text = await connection.closed;
    if (one.closesPort !== undefined) {
      till.space.clock({ advanceSeconds: one.closesPort });
      await untilOpen(standin.url);
    }
    expect([connection.ending(), /^HTTP\/1.1 (\d{3})/.exec(text)?.[1]]).toEqual([
      seen.ending,
      seen.status?.toString(),
    ]);
    expectBody(text, seen.body);
    const [exchange] = till.space.messages().exchanges;
    if (seen.outcome === "answered")
      await until(() => till.space.message(1).outcome === "answered");
    else expect(exchange).toMatchObject({ outcome: seen.outcome });
    expect(exchange?.strikes).toHaveLength(1);
    const isProcessed = when === "after" || processedAnyway.includes(kind);
    expect(available(till)).toBe(isProcessed ? 10 : 0);
    const reversal = adviceFor(message.id, { reversalReason: "TIMEOUT" });
    const reply = parse(
      await post(advicePath("load", "reversals", message.id, reversal.id), reversal).closed,
    );
    expect(reply.status).toBe(one.reversal ?? 202);
    expect(available(till)).toBe(0);
  });

  function expectBody(text: string, body: Seen["body"]): void {
    if (body === undefined) {
      expect(text).toBe("");
      return;
    }
    const [head = "", sent = ""] = text.split("\r\n\r\n", 2);
    const promised = Number(/content-length: (\d+)/i.exec(head)?.[1]);
    if (typeof body === "object") {
      expect(Buffer.byteLength(sent)).toBe(body.bytes);
      expect(promised).toBeGreaterThan(body.bytes);
    } else if (body === "half") expect(Buffer.byteLength(sent)).toBe(Math.floor(promised / 2));
    else expect(Buffer.byteLength(sent)).toBe(promised);
    if (body === "whole") expect(JSON.parse(sent)).toHaveProperty("id");
    else
      expect(() => {
        JSON.parse(sent);
      }).toThrow(SyntaxError);
  }

  test("half-close: the connection stays open after the end of what is sent", async () => {
    const till = tillWith({
      on: { operation: "load" },
      fault: { when: "after", kind: "half-close" },
    });
    const message = loadOf(cards.empty, 10);
    const connection = post(requestPath("load", message.id), message, { allowHalfOpen: true });
    await connection.ended;
    expect(connection.received()).toMatch(/^HTTP\/1\.1 201 .*\r\n\r\n$/s);
    till.space.clock({ advanceSeconds: 89 });
    expect(till.space.messages().exchanges).toMatchObject([{ outcome: "spoiled", status: 201 }]);
    expect(connection.ending()).toBeUndefined();
    till.space.clock({ advanceSeconds: 1 });
    // Who still holds its own side open learns that the other one is gone when it sends.
    await until(() => {
      connection.write("\r\n");
      return connection.ending() !== undefined;
    });
  });

  test("edit: what is changed goes out, and the journal has what was made as well", async () => {
    const till = tillWith({
      on: { operation: "load" },
      fault: {
        when: "after",
        kind: "edit",
        status: 202,
        errorType: "OTHER",
        set: { "amounts.approvedAmount.amount": 7, "new.member": [1] },
        remove: ["client", "amounts.approvedAmount.currency", "not.there"],
        header: { "Retry-After": "3", "content-type": "text/html" },
      },
    });
    const message = loadOf(cards.empty, 10);
    const reply = parse(await post(requestPath("load", message.id), message).closed);
    expect(reply).toMatchObject({
      status: 202,
      body: {
        errorType: "OTHER",
        amounts: { approvedAmount: { amount: 7 } },
        new: { member: [1] },
      },
    });
    expect(reply.body).not.toHaveProperty("client");
    expect(reply.body).not.toHaveProperty("amounts.approvedAmount.currency");
    expect(reply.head).toMatch(/^retry-after: 3\r$/im);
    expect(reply.head).toMatch(/^content-type: text\/html\r$/im);
    const [exchange] = till.space.messages().exchanges;
    expect(exchange).toMatchObject({
      outcome: "answered",
      status: 202,
      answer: { errorType: "OTHER", amounts: { approvedAmount: { amount: 7 } } },
      made: { status: 201, body: { amounts: { approvedAmount: { amount: 10 } } } },
      stateAfter: "PENDING",
    });
    expect(exchange?.strikes[0]?.text).toContain("changes the answer on purpose");
    expect(available(till)).toBe(10);
  });

  test.each([
    ["before", 503, "FAILED", 0],
    ["after", 502, "PENDING", 10],
    ["before", 413, "DECLINED", 0],
  ] as const)(
    "a proxy's page %s the processing, %d: HTML goes out and stands in the journal",
    async (when, status, stateAfter, moved) => {
      const till = tillWith({
        on: { operation: "load" },
        times: 1,
        fault: { when, kind: "status", status, offContract: true, body: "html" },
      });
      const message = loadOf(cards.empty, 10);
      const text = await post(requestPath("load", message.id), message).closed;
      const [head = "", page = ""] = text.split("\r\n\r\n", 2);
      expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
      expect(head).toMatch(/^content-type: text\/html; charset=utf-8\r?$/im);
      expect(head).toContain(`content-length: ${Buffer.byteLength(page)}`);
      expect(page).toMatch(new RegExp(`^<!DOCTYPE html>\n.*<h1>${status} [A-Z]`, "s"));
      expect(till.space.message(1)).toMatchObject({
        outcome: "answered",
        status,
        answer: page,
        stateAfter,
        strikes: [
          { text: expect.stringContaining(`${status} with a proxy's HTML page`) as string },
        ],
      });
      expect(available(till)).toBe(moved);
      const reversal = adviceFor(message.id, { reversalReason: "TIMEOUT" });
      const path = advicePath("load", "reversals", message.id, reversal.id);
      expect(parse(await post(path, reversal).closed).status).toBe(status === 413 ? 400 : 202);
      expect(available(till)).toBe(0);
    },
  );

  test("edit: a 204 has no body", async () => {
    tillWith({ on: { operation: "load" }, fault: { when: "after", kind: "edit", status: 204 } });
    const message = loadOf(cards.empty, 10);
    const text = await post(requestPath("load", message.id), message).closed;
    expect(text).toMatch(/^HTTP\/1\.1 204 .*\r\n\r\n$/s);
    expect(text).not.toMatch(/content-type/i);
  });

  test.each([
    ["no byte", 0, 0],
    ["more bytes than there are", 1_000_000, -1],
  ])("cut: %s of the body", async (_case, bytes, missing) => {
    tillWith({ on: { operation: "load" }, fault: { when: "after", kind: "cut", bytes } });
    const message = loadOf(cards.empty, 10);
    const text = await post(requestPath("load", message.id), message).closed;
    const [head = "", body = ""] = text.split("\r\n\r\n", 2);
    const promised = Number(/content-length: (\d+)/i.exec(head)?.[1]);
    expect(Buffer.byteLength(body)).toBe(bytes === 0 ? 0 : promised + missing);
  });

  test("replay after processing: the copy is a duplicate that changes nothing, and its answer goes nowhere", async () => {
    const till = tillWith({
      on: { operation: "load" },
      times: 1,
      fault: { when: "after", kind: "replay" },
    });
    const message = loadOf(cards.empty, 10);
    expect(parse(await post(requestPath("load", message.id), message).closed).status).toBe(201);
    expect(till.space.messages().exchanges).toMatchObject([
      { number: 1, outcome: "answered", status: 201 },
      {
        number: 2,
        outcome: "discarded",
        status: null,
        copyOf: 1,
        made: { status: 400, body: { errorType: "DUPLICATE_RECORD" } },
      },
    ]);
    expect(available(till)).toBe(10);
  });

  test("an advice that the network delivers twice is taken once", async () => {
    const till = tillWith({
      on: { operation: "confirmLoad" },
      fault: { when: "before", kind: "replay" },
    });
    const message = loadOf(cards.empty, 10);
    await post(requestPath("load", message.id), message).closed;
    const advice = adviceFor(message.id, { tenders: [] });
    expect(
      parse(await post(advicePath("load", "confirmations", message.id, advice.id), advice).closed)
        .status,
    ).toBe(202);
    expect(
      till.space
        .messages()
        .exchanges.map(({ outcome, made, status }) => [outcome, made?.status ?? status]),
    ).toEqual([
      ["answered", 201],
      ["answered", 202],
      ["discarded", 202],
    ]);
    expect(available(till)).toBe(10);
  });

  test.each(phases)(
    "the journal says when the client gave up (silence %s the processing)",
    async (when) => {
      const till = tillWith({
        on: { operation: "load" },
        fault: { when, kind: "no-answer", for: "90s" },
      });
      const message = loadOf(cards.empty, 10);
      const connection = post(requestPath("load", message.id), message);
      await until(() => till.space.messages().exchanges.length === 1);
      expect(till.space.message(1)).not.toHaveProperty("clientLeftMs");
      connection.leave();
      await until(() => till.space.message(1).clientLeftMs !== undefined);
      expect(till.space.message(1)).toMatchObject({
        outcome: "silent",
        clientLeftMs: expect.any(Number) as number,
      });
    },
  );

  test("a request that is held before its processing is done although the client gave up, and the journal says when", async () => {
    const till = tillWith({
      on: { operation: "load" },
      fault: { when: "before", kind: "delay", for: "65s" },
    });
    const message = loadOf(cards.empty, 10);
    const connection = post(requestPath("load", message.id), message);
    await untilHeld(till.space);
    connection.leave();
    await until(() => till.space.message(1).clientLeftMs !== undefined);
    expect(till.space.message(1)).toMatchObject({ outcome: "held", stateAfter: "PROCESSING" });
    till.space.clock({ advanceSeconds: 65 });
    await until(() => till.space.message(1).outcome === "client-left");
    expect(till.space.message(1)).toMatchObject({
      stateAfter: "PENDING",
      clientLeftMs: expect.any(Number) as number,
    });
    expect(available(till)).toBe(10);
  });
});
