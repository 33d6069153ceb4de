import { v4 } from "uuid";
import { createReader } from "../../src/contract/checks/reader";
import type { Operation } from "../../src/contract/operation";
import {
  Int32,
  MinorUnits,
  Uuid,
  DateTime,
  Currency,
  list,
  model,
  optional,
  text,
} from "../../src/contract/schema";
import { families } from "../../src/families";
import { startStandin } from "../support/standin";

const operation: Operation = {
  id: "try",
  method: "POST",
  path: "/try",
  summary: "",
  kind: "request",
  success: {},
  errors: {},
  requestType: "TRY",
  query: model("Query", { msisdn: optional(text(20)), count: optional(Int32) }),
  body: model("Body", {
    id: optional(Uuid),
    time: optional(DateTime),
    currency: optional(Currency),
    amount: optional(MinorUnits),
    width: optional(Int32),
    note: optional(text(5)),
    lines: optional(list(text(1), 1)),
  }),
};

function told(part: "query" | "body", value: object, lenient = false): string[] {
  const parts = { path: {}, query: {}, body: {}, [part]: value };
  return createReader(operation, { lenient })(parts).violations.map(
    ({ field, msg }) => `${field} ${msg}`,
  );
}

test.each([
  [{ id: "17" }, "id must be a UUID of version 4"],
  [{ id: 17 }, "id must be a string, not a JSON number"],
  [{ id: { toString: 1 } }, "id must be a string, not an object"],
  [{ time: "now" }, "time must be an RFC 3339 date-time with a zone"],
  [{ currency: "ZA" }, "currency must be three digits, ISO 4217"],
  [{ amount: "5" }, "amount must be a JSON number, not a string"],
  [{ amount: 12.5 }, "amount must be a whole number of minor units"],
  [{ amount: 1_000_000_000_000 }, "amount must be from -999999999999 to 999999999999"],
  [{ width: 1.5 }, "width must be a whole number"],
  [{ width: 3e9 }, "width must be from -2147483648 to 2147483647"],
  [{ note: "longer" }, "note must have at most 5 characters"],
  [{ note: [] }, "note must be a string, not a list"],
  [{ lines: ["1", "2"] }, "lines must have at most 1 entry"],
  [{ lines: "1" }, "lines must be a list, not a string"],
])("%j is told once, with a verb: %s", (body, sentence) => {
  expect(told("body", body)).toEqual([sentence]);
});

test.each([
  [{ id: "17" }, "id must be a UUID"],
  [{ time: "now" }, "time must be an RFC 3339 date-time"],
  [{ currency: "XX" }, "currency must be a currency of ISO 4217"],
  [{ amount: "five" }, "amount must be a whole number of minor units"],
  [{ amount: 1_000_000_000_000 }, "amount must be from -999999999999 to 999999999999"],
])(
  "in lenient mode %j is not told to be what lenient mode does not demand: %s",
  (body, sentence) => {
    expect(told("body", body, true)).toEqual([sentence]);
  },
);

test.each([
  [{ msisdn: ["1", "2"] }, "msisdn is given 2 times, must be given once"],
  [{ count: ["1", "2"] }, "count is given 2 times, must be given once"],
  [{ count: "many" }, "count must be a whole number"],
])("of the query %j: %s", (query, sentence) => {
  expect(told("query", query)).toEqual([sentence]);
});

/** Whether a text says with a verb what is wrong. */
const isPredicate = /^(must|may not|is|are|has) /;

test("every family says what is wrong in sentences, and echoes numbers as they came", async () => {
  const standin = await startStandin();
  const contracts = families.flatMap((family) => family.contracts);
  const authorization = `Basic ${Buffer.from("words:secret").toString("base64")}`;
  for (const { basePath, operations } of contracts) {
    for (const { method, path, body, kind } of operations.filter(
      (one) => one.kind === "request" && one.body !== undefined,
    )) {
      const url = `${standin.url}${basePath}${path.replaceAll(/\{\w+\}/g, () => v4())}`;
      const reply = await fetch(url, {
        method,
        headers: { authorization, "content-type": "application/json" },
        body: '{"id":"17","time":"now","client":{"id":9007199254740993,"name":1.50},"thirdPartyIdentifiers":"none","amounts":[]}',
      });
      const { detailMessage } = (await reply.json()) as {
        detailMessage: { formatErrors: { field: string; msg: string; value?: string }[] };
      };
      expect([kind, body === undefined, detailMessage.formatErrors.length > 0]).toEqual([
        kind,
        false,
        true,
      ]);
      const predicates = detailMessage.formatErrors.map(({ field, msg }) =>
        msg.startsWith(`${field} `) ? msg.slice(field.length + 1) : msg,
      );
      expect(predicates.filter((text) => !isPredicate.test(text))).toEqual([]);
      const echoes = detailMessage.formatErrors
        .filter(({ field }) => field === "client.id")
        .map(({ value }) => value);
      expect(new Set(echoes)).toEqual(new Set(echoes.map(() => "9007199254740993")));
    }
  }
});
