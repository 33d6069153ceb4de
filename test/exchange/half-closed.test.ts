import { type Standin, createStandin } from "../../src";
import {
  type Till,
  adviceFor,
  advicePath,
  cards,
  loadOf,
  newTill,
  requestPath,
} from "../support/messages/gift-card";
import { type Connection, jsonHeaders, open, parse, requestBytes } from "../support/socket";
import {
  base as voucherBase,
  codes as voucherCodes,
  newVoucherTill,
  offer,
} from "../support/messages/voucher";
import { startStandin, until, untilHeld } from "../support/standin";

/** Requests whose connection would be kept: the server closes its side once it has answered. */
const kept = (bytes: string): string => bytes.replace("connection: close\r\n", "");

describe.each([
  ["plain", false],
  ["TLS", true],
])("%s: a client that closes its sending side and reads on", (_name, tls) => {
  let standin: Standin;
  beforeAll(async () => {
    standin = await startStandin(tls ? { tls: true } : {});
  });

  function tillWith(fault: object): Till {
    const till = newTill(standin, "raw", "secret");
    till.space.reset();
    till.space.scenario({
      name: "own",
      title: "Own",
      interface: "gift-card-v3",
      rules: [{ on: { operation: "load" }, times: 1, fault: fault as never }],
    });
    return till;
  }

  function load(message = loadOf(cards.empty, 10)): { connection: Connection; id: string } {
    const body = JSON.stringify(message);
    const connection = open(standin.url, standin.certificate);
    connection.write(
      kept(requestBytes("POST", requestPath("load", message.id), jsonHeaders(body), body)),
    );
    return { connection, id: message.id };
  }

  test("is answered", async () => {
    tillWith({ when: "before", kind: "status", status: 503 });
    const { connection } = load();
    connection.halfClose();
    expect(parse(await connection.closed).status).toBe(503);
  });

  test.each(["before", "after"] as const)(
    "is answered when it is held %s the processing, at once after its request",
    async (when) => {
      const till = tillWith({ when, kind: "delay", for: "60s" });
      const { connection } = load();
      connection.halfClose();
      await untilHeld(till.space);
      await until(() => connection.received().length > 2);
      expect("HTTP/1.1 ").toContain(connection.received());
      expect(till.space.message(1)).toMatchObject({ outcome: "held" });
      till.space.clock({ advanceSeconds: 60 });
      expect(parse(await connection.closed)).toMatchObject({ status: 201, body: { amounts: {} } });
      await until(() => till.space.message(1).outcome === "answered");
      expect(till.space.message(1)).not.toHaveProperty("clientLeftMs");
    },
  );

  test.each(["before", "after"] as const)(
    "is answered when it is held %s the processing, and closes its side only then",
    async (when) => {
      const till = tillWith({ when, kind: "delay", for: "60s" });
      const { connection } = load();
      await untilHeld(till.space);
      expect(connection.received()).toBe("");
      connection.halfClose();
      await until(() => connection.received() !== "");
      till.space.clock({ advanceSeconds: 60 });
      expect(parse(await connection.closed).status).toBe(201);
      await until(() => till.space.message(1).outcome === "answered");
    },
  );

  test("gets an answer that drips", async () => {
    const till = tillWith({ when: "after", kind: "drip", for: "40s" });
    const { connection } = load();
    connection.halfClose();
    await untilHeld(till.space);
    await until(() => {
      till.space.clock({ advanceSeconds: 2 });
      return connection.ending() !== undefined;
    });
    expect(parse(await connection.closed)).toMatchObject({ status: 201, body: { amounts: {} } });
  });

  test.each(["truncate", "malformed"])(
    "gets what a fault makes of its late answer: %s",
    async (kind) => {
      const till = newTill(standin, "raw", "secret");
      till.space.reset();
      till.space.scenario({
        name: "own",
        title: "Own",
        interface: "gift-card-v3",
        rules: [
          { on: { operation: "load" }, fault: { when: "before", kind: "delay", for: "60s" } },
          { on: { operation: "load" }, fault: { when: "after", kind } as never },
        ],
      });
      const { connection } = load();
      connection.halfClose();
      await untilHeld(till.space);
      await until(() => connection.received() !== "");
      till.space.clock({ advanceSeconds: 60 });
      const text = await connection.closed;
      expect(text).toMatch(/^HTTP\/1\.1 201 Created\r\n/);
      expect(() => {
        JSON.parse(text.split("\r\n\r\n")[1] ?? "");
      }).toThrow(SyntaxError);
    },
  );

  test("hears nothing in a silence, and the silence lasts; its place is free", async () => {
    const till = tillWith({ when: "after", kind: "no-answer", for: "90s" });
    const { connection } = load();
    connection.halfClose();
    await until(
      () =>
        till.space.messages().exchanges.length === 1 &&
        till.space.message(1).clientLeftMs !== undefined,
    );
    till.space.clock({ advanceSeconds: 89 });
    const other = open(standin.url, standin.certificate);
    other.write(requestBytes("GET", "/standin/health"));
    await other.closed;
    expect([connection.received(), connection.ending()]).toEqual(["", undefined]);
    till.space.clock({ advanceSeconds: 1 });
    expect(await connection.closed).toBe("");
    expect(till.space.message(1)).toMatchObject({ outcome: "silent" });
  });

  test.each(["before", "after"] as const)(
    "and then leaves (held %s the processing) has left as soon as that is known",
    async (when) => {
      const till = tillWith({ when, kind: "delay", for: "60s" });
      const { connection, id } = load();
      connection.halfClose();
      await untilHeld(till.space);
      await until(() => connection.received() !== "");
      connection.leave();
      await until(() => till.space.message(1).clientLeftMs !== undefined);
      till.space.clock({ advanceSeconds: 60 });
      await until(() => till.space.message(1).outcome === "client-left");
      const reversal = adviceFor(id, { reversalReason: "TIMEOUT" });
      const again = open(standin.url, standin.certificate);
      const body = JSON.stringify(reversal);
      again.write(
        requestBytes(
          "POST",
          advicePath("load", "reversals", id, reversal.id),
          jsonHeaders(body),
          body,
        ),
      );
      expect(parse(await again.closed).status).toBe(202);
    },
  );

  test.each([
    ["before", "a verdict", (till: Till) => till.space.verdict()],
    ["after", "a verdict", (till: Till) => till.space.verdict()],
    [
      "after",
      "a journal",
      async (till: Till) => till.space.verdictFrom(await till.space.journal()),
    ],
  ] as const)(
    "and has left (held %s the processing) reverses no sooner than it may, by %s that is asked for at once",
    async (when, _what, judge) => {
      const till = tillWith({ when, kind: "delay", for: "60s" });
      const { connection, id } = load();
      await untilHeld(till.space);
      connection.leave();
      const reversal = adviceFor(id, { reversalReason: "TIMEOUT" });
      const body = JSON.stringify(reversal);
      const path = advicePath("load", "reversals", id, reversal.id);
      const again = open(standin.url, standin.certificate);
      again.write(requestBytes("POST", path, jsonHeaders(body), body));
      expect(parse(await again.closed).status).toBe(202);
      const { rules } = await judge(till);
      expect(rules.find((rule) => rule.id === "GC-11-wait")).toMatchObject({ outcome: "pass" });
    },
  );

  test("gets the answers of all its requests, the held one among them", async () => {
    const till = tillWith({ when: "before", kind: "delay", for: "60s" });
    const connection = open(standin.url, standin.certificate);
    const [first, second] = [loadOf(cards.empty, 1), loadOf(cards.empty, 2)].map((message) => {
      const body = JSON.stringify(message);
      return kept(requestBytes("POST", requestPath("load", message.id), jsonHeaders(body), body));
    });
    connection.write(`${String(first)}${String(second)}`);
    connection.halfClose();
    await untilHeld(till.space);
    till.space.clock({ advanceSeconds: 60 });
    expect((await connection.closed).match(/HTTP\/1\.1 201 Created/g)).toHaveLength(2);
  });

  test("is told by an interim answer that it has to wait, and gets the final one", async () => {
    const till = newVoucherTill(standin, "raw", "secret");
    const message = offer(voucherCodes.slow);
    const redemption = open(standin.url, standin.certificate);
    const text = JSON.stringify(message);
    redemption.write(requestBytes("POST", `${voucherBase}/redemptions`, jsonHeaders(text), text));
    await untilHeld(till.space);
    const connection = open(standin.url, standin.certificate);
    connection.write(kept(requestBytes("GET", `${voucherBase}/redemptions/${message.id}`)));
    connection.halfClose();
    await untilHeld(till.space, 2);
    await until(() => connection.received().includes("102 Processing"));
    till.space.clock({ advanceSeconds: 8 });
    const [interim, head, body = ""] = (await connection.closed).split("\r\n\r\n");
    expect([interim, head?.slice(0, 15), JSON.parse(body)]).toEqual([
      "HTTP/1.1 102 Processing",
      "HTTP/1.1 200 OK",
      expect.objectContaining({ id: expect.any(String) as string }),
    ]);
    expect(parse(await redemption.closed).status).toBe(201);
  });

  test("ends a stream of messages by it, and gives its place back", async () => {
    for (let count = 0; count < 3; count += 1) {
      const stream = open(standin.url, standin.certificate);
      stream.write(kept(requestBytes("GET", "/standin/messages/stream")));
      await until(() => stream.received().includes("200 OK"));
      stream.halfClose();
      await stream.closed;
    }
  });
});

test("a request cut short by the client's end is told so", async () => {
  const standin = await startStandin();
  const connection = open(standin.url);
  const { id } = loadOf(cards.empty, 1);
  connection.write(
    kept(
      requestBytes(
        "POST",
        requestPath("load", id),
        ["content-type: application/json", "content-length: 100"],
        "{",
      ),
    ),
  );
  connection.halfClose();
  expect(parse(await connection.closed).status).toBe(400);
});

test("an idle connection whose client has closed its side is closed", async () => {
  const standin = await startStandin();
  const connection = open(standin.url);
  connection.write(kept(requestBytes("GET", "/standin/health")));
  await until(() => connection.received().includes("200 OK"));
  connection.halfClose();
  await connection.closed;
});

test("a simulator that stops answers those that it holds, and closes", async () => {
  const standin = await createStandin();
  const till = newTill(standin, "raw", "secret");
  till.space.scenario({
    name: "own",
    title: "Own",
    interface: "gift-card-v3",
    rules: [{ on: { operation: "load" }, fault: { when: "before", kind: "delay", for: "60s" } }],
  });
  const message = loadOf(cards.empty, 10);
  const body = JSON.stringify(message);
  const connection = open(standin.url);
  connection.write(
    kept(requestBytes("POST", requestPath("load", message.id), jsonHeaders(body), body)),
  );
  connection.halfClose();
  await untilHeld(till.space);
  await standin.close();
  expect(parse(await connection.closed).status).toBe(503);
});
