import type { TSchema } from "@sinclair/typebox";
import { changed, faults, leaves, readExamples, unboundedPlaces } from "../examples/validate";
import { optional } from "../../src/contract/schema";
import * as models from "../../src/contract/models";

const examples = readExamples("common");

const exampleModels: Record<string, TSchema> = {
  originator: models.Originator,
  transaction: models.Transaction,
  "basic-advice": models.BasicAdvice,
  "basic-reversal": models.BasicReversal,
  "tender-advice": models.TenderAdvice,
  customer: models.Customer,
};

const paymentMethods = examples["payment-methods"] as { type: string }[];
const uuid = "4c2b7e9a-3d1f-4a86-9b57-0e8d6f2a1c34";
const time = "2024-05-17T09:31:04.218Z";
const money = { amount: 12500, currency: "710" };
const advice = { id: uuid, requestId: uuid, time, thirdPartyIdentifiers: [] };
const encryptedPin = {
  pinBlock: "0A1B2C3D4E5F6071",
  encryptionParameters: { accountNumber: "234567890123" },
};

/** Model, a valid value, and breaks of it: pointer, broken value, pointer of the fault when it differs. */
type Break = [pointer: string, value: unknown, fault?: string];
const samples: [name: string, schema: TSchema, value: unknown, breaks: Break[]][] = [
  [
    "Institution",
    models.Institution,
    { id: "any", name: "" },
    [
      ["/name", "n".repeat(41)],
      ["/id", undefined],
    ],
  ],
  [
    "NumericInstitution",
    models.NumericInstitution,
    { id: "20000001", name: "A" },
    [
      ["/id", "2000000A"],
      ["/id", ""],
    ],
  ],
  [
    "LedgerAmount",
    models.LedgerAmount,
    { ...money, ledgerIndicator: "DEBIT" },
    [
      ["/amount", 1.5],
      ["/amount", "1"],
      ["/currency", "ZAR"],
      ["/ledgerIndicator", "BOTH"],
    ],
  ],
  [
    "Amounts",
    models.Amounts,
    { requestAmount: money, additionalAmounts: { tip: money } },
    [
      ["/additionalAmounts/tip", 5],
      ["/requestAmount/currency", "7100"],
    ],
  ],
  [
    "ExchangeRate",
    models.ExchangeRate,
    { rate: 18.25, fromCurrency: "840", toCurrency: "710" },
    [
      ["/rate", "18"],
      ["/toCurrency", undefined],
    ],
  ],
  [
    "Tender",
    models.Tender,
    { amount: money, tenderType: "CASH", cardNumber: "501234******9876" },
    [
      ["/cardNumber", "5012*4"],
      ["/tenderType", "COINS"],
      ["/accountType", "GIFT_CARD"],
    ],
  ],
  [
    "SlipData",
    models.SlipData,
    { messageLines: [{ text: "" }], slipWidth: 0, issuerReference: "A1" },
    [
      ["/issuerReference", "a1"],
      ["/messageLines/0/text", undefined],
      ["/slipWidth", 1.5],
    ],
  ],
  ["Barcode", models.Barcode, { data: "771200" }, [["/data", undefined]]],
  [
    "ThirdPartyIdentifier",
    models.ThirdPartyIdentifier,
    { institutionId: "1" },
    [["/institutionId", undefined]],
  ],
  [
    "BasicAdviceResponse",
    models.BasicAdviceResponse,
    advice,
    [
      ["/id", "4c2b7e9a-3d1f-1a86-9b57-0e8d6f2a1c34"],
      ["/time", "2024-05-17T09:31:04"],
      ["/thirdPartyIdentifiers", undefined],
    ],
  ],
  ["TenderAdvice", models.TenderAdvice, advice, [["/tenders", {}]]],
  [
    "BasicReversal",
    models.BasicReversal,
    { ...advice, reversalReason: "CANCELLED" },
    [
      ["/reversalReason", "BORED"],
      ["/reversalReason", undefined],
    ],
  ],
  [
    "PosInfo",
    models.PosInfo,
    {
      entryMode: { panEntryMode: "OCR", pinEntryCapability: "UNKNOWN" },
      posConditionCode: "ELSEWHERE",
    },
    [
      ["/entryMode/panEntryMode", "SMELL"],
      ["/posConditionCode", 4],
    ],
  ],
  [
    "EncryptedPin",
    models.EncryptedPin,
    encryptedPin,
    [
      ["/pinBlock", "0A"],
      ["/encryptionParameters/accountNumber", "1"],
    ],
  ],
  [
    "Pin",
    models.Pin,
    { type: "ENCRYPTED_PIN", ...encryptedPin },
    [
      ["/pinBlock", undefined],
      ["/type", "NO_PIN", ""],
      ["/type", undefined],
    ],
  ],
  [
    "Pin, hashed",
    models.Pin,
    { type: "HASHED_PIN", hash: "9F86", hashedPinParameters: { name: "SHA-256" } },
    [
      ["/hash", "9f86"],
      ["/hashedPinParameters/name", undefined],
    ],
  ],
  [
    "Customer",
    models.Customer,
    { msisdn: "+27820001111", addressDetails: { region: "WC" } },
    [
      ["/msisdn", "0820001111"],
      ["/addressDetails/region", "wc"],
      ["/emailAddress", "nobody"],
      ["/dateOfBirth", "1991-02-03"],
    ],
  ],
  [
    "Account",
    models.Account,
    { type: "CASH_PICKUP", accountId: "1" },
    [
      ["/accountId", undefined],
      ["/type", "SOCK", ""],
    ],
  ],
  ["Account, plain", models.Account, { type: "ACCOUNT", accountId: "1" }, [["/accountId", 1]]],
  [
    "Account at a bank",
    models.Account,
    { type: "BANK", accountId: "1", routingCode: "2", region: "WC" },
    [["/routingCode", 2]],
  ],
  [
    "Account by IBAN",
    models.Account,
    { type: "IBAN", accountId: "DE1" },
    [["/accountId", undefined]],
  ],
  [
    "Account by IFSC",
    models.Account,
    { type: "IFSC", accountId: "1", ifscCode: "I" },
    [["/ifscCode", 1]],
  ],
  [
    "Account, mobile wallet",
    models.Account,
    { type: "MOBILE_WALLET", accountId: "1" },
    [["/accountId", {}]],
  ],
  [
    "Account by SWIFT",
    models.Account,
    { type: "SWIFT", accountId: "1", swiftCode: "S" },
    [["/swiftCode", 1]],
  ],
  [
    "ResetRequest",
    models.ResetRequest,
    { userDataWillBeLost: "TRUE", resetUserData: "FALSE" },
    [["/resetUserData", true]],
  ],
  ["ResetResponse", models.ResetResponse, { outcome: "NO_DEC" }, [["/outcome", "MAYBE"]]],
  [
    "ErrorDetail",
    models.errorDetail(["GENERAL_ERROR"], ["LOAD_REQUEST"]),
    {
      errorType: "GENERAL_ERROR",
      errorMessage: "",
      id: uuid,
      requestType: "UNKNOWN",
      detailMessage: { any: [1] },
    },
    [
      ["/errorMessage", "e".repeat(21)],
      ["/requestType", "OTHER"],
      ["/detailMessage", "text"],
    ],
  ],
];

describe("common models", () => {
  test.each(Object.entries(exampleModels))("the example %s is valid", (name, schema) => {
    expect(faults(schema, examples[name])).toEqual([]);
  });

  test.each(Object.entries(exampleModels))(
    "a wrong value anywhere in the example %s is named",
    (name, schema) => {
      for (const leaf of leaves(examples[name])) {
        expect(faults(schema, changed(examples[name], leaf, []))).toContain(leaf);
      }
    },
  );

  test.each(paymentMethods.map((method) => [method.type, method]))(
    "the payment method %s is valid",
    (_type, method) => {
      expect(faults(models.PaymentMethod, method)).toEqual([]);
    },
  );

  test("a payment method is judged by its own subtype", () => {
    const card = paymentMethods.find((method) => method.type === "CARD");
    expect(faults(models.PaymentMethod, changed(card, "/pan", "12x"))).toEqual(["/pan"]);
    expect(faults(models.PaymentMethod, changed(card, "/pin/pinBlock", ""))).toEqual([
      "/pin/pinBlock",
    ]);
    expect(faults(models.PaymentMethod, changed(card, "/type", "WALLET"))).toEqual(["/walletId"]);
    expect(faults(models.PaymentMethod, changed(card, "/type", "BARTER"))).toEqual([""]);
  });

  test("older families require the amount of a payment method", () => {
    const { PaymentMethod } = models.paymentMethodModels(
      optional(models.Institution),
      models.LedgerAmount,
    );
    expect(faults(PaymentMethod, { type: "REWARD", rewardCode: "1" })).toEqual(["/amount"]);
    expect(faults(models.PaymentMethod, { type: "REWARD", rewardCode: "1" })).toEqual([]);
  });

  test.each(samples)("%s", (_name, schema, value, breaks) => {
    expect(faults(schema, value)).toEqual([]);
    for (const [pointer, replacement, fault] of breaks) {
      expect(faults(schema, changed(value, pointer, replacement))).toContain(fault ?? pointer);
    }
  });

  test("every text, list, map and number has a bound", () => {
    const declared = Object.entries(models).filter(
      ([, schema]) => typeof schema === "object" && "type" in schema,
    );
    expect(declared.length).toBeGreaterThan(50);
    for (const [name, schema] of declared)
      expect({ name, places: unboundedPlaces(schema) }).toEqual({ name, places: [] });
  });
});
