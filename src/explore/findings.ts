import type { InterfaceContract } from "../contract/operation";
import { type Plan, type Strike, planId } from "./plan";
import { operationAt } from "./position";
import type { BrokenRule, RunRecord } from "./run-record";

/** A rule that the POS breaks under faults. */
export interface Finding {
  rule: BrokenRule;
  /** The plan by which it was found; once it is small, what is left of it. */
  plan: Plan;
  /** The run that shows it. */
  record: RunRecord;
  /** Ids of the plans that showed it. */
  shownBy: string[];
  /** Whether it broke the same rule each time. */
  isSteady: boolean;
}

const brokenRule = ({ broken: [rule] }: RunRecord): BrokenRule | undefined => rule;

/** Whether a run broke a rule. */
const broke = ({ broken }: RunRecord, { id, interface: name }: BrokenRule): boolean =>
  broken.some((rule) => rule.id === id && rule.interface === name);

/**
 * What runs have in common that show one mistake of the POS: the rule, and the kind of message that was struck last.
 */
function sameMistake(
  { plan: { strikes }, record }: Shown,
  contracts: readonly InterfaceContract[],
): string {
  const struck = strikes.at(-1)?.at;
  const kind = struck && operationAt(contracts, struck)?.operation.kind;
  const rule = brokenRule(record);
  return [rule?.interface, rule?.id, struck?.interface, kind].join(" ");
}

/** A run that broke something. */
interface Shown {
  plan: Plan;
  record: RunRecord;
}

/** The findings of an exploration, those with the fewest faults first. */
export function findingsIn(
  tried: readonly Shown[],
  contracts: readonly InterfaceContract[],
): Finding[] {
  const findings = new Map<string, Finding>();
  const broken = tried.filter(({ record }) => record.result === "broke");
  for (const one of broken) {
    const rule = brokenRule(one.record);
    if (rule === undefined) continue;
    const key = sameMistake(one, contracts);
    const known = findings.get(key);
    if (known === undefined)
      findings.set(key, { rule, ...one, shownBy: [one.plan.id], isSteady: false });
    else known.shownBy.push(one.plan.id);
  }
  return [...findings.values()];
}

/** Runs a plan: once, or for the `again`-th time. */
type RunPlan = (plan: Plan, again?: number) => Promise<RunRecord>;

const repetitions = [1, 2] as const;

/**
 * Runs a finding twice more; if it is the same each time, drops faults and repetitions of faults until nothing can go.
 */
export async function madeSmall(finding: Finding, run: RunPlan): Promise<Finding> {
  const again = await Promise.all(repetitions.map((number) => run(finding.plan, number)));
  if (!again.every((record) => broke(record, finding.rule))) return finding;
  return { ...(await smallest(finding, run)), isSteady: true };
}

async function smallest(finding: Finding, run: RunPlan): Promise<Finding> {
  for (const strikes of smallerThan(finding.plan.strikes)) {
    const plan = { ...finding.plan, id: planId(strikes), strikes };
    const record = await run(plan);
    if (broke(record, finding.rule)) return smallest({ ...finding, plan, record }, run);
  }
  return finding;
}

/** What is one step smaller: without one of the strikes, or with one that strikes less often; the smallest first. */
const smallerThan = (strikes: readonly Strike[]): Strike[][] => [
  ...(strikes.length > 1
    ? strikes.map((_strike, index) => strikes.filter((_one, other) => other !== index))
    : []),
  ...strikes.flatMap((strike, index) =>
    Array.from({ length: (strike.trial.times ?? 1) - 1 }, (_, less) =>
      strikes.with(index, { ...strike, trial: { ...strike.trial, times: less + 1 } }),
    ),
  ),
];
