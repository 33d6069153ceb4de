import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { FileRefused, StartRefused, createStandin } from "../../src";
import type { Refusal } from "../../src/contract/answer";
import {
  type ErrorEntry,
  type InterfaceContract,
  type Operation,
  defineOperation,
} from "../../src/contract/operation";
import { errorDetail } from "../../src/contract/models";
import { MinorUnits, Uuid, model, text } from "../../src/contract/schema";
import { families } from "../../src/families";
import { airtimeFamily } from "../../src/families/airtime";
import { type Family, answering } from "../../src/families/kit/family";
import { familyMistakes } from "../../src/families/kit/family-check";
import { loadFixtureFile } from "../../src/families/kit/fixture-file";
import type { AnswerTo, Call, Authorisation } from "../../src/lifecycle/call";

test.each(families.map((family) => [family.name, family] as const))(
  "the declaration of %s is right",
  (_, family) => {
    expect(familyMistakes(family)).toEqual([]);
  },
);

test.each(families.map(({ name }) => [name]))(
  "the test data of %s are not tame: currencies without and with three decimals, odd names, leading zeros",
  (name) => {
    const text = readFileSync(join(__dirname, `../../fixtures/${name}.json`), "utf8");
    expect(text).toMatch(/"392"/);
    expect(text).toMatch(/"048"/);
    expect(text).toMatch(/"[^"]*'[^"]*"/);
    expect(text).toMatch(/[^\p{ASCII}]/u);
    expect(text).toMatch(/"(?:id|code|barcode|tranId|meterId|reference)": "0\w+"/);
  },
);

/** A family like airtime, with a change. */
const changed = (change: Partial<Family>): Family => ({
  ...airtimeFamily,
  name: "parking",
  ...change,
});

const withContract = (change: (contract: InterfaceContract) => object): Family =>
  changed({
    contracts: airtimeFamily.contracts.map((contract) => ({ ...contract, ...change(contract) })),
  });

const withOperation = (id: string, change: Partial<Operation>): Family =>
  withContract(({ operations }) => ({
    operations: operations.map((operation) =>
      operation.id === id ? { ...operation, ...change } : operation,
    ),
  }));

const withError = (full: Omit<ErrorEntry, "code">): Family =>
  withContract(({ errors: own }) => ({ errors: { ...own, full: { ...full, code: "full" } } }));

const without = (id: string): Family =>
  withContract(({ operations }) => ({
    operations: operations.filter((operation) => operation.id !== id),
  }));

const errors = { 400: errorDetail([], ["TARIFF", "PARK"]) };
const administration = (airtimeFamily.contracts[0]?.operations ?? []).filter(
  ({ kind }) => kind === "administration",
);
const tariffQuery = model("TariffQuery", { zone: text(10) });
const TariffView = model("TariffView", { zone: text(10), cents: MinorUnits });
const tariff = defineOperation({
  id: "tariff",
  method: "GET",
  path: "/tariffs",
  summary: "What an hour costs",
  kind: "lookup",
  query: tariffQuery,
  success: { 200: TariffView },
  errors,
  requestType: "TARIFF",
});
const park = defineOperation({
  id: "park",
  method: "POST",
  path: "/parkings",
  summary: "Pay for parking",
  kind: "request",
  transaction: "parking",
  body: model("Park", { id: Uuid, cents: MinorUnits }),
  success: { 201: model("Parked", { id: Uuid, due: MinorUnits }) },
  errors,
  requestType: "PARK",
});

const misnamed = { ...tariff, id: "tarif" };
const none = (): Refusal => ({ error: { ...declined, code: "none" }, detail: {} });
const declined = { status: 400, errorType: "INVALID_AMOUNT", message: "No", when: "never" };

describe("the mistakes of a declaration, one sentence each", () => {
  test.each<[string, Family, string]>([
    [
      "a lookup handler that is misnamed",
      changed({
        contracts: [
          ...airtimeFamily.contracts,
          {
            ...(airtimeFamily.contracts[0] as InterfaceContract),
            name: "p",
            userNameFields: [],
            operations: [tariff, ...administration],
          },
        ],
        lookups: [...handlers(), ...answering(misnamed, none)],
      }),
      'lookups answers "tarif", which is not a lookup or notification; without a handler: tariff',
    ],
    [
      "a lookup without a handler",
      changed({ lookups: handlers().slice(1) }),
      "operation lookupMsisdn has no handler in lookups",
    ],
    [
      "a handler of no lookup",
      changed({
        lookups: [
          ...handlers(),
          ...handlers()
            .slice(0, 1)
            .map(({ operation }) => ({
              operation: { ...operation, id: "purchase" },
              answer: none,
            })),
        ],
      }),
      'lookups answers "purchase", which is not a lookup or notification; known: lookupMsisdn, listProducts, purchaseStatus, purchaseTrial',
    ],
    [
      "a lookup that two handlers answer",
      changed({
        lookups: [
          ...handlers(),
          ...handlers()
            .slice(0, 1)
            .map((handler) => ({ ...handler, answer: none })),
        ],
      }),
      'lookups answers "lookupMsisdn" twice',
    ],
    [
      "a transaction that is misspelt",
      withOperation("purchaseConfirmation", { transaction: "purchas" }),
      'operation purchaseConfirmation names the transaction "purchas", but the kinds are purchase, provision',
    ],
    [
      "a request of a kind that is not there",
      withContract(({ operations }) => ({ operations: [...operations, park] })),
      'operation park names the transaction "parking", but the kinds are purchase, provision',
    ],
    [
      "a request without a transaction",
      withOperation("purchase", { transaction: undefined }),
      "operation purchase is of kind request and names no transaction",
    ],
    [
      "a lookup with a transaction",
      withOperation("listProducts", { transaction: "purchase" }),
      'operation listProducts is of kind lookup and names the transaction "purchase"; only requests and advice messages do',
    ],
    [
      "an advice that does not say which",
      withOperation("purchaseReversal", { advice: undefined }),
      "operation purchaseReversal is an advice and does not say which (advice)",
    ],
    [
      "a transaction that nothing reverses",
      { ...without("purchaseReversal"), faults: [] },
      'interface airtime: no advice is the reversal of the transaction "purchase"; if that is right, its request says so with onlyAdvice',
    ],
    [
      "a transaction with two confirmations",
      withOperation("purchaseReversal", { advice: "confirmation" }),
      'interface airtime: 2 advice messages are the confirmation of the transaction "purchase"',
    ],
    [
      "a kind that no operation opens",
      changed({
        kinds: {
          ...airtimeFamily.kinds,
          parking: Object.values(airtimeFamily.kinds)[0] as Family["kinds"][string],
        },
      }),
      'kinds has "parking", but no operation opens such a transaction',
    ],
    [
      "a path parameter that is not declared",
      withOperation("listProducts", { path: "/products/{zone}" }),
      "operation listProducts has {zone} in its path, but its parameters do not declare it",
    ],
    [
      "a parameter that is not in the path",
      withOperation("listProducts", { parameters: model("Zone", { zone: text(10) }) }),
      "operation listProducts declares the parameter zone, which is not in its path /products",
    ],
    [
      "an id that is not in the path",
      withOperation("provisionVoucher", { idParameter: "voucherId" }),
      'operation provisionVoucher has idParameter "voucherId", but its parameters are requestId',
    ],
    [
      "a subject that no parameter is",
      withOperation("listProducts", { subjectParameter: "id" }),
      'operation listProducts has subjectParameter "id", but its parameters are channelName',
    ],
    [
      "a request whose id is nowhere",
      withOperation("purchase", { body: model("NoId", { zone: text(10) }) }),
      'operation purchase has neither idParameter nor a member "id" in its body',
    ],
    [
      "an advice that does not say which request it closes",
      withOperation("purchaseReversal", { body: model("NoRequest", { id: Uuid }) }),
      'operation purchaseReversal has neither requestIdParameter nor a member "requestId" in its body',
    ],
    [
      "a requestType that its errors do not know",
      withOperation("purchaseReversal", {
        requestType: "PURCHASE_REVERSE",
        refusedWith: [],
        errors: { 400: errorDetail([], ["PURCHASE_REVERSAL"]) },
      }),
      'operation purchaseReversal has requestType "PURCHASE_REVERSE", but its errors allow ' +
        "PURCHASE_REVERSAL, UNKNOWN",
    ],
    [
      "a base path without a slash",
      withContract(() => ({ basePath: "parking/v1" })),
      'interface airtime: the base path "parking/v1" does not begin with a slash',
    ],
    [
      "a message that cannot be refused",
      withOperation("listProducts", { errors: {} }),
      "operation listProducts has no error 400, so that a malformed message cannot be refused",
    ],
    [
      "data that nobody can reset",
      without("reset"),
      "interface airtime: it has no operation reset of kind administration (administrationOperations)",
    ],
    [
      "a user name in a member that is not there",
      withContract(() => ({ userNameFields: ["client.id", "client.name.first"] })),
      'interface airtime: userNameFields has "client.name.first", which no body declares',
    ],
    [
      "an unknown errorType",
      withError({ ...declined, errorType: "CAR_PARK_FULL" }),
      'error full has errorType "CAR_PARK_FULL", which no interface of the family knows',
    ],
    [
      "an unknown fallback",
      withError({ ...declined, fallback: "FULL" }),
      'error full has fallback "FULL", which no interface of the family knows',
    ],
    [
      "an errorMessage that is too long",
      withError({ ...declined, message: "No place is left here" }),
      'error full: the errorMessage "No place is left here" has 21 characters, the maximum is 20',
    ],
    [
      "a general errorType that the interface does not list",
      withContract(() => ({ generalErrorType: "OOPS" })),
      'interface airtime: generalErrorType "OOPS" is not one of its errorTypes',
    ],
    [
      "a refusal with an error that is not there",
      withOperation("purchaseReversal", { refusedWith: ["airtime-full"] }),
      "interface airtime: operation purchaseReversal is refused with airtime-full, which is not one of the errors",
    ],
    [
      "a refusal with an error that the operation does not list",
      withOperation("purchase", { refusedWith: ["airtime-no-catalogue"] }),
      "interface airtime: operation purchase is refused with airtime-no-catalogue, whose status it does not list, " +
        "or means an unknown outcome, or whose type an earlier one has",
    ],
    [
      "two operations of one path",
      withOperation("purchaseReversal", { path: "/purchases/confirmations" }),
      "interface airtime: two operations have POST /purchases/confirmations",
    ],
    [
      "a transition table that opens what is closed",
      changed({ transitions: { REVERSED: { reversal: { next: "PENDING", effect: "none" } } } }),
      "REVERSED x reversal leaves a closed state",
    ],
    [
      "settings of a type that is not there",
      changed({ settingsType: "setting" }),
      `settingsType is "setting", but the entity types are ${Object.keys(airtimeFamily.entityTypes).join(", ")}`,
    ],
  ])("%s", (_, family, mistake) => {
    expect(familyMistakes(family)).toEqual([`Family parking: ${mistake}.`]);
  });
});

function handlers(): Extract<Family["lookups"], readonly unknown[]> {
  return airtimeFamily.lookups;
}

describe("a family that is wrong never listens", () => {
  const right = changed({
    contracts: airtimeFamily.contracts.map((contract) => ({
      ...contract,
      name: "parking",
      basePath: "/parking/v1",
    })),
  });
  const own = JSON.parse(
    readFileSync(join(__dirname, "../../fixtures/airtime.json"), "utf8"),
  ) as Record<string, Record<string, unknown>[]>;

  function folderWith(file: object): string {
    const folder = mkdtempSync(join(tmpdir(), "standin-family-"));
    writeFileSync(join(folder, "parking.json"), JSON.stringify(file, null, 2));
    return folder;
  }

  test("one that is right does", async () => {
    const standin = await createStandin({ families: [right], fixtures: folderWith(own) });
    expect(standin.interfaces["parking"]).toBe("/parking/v1");
    await standin.close();
  });

  test("every mistake is told, a line each", async () => {
    const wrong = {
      ...right,
      lookups: handlers().slice(1),
      contracts: right.contracts.map((contract) => ({
        ...contract,
        errors: {
          ...contract.errors,
          full: { ...declined, code: "full", errorType: "CAR_PARK_FULL" },
        },
      })),
    };
    const started = createStandin({ families: [wrong], fixtures: folderWith(own) });
    await expect(started).rejects.toThrow(
      new StartRefused(
        "Family parking: operation lookupMsisdn has no handler in lookups.\n" +
          'Family parking: error full has errorType "CAR_PARK_FULL", which no interface of the family knows.',
      ),
    );
  });

  test("with the name of an interface that is there already", async () => {
    const namesake = changed({
      contracts: airtimeFamily.contracts.map((contract) => ({ ...contract, basePath: "/a/v1" })),
    });
    const started = createStandin({ families: [namesake, namesake], fixtures: folderWith(own) });
    await expect(started).rejects.toThrow(
      new StartRefused("Two families are named parking.\nTwo interfaces are named airtime."),
    );
  });

  test("without a fixture file", async () => {
    await expect(createStandin({ families: [right] })).rejects.toThrow(
      /^Family parking: there is no fixture file parking\.json in \S+fixtures\.$/,
    );
  });

  test("with a number as a text in its fixture file", async () => {
    const [client = {}] = own["clients"] ?? [];
    const fixtures = folderWith({ ...own, clients: [{ ...client, float: "4500" }] });
    const started = createStandin({ families: [right], fixtures });
    await expect(started).rejects.toThrow(FileRefused);
    await expect(started).rejects.toThrow(
      /^\S+parking\.json:\d+:\d+: clients\[0\]\.float: must be .*$/,
    );
    expect(() => loadFixtureFile(right, join(fixtures, "parking.json"))).toThrow(FileRefused);
  });
});

test("a wrong member of an answer does not compile", () => {
  const right = ({ query }: Call<typeof tariff>): AnswerTo<typeof tariff> | Refusal => ({
    status: 200,
    body: { zone: query.zone, cents: 450 },
  });
  const wrong = ({ query }: Call<typeof tariff>): AnswerTo<typeof tariff> | Refusal => ({
    status: 200,
    // @ts-expect-error a tariff has no member `cent`
    body: { zone: query.zone, cent: 450 },
  });
  const due = ({ body }: Call<typeof park>): Authorisation<object, typeof park> => ({
    // @ts-expect-error what is due is a number
    approved: { status: 201, body: { id: body.id, due: "4500" } },
    data: {},
  });
  expect([...answering(tariff, right), ...answering(tariff, wrong)]).toHaveLength(2);
  expect(due).toBeInstanceOf(Function);
});
