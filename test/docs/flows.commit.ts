import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import type { Verdict } from "../../src";
import { type Ended, program, run, runHere, startProgram } from "../support/program";
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

/** What the shell prints for the blocks of a page, in order, as one pastes them; commands that fail are named. */
async function pasted(page: string, isLeftOut: (block: string) => boolean): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "standin-pasted-"));
  const shim = join(folder, "standin");
  writeFileSync(shim, `#!/bin/sh\nexec "${process.execPath}" "${program}" "$@"\n`, { mode: 0o755 });
  const simulator = await startProgram(["--db", ":memory:"]);
  const text = pageText(page);
  const fault = codeBlocks(text, "yaml").find((block) => block.startsWith("name: fault\n")) ?? "";
  writeFileSync(join(folder, "fault.yaml"), fault);
  const blocks = codeBlocks(text, "sh").filter((block) => !isLeftOut(block));
  const script = [`trap 'echo "FAILED $BASH_COMMAND"' ERR`, ...blocks].join("\n");
  const { stdout } = await promisify(execFile)(
    "bash",
    ["-c", script.replaceAll("http://127.0.0.1:8080", simulator.url)],
    {
      cwd: folder,
      env: {
        ...process.env,
        STANDIN_URL: simulator.url,
        PATH: `${folder}:${process.env["PATH"] ?? ""}`,
      },
    },
  );
  await simulator.end("SIGKILL");
  return stdout;
}

const failedIn = (printed: string): string[] => printed.match(/^FAILED .*/gm) ?? [];

test("the faults of the page can be pasted, one block after the other", async () => {
  const printed = await pasted("docs/faults.md", () => false);
  // The one whose connection is reset.
  expect(failedIn(printed)).toEqual(['FAILED sh -c "$sale"']);
  expect(printed.match(/^exit \d+$/gm)).toEqual(["exit 56", "exit 52", "exit 7"]);
  expect(printed).toContain("Message 1, redeem, goes on: status 503.");
});

test("the commands of the page on the control API can be pasted, one block after the other", async () => {
  const printed = await pasted("docs/control-api.md", (block) => block.includes("npm install"));
  const failed = failedIn(printed).filter((line) => !line.includes("pytest"));
  // Its answer is lost.
  expect([...new Set(failed)]).toEqual(["FAILED sh sale.sh"]);
  expect(printed).toContain("Kept as till-4-2");
});
