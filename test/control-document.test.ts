import { readFileSync } from "node:fs";
import { join } from "node:path";
import Ajv from "ajv/dist/2020";
import addFormats from "ajv-formats";
import type { Client, Reply } from "./support/client";
import { cards, newTill as tillOf, redemptionOf, useGiftCards } from "./support/gift-card";

const { newTill, standin } = useGiftCards();

interface Answer {
  content?: Record<string, { schema: object }>;
}
interface Described {
  operationId: string;
  responses: Record<string, Answer>;
}
interface Document {
  paths: Record<string, Record<string, Described>>;
  components: { schemas: object };
}

const ajv = addFormats(new Ajv({ strict: false }));

let document: Document;
let described: Map<string, Described & { method: string; path: string }>;

beforeAll(async () => {
  const { text } = await newTill().client.get("/standin/openapi/control");
  document = JSON.parse(text) as Document;
  described = new Map(
    Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => [
        operation.operationId,
        { ...operation, method: method.toUpperCase(), path },
      ]),
    ),
  );
});

/** The schema of an answer; the components to which it refers are within it. */
const schemaOf = (schema: object): object => {
  const text = JSON.stringify({ ...schema, $defs: document.components.schemas });
  return JSON.parse(text.replaceAll("#/components/schemas/", "#/$defs/")) as object;
};

const scenario = {
  name: "own",
  title: "Own",
  interface: "gift-card-v3",
  rules: [
    { on: { operation: "load" }, times: 1, fault: { when: "before", kind: "status", status: 504 } },
  ],
};

const redemption = redemptionOf(cards.funded, 100);

const holder = { id: "H-OWN", firstName: "Ann" };
const holderPlace = { family: "gift-card", type: "holders", key: holder.id };

/** A request to each operation that answers in JSON, in an order in which each succeeds. */
const requests: [id: string, path: Record<string, string>, body?: object][] = [
  ["health", {}],
  ["live", {}],
  ["ready", {}],
  ["interfaces", {}],
  ["openApiDocuments", {}],
  ["openapi", { name: "control" }],
  ["rules", {}],
  ["rule", { id: "GC-07" }],
  ["examples", { name: "voucher" }],
  ["example", { name: "voucher", operation: "lookupRedemption" }],
  ["data", {}],
  ["loadData", {}, { "gift-card": { holders: [holder] } }],
  ["putEntity", holderPlace, { ...holder, firstName: "Ben" }],
  ["entity", holderPlace],
  ["entities", holderPlace],
  ["entityLists", {}],
  ["fixtureSchema", { family: "gift-card" }],
  ["removeEntity", holderPlace],
  ["messages", {}],
  ["message", { number: "1" }],
  ["transactions", {}],
  ["transaction", { id: redemption.id }],
  ["unmatched", {}],
  ["saveDraft", { name: "own" }, scenario],
  ["scenarioDetail", { name: "own" }],
  ["scenarioDetail", { name: "redemption-answer-lost" }],
  ["checkScenario", {}, { ...scenario, title: 1 }],
  ["scenarios", {}],
  ["deleteDraft", { name: "own" }],
  ["undoStatus", {}],
  ["scenarioSchema", {}],
  ["scenario", {}],
  ["startScenario", {}, scenario],
  ["scenario", {}],
  ["startScenario", {}, [{ name: "provider-down" }, scenario]],
  ["scenario", {}],
  ["addFault", {}, { operation: "redeem", after: "drip 10m", times: 1 }],
  ["addFault", {}, { operation: "redeem", before: { kind: "reset" } }],
  ["faults", {}],
  ["clearFaults", {}],
  ["stopScenario", {}],
  ["scenario", {}],
  ["verdict", {}],
  ["settings", {}],
  ["changeSettings", { family: "qr" }, {}],
  ["clock", {}],
  ["setClock", {}, { frozen: true }],
  ["keepSnapshot", { name: "one" }],
  ["snapshots", {}],
  ["exportSnapshot", { name: "one" }],
  ["restoreSnapshot", { name: "one" }],
  ["deleteSnapshot", { name: "one" }],
  ["undoStatus", {}],
  ["reset", {}],
  ["undoStatus", {}],
  ["undo", {}],
  ["audit", {}],
  ["spaces", {}],
  ["pruneSpaces", {}],
  ["reopenSpace", { number: "999999" }],
  ["dropSpace", { number: "999999" }],
];

/** Those that are not in JSON: streams, lines and pictures have tests of their own. */
const otherwise = [
  "journal",
  "messageStream",
  "qrPicture",
  "verdictFrom",
  "exportSpace",
  "importSpace",
  "backup",
];

const send = async (client: Client, id: string, path: Record<string, string>, body?: object) => {
  const { method = "", path: template = "" } = described.get(id) ?? {};
  const target = template.replace(/\{(\w+)\}/g, (_, name: string) => path[name] ?? "");
  if (body !== undefined) return client.send(method, target, body);
  return method === "PUT" ? client.putNothing(target) : client.send(method, target);
};

const mistakes = ({ status, body, text }: Reply, id: string): unknown => {
  const answer = described.get(id)?.responses[String(status)];
  if (answer === undefined) return `${id} does not list ${status}`;
  const schema = answer.content?.["application/json"]?.schema;
  if (schema === undefined) return text === "" ? [] : text;
  const isValid = ajv.compile(schemaOf(schema));
  return isValid(text === "" ? body : JSON.parse(text)) ? [] : isValid.errors;
};

test("every answer of the control API is what its document says", async () => {
  const till = tillOf(standin());
  await till.redeem(redemption);
  await till.client.get("/nowhere");
  for (const [id, path, body] of requests) {
    const reply = await send(till.client, id, path, body);
    expect([id, reply.status, mistakes(reply, id)]).toEqual([id, expect.any(Number) as number, []]);
  }
});

test("the requests of this test are to all of its operations", () => {
  const sent = new Set([...requests.map(([id]) => id), ...otherwise]);
  expect([...sent].sort()).toEqual([...described.keys()].sort());
});

test("refusals are in the document too", async () => {
  const { client } = newTill();
  const refused = [
    ["openapi", { name: "none" }],
    ["rule", { id: "none" }],
    ["examples", { name: "none" }],
    ["example", { name: "voucher", operation: "none" }],
    ["undo", {}],
    ["loadData", {}, { "gift-cart": {} }],
    ["putEntity", holderPlace, {}],
    ["putEntity", { ...holderPlace, type: "none" }, {}],
    ["entity", holderPlace],
    ["entities", { ...holderPlace, type: "none" }],
    ["fixtureSchema", { family: "none" }],
    ["removeEntity", holderPlace],
    ["message", { number: "7" }],
    ["transaction", { id: "none" }],
    ["message", { number: "x" }],
    ["startScenario", {}, { name: "none" }],
    ["checkScenario", {}, {}],
    ["addFault", {}, { operation: "laod", after: "reset" }],
    ["scenarioDetail", { name: "none" }],
    ["scenarioDetail", { name: "Not a name" }],
    ["saveDraft", { name: "own" }, { rules: [] }],
    ["saveDraft", { name: "provider-down" }, scenario],
    ["deleteDraft", { name: "none" }],
    ["deleteDraft", { name: "provider-down" }],
    ["startScenario", {}, {}],
    ["changeSettings", { family: "none" }, {}],
    ["setClock", {}, { set: "soon" }],
    ["exportSnapshot", { name: "none" }],
    ["restoreSnapshot", { name: "none" }],
    ["deleteSnapshot", { name: "Not a name" }],
    ["keepSnapshot", { name: "one" }, {}],
  ] as const;
  for (const [id, path, body] of refused) {
    const reply = await send(client, id, path, body);
    expect([id, reply.status >= 400, mistakes(reply, id)]).toEqual([id, true, []]);
  }
});

test("the page about the control API has every operation", () => {
  const page = readFileSync(join(__dirname, "../docs/control-api.md"), "utf8");
  const missing = [...described.values()]
    .map(({ method, path }) => `${method} ${path}`)
    .filter((operation) => {
      const shown = operation.replace(/\{(\w+)\}/g, (_, name: string) => name.toUpperCase());
      return !page.includes(`| \`${shown}`);
    });
  expect(missing).toEqual([]);
});
