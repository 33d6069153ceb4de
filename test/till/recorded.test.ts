import { readFileSync } from "node:fs";
import { join } from "node:path";
import Ajv from "ajv/dist/2020";
import addFormats from "ajv-formats";
import { type Standin, createStandin } from "../../src";
import { memberOf } from "../../src/contract/values/json-value";
import { families } from "../../src/families";
import { inFlowOrder } from "../../src/contract/openapi/openapi";
import { examplesOf, heldAnswers } from "../../src/families/kit/examples";
import { wholeFlows, ready } from "../../src/till/example";
import type { Reply } from "../support/client";
import {
  type DocumentedCall,
  type Exemplified,
  type ExemplifiedOperation,
  callsIn,
  valuesOf,
} from "../docs/document-examples";
import { type Tester, freeze, newTester, startStandin } from "../support/standin";

const names = families.flatMap(({ contracts }) => contracts.map(({ name }) => name));
const { recordExamples } = jest.requireActual<{
  recordExamples: (parts: object) => Promise<Map<string, unknown>>;
}>("../../docs/record-examples.js");

test("the files in examples/ are what the simulator answers now; npm run docs writes them", async () => {
  const recorded = await recordExamples({
    createStandin,
    families,
    examplesOf,
    heldAnswers,
    inFlowOrder,
    ready,
    wholeFlows,
  });
  expect([...recorded.keys()]).toEqual(names);
  for (const [name, examples] of recorded) {
    const file = join(__dirname, "../../examples", `${name}.json`);
    expect(JSON.parse(readFileSync(file, "utf8"))).toEqual(examples);
  }
});

/** What clients that were tried with tame data alone get wrong. */
const untamed = {
  "a currency without or with three decimals": /"(392|048)"/,
  "a name with an apostrophe": /"name":\s*"[^"]*\p{L}'\p{L}/u,
  "a name beyond ASCII": /"(name|firstName)":\s*"[^"]*[\u00c0-\u024f]/,
  "a code with a leading zero": /"(transactionIdentifier|id|accountRef)":\s*"0\d{2}/,
};

/** The recorded examples of each family that knows currencies. */
const recordedTexts = families
  .map(({ name, contracts }) => ({
    name,
    text: contracts
      .map((one) => readFileSync(join(__dirname, "../../examples", `${one.name}.json`), "utf8"))
      .join("\n"),
  }))
  .filter(({ text }) => text.includes('"currency"'));

test.each(
  recordedTexts.flatMap(({ name, text }) =>
    Object.entries(untamed).map(([what, pattern]) => ({ name, text, what, pattern })),
  ),
)("the examples of $name have $what", ({ text, pattern }) => {
  expect(pattern.test(text)).toBe(true);
});

test("every family of the service knows currencies", () => {
  expect(recordedTexts.map(({ name }) => name)).toHaveLength(7);
});

interface Content extends Exemplified {
  schema: object;
}
interface Described extends ExemplifiedOperation {
  parameters?: (Content & { name: string; in: string; required: boolean })[];
  requestBody?: { required: boolean; content: Record<string, Content> };
  responses: Record<string, { content?: Record<string, Content> }>;
}
interface Document {
  paths: Record<string, Record<string, Described>>;
  components: { schemas: object };
}

describe("the OpenAPI document of", () => {
  let standin: Standin;
  let documents: Map<string, Document>;
  const documentOf = (name: string): Document => {
    const found = documents.get(name);
    if (found === undefined) throw new Error(`no document ${name}`);
    return found;
  };
  beforeAll(async () => {
    standin = await startStandin();
    const { client } = newTester(standin);
    const all = [...names, "control"];
    const answers = await Promise.all(all.map((name) => client.get(`/standin/openapi/${name}`)));
    documents = new Map(
      answers.map(({ text }, at) => [all[at] ?? "", JSON.parse(text) as Document]),
    );
  });

  /** A database is no example. */
  const isBinary = ({ schema }: Content): boolean =>
    "format" in schema && schema.format === "binary";

  const successOf = ({ responses }: Described) =>
    Object.entries(responses).filter(([status]) => status.startsWith("2"));

  test.each([...names, "control"])(
    "%s has examples of each request and as many of its success, and they fit their schemas",
    (name) => {
      const document = documentOf(name);
      const ajv = addFormats(new Ajv({ strict: false, inlineRefs: false }));
      const named = (schema: object): object =>
        JSON.parse(JSON.stringify(schema).replaceAll("#/components/", "document#/")) as object;
      ajv.addSchema({ $id: "document", ...named(document.components) });
      const mistakes = (content: Content): unknown => {
        const isValid = ajv.compile(named(content.schema));
        const values = [...valuesOf(content).values()];
        if (values.length === 0) return "no example";
        return values.flatMap((value) => (isValid(value) ? [] : isValid.errors));
      };
      const operations = Object.values(document.paths).flatMap((one) => Object.values(one));
      for (const operation of operations) {
        const { operationId, parameters = [], requestBody, responses } = operation;
        const bodies = Object.values(requestBody?.content ?? {}).filter(
          (one) => requestBody?.required === true || valuesOf(one).size > 0,
        );
        const answers = successOf(operation).flatMap(([, { content }]) =>
          Object.values(content ?? {}),
        );
        const answered = answers.filter((one) => valuesOf(one).size > 0);
        const shown = [...parameters.filter(({ required }) => required), ...bodies, ...answered];
        expect([operationId, ...shown.map(mistakes)]).toEqual([
          operationId,
          ...shown.map(() => []),
        ]);
        const flows = callsIn({ paths: { "/": { get: operation } } }).map(({ flow }) => flow);
        expect([operationId, answered.flatMap((one) => [...valuesOf(one).keys()]).sort()]).toEqual([
          operationId,
          answers.every(isBinary) ? [] : flows.sort(),
        ]);
        const refusals = Object.entries(responses).filter(([status]) => !status.startsWith("2"));
        expect(JSON.stringify(refusals)).not.toMatch(/"examples?"/);
      }
    },
  );

  /** Sends the examples of a document in its order, as the user of whom they speak. */
  async function sendAll(name: string, { client }: Tester): Promise<[DocumentedCall, Reply][]> {
    const sent: [DocumentedCall, Reply][] = [];
    for (const call of callsIn(documentOf(name)))
      sent.push([call, await client.send(call.method, call.path, call.body)]);
    return sent;
  }

  test.each(names)(
    "%s has examples that are accepted in its order, and again after the reset at its end",
    async (name) => {
      const tester = newTester(standin, "7102");
      const sent = [...(await sendAll(name, tester)), ...(await sendAll(name, tester))];
      const refused = sent.filter(([, { status }]) => status >= 300);
      expect(refused.map(([{ flow, operation }, { text }]) => [flow, operation, text])).toEqual([]);
      const operations = Object.values(documentOf(name).paths).flatMap((one) => Object.values(one));
      expect([...new Set(sent.map(([{ operation }]) => operation))].sort()).toEqual(
        operations.map(({ operationId }) => operationId).sort(),
      );
    },
  );

  test.each(names)("%s has the answers to its examples", async (name) => {
    const tester = newTester(standin, "7102");
    freeze(tester.space);
    for (const [{ flow, operation, answer }, { body }] of await sendAll(name, tester))
      if (operation !== "data" && answer !== undefined)
        expect([flow, operation, body]).toEqual([flow, operation, answer]);
  });

  test.each(names)("%s has no advice message about a request that it lacks", (name) => {
    const calls = callsIn(documentOf(name));
    const ids = new Set(calls.map(({ body }) => memberOf(body, "id")));
    const about = calls.flatMap(({ body }) => memberOf(body, "requestId") ?? []);
    expect(about.filter((id) => !ids.has(id))).toEqual([]);
    expect(about.length).toBeGreaterThan(0);
  });
});
