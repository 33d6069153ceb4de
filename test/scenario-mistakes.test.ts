import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { FileRefused, StartRefused, createStandin } from "../src";
import { useGiftCards } from "./support/gift-card";

const { newTill } = useGiftCards();

describe("scenario files: every mistake has file, line and column", () => {
  const folder = mkdtempSync(join(tmpdir(), "standin-scenarios-"));
  let files = 0;
  const good = "name: NAME\ntitle: A title\ninterface: gift-card-v3\nrules:\n  - on: { operation: load }\n    fault: { when: before, kind: status, status: 504 }\n";

  async function start(text: string): Promise<unknown> {
    files += 1;
    const scenarios = join(folder, String(files));
    mkdirSync(scenarios);
    writeFileSync(join(scenarios, "mine.yaml"), text);
    return createStandin({ scenarios, scenario: "mine" }).then((started) => started.close(), (error: unknown) => error);
  }

  test("a good one starts", async () => {
    expect(await start(good.replace("NAME", "mine"))).toBeUndefined();
  });

  test.each([
    ["another name than the file's", good.replace("NAME", "other"), "mine.yaml:1:1: name: must be the name of the file, mine"],
    ["a misspelt property", good.replace("NAME", "mine").replace("title", "titel"), "mine.yaml:2:1: titel: is not known here"],
    ["no such interface", good.replace("NAME", "mine").replace("-v3", "-v4"), "mine.yaml:3:1: interface: gift-card-v4 is not an interface; there are gift-card-v3"],
    ["no such operation", good.replace("NAME", "mine").replace("load", "laod"), "mine.yaml:5:11: rules[0].on.operation: laod is not an operation; there are activate"],
    ["no such kind of fault", good.replace("NAME", "mine").replace("kind: status", "kind: explode"), "mine.yaml:6:5: rules[0].fault: explode is not a known kind"],
    ["no such moment", good.replace("NAME", "mine").replace("before", "during"), "mine.yaml:6:14: rules[0].fault.when: must be one of before, after"],
    ["a status off the contract", good.replace("NAME", "mine").replace("504", "404"), "mine.yaml:6:42: rules[0].fault.status: the contract does not list 404 for load; ask for it with offContract: true"],
    ["times and nth", good.replace("NAME", "mine").replace("    fault", "    times: 1\n    nth: 1\n    fault"), "mine.yaml:7:5: rules[0].nth: times and nth exclude each other"],
    ["times that are none", good.replace("NAME", "mine").replace("    fault", "    times: 0\n    fault"), "mine.yaml:6:5: rules[0].times: must be >= 1"],
    ["a duration that is none", good.replace("NAME", "mine").replace("kind: status, status: 504", "kind: delay, for: soon"), "rules[0].fault.for: must be a duration such as 500ms, 90s or 2m"],
    ["a long number without quotes", good.replace("NAME", "mine").replace("operation: load", "body: { card: { pan: 6099310000000000019 } }"), "mine.yaml:5:27: rules[0].on.body.card.pan: put this long number in quotes"],
    ["a key that stands twice", good.replace("NAME", "mine").replace("title", "name"), "mine.yaml:2:"],
    ["no rules", "name: mine\ntitle: x\ninterface: gift-card-v3\nrules: []\n", "mine.yaml:4:1: rules: must NOT have fewer than 1 items"],
    ["no YAML", "name: [", "mine.yaml:1:8: "],
  ])("%s", async (_, text, message) => {
    const error = await start(text);
    expect(error).toBeInstanceOf(FileRefused);
    expect((error as Error).message).toContain(message);
  });

  test("all mistakes are told at once", async () => {
    const error = await start("name: Mine\ntitel: x\ninterface: gift-card-v3\nrules: []\n");
    expect((error as FileRefused).faults.map(({ line }) => line).sort()).toEqual([1, 1, 2, 4]);
  });

  test("mistakes of form and of meaning are told at once, in the order of the file; what a mistake of form is about is not judged", async () => {
    const error = await start([
      "name: other", "title: x", "interface: gift-card-v3", "rules:",
      "  - { on: { operation: loda }, times: 0, fault: { when: before, kind: status, status: 504 } }",
      "  - on: { operation: load, header: { x: { matches: '(' } } }",
      "    fault: { when: before, kind: status, status: 404 }",
      "    falt: 1",
      "  - { on: { operation: 7 }, fault: { when: during, kind: status, status: 404 }, in: nowhere }",
      "  - { fault: { when: before, kind: reset } }",
      "expect:", "  - { operation: nothing }", "  - { operaton: load }", "",
    ].join("\n"));
    const faults = (error as FileRefused).faults.map(({ line, path, text }) => `${line} ${path}: ${text.slice(0, 32)}`);
    expect(faults).toEqual([
      "1 name: must be the name of the file, mi",
      "5 rules[0].on.operation: loda is not an operation; there ",
      "5 rules[0].times: must be >= 1",
      "6 rules[1].on.header.x.matches: is not a regular expression of R",
      "7 rules[1].fault.status: the contract does not list 404 f",
      "8 rules[1].falt: is not known here",
      "9 rules[2].on.operation: must be string",
      "9 rules[2].fault.when: must be one of before, after",
      "9 rules[2].in: no rule leads to nowhere; every ",
      "10 rules[3]: on must be present",
      "12 expect[0].operation: nothing is not an operation; the",
      "13 expect[1]: must be { operation, within, atL",
    ]);
  });

  test("a name that no file has", async () => {
    await expect(createStandin({ scenario: "no-such" })).rejects.toThrow(StartRefused);
    expect(() => newTill().space.scenario("no-such")).toThrow();
  });

  test("the scenarios that come with the simulator are good", async () => {
    const { body } = await newTill().client.get("/standin/scenarios");
    const entries = body as unknown as { name: string; title?: string; faults?: string[] }[];
    expect(entries.length).toBeGreaterThan(0);
    expect(entries.filter(({ faults, title }) => faults !== undefined || title === undefined)).toEqual([]);
  });
});
