import type { TObject } from "@sinclair/typebox";
import { changed, faults, leaves, readExamples, unboundedPlaces } from "../examples/validate";
import type { Operation } from "../../src/contract/operation";
import { airtime } from "../../src/families/airtime/contract";

interface Example {
  operation: string;
  /** Of an answer. */
  status?: number;
  body: object;
}

const examples = Object.entries(readExamples("airtime") as Record<string, Example>);

const operationOf = (id: string): Operation =>
  airtime.operations.find((operation) => operation.id === id)!;

function schemaOf({ operation, status }: Example) {
  const { body, success, errors } = operationOf(operation);
  return (status === undefined ? body : (success[status] ?? errors[status])) as TObject;
}

describe("examples of the airtime reference", () => {
  test.each(examples)("%s", (_name, example) => {
    expect(faults(schemaOf(example), example.body)).toEqual([]);
  });

  test.each(examples)("a wrong value anywhere in %s is named", (_name, example) => {
    const schema = schemaOf(example);
    for (const leaf of leaves(example.body)) {
      // Of a payment method, `type` decides what it is: the fault is that of the method.
      if (leaf.startsWith("/detailMessage") || /\/paymentMethods\/\d+\/type$/.test(leaf)) continue;
      expect(faults(schema, changed(example.body, leaf, []))).toContain(leaf);
    }
  });

  test.each(examples)("a required property that %s lacks is named", (_name, example) => {
    const schema = schemaOf(example);
    for (const name of schema.required ?? []) {
      expect(faults(schema, changed(example.body, `/${name}`, undefined))).toContain(`/${name}`);
    }
  });
});

describe("airtime contract", () => {
  test("has the operations of the contract, with their statuses", () => {
    expect(airtime.operations.map(lineOf)).toMatchInlineSnapshot(`
[
  "lookupMsisdn | GET | /msisdn | no body | 200 MsisdnInfoResponse, 400, 404, 500, 503, 504 | MSISDN_INFO_REQUEST",
  "listProducts | GET | /products | no body | 200 array, 400, 404, 500, 501, 503, 504 | LIST_PRODUCTS_REQUEST",
  "purchaseStatus | GET | /purchases/status | no body | 200 PurchaseResponse, 400, 404, 500, 503, 504 | PURCHASE_STATUS_REQUEST",
  "purchaseTrial | POST | /purchases/trials | PurchaseRequest | 200 PurchaseResponse, 400, 500, 503, 504 | TRIAL_PURCHASE_REQUEST",
  "purchase | POST | /purchases | PurchaseRequest | 201 PurchaseResponse, 400, 500, 503, 504 | PURCHASE_REQUEST",
  "purchaseConfirmation | POST | /purchases/confirmations | PurchaseConfirmation | 202 PurchaseConfirmation, 400, 404, 500, 503, 504 | PURCHASE_CONFIRMATION",
  "purchaseReversal | POST | /purchases/reversals | PurchaseReversal | 202 PurchaseReversal, 400, 404, 500, 503, 504 | PURCHASE_REVERSAL",
  "provisionVoucher | POST | /vouchers/{requestId} | VoucherRequest | 201 VoucherResponse, 400, 500, 503, 504 | VOUCHER_REQUEST",
  "confirmVoucher | POST | /vouchers/{requestId}/confirmations/{confirmationId} | VoucherConfirmation | 202 BasicAdvice, 400, 404, 500, 503, 504 | VOUCHER_CONFIRMATION",
  "reverseVoucher | POST | /vouchers/{requestId}/reversals/{reversalId} | BasicReversal | 202 BasicAdvice, 400, 404, 500, 503, 504 | VOUCHER_REVERSAL",
  "data | GET | /testServerAdmin/data | no body | 200 DataResponse, 500 | UNKNOWN",
  "singleData | GET | /testServerAdmin/data/{entityType}/{key} | no body | 200 DataResponse, 404, 500 | UNKNOWN",
  "reset | POST | /testServerAdmin/reset | ResetRequest | 200 ResetResponse, 400, 500 | UNKNOWN",
]
`);
  });

  test("every text, list, map and number has a bound", () => {
    for (const { id, parameters, query, body, success, errors } of airtime.operations) {
      for (const schema of [
        parameters,
        query,
        body,
        ...Object.values(success),
        ...Object.values(errors),
      ]) {
        expect({ id, places: unboundedPlaces(schema) }).toEqual({ id, places: [] });
      }
    }
  });

  test("has 26 error types, and a kind of request for each operation", () => {
    const requestTypes = new Set(
      airtime.operations.map(({ requestType }) => requestType).filter((type) => type !== "UNKNOWN"),
    );
    expect([airtime.errorTypes.length, requestTypes.size]).toEqual([26, 10]);
  });
});

function lineOf({ id, method, path, body, success, errors, requestType }: Operation): string {
  const names = Object.entries(success).map(
    ([status, schema]) => `${status} ${schema?.title ?? "array"}`,
  );
  return [
    id,
    method,
    path,
    body?.title ?? "no body",
    [...names, ...Object.keys(errors)].join(", "),
    requestType,
  ].join(" | ");
}
