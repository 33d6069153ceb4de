import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { FileRefused } from "../../src";
import { billPaymentFamily } from "../../src/families/bill-payment";
import { loadFixtureFile } from "../../src/families/kit/fixture-file";
import {
  type Kind,
  bills,
  lookupOf,
  merchant,
  originator,
  paymentOf,
  refundOf,
  refusal,
  useBillPayment,
} from "../support/messages/bill-payment";

type File = Record<string, Record<string, unknown>[]>;
type Parts = Record<string, unknown>;

const standard = (): File =>
  JSON.parse(readFileSync(join(__dirname, "../../fixtures/bill-payment.json"), "utf8")) as File;

/** A directory with the standard fixtures, changed. */
function changedFixtures(change: (file: File) => void): string {
  const directory = mkdtempSync(join(tmpdir(), "standin-bill-payment-"));
  const file = standard();
  change(file);
  writeFileSync(join(directory, "bill-payment.json"), JSON.stringify(file));
  return directory;
}

const paidBefore = "0e0e0e0e-0e0e-4e0e-8e0e-0e0e0e0e0e0e";
const refundedBefore = "0f0f0f0f-0f0f-4f0f-8f0f-0f0f0f0f0f0f";

const { newTill } = useBillPayment({
  fixtures: changedFixtures((file) => {
    const biller = {
      name: "Order",
      takes: ["account"],
      categories: [],
      referencePrefix: "ORD",
      blockedSettlementEntities: ["7"],
    };
    file["billers"]?.push(
      {
        ...biller,
        id: "90000001",
        prefixes: ["W1"],
        takes: [],
        blocked: true,
        checkDigits: true,
        lookups: false,
      },
      { ...biller, id: "90000002", prefixes: ["W2"], takes: [], checkDigits: true, lookups: false },
      { ...biller, id: "90000003", prefixes: ["W3", "W"], takes: [], lookups: false },
      { ...biller, id: "90000004", prefixes: ["W4"], refunds: false },
      { id: "90000005", name: "Period", takes: ["account"], referencePrefix: "PER", refundDays: 1 },
    );
    file["accounts"]?.push(
      { reference: "W4-NOTHING", billerId: "90000004", overPaymentAllowed: false, minimum: 100 },
      {
        reference: "W4-OWING",
        billerId: "90000004",
        outstanding: 10000,
        partPaymentAllowed: false,
        overPaymentAllowed: false,
        minimum: 5000,
        maximum: 20000,
        decline: "INVALID_PRODUCT",
      },
      { reference: "W4-PAYABLE", billerId: "90000004", outstanding: 10000 },
      { reference: "P5-PERIOD", billerId: "90000005", outstanding: 10000 },
      { reference: "JUST-A-REFERENCE" },
    );
    file["payments"]?.push({
      id: paidBefore,
      kind: "account",
      reference: "P5-PERIOD",
      currency: "710",
      approved: 1,
      final: 1,
      state: "CONFIRMED",
      issuerReference: "PERBEFORE",
      confirmedAt: "2020-01-01T00:00:00.000Z",
      refundId: refundedBefore,
    });
    file["refunds"]?.push({
      id: refundedBefore,
      paymentId: paidBefore,
      approved: 1,
      final: 1,
      state: "CONFIRMED",
      reason: "",
    });
    file["issuerReferences"]?.push({ issuerReference: "PERBEFORE", paymentId: paidBefore });
  }),
});

const worst = {
  originator: { ...originator, merchant: { ...merchant, merchantId: "BLOCKED00000001" } },
  settlementEntity: { id: "7", name: "Seven" },
  selectedCategory: { id: "ANY", name: "Any" },
};
const { originator: _bad, ...goodMerchant } = worst;
const { settlementEntity: _seven, ...goodSettlement } = goodMerchant;

describe("of several checks that fail the first one decides (V9)", () => {
  test.each<
    [
      string,
      string,
      Parts,
      [status: number, errorType: string],
      [status: number, errorType: string],
    ]
  >([
    [
      "no biller",
      "NOBODYS-REFERENCE",
      worst,
      [400, "UNKNOWN_CUSTOMER_ACCOUNT"],
      [400, "UNKNOWN_CUSTOMER_ACCOUNT"],
    ],
    [
      "a blocked biller",
      "W1-UNKNOWN",
      worst,
      [400, "RECEIVER_BLACKLISTED"],
      [400, "RECEIVER_BLACKLISTED"],
    ],
    [
      "the check digit",
      "W2-UNKNOWN",
      worst,
      [400, "LUHN_CHECK_FAILED"],
      [400, "LUHN_CHECK_FAILED"],
    ],
    [
      "what the biller does not serve",
      "W3-UNKNOWN",
      worst,
      [501, "FUNCTION_NOT_SUPPORTED"],
      [400, "TRANSACTION_NOT_SUPPORTED"],
    ],
    [
      "the longest prefix routes",
      "WX-UNKNOWN",
      worst,
      [501, "FUNCTION_NOT_SUPPORTED"],
      [400, "TRANSACTION_NOT_SUPPORTED"],
    ],
    ["the merchant", "W4-UNKNOWN", worst, [400, "INVALID_MERCHANT"], [400, "INVALID_MERCHANT"]],
    [
      "the settlement entity",
      "W4-UNKNOWN",
      goodMerchant,
      [400, "BLOCKED_USING_SETTLEMENT_ENTITY"],
      [400, "BLOCKED_USING_SETTLEMENT_ENTITY"],
    ],
    [
      "the category",
      "W4-UNKNOWN",
      goodSettlement,
      [400, "INVALID_PRODUCT"],
      [400, "INVALID_PRODUCT"],
    ],
    [
      "the reference",
      "W4-UNKNOWN",
      {},
      [400, "UNKNOWN_CUSTOMER_ACCOUNT"],
      [400, "UNKNOWN_CUSTOMER_ACCOUNT"],
    ],
  ])("%s", async (_what, reference, parts, [lookupStatus, lookupType], [status, errorType]) => {
    const till = newTill();
    expect(await till.lookup("account", lookupOf("account", reference, parts))).toMatchObject(
      refusal(lookupStatus, lookupType),
    );
    expect(await till.pay("account", paymentOf("account", reference, -1, parts))).toMatchObject(
      refusal(status, errorType),
    );
  });

  test.each<[string, number, string]>([
    ["W4-NOTHING", 0, "INVALID_AMOUNT"],
    ["W4-NOTHING", 1, "ACCOUNT_ALREADY_SETTLED"],
    ["W4-OWING", 4999, "BELOW_MINIMUM_ALLOWED_AMOUNT"],
    ["W4-OWING", 20001, "ABOVE_MAXIMUM_ALLOWED_AMOUNT"],
    ["W4-OWING", 5000, "INVALID_AMOUNT"],
    ["W4-OWING", 20000, "INVALID_AMOUNT"],
    ["W4-OWING", 10000, "INVALID_PRODUCT"],
  ])("%s, paid with %i: %s", async (reference, amount, errorType) => {
    expect(await newTill().pay("account", paymentOf("account", reference, amount))).toMatchObject(
      refusal(400, errorType),
    );
  });

  test("refunds: 501 before the state of the payment, an earlier refund before the period", async () => {
    const till = newTill();
    const { body } = await till.pay("account", paymentOf("account", "W4-PAYABLE", 1));
    const { issuerReference } = body["slipData"] as { issuerReference: string };
    expect(await till.refund(refundOf(issuerReference))).toMatchObject(
      refusal(501, "FUNCTION_NOT_SUPPORTED"),
    );
    expect(await till.refund(refundOf("PERBEFORE"))).toMatchObject(
      refusal(400, "ACCOUNT_ALREADY_SETTLED"),
    );
  });
});

test("a refund period ends after its days, to the millisecond", async () => {
  const till = newTill();
  const [one, other] = [
    await till.paid("account", "P5-PERIOD", 100),
    await till.paid("account", "P5-PERIOD", 100),
  ];
  till.space.clock({ set: "2031-03-05T11:59:59.999Z", frozen: true });
  expect((await till.refund(refundOf(one.issuerReference))).status).toBe(201);
  till.space.clock({ set: "2031-03-05T12:00:00.000Z", frozen: true });
  expect(await till.refund(refundOf(other.issuerReference))).toMatchObject(
    refusal(400, "TRANSACTION_NOT_SUPPORTED", {
      detailMessage: { refundUntil: "2031-03-05T12:00:00.000Z" },
    }),
  );
});

test("of a bill only the reference is needed", async () => {
  const till = newTill();
  expect(await till.lookup("account", lookupOf("account", "JUST-A-REFERENCE"))).toMatchObject({
    status: 200,
    body: {
      receiver: { id: "40010001" },
      amounts: { balanceAmount: { amount: 0, currency: "710", ledgerIndicator: "DEBIT" } },
      partPaymentAllowed: true,
      overPaymentAllowed: true,
      account: { accountRef: "JUST-A-REFERENCE" },
    },
  });
  await till.paid("account", "JUST-A-REFERENCE", 250);
  expect(till.standing("account", "JUST-A-REFERENCE")).toEqual([-250, 0]);
});

describe("test server administration", () => {
  const administration = "/billpay/v4/testServerAdmin";

  test.each<[Kind, string, string]>([
    ["account", "account", bills.normal],
    ["policy", "policy", bills.policy],
    ["fine", "trafficFine", bills.fine],
  ])(
    "a %s is found by its reference, percent-encoded, as it is now",
    async (kind, type, reference) => {
      const till = newTill();
      await till.pay(kind, paymentOf(kind, reference, 30000));
      const { body } = await till.client.get(
        `${administration}/data/${type}/${encodeURIComponent(reference)}`,
      );
      const [found] = Object.values(body).flat() as Parts[];
      expect(found).toMatchObject({
        [type]: {},
        outstanding: { currency: "710" },
        pending: { amount: till.standing(kind, reference)[1] },
      });
      expect(Object.values(body).flat()).toHaveLength(1);
    },
  );

  test("a reset restores bills, payments and refunds", async () => {
    const till = newTill();
    const before = till.space.data();
    await till.paid("fine", bills.fine, 30000);
    expect(till.space.data()).not.toEqual(before);
    const reset = { userDataWillBeLost: "TRUE", resetUserData: "TRUE" };
    expect(await till.client.post(`${administration}/reset`, reset)).toMatchObject({
      status: 200,
      body: { outcome: "SUCCESSFUL" },
    });
    expect(till.space.data()).toEqual(before);
  });
});

const first = (file: File, plural: string): Record<string, unknown> => file[plural]?.[0] ?? {};

test.each<[string, (file: File) => void, string]>([
  [
    "a bill of no biller",
    (file) => {
      first(file, "accounts")["billerId"] = "1";
    },
    "accounts[0].billerId: 1 is not a biller of this file for such bills",
  ],
  [
    "a policy of a water works",
    (file) => {
      first(file, "policies")["billerId"] = "40010001";
    },
    "policies[0].billerId: 40010001 is not a biller",
  ],
  [
    "a sum of pending payments that is not one",
    (file) => {
      first(file, "accounts")["pending"] = 1;
    },
    "accounts[0].pending: the pending payments of this file are 0",
  ],
  [
    "a payment of no bill",
    (file) => {
      first(file, "payments")["reference"] = "NOSUCHBILL";
    },
    "payments[0].reference: there is no account NOSUCHBILL in this file",
  ],
  [
    "a payment that no reference leads to",
    (file) => {
      first(file, "issuerReferences")["issuerReference"] = "OTHER";
    },
    "payments[0].issuerReference: issuerReferences do not lead to this payment",
  ],
  [
    "a refund of no payment",
    (file) => {
      first(file, "refunds")["paymentId"] = paidBefore;
    },
    `refunds[0].paymentId: there is no payment ${paidBefore} in this file`,
  ],
  [
    "a transaction that nothing stands for",
    (file) => {
      first(file, "transactions")["state"] = "CONFIRMED";
    },
    "in state CONFIRMED in this file",
  ],
  [
    "a misspelt member",
    (file) => {
      first(file, "billers")["blokked"] = true;
    },
    "billers[0].blokked: is unknown",
  ],
  [
    "a reference that is too short",
    (file) => {
      first(file, "accounts")["reference"] = "12345";
    },
    "accounts[0].reference",
  ],
  [
    "the same reference twice",
    (file) => {
      file["accounts"]?.push({ reference: bills.normal });
    },
    `${bills.normal} is duplicated`,
  ],
])("a fixture file with %s is refused, with the place", (_what, change, text) => {
  const file = join(changedFixtures(change), "bill-payment.json");
  expect(() => loadFixtureFile(billPaymentFamily, file)).toThrow(FileRefused);
  expect(() => loadFixtureFile(billPaymentFamily, file)).toThrow(text);
});
