import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { loadAll } from "js-yaml";

/** The directory of Standin. */
export const root = resolve(__dirname, "../..");

interface Step {
  id: string;
  shell: string;
  env: Record<string, string>;
  run: string;
}

/** What `action.yml` says. */
export interface Action {
  inputs: Record<string, { description: string; required?: boolean; default?: string }>;
  outputs: Record<string, { description: string; value: string }>;
  runs: { using: string; steps: Step[] };
}

/** The documents of a file in YAML. */
const yamlIn = (file: string): unknown[] => loadAll(readFileSync(file, "utf8"));

export const actionIn = (directory: string): Action =>
  yamlIn(join(directory, "action.yml"))[0] as Action;

/** What a job showed. */
export interface Done {
  code: number;
  /** What its steps printed. */
  log: string;
  outputs: Record<string, string>;
  /** The summary of the job. */
  summary: string;
}

/** Runs a command; its exit code, and all that it printed. */
export function ranIn(
  cwd: string,
  [command = "", ...args]: readonly string[],
  env: Record<string, string>,
): Promise<{ code: number; log: string }> {
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env } });
  let log = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => {
      log += chunk.toString();
    });
  return new Promise((end, refused) => {
    child.once("error", refused);
    child.once("close", (code) => {
      end({ code: code ?? 1, log });
    });
  });
}

const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\$\{\{ (\S+) \}\}/g, (_, name: string) => values[name] ?? "");

const outputsIn = (text: string): Record<string, string> =>
  Object.fromEntries(
    text
      .trim()
      .split("\n")
      .map((line) => line.split(/=(.*)/s).slice(0, 2) as [string, string]),
  );

/**
 * Does the steps of the action in a directory as GitHub's runner does, in the directory of a project, with what a workflow gives under
 * `with`.
 */
export async function act(
  directory: string,
  project: string,
  given: Readonly<Record<string, string>>,
  env: Record<string, string> = {},
): Promise<Done> {
  const { inputs, outputs, runs } = actionIn(directory);
  const place = mkdtempSync(join(tmpdir(), "standin-runner-"));
  const summary = join(place, "summary.md");
  writeFileSync(summary, "");
  const values: Record<string, string> = {};
  for (const [name, input] of Object.entries(inputs))
    values[`inputs.${name}`] = given[name] ?? input.default ?? "";
  let [code, log] = [0, ""];
  for (const { id, run, ...step } of runs.steps) {
    const [script, said] = [join(place, `${id}.sh`), join(place, `${id}.txt`)];
    writeFileSync(script, filled(run, values));
    writeFileSync(said, "");
    const own = Object.entries(step.env).map(([name, text]) => [name, filled(text, values)]);
    const ended = await ranIn(
      project,
      ["bash", "--noprofile", "--norc", "-eo", "pipefail", script],
      {
        ...env,
        ...(Object.fromEntries(own) as Record<string, string>),
        GITHUB_ACTION_PATH: directory,
        GITHUB_OUTPUT: said,
        GITHUB_STEP_SUMMARY: summary,
      },
    );
    log += ended.log;
    for (const [name, value] of Object.entries(outputsIn(readFileSync(said, "utf8"))))
      values[`steps.${id}.outputs.${name}`] = value;
    code = ended.code;
    if (code !== 0) break;
  }
  const made = Object.entries(outputs).map(([name, { value }]) => [name, filled(value, values)]);
  return {
    code,
    log,
    outputs: Object.fromEntries(made) as Record<string, string>,
    summary: readFileSync(summary, "utf8"),
  };
}

interface Input {
  default?: string;
  options?: string[];
}

/** A job of GitLab CI. */
export interface Job {
  before_script: string[];
  script: string[];
  artifacts: { paths: string[]; expose_as: string; reports: { junit: string } };
}

const gitlabFile = join(root, "deploy/gitlab/standin.gitlab-ci.yml");

/** The inputs of the file for GitLab. */
export const gitlabInputs = (): Record<string, Input> =>
  (yamlIn(gitlabFile)[0] as { spec: { inputs: Record<string, Input> } }).spec.inputs;

/** The file for GitLab as GitLab reads it when it is included with these inputs: jobs by their names. */
export function gitlabJobs(given: Readonly<Record<string, string>>): Record<string, Job> {
  const inputs = gitlabInputs();
  for (const name of Object.keys(given)) if (!(name in inputs)) throw new Error(`no input ${name}`);
  const text = JSON.stringify(yamlIn(gitlabFile)[1]).replace(
    /\$\[\[ inputs\.(\S+) \]\]/g,
    (_, name: string) => JSON.stringify(given[name] ?? inputs[name]?.default ?? "").slice(1, -1),
  );
  return JSON.parse(text) as Record<string, Job>;
}

/** Runs a job as GitLab's runner does, which has bash: its code, and what it printed. */
export function doJob(
  { before_script, script }: Job,
  project: string,
  { prepares = true, env = {} }: { prepares?: boolean; env?: Record<string, string> } = {},
): Promise<{ code: number; log: string }> {
  const lines = [...(prepares ? before_script : []), ...script];
  return ranIn(project, ["bash", "-eo", "pipefail", "-c", lines.join("\n")], env);
}
