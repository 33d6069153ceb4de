import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { type Exemplified, valuesOf } from "../docs/document-examples";
import { useGiftCards } from "../support/messages/gift-card";

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

/** Redocly's linter is an ES module as well. */
const linter = `
  const { createConfig, lintFromString } = await import("@redocly/openapi-core");
  let text = "";
  for await (const chunk of process.stdin) text += chunk;
  const config = await createConfig({ extends: ["recommended"] });
  const problems = [];
  for (const document of JSON.parse(text)) {
    const found = await lintFromString({ source: JSON.stringify(document), config });
    problems.push(found.map(({ ruleId, severity, message, location: [place] }) =>
      ({ ruleId, severity, message, pointer: place?.pointer })));
  }
  process.stdout.write(JSON.stringify(problems));
`;

interface Problem {
  ruleId: string;
  severity: string;
  pointer: string;
}

interface Result {
  valid: boolean;
  errors?: unknown;
  version?: string;
}

async function runModule(code: string, documents: readonly unknown[]): Promise<unknown> {
  const running = promisify(execFile)(process.execPath, ["--input-type=module", "-e", code], {
    cwd: __dirname,
  });
  running.child.stdin?.end(JSON.stringify(documents));
  return JSON.parse((await running).stdout);
}

const validate = (documents: readonly unknown[]) =>
  runModule(script, documents) as Promise<Result[]>;
const lint = (documents: readonly unknown[]) =>
  runModule(linter, documents) as Promise<Problem[][]>;

interface Document {
  openapi: string;
  info: { title: string };
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<
    string,
    Record<
      string,
      {
        operationId: string;
        summary: string;
        tags: string[];
        requestBody?: { required: boolean; content: Record<string, Exemplified> };
        security?: unknown[];
        responses: Record<string, { content?: Record<string, Exemplified> }>;
        parameters?: (Exemplified & { in: string })[];
      }
    >
  >;
  components: { schemas: Record<string, unknown> };
}

const documentOf = async (name: string, query = ""): Promise<Document> =>
  (await newTill().client.get(`/standin/openapi/${name}${query}`)).body as unknown as Document;

const interfaceNames = () => Object.keys(standin().interfaces);
/** The documents of all interfaces and of the control API, in a version of OpenAPI. */
const allDocuments = (version: string): Promise<Document[]> =>
  Promise.all(
    [...interfaceNames(), "control"].map((name) => documentOf(name, `?openapi=${version}`)),
  );

describe.each(["3.1", "3.0"])("in OpenAPI %s", (version) => {
  test("every document is one, says an independent validator", async () => {
    const documents = await allDocuments(version);
    expect(documents.length).toBeGreaterThanOrEqual(11);
    for (const { openapi } of documents) expect(openapi.startsWith(version)).toBe(true);
    const results = await validate(documents);
    expect(results).toEqual(documents.map(() => ({ valid: true, version })));
  });

  test("Redocly's recommended rules find nothing but what the contract leaves out", async () => {
    const documents = await allDocuments(version);
    const found = await lint(documents);
    const titled = documents.flatMap(({ info }, index) =>
      (found[index] ?? []).map((problem) => ({ ...problem, title: info.title })),
    );
    expect(titled.filter(({ severity }) => severity === "error")).toEqual([]);
    // Standin has no licence to name, and the contract lists no 4xx for what needs no credentials.
    const known = ["info-license", "operation-4xx-response"];
    expect(titled.filter(({ ruleId }) => !known.includes(ruleId))).toEqual([]);
    const open = /data|singleProductData|health|interfaces|openapi|rules|scenario-schema/;
    const answers = titled.filter(({ ruleId }) => ruleId === "operation-4xx-response");
    expect(answers.filter(({ pointer }) => !open.test(pointer))).toEqual([]);
  });
});

test("the linter is one that finds mistakes", async () => {
  const info = { title: "x", version: "1" };
  const [found] = await lint([{ openapi: "3.1.0", info, paths: { "/a": { get: {} } } }]);
  expect(found?.filter(({ severity }) => severity === "error")).not.toEqual([]);
});

const hasNoExample = (one: Exemplified = {}): boolean => valuesOf(one).size === 0;

const operationsIn = ({ paths }: Document) =>
  Object.values(paths).flatMap((methods) => Object.values(methods));

test("every operation has a summary, a tag that is described, and an example of what is sent", async () => {
  const documents = await Promise.all(interfaceNames().map((name) => documentOf(name)));
  for (const { tags } of documents)
    expect(tags.filter(({ description }) => description === "")).toEqual([]);
  const operations = documents.flatMap((document) =>
    operationsIn(document).map((operation) => ({
      ...operation,
      known: document.tags.map(({ name }) => name),
    })),
  );
  expect(operations.length).toBeGreaterThan(100);
  const wanting = operations.filter(({ summary, tags, known, parameters = [], requestBody }) => {
    const body = requestBody?.required === true ? [requestBody.content["application/json"]] : [];
    const sent = [...parameters.filter((one) => one.in === "path"), ...body];
    const isListed = tags.length === 1 && known.includes(tags[0] ?? "");
    return summary === "" || !isListed || sent.some(hasNoExample);
  });
  expect(wanting.map(({ operationId }) => operationId)).toEqual([]);
});

test("every operation that answers with a body has an example of an answer", async () => {
  const documents = await Promise.all(interfaceNames().map((name) => documentOf(name)));
  const wanting = documents.flatMap(operationsIn).filter(({ responses }) => {
    const successes = Object.entries(responses).filter(([status]) => status.startsWith("2"));
    const bodies = successes.flatMap(([, { content }]) => Object.values(content ?? {}));
    return bodies.length > 0 && bodies.every(hasNoExample);
  });
  expect(wanting.map(({ operationId }) => operationId)).toEqual([]);
});

test("3.0 has none of the words that only 3.1 knows, and null where 3.1 has it", async () => {
  const words = new Set<string>();
  const read = (schema: unknown): void => {
    if (Array.isArray(schema)) schema.forEach(read);
    if (typeof schema !== "object" || schema === null || Array.isArray(schema)) return;
    for (const [keyword, value] of Object.entries(schema as Record<string, unknown>)) {
      words.add(keyword);
      if (keyword === "type") expect(typeof value).toBe("string");
      if (keyword === "properties") read(Object.values(value as object));
      else if (!["example", "enum", "default", "mapping"].includes(keyword)) read(value);
    }
  };
  const documents = await allDocuments("3.0");
  for (const { components } of documents) read(Object.values(components.schemas));
  expect([...words]).toEqual(expect.arrayContaining(["nullable", "discriminator", "allOf"]));
  const later = ["const", "examples", "if", "then", "else", "patternProperties", "propertyNames"];
  expect(later.filter((word) => words.has(word))).toEqual([]);
});

test("a version that there is not is refused by name", async () => {
  expect(await newTill().client.get("/standin/openapi/control?openapi=2.0")).toMatchObject({
    status: 400,
    body: {
      detailMessage: { formatErrors: [{ field: "openapi", msg: "must be one of 3.1, 3.0" }] },
    },
  });
});

describe("the index at /standin/openapi", () => {
  const index = (accept: string) =>
    fetch(`${standin().url}/standin/openapi`, { headers: { accept }, redirect: "manual" });

  test("lists every document, in both versions, where it is", async () => {
    const reply = await index("application/json");
    const entries = (await reply.json()) as Record<"name" | "path" | "path30" | "title", string>[];
    expect(entries.map(({ name }) => name)).toEqual([...interfaceNames(), "control"]);
    for (const { path, path30, title } of entries) {
      const documents = await Promise.all(
        [path, path30].map(async (at) => (await fetch(standin().url + at)).json()),
      );
      expect(documents).toMatchObject([
        { info: { title }, openapi: "3.1.0" },
        { info: { title }, openapi: "3.0.3" },
      ]);
    }
  });

  test("is JSON unless a page is wanted; a browser is led to the console's", async () => {
    expect((await index("*/*")).headers.get("content-type")).toMatch(/^application\/json/);
    const page = await index("text/html,application/xhtml+xml,*/*;q=0.8");
    const location = page.headers.get("location") ?? "";
    expect([page.status, location]).toEqual([303, "/standin/console/reference"]);
    const shown = await fetch(standin().url + location, { headers: { accept: "text/html" } });
    expect([shown.status, shown.headers.get("content-type")]).toEqual([
      200,
      expect.stringMatching(/^text\/html/),
    ]);
  });
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

test("no interface of that name, and the one that is most like it", async () => {
  expect(await newTill().client.get("/standin/openapi/gift-crad")).toMatchObject({
    status: 404,
    body: { errorMessage: "No such interface", detailMessage: { nearest: "gift-card" } },
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
