import { execFileSync } from "node:child_process";
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { load } from "js-yaml";
import { createNode22, hasNode22, whenNode22 } from "../installed/node22";
import { npm, packedStandin } from "../installed/packing";
import { codeBlocks, pageText } from "../support/shell-snippets";
import { type Job, act, doJob, gitlabFile, gitlabJobs, ranIn } from "./runner";

const place = mkdtempSync(join(tmpdir(), "standin-pipelines-"));
const project = join(place, "project");
const page = pageText("docs/pipelines.md");
const [workflow = "", include = ""] = codeBlocks(page, "yaml");
const [others = ""] = codeBlocks(page, "sh");
const till = codeBlocks(pageText("docs/certify-your-pos.md"), "js")[0] ?? "";
const reverseless = till.replace(/^ +if \(isFinal\(await send.*\n/m, "");

/** Node 22, for which nothing is compiled, before the other commands of this machine. */
const env = { PATH: [join(place, "bin"), process.env["PATH"] ?? ""].join(delimiter) };
const inNode22 = whenNode22();

/** A project that sells by `npm test`, has scenarios of its own, and has installed what was packed. */
beforeAll(() => {
  if (!hasNode22) return;
  const run = createNode22(place);
  mkdirSync(join(project, "our-scenarios"), { recursive: true });
  const scripts = { test: "node till.mjs" };
  writeFileSync(join(project, "package.json"), JSON.stringify({ name: "till", scripts }));
  writeFileSync(join(project, "till.mjs"), till);
  run(project, "npm", "install", "--save-dev", "--prefer-offline", packedStandin(place));
  for (const name of ["redemption-answer-lost", "confirmation-fails-once"]) {
    const shown = run(project, "npx", "--no-install", "standin", "scenario", "show", name);
    writeFileSync(join(project, "our-scenarios", `${name}.yaml`), shown);
  }
});
afterAll(() => {
  rmSync(place, { recursive: true, force: true });
});

/** What the workflow of the page gives to the action. */
const given = (
  load(workflow) as { jobs: { certify: { steps: { uses?: string; with?: object }[] } } }
).jobs.certify.steps.find(({ uses }) => uses === "./node_modules/standin")?.with as Record<
  string,
  string
>;

inNode22(
  "the workflow of the page: the action that the package has, in a project that installed it",
  async () => {
    const installed = join(project, "node_modules/standin");
    const passed = await act(installed, project, given, env);
    expect([passed.code, passed.outputs["result"]]).toEqual([0, "pass"]);
    expect(passed.summary).toMatch(
      /^## Standin: ✅ PASS[^]*\| confirmation-fails-once \| ✅ PASS \|[^]*\| redemption-answer-lost \| ✅ PASS \|/,
    );

    writeFileSync(join(project, "till.mjs"), reverseless);
    const failed = await act(installed, project, { ...given, options: "--judge-at-exit" }, env);
    writeFileSync(join(project, "till.mjs"), till);
    expect([failed.code, failed.outputs["result"]]).toEqual([1, "fail"]);
    expect(failed.summary).toMatch(/\| redemption-answer-lost \| ❌ FAIL \| GC-11/);
  },
);

inNode22("an exploration: its findings, each with the command that shows it again", async () => {
  const inputs = {
    command: "npm test",
    mode: "explore",
    options: "--judge-at-exit --timeout 2 --jobs 8",
  };
  const { code, outputs, summary } = await act(
    join(project, "node_modules/standin"),
    project,
    inputs,
    env,
  );
  expect([code, outputs["result"]]).toEqual([1, "fail"]);
  expect(readdirSync(join(project, "standin-report/findings"))).toEqual(["gift-card-v3-01.yaml"]);
  expect(summary).toMatch(
    /^## Standin explore: ❌ FAIL[^]*\n\|  \| [^]*\n### ❌ GC-07 gift-card-v3\n/,
  );
  const [retry = ""] = codeBlocks(summary, "sh");
  expect(retry).toMatch(/^npx standin run standin-report\/findings\/gift-card-v3-01\.yaml /);
  expect((await ranIn(project, ["sh", "-c", retry], env)).code).toBe(1);
});

/** Reads pipelines as GitLab does, and checks them by GitLab's schema. It brings 115 packages: it is installed here alone. */
async function previewed(repository: string): Promise<Record<string, Job>> {
  const tools = join(place, "tools");
  mkdirSync(tools, { recursive: true });
  writeFileSync(join(tools, "package.json"), JSON.stringify({ name: "tools" }));
  npm(tools, "install", "--prefer-offline", "--ignore-scripts", "gitlab-ci-local@4.73.0");
  const git = (...args: string[]) => execFileSync("git", args, { cwd: repository, stdio: "pipe" });
  git("init", "--quiet");
  git("remote", "add", "origin", "git@gitlab.example:pos/till.git");
  git("add", ".gitlab-ci.yml", "standin.gitlab-ci.yml");
  git("-c", "user.name=pos", "-c", "user.email=pos@example.com", "commit", "--quiet", "-m", "all");
  const program = join(tools, "node_modules/.bin/gitlab-ci-local");
  const listed = await ranIn(repository, [program, "--list"], {});
  expect(listed.log).toMatch(/json schema validated/);
  const shown = execFileSync(program, ["--preview"], { cwd: repository, stdio: "pipe" });
  return load(shown.toString()) as Record<string, Job>;
}

inNode22(
  "the job of GitLab as the page includes it, by the schema of GitLab; `npm ci` and all",
  async () => {
    const { include: files } = load(include) as { include: { inputs: Record<string, string> }[] };
    const { standin: job } = gitlabJobs(files[0]?.inputs ?? {});
    writeFileSync(join(project, ".gitlab-ci.yml"), include);
    copyFileSync(gitlabFile, join(project, "standin.gitlab-ci.yml"));
    const { standin: read } = await previewed(project);
    if (job === undefined || read === undefined) throw new Error("there is no job");
    expect([read.before_script, read.script]).toEqual([job.before_script, job.script]);
    expect(read.artifacts.reports.junit).toMatch(/standin-report\/standin\.xml$/);

    const { code, log } = await doJob(read, project, { env });
    expect([code, log]).toEqual([0, expect.stringMatching(/redemption-answer-lost +PASS/)]);
    expect(readFileSync(join(project, job.artifacts.reports.junit), "utf8")).toMatch(
      /<testsuite name="redemption-answer-lost" [^>]*failures="0" errors="0"/,
    );
  },
);

inNode22("the lines for other pipelines", async () => {
  const { code } = await ranIn(project, ["sh", "-euc", others], env);
  expect([code, readdirSync(project)]).toEqual([
    0,
    expect.arrayContaining(["standin.xml", "standin.html", "standin.md"]),
  ]);
});
