import { join } from "node:path";
import type { TObject } from "@sinclair/typebox";
import { changed, faults, leaves, readExamples, unboundedPlaces } from "../examples/validate";
import type { Operation } from "../../src/contract/operation";
import { loadFixtureFile } from "../../src/families/kit/fixture-file";
import { prepaidFamily } from "../../src/families/prepaid-utility";
import { prepaidUtility } from "../../src/families/prepaid-utility/contract";

interface Example {
  operation: string;
  /** Of an answer. */
  status?: number;
  body: object;
}

const examples = Object.entries(readExamples("prepaid-utility") as Record<string, Example>);

const operationOf = (id: string): Operation =>
  prepaidUtility.operations.find((operation) => operation.id === id)!;

function schemaOf({ operation, status }: Example) {
  const { body, success, errors } = operationOf(operation);
  return (status === undefined ? body : (success[status] ?? errors[status])) as TObject;
}

test("there is an example of each message of the contract", () => {
  const shown = new Set(examples.map(([, { operation }]) => operation));
  expect(prepaidUtility.operations.map(({ id }) => id).filter((id) => !shown.has(id))).toEqual([
    "data",
    "singleData",
    "reset",
  ]);
});

test("the fixtures fit their schema", () => {
  const { entities, messages } = loadFixtureFile(
    prepaidFamily,
    join(__dirname, "../../fixtures/prepaid-utility.json"),
  );
  expect([entities.get("meter")?.size, entities.get("provider")?.size, messages.size]).toEqual([
    30, 4, 8,
  ]);
});

describe("examples of the prepaid utility reference", () => {
  test.each(examples)("%s", (_name, example) => {
    expect(faults(schemaOf(example), example.body)).toEqual([]);
  });

  test.each(examples)("a wrong value anywhere in %s is named", (_name, example) => {
    for (const leaf of leaves(example.body).filter(
      (place) => !place.startsWith("/detailMessage"),
    )) {
      expect(faults(schemaOf(example), changed(example.body, leaf, []))).toContain(leaf);
    }
  });

  test.each(examples)("a required property that %s lacks is named", (_name, example) => {
    const schema = schemaOf(example);
    for (const name of schema.required ?? []) {
      expect(faults(schema, changed(example.body, `/${name}`, undefined))).toContain(`/${name}`);
    }
  });
});

describe("prepaid utility contract", () => {
  test("has the operations of the contract, with their statuses", () => {
    expect(prepaidUtility.operations.slice(0, 11).map(lineOf)).toEqual([
      "createMeterLookup | /meterLookups/{lookupId} | MeterLookupRequest | 201 MeterLookupResponse, 400, 500, 501, 503, 504 | METER_LOOKUP_REQUEST",
      "requestTokenReprint | /tokenReprints/{reprintId} | TokenReprintRequest | 200 PurchaseResponse, 400, 500, 501, 503, 504 | TOKEN_REPRINT_REQUEST",
      "createFaultReport | /faultReports/{requestId} | FaultReportRequest | 201 FaultReportResponse, 400, 500, 501, 503, 504 | FAULT_REPORT_REQUEST",
      "notifyTokenPurchase | /events/tokenPurchases | PurchaseResponse | 202 no body, 400, 404, 500, 501, 503, 504 | NOTIFY_TOKEN_PURCHASE",
      "trialTokenPurchaseRequest | /tokenPurchases/{trialId}/trial | PurchaseRequest | 200 PurchaseResponse, 400, 500, 501, 503, 504 | TOKEN_PURCHASE_TRIAL_REQUEST",
      "createTokenPurchaseRequest | /tokenPurchases/{purchaseId} | PurchaseRequest | 201 PurchaseResponse, 400, 500, 501, 503, 504 | TOKEN_PURCHASE_REQUEST",
      "retryPurchaseRequest | /tokenPurchases/{purchaseId}/retry | PurchaseRequest | 202 PurchaseResponse, 400, 404, 500, 501, 503, 504 | TOKEN_PURCHASE_RETRY_REQUEST",
      "confirmTokenPurchase | /tokenPurchases/{purchaseId}/confirmations/{confirmationId} | ConfirmationAdvice | 202 BasicAdviceResponse, 400, 404, 500, 501, 503, 504 | CONFIRMATION_ADVICE",
      "reverseTokenPurchase | /tokenPurchases/{purchaseId}/reversals/{reversalId} | ReversalAdvice | 202 BasicAdviceResponse, 400, 404, 500, 501, 503, 504 | REVERSAL_ADVICE",
      "createKeyChangeTokenRequest | /keyChangeTokenRequests/{requestId} | KeyChangeTokenRequest | 201 KeyChangeTokenResponse, 400, 500, 501, 503, 504 | KEY_CHANGE_TOKEN_REQUEST",
      "confirmKeyChange | /keyChangeTokenRequests/{requestId}/confirmations/{confirmationId} | KeyChangeConfirmation | 202 BasicAdvice, 400, 404, 500, 501, 503, 504 | CONFIRMATION_ADVICE",
    ]);
  });

  test("every text, list, map and number has a bound", () => {
    for (const { id, parameters, query, body, success, errors } of prepaidUtility.operations) {
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

  test("has 26 error types, and 10 kinds of request", () => {
    const requestTypes = new Set(
      prepaidUtility.operations
        .map(({ requestType }) => requestType)
        .filter((type) => type !== "UNKNOWN"),
    );
    expect([prepaidUtility.errorTypes.length, requestTypes.size]).toEqual([26, 10]);
  });
});

function lineOf({ id, path, body, success, errors, requestType }: Operation): string {
  const names = Object.entries(success).map(
    ([status, schema]) => `${status} ${schema?.title ?? "no body"}`,
  );
  return [id, path, body?.title, [...names, ...Object.keys(errors)].join(", "), requestType].join(
    " | ",
  );
}
