import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "../support/client";
import { rule } from "../support/rules";
import { startStandin, untilHeld } from "../support/standin";
import {
  type Till,
  adviceOf,
  at,
  bases,
  codeOf,
  codes,
  paymentOf,
  partners,
  refusal,
  scanOf,
  useQr,
} from "../support/messages/qr";

const { newTill } = useQr();
const set = async (till: Till, settings: object) => {
  expect((await till.client.put("/standin/settings/qr", settings)).status).toBe(200);
};
const noScan = refusal(400, "No scan received", "NO_SCAN_RECEIVED");
const terminals = (till: Till, terminalId: string) => async () => {
  const tranId = await till.tranId(terminalId);
  const message = paymentOf(tranId, at(terminalId));
  return { tranId, message };
};

describe("the simulated customer", () => {
  test(`${rule("QR-02")} scans each code at once, so that a till alone can run the whole flow`, async () => {
    const till = newTill();
    const { tranId, message } = await terminals(till, "TILL0001")();
    expect([till.codeState(tranId), till.scansOf(tranId)]).toEqual(["SCANNED", ["simulated HELD"]]);
    expect((await till.pay(message)).body["partner"]).toEqual(partners.blue);
    expect((await till.confirm(message.id)).status).toBe(202);
    expect([till.codeState(tranId), till.standing(), till.scansOf(tranId)]).toEqual([
      "USED",
      [487500, 0],
      ["simulated LINKED"],
    ]);
  });

  test.each<[string, [number, string, string]]>([
    ["NOFUNDS1", [400, "Insufficient funds", "INSUFFICIENT_FUNDS"]],
    ["REFUSED1", [400, "Declined", "DECLINED_BY_PARTNER"]],
    ["DECLINE1", [400, "Declined", "DECLINED_BY_PARTNER"]],
    ["OFFLINE1", [503, "Service unavailable", "UPSTREAM_UNAVAILABLE"]],
  ])(
    "at %s scans with a partner and a token of its own",
    async (terminalId, [status, message, reason]) => {
      const till = newTill();
      const sale = await terminals(till, terminalId)();
      expect(await till.pay(sale.message)).toMatchObject(refusal(status, message, reason));
      expect(till.codeState(sale.tranId)).toBe("OPEN");
    },
  );

  test("at SILENT01 scans with a partner that says nothing", async () => {
    const till = newTill();
    const { message } = await terminals(till, "SILENT01")();
    const reply = till.pay(message);
    await untilHeld(till.space);
    till.space.clock({ advanceSeconds: 2 });
    expect(await reply).toMatchObject(refusal(504, "Upstream timeout", "UPSTREAM_UNAVAILABLE"));
  });

  test("at NOSCAN01 never scans, and nobody is waited for", async () => {
    const till = newTill();
    const { tranId, message } = await terminals(till, "NOSCAN01")();
    expect(await till.pay(message)).toMatchObject(noScan);
    expect(till.codeState(tranId)).toBe("CLOSED_NO_SCAN");
    expect(await till.pay(paymentOf(codes.open, at("NOSCAN01")), "partner")).toMatchObject(noScan);
    expect(till.codeState(codes.open)).toBe("OPEN");
  });

  test("at LATESCAN scans when it is too late", async () => {
    const till = newTill();
    const { tranId, message } = await terminals(till, "LATESCAN")();
    const reply = till.pay(message);
    await untilHeld(till.space);
    till.space.clock({ advanceSeconds: 3 });
    expect(await reply).toMatchObject(noScan);
    expect([till.codeState(tranId), till.scansOf(tranId)]).toEqual([
      "CLOSED_NO_SCAN",
      ["simulated REFUSED"],
    ]);
  });

  test("goes by the terminal of the payment: its own partner takes the place of the code's, a terminal without one drops it", async () => {
    const till = newTill();
    const tranId = await till.tranId("TILL0001");
    expect(await till.pay(paymentOf(tranId, at("DECLINE1")))).toMatchObject(
      refusal(400, "Declined", "DECLINED_BY_PARTNER"),
    );
    const other = await till.tranId("TILL0001");
    expect(await till.pay(paymentOf(other, at("NOSCAN01")))).toMatchObject(noScan);
    expect([till.scansOf(tranId), till.scansOf(other)]).toEqual([
      ["simulated DROPPED", "simulated LINKED"],
      ["simulated DROPPED"],
    ]);
  });

  test("makes its scan when the payment comes, of a code that nobody scanned; at the partner too", async () => {
    const till = newTill();
    expect((await till.pay(paymentOf(codes.open), "partner")).status).toBe(200);
    expect(till.scansOf(codes.open)).toEqual(["simulated LINKED"]);
  });
});

describe("terminals made for faults", () => {
  test("FAULT500: the payment fails before processing, its advices twice", async () => {
    const till = newTill();
    const { tranId, message } = await terminals(till, "FAULT500")();
    const reply = await till.pay(message);
    expect(reply).toMatchObject(refusal(500, "Internal error", "GENERAL_ERROR"));
    expect(reply.body["detailMessage"]).toMatchObject({ tranId, paymentId: message.id });
    expect(till.payment(message.id)).toMatchObject({ tranId, state: "TIMED_OUT" });
    const reversal = adviceOf("retailer", "reversal", message.id);
    const statuses = [];
    for (const _time of [1, 2, 3])
      statuses.push((await till.send("retailer", "reversal", reversal)).status);
    expect([statuses, till.codeState(tranId)]).toEqual([[500, 500, 202], "SCANNED"]);
  });

  test("ADVFAULT: each advice fails twice without effect", async () => {
    const till = newTill();
    const { message } = await terminals(till, "ADVFAULT")();
    await till.pay(message);
    const confirmation = adviceOf("retailer", "confirmation", message.id);
    const seen = [];
    for (const _time of [1, 2, 3])
      seen.push(
        (await till.send("retailer", "confirmation", confirmation)).status,
        till.paymentState(message.id),
      );
    expect(seen).toEqual([500, "AUTHORISED", 500, "AUTHORISED", 202, "CONFIRMED"]);
  });

  test("ADVLOST1: the first delivery is processed and not answered", async () => {
    const till = newTill();
    const { message } = await terminals(till, "ADVLOST1")();
    await till.pay(message);
    const advice = adviceOf("retailer", "confirmation", message.id);
    const path = `${bases.retailer}/payments/${message.id}/confirmations/${advice.id}`;
    expect(await till.client.postIntoSilence(path, advice)).toBe("ECONNRESET");
    expect(till.paymentState(message.id)).toBe("CONFIRMED");
    expect((await till.send("retailer", "confirmation", advice)).status).toBe(202);
  });

  test("LOSTRSP1: the payment is authorised and not answered; its reversal releases it", async () => {
    const till = newTill();
    const { message } = await terminals(till, "LOSTRSP1")();
    expect(await till.client.postIntoSilence(`${bases.retailer}/payments`, message)).toBe(
      "ECONNRESET",
    );
    expect(till.standing()).toEqual([500000, 12500]);
    expect((await till.reverse(message.id, { reversalReason: "TIMEOUT" })).status).toBe(202);
    expect(till.standing()).toEqual([500000, 0]);
  });
});

describe("settings of a data space", () => {
  test("simulatedCustomer off: nobody scans, in this data space alone", async () => {
    const [till, other] = [newTill(), newTill()];
    await set(till, { simulatedCustomer: "off", scanWindowMs: 0 });
    expect(await till.pay(paymentOf(await till.tranId("TILL0001")))).toMatchObject(noScan);
    expect((await other.pay(paymentOf(await other.tranId("TILL0001")))).status).toBe(200);
  });

  test("simulatedScanDelayMs: the scan comes by the clock, counted from the code; a payment waits for it", async () => {
    const till = newTill();
    await set(till, { simulatedScanDelayMs: 2000 });
    const tranId = await till.tranId("TILL0001");
    till.space.clock({ advanceSeconds: 1.5 });
    const reply = till.pay(paymentOf(tranId));
    await untilHeld(till.space);
    expect(till.codeState(tranId)).toBe("IN_PAYMENT");
    till.space.clock({ advanceSeconds: 0.5 });
    expect((await reply).status).toBe(200);
    expect(till.scansOf(tranId)).toEqual(["simulated LINKED"]);
  });

  test("simulatedScanDelayMs: without a payment the scan is held once its time has come; a real one takes its place", async () => {
    const till = newTill();
    await set(till, { simulatedScanDelayMs: 2000 });
    const [one, other] = [await till.tranId("TILL0001"), await till.tranId("TILL0001")];
    await till.scan(scanOf(other, { partner: partners.harbour }));
    expect([till.codeState(one), till.codeState(other)]).toEqual(["OPEN", "SCANNED"]);
    till.space.clock({ advanceSeconds: 2 });
    expect([till.scansOf(one), till.scansOf(other)]).toEqual([["simulated HELD"], ["HELD"]]);
  });

  test("simulatedScanDelayMs: a code that nobody scanned waits from the payment on; longer than the window is too late", async () => {
    const till = newTill();
    await set(till, { simulatedScanDelayMs: 4000 });
    const reply = till.pay(paymentOf(codes.open));
    await untilHeld(till.space);
    till.space.clock({ advanceSeconds: 3 });
    expect(await reply).toMatchObject(noScan);
    till.space.clock({ advanceSeconds: 1 });
    expect(till.scansOf(codes.open)).toEqual(["simulated REFUSED"]);
    expect(await till.pay(paymentOf(codes.free[0] ?? ""), "partner")).toMatchObject(noScan);
  });

  test("unknownPartners refuse: partners and tokens must be listed", async () => {
    const till = newTill();
    await set(till, { unknownPartners: "refuse" });
    const pay = (parts: object) => till.pay(paymentOf(codes.open, parts));
    expect(await pay({ partner: partners.unlisted })).toMatchObject(
      refusal(400, "Unknown partner", "PARTNER_UNKNOWN"),
    );
    expect(await till.scan(scanOf(codes.open, { partner: partners.unlisted }))).toMatchObject(
      refusal(400, "Unknown partner", "PARTNER_UNKNOWN"),
    );
    expect(await pay({ partner: partners.blue, partnerPaymentToken: "tok-nobody" })).toMatchObject(
      refusal(400, "Account not usable", "INVALID_ACCOUNT"),
    );
    expect((await pay({ partner: partners.blue })).status).toBe(200);
  });

  test("earlyScan decline: a scan needs a payment that waits for it; the simulated customer waits for the payment", async () => {
    const till = newTill();
    await set(till, { earlyScan: "decline" });
    const tranId = await till.tranId("TILL0001");
    expect([till.codeState(tranId), await till.scan(scanOf(tranId))]).toMatchObject([
      "OPEN",
      refusal(400, "Scan refused", "DO_NOT_HONOR"),
    ]);
    expect((await till.pay(paymentOf(tranId))).status).toBe(200);
    const reply = till.pay(paymentOf(codes.open, at("MANUAL01")));
    await untilHeld(till.space);
    await till.scan(scanOf(codes.open));
    expect((await reply).status).toBe(200);
  });

  test("foreignCodes accept: the partner takes codes that this server did not issue", async () => {
    const till = newTill();
    await set(till, { foreignCodes: "accept" });
    expect((await till.scan(scanOf(codes.unknown))).status).toBe(201);
    expect(await till.pay(paymentOf("another"), "retailer")).toMatchObject(
      refusal(400, "Unknown QR code", "INVALID_TRAN_ID"),
    );
    expect((await till.pay(paymentOf(codes.unknown), "partner")).status).toBe(200);
    expect(till.code(codes.unknown)).not.toHaveProperty("qrCode");
    expect((await till.client.get(`/standin/qr/${codes.unknown}.png`)).status).toBe(404);
  });

  test("codeLifetimeSeconds, by the clock; a live payment is not touched when its code expires", async () => {
    const till = newTill();
    await set(till, { codeLifetimeSeconds: 60 });
    const [live, idle] = [await till.tranId("TILL0001"), await till.tranId("TILL0001")];
    const message = paymentOf(live);
    await till.pay(message);
    till.space.clock({ advanceSeconds: 60 });
    expect([till.codeState(live), till.codeState(idle)]).toEqual(["IN_PAYMENT", "EXPIRED"]);
    expect((await till.confirm(message.id)).status).toBe(202);
    expect(await till.pay(paymentOf(idle))).toMatchObject(
      refusal(400, "QR code expired", "INVALID_TRAN_ID", { state: "EXPIRED" }),
    );
    expect(await till.scan(scanOf(idle))).toMatchObject(
      refusal(400, "QR code expired", "INVALID_TRAN_ID"),
    );
  });

  test("are shown, checked, and back at their start after a reset", async () => {
    const till = newTill();
    const { body } = await till.client.get("/standin/settings");
    await set(till, { scanWindowMs: 1 });
    for (const wrong of [{ scanWindowMs: -1 }, { scanWindow: 1 }, [], { earlyScan: "maybe" }]) {
      expect((await till.client.put("/standin/settings/qr", wrong)).status).toBe(400);
    }
    expect((await till.client.put("/standin/settings/voucher", {})).status).toBe(404);
    till.space.reset();
    expect((await till.client.get("/standin/settings")).body).toEqual(body);
    expect(body).toMatchObject({ qr: { scanWindowMs: 3000, simulatedCustomer: "on" } });
  });
});

test(`${rule("QR-23")} a partner application scans under its own credentials, put into one data space by a users file`, async () => {
  const users = join(mkdtempSync(join(tmpdir(), "standin-qr-")), "users.yaml");
  writeFileSync(
    users,
    "users:\n  - { user: till, password: t, space: shop }\n  - { user: wallet, password: w, space: shop }\n  - { user: stranger, password: s }\n",
  );
  const standin = await startStandin({ users });
  const [till, wallet, stranger] = [
    ["till", "t"],
    ["wallet", "w"],
    ["stranger", "s"],
  ].map(([user = "", password = ""]) => new Client(standin.url, user, password)) as [
    Client,
    Client,
    Client,
  ];
  const { body } = await till.post(`${bases.retailer}/qrCodes`, codeOf(at("MANUAL01")));
  const tranId = String(body["tranId"]);
  const reply = till.post(`${bases.retailer}/payments`, paymentOf(tranId, at("MANUAL01")));
  await untilHeld(standin.space("till", "t"));
  expect((await stranger.post(`${bases.partner}/scanNotifications`, scanOf(tranId))).status).toBe(
    400,
  );
  expect(
    (
      await wallet.post(
        `${bases.partner}/scanNotifications`,
        scanOf(tranId, { partner: partners.harbour }),
      )
    ).status,
  ).toBe(201);
  expect(await reply).toMatchObject({ status: 200, body: { partner: partners.harbour } });
});
