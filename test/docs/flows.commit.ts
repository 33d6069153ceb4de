import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Verdict } from "../../src";
import { type Ended, run, runHere, startProgram } from "../support/program";
import { codeBlocks, commandsOf, curl, pageText } from "./shell-snippets";
import { startStandin } from "../support/standin";

/** Rules that a verdict has something to say of. */
const complaints = ({ rules }: Verdict): string[] =>
  rules
    .filter(({ outcome }) => !["pass", "not-applicable", "inconclusive"].includes(outcome))
    .map(({ id }) => id);

test("the first flow goes as it says, and its verdict complains of nothing", async () => {
  const simulator = await startProgram(["--db", ":memory:"]);
  const env = { STANDIN_URL: simulator.url };
  const statuses: (number | null | undefined)[] = [];
  for (const words of codeBlocks(pageText("docs/first-flow.md"), "sh").flatMap(commandsOf)) {
    if (words[0] === "curl") statuses.push((await curl(words, simulator.url))?.status);
    if (words[0] === "standin") statuses.push((await runHere(words.slice(1), env)).code);
  }
  const { code, out } = await runHere(["verdict", "--json"], env);
  await simulator.end("SIGKILL");
  expect(statuses).toEqual([0, 201, 202, 0, undefined, 200, 202, 200, 0, 0]);
  expect([code, complaints(JSON.parse(out) as Verdict)]).toEqual([0, []]);
});

test("the ten minutes in front of a provider go as they say", async () => {
  const folder = mkdtempSync(join(tmpdir(), "standin-provider-"));
  const certify = pageText("docs/certify-your-pos.md");
  const till = (codeBlocks(certify, "js")[0] ?? "").replace("timeout(2000)", "timeout(8000)");
  writeFileSync(join(folder, "till.mjs"), till);
  const provider = await startProgram(["--db", ":memory:"]);
  const [first = "", second = ""] = codeBlocks(pageText("docs/provider.md"), "sh").map((block) =>
    block.replaceAll("http://127.0.0.1:8090", provider.url),
  );
  const ran = await run(first.split(";")[0]?.trim().split(" ").slice(1) ?? [], {}, folder);
  const { out } = await runHere(second.trim().split(" ").slice(1));
  await provider.end("SIGKILL");
  expect([ran.code, ran.out.split("\n")[0]]).toEqual([
    0,
    "redemption-answer-lost: PASS: the POS behaved.",
  ]);
  expect(out).toMatch(
    /201 +redeem .*NONE -> PENDING[^]*202 +reverseRedemption .*PENDING -> REVERSED/,
  );
  expect(out).not.toContain("finding");
});

test("the ten minutes of a comparison go as they say", async () => {
  const folder = mkdtempSync(join(tmpdir(), "standin-comparison-"));
  const provider = await startProgram(["--db", ":memory:", "--seed", "another"]);
  const commands = codeBlocks(pageText("docs/provider.md"), "sh")
    .slice(3, 6)
    .flatMap((block) => block.replaceAll("http://127.0.0.1:8090", provider.url).trim().split("\n"))
    .map((line) => line.split(";")[0]?.trim().split(" ").slice(1) ?? []);
  const codes: (number | null)[] = [];
  for (const words of commands) codes.push((await run(words, {}, folder)).code);
  await provider.end("SIGKILL");
  expect(commands.map(([command]) => command)).toEqual(["compare", "fault", "compare", "compare"]);
  expect(codes).toEqual([0, 0, 1, 0]);
  expect(readdirSync(folder).sort()).toEqual(["drift.html", "drift.json"]);
});

test("a certification and its certificate go as they say", async () => {
  const folder = mkdtempSync(join(tmpdir(), "standin-certificate-"));
  const provider = await startProgram(["--db", ":memory:"]);
  const commands = codeBlocks(pageText("docs/provider.md"), "sh")
    .slice(6)
    .flatMap((block) => block.replaceAll("http://127.0.0.1:8090", provider.url).trim().split("\n"))
    .map((line) => line.split(";")[0]?.trim().split(" ").slice(1) ?? []);
  const codes: (number | null)[] = [];
  for (const words of commands) codes.push((await run(words, {}, folder)).code);
  await provider.end("SIGKILL");
  expect(commands.map(([command]) => command)).toEqual(Array(3).fill("certify-provider"));
  expect(codes).toEqual([0, 0, 0]);
  expect(readdirSync(folder).sort()).toEqual(["certificate.json", "run.jsonl"]);
});

const interfacePages = readdirSync(resolve(__dirname, "../../docs/interfaces")).map(
  (name) => `docs/interfaces/${name}`,
);
const pagesWithMessages = interfacePages.filter((page) => pageText(page).includes("curl "));

test.each(pagesWithMessages)(
  "the messages of %s fit the contract, and come from their own client",
  async (page) => {
    const standin = await startStandin();
    for (const words of codeBlocks(pageText(page), "sh")
      .flatMap(commandsOf)
      .filter(([name]) => name === "curl")) {
      // One meter of the fixtures loses its first answer.
      expect(`${(await curl(words, standin.url))?.status} ${words.at(-1)}`).toMatch(
        /^(200|201|202|204|504) /,
      );
    }
    const codes = standin
      .messages()
      .exchanges.flatMap(({ findings }) => findings.map(({ code }) => code));
    expect(codes).not.toContain("client-not-user");
  },
);

describe("the till of the certify page", () => {
  const page = pageText("docs/certify-your-pos.md");
  const folder = mkdtempSync(join(tmpdir(), "standin-certify-"));
  // More patient than on the page: on a busy machine two seconds can pass before an answer.
  const till = (codeBlocks(page, "js")[0] ?? "").replace("timeout(2000)", "timeout(8000)");
  writeFileSync(join(folder, "till.mjs"), till);
  const scenarios = join(folder, "our-scenarios");
  mkdirSync(scenarios);
  const certified = (...words: string[]): Promise<Ended> =>
    run(["run", ...words, "--", process.execPath, "till.mjs"], {}, folder);

  const names = ["redemption-answer-lost", "answer-is-no-json"];
  const line = /^standin (run --all .*) -- npm test$/m.exec(page)?.[1] ?? "";
  let single: Promise<Ended>[];
  let pipeline: Promise<Ended>;
  // Side by side: one waits for an answer that never comes, another one before it repeats an advice.
  beforeAll(async () => {
    const { out } = await runHere(["scenario", "show", "confirmation-fails-once"]);
    writeFileSync(join(scenarios, "confirmation-fails-once.yaml"), out);
    pipeline = certified(...line.replace(/^run /, "").split(" "));
    single = names.map((name) => certified(name, "--json"));
  });

  test("behaves under every scenario of the page, and where the answer is not JSON", async () => {
    expect(till).toContain("timeout(8000)");
    expect(
      (await Promise.all(single)).map(({ code, out, err }) => [
        code,
        err,
        out === "" ? [] : complaints(JSON.parse(out) as Verdict),
      ]),
    ).toEqual(names.map(() => [0, "", []]));
  });

  test("passes the pipeline's line, without --user", async () => {
    expect(line).not.toContain("--user");
    const { code, out: report } = await pipeline;
    expect([code, report]).toEqual([
      0,
      expect.not.stringMatching(/^(fail|warn|inconclusive)/im) as unknown,
    ]);
  });
});
