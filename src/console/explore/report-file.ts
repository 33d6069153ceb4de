import type {
  ExplorationReport,
  ReportedFinding,
  Warning,
} from "../../explore/report/exploration-report";
import type { Cell, CellRun, Row } from "../../explore/report/matrix";
import type { Struck } from "../../explore/report/struck";
import { cellOutcomes, resultWords } from "../../explore/report/outcomes";
import type { SeenMessage } from "../../explore/position";
import type { BrokenRule, RunRecord } from "../../explore/run-record";
import type { Scenario } from "../../scenario/definition";
import { namesOf } from "../../record";
import { type Form, flag, listOf, membersOf, number, oneOf, optional, text } from "./form";

const message = membersOf<SeenMessage>({
  interface: text,
  operation: text,
  nth: number,
  number,
  delivery: oneOf(["first", "repeat"]),
  connection: optional(oneOf(["new", "reused"])),
  met: text,
  got: text,
  transaction: text,
  at: number,
  struck: listOf(text),
});

const rule = membersOf<BrokenRule>({
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

const record = membersOf<RunRecord>({
  key: text,
  result: oneOf(["held", "broke", "not-struck", "undecided", "defect"]),
  broken: listOf(rule),
  warned: optional(listOf(rule)),
  missed: optional(oneOf([true])),
  code: optional(number),
  timedOut: optional(oneOf([true])),
  output: optional(text),
  seconds: number,
  unmatched: optional(listOf(text)),
  messages: listOf(message),
  unprompted: optional(listOf(message)),
  differs: optional(difference),
});

const outcome = oneOf(cellOutcomes);
const run = membersOf<CellRun>({ plan: text, title: text, outcome, record });
const cell = membersOf<Cell>({ column: text, outcome, rules: listOf(text), runs: listOf(run) });
const row = membersOf<Row>({
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

const report: Form = membersOf<ExplorationReport>({
  standinExploration: oneOf([1]),
  result: oneOf(namesOf(resultWords)),
  clean: record,
  mistake: optional(text),
  firstMistake: optional(text),
  part: optional(text),
  plans: number,
  classes: number,
  ran: number,
  struck: membersOf<Struck>({
    cells: number,
    of: number,
    missed: number,
    isTooLittle: flag,
    never: listOf(text),
    failed: optional(membersOf<NonNullable<Struck["failed"]>>({ code: number, output: text })),
  }),
  hasStopped: flag,
  warnings: listOf(membersOf<Warning>({ rule, runs: number })),
  columns: listOf(membersOf<ExplorationReport["columns"][number]>({ id: text, heading: text })),
  matrix: listOf(row),
  findings: listOf(finding),
  varied: membersOf<ExplorationReport["varied"]>({ runs: number, example: optional(difference) }),
});

const isReport = (value: unknown): value is ExplorationReport => report(value, "") === undefined;

/** Why a text is not the report of an exploration, in words for a person. */
export class NotAReport extends Error {}

/** The report in a text, as `standin explore --json` prints it. Throws `NotAReport`. */
export function reportIn(json: string): ExplorationReport {
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
