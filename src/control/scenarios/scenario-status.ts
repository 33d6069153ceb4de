import type { RunStatus } from "../../scenario/runs";

/** A run, with an explanation of what happened in it. */
export type ExplainedRun = RunStatus & { account: string[] };

/**
 * The scenario of a data space; `last`: the one that was active before none was. `further`: where several ran at once,
 * the others, in the order in which their rules are tried.
 */
export type ScenarioStatus = { further?: ExplainedRun[] } & (
  { active: false; last?: ExplainedRun } | ({ active: true } & ExplainedRun)
);

/** The runs of a status, the first active one first. */
export function runsOf(status: ScenarioStatus): ExplainedRun[] {
  const { further = [] } = status;
  if (status.active) return [status, ...further];
  return status.last === undefined ? further : [status.last, ...further];
}

/** Those of them that are active, in the order in which their rules are tried. */
export const activeRuns = (status: ScenarioStatus): ExplainedRun[] =>
  runsOf(status).filter(({ endedAt }) => endedAt === undefined);

/** Whether nothing of a run strikes any more: each of its rules has struck as often as it may. */
export const isOver = ({ scenario, rules }: RunStatus): boolean =>
  scenario.rules.every(({ times }, at) => (rules[at]?.struck ?? 0) >= (times ?? Infinity));
