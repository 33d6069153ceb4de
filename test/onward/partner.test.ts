import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Standin, StandinOptions } from "../../src";
import { limits } from "../../src/limits/limits";
import { meters, newTill as prepaidTillOf, purchaseOf } from "../support/messages/prepaid-utility";
import {
  Till,
  adviceOf,
  authorised,
  codes,
  newerPaymentOf,
  partners,
  paymentOf,
  refusal,
} from "../support/messages/qr";
import { type Behaviour, type Receiver, startReceiver } from "../support/receiver";
import { VirtualTime } from "../support/virtual-time";
import { newTester, startStandin, until } from "../support/standin";

const open: Receiver[] = [];
afterAll(async () => {
  await Promise.all(open.map((receiver) => receiver.close()));
});

const approves: Behaviour = { status: 200, body: { partner: partners.harbour } };

/** A simulator that sends payments to a partner of the test's own, and a till. */
async function start(answers: Behaviour[], options: StandinOptions = {}) {
  const time = new VirtualTime();
  const partner = await startReceiver(...answers);
  open.push(partner);
  const standin = await startStandin({
    time,
    partnerUrl: `${partner.url}/wallet`,
    onwardUser: "standin:secret",
    ...options,
  });
  return { time, partner, standin, till: tillOf(standin) };
}

function tillOf(standin: Standin): Till {
  const tester = newTester(standin, "pos", "secret");
  return new Till(tester.client, tester.space, tester);
}

const sent = (till: Till) =>
  till.space.messages().exchanges.filter(({ direction }) => direction === "onward");
const operations = (till: Till) =>
  sent(till).map(({ operation, status }) => `${String(operation)} ${String(status)}`);

describe("a matched payment", () => {
  it.each(["retailer", "provider"] as const)(
    "of the %s's interface is the partner's to authorise",
    async (variant) => {
      const { partner, till } = await start([approves]);
      const message = paymentOf(codes.scanned);
      const reply = await till.pay(message, variant);
      expect(reply).toMatchObject({
        status: authorised[variant],
        body: { id: message.id, partner: partners.harbour },
      });
      expect(partner.received).toHaveLength(1);
      const [asked] = partner.received;
      expect(asked).toMatchObject({
        method: "POST",
        url: "/wallet/payments",
        authorization: `Basic ${Buffer.from("standin:secret").toString("base64")}`,
        body: {
          originator: message["originator"],
          rrn: message["rrn"],
          amount: message["amount"],
          tranId: codes.scanned,
          partner: partners.blue,
        },
      });
      expect(asked?.body["id"]).not.toBe(message.id);
      expect(till.paymentState(message.id)).toBe("AUTHORISED");
      expect(till.standing()[1]).toBe(0);
      expect(sent(till)).toMatchObject([
        {
          interface: "qr-partner",
          operation: "paymentRequest",
          onward: { target: "partner", next: "done" },
          status: 200,
        },
      ]);
    },
  );

  it("of the newer form is sent in the contract's", async () => {
    const { partner, till } = await start([approves]);
    const { rrn: _rrn, ...message } = newerPaymentOf(codes.scanned);
    expect((await till.pay({ ...message, id: message.id }, "provider")).status).toBe(201);
    expect(partner.received[0]?.body).toMatchObject({
      amount: { amount: 12500, currency: "710" },
      rrn: expect.stringMatching(/^\d{12}$/) as string,
    });
  });

  it("of the partner's own interface is not sent on", async () => {
    const { partner, till } = await start([approves]);
    expect((await till.pay(paymentOf(codes.scanned), "partner")).status).toBe(200);
    expect(partner.received).toEqual([]);
  });

  it("that nobody scanned is not sent, nor one that is refused before", async () => {
    const { partner, till } = await start([approves]);
    expect((await till.pay(paymentOf(codes.expired))).status).toBe(400);
    expect(partner.received).toEqual([]);
  });

  it.each<[string, Behaviour, object]>([
    [
      "a decline with its reason",
      {
        status: 400,
        body: { errorMessage: "No funds", detailMessage: { reason: "INSUFFICIENT_FUNDS" } },
      },
      refusal(400, "Declined", "DECLINED_BY_PARTNER", {
        partner: { status: 400, errorMessage: "No funds", reason: "INSUFFICIENT_FUNDS" },
      }),
    ],
    ["501", 501, { status: 501 }],
    ["503", 503, { status: 503 }],
    [
      "a redirect, which is not followed",
      302,
      refusal(400, "Declined", "DECLINED_BY_PARTNER", { partner: { status: 302 } }),
    ],
  ])(
    "is declined where the partner answers %s; nothing is reversed",
    async (_name, answer, expected) => {
      const { partner, till, time } = await start([answer]);
      const message = paymentOf(codes.scanned);
      expect(await till.pay(message)).toMatchObject(expected);
      time.advance(600_000);
      expect(partner.received).toHaveLength(1);
      expect(till.paymentState(message.id)).toBe("DECLINED");
    },
  );

  it("is declined with 400 by the provider's interface where the partner answers 501: it lists no 501", async () => {
    const { till } = await start([501]);
    expect(await till.pay(paymentOf(codes.scanned), "provider")).toMatchObject(
      refusal(400, "Not supported", "FUNCTION_NOT_SUPPORTED"),
    );
  });
});

describe("an outcome that the partner leaves unknown", () => {
  it.each<[string, Behaviour]>([
    ["500", 500],
    ["504", 504],
    ["nothing, and closes", (res) => res.destroy()],
    ["an approval that is not JSON", (res) => res.writeHead(200).end("<html>")],
  ])(
    "is 504 to the POS, and a reversal to the partner, repeated until final: %s",
    async (_name, answer) => {
      const { partner, till, time } = await start([answer, 500, 202]);
      const message = paymentOf(codes.scanned);
      expect(await till.pay(message)).toMatchObject({ status: 504 });
      expect(till.paymentState(message.id)).toBe("TIMED_OUT");
      await until(() => sent(till).length === 2);
      time.advance(1_000);
      await until(() => sent(till).length === 3);
      const [asked, reversed, again] = partner.received;
      expect(reversed?.url).toBe(
        `/wallet/payments/${String(asked?.body["id"])}/reversals/${String(reversed?.body["id"])}`,
      );
      expect(reversed?.body).toMatchObject({
        requestId: asked?.body["id"],
        rrn: asked?.body["rrn"],
        reversalReason: "TIMEOUT",
        partner: partners.blue,
      });
      expect(again).toEqual(reversed);
      time.advance(600_000);
      expect(operations(till).slice(1)).toEqual(["reversePayment 500", "reversePayment 202"]);
    },
  );

  it("is 504 after 60 s of silence; the POS's own reversal adds none", async () => {
    const { partner, till, time } = await start([() => undefined, 202]);
    const message = paymentOf(codes.scanned);
    const reply = till.pay(message);
    await until(() => partner.received.length === 1);
    time.advance(59_999);
    expect(partner.received).toHaveLength(1);
    time.advance(1);
    expect(await reply).toMatchObject({ status: 504, body: { errorMessage: "Upstream timeout" } });
    await until(() => operations(till).includes("reversePayment 202"));
    expect(await till.reverse(message.id)).toMatchObject({ status: 202 });
    time.advance(600_000);
    expect(partner.received).toHaveLength(2);
    expect(till.paymentState(message.id)).toBe("REVERSED");
  });

  it("is undone when the POS reverses while the partner is asked, and the partner approves after that", async () => {
    let answer = (): void => undefined;
    const { partner, till } = await start([
      (res) => {
        answer = () => res.writeHead(200).end("{}");
      },
      202,
    ]);
    const message = paymentOf(codes.scanned);
    const reply = till.pay(message);
    await until(() => partner.received.length === 1);
    expect(await till.reverse(message.id)).toMatchObject({ status: 202 });
    expect(await reply).toMatchObject({ status: 400 });
    answer();
    await until(() => partner.received.length === 2);
    expect(partner.received[1]?.url).toMatch(/\/reversals\//);
    await until(() => operations(till).includes("reversePayment 202"));
  });

  it("is undone after a restart: whoever asked is gone", async () => {
    const db = join(mkdtempSync(join(tmpdir(), "standin-partner-")), "standin.db");
    const { partner, till, standin } = await start([() => undefined, 202], { db });
    const message = paymentOf(codes.scanned);
    const reply = till.pay(message);
    await until(() => partner.received.length === 1);
    await standin.close();
    await reply;
    const again = await startStandin({
      db,
      time: new VirtualTime(),
      partnerUrl: partner.url,
    });
    await until(() => partner.received.length === 2);
    expect(partner.received[1]).toMatchObject({
      body: { requestId: partner.received[0]?.body["id"], reversalReason: "TIMEOUT" },
    });
    const back = tillOf(again);
    await until(() => operations(back).includes("reversePayment 202"));
    expect(sent(back)[0]).toMatchObject({
      operation: "paymentRequest",
      status: null,
      onward: { failure: "the simulator ended while it waited for the answer", next: "given-up" },
    });
  });
});

describe("the advices of a payment that the partner approved", () => {
  it.each(["confirmation", "reversal"] as const)(
    "are told until it has taken them: %s",
    async (kind) => {
      const { partner, till, time } = await start([approves, 504, 202]);
      const message = paymentOf(codes.scanned);
      await till.pay(message);
      const advice = adviceOf("retailer", kind, message.id, { partner: partners.harbour });
      expect((await till.send("retailer", kind, advice)).status).toBe(202);
      expect((await till.send("retailer", kind, advice)).status).toBe(202);
      await until(() => sent(till).length === 2);
      time.advance(1_000);
      await until(() => sent(till).length === 3);
      time.advance(600_000);
      const [asked, told, again] = partner.received;
      expect(told?.url).toBe(
        `/wallet/payments/${String(asked?.body["id"])}/${kind}s/${String(told?.body["id"])}`,
      );
      expect(told?.body).toMatchObject({
        requestId: asked?.body["id"],
        rrn: message["rrn"],
        partner: partners.harbour,
        ...(kind === "reversal" && { reversalReason: "CANCELLED" }),
      });
      expect(again).toEqual(told);
      expect(partner.received).toHaveLength(3);
    },
  );
});

it("what was asked goes into a snapshot, which can be taken elsewhere", async () => {
  const { till } = await start([approves]);
  const message = paymentOf(codes.scanned);
  await till.pay(message);
  await till.space.snapshots.save("asked");
  await till.space.snapshots.import("again", await till.space.snapshots.export("asked"));
  till.space.reset();
  await till.space.snapshots.restore("again");
  expect(till.paymentState(message.id)).toBe("AUTHORISED");
  expect(await till.confirm(message.id, { partner: partners.harbour })).toMatchObject({
    status: 202,
  });
  await until(() => operations(till).some((told) => told.startsWith("payment confirmation")));
});

it("a hung receiver of events does not keep a payment waiting", async () => {
  const hung = await startReceiver(() => undefined);
  open.push(hung);
  const { till, standin } = await start([approves], { eventsUrl: hung.url });
  const prepaid = prepaidTillOf(standin, "pos");
  for (let count = 0; count <= limits.onwardAtOnce; count += 1)
    await prepaid.buy(purchaseOf(meters.plain, 5000));
  await until(() => hung.received.length === limits.onwardAtOnce);
  expect((await till.pay(paymentOf(codes.scanned))).status).toBe(200);
});
