import {
  bills,
  kinds,
  type Kind,
  lookupOf,
  merchant,
  originator,
  paymentOf,
  refusal,
  useBillPayment,
} from "../support/messages/bill-payment";
import { rule } from "../support/rules";

const { newTill } = useBillPayment();

const naledi = {
  firstName: "Naledi",
  lastName: "Ferreira",
  address: "14 Lantern Row, Port Ansel",
  idNumber: "8804120093085",
  contactNumber: "+27 21 555 0142",
};
const tobias = {
  firstName: "Tobias",
  lastName: "Okonjo",
  idNumber: "7911305512081",
  contactNumber: "+27 31 555 0177",
};
const mira = { firstName: "Mira", lastName: "Castellan", address: "3 Old Quarry Lane, Dunmere" };
const debit = (amount: number, currency = "710") => ({
  amount,
  currency,
  ledgerIndicator: "DEBIT",
});

describe("a lookup", () => {
  test.each<[Kind, string, object, object]>([
    [
      "account",
      bills.normal,
      { id: "40010001", name: "Harbour City Water" },
      {
        slipData: { messageLines: [{ text: "Amount due 845.00" }], phoneNumber: "+27 21 555 0100" },
        amounts: { balanceAmount: debit(84500) },
        partPaymentAllowed: true,
        overPaymentAllowed: true,
        customer: naledi,
        account: { accountRef: bills.normal, dueDate: "2031-02-28" },
      },
    ],
    [
      "fine",
      bills.fine,
      { id: "40030002", name: "Coastal Metro Traffic" },
      {
        slipData: { messageLines: [{ text: "Fine 300.00" }] },
        amounts: { balanceAmount: debit(30000) },
        partPaymentAllowed: false,
        overPaymentAllowed: false,
        customer: tobias,
        trafficFine: { noticeNumber: bills.fine, dueDate: "2031-03-15" },
      },
    ],
    [
      "policy",
      bills.policy,
      { id: "40020001", name: "Meridian Life Cover" },
      {
        slipData: { messageLines: [{ text: "Premium 189.90" }] },
        amounts: {
          balanceAmount: debit(18990),
          minPayableAmount: { amount: 18990, currency: "710" },
          maxPayableAmount: { amount: 113940, currency: "710" },
        },
        partPaymentAllowed: false,
        overPaymentAllowed: true,
        customer: mira,
        policy: { policyNumber: bills.policy, dueDate: "2031-03-01" },
      },
    ],
  ])(
    "of a known %s shows the bill, the person and what is due (L1, M1, M2, M5, M7)",
    async (kind, reference, receiver, shown) => {
      const till = newTill();
      const message = lookupOf(kind, reference, {
        settlementEntity: { id: "30110005", name: "Anchor Settlement Bank" },
        receiver: { id: "1", name: "Not the biller" },
        basketRef: "B-1",
        tranType: "GENERAL_PAYMENT",
        srcAccType: "DEFAULT",
        destAccType: "CREDIT",
        stan: "17",
        rrn: "7310000981",
      });
      const { status, body } = await till.lookup(kind, message);
      const {
        thirdPartyIdentifiers: sent,
        [kinds[kind].member]: _reference,
        ...repeated
      } = message;
      const identifier = expect.stringMatching(/^[A-Z0-9]{12}$/) as unknown;
      expect([status, body]).toEqual([
        200,
        {
          ...repeated,
          ...shown,
          receiver,
          time: "2031-03-04T12:00:00.000Z",
          thirdPartyIdentifiers: [
            ...(sent as object[]),
            {
              institutionId: "30110005",
              transactionIdentifier: expect.stringMatching(/^S[A-Z0-9]{12}$/) as unknown,
            },
            { institutionId: (receiver as { id: string }).id, transactionIdentifier: identifier },
          ],
        },
      ]);
    },
  );

  test("without a settlement entity names the biller only (M3); what the bill lacks is left out (M5)", async () => {
    const { body } = await newTill().lookup("account", lookupOf("account", bills.plain));
    expect(body["thirdPartyIdentifiers"]).toEqual([
      { institutionId: "20450001", transactionIdentifier: "LANE42-000984" },
      { institutionId: "40010001", transactionIdentifier: expect.any(String) as string },
    ]);
    expect(body["account"]).toEqual({ accountRef: bills.plain });
    expect(body).not.toHaveProperty("settlementEntity");
    expect(body).not.toHaveProperty("customer");
  });

  test.each<[string, string, object, string]>([
    ["nothing is owed (L6)", bills.settled, debit(0), "Amount due 0.00"],
    [
      "too much was paid (E7)",
      bills.inCredit,
      { amount: 1500, currency: "710", ledgerIndicator: "CREDIT" },
      "In credit 15.00",
    ],
    ["another currency", bills.dollars, debit(12000, "840"), "Amount due 120.00"],
  ])("where %s", async (_what, reference, balanceAmount, text) => {
    expect(await newTill().lookup("account", lookupOf("account", reference))).toMatchObject({
      status: 200,
      body: { amounts: { balanceAmount }, slipData: { messageLines: [{ text }] } },
    });
  });

  test("does not show a pending payment, and shows a confirmed one (L4, L5)", async () => {
    const till = newTill();
    const balance = async () =>
      (await till.lookup("account", lookupOf("account", bills.normal))).body["amounts"];
    const message = paymentOf("account", bills.normal, 50000);
    await till.pay("account", message);
    expect(await balance()).toEqual({ balanceAmount: debit(84500) });
    await till.confirm(message.id);
    expect(await balance()).toEqual({ balanceAmount: debit(34500) });
  });

  test("of a bill whose payments meet a fault succeeds", async () => {
    const till = newTill();
    for (let at = 590000000101; at <= 590000000112; at += 1) {
      expect(await till.lookup("account", lookupOf("account", String(at)))).toMatchObject({
        status: 200,
      });
    }
  });
});

describe("a refused lookup", () => {
  const blockedMerchant = {
    originator: { ...originator, merchant: { ...merchant, merchantId: "BLOCKED00000001" } },
  };
  const through = (id: string) => ({ settlementEntity: { id, name: "Bank" } });
  const chosen = (id: string) => ({ selectedCategory: { id, name: "Any" } });

  test.each<[string, Kind, string, Record<string, unknown>, object]>([
    [
      "an unknown account (L3)",
      "account",
      bills.unknown,
      {},
      refusal(400, "UNKNOWN_CUSTOMER_ACCOUNT", {
        errorMessage: "Unknown reference",
        detailMessage: { reference: bills.unknown },
      }),
    ],
    [
      "an unknown policy (L3)",
      "policy",
      "ML-00000000",
      {},
      refusal(400, "UNKNOWN_CUSTOMER_ACCOUNT"),
    ],
    ["an unknown fine (L3)", "fine", "RT00000000000", {}, refusal(400, "UNKNOWN_CUSTOMER_ACCOUNT")],
    [
      "an account's reference for a fine",
      "fine",
      bills.normal,
      {},
      refusal(400, "UNKNOWN_CUSTOMER_ACCOUNT"),
    ],
    [
      "a biller without lookups (L2)",
      "account",
      bills.noLookup,
      {},
      refusal(501, "FUNCTION_NOT_SUPPORTED", {
        detailMessage: { biller: "40010003", function: "lookup", kind: "account" },
      }),
    ],
    [
      "an unknown reference of a biller without lookups",
      "account",
      "560099999999",
      {},
      refusal(501, "FUNCTION_NOT_SUPPORTED"),
    ],
    [
      "an insurer without lookups (L2)",
      "policy",
      bills.noLookupPolicy,
      {},
      refusal(501, "FUNCTION_NOT_SUPPORTED"),
    ],
    [
      "a kind that the biller does not take",
      "fine",
      "OO-000418826",
      {},
      refusal(501, "FUNCTION_NOT_SUPPORTED", { detailMessage: { kind: "trafficFine" } }),
    ],
    [
      "a blocked biller (L6a)",
      "account",
      bills.blocked,
      {},
      refusal(400, "RECEIVER_BLACKLISTED", { detailMessage: { biller: "40010009" } }),
    ],
    [
      "a wrong check digit",
      "account",
      "580030047719",
      {},
      refusal(400, "LUHN_CHECK_FAILED", { detailMessage: { reference: "580030047719" } }),
    ],
    [
      "a check digit of a reference that is no number",
      "account",
      "58003004771X",
      {},
      refusal(400, "LUHN_CHECK_FAILED"),
    ],
    [
      "a right check digit of nobody",
      "account",
      "580030047725",
      {},
      refusal(400, "UNKNOWN_CUSTOMER_ACCOUNT"),
    ],
    [
      "a blocked merchant",
      "account",
      bills.normal,
      blockedMerchant,
      refusal(400, "INVALID_MERCHANT", { detailMessage: { merchantId: "BLOCKED00000001" } }),
    ],
    [
      "a blocked settlement entity",
      "account",
      bills.normal,
      through("30110098"),
      refusal(400, "BLOCKED_USING_SETTLEMENT_ENTITY", {
        detailMessage: { settlementEntity: "30110098" },
      }),
    ],
    [
      "one that is blocked for the biller",
      "fine",
      bills.fine,
      through("30110099"),
      refusal(400, "BLOCKED_USING_SETTLEMENT_ENTITY"),
    ],
    [
      "a category that is not the biller's",
      "policy",
      bills.policy,
      chosen("WATER"),
      refusal(400, "INVALID_PRODUCT", { detailMessage: { category: "WATER" } }),
    ],
  ])("%s", async (_what, kind, reference, parts, expected) => {
    const till = newTill();
    const message = lookupOf(kind, reference, parts);
    expect(await till.lookup(kind, message)).toMatchObject(expected);
    expect(
      await till.lookup(kind, { ...message, [kinds[kind].member]: bills.normal }),
    ).toMatchObject(
      refusal(400, "DUPLICATE_RECORD", {
        id: message.id,
        detailMessage: { id: message.id },
      }),
    );
  });

  test.each<[string, Kind, string, Record<string, unknown>]>([
    ["a category of the biller", "policy", bills.policy, chosen("FUNERAL")],
    ["any category, where the biller has none", "account", bills.normal, chosen("WATER")],
    [
      "the settlement entity that another biller blocks",
      "account",
      bills.normal,
      through("30110099"),
    ],
    ["a right check digit", "account", bills.checked, {}],
  ])("and one that is answered: %s", async (_what, kind, reference, parts) => {
    expect(await newTill().lookup(kind, lookupOf(kind, reference, parts))).toMatchObject({
      status: 200,
    });
  });

  test(`${rule("BP-01", "BP-15")} a lookup that comes again is a duplicate, in any case of letters (V5)`, async () => {
    const till = newTill();
    const message = lookupOf("account", bills.normal);
    expect((await till.lookup("account", message)).status).toBe(200);
    expect(await till.lookup("account", message)).toMatchObject(
      refusal(400, "DUPLICATE_RECORD", { requestType: "ACCOUNT_LOOKUP_REQUEST" }),
    );
    expect(
      await till.lookup("fine", lookupOf("fine", bills.fine, { id: message.id.toUpperCase() })),
    ).toMatchObject(refusal(400, "DUPLICATE_RECORD"));
    expect(
      await till.pay("account", paymentOf("account", bills.normal, 100, { id: message.id })),
    ).toMatchObject(refusal(400, "DUPLICATE_RECORD"));
  });

  test.each(["confirmation", "reversal"] as const)(
    "a %s that names a lookup (L7)",
    async (advice) => {
      const till = newTill();
      const message = lookupOf("account", bills.normal);
      await till.lookup("account", message);
      expect(await till.advise("payment", advice, message.id)).toMatchObject(
        refusal(400, "FUNCTION_NOT_SUPPORTED", {
          originalId: message.id,
          detailMessage: { requestId: message.id, kind: "lookup" },
        }),
      );
      expect(till.standing("account", bills.normal)).toEqual([84500, 0]);
    },
  );
});
