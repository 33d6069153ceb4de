import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Standin, createStandin } from "../../src";
import { runHere } from "../support/program";
import { startStandin } from "../support/standin";

let standin: Standin;
beforeAll(async () => {
  standin = await startStandin();
  await standin.space("names", "secret").snapshots.save("before-the-sale");
});

const folder = mkdtempSync(join(tmpdir(), "standin-did-you-mean-"));
const scenarioFile = join(folder, "mine.yaml");
writeFileSync(
  scenarioFile,
  `scenario: 1
name: mine
title: A mistyped operation
interface: gift-card-v3
rules:
  - on: { operation: redem }
    fault: { kind: no-answer }
`,
);
const end = ["--", process.execPath, "-e", ""];

test.each<[given: string, args: string[], meant: string]>([
  ["a command", ["mesages"], "messages"],
  ["an option", ["messages", "--folow"], "--follow"],
  ["a scenario to start", ["scenario", "start", "redemption-answr-lost"], "redemption-answer-lost"],
  ["a scenario to show", ["scenario", "show", "redemption-answr-lost"], "redemption-answer-lost"],
  ["a scenario to run", ["run", "redemption-answr-lost", ...end], "redemption-answer-lost"],
  ["a scenario of exec", ["exec", "--scenario", "magic-cent", ...end], "magic-cents"],
  [
    "a scenario of start",
    ["start", "--port", "0", "--db", ":memory:", "--scenario", "magic-cent"],
    "magic-cents",
  ],
  ["an operation in a scenario", ["scenario", "check", scenarioFile], "redeem"],
  ["an interface of a verdict", ["verdict", "--interface", "gift-crad"], "gift-card"],
  ["an interface of a run", ["run", "--all", "--interface", "vouchr", ...end], "voucher"],
  ["an interface to explore", ["explore", "--interface", "vouchr", ...end], "voucher"],
  ["an interface of rules", ["rules", "--interface", "airtme"], "airtime"],
  ["a rule", ["rules", "GC-7"], "GC-07"],
  ["an interface of transactions", ["transactions", "--interface", "airtme"], "airtime"],
  ["a state", ["transactions", "--state", "pendng"], "PENDING"],
  ["an interface of examples", ["example", "airtme"], "airtime"],
  ["an operation of examples", ["example", "gift-card-v3", "redem"], "redeem"],
  [
    "an interface to mount",
    ["start", "--port", "0", "--db", ":memory:", "--mount", "airtme=/a"],
    "airtime",
  ],
  ["a family of data", ["data", "gift-crad"], "gift-card"],
  ["a family of data list", ["data", "list", "gift-crad"], "gift-card"],
  ["a list of data", ["data", "show", "gift-card", "crads", "1"], "cards"],
  ["a family of fixtures", ["fixtures", "schema", "vouchr"], "voucher"],
  ["a family of settings", ["settings", "show", "qrr"], "qr"],
  ["a family of settings to change", ["settings", "set", "qrr", "a=b"], "qr"],
  ["a snapshot", ["snapshot", "restore", "before-a-sale"], "before-the-sale"],
])("%s", async (_given, args, meant) => {
  const { code, err } = await runHere(args, {
    STANDIN_URL: standin.url,
    STANDIN_USER: "names:secret",
  });
  expect(err).toMatch(new RegExp(`[Dd]id you mean ${meant}\\?`));
  expect([1, 2]).toContain(code);
});

/** Commands that take a name, with one that nobody knows. */
const unknown = "nobody";
const byName: readonly string[][] = [
  ...["show", "start", "stop", "delete"].map((command) => ["scenario", command, unknown]),
  ...["restore", "delete", "export"].map((command) => ["snapshot", command, unknown]),
  ["fault", unknown, "--before", "no-answer"],
  ["fault", "redeem", "--interface", unknown, "--before", "no-answer"],
  ["fault", "redeem", "--before", unknown],
  ["fault", "redeem", "--before", "refuse", unknown],
  ["fault", "clear", unknown],
  ["hold", unknown],
  ["hold", "redeem", "--interface", unknown],
  ["hold", "clear", unknown],
  ["settings", "show", unknown],
  ["settings", "set", unknown, "a=1"],
  ["settings", "set", "qr", `${unknown}=1`],
  ["data", unknown],
  ["data", "list", unknown],
  ["data", "list", "gift-card", unknown],
  ...["show", "remove"].flatMap((command) => [
    ["data", command, unknown, "cards", "1"],
    ["data", command, "gift-card", unknown, "1"],
    ["data", command, "gift-card", "cards", unknown],
  ]),
  ["data", "set", "gift-card", "cards", unknown, "book=1"],
  ["example", unknown],
  ["example", "gift-card-v3", unknown],
  ["messages", "show", "999"],
  ["messages", "again", "999"],
  ["decide", "999", "it-is"],
  ["note", "999", "a text"],
  ...["show", "scenario", "code", "fixture"].map((command) => ["transactions", command, unknown]),
  ["transactions", "--interface", unknown],
  ["runs", "show", unknown],
  ["runs", "compare", unknown, "another"],
  ["runs", "delete", unknown],
  ["rules", "GC-99"],
  ["rules", "--interface", unknown],
  ["openapi", unknown],
  ["postman", unknown],
  ["fixtures", "schema", unknown],
  ["spaces", "list", unknown],
  ["spaces", "drop", unknown],
  ["spaces", "reopen", unknown],
  ["messages", "--space", unknown],
  ["qr", unknown],
  ["start", "--port", "0", "--db", ":memory:", "--scenario", unknown],
  ["start", "--port", "0", "--db", ":memory:", "--mount", `${unknown}=/a`],
  ["start", "--port", "0", "--db", ":memory:", "--upstream", `${unknown}=http://127.0.0.1:1`],
];

/** Those that judge: 1 says of them that something was broken, and 2 that nothing was judged. */
const judging: readonly string[][] = [
  ["verdict", "--interface", unknown],
  ["verdict", "--space", unknown],
  ["run", unknown, ...end],
  ["run", "--all", "--interface", unknown, ...end],
  ["exec", "--scenario", unknown, ...end],
  ["explore", "--interface", unknown, ...end],
  ["compare", "998", "999"],
  ["compare", "--interface", unknown],
  ["certify-provider", unknown, "--url", "http://127.0.0.1:1"],
];

test.each([
  ...byName.map((args) => [args.join(" "), args, 1] as const),
  ...judging.map((args) => [args.join(" "), args, 2] as const),
])("an unknown name: %s", async (_given, args, code) => {
  const given = { STANDIN_URL: standin.url, STANDIN_USER: "names:secret" };
  const { code: ended, err } = await runHere([...args], given);
  expect([ended, err]).toEqual([code, expect.stringMatching(/\S/)]);
});

test("the rules of providers are the same for every interface", async () => {
  const { code, err } = await runHere(["rules", "--provider", "--interface", "gift-card"], {});
  expect([code, err]).toEqual([2, expect.stringContaining("cannot be used with option")]);
});

test("an option of the in-process API", async () => {
  await expect(createStandin({ prot: 0 } as object)).rejects.toThrow(/ Did you mean port\?$/);
});

test("the control API names the nearest name beside all that are known", async () => {
  const answer = await fetch(`${standin.url}/standin/examples/airtme`, {
    headers: { authorization: `Basic ${Buffer.from("names:secret").toString("base64")}` },
  });
  expect(await answer.json()).toMatchObject({
    detailMessage: {
      name: "airtme",
      known: expect.arrayContaining(["voucher"]) as unknown,
      nearest: "airtime",
    },
  });
});

test("a search that finds nothing in a family is no mistake", async () => {
  const { code, out } = await runHere(["data", "list", "gift-card", "--search", "nowhere"], {
    STANDIN_URL: standin.url,
    STANDIN_USER: "names:secret",
  });
  expect([code, out]).toEqual([0, "There are no such entities.\n"]);
});
