"use strict";

/**
 * Writes `examples/NAME.json`: the example of each operation of each interface with fixed ids and a fixed time, and the
 * answer that a simulator gives to it; `control.json` has those of the control API. The OpenAPI documents and the pages show them. Reads the built code (`npm run
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

/** Plays an example in a data space of its own, as if it were the only one. */
async function recorded(standin, play, { interface: name, operation, usesUp, messages }) {
  const password = `${name} ${operation}`;
  standin.space(user, password).clock({ set: time, frozen: true });
  const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString("base64")}`;
  const played = await play(messages, {
    user,
    newId: (message) => idFrom(`${name} ${operation} ${message.name}`),
    time: () => time,
    async send({ method, path, body }) {
      const response = await fetch(standin.url + path, {
        method,
        headers: { authorization, "content-type": "application/json" },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      return { status: response.status, ...(text !== "" && { body: JSON.parse(text) }) };
    },
  });
  return {
    operation,
    ...(usesUp !== undefined && { usesUp }),
    messages: played.map(({ message, answer }, at) => ({
      ...message,
      ...(at === played.length - 1 && {
        answer: { ...answer, ...(answer.body && { body: shortened(operation, answer.body) }) },
      }),
    })),
  };
}

/** What is to be in each file, by the name of its interface. */
async function recordExamples({ createStandin, families, examplesOf, play }) {
  const standin = await createStandin();
  const files = new Map();
  for (const family of families)
    for (const contract of family.contracts) {
      const examples = await examplesOf(family, contract, ({ basePath }) => basePath);
      files.set(
        contract.name,
        await Promise.all(examples.map((one) => recorded(standin, play, one))),
      );
    }
  await standin.close();
  return files;
}

/** A line for each example. */
const textOf = (examples) => `[\n${examples.map((one) => JSON.stringify(one)).join(",\n")}\n]\n`;

async function main() {
  const directory = join(root, "examples");
  mkdirSync(directory, { recursive: true });
  const files = ["index", "interfaces/index", "interfaces/examples", "till/play"];
  const parts = Object.assign(
    {},
    ...[...files, "http/control/operations"].map((file) => built(`${file}.js`)),
  );
  for (const [name, examples] of await recordExamples(parts))
    writeFileSync(join(directory, `${name}.json`), textOf(examples));
  writeFileSync(join(directory, "control.json"), textOf(await recordControl(parts)));
}

module.exports = { recordExamples };
if (require.main === module) void main();
