import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Standin, StandinOptions } from "../../src";
import { limits } from "../../src/limits/limits";
import { newTill as moneyTillOf, orders } from "../support/messages/money-transfer";
import { meters, newTill as tillOf, purchaseOf } from "../support/messages/prepaid-utility";
import { type Behaviour, type Receiver, startReceiver } from "../support/receiver";
import { VirtualTime } from "../support/virtual-time";
import { startStandin, until } from "../support/standin";

const open: Receiver[] = [];
afterAll(async () => {
  await Promise.all(open.map((receiver) => receiver.close()));
});

/** A simulator whose events go to a receiver of the test's own, and whose time stands until the test moves it. */
async function start(options: StandinOptions = {}, ...answers: Behaviour[]) {
  const time = new VirtualTime();
  const receiver = await startReceiver(...answers);
  open.push(receiver);
  return {
    time,
    receiver,
    standin: await startStandin({ time, eventsUrl: receiver.url, ...options }),
  };
}

const till = (standin: Standin) => tillOf(standin, "pos");
const sent = (space: { messages: Standin["messages"] }) =>
  space.messages().exchanges.filter(({ direction }) => direction === "onward");

/** A purchase, and the till's space. */
async function buy(standin: Standin, meter: string = meters.plain) {
  const { space, tester, ...pos } = till(standin);
  const message = purchaseOf(meter);
  const reply = await pos.buy(message);
  return { space, tester, message, reply };
}

describe("a token purchase that succeeded", () => {
  it("is told once, with its response as the body, and is in the journal", async () => {
    const { receiver, standin } = await start({ onwardUser: "standin:hook:secret" });
    const { space, message, reply } = await buy(standin);
    expect(reply.status).toBe(201);
    await until(() => sent(space).length === 1);
    const authorization = `Basic ${Buffer.from("standin:hook:secret").toString("base64")}`;
    const url = `/events/tokenPurchases?purchaseId=${message.id}`;
    expect(receiver.received).toEqual([{ method: "POST", url, authorization, body: reply.body }]);
    expect(sent(space)[0]).toMatchObject({
      number: 2,
      direction: "onward",
      onward: { target: "events", attempt: 1, next: "done" },
      interface: "prepaid-utility",
      operation: "notifyTokenPurchase",
      method: "POST",
      path: url,
      messageId: message.id,
      outcome: "answered",
      status: 202,
      request: { body: { id: message.id } },
    });
    expect(JSON.stringify(space.messages())).not.toContain("secret");
  });

  it("is not told of a decline, nor where the provider has no events", async () => {
    const { receiver, standin, time } = await start();
    expect((await buy(standin, meters.barred)).reply.status).toBe(400);
    expect((await buy(standin, meters.acceptOnly)).reply.status).toBe(201);
    await buy(standin);
    await until(() => receiver.received.length === 1);
    time.advance(limits.onwardLongestPauseMs);
    expect(receiver.received).toHaveLength(1);
  });

  it("is told below the path of the URL", async () => {
    const { receiver } = await start();
    const standin = await startStandin({
      time: new VirtualTime(),
      eventsUrl: `${receiver.url}/hooks/`,
    });
    await buy(standin);
    await until(() => receiver.received.length === 1);
    expect(receiver.received[0]?.url).toMatch(/^\/hooks\/events\/tokenPurchases\?/);
  });
});

describe("the answer to an event", () => {
  it("of 500 and 504 is not final: the same event again, after 1 and 2 seconds", async () => {
    const { receiver, standin, time } = await start({}, 500, 504, 202);
    const { space } = await buy(standin);
    await until(() => sent(space).length === 1);
    time.advance(999);
    expect(receiver.received).toHaveLength(1);
    time.advance(1);
    await until(() => sent(space).length === 2);
    time.advance(2_000);
    await until(() => sent(space).length === 3);
    time.advance(600_000);
    expect(receiver.received.map(({ body }) => body)).toEqual(
      Array(3).fill(receiver.received[0]?.body),
    );
    expect(
      sent(space).map(({ status, onward }) => [status, onward?.attempt, onward?.next]),
    ).toEqual([
      [500, 1, "repeat"],
      [504, 2, "repeat"],
      [202, 3, "done"],
    ]);
  });

  it.each([[501], [400], [404], [503]])("of %i is final", async (status) => {
    const { receiver, standin, time } = await start({}, status);
    const { space } = await buy(standin);
    await until(() => sent(space).length === 1);
    time.advance(600_000);
    expect(receiver.received).toHaveLength(1);
    expect(sent(space)[0]).toMatchObject({ status, onward: { next: "done" } });
  });

  it("that does not come within 60 s is none: the event again", async () => {
    const { receiver, standin, time } = await start({}, () => undefined, 202);
    const { space } = await buy(standin);
    await until(() => receiver.received.length === 1);
    time.advance(60_000);
    await until(() => sent(space).length === 1);
    expect(sent(space)[0]).toMatchObject({
      status: null,
      outcome: "unanswered",
      onward: { attempt: 1, next: "repeat", failure: "no answer within 60 s" },
      durationMs: 60_000,
    });
    time.advance(1_000);
    await until(() => sent(space).length === 2);
    expect(sent(space)[1]).toMatchObject({ status: 202 });
  });

  it("that redirects is not followed", async () => {
    const elsewhere = await startReceiver();
    open.push(elsewhere);
    const { standin } = await start({}, (res) =>
      res.writeHead(307, { location: `${elsewhere.url}/elsewhere` }).end(),
    );
    const { space } = await buy(standin);
    await until(() => sent(space).length === 1);
    expect(sent(space)[0]).toMatchObject({ status: 307, onward: { next: "done" } });
    expect(elsewhere.received).toEqual([]);
  });

  it.each<[string, Behaviour, object]>([
    [
      "1 MB long",
      (res) => res.writeHead(202).end("x".repeat(1_048_576)),
      { status: 202, onward: { failure: "the answer is longer than 65536 bytes" } },
    ],
    [
      "no JSON",
      (res) => res.writeHead(202).end("<html>"),
      { status: 202, onward: { failure: "the answer is not JSON" } },
    ],
    [
      "nested without end",
      (res) => res.writeHead(202).end("[".repeat(60_000)),
      { status: 202, onward: { failure: "the answer is nested deeper than 64 levels" } },
    ],
    [
      "broken off",
      (res) => {
        res.writeHead(202, { "content-length": 10 });
        res.write("{", () => res.destroy());
      },
      {
        status: null,
        onward: {
          failure: "the connection was closed before the whole answer had come",
          next: "repeat",
        },
      },
    ],
    [
      "nothing, the connection being closed",
      (res) => res.destroy(),
      {
        status: null,
        outcome: "unanswered",
        onward: { failure: "the connection failed (ECONNRESET)" },
      },
    ],
    [
      "JSON",
      { status: 400, body: { errorType: "GENERAL_ERROR" } },
      { status: 400, answer: { errorType: "GENERAL_ERROR" } },
    ],
  ])("may be %s", async (_name, answer, told) => {
    const { standin } = await start({}, answer);
    const { space } = await buy(standin);
    await until(() => sent(space).length === 1);
    expect(sent(space)[0]).toMatchObject(told);
    expect(sent(space)[0]).not.toHaveProperty("answer", expect.any(String));
  });

  it("that is never final ends in giving up", async () => {
    const { receiver, standin, time } = await start({}, 500);
    const { space } = await buy(standin);
    for (let count = 1; count <= limits.onwardAttempts; count += 1) {
      await until(() => sent(space).length === count);
      time.advance(limits.onwardLongestPauseMs);
    }
    expect(sent(space).at(-1)).toMatchObject({
      onward: { attempt: limits.onwardAttempts, next: "given-up" },
    });
    expect(receiver.received).toHaveLength(limits.onwardAttempts);
  });
});

describe("what waits to be sent", () => {
  it("survives a restart", async () => {
    const db = join(mkdtempSync(join(tmpdir(), "standin-onward-")), "standin.db");
    const { receiver, standin } = await start({ db }, 500, 202);
    const { space, tester, reply } = await buy(standin);
    await until(() => sent(space).length === 1);
    await standin.close();

    const time = new VirtualTime();
    const again = await startStandin({ db, time, eventsUrl: receiver.url });
    expect(receiver.received).toHaveLength(1);
    time.advance(1_000);
    await until(() => receiver.received.length === 2);
    expect(receiver.received[1]?.body).toEqual(reply.body);
    const kept = again.space(tester.user, tester.password);
    await until(() => sent(kept).length === 2);
    expect(sent(kept).map(({ onward }) => onward?.attempt)).toEqual([1, 2]);
  });

  it("is sent again after a kill between the commit and the answer", async () => {
    const db = join(mkdtempSync(join(tmpdir(), "standin-onward-")), "standin.db");
    const { receiver, standin } = await start({ db }, () => undefined, 202);
    await buy(standin);
    await until(() => receiver.received.length === 1);
    await standin.close();
    await startStandin({ db, time: new VirtualTime(), eventsUrl: receiver.url });
    await until(() => receiver.received.length === 2);
    expect(receiver.received[1]).toEqual(receiver.received[0]);
  });

  it.each<
    [string, (standin: { reset: Standin["reset"]; snapshots: Standin["snapshots"] }) => unknown]
  >([
    [
      "a reset",
      (space) => {
        space.reset();
      },
    ],
    ["a snapshot that is restored", (space) => space.snapshots.restore("before")],
  ])("is dropped by %s, also when it is on its way", async (_name, drop) => {
    let answer = (): void => undefined;
    const { receiver, standin, time } = await start(
      {},
      (res) => {
        answer = () => res.writeHead(500).end();
      },
      500,
    );
    const pos = till(standin);
    await pos.space.snapshots.save("before");
    await pos.buy(purchaseOf(meters.plain));
    await until(() => receiver.received.length === 1);
    await drop(pos.space);
    const before = sent(pos.space).length;
    answer();
    await buy(standin);
    await until(() => receiver.received.length === 2);
    time.advance(600_000);
    expect(sent(pos.space)).toHaveLength(before);
  });

  it("is bounded, and so is what is on its way at a time", async () => {
    const { receiver, standin, time } = await start({}, () => undefined);
    const pos = till(standin);
    for (let count = 0; count < limits.onwardAtOnce + 2; count += 1)
      await pos.buy(purchaseOf(meters.plain, 5000));
    await until(() => receiver.received.length === limits.onwardAtOnce);
    time.advance(limits.onwardAnswerMs);
    await until(() => receiver.received.length === limits.onwardAtOnce + 2);
    expect(sent(pos.space)).toHaveLength(limits.onwardAtOnce);
  });
});

describe("a money transfer", () => {
  it("tells each new status of its order, once an advice has arrived too", async () => {
    const { receiver, standin } = await start();
    const pos = moneyTillOf(standin);
    const { id, ref, alt } = await pos.newOrder();
    expect(id).not.toBe("");
    const redemption = await pos.redeem(ref);
    expect(redemption.status).toBe(201);
    await pos.advise("confirmRedeem", redemption.body["id"] as string);
    await until(() => receiver.received.length === 1);
    expect(receiver.received[0]).toMatchObject({
      method: "PUT",
      url: "/orders/status",
      body: {
        orderRedeemRef: ref,
        orderRedeemRefAlt: alt,
        status: "REDEEMED",
        updateTime: "2031-03-04T12:00:00.000Z",
        amount: { amount: 150000 },
      },
    });
    await until(() => sent(pos.space).length === 1);
    expect(sent(pos.space)[0]).toMatchObject({
      operation: "updateOrderStatus",
      interface: "money-transfer",
      status: 202,
    });
  });

  it("passes on the update that a tester sends in the provider's place, with its time and words", async () => {
    const { receiver, standin } = await start({}, 204);
    const pos = moneyTillOf(standin);
    const update = {
      orderRedeemRef: orders.active,
      updateTime: "2031-03-04T11:00:00.000Z",
      statusDescription: "Asked for papers",
    };
    expect((await pos.update("ON_HOLD", update)).status).toBe(204);
    expect(
      (await pos.update("ON_HOLD", { ...update, updateTime: "2031-03-04T11:30:00.000Z" })).status,
    ).toBe(204);
    expect(
      (await pos.update("CANCELLED", { ...update, updateTime: "2031-03-04T11:40:00.000Z" })).status,
    ).toBe(204);
    await until(() => receiver.received.length === 2);
    expect(
      receiver.received
        .map(({ body }) => body)
        .sort((a, b) => String(a["updateTime"]).localeCompare(String(b["updateTime"]))),
    ).toEqual([
      expect.objectContaining({ ...update, status: "ON_HOLD" }),
      expect.objectContaining({ status: "CANCELLED", updateTime: "2031-03-04T11:40:00.000Z" }),
    ]);
  });
});

describe("the settings", () => {
  it.each<[string, StandinOptions, string]>([
    [
      "another scheme",
      { eventsUrl: "ftp://example.test/" },
      "The URL for events must begin with http:// or https://.",
    ],
    ["no URL", { partnerUrl: "example" }, "The URL for partner is not a URL."],
    [
      "credentials in the URL",
      { eventsUrl: "http://me:hidden@example.test/" },
      "The URL for events must not contain credentials: give them as NAME:PASSWORD in their own setting.",
    ],
    [
      "a query",
      { eventsUrl: "http://example.test/?a=b" },
      "The URL for events must end with its path: the path of each operation is added to it.",
    ],
    [
      "credentials for nobody",
      { onwardUser: "a:hidden" },
      "Credentials for onward delivery are given, but no URL.",
    ],
    [
      "credentials without a password",
      { eventsUrl: "http://example.test", onwardUser: "hidden" },
      "Credentials for onward delivery are NAME:PASSWORD, each of at most 256 characters.",
    ],
    [
      "control characters",
      { eventsUrl: "http://example.test", onwardUser: "hidden:a\r\nb" },
      "Credentials for onward delivery are NAME:PASSWORD, each of at most 256 characters.",
    ],
  ])("are refused at start-up: %s", async (_name, options, text) => {
    await expect(startStandin(options)).rejects.toThrow(text);
    await expect(startStandin(options)).rejects.not.toThrow(/hidden/);
  });

  it("are off by default: nothing is queued, nothing is sent", async () => {
    const db = join(mkdtempSync(join(tmpdir(), "standin-onward-")), "standin.db");
    const standin = await startStandin({ db });
    await buy(standin);
    await standin.close();
    const { receiver, standin: later } = await start({ db });
    await buy(later);
    await until(() => receiver.received.length === 1);
    expect(receiver.received).toHaveLength(1);
  });
});
