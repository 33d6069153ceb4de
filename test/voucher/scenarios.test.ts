import { watch } from "../support/interim";
import { rule } from "../support/rules";
import { until, untilHeld } from "../support/standin";
import {
  type Message,
  adviceFor,
  base,
  codes,
  offer,
  provisionOf,
  refusal,
  tenders,
  useVouchers,
} from "../support/messages/voucher";

const { newTill } = useVouchers();

describe("the scenarios that come with the family, and a POS that does right", () => {
  test("voucher-redemption-in-process", async () => {
    const till = newTill();
    till.space.scenario("voucher-redemption-in-process");
    const message = offer(codes.active);
    const reply = till.redeem(message);
    await untilHeld(till.space);
    const ask = () =>
      watch(
        till.tester.standin.url,
        `${base}/redemptions/${message.id}`,
        till.tester.user,
        till.tester.password,
      );
    const first = ask();
    await first.interim;
    till.space.clock({ advanceSeconds: 10 });
    expect(await first.final).toMatchObject({ interim: [102], status: 504 });
    const second = ask();
    await second.interim;
    till.space.clock({ advanceSeconds: 20 });
    const { interim, ...final } = await second.final;
    expect(interim).toEqual([102]);
    expect(final).toMatchObject({ status: 200, text: (await reply).text });
    expect((await till.confirm("redemption", message.id)).status).toBe(202);
  });

  test("voucher-redemption-answer-lost", async () => {
    const till = newTill();
    till.space.scenario("voucher-redemption-answer-lost");
    const message = offer(codes.active);
    const silent = till.redeem(message).then(
      () => "answered",
      () => "silent",
    );
    await until(() => till.space.messages().exchanges.length > 0);
    expect((await till.lookupRedemption(message.id)).status).toBe(200);
    expect(
      (await till.reverse("redemption", message.id, { reversalReason: "TIMEOUT" })).status,
    ).toBe(202);
    expect((await till.redeem(offer(codes.active))).status).toBe(201);
    till.space.clock({ advanceSeconds: 90 });
    expect(await silent).toBe("silent");
  });

  test(`${rule("VB-17")} voucher-confirmation-fails-twice`, async () => {
    const till = newTill();
    till.space.scenario("voucher-confirmation-fails-twice");
    const message = provisionOf("BLV0050");
    const { code } = (await till.provision(message)).body["voucher"] as { code: string };
    const confirmation = adviceFor(message.id, { tenders });
    const confirm = () => till.client.post(`${base}/vouchers/confirmations`, confirmation);
    expect([(await confirm()).status, (await confirm()).status]).toEqual([500, 500]);
    expect(await till.redeem(offer(code))).toMatchObject(refusal(400, "VOUCHER_NOT_REDEEMABLE"));
    expect([(await confirm()).status, (await confirm()).status]).toEqual([202, 202]);
    expect((await till.redeem(offer(code))).status).toBe(201);
  });

  test("voucher-provision-unavailable", async () => {
    const till = newTill();
    till.space.scenario("voucher-provision-unavailable");
    const message = provisionOf("BLV0050");
    expect((await till.provision(message)).status).toBe(503);
    const reversal = adviceFor(message.id, { reversalReason: "RESPONSE_NOT_FINAL" });
    const reverse = () => till.client.post(`${base}/vouchers/reversals`, reversal);
    expect([(await reverse()).status, (await reverse()).status, (await reverse()).status]).toEqual([
      503, 503, 202,
    ]);
    expect((await till.lookup({ provisionRequestId: message.id })).status).toBe(404);
  });

  test("voucher-refund-times-out", async () => {
    const till = newTill();
    till.space.scenario("voucher-refund-times-out");
    const message = offer(codes.confirmed);
    expect((await till.refund(message)).status).toBe(504);
    expect(
      (await till.reverse("refund", message.id, { reversalReason: "RESPONSE_NOT_FINAL" })).status,
    ).toBe(202);
    expect((await till.refund(offer(codes.confirmed))).status).toBe(201);
  });

  test("voucher-reversal-answer-lost", async () => {
    const till = newTill();
    till.space.scenario("voucher-reversal-answer-lost");
    const message = offer(codes.active);
    await till.redeem(message);
    const reversal = adviceFor(message.id, { reversalReason: "CANCELLED" });
    const reverse = () => till.client.post(`${base}/redemptions/reversals`, reversal);
    const silent = reverse().then(
      () => "answered",
      () => "silent",
    );
    await until(() => till.space.messages().exchanges.length > 1);
    expect((await reverse()).status).toBe(202);
    expect(await till.standing(codes.active)).toEqual(["ACTIVE", 5000]);
    till.space.clock({ advanceSeconds: 90 });
    expect(await silent).toBe("silent");
  });
});

test("a voucher's whole life: obtained, confirmed, paid with, looked up, confirmed, refunded, confirmed, paid with again", async () => {
  const till = newTill();
  const approved = async (answer: Promise<{ status: number; body: Record<string, unknown> }>) => {
    const { status, body } = await answer;
    expect(status).toBe(201);
    return body;
  };
  const provision = provisionOf("BLV0050");
  const { code, serialNumber } = (await approved(till.provision(provision)))["voucher"] as {
    code: string;
    serialNumber: string;
  };
  expect((await till.confirm("provision", provision.id)).status).toBe(202);

  const redemption = offer(code, { amounts: { requestAmount: { amount: 4650, currency: "710" } } });
  const redeemed = await approved(till.redeem(redemption));
  expect((await till.lookupRedemption(redemption.id)).body).toEqual(redeemed);
  expect((await till.confirm("redemption", redemption.id)).status).toBe(202);
  expect(await till.redeem(offer(code))).toMatchObject(refusal(400, "VOUCHER_ALREADY_REDEEMED"));

  const identifiers = redeemed["thirdPartyIdentifiers"] as {
    institutionId: string;
    transactionIdentifier: string;
  }[];
  const reference = identifiers.find(
    ({ institutionId }) => institutionId === "60020001",
  )?.transactionIdentifier;
  const refund: Message = offer(code, {
    redemptionId: redemption.id,
    receiverTransactionRef: reference,
  });
  await approved(till.refund(refund));
  expect((await till.confirm("refund", refund.id)).status).toBe(202);
  expect((await till.lookup({ voucherSerialNumber: serialNumber })).body["amounts"]).toMatchObject({
    approvedAmount: { amount: 5000 },
    balanceAmount: { amount: 4650 },
  });
  await approved(till.redeem(offer(code)));
  expect(await till.standing(code)).toEqual(["REDEEMED", 0]);
});

test(`${rule("VB-18")} two tills offer one voucher at the same instant: one is paid`, async () => {
  const till = newTill();
  const replies = await Promise.all(
    Array.from({ length: 8 }, () => till.redeem(offer(codes.active))),
  );
  expect(replies.map(({ status }) => status).sort()).toEqual([
    201, 400, 400, 400, 400, 400, 400, 400,
  ]);
});

test("after a reset the same messages give the same codes", async () => {
  const till = newTill();
  const message = provisionOf("OWLPIN10");
  const first = await till.provision(message);
  till.space.reset();
  const again = await till.provision(message);
  expect(again.text).toBe(first.text);
});
