import type { TObject } from "@sinclair/typebox";
import {
  changed,
  faults,
  leaves,
  readExamples,
  schemasIn,
  unboundedPlaces,
} from "../examples/validate";
import type { Operation } from "../../src/contract/operation";
import { giftCard, giftCardV3 } from "../../src/families/gift-card/contract";

interface Example {
  form: "v3" | "U";
  operation: string;
  path: string;
  model: string;
  /** Of an answer. */
  status?: number;
  body: unknown;
}

const examples = Object.entries(readExamples("gift-card") as Record<string, Example>);
const contracts = { v3: giftCardV3, U: giftCard };

function operationOf(form: "v3" | "U", id: string): Operation {
  return contracts[form].operations.find((operation) => operation.id === id)!;
}

function schemaOf({ form, operation, status }: Example) {
  const { body, success, errors } = operationOf(form, operation);
  return (status === undefined ? body : (success[status] ?? errors[status])) as TObject;
}

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

describe("examples of the gift card reference", () => {
  test.each(examples)("%s", (_name, example) => {
    const schema = schemaOf(example);
    expect(schema.title).toBe(example.model);
    expect(faults(schema, example.body)).toEqual([]);
  });

  test.each(examples)("a wrong value anywhere in %s is named", (_name, example) => {
    const schema = schemaOf(example);
    for (const leaf of leaves(example.body)) {
      if (leaf.startsWith("/detailMessage")) continue;
      // Of a PIN, `type` decides what the PIN is: the fault is that of the PIN.
      const fault = leaf.replace(/(?<=\/pin)\/type$/, "");
      expect(faults(schema, changed(example.body, leaf, []))).toContain(fault);
    }
  });

  test.each(examples)("a required property that %s lacks is named", (_name, example) => {
    const schema = schemaOf(example);
    for (const name of schema.required ?? []) {
      expect(faults(schema, changed(example.body, `/${name}`, undefined))).toContain(`/${name}`);
    }
  });
});

describe("gift card contract", () => {
  test("has the operations of the contract, with their statuses", () => {
    expect(giftCardV3.operations.map(lineOf)).toMatchInlineSnapshot(`
[
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
]
`);
    expect(giftCard.operations.map(lineOf)).toMatchInlineSnapshot(`
[
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
  "data | GET | /testServerAdmin/data | no body | 200 DataResponse, 500 | UNKNOWN",
  "singleData | GET | /testServerAdmin/data/{entityType}/{key} | no body | 200 DataResponse, 404, 500 | UNKNOWN",
  "reset | POST | /testServerAdmin/reset | ResetRequest | 200 ResetResponse, 400 ResetResponse, 500 ResetResponse | UNKNOWN",
]
`);
  });

  test.each(v3Requests)(
    "%s of v3 has the fields of the reference and no other",
    (id, fields, required) => {
      const body = operationOf("v3", id).body as TObject;
      expect(Object.keys(body.properties).sort()).toEqual([...fields].sort());
      expect([...(body.required ?? [])].sort()).toEqual(
        [...requiredOfTransaction, ...required].sort(),
      );
    },
  );

  test.each(v3Advices)(
    "%s of v3 has the fields of the reference and no other",
    (id, fields, required) => {
      const body = operationOf("v3", id).body as TObject;
      expect(Object.keys(body.properties).sort()).toEqual([...fields].sort());
      expect([...(body.required ?? [])].sort()).toEqual([...advice, ...required].sort());
    },
  );

  test("models inside v3 requests are of the early revision", () => {
    const fieldsOf = (title: string) => {
      const found = schemasIn(operationOf("v3", "redeem").body).find(
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
    const request = examples.find(([name]) => name === "activation.request")![1].body;
    const longType = changed(request, "/product/type", "a kind of product");
    expect(faults(operationOf("v3", "activate").body!, longType)).toEqual(["/product/type"]);
    expect(faults(operationOf("U", "activate").body!, longType)).toEqual([]);
    const letters = changed(request, "/client/id", "HARBOUR");
    expect(faults(operationOf("v3", "activate").body!, letters)).toEqual(["/client/id"]);
    expect(faults(operationOf("U", "activate").body!, letters)).toEqual([]);
  });

  test("a lookup needs a card, in U a card or its holder", () => {
    const request = examples.find(([name]) => name === "lookup.request")![1].body;
    const bare = changed(request, "/card", undefined);
    expect(faults(operationOf("v3", "lookupGiftcard").body!, bare)).toEqual(["/card"]);
    expect(faults(operationOf("U", "lookupGiftcard").body!, bare)).toEqual([
      "/card",
      "/cardHolder",
      "",
    ]);
    const byHolder = changed(bare, "/cardHolder", { msisdn: "27825550142" });
    expect(faults(operationOf("U", "lookupGiftcard").body!, byHolder)).toEqual([]);
  });

  test.each(Object.entries(contracts))(
    "every text, list, map and number of %s has a bound",
    (_form, contract) => {
      for (const { id, parameters, body, success, errors } of contract.operations) {
        for (const schema of [
          parameters,
          body,
          ...Object.values(success),
          ...Object.values(errors),
        ]) {
          expect({ id, places: unboundedPlaces(schema) }).toEqual({ id, places: [] });
        }
      }
    },
  );

  test("v3 has 17 error types and 13 kinds of request, U has 23 and 19", () => {
    const requestTypes = (form: "v3" | "U") =>
      new Set(
        contracts[form].operations
          .map(({ requestType }) => requestType)
          .filter((type) => type !== "UNKNOWN"),
      );
    expect([giftCardV3.errorTypes.length, requestTypes("v3").size]).toEqual([17, 13]);
    expect([giftCard.errorTypes.length, requestTypes("U").size]).toEqual([23, 19]);
  });
});

function lineOf(operation: Operation): string {
  const names = (answers: Operation["success"]) =>
    Object.entries(answers).map(([status, body]) => `${status} ${body?.title ?? "no body"}`);
  const body = operation.body?.title ?? "no body";
  const { id, method, path, success, errors, requestType, security } = operation;
  const statuses = [
    ...names(success),
    ...names(errors).map((line) => line.replace(" ErrorDetail", "")),
  ];
  return [
    id,
    method,
    path,
    body,
    statuses.join(", "),
    requestType,
    ...(security ? ["open"] : []),
  ].join(" | ");
}
