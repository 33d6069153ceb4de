import {
  type Kind,
  asking,
  bills,
  final,
  paymentOf,
  rand,
  refundOf,
  refusal,
  useBillPayment,
} from "../support/messages/bill-payment";
import { rule } from "../support/rules";

const { newTill } = useBillPayment();
const debit = (amount: number, currency = "710") => ({
  amount,
  currency,
  ledgerIndicator: "DEBIT",
});

test.each<[string, Kind, string, number]>([
  ["in full", "account", bills.exact, 23000],
  ["in full where less is not allowed", "account", bills.noPart, 19900],
  ["more than is due", "account", bills.noPart, 20000],
  ["a part", "account", bills.noOver, 1],
  ["in full where more is not allowed", "account", bills.noOver, 51250],
  ["the least", "account", bills.bounded, 5000],
  ["the most", "account", bills.bounded, 60000],
  ["although it is in credit", "account", bills.inCredit, 1],
  ["a premium", "policy", bills.policy, 18990],
  ["several premiums", "policy", bills.policy, 113940],
  ["an overdue fine", "fine", bills.noRefundFine, 75000],
  ["a reference with a check digit", "account", bills.checked, 27500],
  ["a biller without lookups", "account", bills.noLookup, 35000],
  ["an insurer without lookups", "policy", bills.noLookupPolicy, 25000],
])("a bill is paid %s", async (_how, kind, reference, amount) => {
  const till = newTill();
  const [outstanding] = till.standing(kind, reference);
  const message = paymentOf(kind, reference, amount);
  expect(await till.pay(kind, message)).toMatchObject({
    status: 201,
    body: { amounts: { approvedAmount: rand(amount) } },
  });
  await till.confirm(message.id);
  expect(till.standing(kind, reference)).toEqual([outstanding - amount, 0]);
});

const low = "BELOW_MINIMUM_ALLOWED_AMOUNT";
const high = "ABOVE_MAXIMUM_ALLOWED_AMOUNT";

test.each<[string, Kind, string, number, string, object]>([
  [
    "zero (E1)",
    "account",
    bills.normal,
    0,
    "INVALID_AMOUNT",
    { requested: rand(0), outstanding: debit(84500), rule: "the amount is above 0" },
  ],
  ["below zero (E1)", "account", bills.normal, -1, "INVALID_AMOUNT", { requested: rand(-1) }],
  [
    "less than is due (E2)",
    "account",
    bills.exact,
    22999,
    "INVALID_AMOUNT",
    { outstanding: debit(23000), rule: "no part payment" },
  ],
  [
    "more than is due (E3)",
    "account",
    bills.exact,
    23001,
    "INVALID_AMOUNT",
    { rule: "no overpayment" },
  ],
  [
    "a part where it is not allowed (E2)",
    "account",
    bills.noPart,
    19899,
    "INVALID_AMOUNT",
    { rule: "no part payment" },
  ],
  [
    "more where it is not allowed (E3)",
    "account",
    bills.noOver,
    51251,
    "INVALID_AMOUNT",
    { rule: "no overpayment" },
  ],
  [
    "below the minimum (E4)",
    "account",
    bills.bounded,
    4999,
    low,
    { requested: rand(4999), minimum: 5000 },
  ],
  [
    "above the maximum (E4)",
    "account",
    bills.bounded,
    60001,
    high,
    { requested: rand(60001), maximum: 60000 },
  ],
  ["below the premium (E4 before E2)", "policy", bills.policy, 18989, low, { minimum: 18990 }],
  ["above six premiums (E4)", "policy", bills.policy, 113941, high, { maximum: 113940 }],
  [
    "of a settled account (E6)",
    "account",
    bills.settled,
    1,
    "ACCOUNT_ALREADY_SETTLED",
    { outstanding: debit(0) },
  ],
  [
    "of a paid premium (E6)",
    "policy",
    bills.paidPolicy,
    1,
    "ACCOUNT_ALREADY_SETTLED",
    { outstanding: debit(0) },
  ],
  [
    "of a settled fine (E6)",
    "fine",
    bills.paidFine,
    1,
    "ACCOUNT_ALREADY_SETTLED",
    { outstanding: debit(0) },
  ],
  [
    "a part of a fine (E2)",
    "fine",
    bills.fine,
    29999,
    "INVALID_AMOUNT",
    { rule: "no part payment" },
  ],
])(
  `${rule("BP-22")} a payment is declined: %s`,
  async (_what, kind, reference, amount, errorType, detailMessage) => {
    const till = newTill();
    const data = till.space.data();
    expect(await till.pay(kind, paymentOf(kind, reference, amount))).toMatchObject(
      refusal(400, errorType, { detailMessage }),
    );
    expect(till.last().stateAfter).toBe("DECLINED");
    expect(till.space.data()).toEqual(data);
  },
);

test("the currency is that of the bill (E1)", async () => {
  const till = newTill();
  expect(await till.pay("account", paymentOf("account", bills.dollars, 100))).toMatchObject(
    refusal(400, "INVALID_AMOUNT", {
      detailMessage: {
        requested: rand(100),
        outstanding: debit(12000, "840"),
        rule: "the currency is 840",
      },
    }),
  );
  const message = paymentOf("account", bills.dollars, 100, asking(100, "840"));
  expect(await till.pay("account", message)).toMatchObject({
    status: 201,
    body: {
      amounts: {
        approvedAmount: rand(100, "840"),
        balanceAmount: debit(12000, "840"),
      },
    },
  });
  expect(await till.confirm(message.id, final(100))).toMatchObject(refusal(400, "INVALID_AMOUNT"));
  expect((await till.confirm(message.id, final(100, "840"))).status).toBe(202);
});

test.each([{}, { amounts: {} }, { amounts: { approvedAmount: rand(100) } }])(
  "without an amount to pay (%j) it is a format error (E0)",
  async (parts) => {
    const till = newTill();
    const { amounts: _amounts, ...message } = paymentOf("account", bills.normal, 100);
    const field = "amounts" in parts ? "amounts.requestAmount" : "amounts";
    expect(await till.pay("account", { ...message, id: message["id"], ...parts })).toMatchObject(
      refusal(400, "FORMAT_ERROR", {
        detailMessage: { formatErrors: [{ field, msg: "must be present" }] },
      }),
    );
  },
);

describe("what is due (E5)", () => {
  test("counts what is pending: two open payments cannot pay the same", async () => {
    const till = newTill();
    const [first, second] = [
      paymentOf("account", bills.noOver, 30000),
      paymentOf("account", bills.noOver, 21250),
    ];
    await till.pay("account", first);
    expect(await till.pay("account", paymentOf("account", bills.noOver, 21251))).toMatchObject(
      refusal(400, "INVALID_AMOUNT", {
        detailMessage: { outstanding: debit(21250) },
      }),
    );
    expect((await till.pay("account", second)).status).toBe(201);
    expect(await till.pay("account", paymentOf("account", bills.noOver, 1))).toMatchObject(
      refusal(400, "ACCOUNT_ALREADY_SETTLED"),
    );
    await till.reverse(first.id);
    expect((await till.pay("account", paymentOf("account", bills.noOver, 30000))).status).toBe(201);
    expect(till.standing("account", bills.noOver)).toEqual([51250, 51250]);
  });

  test("of eight tills that pay one fine, one is paid", async () => {
    const till = newTill();
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => till.pay("fine", paymentOf("fine", bills.fine, 30000))),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([
      201, 400, 400, 400, 400, 400, 400, 400,
    ]);
  });

  test("of eight refunds of one payment, one is made", async () => {
    const till = newTill();
    const { issuerReference } = await till.paid("fine", bills.fine, 30000);
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => till.refund(refundOf(issuerReference))),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([
      201, 400, 400, 400, 400, 400, 400, 400,
    ]);
  });

  test("of a confirmation and a reversal one wins, and the account agrees", async () => {
    const till = newTill();
    const message = paymentOf("account", bills.normal, 500);
    await till.pay("account", message);
    const [confirmed, reversed] = await Promise.all([
      till.confirm(message.id),
      till.reverse(message.id),
    ]);
    expect([confirmed.status, reversed.status].sort()).toEqual([202, 400]);
    expect(till.standing("account", bills.normal)).toEqual([
      confirmed.status === 202 ? 84000 : 84500,
      0,
    ]);
  });

  test("an overpaid account is in credit (E7), and a fine is settled until it is refunded (E6)", async () => {
    const till = newTill();
    await till.paid("account", bills.normal, 84600);
    expect(till.data("accounts", bills.normal)).toMatchObject({
      outstanding: { amount: 100, currency: "710", ledgerIndicator: "CREDIT" },
    });
    const { issuerReference } = await till.paid("fine", bills.fine, 30000);
    expect(await till.pay("fine", paymentOf("fine", bills.fine, 30000))).toMatchObject(
      refusal(400, "ACCOUNT_ALREADY_SETTLED"),
    );
    const refund = refundOf(issuerReference);
    await till.refund(refund);
    expect(await till.pay("fine", paymentOf("fine", bills.fine, 30000))).toMatchObject(
      refusal(400, "ACCOUNT_ALREADY_SETTLED"),
    );
    await till.confirmRefund(refund.id);
    expect((await till.pay("fine", paymentOf("fine", bills.fine, 30000))).status).toBe(201);
  });
});
