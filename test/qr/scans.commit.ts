import { v4 } from "uuid";
import { rule } from "../support/rules";
import { until, untilHeld } from "../support/standin";
import {
  type Till,
  type Variant,
  at,
  authorised,
  bases,
  codes,
  partners,
  paymentOf,
  refusal,
  scanOf,
  useQr,
} from "../support/messages/qr";

const { newTill } = useQr();
const accepted = { provider: 202, partner: 201 } as const;
const refused = (state: string) => refusal(400, "Scan refused", "DO_NOT_HONOR", { state });
const manual = at("MANUAL01");

/** A payment that waits for a scan. */
async function waiting(
  till: Till,
  tranId: string,
  variant: Variant = "retailer",
  parts: object = {},
) {
  const message = paymentOf(tranId, { ...manual, ...parts });
  const reply = till.pay(message, variant);
  await untilHeld(till.space);
  return { message, reply };
}

describe.each(["provider", "partner"] as const)("a scan at the %s", (door) => {
  test(`${rule("QR-25")} before the payment is held for it, and answered without a body`, async () => {
    const till = newTill();
    const scan = scanOf(codes.open, {
      partner: partners.harbour,
      partnerPaymentToken: "tok-harbour",
    });
    const { status, text } = await till.scan(scan, door);
    expect([status, text]).toEqual([accepted[door], ""]);
    expect([till.codeState(codes.open), till.scanOutcome(scan.id)]).toEqual(["SCANNED", "HELD"]);
    expect((await till.pay(paymentOf(codes.open, manual))).body["partner"]).toEqual(
      partners.harbour,
    );
    expect([till.scanOutcome(scan.id), till.standing("tok-harbour")]).toEqual([
      "LINKED",
      [250000, 12500],
    ]);
  });

  test("after the payment releases it at once", async () => {
    const till = newTill();
    const { message, reply } = await waiting(till, codes.open);
    expect([till.codeState(codes.open), till.paymentState(message.id)]).toEqual([
      "IN_PAYMENT",
      "PENDING",
    ]);
    expect((await till.scan(scanOf(codes.open), door)).status).toBe(accepted[door]);
    expect(await reply).toMatchObject({
      status: 200,
      body: { id: message.id, partner: partners.blue },
    });
    expect(till.paymentState(message.id)).toBe("AUTHORISED");
  });

  test("too late is refused, and does not hinder the next payment", async () => {
    const till = newTill();
    const { message, reply } = await waiting(till, codes.open);
    till.space.clock({ advanceSeconds: 3 });
    expect(await reply).toMatchObject(
      refusal(400, "No scan received", "NO_SCAN_RECEIVED", {
        tranId: codes.open,
        paymentId: message.id,
      }),
    );
    const scan = scanOf(codes.open);
    expect(await till.scan(scan, door)).toMatchObject(refused("CLOSED_NO_SCAN"));
    expect([till.scanOutcome(scan.id), till.paymentState(message.id)]).toEqual([
      "REFUSED",
      "DECLINED",
    ]);
    expect((await till.pay(paymentOf(codes.open))).status).toBe(200);
  });

  test.each<[string, string, object, [number, string, string]]>([
    [
      "of a code that nobody issued",
      codes.unknown,
      {},
      [400, "Unknown QR code", "INVALID_TRAN_ID"],
    ],
    [
      "by a partner that nobody accepts",
      codes.open,
      { partner: partners.stranger },
      [400, "Unknown partner", "PARTNER_UNKNOWN"],
    ],
    [
      "by a partner that is not enabled",
      codes.open,
      { partner: partners.dormant },
      [door === "provider" ? 400 : 501, "Not supported", "FUNCTION_NOT_SUPPORTED"],
    ],
    ["of an expired code", codes.expired, {}, [400, "QR code expired", "INVALID_TRAN_ID"]],
    ["of a used code", codes.used, {}, [400, "Scan refused", "DO_NOT_HONOR"]],
    ["of a voided code", codes.voided, {}, [400, "Scan refused", "DO_NOT_HONOR"]],
    [
      "by a second partner",
      codes.scanned,
      { partner: partners.harbour },
      [400, "Scan refused", "DO_NOT_HONOR"],
    ],
  ])(
    `${rule("QR-22")} %s is refused, recorded so, and judged anew when it comes again`,
    async (_title, tranId, parts, [status, message, reason]) => {
      const till = newTill();
      const before = till.code(tranId);
      const scan = scanOf(tranId, parts);
      for (const _time of [1, 2])
        expect(await till.scan(scan, door)).toMatchObject(refusal(status, message, reason));
      expect([till.code(tranId), till.scanOutcome(scan.id)]).toEqual([before, "REFUSED"]);
      expect(
        (await till.scan({ ...scan, tranId: codes.open, partner: partners.blue }, door)).status,
      ).toBe(accepted[door]);
    },
  );

  test("of a code whose payment has its partner is refused", async () => {
    const till = newTill();
    await till.pay(paymentOf(codes.scanned));
    expect(await till.scan(scanOf(codes.scanned), door)).toMatchObject(refused("IN_PAYMENT"));
  });

  test(`${rule("QR-21")} repeated it is answered as before and changes nothing; with other content it is a duplicate`, async () => {
    const till = newTill();
    const scan = scanOf(codes.open, { partnerPaymentToken: "tok-rich" });
    await till.scan(scan, door);
    await till.pay(paymentOf(codes.open));
    const data = till.all();
    expect([
      (await till.scan(scan, door)).status,
      (await till.scan({ ...scan, id: scan.id.toUpperCase() }, door)).status,
    ]).toEqual([accepted[door], accepted[door]]);
    for (const parts of [
      { tranId: codes.exact },
      { partner: partners.harbour },
      { partnerPaymentToken: "tok-poor" },
    ]) {
      expect(await till.scan({ ...scan, ...parts }, door)).toMatchObject(
        refusal(400, "Duplicate id", "DUPLICATE_RECORD"),
      );
    }
    expect(till.all()).toEqual(data);
  });

  test("with the id of another message is a duplicate", async () => {
    const till = newTill();
    const message = paymentOf(codes.many);
    await till.pay(message);
    expect(await till.scan(scanOf(codes.open, { id: message.id }), door)).toMatchObject(
      refusal(400, "Duplicate id", "DUPLICATE_RECORD"),
    );
  });

  test("again by the same partner puts its token in place of the first one", async () => {
    const till = newTill();
    await till.scan(scanOf(codes.open, { partnerPaymentToken: "tok-poor" }), door);
    await till.scan(scanOf(codes.open, { partnerPaymentToken: "tok-rich" }), door);
    expect((await till.pay(paymentOf(codes.open))).status).toBe(200);
    expect([till.scansOf(codes.open), till.standing("tok-rich")]).toEqual([
      ["LINKED", "REPLACED"],
      [100000000, 12500],
    ]);
  });

  test("takes the place of the simulated customer's", async () => {
    const till = newTill();
    const tranId = await till.tranId("TILL0001");
    expect(till.scansOf(tranId)).toEqual(["simulated HELD"]);
    expect((await till.scan(scanOf(tranId, { partner: partners.harbour }), door)).status).toBe(
      accepted[door],
    );
    expect((await till.pay(paymentOf(tranId))).body["partner"]).toEqual(partners.harbour);
  });
});

test("scans are listed by their ids, in whatever order they came", async () => {
  const ids = [
    "b2c1f6a0-3a57-4c55-9a0b-0d4f6f2b7c01",
    "0a9e4b1d-6c3f-4f0e-8f6b-7f4f6f2b7c02",
    "5d7c0e33-1b2a-4d8e-9c11-3a4b5c6d7e03",
  ];
  const listed = async (order: readonly string[]): Promise<unknown[]> => {
    const till = newTill();
    const fixtures = till.all()["scans"]?.length ?? 0;
    for (const id of order) await till.scan(scanOf(codes.open, { id }));
    return (till.all()["scans"] ?? []).slice(fixtures).map(({ id }) => id);
  };
  expect(await listed(ids)).toEqual([...ids].sort());
  expect(await listed([...ids].reverse())).toEqual([...ids].sort());
});

describe("a payment that waits for a scan", () => {
  test("is in process: its id is used, it cannot be confirmed, and its code is busy", async () => {
    const till = newTill();
    const { message, reply } = await waiting(till, codes.open);
    expect(till.last()).toMatchObject({ outcome: "held", stateAfter: "PROCESSING" });
    expect(await till.pay(message)).toMatchObject(refusal(400, "Duplicate id", "DUPLICATE_RECORD"));
    expect(await till.confirm(message.id)).toMatchObject(
      refusal(400, "Not authorised", "DO_NOT_HONOR", { state: "PENDING" }),
    );
    expect(await till.pay(paymentOf(codes.open))).toMatchObject(
      refusal(400, "QR code in use", "DO_NOT_HONOR"),
    );
    till.space.clock({ advanceSeconds: 3 });
    expect(await reply).toMatchObject(refusal(400, "No scan received", "NO_SCAN_RECEIVED"));
    expect([till.codeState(codes.open), till.paymentState(message.id)]).toEqual([
      "CLOSED_NO_SCAN",
      "DECLINED",
    ]);
  });

  test(`${rule("QR-06")} is released by its reversal at once, and its code is voided`, async () => {
    const till = newTill();
    const { message, reply } = await waiting(till, codes.open);
    expect((await till.reverse(message.id, { reversalReason: "TIMEOUT" })).status).toBe(202);
    expect(await reply).toMatchObject(
      refusal(400, "Payment reversed", "DO_NOT_HONOR", { state: "REVERSED" }),
    );
    expect([till.codeState(codes.open), till.paymentState(message.id)]).toEqual([
      "VOIDED",
      "REVERSED",
    ]);
    expect(await till.scan(scanOf(codes.open))).toMatchObject(refused("VOIDED"));
  });

  test.each([
    [
      "testServerAdmin",
      (till: Till) =>
        till.client.post(`${bases.provider}/testServerAdmin/reset`, {
          userDataWillBeLost: "TRUE",
          resetUserData: "TRUE",
        }),
    ],
    ["the control API", (till: Till) => till.client.post("/standin/reset", {})],
  ])("is released by a reset of %s at once, without any time passing", async (_by, reset) => {
    const till = newTill();
    const data = till.all();
    const { reply } = await waiting(till, codes.open);
    await reset(till);
    expect(await reply).toMatchObject({ status: 500, body: { errorMessage: "Data was reset" } });
    expect(till.all()).toEqual(data);
  });

  test("is released when the data space is put back to a snapshot", async () => {
    const till = newTill();
    await till.space.snapshots.save("before");
    const { reply } = await waiting(till, codes.open);
    await till.space.snapshots.restore("before");
    expect(await reply).toMatchObject({ status: 500 });
    expect(till.codeState(codes.open)).toBe("OPEN");
  });

  test("goes on when its client has left", async () => {
    const till = newTill();
    const message = paymentOf(codes.open, manual);
    const abort = new AbortController();
    const authorization = `Basic ${Buffer.from(`${till.tester.user}:${till.tester.password}`).toString("base64")}`;
    const left = fetch(`${till.tester.standin.url}${bases.retailer}/payments`, {
      method: "POST",
      headers: { authorization, "content-type": "application/json" },
      body: JSON.stringify(message),
      signal: abort.signal,
    }).catch(() => "left");
    await untilHeld(till.space);
    abort.abort();
    expect(await left).toBe("left");
    await until(() => till.last().clientLeftMs !== undefined);
    expect((await till.scan(scanOf(codes.open))).status).toBe(201);
    await until(() => till.paymentState(message.id) === "AUTHORISED");
    expect((await till.reverse(message.id, { reversalReason: "TIMEOUT" })).status).toBe(202);
  });

  test("waits for what is left of its time when a message that does not concern it wakes it", async () => {
    const till = newTill();
    const { message, reply } = await waiting(till, codes.open);
    till.space.clock({ advanceSeconds: 2 });
    await till.pay(message);
    till.space.clock({ advanceSeconds: 0.9 });
    expect(till.paymentState(message.id)).toBe("PENDING");
    till.space.clock({ advanceSeconds: 0.1 });
    expect((await reply).status).toBe(400);
  });

  test("is told when the data space holds as many exchanges as it may: declined, the code is open", async () => {
    const till = newTill();
    const held = [];
    for (let count = 0; count < 100; count += 1)
      held.push(till.pay(paymentOf(await till.tranId(), manual)));
    await untilHeld(till.space, 100);
    const message = paymentOf(codes.open, manual);
    expect(await till.pay(message)).toMatchObject({
      status: 503,
      headers: { "retry-after": "1" },
      body: { errorMessage: "Too many held" },
    });
    expect([till.codeState(codes.open), till.paymentState(message.id)]).toEqual([
      "OPEN",
      "DECLINED",
    ]);
    till.space.clock({ advanceSeconds: 3 });
    expect(new Set((await Promise.all(held)).map(({ status }) => status))).toEqual(new Set([400]));
  });

  test("that a copy brought is decided as well, and the message itself is its duplicate", async () => {
    const till = newTill();
    till.strike("paymentRequest", { when: "before", kind: "replay" });
    const message = paymentOf(codes.open, manual);
    expect(await till.pay(message)).toMatchObject(refusal(400, "Duplicate id", "DUPLICATE_RECORD"));
    await till.scan(scanOf(codes.open));
    await until(() => till.paymentState(message.id) === "AUTHORISED");
  });

  test("meets the fault of its scenario once it is decided", async () => {
    const till = newTill();
    till.strike("paymentRequest", { when: "after", kind: "status", status: 504 });
    const { message, reply } = await waiting(till, codes.open);
    await till.scan(scanOf(codes.open));
    expect(await reply).toMatchObject(refusal(504, "Upstream timeout", "UPSTREAM_UNAVAILABLE"));
    expect(till.paymentState(message.id)).toBe("AUTHORISED");
  });

  test("at the partner nobody waits: it can only know codes that its application scanned", async () => {
    const till = newTill();
    expect(await till.pay(paymentOf(codes.open, manual), "partner")).toMatchObject(
      refusal(400, "No scan received", "NO_SCAN_RECEIVED"),
    );
    expect(till.codeState(codes.open)).toBe("OPEN");
  });

  test("at the provider it is released as at the retailer, in the newer form too", async () => {
    const till = newTill();
    const { reply } = await waiting(till, codes.open, "provider");
    await till.scan(scanOf(codes.open), "provider");
    expect((await reply).status).toBe(authorised.provider);
  });
});

describe("a partner that says nothing", () => {
  const sleepy = { partner: partners.sleepy };

  test("is waited for, then the outcome is unknown; the reversal is taken and the code is voided", async () => {
    const till = newTill();
    const { message, reply } = await waiting(till, codes.open, "retailer", sleepy);
    expect(await till.scan(scanOf(codes.open, sleepy))).toMatchObject(refused("IN_PAYMENT"));
    till.space.clock({ advanceSeconds: 2 });
    expect(await reply).toMatchObject(
      refusal(504, "Upstream timeout", "UPSTREAM_UNAVAILABLE", { paymentId: message.id }),
    );
    expect([till.paymentState(message.id), till.codeState(codes.open)]).toEqual([
      "TIMED_OUT",
      "IN_PAYMENT",
    ]);
    expect(await till.confirm(message.id, sleepy)).toMatchObject(
      refusal(400, "Not authorised", "DO_NOT_HONOR", { state: "TIMED_OUT" }),
    );
    expect((await till.reverse(message.id, { reversalReason: "RESPONSE_NOT_FINAL" })).status).toBe(
      202,
    );
    expect([till.paymentState(message.id), till.codeState(codes.open)]).toEqual([
      "REVERSED",
      "VOIDED",
    ]);
  });

  test("may be reversed while it is waited for", async () => {
    const till = newTill();
    const { message, reply } = await waiting(till, codes.open, "retailer", sleepy);
    expect((await till.reverse(message.id, { id: v4() })).status).toBe(202);
    expect(await reply).toMatchObject(refusal(400, "Payment reversed", "DO_NOT_HONOR"));
  });
});
