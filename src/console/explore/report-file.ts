import { signal } from "@preact/signals";
import type {
  ExplorationReport,
  ReportedFinding,
  Warning,
} from "../../explore/report/exploration-report";
import type { MatrixCell, CellRun, MatrixRow } from "../../explore/report/matrix";
import type { StrikeCoverage } from "../../explore/report/struck";
import { cellOutcomes, resultWords } from "../../explore/report/outcomes";
import type { SeenMessage } from "../../explore/position";
import type { RuleOfRun, RunRecord, SeenBreach, SeenProvider } from "../../explore/run-record";
import type { Scenario } from "../../scenario/definition";
import { namesOf } from "../../record";
import { findingText } from "../../explore/finding-file";
import { announce } from "../announce";
import { addresses, goTo } from "../addresses";
import { visibleText } from "../text";

/** Looks whether a value has a form: the path of what has not, or undefined. */
type FormCheck = (value: unknown, path: string) => string | undefined;

const formFor =
  (holds: (value: unknown) => boolean): FormCheck =>
  (value, path) =>
    holds(value) ? undefined : path;

const text = formFor((value) => typeof value === "string");
const number = formFor((value) => typeof value === "number");
const flag = formFor((value) => typeof value === "boolean");

/** One of some values. */
const formOneOf = (values: readonly unknown[]): FormCheck =>
  formFor((value) => values.includes(value));

/** A member that may be absent. */
const optional =
  (form: FormCheck): FormCheck =>
  (value, path) =>
    value === undefined ? undefined : form(value, path);

/** A list of any length. */
const listOf =
  (form: FormCheck): FormCheck =>
  (value, path) => {
    if (!Array.isArray(value)) return path;
    for (const [at, one] of value.entries()) {
      const wrong = form(one, `${path}[${at}]`);
      if (wrong !== undefined) return wrong;
    }
    return undefined;
  };

/** An object with a form for each member of a type; it may have others. */
const membersOf =
  <T>(forms: { readonly [K in keyof T]-?: FormCheck }): FormCheck =>
  (value, path) => {
    const object = typeof value === "object" && value !== null ? value : {};
    const members = new Map<string, unknown>(Object.entries(object));
    for (const [name, form] of Object.entries<FormCheck>(forms)) {
      const wrong = form(members.get(name), path === "" ? name : `${path}.${name}`);
      if (wrong !== undefined) return wrong;
    }
    return undefined;
  };

const message = membersOf<SeenMessage>({
  interface: text,
  operation: text,
  nth: number,
  number,
  delivery: formOneOf(["first", "repeat"]),
  connection: optional(formOneOf(["new", "reused"])),
  met: text,
  got: text,
  transaction: text,
  at: number,
  struck: listOf(text),
});

const rule = membersOf<RuleOfRun>({
  id: text,
  interface: text,
  sentence: text,
  remedy: text,
  text,
});

const difference = membersOf<NonNullable<RunRecord["differs"]>>({
  number,
  expected: text,
  seen: text,
});

const seenProvider = membersOf<SeenProvider>({
  answers: number,
  judged: number,
  breaches: listOf(membersOf<SeenBreach>({ code: text, sentence: text, text, runs: number })),
});

const record = membersOf<RunRecord>({
  key: text,
  result: formOneOf(["held", "broke", "not-struck", "undecided", "defect"]),
  broken: listOf(rule),
  warned: optional(listOf(rule)),
  missed: optional(formOneOf([true])),
  code: optional(number),
  timedOut: optional(formOneOf([true])),
  output: optional(text),
  seconds: number,
  unmatched: optional(listOf(text)),
  provider: optional(seenProvider),
  messages: listOf(message),
  unprompted: optional(listOf(message)),
  differs: optional(difference),
});

const outcome = formOneOf(cellOutcomes);
const runForm = membersOf<CellRun>({ plan: text, title: text, outcome, record });

const cell = membersOf<MatrixCell>({
  column: text,
  outcome,
  rules: listOf(text),
  runs: listOf(runForm),
});

const row = membersOf<MatrixRow>({
  interface: text,
  operation: text,
  after: optional(text),
  cells: listOf(cell),
});

const finding = membersOf<ReportedFinding>({
  rule,
  name: text,
  title: text,
  isSteady: flag,
  repeated: membersOf<ReportedFinding["repeated"]>({ runs: number, broke: number }),
  beside: listOf(rule),
  again: optional(
    listOf(
      membersOf<NonNullable<ReportedFinding["again"]>[number]>({ operation: text, fault: text }),
    ),
  ),
  // The rest of it is for the simulator to check, when it is saved.
  scenario: membersOf<Pick<Scenario, "name">>({ name: text }),
  shownBy: listOf(text),
  record,
});

const report: FormCheck = membersOf<ExplorationReport>({
  standinExploration: formOneOf([1]),
  result: formOneOf(namesOf(resultWords)),
  clean: record,
  mistake: optional(text),
  firstMistake: optional(text),
  part: optional(text),
  plans: number,
  classes: number,
  ran: number,
  struck: membersOf<StrikeCoverage>({
    cells: number,
    of: number,
    missed: number,
    isTooLittle: flag,
    never: listOf(text),
    failed: optional(
      membersOf<NonNullable<StrikeCoverage["failed"]>>({ code: number, output: text }),
    ),
  }),
  hasStopped: flag,
  warnings: listOf(membersOf<Warning>({ rule, runs: number })),
  columns: listOf(membersOf<ExplorationReport["columns"][number]>({ id: text, heading: text })),
  matrix: listOf(row),
  findings: listOf(finding),
  provider: optional(seenProvider),
  varied: membersOf<ExplorationReport["varied"]>({ runs: number, example: optional(difference) }),
});

const isReport = (value: unknown): value is ExplorationReport => report(value, "") === undefined;

/** Why a text is not the report of an exploration, in words for a person. */
class NotAReport extends Error {}

/** The report in a text, as `standin explore --json` prints it. Throws `NotAReport`. */
function reportIn(json: string): ExplorationReport {
  const value = valueIn(json);
  if (isReport(value)) return value;
  throw new NotAReport(`its member ${report(value, "") ?? ""} is missing or wrong`);
}

function valueIn(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new NotAReport("it is not JSON");
  }
}

/** An exploration that was opened: a file of this machine, which the simulator never gets. */
export interface OpenedReport {
  fileName: string;
  report: ExplorationReport;
  /** The text of the scenario of each finding. */
  scenarios: ReadonlyMap<ReportedFinding, string>;
}

/** Undefined: none is open. This tab alone has it, until the page is loaded anew. */
export const currentReport = signal<OpenedReport | undefined>(undefined);

/** What was wrong with the file that was chosen last. */
export const openingProblem = signal("");

/** Shows the report in a file; what is wrong with it is shown instead. */
export async function openReport(file: File): Promise<void> {
  openingProblem.value = "";
  try {
    currentReport.value = openedReport(file.name, await file.text());
    announce(`The exploration ${file.name} was opened`);
    goTo(addresses.explore());
    document.querySelector("main")?.focus();
  } catch (error) {
    openingProblem.value = `${visibleText(file.name)} is not the report of an exploration: ${reasonOf(error)}.`;
  }
}

function openedReport(fileName: string, json: string): OpenedReport {
  const report = reportIn(json);
  const scenarios = new Map(report.findings.map((finding) => [finding, findingText(finding)]));
  return { fileName, report, scenarios };
}

const reasonOf = (error: unknown): string =>
  error instanceof NotAReport ? error.message : "it cannot be read";
