import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runHere } from "../support/program";

/** Fixtures that are not JSON: the first four are YAML, which the others are not either. */
const fixtures = {
  YAML: "cards: []",
  "single quotes": "{'cards': []}",
  "a trailing comma": '{ "cards": [], }',
  "keys without quotes": "{ cards: [] }",
  "a missing comma": '{ "cards": [] "products": [] }',
  "a list that does not end": '{ "cards": [',
  "a comment": '// our cards\n{ "cards": [] }',
  empty: "",
};

const written = (name: string, text: string): { folder: string; file: string } => {
  const folder = mkdtempSync(join(tmpdir(), "standin-json-"));
  const file = join(folder, name);
  writeFileSync(file, text);
  return { folder, file };
};

test.each(Object.entries(fixtures))(
  "a fixture file is refused where it is not JSON: %s",
  async (_, text) => {
    const { folder } = written("gift-card.json", text);
    const { code, err } = await runHere(["fixtures", "check", folder]);
    expect(code).toBe(1);
    expect(err).toMatch(/gift-card[.]json:1:\d+: is not JSON [(].+[)]$/m);
  },
);

test.each([
  ['{ "cards": [\n] x }', "2:3"],
  ["{\n  \"cards\": '' }", "2:12"],
  ['{\n  "cards": [] }\n{}', "3:1"],
  ['{\n  "cards": [', "2:13"],
])("the place of a mistake in %j is %s", async (text, place) => {
  const { err } = await runHere(["fixtures", "check", written("gift-card.json", text).folder]);
  expect(err).toContain(`gift-card.json:${place}: is not JSON`);
});

test("a scenario that is not JSON is refused under that name, and taken as .yaml", async () => {
  const text = "name: own\ntitle: Own\ninterface: voucher\nrules: [{ on: {}, then: there }]\n";
  const { code, err } = await runHere(["scenario", "check", written("own.json", text).file]);
  expect(code).toBe(1);
  expect(err).toMatch(/own[.]json:1:\d+: is not JSON [(].+[)]; a YAML file is called [.]yaml/);
  expect(await runHere(["scenario", "check", written("own.yaml", text).file])).toMatchObject({
    code: 0,
  });
});

test("JSON itself is taken, with a byte order mark too", async () => {
  const { folder } = written("gift-card.json", '\uFEFF{ "cards": [] }');
  expect(await runHere(["fixtures", "check", folder])).toMatchObject({ code: 0 });
});
