import { join } from "node:path";
import type { TObject } from "@sinclair/typebox";
import { changed, faults, leaves, readExamples, unboundedPlaces } from "../examples/validate";
import type { Operation } from "../../src/contract/operation";
import { loadFixtureFile } from "../../src/families/kit/fixture-file";
import { billPaymentFamily } from "../../src/families/bill-payment";
import { billPayment } from "../../src/families/bill-payment/contract";

interface Example {
  operation: string;
  /** Of an answer. */
  status?: number;
  body: object;
}

const examples = Object.entries(readExamples("bill-payment") as Record<string, Example>);

const operationOf = (id: string): Operation =>
  billPayment.operations.find((operation) => operation.id === id)!;

function schemaOf({ operation, status }: Example) {
  const { body, success, errors } = operationOf(operation);
  return (status === undefined ? body : (success[status] ?? errors[status])) as TObject;
}

test("there is an example of each message of the contract that a POS sends or gets", () => {
  const shown = new Set(examples.map(([, { operation }]) => operation));
  expect(billPayment.operations.map(({ id }) => id).filter((id) => !shown.has(id))).toEqual([
    "reverseRefund",
    "data",
    "singleData",
    "reset",
  ]);
});

describe("examples of the bill payment reference", () => {
  test.each(examples)("%s", (_name, example) => {
    expect(faults(schemaOf(example), example.body)).toEqual([]);
  });

  test.each(examples)("a wrong value anywhere in %s is named", (_name, example) => {
    const schema = schemaOf(example);
    const named = leaves(example.body).filter(
      (leaf) => !/^\/detailMessage\/(?!formatErrors)/.test(leaf),
    );
    for (const leaf of named)
      expect(faults(schema, changed(example.body, leaf, []))).toContain(leaf);
  });

  test.each(examples)("a required property that %s lacks is named", (_name, example) => {
    const schema = schemaOf(example);
    for (const name of schema.required ?? []) {
      expect(faults(schema, changed(example.body, `/${name}`, undefined))).toContain(`/${name}`);
    }
  });
});

describe("bill payment contract", () => {
  test("has the operations of the contract, with their statuses", () => {
    expect(billPayment.operations.map(lineOf)).toEqual([
      "requestPolicyInfo POST /accountLookups/policy/{requestId} PolicyLookupRequest, 200 PolicyLookupResponse, 400 500 501 503 504, POLICY_LOOKUP_REQUEST",
      "requestTrafficFineInfo POST /accountLookups/traffic/{requestId} TrafficFineLookupRequest, 200 TrafficFineLookupResponse, 400 500 501 503 504, TRAFFIC_FINE_LOOKUP_REQUEST",
      "requestAccountInfo POST /accountLookups/{requestId} AccountLookupRequest, 200 AccountLookupResponse, 400 500 501 503 504, ACCOUNT_LOOKUP_REQUEST",
      "createPolicyPayment POST /payments/policy/{paymentId} PolicyPaymentRequest, 201 PolicyPaymentResponse, 400 500 503 504, POLICY_PAYMENT_REQUEST",
      "createTrafficFinePayment POST /payments/traffic/{paymentId} TrafficFinePaymentRequest, 201 TrafficFinePaymentResponse, 400 500 503 504, TRAFFIC_FINE_PAYMENT_REQUEST",
      "createAccountPayment POST /payments/{paymentId} PaymentRequest, 201 PaymentResponse, 400 500 503 504, PAYMENT_REQUEST",
      "confirmPayment POST /payments/{paymentId}/confirmations/{adviceId} TenderAdvice, 202 BasicAdviceResponse, 400 500 503 504, PAYMENT_CONFIRMATION",
      "reversePayment POST /payments/{paymentId}/reversals/{adviceId} BasicReversal, 202 BasicAdviceResponse, 400 500 503 504, PAYMENT_REVERSAL",
      "createRefund POST /refunds/{refundId} RefundRequest, 201 RefundResponse, 400 500 501 503 504, REFUND_REQUEST",
      "confirmRefund POST /refunds/{refundId}/confirmations/{adviceId} BasicAdvice, 202 BasicAdviceResponse, 400 500 503 504, REFUND_CONFIRMATION",
      "reverseRefund POST /refunds/{refundId}/reversals/{adviceId} BasicReversal, 202 BasicAdviceResponse, 400 500 503 504, REFUND_REVERSAL",
      "data GET /testServerAdmin/data , 200 DataResponse, 500, UNKNOWN",
      "singleData GET /testServerAdmin/data/{entityType}/{key} , 200 DataResponse, 404 500, UNKNOWN",
      "reset POST /testServerAdmin/reset ResetRequest, 200 ResetResponse, 400 500, UNKNOWN",
    ]);
  });

  test("every text, list, map and number has a bound", () => {
    for (const { id, parameters, query, body, success, errors } of billPayment.operations) {
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

  test("the fixtures fit their schema", () => {
    const { entities, messages } = loadFixtureFile(
      billPaymentFamily,
      join(__dirname, "../../fixtures/bill-payment.json"),
    );
    expect([...entities].map(([type, of]) => [type, of.size])).toEqual([
      ["biller", 9],
      ["account", 27],
      ["policy", 3],
      ["trafficFine", 3],
      ["payment", 10],
      ["refund", 2],
      ["issuerReference", 10],
      ["blockedMerchant", 1],
      ["blockedSettlementEntity", 1],
      ["client", 1],
    ]);
    expect(messages.size).toBe(12);
  });
});

function lineOf({ id, method, path, body, success, errors, requestType }: Operation): string {
  const [status, answer] = Object.entries(success)[0]!;
  return `${id} ${method} ${path} ${body?.title ?? ""}, ${status} ${(answer as TObject).title ?? ""}, ${Object.keys(errors).join(" ")}, ${requestType}`;
}
