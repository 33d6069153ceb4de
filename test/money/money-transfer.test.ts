import fc from "fast-check";
import type {
  Entities,
  OrderEntity,
  ProviderEntity,
  UsageEntity,
} from "../../src/families/money-transfer/entities";
import {
  amountRefusal,
  countOrder,
  feeOf,
  limitRefusal,
  quoteFee,
  post,
} from "../../src/families/money-transfer/transactions/amounts";
import { exchangeRate } from "../../src/families/money-transfer/lookups";
import type { Refusal } from "../../src/contract/answer";
import { memoryUnit } from "../support/memory-unit";

const provider = (parts: Partial<ProviderEntity> = {}): ProviderEntity =>
  ({
    id: "P1",
    name: "Provider",
    currencies: ["710", "840"],
    feePercent: 2.5,
    feeMinimum: 500,
    ...parts,
  }) as ProviderEntity;
const rand = (amount: number) => ({ amount, currency: "710" });

describe("a fee", () => {
  test.each([
    [0, 500],
    [10_000, 500],
    [20_000, 500],
    [20_019, 500],
    [20_020, 501],
    [20_059, 501],
    [20_060, 502],
    [1_000_000, 25_000],
  ])("of %s is %s: 2.5 per cent, rounded half up, and at least 500", (amount, fee) => {
    expect(feeOf(provider(), amount)).toBe(fee);
  });

  test("comes on top, or out of the amount", () => {
    expect(quoteFee(provider(), rand(100_000), false)).toEqual({
      feeAmount: rand(2_500),
      transferAmount: rand(100_000),
      totalAmount: rand(102_500),
    });
    expect(quoteFee(provider(), rand(100_000), true)).toEqual({
      feeAmount: rand(2_500),
      transferAmount: rand(97_500),
      totalAmount: rand(100_000),
    });
  });

  test("that leaves nothing of the amount is refused, unless it comes on top", () => {
    expect(quoteFee(provider(), rand(500), true)).toMatchObject({
      detail: { fee: 500, freeString: "The fee takes up the whole amount." },
    });
    expect(quoteFee(provider(), rand(501), true)).toMatchObject({ transferAmount: rand(1) });
    expect(quoteFee(provider(), rand(500), false)).toMatchObject({ totalAmount: rand(1_000) });
  });

  test("and the transfer are the total, at any percentage", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000_000 }),
        fc.integer({ min: 0, max: 10_000 }),
        fc.boolean(),
        (amount, hundredths, includesFee) => {
          const quote = quoteFee(
            provider({ feePercent: hundredths / 100 }),
            rand(amount),
            includesFee,
          );
          if ("error" in quote) return;
          expect(quote.feeAmount.amount + quote.transferAmount.amount).toBe(
            quote.totalAmount.amount,
          );
          expect(quote.transferAmount.amount).toBeGreaterThan(0);
          expect(includesFee ? quote.totalAmount.amount : quote.transferAmount.amount).toBe(amount);
        },
      ),
    );
  });
});

test("an amount is above 0 and of a currency on offer", () => {
  const told = (amount: number, currency: string): string | undefined =>
    amountRefusal(provider(), { amount, currency })?.detail["freeString"] as string | undefined;
  expect([told(1, "710"), told(1, "840"), told(0, "710"), told(-1, "978"), told(1, "978")]).toEqual(
    [
      undefined,
      undefined,
      "The amount must be above 0.",
      "The amount must be above 0.",
      "The provider does not offer this currency.",
    ],
  );
  expect(amountRefusal(provider(), { amount: 0, currency: "710" })?.detail).toMatchObject({
    amount: 0,
  });
  expect(amountRefusal(provider(), { amount: 1, currency: "978" })?.detail).toMatchObject({
    currencies: ["710", "840"],
  });
});

describe("the limits of a sender", () => {
  const usage = (parts: Partial<UsageEntity> = {}) => ({
    usage: {
      "P1 710 ID1": {
        sender: "P1 710 ID1",
        day: "2031-03-14",
        ofDay: 400,
        month: "2031-03",
        ofMonth: 900,
        ...parts,
      },
    },
  });
  const refused = (
    amount: number,
    parts: Partial<ProviderEntity>,
    used: Record<string, Record<string, object>> = usage(),
    idNumber: string | undefined = "ID1",
    currency = "710",
  ): unknown => {
    const refusal = limitRefusal(
      memoryUnit({ entities: used }),
      provider(parts),
      { amount, currency },
      idNumber,
    );
    return refusal && [refusal.error.errorType, refusal.detail["limit"], refusal.detail["used"]];
  };

  test("of a month, a day and an order, in that order, each up to the limit itself", () => {
    expect([refused(100, { monthlyLimit: 1_000 }), refused(101, { monthlyLimit: 1_000 })]).toEqual([
      undefined,
      ["MONTHLY_LIMIT_EXCEEDED", 1_000, 900],
    ]);
    expect([refused(100, { dailyLimit: 500 }), refused(101, { dailyLimit: 500 })]).toEqual([
      undefined,
      ["DAILY_LIMIT_EXCEEDED", 500, 400],
    ]);
    expect([refused(100, { singleLimit: 100 }), refused(101, { singleLimit: 100 })]).toEqual([
      undefined,
      ["TRANSACTION_LIMIT_EXCEEDED", 100, undefined],
    ]);
    expect(refused(9_999, { monthlyLimit: 1, dailyLimit: 1, singleLimit: 1 })).toEqual([
      "MONTHLY_LIMIT_EXCEEDED",
      1,
      900,
    ]);
    expect(refused(9_999, { dailyLimit: 1, singleLimit: 1 })).toEqual([
      "DAILY_LIMIT_EXCEEDED",
      1,
      400,
    ]);
    expect(refused(9_999_999, {})).toBeUndefined();
  });

  test("each says what would be passed", () => {
    const told = (parts: Partial<ProviderEntity>): unknown =>
      (limitRefusal(memoryUnit(), provider(parts), rand(5), "ID1") as Refusal).detail["freeString"];
    expect([told({ monthlyLimit: 4 }), told({ dailyLimit: 4 }), told({ singleLimit: 4 })]).toEqual([
      "The sender's limit of the month would be passed.",
      "The sender's limit of the day would be passed.",
      "The order is above the limit.",
    ]);
  });

  test("start anew with each day and month", () => {
    expect(refused(500, { dailyLimit: 500 }, usage({ day: "2031-03-13" }))).toBeUndefined();
    expect(refused(101, { monthlyLimit: 1_000 }, usage({ day: "2031-03-13" }))).toBeDefined();
    expect(
      refused(1_000, { monthlyLimit: 1_000 }, usage({ day: "2031-02-14", month: "2031-02" })),
    ).toBeUndefined();
  });

  test("are each sender's, provider's and currency's own; one without a number has only this order", () => {
    expect([
      refused(500, { dailyLimit: 500 }, usage(), "ID2"),
      refused(500, { dailyLimit: 500, id: "P2" }),
      refused(500, { dailyLimit: 500 }, usage(), "ID1", "840"),
    ]).toEqual([undefined, undefined, undefined]);
    const unit = memoryUnit({
      entities: { usage: { "P1 710 undefined": usage().usage["P1 710 ID1"] } },
    });
    expect(
      limitRefusal(unit, provider({ dailyLimit: 500, monthlyLimit: 500 }), rand(500), undefined),
    ).toBeUndefined();
    expect(
      limitRefusal(unit, provider({ dailyLimit: 500, monthlyLimit: 500 }), rand(501), undefined),
    ).toBeDefined();
  });

  const order = (amount: number, parts: Partial<OrderEntity> = {}): OrderEntity =>
    ({
      reference: "R1",
      counted: "2031-03-14T08:00:00.000Z",
      senderIdNumber: "ID1",
      receiver: { id: "P1", name: "Provider" },
      amount: rand(amount),
      ...parts,
    }) as OrderEntity;
  const after = (
    orders: [OrderEntity, 1 | -1][],
    entities: Record<string, Record<string, object>> = {},
  ): UsageEntity | undefined => {
    const unit = memoryUnit<Entities>({ entities });
    for (const [one, sign] of orders) countOrder(unit, one, sign);
    return unit.get("usage", "P1 710 ID1");
  };

  test("count orders, and no longer those that are undone", () => {
    expect(after([[order(300), 1]])).toEqual({
      sender: "P1 710 ID1",
      day: "2031-03-14",
      ofDay: 300,
      month: "2031-03",
      ofMonth: 300,
    });
    expect(
      after([
        [order(300), 1],
        [order(200), 1],
        [order(300), -1],
      ]),
    ).toMatchObject({ ofDay: 200, ofMonth: 200 });
    expect(after([[order(300), -1]])).toMatchObject({ ofDay: 0, ofMonth: 0 });
    expect(after([[order(100), 1]], usage())).toMatchObject({ ofDay: 500, ofMonth: 1_000 });
  });

  test("an order that began to count on another day or month is not taken off this one", () => {
    expect(
      after([[order(100, { counted: "2031-03-13T08:00:00.000Z" }), -1]], usage()),
    ).toMatchObject({ ofDay: 400, ofMonth: 800 });
    expect(
      after([[order(100, { counted: "2031-02-13T08:00:00.000Z" }), -1]], usage()),
    ).toMatchObject({ ofDay: 400, ofMonth: 900 });
  });

  test("an order that does not count, or of nobody, changes nothing", () => {
    expect(
      after([
        [order(100, { counted: undefined }), 1],
        [order(100, { senderIdNumber: undefined }), 1],
      ]),
    ).toBeUndefined();
  });
});

describe("the ledger between merchant and provider", () => {
  const orders = {
    order: {
      R1: {
        reference: "R1",
        kind: "COUNTER",
        orderId: "ORDER-1",
        state: "ACTIVE",
        expiry: "2099-01-01T00:00:00.000Z",
        amount: rand(5_000),
        fee: rand(500),
      },
    },
  };
  const data = { order: "R1", receiverId: "P1", merchantId: "M1", amount: rand(5_000) };

  test.each([
    ["PAY_IN", 5_000],
    ["PAY_OUT", -5_000],
    ["REFUND", -5_000],
    ["UNDO", 5_000],
  ] as const)(
    "%s: the merchant then owes %s; the fee goes with the payment alone",
    (kind, owed) => {
      const unit = memoryUnit({ entities: orders });
      post(unit, kind, "REQ-1", data);
      expect(unit.get("ledgerEntry", `req-1 ${kind}`)).toEqual({
        entry: `req-1 ${kind}`,
        requestId: "req-1",
        orderId: "ORDER-1",
        receiverId: "P1",
        merchantId: "M1",
        kind,
        amount: rand(owed),
        ...(kind === "PAY_IN" && { fee: rand(500) }),
      });
    },
  );

  test("of an order without a fee has none", () => {
    const { fee: _fee, ...bare } = orders.order.R1;
    const unit = memoryUnit({ entities: { order: { R1: bare } } });
    post(unit, "PAY_IN", "REQ-1", data);
    expect("fee" in unit.get("ledgerEntry", "req-1 PAY_IN")!).toBe(false);
    expect(() => {
      post(memoryUnit(), "PAY_IN", "REQ-1", data);
    }).toThrow(/about an order that is gone/);
  });
});

test("a rate is the provider's own, else the market's; of a currency to itself 1", () => {
  const unit = memoryUnit({
    entities: {
      provider: { P1: provider() },
      rate: {
        "710-840": { pair: "710-840", rate: 0.05 },
        "P1-710-840": { pair: "P1-710-840", rate: 0.06 },
      },
    },
  });
  const rate = (fromCurrency: string, toCurrency: string, receiverId?: string): unknown => {
    const answer = exchangeRate({
      unit,
      operation: { id: "getExchangeRate" },
      query: { fromCurrency, toCurrency, receiverId },
    } as unknown as Parameters<typeof exchangeRate>[0]);
    return "error" in answer ? answer.detail["freeString"] : answer.body;
  };
  expect(rate("710", "840")).toEqual({ rate: 0.05, fromCurrency: "710", toCurrency: "840" });
  expect(rate("710", "840", "P1")).toMatchObject({ rate: 0.06 });
  expect(rate("710", "840", "P2")).toMatchObject({ rate: 0.05 });
  expect(rate("978", "978")).toMatchObject({ rate: 1 });
  expect(rate("840", "710")).toBe("There is no rate from 840 to 710.");
});
