import { readFileSync, writeFileSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { RunComparison, TestRun, TestRunEntry } from "../../../src/control/test-runs/models";
import { limits } from "../../../src/limits/limits";
import {
  cards,
  loadOf,
  redemptionOf,
  useGiftCards,
  newTill as tillOf,
} from "../../support/messages/gift-card";
import { runHere } from "../../support/program";
import { startStandin } from "../../support/standin";

const { newTill, standin } = useGiftCards();
type Till = ReturnType<typeof newTill>;

const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string;

const json = async <T>(reply: Promise<{ text: string }>): Promise<T> =>
  JSON.parse((await reply).text) as T;
const listOf = ({ client }: Till) => json<TestRunEntry[]>(client.get("/standin/runs"));
const runOf = ({ client }: Till, name: string) =>
  json<TestRun>(client.get(`/standin/runs/${name}`));
const end = ({ client }: Till, body: object) => client.post("/standin/runs", body);

/** Sells twice: a redemption that is confirmed, and one whose answer is lost; `isReversed`: then it is reversed. */
async function sell(till: Till, isReversed: boolean): Promise<void> {
  const [good, lost] = [redemptionOf(cards.funded, 100), redemptionOf(cards.funded, 200)];
  await till.redeem(good);
  await till.confirm("redemption", good.id);
  till.space.fault("redeem", { after: "status 504", times: 1 });
  await till.redeem(lost);
  if (isReversed) await till.reverse("redemption", lost.id, { reversalReason: "TIMEOUT" });
}

/** Ends a run in which a POS confirmed and reversed; what it is answered. */
async function endBroken(till: Till, version = "4.2"): Promise<TestRunEntry> {
  const both = redemptionOf(cards.funded, 100);
  await till.redeem(both);
  await till.confirm("redemption", both.id);
  await till.reverse("redemption", both.id);
  return json(end(till, { pos: "Till", version }));
}

test("ending a run keeps what the messages show, whatever a reset takes", async () => {
  const till = newTill("7102");
  await sell(till, true);
  const { status, text } = await end(till, { pos: "Till 9", version: "4.2 beta", note: "Nightly" });
  const entry = {
    name: "till-9-4-2-beta",
    pos: "Till 9",
    version: "4.2 beta",
    note: "Nightly",
    user: "7102",
    verdict: "fail",
    from: time,
    until: time,
    endedAt: time,
    messages: 4,
  };
  expect([status, JSON.parse(text)]).toEqual([201, entry]);
  till.space.reset();
  expect(await listOf(till)).toEqual([entry]);
  const run = await runOf(till, "till-9-4-2-beta");
  expect(run).toMatchObject({
    ...entry,
    standinRun: 1,
    operations: [
      { interface: "gift-card-v3", operation: "redeem", messages: 2 },
      { interface: "gift-card-v3", operation: "confirmRedemption", messages: 1 },
      { interface: "gift-card-v3", operation: "reverseRedemption", messages: 1 },
    ],
    faults: [{ text: "redeem: answers 504 after processing", struck: 1 }],
    waivers: [],
  });
  const rule = (id: string) => run.rules.find((one) => one.id === id);
  expect(rule("GC-11")).toEqual({
    id: "GC-11",
    interface: "gift-card-v3",
    level: "must",
    sentence: expect.stringContaining("Reverse") as string,
    outcome: "pass",
  });
  expect(rule("GC-02")).toMatchObject({ outcome: expect.any(String) as string });
  const left = run.rules.filter(({ outcome }) => outcome === "not-applicable");
  expect(left.length).toBeGreaterThan(0);
  expect(left.every(({ triedBy = "" }) => triedBy !== "")).toBe(true);
});

test("runs of one name are told apart by a number", async () => {
  const till = newTill();
  for (const name of ["till-4-2", "till-4-2-2", "till-4-2-3"])
    expect((await endBroken(till)).name).toBe(name);
});

test.each(["compare", ".", "..", "a/b", "", "two\nlines", "Till 4.2"])(
  "a run whose name would be %j is found, and can be deleted",
  async (wanted) => {
    const till = newTill();
    const file = await runOf(till, (await endBroken(till)).name);
    const kept = [
      await json<TestRunEntry>(till.client.post("/standin/runs/import", { ...file, name: wanted })),
      await json<TestRunEntry>(end(till, { pos: wanted === "" ? "-" : wanted, version: "/" })),
    ];
    for (const { name } of kept) {
      expect(await runOf(till, name)).toMatchObject({ standinRun: 1, name });
      expect((await till.client.delete(`/standin/runs/${name}`)).status).toBe(204);
    }
  },
);

describe("refused are", () => {
  test("a run without a message", async () => {
    const { status, text } = await end(newTill(), { pos: "Till", version: "1" });
    expect([status, text]).toEqual([409, expect.stringContaining("Send a message first.")]);
  });

  test.each([
    [{ version: "1" }, "pos"],
    [{ pos: "Till" }, "version"],
    [{ pos: "", version: "1" }, "pos"],
    [{ pos: 7, version: "1" }, "pos"],
    [{ pos: "Till", version: "1", not: "x" }, "not"],
    [{ pos: "Till", version: "1", note: "x".repeat(501) }, "note"],
    [{ pos: "Till", version: "1", waivers: [{ rule: "GC-11" }] }, "waivers[0]"],
  ])("%j, which is wrong at %s", async (body, field) => {
    const { status, text } = await end(newTill(), body);
    expect([status, text]).toEqual([400, expect.stringContaining(`"${field}`)]);
  });

  test("what is not known", async () => {
    const { client } = newTill();
    for (const path of [
      "/runs/none",
      "/runs/none?format=html",
      "/runs/compare?left=none&right=none",
    ])
      expect((await client.get(`/standin${path}`)).status).toBe(404);
    expect((await client.delete("/standin/runs/none")).status).toBe(404);
    expect((await client.get("/standin/runs/none?format=pdf")).status).toBe(400);
    expect((await client.get("/standin/runs/compare")).status).toBe(404);
  });

  test("one that is too many: the oldest asks to go", async () => {
    const till = newTill();
    const { name } = await endBroken(till);
    const file = await runOf(till, name);
    for (let at = 1; at < limits.testRuns; at += 1)
      expect((await till.client.post("/standin/runs/import", file)).status).toBe(201);
    const { status, text } = await end(till, { pos: "Till", version: "9" });
    expect([status, text]).toEqual([
      429,
      expect.stringContaining(`Delete the oldest one first: ${name}`),
    ]);
    const { testRuns: bound } = till.space.quota().bounds;
    expect(bound).toMatchObject({ bound: limits.testRuns, used: limits.testRuns, refused: 1 });
    await till.client.delete(`/standin/runs/${name}`);
    expect((await end(till, { pos: "Till", version: "9" })).status).toBe(201);
  });
});

test("waivers let pass what is known to be broken", async () => {
  const till = newTill("7102");
  await sell(till, true);
  const waiver = { rule: "GC-29", reason: "Known", owner: "Ann", until: "2999-01-01" };
  const old = { ...waiver, rule: "GC-11", until: "2020-01-01" };
  const { text } = await end(till, { pos: "Till", version: "1", waivers: [waiver, old] });
  const { name } = JSON.parse(text) as TestRunEntry;
  expect(await runOf(till, name)).toMatchObject({
    waivers: [waiver, old],
    problems: expect.arrayContaining([expect.stringContaining("GC-11 expired")]) as string[],
  });
});

test("deleting can be undone", async () => {
  const till = newTill();
  const { name } = await endBroken(till);
  expect((await till.client.delete(`/standin/runs/${name}`)).status).toBe(204);
  expect(await listOf(till)).toEqual([]);
  expect(till.space.undo()).toMatchObject({ kind: "run", text: `the deletion of run ${name}` });
  expect(await listOf(till)).toMatchObject([{ name }]);
});

test("a comparison: newly broken, mended, still broken, no longer tried", async () => {
  const till = newTill("7102");
  await sell(till, true);
  await end(till, { pos: "Till", version: "1" });
  till.space.reset();
  till.space.faults.clear();
  const { name } = await endBroken(till, "2");
  const compare = (left: string, right: string) =>
    json<RunComparison>(till.client.get(`/standin/runs/compare?left=${left}&right=${right}`));
  const compared = await compare("till-1", name);
  const ids = (rules: RunComparison["mended"]) => rules.map(({ id }) => id);
  expect(ids(compared.newlyBroken)).toContain("GC-08");
  expect(ids(compared.mended)).toEqual([]);
  expect(ids(compared.stillBroken)).toContain("GC-18");
  expect(ids(compared.noLongerTried)).toContain("GC-11");
  expect(compared.operations).toContainEqual({
    interface: "gift-card-v3",
    operation: "redeem",
    left: 2,
    right: 1,
  });
  expect(compared.faults).toEqual([
    { text: "redeem: answers 504 after processing", left: 1, right: 0 },
  ]);
  const back = await compare(name, "till-1");
  expect(ids(back.mended)).toContain("GC-08");
  expect(ids(back.newlyBroken)).toEqual([]);
  expect(ids((await compare(name, name)).stillBroken)).toContain("GC-08");
});

test("the sign-off sheet says all, in plain HTML", async () => {
  const till = newTill("7102");
  await sell(till, true);
  await end(till, { pos: "Till", version: "1" });
  const pos = "<b>Till</b>";
  const both = redemptionOf(cards.funded, 100);
  await till.redeem(both);
  await till.confirm("redemption", both.id);
  await till.reverse("redemption", both.id);
  const { text: ended } = await end(till, { pos, version: "2", note: "a\u202eb" });
  const { name } = JSON.parse(ended) as TestRunEntry;
  const { headers, text } = await till.client.get(`/standin/runs/${name}?format=html`);
  expect(headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(text).toContain("&lt;b&gt;Till&lt;/b&gt; 2");
  expect(text).not.toContain(pos);
  expect(text).not.toContain("\u202e");
  for (const words of [
    "Since till-1",
    "Newly broken",
    "GC-08",
    "Not tried, and what would try them",
  ])
    expect(text).toContain(words);
  for (const words of ["Waivers", "Signature", "2026.4", "7102", "@page"])
    expect(text).toContain(words);
  expect(till.space.testRuns.sheet(name)).toBe(text);
});

test("the sheet tells what is open from what is broken, and whose messages it has", async () => {
  const till = newTill("7102");
  const sheetOf = async (version: string) => {
    const { name } = await json<TestRunEntry>(end(till, { pos: "Till", version }));
    const { text } = await till.client.get(`/standin/runs/${name}?format=html`);
    return text;
  };
  await sell(till, false);
  const first = await sheetOf("1");
  const part = (html: string, heading: string) =>
    html.split("<h2>").find((section) => section.startsWith(`${heading}<`)) ?? "";
  expect(part(first, "Still open")).toContain("GC-11");
  expect(part(first, "Broken")).not.toContain("INCONCLUSIVE");
  expect(first).not.toContain("Includes");
  await sell(till, true);
  expect(await sheetOf("2")).toContain("messages of the run till-1");
  till.space.reset();
  await sell(till, true);
  expect(await sheetOf("3")).not.toContain("Includes");
});

test("a scenario's rule is the same, whichever interface its faults struck", async () => {
  const till = newTill("7102");
  till.space.scenario({
    name: "lost",
    title: "An answer is lost",
    interface: "gift-card-v3",
    rules: [{ on: { operation: "redeem" }, fault: { kind: "status", status: 504, when: "after" } }],
  });
  const lost = redemptionOf(cards.funded, 200);
  await till.redeem(lost);
  await till.reverse("redemption", lost.id, { reversalReason: "TIMEOUT" });
  const { name } = await json<TestRunEntry>(end(till, { pos: "Till", version: "1" }));
  const file = await runOf(till, name);
  expect(file.rules).toContainEqual(expect.objectContaining({ id: "SCENARIO-1" }));
  const rules = file.rules.map((rule) =>
    rule.id === "SCENARIO-1" ? { ...rule, interface: "airtime" } : rule,
  );
  await till.client.post("/standin/runs/import", { ...file, name: "elsewhere", rules });
  const { text } = await till.client.get(`/standin/runs/compare?left=${name}&right=elsewhere`);
  expect((JSON.parse(text) as RunComparison).noLongerTried).toEqual([]);
});

test("a comparison knows the expectations of each scenario, wherever they stand in a run", async () => {
  const till = newTill("7102");
  const scenario = (name: string, expected: object) => ({
    ...{ name, title: name, interface: "gift-card-v3", expect: [expected] },
    rules: [{ on: { operation: "redeem" }, fault: { kind: "status", status: 504, when: "after" } }],
  });
  const never = scenario("never", { never: { operation: "redeem" } });
  const twice = scenario("twice", { operation: "redeem", atLeast: 2 });
  const runs = [[twice], [never], [twice, never]];
  for (const [at, scenarios] of runs.entries()) {
    till.space.reset();
    expect((await till.client.put("/standin/scenario", scenarios)).status).toBe(200);
    const sold = redemptionOf(cards.funded, 100);
    await till.redeem(sold);
    await till.confirm("redemption", sold.id);
    await end(till, { pos: "Till", version: `${at + 1}` });
  }
  const compare = async (left: number, right: number) => {
    const query = `left=till-${left}&right=till-${right}`;
    const { text } = await till.client.get(`/standin/runs/compare?${query}`);
    const { newlyBroken, stillBroken } = JSON.parse(text) as RunComparison;
    const sentences = (rules: RunComparison["mended"]) =>
      rules.filter(({ id }) => id.startsWith("SCENARIO-")).map(({ sentence }) => sentence);
    return [sentences(newlyBroken), sentences(stillBroken)];
  };
  const [neverSent, sentTwice] = ["Never send redeem.", "Send redeem at least 2 times."];
  expect(await compare(1, 2)).toEqual([[neverSent], []]);
  expect(await compare(2, 3)).toEqual([[sentTwice], [neverSent]]);
});

describe("a run as a file", () => {
  test("another simulator keeps it under the first free name", async () => {
    const till = newTill("7102");
    const { name } = await endBroken(till);
    const file = await runOf(till, name);
    const other = tillOf(await startStandin(), "7103");
    for (const free of [name, `${name}-2`]) {
      const { status, text } = await other.client.post("/standin/runs/import", file);
      expect([status, (JSON.parse(text) as TestRunEntry).name]).toEqual([201, free]);
    }
    expect(await runOf(other, name)).toEqual(file);
  });

  test.each([
    [{}, "standinRun"],
    [[], "body"],
    [{ standinRun: 2 }, "standinRun"],
  ])("%j is not one", async (body, field) => {
    const { status, text } = await newTill().client.post("/standin/runs/import", body);
    expect([status, text]).toEqual([400, expect.stringContaining(field)]);
  });

  test("a member that is wrong is named", async () => {
    const till = newTill();
    const { name } = await endBroken(till);
    const file = await runOf(till, name);
    const wrong = { ...file, rules: [{ ...file.rules[0], outcome: "good" }] };
    const { status, text } = await till.client.post("/standin/runs/import", wrong);
    expect([status, text]).toEqual([400, expect.stringContaining("rules[0].outcome")]);
  });
});

test("runs are exported with their data space", async () => {
  const keys = mkdtempSync(join(tmpdir(), "standin-runs-"));
  const keyFile = join(keys, "key");
  const [from, to] = [await startStandin({ keyFile }), await startStandin({ keyFile })];
  const till = tillOf(from, "7102", "pos");
  const { name } = await endBroken(till);
  const { spaces } = await json<{ spaces: { number: number; user: string }[] }>(
    till.client.get("/standin/spaces"),
  );
  const { number } = spaces.find(({ user }) => user === "7102") ?? {};
  const { text } = await till.client.post(`/standin/spaces/${number}/export`, {});
  const file = join(keys, "space.ndjson");
  writeFileSync(file, text);
  const sent = await fetch(`${to.url}/standin/spaces/import`, {
    method: "POST",
    headers: { "content-type": "application/x-ndjson" },
    body: readFileSync(file),
  });
  expect(sent.status).toBe(200);
  expect(to.space("7102", "pos").testRuns.list()).toEqual(
    from.space("7102", "pos").testRuns.list(),
  );
  expect(to.space("7102", "pos").testRuns.show(name)).toMatchObject({ name, pos: "Till" });
});

test("runs stay in the database", async () => {
  const db = join(mkdtempSync(join(tmpdir(), "standin-runs-")), "standin.db");
  const first = await startStandin({ db });
  const { name } = await endBroken(tillOf(first, "7102", "pos"));
  await first.close();
  const second = await startStandin({ db });
  expect(second.space("7102", "pos").testRuns.list()).toMatchObject([{ name }]);
});

test("on the command line", async () => {
  const till = newTill("7102", "till");
  const command = (...args: string[]) =>
    runHere(["runs", ...args, "--url", standin().url, "--user", "7102:till"]);
  expect((await command()).out).toBe("No run is kept. standin runs end keeps one.\n");
  expect(await command("end", "--pos", "Till")).toMatchObject({ code: 2 });
  expect(await command("end", "--pos", "Till", "--pos-version", "1")).toMatchObject({ code: 1 });
  await sell(till, true);
  const waivers = join(mkdtempSync(join(tmpdir(), "standin-runs-")), "waivers.yaml");
  writeFileSync(waivers, "waivers:\n  - { rule: GC-29, reason: x, owner: y, until: 2999-01-01 }\n");
  const ended = await command(
    "end",
    "--pos",
    "Till",
    "--pos-version",
    "1",
    "--reset",
    "--waivers",
    waivers,
  );
  expect(ended).toMatchObject({
    code: 0,
    out: expect.stringContaining("Kept as till-1") as string,
  });
  expect(till.space.messages().exchanges).toEqual([]);
  await till.load(loadOf(cards.empty, 100));
  await endBroken(till, "2");
  expect((await command()).out).toMatch(/till-1 .*\n.*till-2 /);
  const shown = await command("show", "till-1");
  expect(shown.out).toMatch(/^till-1: Till 1, /);
  const file = join(mkdtempSync(join(tmpdir(), "standin-runs-")), "run.json");
  writeFileSync(file, (await command("show", "till-1", "--json")).out);
  expect((await command("import", file)).out).toBe("Kept as till-1-2.\n");
  expect((await command("show", "till-1", "--html")).out).toMatch(/^<!doctype html>/);
  const worse = await command("compare", "till-1", "till-2");
  expect(worse).toMatchObject({
    code: 1,
    out: expect.stringContaining("Newly broken:\n  GC-10") as string,
  });
  expect(await command("compare", "till-1", "till-1-2")).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^Still broken:\n {2}GC-18 /) as string,
  });
  expect((await command("delete", "till-1-2")).out).toContain("standin undo");
  expect(await command("delete", "till-1-2")).toMatchObject({ code: 1 });
});

test("in process", async () => {
  const till = newTill();
  const runs = till.space.testRuns;
  await expect(runs.end({ pos: "Till", version: "1" })).rejects.toThrow("No message");
  await endBroken(till);
  const ended = await runs.end({ pos: "Till", version: "5" });
  expect(runs.list().map(({ name }) => name)).toEqual(["till-4-2", ended.name]);
  expect(runs.compare("till-4-2", ended.name).stillBroken).not.toEqual([]);
  const file = runs.show(ended.name);
  runs.delete(ended.name);
  expect(runs.import(file).name).toBe(ended.name);
  expect(() => runs.show("none")).toThrow("Run not known");
});
