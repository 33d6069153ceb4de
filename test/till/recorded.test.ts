import { readFileSync } from "node:fs";
import { join } from "node:path";
import Ajv from "ajv/dist/2020";
import addFormats from "ajv-formats";
import { createStandin } from "../../src";
import { families } from "../../src/interfaces";
import { examplesOf } from "../../src/interfaces/examples";
import { play } from "../../src/till/play";
import { newTester, startStandin } from "../support/standin";

const names = families.flatMap(({ contracts }) => contracts.map(({ name }) => name));
const { recordExamples } = jest.requireActual<{
  recordExamples: (parts: object) => Promise<Map<string, unknown>>;
}>("../../docs/record-examples.js");

test("the files in examples/ are what the simulator answers now; npm run docs writes them", async () => {
  const recorded = await recordExamples({ createStandin, families, examplesOf, play });
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

interface Content {
  schema: object;
  example?: unknown;
}
interface Described {
  operationId: string;
  parameters?: (Content & { name: string; required: boolean })[];
  requestBody?: { required: boolean; content: Record<string, Content> };
  responses: Record<string, { content?: Record<string, Content> }>;
}
interface Document {
  paths: Record<string, Record<string, Described>>;
  components: { schemas: object };
}

describe("the OpenAPI document of", () => {
  let documents: Map<string, Document>;
  beforeAll(async () => {
    const { client } = newTester(await startStandin());
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
    "%s has one example of each request and of each success, and they fit their schemas",
    (name) => {
      const document = documents.get(name);
      const ajv = addFormats(new Ajv({ strict: false, inlineRefs: false }));
      const named = (schema: object): object =>
        JSON.parse(JSON.stringify(schema).replaceAll("#/components/", "document#/")) as object;
      ajv.addSchema({ $id: "document", ...named(document?.components ?? {}) });
      const fits = ({ schema, example }: Content): unknown => {
        const isValid = ajv.compile(named(schema));
        return isValid(example) ? [] : isValid.errors;
      };
      const operations = Object.values(document?.paths ?? {}).flatMap((one) => Object.values(one));
      for (const operation of operations) {
        const { operationId, parameters = [], requestBody, responses } = operation;
        const bodies = Object.values(requestBody?.content ?? {}).filter(
          ({ example }) => requestBody?.required === true || example !== undefined,
        );
        const answers = successOf(operation).flatMap(([, { content }]) =>
          Object.values(content ?? {}),
        );
        const shown = [
          ...parameters.filter(({ required }) => required),
          ...bodies,
          ...answers.filter(({ example }) => example !== undefined),
        ];
        expect([operationId, ...shown.map(fits)]).toEqual([operationId, ...shown.map(() => [])]);
        expect([
          operationId,
          answers.filter(({ example }) => example !== undefined).length,
        ]).toEqual([operationId, answers.every(isBinary) ? 0 : 1]);
        const refusals = Object.entries(responses).filter(([status]) => !status.startsWith("2"));
        expect(JSON.stringify(refusals)).not.toContain('"example"');
      }
    },
  );
});
