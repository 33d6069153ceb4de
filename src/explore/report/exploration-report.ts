import type { InterfaceContract } from "../../contract/operation";
import type { Scenario } from "../../scenario/definition";
import { type Exploration, cleanMistake } from "../exploration";
import type { Finding } from "../findings";
import type { Plan } from "../plan";
import { findingScenario, strikesText } from "../plan-scenario";
import type { BrokenRule, RunRecord } from "../run-record";
import { type Row, matrixOf } from "./matrix";
import type { ExplorationResult } from "./outcomes";
import { columnHeadings } from "../trials";
import { plainTexts } from "../../plain-text";

/** A rule that the POS breaks, and the smallest scenario that shows it. */
export interface ReportedFinding {
  rule: BrokenRule;
  /** `gift-card-v3-01`: what its file is called. */
  name: string;
  title: string;
  isSteady: boolean;
  scenario: Scenario;
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
  /** Plans that there were, their classes, and the plans that were run. */
  plans: number;
  classes: number;
  ran: number;
  /** The columns of the matrix: faults, with their headings. */
  columns: { id: string; heading: string }[];
  matrix: Row[];
  findings: ReportedFinding[];
  /** How many runs sent other messages than the clean run before anything was struck, with one of them. */
  varied: { runs: number; example?: NonNullable<RunRecord["differs"]> };
}

/** A report with every text in one line and without controls; what the POS's command wrote stays as it is. */
export function plainReport(report: ExplorationReport): ExplorationReport {
  const { output } = report.clean;
  const { clean, ...rest } = plainTexts(report);
  return { ...rest, clean: { ...clean, ...(output !== undefined && { output }) } };
}

/** The report on an exploration. */
export function reportOf(
  exploration: Exploration,
  contracts: readonly InterfaceContract[],
): ExplorationReport {
  const { clean, plans, classes, tried, findings } = exploration;
  const mistake = cleanMistake(clean);
  const differing = tried.flatMap(({ record: { differs } }) => differs ?? []);
  const used = new Set(tried.map(({ plan }) => lastColumn(plan)));
  return {
    standinExploration: 1,
    result: resultOf(exploration, mistake),
    clean,
    ...(mistake !== undefined && { mistake }),
    plans,
    classes,
    ran: tried.length,
    columns: columnHeadings().filter(({ id }) => used.has(id)),
    matrix: matrixOf(tried, findings),
    findings: named(findings, contracts),
    varied: { runs: differing.length, ...(differing[0] && { example: differing[0] }) },
  };
}

function resultOf(
  { clean, tried, findings }: Exploration,
  mistake: string | undefined,
): ExplorationResult {
  const results = [clean, ...tried.map(({ record }) => record)].map(({ result }) => result);
  if (results.includes("defect")) return "error";
  if (clean.result === "broke" || findings.some(({ isSteady }) => isSteady)) return "fail";
  if (mistake !== undefined && clean.timedOut !== true && (clean.code ?? 0) !== 0) return "fail";
  if (mistake !== undefined || findings.length > 0 || results.includes("undecided"))
    return "inconclusive";
  return "pass";
}

const lastColumn = ({ strikes }: Plan): string => strikes.at(-1)?.trial.column ?? "";

/** Each finding with a name: that of its interface, and a number. */
function named(
  findings: readonly Finding[],
  contracts: readonly InterfaceContract[],
): ReportedFinding[] {
  const counts = new Map<string, number>();
  return findings.map(({ rule, plan: { strikes }, isSteady, shownBy, record }) => {
    const of = strikes[0]?.at.interface ?? "";
    const number = (counts.get(of) ?? 0) + 1;
    counts.set(of, number);
    const name = `${of}-${String(number).padStart(2, "0")}`;
    return {
      rule,
      name,
      title: strikesText(strikes),
      isSteady,
      scenario: findingScenario(name, strikes, contracts),
      shownBy,
      record,
    };
  });
}
