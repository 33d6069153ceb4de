import type { TObject } from "@sinclair/typebox";
import { createReader } from "../../src/contract/checks/reader";
import { qrFamily } from "../../src/families/qr";
import { qrPartner, qrProvider, qrRetailer } from "../../src/families/qr/contract";
import { qrContent } from "../../src/families/qr/lookups";
import { changed } from "../examples/validate";
import {
  type Example,
  administration,
  describeContract,
  describeExamples,
  describeFixtures,
  operationOf,
} from "../families/suite/describe-contract";

const contracts = [qrRetailer, qrProvider, qrPartner];

describeContract(qrRetailer, {
  errorTypes: 1,
  requestTypes: 4,
  operations: [
    "getQrCode | POST | /qrCodes | GetQrCodeRequest | 200 GetQrCodeResponse, 400, 500, 501, 503, 504 | GET_QR_CODE_REQUEST",
    "paymentRequest | POST | /payments | PaymentRequest | 200 PaymentResponse, 400, 500, 501, 503, 504 | PAYMENT_REQUEST",
    "payment confirmation | POST | /payments/{paymentId}/confirmations/{adviceId} | ConfirmationAdvice | 202 AdviceResponse, 400, 500, 503, 504 | CONFIRMATION_ADVICE",
    "reversePayment | POST | /payments/{paymentId}/reversals/{adviceId} | ReversalAdvice | 202 AdviceResponse, 400, 500, 503, 504 | REVERSAL_ADVICE",
    ...administration,
  ],
});

describeContract(qrProvider, {
  errorTypes: 1,
  requestTypes: 5,
  operations: [
    "pay | POST | /payments | object | 201 object, 400, 500, 503, 504 | PAYMENT_REQUEST",
    "confirmPayment | POST | /payments/confirmations | PaymentConfirmation | 202 PaymentConfirmation, 400, 404, 500, 503, 504 | PAYMENT_CONFIRMATION",
    "reversePayment | POST | /payments/reversals | PaymentReversal | 202 PaymentReversal, 400, 404, 500, 503, 504 | PAYMENT_REVERSAL",
    "createQrCode | POST | /qrCodes | CreateQrCodeRequest | 201 CreateQrCodeResponse, 400, 500, 503, 504 | CREATE_QR_CODE_REQUEST",
    "notifyScan | POST | /scans | ScanNotification | 202 no body, 400, 500, 503, 504 | SCAN_NOTIFICATION",
    ...administration,
  ],
});

describeContract(qrPartner, {
  errorTypes: 1,
  requestTypes: 4,
  operations: [
    "paymentRequest | POST | /payments | PaymentRequest | 200 PaymentResponse, 400, 500, 501, 503, 504 | PAYMENT_REQUEST",
    "payment confirmation | POST | /payments/{paymentId}/confirmations/{adviceId} | ConfirmationAdvice | 202 AdviceResponse, 400, 500, 503, 504 | CONFIRMATION_ADVICE",
    "reversePayment | POST | /payments/{paymentId}/reversals/{adviceId} | ReversalAdvice | 202 AdviceResponse, 400, 500, 503, 504 | REVERSAL_ADVICE",
    "scanNotification | POST | /scanNotifications | ScanNotification | 201 no body, 400, 500, 501, 503, 504 | SCAN_NOTIFICATION",
    ...administration,
  ],
});

const examples = describeExamples<Example & { interface: string }>("qr", contracts, {
  contractOf: (example) => contracts.find(({ name }) => name === example.interface)!,
  unshown: [],
  isFree(leaf, schema) {
    const [, top = ""] = leaf.split("/");
    return (
      /^\/(requestType|qrProperties\/scheme)$/.test(leaf) ||
      "x-or-absent" in (schema.properties[top] as object)
    );
  },
  formOf(schema, body) {
    const { then, else: otherwise } = schema as { then?: TObject; else?: TObject };
    if (then === undefined || otherwise === undefined) return schema;
    return "amount" in body ? otherwise : then;
  },
});

describeFixtures(
  qrFamily,
  {
    setting: 1,
    merchant: 3,
    terminal: 13,
    partner: 8,
    account: 11,
    qrCode: 18,
    scan: 1,
    payment: 2,
    reference: 0,
    agenda: 0,
    partnerAsk: 0,
  },
  2,
);

describe("the two forms of the provider's payment", () => {
  const read = createReader(operationOf(qrProvider, "pay"), {
    lenient: false,
  });
  const reading = (body: object) => {
    const parts = { path: {}, query: {}, body };
    const { violations, findings } = read(parts);
    return {
      fields: violations.map(({ field }) => field),
      findings: findings.map(({ code, field }) => `${code} ${field ?? ""}`),
      body: parts.body,
    };
  };
  const exampleOf = (name: string) => examples.get(name)?.body as Record<string, unknown>;
  const contractForm = exampleOf("pay.request");
  const newerForm = exampleOf("pay-newer-form.request");

  test("either is valid", () => {
    expect(
      [reading(contractForm), reading(newerForm)].map(({ fields, findings }) => [fields, findings]),
    ).toEqual([
      [[], []],
      [[], []],
    ]);
  });

  test("with amount and amounts it is of the contract's form, and amounts are ignored", () => {
    const { fields, findings, body } = reading({
      ...contractForm,
      amounts: { requestAmount: { amount: 1, currency: "710" } },
    });
    expect([fields, findings, body]).toEqual([[], ["unknown-property amounts"], contractForm]);
  });

  test("with neither it lacks the amount", () => {
    expect(reading(changed(contractForm, "/amount", undefined)).fields).toEqual(["amount"]);
  });

  test("the newer form needs its client, its identifiers and a requestAmount", () => {
    const { client: _client, thirdPartyIdentifiers: _identifiers, ...rest } = newerForm;
    expect(reading({ ...rest, amounts: {} }).fields.sort()).toEqual([
      "amounts.requestAmount",
      "client",
      "thirdPartyIdentifiers",
    ]);
  });

  test("in the contract's form a further property that does not fit its model is ignored and noted, also within it", () => {
    const { fields, findings, body } = reading({
      ...contractForm,
      client: { id: 7 },
      partner: "Blue",
      stan: "000201",
      slipData: { messageLines: [{ text: "x", colour: "red" }] },
    });
    expect(fields).toEqual([]);
    expect(findings.sort()).toEqual([
      "unfitting-value client",
      "unfitting-value partner",
      "unknown-property slipData.messageLines[0].colour",
    ]);
    expect(body).toEqual({
      ...contractForm,
      stan: "000201",
      slipData: { messageLines: [{ text: "x" }] },
    });
  });
});

test("the content of a code is the reference's, byte for byte", () => {
  const tranId = "7b1e9c04d2a84f65b3708ac1f5e6d920";
  expect(qrContent(tranId, "test.qr.pay")).toBe(`00020126510011test.qr.pay0132${tranId}`);
});
