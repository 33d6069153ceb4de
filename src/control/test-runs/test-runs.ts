import { Type } from "@sinclair/typebox";
import { loadObligations } from "../../families";
import { createSchemaReader } from "../../contract/checks/json-schema-check";
import { limits } from "../../limits/limits";
import type { Mistake } from "../../mistake";
import type { Space } from "../../store";
import { piecesOf } from "../declare/reads";
import { ControlRefused } from "../declare/refusals";
import { jsonBody, operation, readBody } from "../operation";
import type { ControlServices } from "../services";
import { judgeOwn } from "../verdicts/kept-journal";
import { runFactsJson } from "../verdicts/verdict-query";
import { compareRuns } from "./comparison";
import { deleteRun, keepRun, listRuns, runBefore, runNamed } from "./kept-runs";
import { EndedRun, RunComparison, TestRun, TestRunEntry } from "./models";
import { runSheet } from "./sheet";

const readRun = createSchemaReader(TestRun);

const runName = Type.String({ maxLength: limits.nameLength });

/** Test runs that a data space keeps, whatever a reset takes: what the messages of a POS showed. */
export const testRunOperations = {
  testRuns: operation("GET /runs", {
    summary: "The kept runs, oldest first",
    tag: "Verdict",
    answer: Type.Array(TestRunEntry),
    handle: ({ core, space }) => listRuns(core, space),
  }),
  endRun: operation("POST /runs", {
    summary: "Ends the run: keeps what the messages of the journal show",
    tag: "Verdict",
    body: jsonBody(EndedRun),
    answer: TestRunEntry,
    creates: true,
    refusals: ["parameter-wrong", "run-empty", "runs-too-many", "database-full", "reads-too-many"],
    handle: ({ core, space, body }) =>
      core.reads.alone(space, () => core.reads.amongFew(() => endRun(core, space, body))),
  }),
  compareRuns: operation("GET /runs/compare", {
    summary: "How one kept run differs from another",
    tag: "Verdict",
    query: Type.Object({ left: Type.Optional(runName), right: Type.Optional(runName) }),
    answer: RunComparison,
    refusals: ["run-unknown", "parameter-wrong"],
    handle: ({ core, space, query: { left = "", right = "" } }) =>
      compareRuns(runNamed(core, space, left), runNamed(core, space, right)),
  }),
  importRun: operation("POST /runs/import", {
    summary: "Keeps a run that a simulator gave as a file",
    tag: "Verdict",
    body: readBody(TestRun, { bytes: limits.sentDataBytes }),
    answer: TestRunEntry,
    creates: true,
    refusals: ["run-wrong", "runs-too-many", "database-full"],
    handle: ({ core, space, body }) => keepRun(core, space, readRun(body, wrongRun)),
  }),
  testRun: operation("GET /runs/{name}", {
    summary: "A kept run as a file, or as its sign-off sheet",
    tag: "Verdict",
    query: Type.Object({
      format: Type.Optional(
        Type.Unsafe<"json" | "html">({
          type: "string",
          enum: ["json", "html"],
          "x-expected": "json or html",
        }),
      ),
    }),
    answer: { schema: TestRun, texts: ["text/html"] },
    refusals: ["run-unknown", "parameter-wrong"],
    handle({ core, space, params: { name }, query: { format } }) {
      const isSheet = format === "html";
      const text = isSheet
        ? sheetOf(core, space, name)
        : JSON.stringify(runNamed(core, space, name));
      const type = `${isSheet ? "text/html" : "application/json"}; charset=utf-8`;
      return ({ send }) => send({ pieces: piecesOf(Buffer.from(text)), type });
    },
  }),
  deleteRun: operation("DELETE /runs/{name}", {
    summary: "Deletes a kept run",
    tag: "Verdict",
    answer: null,
    refusals: ["run-unknown"],
    handle({ core, space, params: { name } }) {
      deleteRun(core, space, name);
    },
  }),
};

/** The sign-off sheet of a run. Throws `ControlRefused` where no run has this name. */
export function sheetOf(services: ControlServices, space: Space, name: string): string {
  const run = runNamed(services, space, name);
  return runSheet(run, runBefore(services, space, run));
}

const wrongRun = (faults: readonly Mistake[]): ControlRefused =>
  new ControlRefused("run-wrong", {
    formatErrors: faults
      .slice(0, limits.reportedViolations)
      .map(({ path, text }) => ({ field: path || "body", msg: text })),
  });

/** Keeps what the messages of the journal show. Rejects with `ControlRefused` where there is none. */
async function endRun(
  services: ControlServices,
  space: Space,
  { waivers = [], allowCriticalWaivers, ...said }: EndedRun,
) {
  const waiving = {
    waivers: waivers.map((waiver, at) => ({ ...waiver, place: `waivers[${at}]` })),
    ...(allowCriticalWaivers !== undefined && { allowCriticalWaivers }),
  };
  const wanted = { query: {}, format: "json", excerpt: { run: true }, waiving } as const;
  const facts = runFactsJson.read(Buffer.from(await judgeOwn(services, space, wanted)).toString());
  if (facts.messages === 0)
    throw new ControlRefused("run-empty", { freeString: "Send a message first." });
  const { ruleList } = await import("../../conformance/rules/rule-list.js");
  const known = new Map(
    ruleList(await loadObligations()).rules.map(({ id, triedBy }) => [id, triedBy]),
  );
  return keepRun(services, space, {
    standinRun: 1,
    name: slugOf(`${said.pos}-${said.version}`),
    ...said,
    user: space.user,
    ...facts,
    endedAt: new Date(services.time.now()).toISOString(),
    rules: facts.rules.map((rule) => {
      const triedBy = rule.outcome === "not-applicable" ? known.get(rule.id) : undefined;
      return { ...rule, ...(triedBy !== undefined && { triedBy }) };
    }),
    waivers,
  });
}

/** Letters, digits and hyphens of a text. */
const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "") || "run";
