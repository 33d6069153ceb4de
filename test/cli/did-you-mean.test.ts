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
