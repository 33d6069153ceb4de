import type { Space, Store, StoredRun } from "../store";
import { type Fault, type Rule, type Scenario, interfacesOf } from "./definition";
import { effectOf, explainFault } from "./faults";
import { type Matchable, mismatch } from "./match";

/** How often a rule matched, and how often it struck. */
export interface RuleCount {
  matched: number;
  struck: number;
}

/** What a rule had to say about an exchange, for those who ask why. */
export interface RuleAccount {
  /** Number of the rule in its scenario, from 1. */
  rule: number;
  matched: boolean;
  struck: boolean;
  text: string;
}

/** A fault that hits an exchange, and where it comes from. */
export interface Strike {
  fault: Fault;
  /** `scenario:NAME#RULE`, or `fixture:...`. */
  source: string;
  /** One sentence. */
  text: string;
}

/** A scenario that runs in a data space. */
export interface RunStatus {
  scenario: Scenario;
  startedAt: string;
  rules: RuleCount[];
}

/** What the active scenario makes of a message: the fault before and after, and the account of each rule. */
export interface Ruling {
  before?: Strike;
  after?: Strike;
  accounts: RuleAccount[];
}

interface ActiveRun {
  scenario: Scenario;
  counts: RuleCount[];
  startedAt: string;
}

/** The scenarios that are active, one a data space. */
export interface ScenarioRuns {
  /** Starts a scenario (from its first rule's first match), or with null stops the one that runs. */
  activate(space: Space, scenario: Scenario | null, at: string): void;
  status(space: Space, at: string): RunStatus | undefined;
  /** Judges a message by every rule, and counts. Call it within the exchange's unit of work. */
  rule(space: Space, message: () => Matchable, at: string): Ruling;
  /** Counts from zero again: the messages that were counted are gone. */
  restart(space: Space, at: string): void;
  /** A unit of work was undone: what is remembered of the space may be ahead of the store. */
  forget(space: Space): void;
}

/** `everybody`: the scenario of spaces that have started or stopped none themselves. */
export function createScenarioRuns(store: Store, everybody: Scenario | undefined): ScenarioRuns {
  const runs = new Map<number, ActiveRun | null>();
  const save = (space: Space, run: ActiveRun | null, at: string): void => {
    store.scenarioRuns.put(space.id, {
      definition: run === null ? null : JSON.stringify(run.scenario),
      counts: JSON.stringify(run?.counts ?? []),
      startedAt: at,
    });
  };
  const current = (space: Space, at: string): ActiveRun | null => {
    const known = runs.get(space.id);
    if (known !== undefined) return known;
    const row = store.scenarioRuns.get(space.id);
    const run = row === undefined ? fresh(everybody, at) : revive(row);
    runs.set(space.id, run);
    return run;
  };

  return {
    activate(space, scenario, at) {
      const run = fresh(scenario ?? undefined, at);
      save(space, run, at);
      runs.set(space.id, run);
    },
    status(space, at) {
      const run = current(space, at);
      return run === null ? undefined : { scenario: run.scenario, startedAt: run.startedAt, rules: run.counts };
    },
    rule(space, message, at) {
      const run = current(space, at);
      if (run === null) return { accounts: [] };
      const ruling = judge(run, message());
      if (ruling.accounts.some((account) => account.matched)) save(space, run, run.startedAt);
      return ruling;
    },
    restart(space, at) {
      const run = current(space, at);
      if (run === null) return;
      const again = fresh(run.scenario, at);
      runs.set(space.id, again);
      if (store.scenarioRuns.get(space.id) !== undefined) save(space, again, at);
    },
    forget(space) {
      runs.delete(space.id);
    },
  };
}

function fresh(scenario: Scenario | undefined, at: string): ActiveRun | null {
  if (scenario === undefined) return null;
  return { scenario, counts: scenario.rules.map(() => ({ matched: 0, struck: 0 })), startedAt: at };
}

const revive = (row: StoredRun): ActiveRun | null =>
  row.definition === null
    ? null
    : {
        scenario: JSON.parse(row.definition) as Scenario,
        counts: JSON.parse(row.counts) as RuleCount[],
        startedAt: row.startedAt,
      };

/**
 * Of the rules that strike, the first one before the processing and the first one after it hit. Those before
 * are judged first: one that ends the exchange there leaves nothing for the others.
 */
function judge(run: ActiveRun, message: Matchable): Ruling {
  const ruling: Ruling = { accounts: [] };
  const { name, rules } = run.scenario;
  if (!interfacesOf(run.scenario).includes(message.interface)) return ruling;
  const numbered = rules.map((rule, index) => ({ rule, index }));
  const inTime = (when: Fault["when"]) => numbered.filter(({ rule }) => rule.fault.when === when);
  for (const { rule, index } of [...inTime("before"), ...inTime("after")]) {
    const count = run.counts[index] ?? { matched: 0, struck: 0 };
    const account = accountOf(rule, count, message, ruling);
    ruling.accounts[index] = { rule: index + 1, ...account };
    if (!account.struck) continue;
    count.struck += 1;
    ruling[rule.fault.when] = {
      fault: rule.fault,
      source: `scenario:${name}#${index + 1}`,
      text: `rule ${index + 1} of ${name} ${explainFault(rule.fault)}`,
    };
  }
  return ruling;
}

function accountOf(
  rule: Rule, count: RuleCount, message: Matchable, ruling: Ruling,
): Omit<RuleAccount, "rule"> {
  const difference = mismatch(rule.on, message);
  if (difference !== undefined) return { matched: false, struck: false, text: `does not match: ${difference}` };
  count.matched += 1;
  const match = `matches, match number ${count.matched}`;
  const spared = spareReason(rule, count) ?? overtaken(rule, ruling);
  if (spared !== undefined) return { matched: true, struck: false, text: `${match}; ${spared}` };
  return { matched: true, struck: true, text: `${match}, and ${explainFault(rule.fault)}` };
}

/** An earlier rule that leaves nothing for this one to strike. */
function overtaken(rule: Rule, { before, ...ruling }: Ruling): string | undefined {
  if (rule.fault.when === "before") return before && "an earlier rule strikes first";
  if (before !== undefined && effectOf(before.fault).waitMs === undefined) return "an earlier rule ends it before the processing";
  return ruling.after && "an earlier rule strikes first";
}

/** Why a rule that matches does not strike this time. */
function spareReason(rule: Rule, count: RuleCount): string | undefined {
  if (rule.nth !== undefined && count.matched !== rule.nth) return `it strikes match number ${rule.nth} only`;
  if (rule.times !== undefined && count.struck >= rule.times) return `it has struck as often as it may`;
  return undefined;
}
