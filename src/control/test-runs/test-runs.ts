import { reachedBound } from "../../limits/bounds";
import { limits } from "../../limits/limits";
import { ownJson } from "../../own-json";
import type { KeptTestRun, Space } from "../../store";
import { ControlRefused, refuseFullDatabase, unknownName } from "../declare/refusals";
import type { ControlServices } from "../services";
import { entryOf, compareRuns, comparedParts, isTried } from "./comparison";
import { TestRun, TestRunEntry, EndedRun, RunComparison } from "./models";
import { notKept, outcomeMarks } from "../../conformance/judged-rule";
import { plural } from "../../conformance/report/lines";
import { htmlText, markHtml, reportPage } from "../../conformance/report/markup";
import { Type } from "@sinclair/typebox";
import { loadObligations } from "../../families";
import { utcText } from "../../contract/values/moment";
import { createSchemaReader } from "../../contract/checks/json-schema-check";
import type { Mistake } from "../../mistake";
import { piecesOf } from "../declare/reads";
import { jsonBody, operation, readBody } from "../operation";
import { judgeOwn } from "../verdicts/kept-journal";
import { runFactsJson } from "../verdicts/verdict-query";

const runJson = ownJson<TestRun>();
const entryJson = ownJson<TestRunEntry>();

/** The runs that a data space keeps, oldest first. */
const listRuns = ({ store }: ControlServices, space: Space): TestRunEntry[] =>
  store.testRuns.list(space.id).map(({ head }) => entryJson.read(head));

/** Throws `ControlRefused` where no run has this name; `field`: where it was given. */
export const runNamed = (services: ControlServices, space: Space, name: string): TestRun =>
  runJson.read(keptRun(services, space, name).content);

function keptRun({ store }: ControlServices, space: Space, name: string): KeptTestRun {
  const kept = store.testRuns.get(space.id, name);
  if (kept !== undefined) return kept;
  const known = store.testRuns.list(space.id).map((run) => run.name);
  throw unknownName("run-unknown", name, known);
}

/** The run before another one; undefined: it is the first. */
function runBefore(
  services: ControlServices,
  space: Space,
  { name }: Pick<TestRun, "name">,
): TestRun | undefined {
  const names = listRuns(services, space).map((run) => run.name);
  const before = names[names.indexOf(name) - 1];
  return before === undefined ? undefined : runNamed(services, space, before);
}

/** Names that no run has: the comparison has the path of this one. */
const takenNames = ["compare"];

/** The first name like this one that no run has. */
export function freeRunName({ store }: ControlServices, space: Space, wanted: string): string {
  const names = new Set([...takenNames, ...store.testRuns.list(space.id).map((run) => run.name)]);
  const begin = wanted.slice(0, limits.chosenName - 4);
  let name = wanted.slice(0, limits.chosenName);
  for (let nth = 2; names.has(name); nth += 1) name = `${begin}-${nth}`;
  return name;
}

/** Throws `ControlRefused` where a further run is one too many, or too large. */
export function refuseOneMoreRun(
  { store: { testRuns }, settings: { bounds } }: ControlServices,
  space: Space,
  content: string,
): void {
  const kept = testRuns.list(space.id);
  const isFull = testRuns.size(space.id) + content.length > limits.journalBytes;
  if (kept.length < bounds.testRuns && !isFull) return;
  throw new ControlRefused("runs-too-many", {
    ...reachedBound(bounds, "testRuns"),
    freeString: `Delete the oldest one first: ${kept[0]?.name ?? ""}.`,
  });
}

/** Keeps a run under the first free name, which a path can have; what a list shows of it. */
function keepRun(services: ControlServices, space: Space, given: TestRun): TestRunEntry {
  const { store } = services;
  const run = { ...given, name: freeRunName(services, space, slugOf(given.name)) };
  const [head, content] = [entryOf(run), runJson.write(run)];
  refuseOneMoreRun(services, space, content);
  refuseFullDatabase(store);
  store.unit(() => {
    const { name, endedAt } = run;
    store.testRuns.put(space.id, { name, endedAt, head: entryJson.write(head), content });
  });
  return head;
}

/** Deletes a run; an undo brings it back. */
function deleteRun(services: ControlServices, space: Space, name: string): void {
  const { store, time } = services;
  const run = keptRun(services, space, name);
  store.unit(() => {
    const text = `the deletion of run ${name}`;
    store.undos.keep(space.id, { at: time.now(), text, content: { kind: "run", run } });
    store.testRuns.remove(space.id, name);
  });
}

const paper = `<style>
@page { size: A4; margin: 12mm }
code, td:first-child { white-space: nowrap }
.lines td { border-bottom: 1px solid; height: 2.4em }
.small { font-size: .8em }
.tried span { display: inline-block; white-space: nowrap; margin-right: 1em }
.left { columns: 2 } .left span { display: block }
@media print {
  body { font-size: 9pt; margin: 0; max-width: none }
  h1 { font-size: 14pt; margin: 0 0 4pt } h2 { font-size: 10pt; margin: 6pt 0 2pt }
  p, table { margin: 2pt 0 } td, th { padding: 1pt 6pt }
  .small { font-size: 6.5pt } .lines td { height: 16pt } b.mark, .mark { min-width: 0 }
}
</style>`;

/** The sign-off sheet of a run: one page of paper; `before`: the run before it. */
function runSheet(run: TestRun, before: TestRun | undefined): string {
  const { pos, version, note, user, from, until, endedAt, messages, ruleSet, trimmed } = run;
  const dropped = trimmed > 0 ? `, ${plural(trimmed, "older one")} dropped` : "";
  const facts = [
    ["POS", `${pos} ${version}`],
    ["Run", run.name],
    ["From", `${utcText(from)} UTC`],
    ["Until", `${utcText(until)} UTC`],
    ["Ended", `${utcText(endedAt)} UTC`],
    ...(before?.from === from ? [["Includes", `messages of the run ${before.name}`]] : []),
    ["Data space", user ?? "shared"],
    ["Messages", `${messages}${dropped}`],
    ["Rule set", ruleSet],
    ...(note === undefined ? [] : [["Note", note]]),
  ];
  const body = `${paper}<h1>${htmlText(`${pos} ${version}`)}: ${markHtml(outcomeMarks[run.verdict])}</h1>
<table>${facts.map((row) => rowHtml(row)).join("")}</table>
${notKeptTables(run)}
${waivers(run)}
${difference(run, before)}
${triedText(run)}
<h2>Signed</h2>
<table class="lines">${rowHtml(["Name", "Role", "Date", "Signature"])}${rowHtml(["", "", "", ""]).repeat(2)}</table>`;
  return reportPage(`Sign-off: ${htmlText(`${pos} ${version}`)}`, body);
}

const rowHtml = (cells: readonly string[]): string =>
  `<tr>${cells.map((cell) => `<td>${htmlText(cell)}</td>`).join("")}</tr>`;

/** The rules that were not kept, by what became of them; those that were let pass stand with their waivers. */
function notKeptTables({ rules }: TestRun): string {
  const tables = notKept.map(([heading, outcomes]) =>
    rulesTable(
      heading,
      rules.filter(({ outcome }) => outcome !== "waived" && outcomes.includes(outcome)),
    ),
  );
  return tables.join("") || "<p>Every rule that was tried was kept.</p>";
}

function rulesTable(heading: string, rules: TestRun["rules"]): string {
  if (rules.length === 0) return "";
  const rows = rules.map(
    ({ id, sentence, outcome, text = "" }) =>
      `<tr><td><code>${htmlText(id)}</code></td><td>${markHtml(outcomeMarks[outcome])}</td>` +
      `<td>${htmlText(sentence)}<br><small>${htmlText(text)}</small></td></tr>`,
  );
  return `<h2>${heading}</h2><table>${rows.join("")}</table>`;
}

function waivers({ waivers: given, problems }: TestRun): string {
  const rows = given.map(({ rule, reason, owner, until }) =>
    rowHtml([rule, reason, owner, `until ${until}`]),
  );
  const wrong = problems.map((problem) => `<p class="bad">${htmlText(problem)}</p>`).join("");
  return `<h2>Waivers</h2>${rows.length === 0 ? "<p>None.</p>" : `<table>${rows.join("")}</table>`}${wrong}`;
}

/** A rule by its id, and by its interface too where others of the run have the same. */
const namedAmong =
  (rules: readonly RuleOfInterface[]) =>
  ({ id, interface: name }: RuleOfInterface): string =>
    rules.filter((rule) => rule.id === id).length > 1 ? `${id} (${name})` : id;

type RuleOfInterface = Pick<TestRun["rules"][number], "id" | "interface">;

function difference(run: TestRun, before: TestRun | undefined): string {
  if (before === undefined) return "<h2>Since the run before</h2><p>There is none.</p>";
  const compared = compareRuns(before, run);
  const named = namedAmong(run.rules);
  const rows = comparedParts.map(([part, words]) =>
    rowHtml([words, compared[part].map(named).join(", ") || "none"]),
  );
  return `<h2>Since ${htmlText(before.name)}</h2><table>${rows.join("")}</table>`;
}

/** Which rules were tried, and what would try the others. */
function triedText({ rules }: TestRun): string {
  const named = namedAmong(rules);
  const done = rules.filter(isTried);
  const left = rules.filter((rule) => !isTried(rule));
  const marks = done.map(
    (rule) => `<span>${htmlText(named(rule))} ${markHtml(outcomeMarks[rule.outcome])}</span>`,
  );
  const rows = left.map(
    (rule) => `<span><b>${htmlText(named(rule))}</b> ${htmlText(rule.triedBy ?? "")}</span>`,
  );
  return `<h2>Tried: ${done.length} of ${rules.length} rules</h2><p class="tried small">${marks.join("")}</p>
${left.length === 0 ? "" : `<h2>Not tried, and what would try them</h2><p class="left small">${rows.join("")}</p>`}`;
}

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
  const { ruleList } = await import("../../conformance/rules/family-rules.js");
  const known = new Map(
    ruleList(await loadObligations()).rules.map(({ id, triedBy }) => [id, triedBy]),
  );
  return keepRun(services, space, {
    standinRun: 1,
    name: `${said.pos}-${said.version}`,
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
