import { rule } from "../support/rules";
import {
  about,
  adviceFor,
  digits,
  given,
  meters,
  purchaseOf,
  refusal,
  tenders,
  usePrepaid,
} from "../support/messages/prepaid-utility";
import { until, untilHeld } from "../support/standin";

const { newTill } = usePrepaid();
const purchasePath = (id: string) => `/prepaidutility/v3/tokenPurchases/${id}`;

describe("the scenarios that come with the family, and a POS that does right", () => {
  test(`${rule("PU-07", "PU-08")} prepaid-utility-purchase-lost`, async () => {
    const till = newTill();
    till.space.scenario("prepaid-utility-purchase-lost");
    const message = purchaseOf(meters.plain);
    const silent = till.client.postIntoSilence(purchasePath(message.id), message);
    await until(() => till.space.messages().exchanges.length > 0);
    const [first, second, third] = [
      await till.retry(message),
      await till.retry(message),
      await till.retry(message),
    ];
    expect([first.status, second.status, third.status]).toEqual([504, 504, 202]);
    expect(given(third)).toEqual([["STD", 87]]);
    expect(digits(await till.reprint(about(meters.plain)))).toEqual(digits(third));
    expect((await till.confirm(message.id)).status).toBe(202);
    expect(await till.float()).toBe(49_980_000);
    till.space.clock({ advanceSeconds: 90 });
    expect(await silent).not.toMatch(/answered/);
  });

  test.each([
    [93, 500],
    [94, 504],
    [95, 503],
    [20, 201],
  ])(
    "magic-cents: a purchase of .%s is answered %s, and a retry of it gets through",
    async (cents, status) => {
      const till = newTill();
      till.space.scenario("magic-cents");
      const message = purchaseOf(meters.plain, 20_000 + cents);
      expect((await till.buy(message)).status).toBe(status);
      expect((await till.retry(message)).status).toBe(202);
    },
  );

  test("prepaid-utility-purchase-not-received", async () => {
    for (const [meter, status] of [
      [meters.plain, 202],
      [meters.noReversal, 400],
      [meters.acceptOnly, 404],
    ] as const) {
      const till = newTill();
      till.space.scenario("prepaid-utility-purchase-not-received");
      const message = purchaseOf(meter);
      expect((await till.buy(message)).status).toBe(504);
      expect((await till.retry(message)).status).toBe(status);
      expect(await till.float()).toBe(status === 202 ? 49_980_000 : 50_000_000);
    }
  });

  test("prepaid-utility-provider-down", async () => {
    const till = newTill();
    till.space.scenario("prepaid-utility-provider-down");
    expect((await till.lookup(about(meters.plain))).status).toBe(503);
    const message = purchaseOf(meters.plain);
    expect((await till.buy(message)).status).toBe(503);
    expect(await till.float()).toBe(50_000_000);
    expect((await till.retry(message)).status).toBe(202);
  });

  test("prepaid-utility-provider-breaks-down", async () => {
    const till = newTill();
    till.space.scenario("prepaid-utility-provider-breaks-down");
    const message = purchaseOf(meters.plain);
    expect((await till.buy(message)).status).toBe(500);
    const reversal = adviceFor(message.id, { reversalReason: "RESPONSE_NOT_FINAL" });
    const reverse = () =>
      till.post(`/tokenPurchases/${message.id}/reversals/${reversal.id}`, reversal);
    expect([(await reverse()).status, (await reverse()).status]).toEqual([500, 202]);
    expect(await till.float()).toBe(50_000_000);
  });

  test(`${rule("PU-10")} prepaid-utility-confirmation-fails-twice`, async () => {
    const till = newTill();
    till.space.scenario("prepaid-utility-confirmation-fails-twice");
    const message = purchaseOf(meters.plain);
    await till.buy(message);
    const advice = adviceFor(message.id, { tenders });
    const confirm = () =>
      till.post(`/tokenPurchases/${message.id}/confirmations/${advice.id}`, advice);
    expect([(await confirm()).status, (await confirm()).status, (await confirm()).status]).toEqual([
      503, 504, 202,
    ]);
    expect(await till.data("purchase", message.id)).toMatchObject({ state: "CONFIRMED" });
  });

  test("prepaid-utility-reversal-answer-lost", async () => {
    const till = newTill();
    till.space.scenario("prepaid-utility-reversal-answer-lost");
    const message = purchaseOf(meters.plain);
    await till.buy(message);
    const reversal = adviceFor(message.id, { reversalReason: "CANCELLED" });
    const path = `${purchasePath(message.id)}/reversals/${reversal.id}`;
    const silent = till.client.postIntoSilence(path, reversal);
    await until(() => till.space.messages().exchanges.length > 1);
    expect((await till.client.post(path, reversal)).status).toBe(202);
    expect(await till.float()).toBe(50_000_000);
    till.space.clock({ advanceSeconds: 90 });
    expect(await silent).not.toMatch(/answered/);
  });

  test("prepaid-utility-in-flight", async () => {
    const till = newTill();
    till.space.scenario("prepaid-utility-in-flight");
    const message = purchaseOf(meters.plain);
    const reply = till.buy(message);
    await untilHeld(till.space);
    expect(await till.retry(message)).toMatchObject(refusal(504, "OUTCOME_UNKNOWN"));
    expect((await till.reverse(message.id)).status).toBe(202);
    till.space.clock({ advanceSeconds: 30 });
    expect(await reply).toMatchObject(refusal(400, "TRANSACTION_DECLINED", { reason: "REVERSED" }));
  });

  test("prepaid-utility-late-answer", async () => {
    const till = newTill();
    till.space.scenario("prepaid-utility-late-answer");
    const message = purchaseOf(meters.plain);
    const late = till.buy(message);
    await untilHeld(till.space);
    const retry = await till.retry(message);
    expect(retry.status).toBe(202);
    expect((await till.confirm(message.id)).status).toBe(202);
    till.space.clock({ advanceSeconds: 70 });
    expect((await late).text).toBe(retry.text);
    expect(await till.float()).toBe(49_980_000);
  });

  test(`${rule("PU-18", "PU-21")} prepaid-utility-reprint-after-time-out`, async () => {
    const till = newTill();
    till.space.scenario("prepaid-utility-reprint-after-time-out");
    const message = purchaseOf(meters.plain);
    expect((await till.buy(message)).status).toBe(504);
    expect((await till.retry(message)).status).toBe(504);
    const reprint = about(meters.plain);
    const reply = await till.reprint(reprint);
    expect([reply.status, given(reply)]).toEqual([200, [["STD", 87]]]);
    expect(await till.confirm(reprint.id)).toMatchObject(refusal(404, "UNABLE_TO_LOCATE_RECORD"));
    const trial = purchaseOf(meters.plain);
    await till.try(trial);
    expect(await till.confirm(trial.id)).toMatchObject(refusal(404, "UNABLE_TO_LOCATE_RECORD"));
    expect((await till.confirm(message.id)).status).toBe(202);
  });

  test(`${rule("PU-20")} prepaid-utility-key-change-confirmation-lost`, async () => {
    const till = newTill();
    till.space.scenario("prepaid-utility-key-change-confirmation-lost");
    const message = about(meters.keyPending);
    const pair = digits(await till.changeKey(message));
    const advice = adviceFor(message.id);
    const confirm = () =>
      till.post(`/keyChangeTokenRequests/${message.id}/confirmations/${advice.id}`, advice);
    expect([(await confirm()).status, (await confirm()).status]).toEqual([500, 202]);
    expect(await till.data("meter", meters.keyPending)).toMatchObject({
      keyChange: "CONFIRMED",
      meter: { supplyGroupCode: "400102", keyRevisionNum: "2" },
    });
    expect(digits(await till.changeKey(about(meters.keyPending)))).toEqual(pair);
  });
});
