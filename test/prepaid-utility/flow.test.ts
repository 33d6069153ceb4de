import {
  about,
  digits,
  given,
  meters,
  purchaseOf,
  refusal,
  sold,
  usePrepaid,
} from "../support/messages/prepaid-utility";

const { newTill } = usePrepaid();

test("a sale as it should be: lookup, trial, purchase, confirmation, event, reprint", async () => {
  const till = newTill();
  const basket = { basketRef: "BSK-1" };
  const meter = (await till.lookup(about(meters.debtsAndCharge, basket))).body as {
    minAmount: { amount: number };
    bsstDue: boolean;
  };
  expect([meter.minAmount.amount, meter.bsstDue]).toEqual([5000, false]);
  const trial = sold(await till.try(purchaseOf(meters.debtsAndCharge, 20000, basket)));
  const message = purchaseOf(meters.debtsAndCharge, 20000, basket);
  const reply = await till.buy(message);
  expect(sold(reply).purchaseTotal).toEqual(trial.purchaseTotal);
  const { thirdPartyIdentifiers } = sold(reply);
  expect((await till.confirm(message.id, { thirdPartyIdentifiers })).body).toMatchObject({
    requestId: message.id,
    thirdPartyIdentifiers,
  });
  expect((await till.notify(message.id, reply.body)).status).toBe(202);
  expect(digits(await till.reprint(about(meters.debtsAndCharge)))).toEqual(digits(reply));
  expect(await till.data("purchase", message.id)).toMatchObject({
    state: "CONFIRMED",
    amount: { amount: 20000 },
  });
});

test("the sale is stopped at the till: reversed, and sold anew", async () => {
  const till = newTill();
  const first = purchaseOf(meters.keyPending);
  const tokens = digits(await till.buy(first));
  expect((await till.reverse(first.id, { reversalReason: "CANCELLED" })).status).toBe(202);
  const second = await till.buy(purchaseOf(meters.keyPending));
  expect(given(second)).toEqual([
    ["KC", 0],
    ["KC", 0],
    ["STD", 87],
  ]);
  expect(digits(second).filter((token) => tokens.includes(token))).toEqual([]);
  expect(await till.float()).toBe(49_980_000);
});

test("of two purchases, the reversal of the first leaves what the second did", async () => {
  const till = newTill();
  const [first, second] = [purchaseOf(meters.debtsAndCharge), purchaseOf(meters.debtsAndCharge)];
  await till.buy(first);
  await till.buy(second);
  await till.reverse(first.id);
  const { amount } = (await till.data("meter", meters.debtsAndCharge))?.["arrears"] as {
    amount: number;
  };
  expect(amount).toBe(12000 - 6000 + 1500);
  await till.reverse(second.id);
  expect(await till.data("meter", meters.debtsAndCharge)).toMatchObject({
    arrears: { amount: 13500 },
    unitsBought: 0,
  });
});

describe("one winner", () => {
  const statuses = (replies: { status: number }[]): number[] =>
    replies.map(({ status }) => status).sort();

  test("eight tills ask for the one free token", async () => {
    const till = newTill();
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => till.buy(purchaseOf(meters.freeDue, 0))),
    );
    expect(statuses(replies)).toEqual([201, 400, 400, 400, 400, 400, 400, 400]);
  });

  test("eight retries of a purchase that nobody received issue once", async () => {
    const till = newTill();
    const message = purchaseOf(meters.plain);
    const replies = await Promise.all(Array.from({ length: 8 }, () => till.retry(message)));
    expect(statuses(replies)).toEqual(Array.from({ length: 8 }, () => 202));
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
    expect(await till.float()).toBe(49_980_000);
  });

  test("confirmation and reversal at the same instant", async () => {
    const till = newTill();
    const message = purchaseOf(meters.plain);
    await till.buy(message);
    const replies = await Promise.all([till.confirm(message.id), till.reverse(message.id)]);
    expect(statuses(replies)).toEqual([202, 400]);
  });
});

test.each([503, 504, 400])(
  "a late purchase whose reversal came first stays that, also when it is answered %d",
  async (status) => {
    const till = newTill();
    const message = purchaseOf(meters.plain);
    await till.reverse(message.id);
    till.strike("createTokenPurchaseRequest", { when: "before", kind: "status", status });
    expect((await till.buy(message)).status).toBe(status);
    expect(await till.retry(message)).toMatchObject(
      refusal(400, "TRANSACTION_DECLINED", { reason: "REVERSED" }),
    );
    expect((await till.reverse(message.id)).status).toBe(202);
    expect(await till.float()).toBe(50_000_000);
  },
);
