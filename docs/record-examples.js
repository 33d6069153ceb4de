"use strict";

/**
 * Writes `examples/NAME.json`: the example of each operation of each interface with fixed ids and a fixed time, and the
 * answers that a simulator gives to its messages; `control.json` has those of the control API. The OpenAPI documents and the pages show them. Reads the built code (`npm run
 * docs` builds first). test/till/recorded.test.ts fails when what is committed differs from what this would write.
 */
const { createHash } = require("node:crypto");
const { mkdirSync, writeFileSync } = require("node:fs");
const { join } = require("node:path");
const { recordControl } = require("./record-control.js");

const root = join(__dirname, "..");
const built = (path) => require(join(root, "dist", path));

const time = "2031-03-04T12:00:00.000Z";
const user = "7102";

/** A UUID of version 4 that follows from a text. */
function idFrom(text) {
  const digits = createHash("sha256").update(text).digest("hex");
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `4${digits.slice(13, 16)}`,
    `8${digits.slice(17, 20)}`,
    digits.slice(20, 32),
  ].join("-");
}

/** The answer of the test server has every entity: one of each list shows what they look like. */
const shortened = (operation, body) =>
  operation === "data"
    ? Object.fromEntries(Object.entries(body).map(([list, all]) => [list, all.slice(0, 1)]))
    : body;

/** What sends messages in a data space of this name, at a time that stands still. */
function senderIn(standin, password) {
  standin.space(user, password).clock({ set: time, frozen: true });
  const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString("base64")}`;
  return async ({ method, path, operation, body }) => {
    const response = await fetch(standin.url + path, {
      method,
      headers: { authorization, "content-type": "application/json" },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return {
      whole: text === "" ? undefined : JSON.parse(text),
      answer: {
        status: response.status,
        ...(text !== "" && { body: shortened(operation, JSON.parse(text)) }),
      },
    };
  };
}

/** A flow that is sent message by message; `earlier`: what it has of the answers so far. */
const begun = ({ operation, usesUp, messages }, earlier) => ({
  operation,
  usesUp,
  earlier: new Map([...earlier].map(([name, answer]) => [name, { answer }])),
  messages,
  sent: [],
});

/** Sends the next message of a flow. */
async function sendNext({ ready, send, name }, flow) {
  const message = flow.messages[flow.sent.length];
  const id = idFrom(`${name} ${flow.operation} ${message.name}`);
  const filled = ready(message, { id, time, user, earlier: flow.earlier });
  const { answer, whole } = await send(filled);
  flow.earlier.set(message.name, { id, answer: whole });
  flow.sent.push({ ...filled, answer });
}

const recordOf = ({ operation, usesUp, sent: messages }) => ({
  operation,
  ...(usesUp !== undefined && { usesUp }),
  messages,
});

/** Plays an example in a data space of its own, as if it were the only one. */
async function recordedAlone({ standin, ready }, name, example) {
  const flow = begun(example, new Map());
  const send = senderIn(standin, `${name} ${example.operation}`);
  while (flow.sent.length < flow.messages.length) await sendNext({ ready, send, name }, flow);
  return recordOf(flow);
}

/**
 * Plays flows in one data space, in the order of the OpenAPI document: operation by operation. Messages of other
 * interfaces, which the document lacks, are left out.
 */
async function recordedTogether(
  { standin, ready, inFlowOrder, heldAnswers },
  { family, contract },
  examples,
) {
  const { name, operations } = contract;
  const flows = [];
  for (const example of examples) {
    const messages = example.messages.filter((message) => message.interface === name);
    const held = await heldAnswers(family, contract, example.operation);
    flows.push(begun({ ...example, messages }, held));
  }
  const orders = flows.map(({ messages }) => messages.map(({ operation }) => operation));
  const send = senderIn(standin, name);
  for (const { id } of inFlowOrder(operations, orders))
    for (const flow of flows)
      if (flow.messages[flow.sent.length]?.operation === id)
        await sendNext({ ready, send, name }, flow);
  return flows.map(recordOf);
}

/** What is to be in each file, by the name of its interface. */
async function recordExamples({ createStandin, families, ...parts }) {
  const { examplesOf, wholeFlows } = parts;
  const standin = await createStandin();
  const files = new Map();
  for (const family of families)
    for (const contract of family.contracts) {
      const { name } = contract;
      const examples = await examplesOf(family, contract, ({ basePath }) => basePath);
      const whole = wholeFlows(name, examples);
      const together = await recordedTogether({ standin, ...parts }, { family, contract }, whole);
      const all = examples.map(
        (one) =>
          together.find(({ operation }) => operation === one.operation) ??
          recordedAlone({ standin, ...parts }, name, one),
      );
      files.set(name, await Promise.all(all));
    }
  await standin.close();
  return files;
}

/** A line for each example. */
const textOf = (examples) => `[\n${examples.map((one) => JSON.stringify(one)).join(",\n")}\n]\n`;

async function main() {
  const directory = join(root, "examples");
  mkdirSync(directory, { recursive: true });
  const files = [
    "index",
    "families/index",
    "families/kit/examples",
    "contract/openapi/openapi",
    "till/example",
    "control/declare/operations",
  ];
  const parts = Object.assign({}, ...files.map((file) => built(`${file}.js`)));
  for (const [name, examples] of await recordExamples(parts))
    writeFileSync(join(directory, `${name}.json`), textOf(examples));
  writeFileSync(join(directory, "control.json"), textOf(await recordControl(parts)));
}

module.exports = { recordExamples };
if (require.main === module) void main();
