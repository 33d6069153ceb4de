import { join } from "node:path";
import type { TObject, TSchema } from "@sinclair/typebox";
import { changed, faults, leaves, readExamples, unboundedPlaces } from "../examples/validate";
import type { InterfaceContract, Operation } from "../../src/contract/operation";
import { createReader } from "../../src/contract/checks/reader";
import { loadFixtureFile } from "../../src/families/kit/fixture-file";
import { qrFamily } from "../../src/families/qr";
import { qrContent } from "../../src/families/qr/lookups/code";
import { qrPartner, qrProvider, qrRetailer } from "../../src/families/qr/contract";

interface Example {
  interface: string;
  operation: string;
  /** Of an answer. */
  status?: number;
  body: object;
}

const contracts = [qrRetailer, qrProvider, qrPartner];
const examples = Object.entries(readExamples("qr") as Record<string, Example>);

const operationOf = (example: Pick<Example, "interface" | "operation">): Operation =>
  contracts
    .find(({ name }) => name === example.interface)!
    .operations.find(({ id }) => id === example.operation)!;

/** Of two forms, the one that an example is of. */
function formOf(schema: TSchema, body: object): TObject {
  const { then, else: otherwise } = schema as { then?: TObject; else?: TObject };
  if (then === undefined || otherwise === undefined) return schema as TObject;
  return "amount" in body ? otherwise : then;
}

function schemaOf(example: Example): TObject {
  const { body, success, errors } = operationOf(example);
  return formOf(
    (example.status === undefined
      ? body
      : (success[example.status] ?? errors[example.status])) as TSchema,
    example.body,
  );
}

test("there is an example of each message of the contract that a client sends", () => {
  const shown = new Set(examples.map(([, example]) => `${example.interface} ${example.operation}`));
  const missing = contracts.flatMap(({ name, operations }) =>
    operations
      .filter(({ kind, id }) => kind !== "administration" && !shown.has(`${name} ${id}`))
      .map(({ id }) => `${name} ${id}`),
  );
  expect(missing).toEqual([]);
});

describe("examples of the QR reference", () => {
  test.each(examples)("%s", (_name, example) => {
    expect(faults(schemaOf(example), example.body)).toEqual([]);
  });

  test.each(examples)(
    "a wrong value anywhere in %s is named, save where nothing is said of it",
    (_name, example) => {
      const schema = schemaOf(example);
      const free = /^\/(requestType|qrProperties\/scheme)$/;
      for (const leaf of leaves(example.body).filter((place) => !free.test(place))) {
        const [, top = ""] = leaf.split("/");
        if ("x-or-absent" in (schema.properties[top] as object)) continue;
        expect(faults(schema, changed(example.body, leaf, []))).toContain(leaf);
      }
    },
  );

  test.each(examples)("a required property that %s lacks is named", (_name, example) => {
    const schema = schemaOf(example);
    for (const name of schema.required ?? []) {
      expect(faults(schema, changed(example.body, `/${name}`, undefined))).toContain(`/${name}`);
    }
  });
});

const lineOf = ({ id, method, path, body, success, errors, requestType }: Operation): string => {
  const [status, answer] = Object.entries(success)[0]!;
  return `${id} ${method} ${path} ${body?.title ?? "-"}, ${status} ${answer?.title ?? "-"}, ${Object.keys(errors).join(" ")}, ${requestType}`;
};

describe("QR contracts", () => {
  test.each<[InterfaceContract, string[]]>([
    [
      qrRetailer,
      [
        "getQrCode POST /qrCodes GetQrCodeRequest, 200 GetQrCodeResponse, 400 500 501 503 504, GET_QR_CODE_REQUEST",
        "paymentRequest POST /payments PaymentRequest, 200 PaymentResponse, 400 500 501 503 504, PAYMENT_REQUEST",
        "payment confirmation POST /payments/{paymentId}/confirmations/{adviceId} ConfirmationAdvice, 202 AdviceResponse, 400 500 503 504, CONFIRMATION_ADVICE",
        "reversePayment POST /payments/{paymentId}/reversals/{adviceId} ReversalAdvice, 202 AdviceResponse, 400 500 503 504, REVERSAL_ADVICE",
      ],
    ],
    [
      qrProvider,
      [
        "pay POST /payments -, 201 -, 400 500 503 504, PAYMENT_REQUEST",
        "confirmPayment POST /payments/confirmations PaymentConfirmation, 202 PaymentConfirmation, 400 404 500 503 504, PAYMENT_CONFIRMATION",
        "reversePayment POST /payments/reversals PaymentReversal, 202 PaymentReversal, 400 404 500 503 504, PAYMENT_REVERSAL",
        "createQrCode POST /qrCodes CreateQrCodeRequest, 201 CreateQrCodeResponse, 400 500 503 504, CREATE_QR_CODE_REQUEST",
        "notifyScan POST /scans ScanNotification, 202 -, 400 500 503 504, SCAN_NOTIFICATION",
      ],
    ],
    [
      qrPartner,
      [
        "paymentRequest POST /payments PaymentRequest, 200 PaymentResponse, 400 500 501 503 504, PAYMENT_REQUEST",
        "payment confirmation POST /payments/{paymentId}/confirmations/{adviceId} ConfirmationAdvice, 202 AdviceResponse, 400 500 503 504, CONFIRMATION_ADVICE",
        "reversePayment POST /payments/{paymentId}/reversals/{adviceId} ReversalAdvice, 202 AdviceResponse, 400 500 503 504, REVERSAL_ADVICE",
        "scanNotification POST /scanNotifications ScanNotification, 201 -, 400 500 501 503 504, SCAN_NOTIFICATION",
      ],
    ],
  ])("$name has the operations of the contract, with their statuses", ({ operations }, lines) => {
    expect(operations.map(lineOf)).toEqual([
      ...lines,
      "data GET /testServerAdmin/data -, 200 DataResponse, 500, UNKNOWN",
      "singleData GET /testServerAdmin/data/{entityType}/{key} -, 200 DataResponse, 404 500, UNKNOWN",
      "reset POST /testServerAdmin/reset ResetRequest, 200 ResetResponse, 400 500, UNKNOWN",
    ]);
  });

  test.each(contracts)(
    "every text, list, map and number of $name has a bound",
    ({ operations }) => {
      for (const { id, parameters, query, body, success, errors } of operations) {
        for (const schema of [
          parameters,
          query,
          body,
          ...Object.values(success),
          ...Object.values(errors),
        ]) {
          const { then, else: otherwise } = (schema ?? {}) as { then?: TSchema; else?: TSchema };
          const places = [schema, then, otherwise].flatMap((form) => unboundedPlaces(form));
          expect({ id, places }).toEqual({ id, places: [] });
        }
      }
    },
  );

  test("the fixtures fit their schema", () => {
    const { entities, messages } = loadFixtureFile(
      qrFamily,
      join(__dirname, "../../fixtures/qr.json"),
    );
    expect([...entities].map(([type, of]) => [type, of.size])).toEqual([
      ["setting", 1],
      ["merchant", 3],
      ["terminal", 13],
      ["partner", 8],
      ["account", 11],
      ["qrCode", 18],
      ["scan", 1],
      ["payment", 2],
      ["reference", 0],
      ["agenda", 0],
      ["partnerAsk", 0],
    ]);
    expect(messages.size).toBe(2);
  });
});

describe("the two forms of the provider's payment", () => {
  const read = createReader(operationOf({ interface: "qr-provider", operation: "pay" }), {
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
  const exampleOf = (name: string) =>
    (Object.fromEntries(examples)[name] as Example).body as Record<string, unknown>;
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
