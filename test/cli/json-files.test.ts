import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runHere } from "../support/program";

/** The same fixtures and the same scenario in forms that YAML takes and JSON does not. */
const fixtures = {
  YAML: "cards: []",
  "single quotes": "{'cards': []}",
  "a trailing comma": '{ "cards": [], }',
  "keys without quotes": "{ cards: [] }",
};

const written = (name: string, text: string): { folder: string; file: string } => {
  const folder = mkdtempSync(join(tmpdir(), "standin-json-"));
  const file = join(folder, name);
  writeFileSync(file, text);
  return { folder, file };
};

test.each(Object.entries(fixtures))(
  "a fixture file called .json is refused where it is %s",
  async (_, text) => {
    const { folder } = written("gift-card.json", text);
    const { code, err } = await runHere(["fixtures", "check", folder]);
    expect(code).toBe(1);
    expect(err).toMatch(
      /gift-card[.]json:1:\d+: is not JSON [(].+[)]; a YAML file is called [.]yaml/,
    );
  },
);

test("a scenario that is not JSON is refused under that name, and taken as .yaml", async () => {
  const text = "name: own\ntitle: Own\ninterface: voucher\nrules: [{ on: {}, then: there }]\n";
  const { code, err } = await runHere(["scenario", "check", written("own.json", text).file]);
  expect([code, err]).toEqual([1, expect.stringContaining("is not JSON") as unknown]);
  expect(await runHere(["scenario", "check", written("own.yaml", text).file])).toMatchObject({
    code: 0,
  });
});

test("JSON itself is taken, with a byte order mark too", async () => {
  const { folder } = written("gift-card.json", '\uFEFF{ "cards": [] }');
  expect(await runHere(["fixtures", "check", folder])).toMatchObject({ code: 0 });
});
