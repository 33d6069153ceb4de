import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Standin, createStandin } from "../../src";
import { selfSignedCredentials } from "../../src/http/server/tls";
import { writeUsersFile } from "../../src/users";
import { type Ended, runHere, testedPackage } from "../support/program";
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

const card = ["gift-card", "cards", "6099310000000000068"];
const at = (...args: string[]): Promise<Ended> =>
  runHere(args, { STANDIN_URL: standin.url, STANDIN_USER: "cli:secret" });

/* What a newcomer leaves out, or gives in another form, is answered with what to give. */

const wrongPhase = "refuse: errorType must be present; refuse strikes only before processing";

test.each<[string, string[], string]>([
  [
    "a fault without its kind",
    ["fault", "redeem"],
    "Say what goes wrong before processing, or after it. Give --before KIND or --after KIND, such as --after reset.",
  ],
  [
    "a fault of several interfaces",
    ["fault", "load", "--before", "status", "503"],
    "load is an operation of gift-card-v3 and gift-card: say which interface is meant (on the command line with --interface, such as --interface gift-card-v3).",
  ],
  [
    "status",
    ["fault", "redeem", "--after", "status"],
    "status must be present, such as --after status 504.",
  ],
  [
    "delay",
    ["fault", "redeem", "--before", "delay"],
    "delay: for must be present, such as --after delay 5s.",
  ],
  [
    "cut",
    ["fault", "redeem", "--after", "cut"],
    "cut: bytes must be present, such as --after cut 20.",
  ],
  [
    "drip",
    ["fault", "redeem", "--after", "drip"],
    "drip: for must be present, such as --after drip 10m.",
  ],
  [
    "bandwidth",
    ["fault", "redeem", "--after", "bandwidth"],
    "bandwidth: bytesPerSecond must be present, such as --after bandwidth 100.",
  ],
  [
    "edit",
    ["fault", "redeem", "--after", "edit"],
    "edit: an edit needs a status, an errorType, set, remove or header, such as --after edit status=409.",
  ],
  [
    "refuse",
    ["fault", "redeem", "--before", "refuse"],
    "refuse: errorType must be present, such as --before refuse INSUFFICIENT_FUNDS.",
  ],
  [
    "refuse in the wrong phase",
    ["fault", "redeem", "--after", "refuse"],
    `${wrongPhase}, such as --before refuse INSUFFICIENT_FUNDS.`,
  ],
  [
    "a value that is wrong gets no example",
    ["fault", "redeem", "--after", "status", "99"],
    "status: must be from 400 to 599.",
  ],
  [
    "a message to decide about",
    ["decide", "12", "it-is"],
    "Message not held (404)\nstandin held lists them.",
  ],
  [
    "a message to send again",
    ["messages", "again", "99"],
    "Message not known (404)\n  number: 99\nstandin messages lists them.",
  ],
  [
    "a request to send again",
    ["messages", "again", "99", "--unmatched", "--operation", "redeem"],
    "No such request (404)\n  number: 99\n  list: requests\nstandin messages --unmatched lists them.",
  ],
  [
    "a transaction",
    ["transactions", "show", "none"],
    "No such transaction (404)\n  id: none\nstandin transactions lists them.",
  ],
])("%s", async (_name, args, sentence) => {
  expect(await at(...args)).toEqual({ code: 1, out: "", err: `${sentence}\n` });
});

test.each(["status", "delay", "cut", "drip", "bandwidth", "edit", "refuse"])(
  "the example for %s is a fault",
  async (kind) => {
    const { err } = await at("fault", "redeem", "--after", kind);
    const [, example = ""] = /, such as (.*)\.\n$/.exec(err) ?? [];
    expect(await at("fault", "redeem", ...example.split(" "))).toMatchObject({ code: 0, err: "" });
  },
);

test("a member by the column of a table gets the names of the members", async () => {
  const { code, err } = await at("data", "set", ...card, "balance.amount=600");
  expect([code, err]).toEqual([
    1,
    'Data not valid (400)\n  formatErrors: {"field":"balance.amount","msg":"is unknown; known: ' +
      "pan, expiryDate, clearPin, encryptedPin, status, currency, book, available, productId, " +
      "activationId, voidId, rank, block, barred, fault, adviceFault, partialApproval, " +
      'holderId"}\n',
  ]);
});

test("a setting with a dot in its name gets the names of the settings", async () => {
  const { code, err } = await at("settings", "set", "qr", "payment.state=1");
  expect([code, err]).toEqual([1, expect.stringContaining("is unknown; known: ")]);
});

test("credentials that are not in the users file", async () => {
  const users = join(folder, "users.json");
  writeUsersFile(users, [{ user: "7102", password: "secret" }]);
  const { url } = await startStandin({ users });
  for (const args of [["data"], ["messages", "--follow"], ["fault", "redeem", "--after", "reset"]])
    expect(await runHere([...args, "--url", url, "--user", "7102:guess"])).toEqual({
      code: 1,
      out: "",
      err: "The user name or the password is wrong (401). Give them with --user NAME:PASSWORD.\n",
    });
});

test.each(["data", "verdict"])("https where the simulator speaks http: %s", async (command) => {
  const url = standin.url.replace("http:", "https:");
  expect(await runHere([command, "--url", url])).toEqual({
    code: command === "verdict" ? 2 : 1,
    out: "",
    err: `The server at ${url} speaks http, not https: give --url ${standin.url}.\n`,
  });
});

test("http where the simulator speaks https", async () => {
  const { url } = await startStandin({
    tls: await selfSignedCredentials("127.0.0.1", Date.now()),
  });
  const plain = url.replace("https:", "http:");
  expect(await runHere(["data", "--url", plain])).toEqual({
    code: 1,
    out: "",
    err:
      `No simulator answers at ${plain} (UND_ERR_SOCKET). Start one with "standin start", ` +
      `or give its address with --url. If it speaks https, give --url ${url}.\n`,
  });
});

test("an interface of a provider that is not known", async () => {
  const given = ["--upstream", "giftcard=http://127.0.0.1:1"];
  expect(await runHere(["start", "--port", "0", "--db", ":memory:", ...given])).toEqual({
    code: 1,
    out: "",
    err:
      "The upstream of giftcard is of no interface; known: gift-card-v3, gift-card, airtime, " +
      "voucher, bill-payment, prepaid-utility, money-transfer, qr-retailer, qr-provider, " +
      "qr-partner; did you mean gift-card?\n",
  });
});

describe("a command that is not there", () => {
  const place = join(folder, "not-there");
  const script = join(folder, "script");
  writeFileSync(script, "#!/no/such/program\n", { mode: 0o755 });

  test.each([
    ["by its name", "nosuchcmd", "there is no command nosuchcmd on the PATH"],
    ["by its path", place, "there is no such file"],
    ["a script", script, "the program that its first line names is not there"],
  ])("%s", async (_name, file, why) => {
    for (const command of [["exec"], ["run", "provider-down"]])
      expect(await runHere([...command, "--", file])).toEqual({
        code: 127,
        out: "",
        err: `${file} could not be run: ${why}.\n`,
      });
  });
});

test("a clone that is not built says so", () => {
  cpSync(join(testedPackage, "bin"), join(folder, "bin"), { recursive: true });
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(folder, "bin/standin.js"), "start"],
    { encoding: "utf8" },
  );
  expect([status, stdout, stderr]).toEqual([2, "", "Standin is not built: run npm ci.\n"]);
});
