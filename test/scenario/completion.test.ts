import { type JsonSchema, optionsAt, placeAtEnd } from "../../src/scenario/completion";
import { newTester, startStandin } from "../support/standin";

let schema: JsonSchema;

beforeAll(async () => {
  const { client } = newTester(await startStandin());
  schema = JSON.parse((await client.get("/standin/scenario-schema")).text) as JsonSchema;
});

/** What is suggested at the end of a text. */
const suggested = (text: string): string[] => {
  const place = placeAtEnd(text);
  return place === undefined ? [] : optionsAt(schema, place).map(({ label }) => label);
};

const head = "name: ours\ntitle: Ours\ninterface: gift-card-v3\n";
const keysOfRules = "on in from until times nth after every probability fault then".split(" ");
const keysOfMatches = ["operation", "messages", "path", "query", "header", "body"];

test.each([
  ["na", ["name", "title", "description", "interface", "seed", "rules", "expect"]],
  [`${head}rules:\n  - `, keysOfRules],
  [`${head}rules:\n  - on: {}\n    ti`, keysOfRules],
  [`${head}rules:\n- on: {}\n  times: 1\n  `, keysOfRules],
  [`${head}rules:\n  - on: { `, keysOfMatches],
  [`${head}rules:\n  - on:\n      op`, keysOfMatches],
  [`${head}rules:\n  # on: what\n\n  - on:\n      op`, keysOfMatches],
  [`${head}rules:\n  - on: { operation: load }\n    fault: { when: `, ["before", "after"]],
  [`${head}rules:\n  - on: {}\n    fault:\n      when: a`, ["before", "after"]],
])("after %j it suggests what the schema allows", (text, options) => {
  expect(suggested(text)).toEqual(options);
});

test("the kinds of faults, each with what it means, and the members of all of them", () => {
  const place = placeAtEnd(`${head}rules:\n  - fault: { kind: `);
  const kinds = place === undefined ? [] : optionsAt(schema, place);
  expect(kinds.map(({ label }) => label)).toEqual(
    expect.arrayContaining(["status", "delay", "no-answer", "replay"]),
  );
  expect(kinds.filter(({ info }) => info === undefined)).toEqual([]);
  expect(suggested(`${head}rules:\n  - fault: { kind: delay, `)).toEqual(
    expect.arrayContaining(["when", "kind", "status", "for"]),
  );
});

test("nothing in a comment, behind a brace that was closed, or below what the schema does not know", () => {
  expect(suggested("# na")).toEqual([]);
  expect(suggested(`${head}rules:\n  - on: { body: { a: `)).toEqual([]);
  expect(suggested("constructor: { ")).toEqual([]);
});
