import { execFileSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { buildSync } from "esbuild";
import { load } from "js-yaml";
import { program, testedPackage } from "../support/program";
import { codeBlocks, pageText } from "../docs/shell-snippets";
import { type Done, act, actionIn, doJob, gitlabInputs, gitlabJobs, root } from "./runner";

const till = join(root, "test/explore/quick-till.mjs");
const page = pageText("docs/pipelines.md");

/** A project in which Standin is installed. */
function projectWith(): string {
  const project = mkdtempSync(join(tmpdir(), "standin-pipelines-"));
  mkdirSync(join(project, "node_modules/.bin"), { recursive: true });
  symlinkSync(testedPackage, join(project, "node_modules/standin"));
  symlinkSync(program, join(project, "node_modules/.bin/standin"));
  return project;
}

/** A path in which a command is this script. */
function pathWith(name: string, script: string): string {
  const bin = mkdtempSync(join(tmpdir(), "standin-commands-"));
  writeFileSync(join(bin, name), `#!/bin/sh\n${script}\n`);
  chmodSync(join(bin, name), 0o755);
  return [bin, process.env["PATH"] ?? ""].join(delimiter);
}

const command = `node "${till}"`;
const scenario = "confirmation-fails-once";
const fails = { MISTAKE: "never-repeats" };

describe("the action for GitHub", () => {
  const ran = (given: Record<string, string>, env = {}, project = projectWith()): Promise<Done> =>
    act(testedPackage, project, given, env);

  test("a POS that behaves passes; the summary and the outputs say so", async () => {
    const options = "--judge-at-exit --seed 'two words'";
    const { code, log, outputs, summary } = await ran({ command, scenario, options });
    expect([code, log]).toEqual([0, expect.stringContaining("PASS, with warnings.")]);
    expect(outputs).toEqual({
      result: "pass",
      "exit-code": "0",
      junit: expect.stringMatching(/\/standin-report\/standin\.xml$/) as string,
      html: expect.stringMatching(/\/standin-report\/standin\.html$/) as string,
      markdown: expect.stringMatching(/\/standin-report\/standin\.md$/) as string,
    });
    expect(summary).toMatch(
      /^## Standin: ⚠️ PASS, with warnings\.[^]*\n\| confirmation-fails-once \| ⚠️ WARN \| {2}\| \d+\.\d \|\n\n### Warnings\n\n\*\*GC-16\*\*/u,
    );
    expect(readFileSync(outputs["markdown"] ?? "", "utf8")).toBe(summary);
    expect(readFileSync(outputs["junit"] ?? "", "utf8")).toMatch(/<testsuite [^>]*failures="0"/);
    expect(readFileSync(outputs["html"] ?? "", "utf8")).toContain("<h1>confirmation-fails-once");
  });

  test("a POS that does not behave fails the step, with a line at the job and what to do in the summary", async () => {
    const project = projectWith();
    mkdirSync(join(project, "till"));
    const { code, log, outputs, summary } = await ran(
      {
        command: `cd .\n${command}`,
        scenario,
        interface: "gift-card-v3",
        options: "--judge-at-exit",
        "working-directory": "till",
        "report-directory": "out/reports",
      },
      fails,
      project,
    );
    expect([code, outputs["result"], outputs["exit-code"]]).toEqual([1, "fail", "1"]);
    expect(log).toMatch(/^::error title=Standin::❌ FAIL: the POS did not behave\.$/m);
    expect(summary).toMatch(
      /\| confirmation-fails-once \| ❌ FAIL \| GC-13[^|]*\|[^]*### Broken rules\n\n\*\*GC-13\*\*[^]*\n- What to do: /,
    );
    expect(outputs["junit"]).toBe(join(project, "till/out/reports/standin.xml"));
    expect(readFileSync(outputs["junit"] ?? "", "utf8")).toMatch(/<failure /);
  });

  test("what cannot run is said in the summary, where none is written otherwise", async () => {
    const { code, log, outputs, summary } = await ran({ command, scenario: "no-such-scenario" });
    expect([code, outputs["result"], outputs["exit-code"]]).toEqual([2, "refused", "2"]);
    expect(log).toContain("no-such-scenario");
    expect(summary).toBe("## Standin: ❌ did not run\n\nIt ended with 2; its log says why.\n");
  });

  test("no summary where none is wanted", async () => {
    const given = { command: "true", scenario, options: "--judge-at-exit", summary: "false" };
    const { code, outputs, summary } = await ran(given);
    expect([code, outputs["result"], summary]).toEqual([3, "undecided", ""]);
    expect(existsSync(outputs["markdown"] ?? "")).toBe(true);
  });

  test.each<[Record<string, string>, string]>([
    [
      {},
      'The input "command" is missing. Give the command that makes your POS sell something, such as npm test.',
    ],
    [{ command, mode: "runs" }, 'The input "mode" is "runs". Give run or explore.'],
    [{ command, mode: "100%\n" }, 'The input "mode" is "100%25%0A". Give run or explore.'],
    [
      { command, mode: "explore", scenarios: "mine" },
      'The inputs "scenario" and "scenarios" are for mode run. Mode explore makes its own scenarios.',
    ],
    [{ command, summary: "yes" }, 'The input "summary" is "yes". Give true or false.'],
    [
      { command, "working-directory": "no/where" },
      'The input "working-directory" is "no/where", and there is no such directory.',
    ],
    [
      { command, "report-directory": "" },
      'The input "report-directory" is empty. Give a directory, such as standin-report.',
    ],
  ])("%j is refused", async (given, sentence) => {
    const { code, log, outputs, summary } = await ran(given, {}, tmpdir());
    expect([code, log]).toEqual([2, `::error title=Standin::${sentence}\n`]);
    expect([outputs["result"], summary]).toEqual(["", ""]);
  });

  test("a Node that is too old is refused", async () => {
    const path = pathWith("node", '[ "$1" = --version ] && echo v18.0.0 || exit 1');
    const { code, log } = await ran({ command }, { PATH: path });
    expect([code, log]).toEqual([
      2,
      "::error title=Standin::Standin needs Node 20.19 or later, and this is v18.0.0.\n",
    ]);
  });
});

describe("the action by reference, in a project without Standin", () => {
  /** The action as GitHub fetches it: nothing is built. */
  function fetched(): string {
    const action = mkdtempSync(join(tmpdir(), "standin-action-"));
    symlinkSync(join(root, "action.yml"), join(action, "action.yml"));
    symlinkSync(join(testedPackage, "bin"), join(action, "bin"));
    return action;
  }
  const inProject = (action: string, path: string): Promise<Done> => {
    const project = mkdtempSync(join(tmpdir(), "standin-pipelines-"));
    const given = { command: "true", scenario, options: "--judge-at-exit" };
    return act(action, project, given, { PATH: path });
  };

  test("installs itself, and what builds it, once", async () => {
    const action = fetched();
    const path = pathWith("npm", 'echo "npm $*" && mkdir dist && touch dist/standin.js');
    const [first, second] = [await inProject(action, path), await inProject(action, path)];
    expect(first.log.match(/^npm .*/gm)).toEqual(["npm ci --include=dev --no-audit --no-fund"]);
    expect(second.log).not.toMatch(/^npm /m);
    expect([first.outputs["result"], second.outputs["result"]]).toEqual(["undecided", "undecided"]);
  });

  test("says so where that fails", async () => {
    const { code, log } = await inProject(fetched(), pathWith("npm", "echo no network; exit 1"));
    expect([code, log]).toEqual([
      2,
      "no network\n::error title=Standin::Standin could not be installed. The lines above say why.\n",
    ]);
  });
});

describe("the job for GitLab", () => {
  const job = (given: Record<string, string>) => gitlabJobs(given)["standin"];

  test.each([
    ["passes", {}, 0, /tests="\d+" failures="0"/],
    ["fails", fails, 1, /<failure /],
  ])("%s, and leaves the reports", async (_how, env, wanted, junit) => {
    const project = projectWith();
    const found = job({ command, scenario, options: "--judge-at-exit --seed 'two words'" });
    if (found === undefined) throw new Error("there is no job");
    const { code, log } = await doJob(found, project, { prepares: false, env });
    expect([code, log]).toEqual([wanted, expect.stringMatching(wanted === 0 ? "PASS" : "FAIL")]);
    const { paths, reports } = found.artifacts;
    expect(readFileSync(join(project, reports.junit), "utf8")).toMatch(junit);
    expect(paths).toEqual(["standin-report/"]);
    expect(readFileSync(join(project, "standin-report/standin.md"), "utf8")).toMatch(
      /^## Standin: /,
    );
    expect(existsSync(join(project, "standin-report/standin.html"))).toBe(true);
  });

  test("has the name that is given", () => {
    expect(Object.keys(gitlabJobs({ job: "certify" }))).toEqual(["certify"]);
    expect(gitlabInputs()["mode"]?.options).toEqual(["run", "explore"]);
  });
});

/** GitHub's own reader of workflows and actions, which is an ES module; the mistakes that it finds. */
function mistakesIn(kind: "Action" | "Workflow", content: string): string[] {
  const outfile = join(mkdtempSync(join(tmpdir(), "standin-parser-")), "parser.js");
  const contents = `
    export { parseAction } from "@actions/workflow-parser/actions/action-parser";
    export { parseWorkflow, NoOperationTraceWriter } from "@actions/workflow-parser";`;
  buildSync({ stdin: { contents, resolveDir: root }, bundle: true, platform: "node", outfile });
  const script = `
    const parser = require(process.argv[1]);
    const { context } = parser["parse" + process.argv[2]](
      { name: process.argv[2], content: process.argv[3] }, new parser.NoOperationTraceWriter());
    console.log(JSON.stringify(context.errors.getErrors().map(({ message }) => message)));`;
  const printed = execFileSync(process.execPath, ["-e", script, outfile, kind, content]);
  return JSON.parse(printed.toString()) as string[];
}

test("GitHub finds no mistake in the action, nor in the workflow of the page", () => {
  const action = readFileSync(join(root, "action.yml"), "utf8");
  const [workflow = ""] = codeBlocks(page, "yaml");
  expect(mistakesIn("Action", action)).toEqual([]);
  expect(mistakesIn("Workflow", workflow)).toEqual([]);
  expect(mistakesIn("Action", action.replace("inputs.command", "input.command"))).toEqual([
    expect.stringContaining("Unrecognized named-value: 'input'"),
  ]);
  expect(mistakesIn("Workflow", workflow.replace("runs-on", "run-on"))).not.toEqual([]);
});

describe("the page", () => {
  const [workflow = "", include = ""] = codeBlocks(page, "yaml");
  const rowsUnder = (heading: string): string[][] =>
    (new RegExp(`^\\| ${heading} \\|.*\\n\\|.*\\n((?:\\|.*\\n)+)`, "m").exec(page)?.[1] ?? "")
      .trim()
      .split("\n")
      .map((row) => row.split(" | ").map((cell) => cell.replace(/^\| | \|$/g, "")));

  test("lists the inputs with their defaults, and the outputs", () => {
    const { inputs, outputs } = actionIn(root);
    const named = rowsUnder("input").map(([name = "", given = ""]) => [name, given]);
    expect(named.map(([name]) => name)).toEqual(Object.keys(inputs).map((name) => `\`${name}\``));
    for (const [name = "", given = ""] of named.filter(([, text = ""]) => text.startsWith("`")))
      expect([name, given]).toEqual([name, `\`${inputs[name.slice(1, -1)]?.default ?? ""}\``]);
    const made = rowsUnder("output").flatMap(([names = ""]) => names.split(", "));
    expect(made).toEqual(Object.keys(outputs).map((name) => `\`${name}\``));
  });

  test("gives the action and the job nothing that they do not take", () => {
    const { jobs } = load(workflow) as {
      jobs: Record<string, { steps: { uses?: string; with?: object }[] }>;
    };
    const steps = Object.values(jobs).flatMap(({ steps: all }) => all);
    const own = steps.find(({ uses }) => uses === "./node_modules/standin");
    expect(Object.keys(actionIn(root).inputs)).toEqual(
      expect.arrayContaining(Object.keys(own?.with ?? { none: 1 })),
    );
    const { include: files } = load(include) as { include: { inputs: Record<string, string> }[] };
    expect(Object.keys(gitlabJobs(files[0]?.inputs ?? { none: "" }))).toEqual(["standin"]);
  });
});
