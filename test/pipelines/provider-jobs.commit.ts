import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { load } from "js-yaml";
import { journalText } from "../../src/conformance/journal-file";
import type { Standin } from "../../src";
import { codeBlocks, pageText } from "../docs/shell-snippets";
import { program, run, testedPackage } from "../support/program";
import { startStandin } from "../support/standin";
import { ranIn } from "./runner";

/* The jobs of docs/provider.md, step by step, with a simulator in the place of the sandbox. */

interface Workflow {
  name: string;
  env: Record<string, string>;
  jobs: Record<string, { steps: { run?: string; uses?: string }[] }>;
}

const workflows = codeBlocks(pageText("docs/provider.md"), "yaml")
  .map((text) => load(text))
  .filter(
    (one): one is Workflow => typeof one === "object" && one !== null && Object.hasOwn(one, "jobs"),
  );

/** A project with Standin, and the values of a provider that has the fixtures' data. */
function newProject(): string {
  const project = mkdtempSync(join(tmpdir(), "standin-provider-jobs-"));
  mkdirSync(join(project, "node_modules/.bin"), { recursive: true });
  symlinkSync(testedPackage, join(project, "node_modules/standin"));
  symlinkSync(program, join(project, "node_modules/.bin/standin"));
  return project;
}

const airtimeOf = (provider: Standin): string =>
  `${provider.url}${provider.interfaces["airtime"] ?? ""}`;

/** Runs the commands of a job, but for the installation. */
async function runJob(name: string, project: string, provider: Standin) {
  const workflow = workflows.find((one) => one.name === name);
  const [job] = Object.values(workflow?.jobs ?? {});
  const scripts = (job?.steps ?? []).flatMap((step) => step.run ?? []);
  expect(scripts[0]).toBe("npm ci");
  const summary = join(project, "summary.md");
  const { code, log } = await ranIn(
    project,
    ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", scripts.slice(1).join("\n")],
    {
      AIRTIME: airtimeOf(provider),
      STANDIN_UPSTREAM_USER: "7102:sandbox",
      GITHUB_STEP_SUMMARY: summary,
    },
  );
  return { code, log, summary: () => readFileSync(summary, "utf8") };
}

/** The values file that a comparison asks for, filled with what this provider has: the fixtures' values. */
async function writeValues(project: string, provider: Standin): Promise<void> {
  const file = join(project, "ours.yaml");
  const user = ["--user", "7102:sandbox", "--keep-open"];
  const to = ["--upstream", `airtime=${airtimeOf(provider)}`, ...user];
  writeFileSync(join(project, "none.yaml"), "values: []\n");
  await run(
    ["compare", ...to, "--values", join(project, "none.yaml"), "--write-values", file],
    {},
    project,
  );
  const wanted = load(readFileSync(file, "utf8")) as { values: { name: string }[] };
  expect(wanted.values.length).toBeGreaterThan(0);
  writeFileSync(
    file,
    JSON.stringify({ values: wanted.values.map(({ name }) => ({ name, value: name })) }),
  );
}

test("each night: a drift fails the job, and what is in the baseline does not", async () => {
  const [project, provider] = [newProject(), await startStandin({ seed: "sandbox" })];
  await writeValues(project, provider);
  writeFileSync(join(project, "drift.json"), '{ "standinBaseline": 1, "differences": [] }');
  provider.space("7102", "sandbox").reset();
  const quiet = await runJob("drift", project, provider);
  expect([quiet.code, quiet.log]).toEqual([0, expect.stringContaining("no difference")]);
  const sandbox = provider.space("7102", "sandbox");
  sandbox.reset();
  sandbox.fault("purchase", { interface: "airtime", after: "edit remove=settlementEntity" });
  const drifted = await runJob("drift", project, provider);
  expect(drifted.code).toBe(1);
  expect(drifted.summary()).toContain("settlementEntity");
});

test("at each release: a provider that breaks the contract fails the job, and the certificate can be judged again", async () => {
  const project = newProject();
  const users = join(project, "users.yaml");
  writeFileSync(users, 'users:\n  - user: "7102"\n    password: sandbox\n', { mode: 0o600 });
  const provider = await startStandin({ seed: "candidate", users });
  await writeValues(project, provider);
  const sandbox = provider.space("7102", "sandbox");
  sandbox.reset();
  const good = await runJob("provider release", project, provider);
  expect(good).toMatchObject({ code: 0 });
  const files = ["provider.json", "provider.jsonl"].map((name) => join(project, name));
  expect((await run(["certify-provider", "--verify", ...files])).code).toBe(0);
  sandbox.reset();
  sandbox.fault("purchase", { interface: "airtime", after: "edit set.id=one" });
  expect(await runJob("provider release", project, provider)).toMatchObject({ code: 1 });
});

test("after an incident: the same messages meet the same answers, or the job says which do not", async () => {
  const [project, provider] = [newProject(), await startStandin({ seed: "sandbox" })];
  await writeValues(project, provider);
  const recorded = await startStandin({ seed: "of the day" });
  const { messages } = await recorded.example("airtime", "purchase");
  for (const { method, path, body } of messages)
    await fetch(`${recorded.url}${path}`, {
      method,
      headers: { authorization: recorded.authorization, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  writeFileSync(join(project, "incident.jsonl"), journalText(await recorded.journal()));
  const sandbox = provider.space("7102", "sandbox");
  sandbox.reset();
  expect(await runJob("incident", project, provider)).toMatchObject({ code: 0 });
  sandbox.reset();
  sandbox.fault("purchase", { interface: "airtime", before: "refuse UPSTREAM_UNAVAILABLE" });
  const again = await runJob("incident", project, provider);
  expect(again.code).toBe(1);
  expect(again.summary()).toContain("another status");
});
