import type { TObject } from "@sinclair/typebox";
import { changed, faults, leaves, readExamples, unboundedPlaces } from "../examples/validate";
import type { Operation } from "../../src/contract/operation";
import { moneyTransfer } from "../../src/families/money-transfer/contract";

interface Example {
  operation: string;
  /** Of an answer. */
  status?: number;
  body: object;
}

const examples = Object.entries(readExamples("money-transfer") as Record<string, Example>);

const operationOf = (id: string): Operation =>
  moneyTransfer.operations.find((operation) => operation.id === id)!;

function schemaOf({ operation, status }: Example) {
  const { body, success, errors } = operationOf(operation);
  return (status === undefined ? body : (success[status] ?? errors[status])) as TObject;
}

describe("examples of the money transfer reference", () => {
  test.each(examples)("%s", (_name, example) => {
    expect(faults(schemaOf(example), example.body)).toEqual([]);
  });

  test.each(examples)("a wrong value anywhere in %s is named", (_name, example) => {
    const schema = schemaOf(example);
    for (const leaf of leaves(example.body)) {
      // The detail is free, and an unknown layout of a PIN block reads as absent.
      if (leaf.startsWith("/detailMessage")) continue;
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

describe("money transfer contract", () => {
  test("has the operations of the contract, with their statuses", () => {
    expect(moneyTransfer.operations.map(lineOf)).toMatchInlineSnapshot(`
[
  "getCustomerInfo | GET | /admin/customers | no body | 200 MoneyTransferAdminMessage, 400, 500, 501, 503, 504 | getCustomerInfo",
  "createOrUpdateCustomer | POST | /admin/customers | MoneyTransferAdminMessage | 200 MoneyTransferAdminMessage, 201 MoneyTransferAdminMessage, 400, 500, 501, 503, 504 | createOrUpdateCustomer",
  "getExchangeRate | GET | /admin/exchangerate | no body | 200 ExchangeRate, 400, 500, 501, 503, 504 | getExchangeRate",
  "getFeeQuote | GET | /admin/fees | no body | 200 MoneyTransferFeeQuote, 400, 500, 501, 503, 504 | getFeeQuote",
  "getFeeQuoteByBody | POST | /admin/fees | MoneyTransferQuoteRequest | 200 MoneyTransferFeeQuote, 400, 500, 501, 503, 504 | getFeeQuote",
  "lookupOrder | GET | /orders | no body | 200 MoneyTransferLookupResponse, 400, 500, 501, 503, 504 | lookupOrder",
  "createOrder | POST | /orders | MoneyTransferAuthRequest | 200 MoneyTransferAuthResponse, 201 MoneyTransferAuthResponse, 400, 500, 501, 503, 504 | createOrder",
  "cancelOrder | POST | /orders/cancel | MoneyTransferOrderCancelRequest | 200 MoneyTransferOrderCancelResponse, 400, 404, 500, 501, 503, 504 | cancelOrder",
  "cancelOrderReversal | POST | /orders/cancel/reversals | MoneyTransferCancelOrderReversal | 200 MoneyTransferCancelOrderReversal, 202 MoneyTransferCancelOrderReversal, 400, 404, 500, 501, 503, 504 | cancelOrderReversal",
  "confirmPayment | POST | /orders/confirmations | MoneyTransferConfirmation | 200 MoneyTransferConfirmation, 202 MoneyTransferConfirmation, 400, 500, 501, 503, 504 | confirmPayment",
  "redeemOrder | POST | /orders/redemptions | MoneyTransferRedeemRequest | 200 MoneyTransferRedeemResponse, 201 MoneyTransferRedeemResponse, 400, 500, 501, 503, 504 | redeemOrder",
  "confirmRedeem | POST | /orders/redemptions/confirmations | MoneyTransferConfirmation | 200 MoneyTransferConfirmation, 202 MoneyTransferConfirmation, 400, 500, 501, 503, 504 | confirmRedeem",
  "reverseRedeem | POST | /orders/redemptions/reversals | MoneyTransferReversal | 200 MoneyTransferReversal, 202 MoneyTransferReversal, 400, 500, 501, 503, 504 | reverseRedeem",
  "reversePayment | POST | /orders/reversals | MoneyTransferReversal | 200 MoneyTransferReversal, 202 MoneyTransferReversal, 400, 500, 501, 503, 504 | reversePayment",
  "updateOrderStatus | PUT | /orders/status | MoneyTransferOrderStatusUpdateRequest | 204, 400, 500, 501, 503, 504 | updateOrderStatus",
  "data | GET | /testServerAdmin/data | no body | 200 DataResponse, 500 | UNKNOWN",
  "singleData | GET | /testServerAdmin/data/{entityType}/{key} | no body | 200 DataResponse, 404, 500 | UNKNOWN",
  "reset | POST | /testServerAdmin/reset | ResetRequest | 200 ResetResponse, 204, 400, 500 | UNKNOWN",
]
`);
  });

  test("every text, list, map and number has a bound", () => {
    for (const { id, parameters, query, body, success, errors } of moneyTransfer.operations) {
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
});

function lineOf({ id, method, path, body, success, errors, requestType }: Operation): string {
  const title = (schema: unknown): string =>
    (schema as { title?: string; type?: string } | null)?.title ?? "";
  const succeeds = Object.entries(success).map(([status, schema]) =>
    `${status} ${title(schema)}`.trim(),
  );
  return [
    id,
    method,
    path,
    body === undefined ? "no body" : title(body),
    [...succeeds, ...Object.keys(errors)].join(", "),
    requestType,
  ].join(" | ");
}
