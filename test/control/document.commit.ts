import { once } from "node:events";
import { readFileSync } from "node:fs";
import { type IncomingMessage, request } from "node:http";
import { join } from "node:path";
import Ajv from "ajv/dist/2020";
import addFormats from "ajv-formats";
import { createStandin } from "../../src";
import { controlOperations } from "../../src/control/declare/operations";
import { authorizationOf } from "../gates/trial/client";
import type { Client, Reply } from "../support/client";
import {
  cards,
  newTill as tillOf,
  redemptionOf,
  useGiftCards,
} from "../support/messages/gift-card";

const { newTill, standin } = useGiftCards();

interface Answer {
  content?: Record<string, { schema: object }>;
}
interface Described {
  operationId: string;
  parameters?: { in: string }[];
  requestBody?: object;
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

const holderPlace = { family: "gift-card", type: "holders", key: "H-OWN" };

/** Further requests beside the examples of the document, in an order in which each succeeds. */
const furtherRequests: [id: string, path: Record<string, string>, body?: object][] = [
  ["openapi", { name: "control" }],
  ["data", {}],
  ["messages", {}],
  ["transactions", {}],
  ["undoStatus", {}],
  ["scenario", {}],
  ["startScenario", {}, scenario],
  ["scenario", {}],
  ["startScenario", {}, [{ name: "provider-down" }, scenario]],
  ["scenario", {}],
  ["scenarioDetail", { name: "redemption-answer-lost" }],
  ["checkScenario", {}, { ...scenario, title: 1 }],
  ["addFault", {}, { operation: "redeem", after: "drip 10m", times: 1 }],
  ["addFault", {}, { operation: "redeem", before: { kind: "reset" } }],
  ["addFault", {}, { operation: "*", messages: "advices", before: "status 503" }],
  ["faults", {}],
  ["addHold", {}, { operation: "*", messages: "requests", when: "before", for: "20s" }],
  ["held", {}],
  ["endHolds", {}],
  ["quota", {}],
  ["stopScenario", {}],
  ["scenario", {}],
  ["verdict", {}],
  ["setClock", {}, { frozen: true }],
  ["keepSnapshot", { name: "one" }],
  ["snapshots", {}],
  ["deleteSnapshot", { name: "one" }],
  ["undoStatus", {}],
  ["reset", {}],
  ["undoStatus", {}],
  ["undo", {}],
  ["audit", {}],
  ["spaces", {}],
];

interface Recorded {
  operation: string;
  messages: unknown[];
}
interface RecordedAnswer {
  status: number;
  type?: string;
  body?: unknown;
}
const { recordControl } = jest.requireActual<{
  recordControl: (parts: object) => Promise<Recorded[]>;
}>("../../docs/record-control.js");

const send = async (client: Client, id: string, path: Record<string, string>, body?: object) => {
  const { method = "", path: template = "" } = described.get(id) ?? {};
  const target = template.replace(/\{(\w+)\}/g, (_, name: string) => path[name] ?? "");
  if (body !== undefined) return client.send(method, target, body);
  return method === "PUT" ? client.putNothing(target) : client.send(method, target);
};

/** What is wrong with an answer, by the schema of its status and media type. */
function mistakesOf(id: string, { status, type = "application/json", body }: RecordedAnswer) {
  const answer = described.get(id)?.responses[String(status)];
  if (answer === undefined) return `${id} does not list ${status}`;
  if (answer.content === undefined) return body === undefined ? [] : body;
  const schema = answer.content[type]?.schema;
  if (schema === undefined) return `${id} does not list ${type}`;
  const isValid = ajv.compile(schemaOf(schema));
  return body === undefined || isValid(body) ? [] : isValid.errors;
}

const mistakes = ({ status, body, text }: Reply, id: string): unknown => {
  const known = described.get(id)?.responses[String(status)]?.content;
  if (known === undefined && text !== "") return text;
  return mistakesOf(id, {
    status,
    ...(text !== "" && { body: text === "" ? body : (JSON.parse(text) as unknown) }),
  });
};

test("the example of each operation is answered as the document says; examples/control.json has the answers", async () => {
  const wrong: unknown[] = [];
  const heard = (id: string, answer: RecordedAnswer): void => {
    const found = mistakesOf(id, answer);
    if (!Array.isArray(found) || found.length > 0) wrong.push([id, found]);
  };
  const recorded = await recordControl({ createStandin, controlOperations, heard });
  expect(wrong).toEqual([]);
  expect(recorded.map(({ operation }) => operation).sort()).toEqual([...described.keys()].sort());
  const file = join(__dirname, "../../examples/control.json");
  expect(JSON.parse(readFileSync(file, "utf8"))).toEqual(JSON.parse(JSON.stringify(recorded)));
});

test("every answer of the control API is what its document says", async () => {
  const till = tillOf(standin());
  await till.redeem(redemption);
  await till.client.get("/nowhere");
  for (const [id, path, body] of furtherRequests) {
    const reply = await send(till.client, id, path, body);
    expect([id, reply.status, mistakes(reply, id)]).toEqual([id, expect.any(Number) as number, []]);
  }
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
    ["addHold", {}, { operation: "laod" }],
    ["decide", { number: "7" }, { as: "it-is" }],
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
  const page = readFileSync(join(__dirname, "../../docs/control-api.md"), "utf8");
  const missing = [...described.values()]
    .map(({ method, path }) => `${method} ${path}`)
    .filter((operation) => {
      const shown = operation.replace(/\{(\w+)\}/g, (_, name: string) => name.toUpperCase());
      return !page.includes(`| \`${shown}`);
    });
  expect(missing).toEqual([]);
});

test("an unknown parameter is refused by its name, in every operation", async () => {
  const { client } = newTill();
  const path = new Map(Object.entries({ family: "gift-card", type: "cards", name: "control" }));
  for (const [id, { method, path: template }] of described) {
    const target = template.replace(/\{(\w+)\}/g, (_, name: string) => path.get(name) ?? "1");
    const reply = await client.send(method, `${target}?nonsense=1`);
    expect([id, reply.status, reply.body["detailMessage"]]).toEqual([
      id,
      400,
      {
        formatErrors: expect.arrayContaining([
          expect.objectContaining({ field: "nonsense" }),
        ]) as unknown,
      },
    ]);
  }
});

test.each([
  ["verdict?timeout=-1", "timeout", "must be from 0 to 86400"],
  ["verdict?timeout=soon", "timeout", "must be a JSON number, not a string"],
  ["messages?limit=-1", "limit", "must be a whole number"],
  ["messages?newest=yes", "newest", "must be true or false"],
  ["messages?filter=a&filter=b", "filter", "must be given once"],
  [
    "messages?fliter=a",
    "fliter",
    "is not a parameter; known: after, before, limit, newest, filter, zone, judged; did you mean filter?",
  ],
  ["faults?name=fault-1", "name", "is not a parameter; it has none"],
])("GET %s is refused as the schema of its query says", async (target, field, msg) => {
  const { status, body } = await newTill().client.get(`/standin/${target}`);
  expect([status, body["detailMessage"]]).toEqual([400, { formatErrors: [{ field, msg }] }]);
});

test("a page has at most 1000 entries, whatever is asked for", async () => {
  const { client } = newTill();
  const { status } = await client.get("/standin/messages?limit=5000");
  expect(status).toBe(200);
});

/** Calls that anybody may get wrong, whatever the operation: with other headers, and with a body that does not fit them. */
const spoiledCalls: readonly {
  name: string;
  status: number;
  headers: Record<string, string>;
  body?: string;
}[] = [
  { name: "for a foreign host", status: 403, headers: { host: "elsewhere.example" } },
  { name: "of a foreign page", status: 403, headers: { origin: "https://elsewhere.example" } },
  { name: "with a wrong password", status: 401, headers: { authorization: "nonsense" } },
  {
    name: "of another media type",
    status: 400,
    headers: { "content-type": "text/plain" },
    body: "{}",
  },
  {
    name: "in an unknown encoding",
    status: 415,
    headers: { "content-encoding": "nonsense" },
    body: "{}",
  },
  ...["gzip", "deflate", "br"].map((encoding) => ({
    name: `that says ${encoding} and is not`,
    status: 400,
    headers: { "content-encoding": encoding },
    body: "{}",
  })),
];

const json: Record<string, string> = { "content-type": "application/json" };

/** Sends a request whose headers are all the test's own. */
async function sendRaw(
  url: string,
  method: string,
  headers: Record<string, string>,
  body = "",
): Promise<RecordedAnswer> {
  const length = { "content-length": String(body.length) };
  const sent = request(url, { method, headers: { ...length, ...headers } });
  sent.end(body);
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  const {
    statusCode: status = 0,
    headers: { "content-type": type = "" },
  } = answer;
  // A stream of messages does not end by itself.
  const isStream = type.startsWith("text/event-stream");
  if (isStream) answer.destroy();
  const text = isStream ? "" : (await answer.setEncoding("utf8").toArray()).join("");
  const isJson = type.startsWith("application/json");
  return {
    status,
    type: type.replace(/;.*/, ""),
    ...(text !== "" && isJson && { body: JSON.parse(text) as unknown }),
  };
}

test.each(spoiledCalls.map((call) => [call.name, call] as const))(
  "a call %s is answered as the document says, in every operation",
  async (name, { status, headers, body }) => {
    const met: string[] = [];
    // Each test has a user: together they would come to what one may ask in a second.
    const authorization = authorizationOf(name);
    for (const [id, { method, path, requestBody }] of described) {
      if (body !== undefined && requestBody === undefined) continue;
      const url = `${standin().url}${path.replaceAll(/\{\w+\}/g, "1")}`;
      const sent = { authorization, ...(body === undefined ? {} : json), ...headers };
      const reply = await sendRaw(url, method, sent, body);
      expect([id, mistakesOf(id, reply)]).toEqual([id, []]);
      if (reply.status === status) met.push(id);
    }
    expect(met).not.toEqual([]);
  },
);

test.each(["gzip", "deflate", "br"])(
  "a body that says %s and is not is refused for that, and not for its path",
  async (encoding) => {
    const headers = {
      authorization: authorizationOf(encoding),
      "content-type": "application/json",
      "content-encoding": encoding,
    };
    const detailMessage = {
      formatErrors: [{ field: "body", msg: "is not what its Content-Encoding says" }],
    };
    for (const path of ["/standin/clock", "/giftcard/v3/redemptions/1"]) {
      const method = path.startsWith("/standin") ? "PUT" : "POST";
      expect(await sendRaw(`${standin().url}${path}`, method, headers, "{}")).toMatchObject({
        status: 400,
        body: { errorMessage: "Body not valid", detailMessage },
      });
    }
  },
);

test("bodies that are too large, unknown interfaces, and one call too many are in the document", async () => {
  const { client } = newTill();
  const authorization = authorizationOf("large");
  const announced = { authorization, ...json, "content-length": "999999999" };
  const large = await sendRaw(`${standin().url}/standin/clock`, "PUT", announced, "{}");
  expect([large.status, mistakesOf("setClock", large)]).toEqual([413, []]);
  for (const [id, path] of [
    ["transactions", "/standin/transactions?interface=nope"],
    ["verdict", "/standin/verdict?interface=nope"],
    ["entities", "/standin/entities/gift-card/nope"],
  ] as const) {
    const reply = await client.get(path);
    expect([id, reply.status, mistakes(reply, id)]).toEqual([id, expect.any(Number), []]);
  }
  for (const [id, { responses }] of described)
    expect([id, responses]).toEqual([
      id,
      expect.objectContaining({ 429: expect.anything() as unknown }),
    ]);
});
