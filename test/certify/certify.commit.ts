import { mkdtempSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { CertificationReport } from "../../src/certify/certification";
import { fixtureDirectory } from "../../src/package-files";
import { memberOf } from "../../src/contract/values/json-value";
import { limits } from "../../src/limits/limits";
import { runHere } from "../support/program";
import { startStandin } from "../support/standin";
import { base, certified, folder, found, users } from "./certified";
import { type Mutant, type PassedAnswer, reset, startMutant } from "./mutant-provider";
import { mutants } from "./mutants";

describe("a provider that keeps the contract", () => {
  test("every sequence up to two events is played, and every cell that can be reached is", async () => {
    const provider = await startStandin({ users });
    const { code, report } = await certified(`${provider.url}${base}`, ["--depth", "2"]);
    expect([code, report.result, report.findings]).toEqual([0, "pass", []]);
    expect(report.plans).toEqual([
      { kind: "flow", played: 10, of: 10 },
      { kind: "sequence", played: 144, of: 144 },
      { kind: "disturbance", played: 68, of: 68 },
      { kind: "form", played: 58, of: 58 },
      { kind: "credentials", played: 13, of: 13 },
      { kind: "money", played: 0, of: 0 },
    ]);
    expect(report.rules.map(({ outcome }) => outcome)).toEqual([
      ...Array<string>(11).fill("kept"),
      "not tried",
    ]);
    const cells = report.cells.map(({ state, event }) => `${state} ${event}`);
    expect(cells).toEqual(
      expect.arrayContaining(
        ["NONE", "PENDING", "TOMBSTONE"].flatMap((state) =>
          ["request", "confirmation", "reversal"].map((event) => `${state} ${event}`),
        ),
      ),
    );
    expect(report.judged).toBe(report.answers);
    // One request was confirmed by two messages, and one by the same message twice.
    const confirmations = provider
      .space("7102", "pos")
      .messages({ filter: "operation:purchaseConfirmation", limit: 500 })
      .exchanges.map(({ messageId, request }) => ({
        messageId,
        of: memberOf(request.body, "requestId"),
      }));
    const pairs = confirmations.flatMap((one, at) =>
      confirmations
        .slice(at + 1)
        .filter(({ of }) => of === one.of)
        .map(({ messageId }) => messageId === one.messageId),
    );
    expect(new Set(pairs)).toEqual(new Set([true, false]));
  });

  test("a certificate is judged again by its journal, and not by another one", async () => {
    const { url } = await startStandin({ users });
    const [certificate, journal] = [join(folder, "certificate.json"), join(folder, "run.jsonl")];
    const { code } = await certified(`${url}${base}`, [
      ...["--depth", "1", "--certificate", certificate, "--journal", journal],
    ]);
    expect(code).toBe(0);
    expect(JSON.parse(readFileSync(certificate, "utf8"))).toMatchObject({
      standinCertificate: 1,
      certified: "provider",
      result: "pass",
      interface: "airtime",
    });
    const verify = () => runHere(["certify-provider", "--verify", certificate, journal]);
    expect(await verify()).toMatchObject({
      code: 0,
      out: "The journal comes to the same as the certificate.\n",
    });
    const text = readFileSync(journal, "utf8");
    writeFileSync(journal, text.replace('"status":201', '"status":202'));
    expect(await verify()).toMatchObject({
      code: 1,
      out: "The journal is not the one that was certified.\n",
    });
  });
});

test("a provider that approves an id twice is found by two messages, and its file shows it again", async () => {
  const [{ mutant, finding }] = mutants;
  const url = `${await startMutant(mutant)}${base}`;
  const findings = mkdtempSync(join(folder, "again-"));
  const args = ["certify-provider", "airtime", "--url", url, "--findings", findings, "--json"];
  args.push("--without", "credentials,provisionVoucher");
  const junit = join(findings, "suite.xml");
  const first = await runHere([...args, "--depth", "2", "--junit", junit]);
  const report = JSON.parse(first.out) as CertificationReport;
  expect([first.code, report.result]).toEqual([1, "fail"]);
  expect(found(report)).toContainEqual([...finding, true]);
  const suite = readFileSync(junit, "utf8");
  expect(suite).toContain(
    '<testsuite name="standin certify-provider airtime" tests="13" failures="1" errors="0"',
  );
  expect(suite).toContain("Not offered: credentials, provisionVoucher.");
  const told = report.findings.map(({ remedy, source }) => `${remedy} (${source})`);
  expect(suite).toContain(told[0]);
  const file = join(findings, "pr-04-airtime-purchase.yaml");
  expect(first.err).toContain(`Written: ${file}.`);
  expect(readFileSync(file, "utf8")).toContain("plan: 'purchase: request, request'");
  const again = await runHere([...args, "--flow", file]);
  const shown = JSON.parse(again.out) as CertificationReport;
  expect([again.code, shown.answers, found(shown)[0]]).toEqual([1, 2, [...finding, true]]);
});

/** An OpenAPI document, as far as a mock reads it. */
interface MockedDocument {
  paths: Record<string, Record<string, { responses: Record<string, MockedResponse> } | undefined>>;
}
interface MockedResponse {
  content?: Record<string, { examples?: Record<string, { value: unknown }> }>;
}

/** A mock as generic tools make it of an OpenAPI document: each operation answers with its first example, always. */
async function mockOf(name: string): Promise<Mutant> {
  const { out } = await runHere(["openapi", name]);
  const { paths } = JSON.parse(out) as MockedDocument;
  const mocked = Object.entries(paths).map(([path, operations]) => ({
    matches: new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`),
    operations,
  }));
  return ({ method, path }) => {
    const [plainPath = ""] = path.split("?");
    const one = mocked.find(({ matches }) => matches.test(plainPath));
    const responses = one?.operations[method.toLowerCase()]?.responses ?? {};
    const [[status, { content }] = ["404", {}]] = Object.entries<MockedResponse>(responses);
    const [example] = Object.values(content?.["application/json"]?.examples ?? {});
    return Promise.resolve({ status: Number(status), body: JSON.stringify(example?.value ?? {}) });
  };
}

test("a mock of the OpenAPI document breaks the contract, with the life cycle as the reason", async () => {
  const url = `${await startMutant(await mockOf("airtime"))}${base}`;
  const findings = mkdtempSync(join(folder, "mock-"));
  const options = ["--depth", "1", "--without", "credentials,provisionVoucher"];
  const args = ["certify-provider", "airtime", "--url", url, "--findings", findings, ...options];
  const { code, out, err } = await runHere(args);
  expect(code).toBe(1);
  expect(out).toMatch(/^FAIL: the provider breaks the contract\./);
  const [, lifeCycle = ""] = out.split("BROKE PR-04: ");
  for (const part of [
    "Accept and refuse messages as the life cycle requires.",
    '  purchaseConfirmation: the provider accepted purchaseConfirmation in state NONE\n    Shown by "purchase: confirmation", 1 message;',
    "  purchaseReversal: the provider accepted purchaseReversal in state NONE\n",
    "  What to do: Keep the state of each request",
  ])
    expect(lifeCycle).toContain(part);
  // A rule is named once, however many answers break it; members that one plan shows are in one file.
  expect(out.match(/^BROKE /gm)).toHaveLength(new Set(out.match(/^broken +PR-\d+/gm)).size);
  const echo = readFileSync(join(findings, "pr-05-airtime-purchase.yaml"), "utf8");
  expect(echo).toContain(
    "# Seen: id is not as it was sent.\n# Seen: time is not as it was sent.\n",
  );
  expect(err.match(/^Written: /gm)).toHaveLength(readdirSync(findings).length);
});

test("a seed loses a quarter of the answers to the sequences, and says which in the names of the plans", async () => {
  const { url } = await startStandin({ users });
  const options = ["--depth", "1", "--seed", "one", "--reset"];
  const { code, report } = await certified(`${url}/giftcard/v3`, options, "gift-card-v3");
  expect([code, report.findings]).toEqual([0, []]);
  expect(report.rules.every(({ outcome }) => outcome === "kept")).toBe(true);
  const plan = ["--plan", "--sandbox", "sandbox.example", "--json"];
  const args = ["certify-provider", "gift-card-v3", "--url", "https://sandbox.example/x", ...plan];
  const { out } = await runHere([...args, "--depth", "2", "--seed", "one"]);
  const names = (JSON.parse(out) as string[]).filter((name) =>
    /: [a-z-]+(?: unread)?(?:,|$)/.test(name),
  );
  expect(names.filter((name) => name.includes("unread")).length / names.length).toBeCloseTo(0.4, 0);
});

test("rules --provider lists what providers owe, and one rule has its source and remedy", async () => {
  const { out } = await runHere(["rules", "--provider"]);
  expect(out).toMatch(/^PR-12 +provider-balance +Change a balance by what was confirmed/m);
  const { provider } = await (await startStandin({})).rules();
  const listed = await runHere(["rules", "--provider", "--json"]);
  expect(JSON.parse(listed.out)).toEqual({ provider });
  const rule = provider.find(({ id }) => id === "PR-06");
  expect((await runHere(["rules", "PR-06"])).out).toBe(
    [
      "PR-06: Answer a repeated advice message as it was answered the first time.",
      "provider-repeat: contract 3, gift card rule 3",
      `${rule?.remedy ?? ""}\n`,
    ].join("\n"),
  );
  expect((await runHere(["rules", "PR-99", "--provider"])).err).toContain("There is no rule PR-99");
});

test("a provider that stops answering in the middle leaves it undecided", async () => {
  const url = await startMutant((message, { pass, seen }) =>
    seen.length < 150 ? pass(message) : Promise.resolve(reset),
  );
  const options = ["--depth", "1", "--without", "credentials", "--keep-open"];
  const { code, report } = await certified(`${url}${base}`, options);
  expect([code, report.result, report.findings]).toEqual([3, "undecided", []]);
  expect(report.judged).toBeGreaterThan(100);
  expect(report.undecided).toEqual([
    expect.stringMatching(/^\d+ of 152 plans could not be played/),
  ]);
});

describe("what a certification cannot be", () => {
  const wrong: [string[], string][] = [
    [["certify-provider", "airtime"], "Name the interface and the provider"],
    [["certify-provider", "nope", "--url", "http://127.0.0.1:9/x"], "There is no interface nope"],
    [
      ["certify-provider", "airtime", "--url", "http://127.0.0.1:9/x", "--without", "purchases"],
      "There is no operation purchases",
    ],
    [
      ["certify-provider", "airtime", "--url", "https://sandbox.example/x"],
      "--sandbox sandbox.example",
    ],
    [
      ["certify-provider", "airtime", "--url", "http://127.0.0.1:9/x", "--certificate", "c.json"],
      "A certificate needs its journal",
    ],
    [["certify-provider", "airtime", "--depth", "9"], "Give 1 to 5"],
  ];
  test.each(wrong)("%j", async (args, text) => {
    const { code, err } = await runHere(args);
    expect([code, err]).toEqual([2, expect.stringContaining(text)]);
  });

  test("--plan sends nothing, and says what would be sent", async () => {
    const args = ["--url", "https://sandbox.example/x", "--sandbox", "sandbox.example", "--plan"];
    const { code, out } = await runHere(["certify-provider", "airtime", ...args, "--depth", "1"]);
    expect(code).toBe(0);
    expect(out).toContain("purchase: without time\n");
    expect(out).toMatch(/^\d+ plans, about \d+ messages to sandbox\.example\.$/m);
  });

  test("a provider that is not there leaves it undecided", async () => {
    const { code, report } = await certified("http://127.0.0.1:9/x", ["--depth", "1"]);
    expect([code, report.result, report.judged]).toEqual([3, "undecided", 0]);
    expect(report.undecided).toContain(
      "Nobody is there: no message reached the provider at 127.0.0.1:9 (refused).",
    );
  });
});

describe("a provider with data of its own", () => {
  const [ours, theirs] = ["27710000001", "27719990001"];
  const data = mkdtempSync(join(folder, "fixtures-"));
  const fixtures = readFileSync(join(fixtureDirectory, "airtime.json"), "utf8");
  writeFileSync(join(data, "airtime.json"), fixtures.replaceAll(ours, theirs));
  const values = join(folder, "ours.yaml");

  test("is sent its own values", async () => {
    const provider = await startStandin({ users, fixtures: data });
    writeFileSync(values, JSON.stringify({ values: ownKeys(fixtures, { [ours]: theirs }) }));
    const words = ["--depth", "1", "--values", values];
    const { code, report } = await certified(`${provider.url}${base}`, words);
    expect([code, report.findings, report.unplayed]).toEqual([0, [], []]);
    const { exchanges } = provider
      .space("7102", "pos")
      .messages({ filter: "operation:lookupMsisdn status:200", limit: 500 });
    expect(exchanges.length).toBeGreaterThan(0);
    expect(exchanges.map(({ path }) => path)).toEqual(
      exchanges.map(() => expect.stringContaining(theirs) as string),
    );
  });

  test("is not sent plans for which it has no value, which are listed", async () => {
    const provider = await startStandin({ users, fixtures: data });
    writeFileSync(values, JSON.stringify({ values: ownKeys(fixtures, {}) }));
    const words = ["--depth", "1", "--values", values];
    const { report } = await certified(`${provider.url}${base}`, words);
    expect(report.unplayed).toContainEqual({
      name: expect.stringContaining("lookupMsisdn") as string,
      interface: "airtime",
      reason: "values are missing",
    });
    const { exchanges } = provider.space("7102", "pos").messages({ limit: 1_000 });
    expect(exchanges.filter(({ path }) => path.includes(ours))).toEqual([]);
  });
});

/** The entries of a values file: every text with a digit in the fixtures, but for what a provider calls otherwise. */
function ownKeys(text: string, others: Readonly<Record<string, string>>): object[] {
  const names = new Set(text.match(/(?<=")[\w-]*\d[\w-]*(?=")/g));
  return [...names].flatMap((name) => {
    if (name === "27710000001" && others[name] === undefined) return [];
    return [{ name, value: others[name] ?? name }];
  });
}

const failures: [string, () => Promise<PassedAnswer>][] = [
  ["hangs", () => new Promise(() => undefined)],
  ["resets", () => Promise.resolve(reset)],
  ["sends HTML", () => Promise.resolve({ status: 202, body: "<html>Back soon</html>" })],
];

test.each(failures)(
  "a provider that %s once something is open there: what was certified is reported, what is open is listed",
  async (_how, fail) => {
    // Each further repeat waits longer.
    const bounds: { settleRepeats: number } = limits;
    const fewer = jest.replaceProperty(bounds, "settleRepeats", 1);
    const url = await startMutant((message, { pass, seen }) =>
      seen.length === 0 ? pass(message) : fail(),
    );
    const flow = join(mkdtempSync(join(folder, "flow-")), "flow.yaml");
    writeFileSync(flow, 'interface: airtime\nplan: "purchase: request"\n');
    const options = ["--flow", flow, "--upstream-timeout", "1s"];
    const { code, err, report } = await certified(`${url}${base}`, options);
    fewer.restore();
    expect([code, report.result, report.judged, report.answers]).toEqual([3, "undecided", 1, 1]);
    expect(report.undecided).toEqual([
      "The provider gave no answer that closes 1 open transaction.",
    ]);
    expect(err).toMatch(
      /^Still open at the provider:\n {2}airtime [\da-f-]{36}: its reversal got/m,
    );
  },
);
