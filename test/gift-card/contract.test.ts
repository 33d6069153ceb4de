import type { TObject } from "@sinclair/typebox";
import { giftCardFamily } from "../../src/families/gift-card";
import { giftCard, giftCardV3 } from "../../src/families/gift-card/contract";
import { changed, faults, schemasIn } from "../examples/validate";
import {
  type Example,
  administration,
  describeContract,
  describeExamples,
  describeFixtures,
  operationOf,
} from "../families/suite/describe-contract";

describeContract(giftCardV3, {
  errorTypes: 17,
  requestTypes: 13,
  operations: [
    "activate | POST | /activations/{activationId} | ActivationRequest | 201 ActivationResponse, 400, 500, 503, 504 | ACTIVATION_REQUEST",
    "confirmActivation | POST | /activations/{activationId}/confirmations/{confirmationId} | ActivationConfirmation | 202 BasicAdviceResponse, 400, 404, 500, 503, 504 | ACTIVATION_CONFIRMATION",
    "reverseActivation | POST | /activations/{activationId}/reversals/{reversalId} | ActivationReversal | 202 BasicAdviceResponse, 400, 404, 500, 503, 504 | ACTIVATION_REVERSAL",
    "load | POST | /loads/{loadId} | LoadRequest | 201 LoadResponse, 400, 500, 503, 504 | LOAD_REQUEST",
    "confirmLoad | POST | /loads/{loadId}/confirmations/{confirmationId} | LoadConfirmation | 202 BasicAdviceResponse, 400, 404, 500, 503, 504 | LOAD_CONFIRMATION",
    "reverseLoad | POST | /loads/{loadId}/reversals/{reversalId} | LoadReversal | 202 BasicAdviceResponse, 400, 404, 500, 503, 504 | LOAD_REVERSAL",
    "redeem | POST | /redemptions/{redemptionId} | RedemptionRequest | 201 RedemptionResponse, 400, 500, 503, 504 | REDEMPTION_REQUEST",
    "confirmRedemption | POST | /redemptions/{redemptionId}/confirmations/{confirmationId} | RedemptionConfirmation | 202 BasicAdviceResponse, 400, 404, 500, 503, 504 | REDEMPTION_CONFIRMATION",
    "reverseRedemption | POST | /redemptions/{redemptionId}/reversals/{reversalId} | RedemptionReversal | 202 BasicAdviceResponse, 400, 404, 500, 503, 504 | REDEMPTION_REVERSAL",
    "voidGiftcard | POST | /voids/{voidId} | VoidRequest | 200 VoidResponse, 201 VoidResponse, 400, 500, 503, 504 | VOID_REQUEST",
    "confirmVoid | POST | /voids/{voidId}/confirmations/{confirmationId} | VoidConfirmation | 202 BasicAdviceResponse, 400, 404, 500, 503, 504 | VOID_CONFIRMATION",
    "reverseVoid | POST | /voids/{voidId}/reversals/{reversalId} | VoidReversal | 202 BasicAdviceResponse, 400, 404, 500, 503, 504 | VOID_REVERSAL",
    "lookupGiftcard | POST | /lookupGiftcard/{lookupId} | LookupRequest | 201 LookupResponse, 400, 404, 500, 503, 504 | LOOKUP_REQUEST",
    "data | GET | /testServerAdmin/data | no body | 200 DataResponse, 500 | UNKNOWN | open",
    "singleCardData | GET | /testServerAdmin/data/card/{cardNumber} | no body | 200 DataResponse, 500 | UNKNOWN",
    "singleProductData | GET | /testServerAdmin/data/product/{productId} | no body | 200 DataResponse, 500 | UNKNOWN | open",
    "reset | POST | /testServerAdmin/reset | ResetRequest | 200 ResetResponse, 400 ResetResponse, 500 ResetResponse | UNKNOWN",
  ],
});

describeContract(giftCard, {
  errorTypes: 23,
  requestTypes: 19,
  operations: [
    "activate | POST | /activations/{activationId} | ActivationRequest | 201 ActivationResponse, 400, 500, 503, 504 | ACTIVATION_REQUEST",
    "confirmActivation | POST | /activations/{activationId}/confirmations/{confirmationId} | ActivationConfirmation | 202 BasicAdvice, 400, 404, 500, 503, 504 | ACTIVATION_CONFIRMATION",
    "reverseActivation | POST | /activations/{activationId}/reversals/{reversalId} | ActivationReversal | 202 BasicAdvice, 400, 404, 500, 503, 504 | ACTIVATION_REVERSAL",
    "load | POST | /loads/{loadId} | LoadRequest | 201 LoadResponse, 400, 500, 503, 504 | LOAD_REQUEST",
    "confirmLoad | POST | /loads/{loadId}/confirmations/{confirmationId} | LoadConfirmation | 202 BasicAdvice, 400, 404, 500, 503, 504 | LOAD_CONFIRMATION",
    "reverseLoad | POST | /loads/{loadId}/reversals/{reversalId} | LoadReversal | 202 BasicAdvice, 400, 404, 500, 503, 504 | LOAD_REVERSAL",
    "redemption | POST | /redemptions/{redemptionId} | RedemptionRequest | 201 RedemptionResponse, 400, 500, 503, 504 | REDEMPTION_REQUEST",
    "confirmRedemption | POST | /redemptions/{redemptionId}/confirmations/{confirmationId} | RedemptionConfirmation | 202 BasicAdvice, 400, 404, 500, 503, 504 | REDEMPTION_CONFIRMATION",
    "reverseRedemption | POST | /redemptions/{redemptionId}/reversals/{reversalId} | RedemptionReversal | 202 BasicAdvice, 400, 404, 500, 503, 504 | REDEMPTION_REVERSAL",
    "void | POST | /voids/{voidId} | VoidRequest | 200 VoidResponse, 201 VoidResponse, 400, 500, 503, 504 | VOID_REQUEST",
    "confirmVoid | POST | /voids/{voidId}/confirmations/{confirmationId} | VoidConfirmation | 202 BasicAdvice, 400, 404, 500, 503, 504 | VOID_CONFIRMATION",
    "reverseVoid | POST | /voids/{voidId}/reversals/{reversalId} | VoidReversal | 202 BasicAdvice, 400, 404, 500, 503, 504 | VOID_REVERSAL",
    "replace | POST | /replaces/{replaceId} | ReplaceRequest | 201 ReplaceResponse, 400, 500, 503, 504 | REPLACE_REQUEST",
    "confirmReplace | POST | /replaces/{replaceId}/confirmations/{confirmationId} | ReplaceConfirmation | 202 BasicAdvice, 400, 404, 500, 503, 504 | REPLACE_CONFIRMATION",
    "reverseReplace | POST | /replaces/{replaceId}/reversals/{reversalId} | ReplaceReversal | 202 BasicAdvice, 400, 404, 500, 503, 504 | REPLACE_REVERSAL",
    "transfer | POST | /transfers/{transferId} | TransferRequest | 201 TransferResponse, 400, 500, 503, 504 | TRANSFER_REQUEST",
    "confirmTransfer | POST | /transfers/{transferId}/confirmations/{confirmationId} | TransferConfirmation | 202 BasicAdvice, 400, 404, 500, 503, 504 | TRANSFER_CONFIRMATION",
    "reverseTransfer | POST | /transfers/{transferId}/reversals/{reversalId} | TransferReversal | 202 BasicAdvice, 400, 404, 500, 503, 504 | TRANSFER_REVERSAL",
    "lookupGiftcard | POST | /lookupGiftcard/{lookupId} | LookupRequest | 201 LookupResponse, 400, 404, 500, 503, 504 | LOOKUP_REQUEST",
    ...administration,
  ],
});

interface FormExample extends Example {
  form: "v3" | "U";
  /** The title of its schema. */
  model: string;
}

const examples = describeExamples<FormExample>("gift-card", [giftCardV3, giftCard], {
  contractOf: ({ form }) => (form === "v3" ? giftCardV3 : giftCard),
  unshown: [
    "gift-card activate",
    "gift-card confirmActivation",
    "gift-card reverseActivation",
    "gift-card load",
    "gift-card confirmLoad",
    "gift-card reverseLoad",
    "gift-card redemption",
    "gift-card confirmRedemption",
    "gift-card reverseRedemption",
    "gift-card void",
    "gift-card confirmVoid",
    "gift-card reverseVoid",
    "gift-card lookupGiftcard",
  ],
  // Of a PIN, `type` decides what the PIN is: the fault is that of the PIN.
  faultOf: (leaf) => leaf.replace(/(?<=\/pin)\/type$/, ""),
});

describeFixtures(giftCardFamily, { card: 35, product: 7, holder: 4 }, 4);

const transaction = [
  "id",
  "time",
  "originator",
  "client",
  "settlementEntity",
  "receiver",
  "thirdPartyIdentifiers",
  "slipData",
];
const advice = ["id", "requestId", "time", "thirdPartyIdentifiers"];
const v3Requests: [operation: string, fields: string[], required: string[]][] = [
  ["activate", [...transaction, "card", "product", "amounts", "posInfo"], ["card", "product"]],
  ["load", [...transaction, "amounts", "card", "product", "posInfo"], ["amounts", "card"]],
  [
    "redeem",
    [...transaction, "amounts", "card", "product", "basket", "posInfo"],
    ["amounts", "card"],
  ],
  ["voidGiftcard", [...transaction, "card", "product", "posInfo"], ["card"]],
  ["lookupGiftcard", [...transaction, "card", "posInfo"], ["card"]],
];
const requiredOfTransaction = ["id", "time", "originator", "client", "thirdPartyIdentifiers"];
const v3Advices: [operation: string, fields: string[], required: string[]][] = [
  ["confirmActivation", [...advice, "tenders"], []],
  ["confirmLoad", [...advice, "tenders"], []],
  ["confirmRedemption", advice, []],
  ["confirmVoid", advice, []],
  ...["reverseActivation", "reverseLoad", "reverseRedemption", "reverseVoid"].map(
    (id): [string, string[], string[]] => [id, [...advice, "reversalReason"], ["reversalReason"]],
  ),
];

describe("gift card contracts", () => {
  test.each(v3Requests)(
    "%s of v3 has the fields of the reference and no other",
    (id, fields, required) => {
      const body = operationOf(giftCardV3, id).body as TObject;
      expect(Object.keys(body.properties).sort()).toEqual([...fields].sort());
      expect([...(body.required ?? [])].sort()).toEqual(
        [...requiredOfTransaction, ...required].sort(),
      );
    },
  );

  test.each(v3Advices)(
    "%s of v3 has the fields of the reference and no other",
    (id, fields, required) => {
      const body = operationOf(giftCardV3, id).body as TObject;
      expect(Object.keys(body.properties).sort()).toEqual([...fields].sort());
      expect([...(body.required ?? [])].sort()).toEqual([...advice, ...required].sort());
    },
  );

  test("models inside v3 requests are of the early revision", () => {
    const fieldsOf = (title: string) => {
      const found = schemasIn(operationOf(giftCardV3, "redeem").body).find(
        ([, schema]) => schema.title === title,
      );
      return Object.keys((found![1] as TObject).properties).sort();
    };
    expect(fieldsOf("Originator")).toEqual(["institution", "merchant", "terminalId"]);
    expect(fieldsOf("Card")).toEqual(["clearPin", "encryptedPin", "expiryDate", "pan"]);
    expect(fieldsOf("PosInfo")).toEqual(["entryMode"]);
    expect(fieldsOf("SlipData")).toEqual(["issuerReference", "messageLines"]);
    expect(fieldsOf("GiftcardAmounts")).not.toContain("additionalAmounts");
  });

  test("the forms differ where the reference says so", () => {
    const request = examples.get("activation.request")!.body;
    const longType = changed(request, "/product/type", "a kind of product");
    expect(faults(operationOf(giftCardV3, "activate").body!, longType)).toEqual(["/product/type"]);
    expect(faults(operationOf(giftCard, "activate").body!, longType)).toEqual([]);
    const letters = changed(request, "/client/id", "HARBOUR");
    expect(faults(operationOf(giftCardV3, "activate").body!, letters)).toEqual(["/client/id"]);
    expect(faults(operationOf(giftCard, "activate").body!, letters)).toEqual([]);
  });

  test("a lookup needs a card, in U a card or its holder", () => {
    const request = examples.get("lookup.request")!.body;
    const bare = changed(request, "/card", undefined);
    expect(faults(operationOf(giftCardV3, "lookupGiftcard").body!, bare)).toEqual(["/card"]);
    expect(faults(operationOf(giftCard, "lookupGiftcard").body!, bare)).toEqual([
      "/card",
      "/cardHolder",
      "",
    ]);
    const byHolder = changed(bare, "/cardHolder", { msisdn: "27825550142" });
    expect(faults(operationOf(giftCard, "lookupGiftcard").body!, byHolder)).toEqual([]);
  });
});
