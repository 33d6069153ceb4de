import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Ajv from "ajv";
import { load } from "js-yaml";
import { ControlRefused, FileRefused } from "../../src";
import { limits } from "../../src/limits/limits";
import { scenarioDirectory } from "../../src/package-files";
import { namedText, schemaComment } from "../../src/scenario/load";
import { Sqlite } from "../../src/store/file/sqlite";
import {
  cards,
  loadOf,
  newTill as tillOf,
  refusal,
  useGiftCards,
} from "../support/messages/gift-card";
import { runHere } from "../support/program";
import { startStandin } from "../support/standin";
import { VirtualTime } from "../support/virtual-time";

const { newTill, standin } = useGiftCards();
type Till = ReturnType<typeof newTill>;

const folder = mkdtempSync(join(tmpdir(), "standin-drafts-"));
afterAll(() => {
  rmSync(folder, { recursive: true });
});
const inFolder = (name: string) => join(folder, name);

const text = (name: string, status = 504): string =>
  [
    schemaComment,
    "# Shows: a load times out.",
    "# A correct POS: reverses it.",
    `name: ${name}`,
    "title: A load times out",
    "interface: gift-card-v3",
    "rules:",
    `  - { on: { operation: load }, fault: { when: before, kind: status, status: ${status} } }`,
    "",
  ].join("\n");

const yaml = "application/yaml";
const save = ({ client }: Till, name: string, body: string | object, type = yaml) =>
  client.put(`/standin/scenarios/${name}`, body, typeof body === "string" ? type : undefined);
const draftOf = (status: number) => ({
  name: "mine",
  title: "A load times out",
  interfaces: ["gift-card-v3"],
  about: "Shows: a load times out.\nA correct POS: reverses it.",
  draft: true,
  savedAt: expect.stringMatching(/^\d{4}-.*Z$/) as string,
  text: text("mine", status),
});
const { text: _text, ...entry } = draftOf(504);

describe("a draft", () => {
  test("is kept with its text, listed after the library, and started by its name", async () => {
    const till = newTill();
    expect(await save(till, "mine", text("mine"))).toMatchObject({
      status: 200,
      body: draftOf(504),
    });
    expect((await till.client.get("/standin/scenarios/mine")).body).toEqual(draftOf(504));
    const list = till.space.scenarios.list();
    expect(list.at(-1)).toEqual(entry);
    expect(list.filter(({ draft }) => draft === true)).toHaveLength(1);
    await till.client.put("/standin/scenario", { name: "mine" });
    expect(await till.load(loadOf(cards.empty, 1))).toMatchObject({ status: 504 });
  });

  test("is its own data space's alone", async () => {
    await save(newTill(), "mine", text("mine"));
    const other = newTill();
    expect(await other.client.get("/standin/scenarios/mine")).toMatchObject(
      refusal(404, "GENERAL_ERROR"),
    );
    expect(await other.client.put("/standin/scenario", { name: "mine" })).toMatchObject(
      refusal(404, "GENERAL_ERROR"),
    );
  });

  test("is kept by a reset and by a restore, and does not change what runs", async () => {
    const till = newTill();
    await till.space.snapshots.save("before");
    await save(till, "mine", text("mine"));
    till.space.scenario("mine");
    await save(till, "mine", text("mine", 503));
    expect(await till.load(loadOf(cards.empty, 1))).toMatchObject({ status: 504 });
    till.space.reset();
    expect(till.space.scenarios.show("mine")).toEqual(draftOf(503));
    await till.space.snapshots.restore("before");
    expect(till.space.scenarios.show("mine")).toEqual(draftOf(503));
  });

  test("sent as JSON has its text in lines", async () => {
    const till = newTill();
    const scenario = load(text("mine")) as { title: string };
    const { body } = await save(till, "mine", scenario);
    expect(body["text"]).toBe(`${JSON.stringify(scenario, undefined, 2)}\n`);
    expect(await save(till, "mine", { ...scenario, title: 1 })).toMatchObject({
      status: 400,
      body: { detailMessage: { mistakes: [{ line: 3, column: 4, path: "title" }] } },
    });
  });

  test("is refused with mistakes, each with its place, and nothing is kept", async () => {
    const till = newTill();
    expect(await save(till, "other", text("mine", 418))).toMatchObject({
      status: 400,
      body: {
        errorMessage: "Scenario not valid",
        detailMessage: {
          mistakes: [
            { line: 4, column: 1, path: "name", text: "must be the name of the draft, other" },
            { line: 8, path: "rules[0].fault.status" },
          ],
        },
      },
    });
    expect(await till.client.get("/standin/scenarios/other")).toMatchObject({ status: 404 });
  });

  test.each([
    ["a name of the library", "provider-down", text("provider-down"), 409, "Name in the library"],
    ["a name of another form", "Mine", text("Mine"), 400, "Parameter not valid"],
    [
      "a text that is too large",
      "mine",
      "#".repeat(limits.fileBytes + 1),
      400,
      "Scenario not valid",
    ],
    ["a name alone", "mine", { name: "mine" }, 400, "Parameter not valid"],
    ["nothing", "mine", "", 400, "Scenario not valid"],
  ] as const)("is refused: %s", async (_what, name, body, status, errorMessage) => {
    const till = newTill();
    expect(await save(till, name, body)).toMatchObject({ status, body: { errorMessage } });
    expect(till.space.scenarios.list().some(({ draft }) => draft)).toBe(false);
  });

  test("is refused beyond their number, which a replacement does not change", async () => {
    const till = newTill();
    const names = Array.from({ length: limits.scenarioDrafts }, (_, at) => `draft-${at}`);
    for (const name of names) await save(till, name, text(name));
    expect(await save(till, "mine", text("mine"))).toMatchObject({
      ...refusal(429, "GENERAL_ERROR"),
      body: {
        errorMessage: "Too many drafts",
        detailMessage: {
          bound: "scenarioDrafts",
          limit: limits.scenarioDrafts,
          of: "scenario drafts of the data space",
        },
      },
    });
    expect(await save(till, "draft-7", text("draft-7", 503))).toMatchObject({ status: 200 });
  });

  test("is there after the end of the process; one that fits no longer says why", async () => {
    const db = inFolder("standin.db");
    const first = await startStandin({ db });
    first.space("quay5", "own").scenarios.save(inFolderFile("mine.yaml", text("mine")));
    await first.close();
    const file = new Sqlite(db);
    file.exec(
      "UPDATE scenario_draft SET text = replace(text, 'operation: load', 'operation: lode')",
    );
    file.close();
    const second = await startStandin({ db });
    const { space } = tillOf(second, "quay5", "own");
    const [detail, listed] = [space.scenarios.show("mine"), space.scenarios.list().at(-1)];
    expect([detail.text, detail.faults]).toEqual([
      text("mine").replace("operation: load", "operation: lode"),
      [expect.stringContaining("lode is not an operation")],
    ]);
    expect(listed).toEqual(entry);
    expect(() => space.scenario("mine")).toThrow(FileRefused);
    await second.close();
  });
});

/** Writes a file; answers its path. */
function inFolderFile(name: string, content: string): string {
  writeFileSync(inFolder(name), content);
  return inFolder(name);
}

describe("a draft that is deleted or replaced", () => {
  test("is back after an undo, and an undo of a replacement can be undone", async () => {
    const till = newTill();
    await save(till, "mine", text("mine"));
    expect(await till.client.get("/standin/undo")).toMatchObject({ body: { available: false } });
    await save(till, "mine", text("mine", 503));
    expect(till.space.undo()).toMatchObject({
      kind: "draft",
      text: "the replacement of draft mine",
    });
    expect(till.space.scenarios.show("mine")).toEqual(draftOf(504));
    expect(till.space.undo().text).toBe("the undo of the replacement of draft mine");
    expect(till.space.scenarios.show("mine")).toEqual(draftOf(503));
    expect(await till.client.delete("/standin/scenarios/mine")).toMatchObject({ status: 204 });
    expect(till.space.scenarios.list().some(({ draft }) => draft)).toBe(false);
    expect(till.space.undo().text).toBe("the deletion of draft mine");
    expect(till.space.scenarios.show("mine")).toEqual(draftOf(503));
  });

  test("by the same text is no change: what can be undone stays", async () => {
    const till = newTill();
    await save(till, "mine", text("mine"));
    till.space.reset();
    await save(till, "mine", text("mine"));
    expect(till.space.undo().text).toMatch(/^the reset of/);
  });

  test("is not back where as many have taken its place", async () => {
    const time = new VirtualTime();
    const till = tillOf(await startStandin({ time }));
    await save(till, "mine", text("mine"));
    till.space.scenarios.delete("mine");
    for (let at = 0; at < limits.scenarioDrafts; at += 1)
      await save(till, `draft-${at}`, text(`draft-${at}`));
    expect(() => till.space.undo()).toThrow(ControlRefused);
    till.space.scenarios.delete("draft-0");
    expect(till.space.undo().text).toBe("the deletion of draft draft-0");
  });

  test.each([
    ["mine", 404],
    ["provider-down", 409],
  ])("%s is not deleted: %d", async (name, status) => {
    expect(await newTill().client.delete(`/standin/scenarios/${name}`)).toMatchObject(
      refusal(status, "GENERAL_ERROR"),
    );
  });
});

test("a draft is dropped with a data space that nobody uses", async () => {
  const time = new VirtualTime();
  const db = inFolder("forgetting.db");
  const first = await startStandin({ db, time });
  first.space("quay5", "own").scenarios.save(inFolderFile("mine.yaml", text("mine")));
  await first.close();
  time.advance(40 * 86_400_000);
  const second = await startStandin({ db, time, forgetAfter: 30 });
  expect(
    second
      .space("quay5", "own")
      .scenarios.list()
      .some(({ draft }) => draft),
  ).toBe(false);
  await second.close();
});

describe("a scenario of the library", () => {
  test("has its file's text, and what it says of a correct POS", async () => {
    const { body } = await newTill().client.get("/standin/scenarios/redemption-answer-lost");
    const file = readFileSync(join(scenarioDirectory, "redemption-answer-lost.yaml"), "utf8");
    expect(body).toEqual({
      name: "redemption-answer-lost",
      title: "The redemption is processed but its answer never arrives",
      interfaces: ["gift-card-v3"],
      about: expect.stringMatching(/^Shows: the redemption.*\nA correct POS: waits/) as string,
      text: file,
    });
  });

  test("with mistakes says so", async () => {
    writeFileSync(inFolder("wrong.yaml"), text("wrong", 418));
    const own = await startStandin({ scenarios: inFolder("wrong.yaml") });
    const detail = own.scenarios.show("wrong");
    expect(detail).toMatchObject({
      name: "wrong",
      faults: [expect.stringContaining("the contract does not list 418") as string],
      text: text("wrong", 418),
    });
    expect(detail).not.toHaveProperty("title");
  });
});

describe("a check", () => {
  const check = ({ client }: Till, body: string) => client.post("/standin/scenarios/check", body);

  test("finds every mistake with its place, and keeps nothing", () => {
    const { space } = newTill();
    const file = inFolderFile(
      "checked.yaml",
      text("mine", 418).replace("operation: load", "operation: lode"),
    );
    expect(space.scenarios.check(file).mistakes).toEqual([
      {
        line: 8,
        column: expect.any(Number) as number,
        path: "rules[0].on.operation",
        text: expect.stringContaining("lode is not an operation") as string,
      },
    ]);
    expect(space.scenarios.check(inFolderFile("checked.yaml", "a: [")).mistakes).toMatchObject([
      { line: 1, path: "" },
    ]);
    expect(space.scenarios.check(inFolderFile("checked.yaml", text("mine"))).mistakes).toEqual([]);
    expect(space.scenarios.list().some(({ draft }) => draft)).toBe(false);
    expect(space.scenario()).toEqual({ active: false });
  });

  test("over HTTP", async () => {
    const till = newTill();
    const sent = await till.client.post("/standin/scenarios/check", load(text("mine")) as object);
    expect([sent.status, sent.body]).toEqual([200, { mistakes: [] }]);
    expect(await check(till, '{"rules": 1}')).toMatchObject({
      status: 200,
      body: {
        mistakes: expect.arrayContaining([
          { line: 2, column: 4, path: "rules", text: expect.any(String) as string },
        ]) as unknown,
      },
    });
    expect(await check(till, "1")).toMatchObject(refusal(400, "GENERAL_ERROR"));
  });
});

describe("the JSON Schema of scenario files", () => {
  test("is what editors take: every file of the library fits it, and names it", async () => {
    const reply = await fetch(`${standin().url}/standin/scenario-schema`);
    const schema = (await reply.json()) as object;
    const shipped = join(scenarioDirectory, "scenario.schema.json");
    expect(schema).toEqual(JSON.parse(readFileSync(shipped, "utf8")));
    const fits = new Ajv({ strict: true, strictTypes: false, allowUnionTypes: true }).compile(
      schema,
    );
    const files = readdirSync(scenarioDirectory).filter((name) => name.endsWith(".yaml"));
    for (const name of files) {
      const content = readFileSync(join(scenarioDirectory, name), "utf8");
      expect([name, fits(load(content)), fits.errors]).toEqual([name, true, null]);
      expect([name, content.split("\n")[0]]).toEqual([name, schemaComment]);
    }
    expect(files.length).toBeGreaterThan(70);
    const wrong = [
      { interface: "none" },
      { rules: [{ on: {}, fault: { when: "before", kind: "x" } }] },
      { more: 1 },
    ];
    for (const change of wrong)
      expect(fits({ ...(load(text("mine")) as object), ...change })).toBe(false);
  });

  test("has the names of a simulator's own interfaces, and no keyword of Standin's", () => {
    const schema = JSON.stringify(standin().scenarios.schema());
    expect(schema).not.toMatch(/"x-|discriminator/);
    expect(schema).toContain('"money-transfer"');
    expect(schema).toContain('"reverseRedemption"');
    expect(schema).toContain('"description":"Strikes at most so often"');
  });
});

describe("in process", () => {
  test("a scenario is saved by its file or as an object, under its own name", () => {
    const { space } = newTill();
    const saved = space.scenarios.save(inFolderFile("file.yaml", text("mine")));
    expect(saved).toEqual(draftOf(504));
    const object = load(text("object")) as Parameters<typeof space.scenarios.save>[0];
    expect(space.scenarios.save(object).name).toBe("object");
    expect(space.scenario("object")).toMatchObject({ active: true });
    expect(() => space.scenarios.save(inFolder("none.yaml"))).toThrow(FileRefused);
    expect(() => space.scenarios.check(inFolder("none.yaml"))).toThrow(FileRefused);
    const known = expect.arrayContaining(["provider-down", "mine", "object"]) as unknown;
    expect(() => space.scenarios.show("none")).toThrow(
      expect.objectContaining({ detail: { name: "none", known, nearest: "mine" } }) as Error,
    );
  });
});

describe("on the command line", () => {
  const at = (...args: string[]) =>
    runHere(["scenario", ...args, "--url", standin().url, "--user", "quay6:drafts"]);

  test("a draft is saved, listed, shown, started and deleted", async () => {
    const file = inFolderFile("cli.yaml", text("mine"));
    expect(await at("list", "--drafts")).toMatchObject({ code: 0, out: "There are no drafts.\n" });
    expect(await at("save", file)).toMatchObject({
      code: 0,
      out: "mine: A load times out\nStart it with: standin scenario start mine\n",
    });
    expect(await at("save", file, "--name", "mine-2")).toMatchObject({ code: 0 });
    expect(await at("list", "--drafts")).toMatchObject({
      out: expect.stringMatching(
        /^name .*\nmine +gift-card-v3 +A load times out\nmine-2 /,
      ) as string,
    });
    expect(await at("show", "mine", "--draft")).toMatchObject({ out: text("mine") });
    const { out } = await at("show", "mine-2", "--draft");
    expect(out).toBe(text("mine").replace("name: mine", 'name: "mine-2"'));
    expect(await at("start", "mine-2")).toMatchObject({ code: 0 });
    expect(await at("delete", "mine-2")).toMatchObject({
      code: 0,
      out: "The draft mine-2 is deleted.\n",
    });
    expect(await at("start", "mine-2")).toMatchObject({ code: 1 });
  });

  test("mistakes are told with the file's name", async () => {
    const file = inFolderFile("bad.yaml", text("mine", 418));
    expect(await at("save", file)).toMatchObject({
      code: 1,
      err: expect.stringMatching(/bad\.yaml:8:\d+: rules\[0\]\.fault\.status: /) as string,
    });
    expect(await at("save", inFolderFile("bad.yaml", "title: x\n"))).toEqual({
      code: 1,
      out: "",
      err: `${file}:1:1: name: must be 1 to 64 of a-z, 0-9 and -\n`,
    });
    expect(await at("save", file, "--name", "Mine")).toMatchObject({ code: 2 });
    expect(await at("delete", "provider-down")).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^Name in the library \(409\)\n/) as string,
    });
  });

  test.each([
    ["plain", "name: mine\ntitle: mine\n", 'name: "other"\ntitle: mine\n'],
    ["JSON", '{"title": "name", "name": "mine"}', '{"title": "name", "name": "other"}'],
    ["single quotes", "name: 'mine'\n", "name: 'other'\n"],
    ["after others", "title: name mine\nname: mine\n", 'title: name mine\nname: "other"\n'],
  ])("another name leaves the rest of the text: %s", (_what, before, after) => {
    expect(namedText(before, "x.yaml", "other")).toEqual({ name: "other", text: after });
  });

  test("the schema", async () => {
    const { code, out } = await runHere(["scenario", "schema"]);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual(standin().scenarios.schema());
  });
});
