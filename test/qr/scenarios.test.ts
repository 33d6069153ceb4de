import { readdirSync } from "node:fs";
import { join } from "node:path";
import { rule } from "../support/rules";
import { until, untilHeld } from "../support/standin";
import {
  type Variant,
  adviceOf,
  at,
  bases,
  codes,
  newerPaymentOf,
  paymentOf,
  refusal,
  scanOf,
  useQr,
} from "../support/messages/qr";

const { newTill } = useQr();

/** A till on which a scenario that comes with the family is played. */
const played = (name: string) => {
  const till = newTill();
  till.space.scenario(name);
  return till;
};

const scenarios: Record<string, () => Promise<void>> = {
  async "qr-payment-answer-lost"() {
    const till = played("qr-payment-answer-lost");
    const message = paymentOf(codes.open);
    const silent = till.client.postIntoSilence(`${bases.retailer}/payments`, message);
    await until(() => till.standing()[1] === 12500);
    till.space.clock({ advanceSeconds: 60 });
    expect((await till.reverse(message.id, { reversalReason: "TIMEOUT" })).status).toBe(202);
    till.space.clock({ advanceSeconds: 30 });
    expect([await silent, till.standing(), till.codeState(codes.open)]).toEqual([
      "ECONNRESET",
      [500000, 0],
      "VOIDED",
    ]);
  },
  async "qr-payment-lost-before-processing"() {
    const till = played("qr-payment-lost-before-processing");
    const message = paymentOf(codes.scanned);
    expect(await till.pay(message)).toMatchObject(
      refusal(504, "Upstream timeout", "UPSTREAM_UNAVAILABLE"),
    );
    expect((await till.reverse(message.id, { reversalReason: "RESPONSE_NOT_FINAL" })).status).toBe(
      202,
    );
    expect(till.codeState(codes.scanned)).toBe("SCANNED");
    expect((await till.pay(paymentOf(codes.scanned))).status).toBe(200);
  },
  async "qr-late-answer"() {
    const till = played("qr-late-answer");
    const message = paymentOf(codes.open);
    const late = till.pay(message);
    await until(() => till.standing()[1] === 12500);
    till.space.clock({ advanceSeconds: 60 });
    expect((await till.reverse(message.id, { reversalReason: "TIMEOUT" })).status).toBe(202);
    till.space.clock({ advanceSeconds: 10 });
    expect((await late).status).toBe(200);
    expect(await till.confirm(message.id)).toMatchObject(
      refusal(400, "Payment reversed", "DO_NOT_HONOR"),
    );
    expect(till.standing()).toEqual([500000, 0]);
  },
  async "qr-reversal-overtakes-payment"() {
    const till = played("qr-reversal-overtakes-payment");
    const message = paymentOf(codes.scanned);
    const reply = till.pay(message);
    await untilHeld(till.space);
    expect((await till.reverse(message.id, { reversalReason: "TIMEOUT" })).status).toBe(202);
    till.space.clock({ advanceSeconds: 30 });
    expect(await reply).toMatchObject(refusal(400, "Payment reversed", "DO_NOT_HONOR"));
    expect([till.codeState(codes.scanned), till.standing("tok-rich")]).toEqual([
      "SCANNED",
      [100000000, 0],
    ]);
  },
  async "qr-confirmation-fails-twice"() {
    const till = played("qr-confirmation-fails-twice");
    const message = paymentOf(codes.open);
    await till.pay(message);
    const confirmation = adviceOf("retailer", "confirmation", message.id);
    const confirm = async () => (await till.send("retailer", "confirmation", confirmation)).status;
    expect([await confirm(), await confirm(), till.standing()]).toEqual([
      500,
      500,
      [500000, 12500],
    ]);
    expect([await confirm(), till.standing()]).toEqual([202, [487500, 0]]);
  },
  async "qr-reversal-answer-lost"() {
    const till = played("qr-reversal-answer-lost");
    const message = paymentOf(codes.open);
    await till.pay(message);
    const reversal = adviceOf("retailer", "reversal", message.id);
    expect(
      await till.client.postIntoSilence(
        `${bases.retailer}/payments/${message.id}/reversals/${reversal.id}`,
        reversal,
      ),
    ).toBe("ECONNRESET");
    const data = till.all();
    expect((await till.send("retailer", "reversal", reversal)).status).toBe(202);
    expect(till.all()).toEqual(data);
  },
  async "qr-no-code"() {
    const till = played("qr-no-code");
    expect(await till.getCode()).toMatchObject(
      refusal(503, "Service unavailable", "UPSTREAM_UNAVAILABLE"),
    );
    expect((await till.getCode()).status).toBe(200);
  },
  async "qr-scan-answer-lost"() {
    const till = played("qr-scan-answer-lost");
    const message = paymentOf(codes.open, at("MANUAL01"));
    const reply = till.pay(message);
    await untilHeld(till.space);
    const scan = scanOf(codes.open);
    expect(await till.client.postIntoSilence(`${bases.partner}/scanNotifications`, scan)).toBe(
      "ECONNRESET",
    );
    expect((await reply).status).toBe(200);
    expect((await till.scan(scan)).status).toBe(201);
    expect(till.standing()).toEqual([500000, 12500]);
  },
  async "qr-provider-payment-unavailable"() {
    const till = played("qr-provider-payment-unavailable");
    const message = paymentOf(codes.scanned);
    expect(await till.pay(message, "provider")).toMatchObject(
      refusal(503, "Service unavailable", "UPSTREAM_UNAVAILABLE"),
    );
    expect((await till.reverse(message.id, {}, "provider")).status).toBe(202);
    expect((await till.pay(paymentOf(codes.scanned), "provider")).status).toBe(201);
  },
  async "qr-provider-reversals-time-out"() {
    const till = played("qr-provider-reversals-time-out");
    const message = paymentOf(codes.scanned);
    expect((await till.pay(message, "provider")).status).toBe(504);
    const reversal = adviceOf("provider", "reversal", message.id, {
      reversalReason: "RESPONSE_NOT_FINAL",
    });
    const reverse = async () => (await till.send("provider", "reversal", reversal)).status;
    expect([await reverse(), till.standing("tok-rich")]).toEqual([504, [100000000, 12500]]);
    expect([await reverse(), till.standing("tok-rich")]).toEqual([504, [100000000, 0]]);
    expect(await reverse()).toBe(202);
  },
};

test("every scenario of the family is tried here", () => {
  const files = readdirSync(join(__dirname, "../../scenarios")).filter((file) =>
    file.startsWith("qr-"),
  );
  expect(files.map((file) => file.replace(".yaml", ""))).toEqual(Object.keys(scenarios).sort());
});

test.each(Object.keys(scenarios))(`${rule("QR-03", "QR-07")} %s`, async (name) => {
  await scenarios[name]?.();
});

/** The walk-throughs of the reference that need no fault. */
describe("flows", () => {
  test("a code of one interface, scanned at the second, paid and confirmed at the third", async () => {
    const till = newTill();
    const tranId = await till.tranId();
    expect((await till.scan(scanOf(tranId), "partner")).status).toBe(201);
    const message = paymentOf(tranId, at("MANUAL01"));
    expect((await till.pay(message, "provider")).status).toBe(201);
    expect((await till.confirm(message.id, {}, "provider")).status).toBe(202);
    expect(till.codeState(tranId)).toBe("USED");
  });

  test("declined by one partner, paid by another after a new scan", async () => {
    const till = newTill();
    const tranId = await till.tranId();
    await till.scan(scanOf(tranId, { partnerPaymentToken: "tok-poor" }));
    expect((await till.pay(paymentOf(tranId, at("MANUAL01")))).status).toBe(400);
    await till.scan(scanOf(tranId, { partnerPaymentToken: "tok-rich" }));
    expect((await till.pay(paymentOf(tranId, at("MANUAL01")))).status).toBe(200);
  });

  test.each<Variant>(["retailer", "provider", "partner"])(
    "a reset at the %s resets all three",
    async (variant) => {
      const till = newTill();
      const data = till.all();
      await till.getCode();
      await till.pay(paymentOf(codes.scanned), "provider");
      await till.client.post(`${bases[variant]}/testServerAdmin/reset`, {
        userDataWillBeLost: "TRUE",
        resetUserData: "TRUE",
      });
      expect(till.all()).toEqual(data);
    },
  );
});

test("magic-cents: a payment of .93 fails in each interface and form, but its code can be shown", async () => {
  const till = newTill();
  till.space.scenario("magic-cents");
  const amount = { amount: 1093, currency: "710" };
  const code = async () => {
    const { status, body } = await till.getCode({ amount });
    expect(status).toBe(200);
    return body["tranId"] as string;
  };
  expect((await till.createCode({ amounts: { requestAmount: amount } })).status).toBe(201);
  for (const variant of ["retailer", "provider", "partner"] as const)
    expect((await till.pay(paymentOf(await code(), { amount }), variant)).status).toBe(500);
  const newer = newerPaymentOf(await code(), { amounts: { requestAmount: amount } });
  expect((await till.pay(newer, "provider")).status).toBe(500);
  const plain = { amount: 1090, currency: "710" };
  const { body } = await till.getCode({ amount: plain });
  const payment = paymentOf(body["tranId"] as string, { amount: plain });
  expect((await till.pay(payment)).status).toBe(200);
});
