import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { useGiftCards } from "./support/gift-card";

const { newTill, standin } = useGiftCards();

/** The validator is an ES module, which jest does not load: it runs in a process of its own, one for all documents. */
const script = `
  const { Validator } = await import("@seriousme/openapi-schema-validator");
  let text = "";
  for await (const chunk of process.stdin) text += chunk;
  const results = [];
  const validator = new Validator();
  for (const document of JSON.parse(text)) {
    results.push({ ...(await validator.validate(document)), version: validator.version });
  }
  process.stdout.write(JSON.stringify(results));
`;

interface Result {
  valid: boolean;
  errors?: unknown;
  version?: string;
}

async function validate(documents: readonly unknown[]): Promise<Result[]> {
  const running = promisify(execFile)(process.execPath, ["--input-type=module", "-e", script], {
    cwd: __dirname,
  });
  running.child.stdin?.end(JSON.stringify(documents));
  return JSON.parse((await running).stdout) as Result[];
}

interface Document {
  openapi: string;
  paths: Record<
    string,
    Record<
      string,
      {
        operationId: string;
        security?: unknown[];
        responses: Record<string, unknown>;
        parameters?: unknown[];
      }
    >
  >;
  components: { schemas: Record<string, unknown> };
}

const documentOf = async (name: string): Promise<Document> =>
  (await newTill().client.get(`/standin/openapi/${name}`)).body as unknown as Document;

test("the document of every interface is OpenAPI 3.1, says an independent validator", async () => {
  const names = Object.keys(standin().interfaces);
  const documents = await Promise.all(names.map(documentOf));
  for (const { openapi } of documents) expect(openapi).toMatch(/^3\.1\./);
  const results = await validate(documents);
  expect(names.map((name, index) => [name, results[index]])).toEqual(
    names.map((name) => [name, { valid: true, version: "3.1" }]),
  );
});

test("the validator is one that refuses", async () => {
  expect(await validate([{ openapi: "3.1.0", info: {} }])).toMatchObject([{ valid: false }]);
});

test("every reference leads somewhere", async () => {
  const document = await documentOf("gift-card-v3");
  const names = [
    ...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g),
  ].map(([, name]) => name as string);
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !(name in document.components.schemas))).toEqual([]);
});

test("the gift card's operations, with their statuses, as in the contract", async () => {
  const { paths } = await documentOf("gift-card-v3");
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, responses }]) => [
      operationId,
      method,
      path,
      Object.keys(responses).join(" "),
    ]),
  );
  expect(operations).toHaveLength(17);
  expect(operations).toEqual(
    expect.arrayContaining([
      ["activate", "post", "/giftcard/v3/activations/{activationId}", "201 400 500 503 504"],
      [
        "confirmLoad",
        "post",
        "/giftcard/v3/loads/{loadId}/confirmations/{confirmationId}",
        "202 400 404 500 503 504",
      ],
      ["voidGiftcard", "post", "/giftcard/v3/voids/{voidId}", "200 201 400 500 503 504"],
      [
        "lookupGiftcard",
        "post",
        "/giftcard/v3/lookupGiftcard/{lookupId}",
        "201 400 404 500 503 504",
      ],
      ["reset", "post", "/giftcard/v3/testServerAdmin/reset", "200 400 500"],
      ["data", "get", "/giftcard/v3/testServerAdmin/data", "200 500"],
    ]),
  );
});

test("only data and singleProductData need no credentials", async () => {
  const { paths } = await documentOf("gift-card-v3");
  const free = Object.values(paths)
    .flatMap((methods) => Object.values(methods))
    .filter(({ security }) => security?.length === 0);
  expect(free.map(({ operationId }) => operationId).sort()).toEqual(["data", "singleProductData"]);
});

test("no interface of that name", async () => {
  expect(await newTill().client.get("/standin/openapi/nothing")).toMatchObject({
    status: 404,
    body: { errorMessage: "No such interface" },
  });
});

test("every operationId is an identifier, also where the contract's name is none", async () => {
  for (const name of ["qr-retailer", "qr-partner"]) {
    const { paths } = await documentOf(name);
    const ids = Object.values(paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    );
    expect(ids).toContain("paymentConfirmation");
    expect(ids.filter((id) => !/^[a-zA-Z]\w*$/.test(id))).toEqual([]);
  }
});
