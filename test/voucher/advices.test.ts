import { v4 } from "uuid";
import { rule } from "../support/rules";
import {
  type Kind,
  type VoucherTill,
  adviceFor,
  asking,
  base,
  codes,
  kinds,
  offer,
  parties,
  paths,
  provisionOf,
  rand,
  refusal,
  useVouchers,
} from "../support/messages/voucher";

const { newTill } = useVouchers();
const approved = (amount: number, currency = "710") => ({
  amounts: { approvedAmount: { amount, currency } },
});
const requestOf = (kind: Kind) =>
  kind === "provision"
    ? provisionOf("BLV0050")
    : offer(kind === "redemption" ? codes.active : codes.confirmed);

async function sent(till: VoucherTill, kind: Kind): Promise<string> {
  const message = requestOf(kind);
  expect((await till.request(kind, message)).status).toBe(201);
  return message.id;
}

describe.each(kinds)("advices of a %s", (kind) => {
  const closed: Record<Kind, [confirmed: string, reversed: string]> = {
    provision: ["VOUCHER_ALREADY_CONFIRMED", "VOUCHER_ALREADY_REVERSED"],
    redemption: ["REDEMPTION_ALREADY_CONFIRMED", "REDEMPTION_ALREADY_REVERSED"],
    refund: ["REFUND_ALREADY_CONFIRMED", "REFUND_ALREADY_REVERSED"],
  };
  const [confirmedError, reversedError] = closed[kind];
  const name = kind.toUpperCase();

  test("are answered as they came, at their own time", async () => {
    const till = newTill();
    const requestId = await sent(till, kind);
    const confirmation = adviceFor(requestId, {
      stan: "1",
      rrn: "606109000917",
      ...approved(5000),
      ...(kind === "provision" && { tenders: [{ tenderType: "CASH", amount: rand(5000) }] }),
    });
    expect(
      await till.client.post(`${base}${paths[kind]}/confirmations`, confirmation),
    ).toMatchObject({ status: 202, body: confirmation });
    const reversal = adviceFor(await sent(newTill(), kind), {
      reversalReason: "TIMEOUT",
      ...approved(0),
    });
    const other = newTill();
    await other.request(kind, { ...requestOf(kind), id: reversal.requestId });
    const reply = await other.client.post(`${base}${paths[kind]}/reversals`, reversal);
    expect([reply.status, reply.body]).toEqual([202, reversal]);
  });

  test(`${rule("VB-13")} reversal after the confirmation`, async () => {
    const till = newTill();
    const requestId = await sent(till, kind);
    const [confirmationId, reversalId] = [v4(), v4()];
    await till.confirm(kind, requestId, { id: confirmationId });
    expect(await till.reverse(kind, requestId, { id: reversalId })).toMatchObject(
      refusal(400, confirmedError, {
        id: reversalId,
        originalId: requestId,
        requestType: `${name}_REVERSAL`,
        detailMessage: { confirmationId, reversalId, voucherId: requestId },
      }),
    );
  });

  test(`${rule("VB-13")} confirmation after the reversal`, async () => {
    const till = newTill();
    const requestId = await sent(till, kind);
    const reversalId = v4();
    await till.reverse(kind, requestId, { id: reversalId });
    expect(await till.confirm(kind, requestId)).toMatchObject(
      refusal(400, reversedError, {
        originalId: requestId,
        requestType: `${name}_CONFIRMATION`,
        detailMessage: { reversalId },
      }),
    );
  });

  test("for a request that was never received: 404, and only the reversal is remembered", async () => {
    const till = newTill();
    const [confirmedFirst, reversedFirst] = [requestOf(kind), requestOf(kind)];
    const unknown = (requestId: string) =>
      refusal(404, "UNABLE_TO_LOCATE_RECORD", {
        originalId: requestId,
        detailMessage: { voucherId: requestId },
      });
    expect(await till.confirm(kind, confirmedFirst.id)).toMatchObject(unknown(confirmedFirst.id));
    expect((await till.request(kind, confirmedFirst)).status).toBe(201);
    await till.reverse(kind, confirmedFirst.id);

    const reversalId = v4();
    expect(await till.reverse(kind, reversedFirst.id, { id: reversalId })).toMatchObject(
      unknown(reversedFirst.id),
    );
    expect(await till.confirm(kind, reversedFirst.id)).toMatchObject(unknown(reversedFirst.id));
    expect(await till.request(kind, reversedFirst)).toMatchObject(
      refusal(400, reversedError, {
        id: reversedFirst.id,
        originalId: reversalId,
        detailMessage: { reversalId, freeString: expect.any(String) as string },
      }),
    );
    expect(await till.confirm(kind, reversedFirst.id)).toMatchObject(unknown(reversedFirst.id));
    expect(await till.reverse(kind, reversedFirst.id)).toMatchObject(unknown(reversedFirst.id));
    expect(await till.request(kind, reversedFirst)).toMatchObject(refusal(400, "DUPLICATE_RECORD"));
  });

  test(`${rule("VB-15")} for a declined request: 404 for both`, async () => {
    const till = newTill();
    const message = kind === "provision" ? provisionOf("BLVOLD") : offer(codes.unknown);
    await till.request(kind, message);
    expect(await till.confirm(kind, message.id)).toMatchObject(
      refusal(404, "UNABLE_TO_LOCATE_RECORD"),
    );
    expect(await till.reverse(kind, message.id)).toMatchObject(
      refusal(404, "UNABLE_TO_LOCATE_RECORD"),
    );
  });

  test.each([500, 503, 504])(
    `${rule("VB-05", "VB-06", "VB-07")} for a request that was answered %d before it was processed: 404, and 202`,
    async (status) => {
      const till = newTill();
      const message = requestOf(kind);
      const operation = {
        provision: "provisionVoucher",
        redemption: "redeemVoucher",
        refund: "refundVoucher",
      }[kind];
      till.space.scenario({
        name: "down",
        title: "Down",
        interface: "voucher",
        rules: [{ on: { operation }, fault: { when: "before", kind: "status", status } }],
      });
      expect((await till.request(kind, message)).status).toBe(status);
      expect(till.last().stateAfter).toBe("FAILED");
      expect(await till.confirm(kind, message.id)).toMatchObject(
        refusal(404, "UNABLE_TO_LOCATE_RECORD"),
      );
      expect((await till.reverse(kind, message.id)).status).toBe(202);
    },
  );

  test(`${rule("VB-12")} of another kind than the request: 404, and nothing changes`, async () => {
    const till = newTill();
    const requestId = await sent(till, kind);
    const data = till.space.data();
    for (const other of kinds.filter((one) => one !== kind)) {
      expect(await till.confirm(other, requestId)).toMatchObject(
        refusal(404, "UNABLE_TO_LOCATE_RECORD"),
      );
      expect(await till.reverse(other, requestId)).toMatchObject(
        refusal(404, "UNABLE_TO_LOCATE_RECORD"),
      );
    }
    expect(till.space.data()).toEqual(data);
    expect((await till.reverse(kind, requestId)).status).toBe(202);
  });

  test("an advice id that another message has: the detail says no more than that", async () => {
    const till = newTill();
    const requestId = await sent(till, kind);
    const reply = await till.confirm(kind, requestId, { id: requestId });
    expect(reply).toMatchObject(refusal(400, "DUPLICATE_RECORD", { originalId: requestId }));
    expect(Object.keys(reply.body["detailMessage"] as object)).toEqual(["freeString"]);
  });

  test.each([
    ["a confirmation above the approved amount", "confirm", approved(5001)],
    ["a confirmation below zero", "confirm", approved(-1)],
    ["a confirmation in another currency", "confirm", approved(5000, "840")],
    ["a reversal in part", "reverse", approved(1)],
    ["a reversal below zero", "reverse", approved(-1)],
  ] as const)(
    "%s: INVALID_AMOUNT, judged anew when it comes right",
    async (_what, advice, parts) => {
      const till = newTill();
      const requestId = await sent(till, kind);
      const data = till.space.data();
      const id = v4();
      expect(await till[advice](kind, requestId, { id, ...parts })).toMatchObject(
        refusal(400, "INVALID_AMOUNT", { id, originalId: requestId }),
      );
      expect(till.space.data()).toEqual(data);
      expect((await till[advice](kind, requestId, { id })).status).toBe(202);
    },
  );
});

describe("a lower final amount in a confirmation counts", () => {
  test("for a provision: it is the value", async () => {
    const till = newTill();
    const message = provisionOf("BLV0050");
    const { code } = (await till.provision(message)).body["voucher"] as { code: string };
    await till.confirm("provision", message.id, approved(1200));
    expect(await till.standing(code)).toEqual(["ACTIVE", 1200]);
    expect(await till.lookup({ voucherCode: code })).toMatchObject({
      body: { amounts: { approvedAmount: { amount: 1200 } } },
    });
    expect(await till.redeem(offer(code, asking(1201)))).toMatchObject(
      refusal(400, "INSUFFICIENT_AMOUNT"),
    );
  });

  test("for a redemption: it is what can be refunded", async () => {
    const till = newTill();
    const message = offer(codes.active);
    await till.redeem(message);
    await till.confirm("redemption", message.id, approved(1200));
    expect(await till.refund(offer(codes.active, asking(1201)))).toMatchObject(
      refusal(400, "INVALID_AMOUNT"),
    );
    expect((await till.refund(offer(codes.active))).body["amounts"]).toMatchObject({
      approvedAmount: rand(1200),
    });
  });

  test("for a refund: it is the value again", async () => {
    const till = newTill();
    const message = offer(codes.confirmed);
    await till.refund(message);
    await till.confirm("refund", message.id, approved(1200));
    expect(await till.standing(codes.confirmed)).toEqual(["ACTIVE", 1200]);
  });
});

describe("a vendor with single messaging", () => {
  async function provisioned(till: VoucherTill): Promise<{ id: string; code: string }> {
    const message = provisionOf("QSL0025");
    const { code } = (await till.provision(message)).body["voucher"] as { code: string };
    return { id: message.id, code };
  }

  test("a voucher is active at once, and a confirmation changes nothing", async () => {
    const till = newTill();
    const { id, code } = await provisioned(till);
    expect(code).toMatch(/^QSL-\d{8}$/);
    expect(await till.standing(code)).toEqual(["ACTIVE", 2500]);
    expect((await till.confirm("provision", id, approved(1))).status).toBe(202);
    expect(await till.standing(code)).toEqual(["ACTIVE", 2500]);
  });

  test("a redemption counts as confirmed for a refund, and a refund counts at once", async () => {
    const till = newTill();
    const refund = offer(codes.single);
    expect((await till.refund(refund)).status).toBe(201);
    expect(await till.standing(codes.single)).toEqual(["ACTIVE", 5000]);
    expect((await till.reverse("refund", refund.id)).status).toBe(202);
    expect(await till.standing(codes.single)).toEqual(["REDEEMED", 0]);
  });

  test("what a later step has overtaken cannot be reversed; step by step back it can", async () => {
    const till = newTill();
    const { id, code } = await provisioned(till);
    const [redemption, refund, again] = [offer(code), offer(code), offer(code)];
    await till.redeem(redemption);
    expect(await till.reverse("provision", id)).toMatchObject(
      refusal(400, "VOUCHER_ALREADY_REDEEMED", { originalId: id }),
    );
    await till.refund(refund);
    expect(await till.reverse("redemption", redemption.id)).toMatchObject(
      refusal(400, "VOUCHER_ALREADY_REFUNDED"),
    );
    await till.redeem(again);
    expect(await till.reverse("refund", refund.id)).toMatchObject(
      refusal(400, "VOUCHER_ALREADY_REDEEMED"),
    );
    expect((await till.confirm("redemption", redemption.id)).status).toBe(202);

    expect((await till.reverse("redemption", again.id)).status).toBe(202);
    expect((await till.reverse("refund", refund.id)).status).toBe(202);
    expect(await till.standing(code)).toEqual(["REDEEMED", 0]);
    expect(await till.reverse("redemption", redemption.id)).toMatchObject(
      refusal(400, "REDEMPTION_ALREADY_CONFIRMED"),
    );
  });

  test("a provision whose redemption was reversed can be reversed", async () => {
    const till = newTill();
    const { id, code } = await provisioned(till);
    const redemption = offer(code);
    await till.redeem(redemption);
    await till.reverse("redemption", redemption.id);
    expect((await till.reverse("provision", id)).status).toBe(202);
    expect(await till.standing(code)).toEqual(["CANCELLED", 0]);
  });
});

test("the open transactions of the fixtures are everybody's to close", async () => {
  const till = newTill();
  expect((await till.confirm("redemption", "2e90c7f4-18ab-4d63-8f72-5b6e41d0c902")).status).toBe(
    202,
  );
  expect(await till.standing(codes.redeemed)).toEqual(["REDEEMED_CONFIRMED", 0]);
  expect((await till.confirm("provision", "0d4be1a7-6c52-4f38-9b1e-a7d02c95f301")).status).toBe(
    202,
  );
  expect(await till.standing(codes.issued)).toEqual(["ACTIVE", 5000]);
  expect((await till.reverse("refund", "51c8e6f2-7d04-4b9a-92e7-0fa3d6b85c04")).status).toBe(202);
  expect(await till.standing(codes.refundPending)).toEqual(["REDEEMED_CONFIRMED", 0]);
});

test("a receiver that is not configured is echoed, and handled like the first vendor", async () => {
  const receiver = { id: "69999999", name: "Somebody" };
  const reply = await newTill().provision(provisionOf(undefined, { receiver, ...asking(100) }));
  expect(reply).toMatchObject({
    status: 201,
    body: {
      receiver,
      settlementEntity: parties.coastline,
      voucher: { code: expect.stringMatching(/^44\d{11}$/) as string },
    },
  });
});
