import type { RuleFinding } from "../findings";
import { strikesText } from "../plan";
import type { RunRecord } from "../run-record";
import type { TriedPlan } from "../runs";
import { type CellOutcome, cellOutcomes } from "./outcomes";

/** A run, as a cell shows it. */
export interface CellRun {
  plan: string;
  /** What was tried, in words. */
  title: string;
  outcome: CellOutcome;
  record: RunRecord;
}

/** A fault at an operation. */
export interface MatrixCell {
  column: string;
  outcome: CellOutcome;
  /** Ids of the rules that were broken. */
  rules: string[];
  runs: CellRun[];
}

/** An operation, and how it bore each fault. */
export interface MatrixRow {
  interface: string;
  operation: string;
  /** The operation that was struck first, where this one was struck because of it. */
  after?: string;
  cells: MatrixCell[];
}

function outcomeOf({ result, code = 0 }: RunRecord, isSteady: boolean): CellOutcome {
  if (result === "broke") return isSteady ? "broke" : "unsteady";
  return result === "held" && code !== 0 ? "command-failed" : result;
}

/** Operations down, faults across. */
export function matrixOf(
  tried: readonly TriedPlan[],
  findings: readonly RuleFinding[],
): MatrixRow[] {
  const unsteady = new Set(findings.flatMap(({ isSteady, shownBy }) => (isSteady ? [] : shownBy)));
  const rows = new Map<string, MatrixRow>();
  for (const { plan, record } of tried) {
    const [first, second] = plan.strikes;
    const struck = second ?? first;
    if (first === undefined || struck === undefined) continue;
    const { interface: name, operation } = struck.at;
    const after = second && first.at.operation;
    const key = [name, operation, after].join(" ");
    const row = rows.get(key) ?? { interface: name, operation, ...(after && { after }), cells: [] };
    rows.set(key, row);
    addRun(row, struck.trial.column, {
      plan: plan.id,
      title: strikesText(plan.strikes),
      outcome: outcomeOf(record, !unsteady.has(plan.id)),
      record,
    });
  }
  return [...rows.values()];
}

function addRun({ cells }: MatrixRow, column: string, run: CellRun): void {
  const known = cells.find((cell) => cell.column === column);
  const cell: MatrixCell = known ?? { column, outcome: run.outcome, rules: [], runs: [] };
  if (known === undefined) cells.push(cell);
  cell.runs.push(run);
  if (cellOutcomes.indexOf(run.outcome) < cellOutcomes.indexOf(cell.outcome))
    cell.outcome = run.outcome;
  cell.rules = [...new Set([...cell.rules, ...run.record.broken.map(({ id }) => id)])];
}
