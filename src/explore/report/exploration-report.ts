import type { InterfaceContract } from "../../contract/operation";
import type { Scenario } from "../../scenario/definition";
import { type Exploration, cleanMistake } from "../exploration";
import type { RuleFinding } from "../findings";
import { type Plan, findingName, findingScenario, strikesText } from "../plan";
import type { RuleOfRun, RunRecord, RunResult, SeenBreach, SeenProvider } from "../run-record";
import { type MatrixRow, matrixOf } from "./matrix";
import type { ExplorationResult } from "./outcomes";
import { type StrikeCoverage, struckIn } from "./struck";
import { columnHeadings } from "../trials";
import { plainTexts } from "../../plain-text";

/** A rule that the POS breaks, and the smallest scenario that shows it. */
export interface ReportedFinding {
  rule: RuleOfRun;
  /** `gift-card-v3-gc-07-confirmredemption-503-before`: what its file is called. */
  name: string;
  title: string;
  isSteady: boolean;
  /** How often its plan ran, and in how many of these runs the rule was broken. */
  repeated: RuleFinding["repeated"];
  /** Other rules that the same plan breaks. */
  beside: RuleOfRun[];
  scenario: Scenario;
  /** No scenario shows it alone: the POS must be killed. The faults at these operations show it again. */
  again?: { operation: string; fault: string }[];
  /** Ids of the plans that showed it. */
  shownBy: string[];
  record: RunRecord;
}

/** What an exploration showed. */
export interface ExplorationReport {
  standinExploration: 1;
  result: ExplorationResult;
  clean: RunRecord;
  /** Why nothing was explored: what is wrong with the run without a fault. */
  mistake?: string;
  /** What was wrong with the run without a fault when it was made first; it was made again. */
  firstMistake?: string;
  /** Which plans were to be run, where these were not all: a sentence. */
  part?: string;
  /** Plans that there were, their classes, and the plans that were run. */
  plans: number;
  classes: number;
  ran: number;
  struck: StrikeCoverage;
  /** Plans were left out since a finding was sure. */
  hasStopped: boolean;
  /** What the POS should have done, each with the number of runs in which it did not. */
  warnings: Warning[];
  /** The columns of the matrix: faults, with their headings. */
  columns: { id: string; heading: string }[];
  matrix: MatrixRow[];
  findings: ReportedFinding[];
  /** What the providers did in all runs; absent: no message went to one. */
  provider?: SeenProvider;
  /** How many runs sent other messages than the clean run before anything was struck, with one of them. */
  varied: { runs: number; example?: NonNullable<RunRecord["differs"]> };
}

/** A `should` that was not kept. */
export interface Warning {
  rule: RuleOfRun;
  runs: number;
}

/** A report with every text in one line and without controls; what the POS's command wrote stays as it is. */
export function plainReport(report: ExplorationReport): ExplorationReport {
  const { output } = report.clean;
  const { failed } = report.struck;
  const { clean, struck, ...rest } = plainTexts(report);
  return {
    ...rest,
    clean: { ...clean, ...(output !== undefined && { output }) },
    struck: { ...struck, ...(failed && { failed }) },
  };
}

/** The report on an exploration. */
export function reportOf(
  exploration: Exploration,
  contracts: readonly InterfaceContract[],
  part?: string,
): ExplorationReport {
  const { clean, failedClean, plans, classes, tried, findings, hasStopped } = exploration;
  const mistake = cleanMistake(clean);
  const differing = tried.flatMap(({ record: { differs } }) => differs ?? []);
  const used = new Set(tried.map(({ plan }) => lastColumn(plan)));
  const matrix = matrixOf(tried, findings);
  const struck = struckIn(matrix);
  const records = [clean, ...tried.map(({ record }) => record)];
  const provider = providerIn(records);
  return {
    standinExploration: 1,
    result: resultOf(exploration, mistake, struck),
    clean,
    ...(mistake !== undefined && { mistake }),
    ...(failedClean && { firstMistake: failedText(failedClean) }),
    ...(part !== undefined && { part }),
    plans,
    classes,
    ran: tried.length,
    columns: columnHeadings().filter(({ id }) => used.has(id)),
    struck,
    hasStopped,
    warnings: warningsIn(records),
    ...(provider && { provider }),
    matrix,
    findings: nameFindings(findings, contracts),
    varied: { runs: differing.length, ...(differing[0] && { example: differing[0] }) },
  };
}

function resultOf(
  exploration: Exploration,
  mistake: string | undefined,
  struck: StrikeCoverage,
): ExplorationResult {
  const { clean, tried, findings } = exploration;
  if (resultsOf(exploration).includes("defect")) return "error";
  if (clean.result === "broke" || findings.some(({ isSteady }) => isSteady)) return "fail";
  if (mistake !== undefined) return isFailure(clean) ? "fail" : "inconclusive";
  const isSaidLittle = struck.isTooLittle || tried.length === 0;
  return isSaidLittle || isUnsteady(exploration) ? "inconclusive" : "pass";
}

const resultsOf = ({ clean, tried }: Exploration): RunResult[] =>
  [clean, ...tried.map(({ record }) => record)].map(({ result }) => result);

const isFailure = ({ timedOut, code = 0 }: RunRecord): boolean => timedOut !== true && code !== 0;

/** Whether something was seen once and not again, or its verdict is open. */
const isUnsteady = (exploration: Exploration): boolean =>
  exploration.findings.length > 0 ||
  exploration.failedClean?.result === "broke" ||
  resultsOf(exploration).includes("undecided");

/** What was wrong with a run without a fault: `did not behave (GC-13)`. */
function failedText(clean: RunRecord): string {
  const rules = clean.broken.map(({ id }) => id).join(", ");
  return `${cleanMistake(clean) ?? ""}${rules === "" ? "" : ` (${rules})`}`;
}

/** What the providers did in some runs. */
function providerIn(records: readonly RunRecord[]): SeenProvider | undefined {
  const seen = records.flatMap(({ provider }) => provider ?? []);
  if (seen.length === 0) return undefined;
  const breaches = new Map<string, SeenBreach>();
  for (const breach of seen.flatMap((one) => one.breaches)) {
    const known = breaches.get(breach.code) ?? { ...breach, runs: 0 };
    breaches.set(breach.code, { ...known, runs: known.runs + breach.runs });
  }
  const sum = (of: "answers" | "judged"): number => seen.reduce((total, one) => total + one[of], 0);
  return { answers: sum("answers"), judged: sum("judged"), breaches: [...breaches.values()] };
}

/** The rules that runs kept with a warning, the most frequent first. */
function warningsIn(records: readonly RunRecord[]): Warning[] {
  const warnings = new Map<string, Warning>();
  for (const rule of records.flatMap(({ warned = [] }) => warned)) {
    const key = `${rule.interface} ${rule.id}`;
    const known = warnings.get(key) ?? { rule, runs: 0 };
    warnings.set(key, { ...known, runs: known.runs + 1 });
  }
  return [...warnings.values()].sort((one, other) => other.runs - one.runs);
}

const lastColumn = ({ strikes }: Plan): string => strikes.at(-1)?.trial.column ?? "";

const nameFindings = (
  findings: readonly RuleFinding[],
  contracts: readonly InterfaceContract[],
): ReportedFinding[] =>
  findings.map(({ rule, plan, isSteady, repeated, beside, shownBy, record }) => {
    const { strikes } = plan;
    const name = findingName(rule, strikes);
    const again = strikes.map(({ at, trial }) => ({
      operation: at.operation,
      fault: trial.column,
    }));
    return {
      rule,
      name,
      title: strikesText(strikes),
      isSteady,
      repeated,
      beside,
      scenario: findingScenario(name, strikes, contracts),
      ...(strikes.some(({ trial }) => trial.kills) && { again }),
      shownBy,
      record,
    };
  });
