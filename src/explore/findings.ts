import type { InterfaceContract } from "../contract/operation";
import { limits } from "../limits/limits";
import { type Plan, type Strike, planId } from "./plan";
import { operationAt } from "./position";
import type { RuleOfRun, RunRecord } from "./run-record";
import { type TriedPlan, breaks, repetitions } from "./runs";

/** A rule that the POS breaks under faults. */
export interface RuleFinding {
  rule: RuleOfRun;
  /** The plan by which it was found; once it is small, what is left of it. */
  plan: Plan;
  /** The run that shows it. */
  record: RunRecord;
  /** Ids of the plans that showed it. */
  shownBy: string[];
  /** Whether it broke the same rule each time. */
  isSteady: boolean;
  /** How often its plan ran, and in how many of these runs the rule was broken. */
  repeated: { runs: number; broke: number };
  /** Other rules that the same plan breaks. */
  beside: RuleOfRun[];
}

/** A rule, and the runs that broke it where the same kind of message was struck. */
interface Suspicion {
  rule: RuleOfRun;
  shown: TriedPlan[];
}

/**
 * What runs have in common that show one mistake of the POS: the rule, and the kind of message that was struck last.
 */
function sameMistake(
  rule: RuleOfRun,
  { strikes }: Plan,
  contracts: readonly InterfaceContract[],
): string {
  const struck = strikes.at(-1)?.at;
  const kind = struck && operationAt(contracts, struck)?.operation.kind;
  return [rule.interface, rule.id, struck?.interface, kind].join(" ");
}

/** Every broken rule of every run. */
function suspicionsIn(
  tried: readonly TriedPlan[],
  contracts: readonly InterfaceContract[],
): Suspicion[] {
  const suspicions = new Map<string, Suspicion>();
  for (const one of tried) {
    for (const rule of one.record.result === "broke" ? one.record.broken : []) {
      const key = sameMistake(rule, one.plan, contracts);
      const known = suspicions.get(key);
      if (known === undefined) suspicions.set(key, { rule, shown: [one] });
      else known.shown.push(one);
    }
  }
  return [...suspicions.values()];
}

/** Runs a plan: once, or for the `again`-th time. */
type RunPlan = (plan: Plan, again?: number) => Promise<RunRecord>;

/**
 * The findings of an exploration, each run again, and made small where it is steady. What is not steady beside other
 * runs is repeated once these have ended, a run at a time.
 */
export async function findingsIn(
  tried: readonly TriedPlan[],
  contracts: readonly InterfaceContract[],
  run: RunPlan,
): Promise<RuleFinding[]> {
  const seen = await Promise.all(
    suspicionsIn(tried, contracts).map((suspicion) => reproduce(suspicion, run)),
  );
  const findings: RuleFinding[] = [];
  for (const finding of seen)
    findings.push(finding.isSteady ? finding : await repeatedAlone(finding, run));
  return besideOneAnother(findings);
}

/** The first of the runs that breaks the rule each time, made small; where none does, the first of all. */
async function reproduce({ rule, shown }: Suspicion, run: RunPlan): Promise<RuleFinding> {
  const shownBy = shown.map(({ plan }) => plan.id);
  const findings: RuleFinding[] = [];
  for (const { plan, record } of shown.slice(0, limits.repeatedPlans)) {
    const again = await Promise.all(repetitions.map((number) => run(plan, number)));
    const finding = {
      rule,
      plan,
      record,
      shownBy,
      beside: [],
      ...countBroken([record, ...again], rule),
    };
    if (finding.isSteady) return smallest(finding, run);
    findings.push(finding);
  }
  const [first] = findings;
  if (first === undefined) throw new Error(`no run broke ${rule.id}`);
  return first;
}

const countBroken = (records: readonly RunRecord[], rule: RuleOfRun) => {
  const broke = records.filter((record) => breaks(record, rule)).length;
  return { isSteady: broke === records.length, repeated: { runs: records.length, broke } };
};

/** Three times more, with nothing beside it: then it is steady where it is broken each time. */
async function repeatedAlone(finding: RuleFinding, run: RunPlan): Promise<RuleFinding> {
  const { rule, plan, repeated } = finding;
  const records: RunRecord[] = [];
  for (let number = 1; number <= limits.repeatedAlone; number += 1)
    records.push(await run(plan, repetitions.length + number));
  const alone = countBroken(records, rule);
  const sum = {
    runs: repeated.runs + alone.repeated.runs,
    broke: repeated.broke + alone.repeated.broke,
  };
  const known = { ...finding, isSteady: alone.isSteady, repeated: sum };
  return alone.isSteady ? smallest(known, run) : known;
}

/** Rules that one plan breaks are one finding: the first of them, with the others beside it. */
function besideOneAnother(findings: readonly RuleFinding[]): RuleFinding[] {
  const merged = new Map<string, RuleFinding>();
  for (const finding of findings) {
    const key = `${finding.plan.id} ${finding.isSteady}`;
    const first = merged.get(key);
    if (first === undefined) merged.set(key, finding);
    else
      merged.set(key, {
        ...first,
        beside: [...first.beside, finding.rule],
        shownBy: [...new Set([...first.shownBy, ...finding.shownBy])],
      });
  }
  return [...merged.values()];
}

/** Drops faults and repetitions of faults until nothing can go. */
async function smallest(finding: RuleFinding, run: RunPlan): Promise<RuleFinding> {
  for (const strikes of smallerThan(finding.plan.strikes)) {
    const plan = { ...finding.plan, id: planId(strikes), strikes };
    const record = await run(plan);
    if (breaks(record, finding.rule)) return smallest({ ...finding, plan, record }, run);
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
