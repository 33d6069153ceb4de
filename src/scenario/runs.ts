import { limits } from "../limits/limits";
import { ownJson } from "../own-json";
import { type Space, type Store, type StoredRun, createGenerator } from "../store";
import { type Rule, type Scenario, firstState, interfacesOf } from "./definition";
import {
  type MatchedRules,
  type RuleCount,
  type RunPosition,
  type Stream,
  explainRule,
  matchRules,
  type Matchable,
} from "./matched-rules";

export type { RuleExplanation, RuleCount, MatchedRules, AppliedFault } from "./matched-rules";

/** A scenario that runs in a data space, or was the last to run there. */
export interface RunStatus {
  scenario: Scenario;
  startedAt: string;
  /** Absent: it is active. */
  endedAt?: string;
  /** The named state that it has come to. */
  state: string;
  rules: RuleCount[];
}

interface ScenarioRun extends RunPosition {
  endedAt: string | null;
}

/** The scenarios of the data spaces: those that run, in the order in which their rules are tried. */
export interface ScenarioRuns {
  /** Starts scenarios, each from its first rule's first match, in place of those before. */
  start(space: Space, scenarios: readonly Scenario[], at: string): void;
  /** Starts one after those that run, or in place of those that ran. */
  add(space: Space, scenario: Scenario, at: string): void;
  /** Ends those that run, or the one of this name. */
  stop(space: Space, at: string, name?: string): void;
  /** Ends those of these names; one that has struck nothing leaves no trace. */
  clear(space: Space, at: string, names: readonly string[]): void;
  /** The runs that are active, and those that were stopped beside them; where none is active, the last ones. */
  status(space: Space, at: string): RunStatus[];
  /** The names of those that are active. Nothing is remembered of a space for that. */
  names(space: Pick<Space, "id">): string[];
  /** Matches a message against every rule, and counts. Call it within the exchange's unit of work. */
  matchRules(space: Space, message: () => Matchable, at: string): MatchedRules;
  /**
   * Counts from zero again, and forgets runs that have ended: the messages that were counted are gone. `interfaces`:
   * only those of scenarios about one of these.
   */
  restart(space: Space, at: string, interfaces?: readonly string[]): void;
  /**
   * A unit of work was undone, or the stored runs were replaced: what is remembered of the space may differ
   * from the store.
   */
  forget(space: Space): void;
}

/** The runs of the data spaces, as they are stored; they are remembered once they were read. */
interface RunMemory {
  current: (space: Space, at: string) => ScenarioRun[];
  /** The same without remembering them. */
  glance: (space: Pick<Space, "id">, at: string) => ScenarioRun[];
  keep: (space: Space, runs: ScenarioRun[], at: string) => void;
  /** Keeps runs that follow from those of everybody in memory alone, where the space has none of its own. */
  keepOwn: (space: Space, runs: ScenarioRun[], at: string) => void;
  forget: (space: Space) => void;
}

function createRunMemory(store: Store, everybody: Scenario | undefined): RunMemory {
  const runs = new Map<number, ScenarioRun[]>();
  const keep = (space: Space, kept: ScenarioRun[], at: string): void => {
    store.scenarioRuns.put(space.id, toRow(kept, at));
    runs.set(space.id, kept);
  };
  const glance: RunMemory["glance"] = ({ id }, at) => {
    const known = runs.get(id);
    if (known !== undefined) return known;
    const row = store.scenarioRuns.get(id);
    const forAll = everybody === undefined ? [] : [everybody];
    return row === undefined ? begin(forAll, at) : fromRow(row);
  };
  return {
    glance,
    current(space, at) {
      const found = glance(space, at);
      runs.set(space.id, found);
      return found;
    },
    keep,
    keepOwn(space, kept, at) {
      if (store.scenarioRuns.get(space.id) === undefined) runs.set(space.id, kept);
      else keep(space, kept, at);
    },
    forget(space) {
      runs.delete(space.id);
    },
  };
}

/**
 * `everybody`: the scenario of spaces that have started or stopped none themselves; `seed`: of spaces without
 * their own.
 */
export function createScenarioRuns(
  store: Store,
  everybody: Scenario | undefined,
  seed: string,
): ScenarioRuns {
  const memory = createRunMemory(store, everybody);
  return {
    start(space, scenarios, at) {
      memory.keep(space, begin(scenarios, at), at);
    },
    add(space, scenario, at) {
      const before = memory.current(space, at);
      memory.keep(space, [...runsBeside(before), ...begin([scenario], at)], at);
    },
    stop(space, at, name) {
      const isMeant = ({ scenario }: ScenarioRun): boolean =>
        name === undefined || scenario.name === name;
      memory.keep(space, endRuns(memory.current(space, at), at, isMeant), at);
    },
    clear(space, at, names) {
      const isMeant = ({ scenario }: ScenarioRun): boolean => names.includes(scenario.name);
      const left = memory
        .current(space, at)
        .filter((run) => !isActive(run) || !isMeant(run) || hasStruck(run));
      memory.keep(space, endRuns(left, at, isMeant), at);
    },
    status: (space, at) => memory.current(space, at).map(statusOf),
    names: (space) =>
      memory
        .glance(space, "")
        .filter(isActive)
        .map(({ scenario }) => scenario.name),
    matchRules(space, message, at) {
      const all = memory.current(space, at);
      const active = all.filter(isActive);
      if (active.length === 0) return { explanations: [] };
      const matchedRules = matchRules(active, message(), streamOf(space.seed ?? seed), at);
      if (matchedRules.explanations.some(({ matched }) => matched)) memory.keep(space, all, at);
      return matchedRules;
    },
    restart(space, at, interfaces) {
      const before = memory.current(space, at);
      if (before.length > 0) memory.keepOwn(space, runsAfterReset(before, at, interfaces), at);
    },
    forget: memory.forget,
  };
}

const runsAfterReset = (
  runs: readonly ScenarioRun[],
  at: string,
  interfaces: readonly string[] | undefined,
): ScenarioRun[] =>
  runs.flatMap((run) => {
    const named = interfacesOf(run.scenario);
    if (interfaces?.some((name) => named.includes(name)) === false) return [run];
    return isActive(run) ? begin([run.scenario], at) : [];
  });

const endRuns = (
  runs: readonly ScenarioRun[],
  at: string,
  isMeant: (run: ScenarioRun) => boolean,
): ScenarioRun[] =>
  runs.map((run) => (isActive(run) && isMeant(run) ? { ...run, endedAt: at } : run));

/** The runs that another one is added to: those that ended are left out where there are too many. */
function runsBeside(before: readonly ScenarioRun[]): readonly ScenarioRun[] {
  if (!before.some(isActive)) return [];
  return before.length < limits.scenariosAtOnce ? before : before.filter(isActive);
}

const hasStruck = ({ counts }: ScenarioRun): boolean => counts.some(({ struck }) => struck > 0);
const isActive = ({ endedAt }: ScenarioRun): boolean => endedAt === null;

const statusOf = ({ scenario, startedAt, endedAt, state, counts }: ScenarioRun): RunStatus => ({
  scenario,
  startedAt,
  ...(endedAt !== null && { endedAt }),
  state,
  rules: counts.map((count) => ({ ...count })),
});

/** What a rule draws depends on the seed, the scenario and the rule alone: other rules and spaces do not disturb it. */
const streamOf =
  (seed: string): Stream =>
  ({ name, seed: own }, rule, nth) =>
    createGenerator(own ?? seed)(`scenario ${name} ${rule}`, String(nth)).readUInt32BE(0) / 2 ** 32;

const begin = (scenarios: readonly Scenario[], at: string): ScenarioRun[] =>
  scenarios.map((scenario) => ({
    scenario,
    counts: scenario.rules.map(() => ({ matched: 0, struck: 0 })),
    state: firstState,
    startedAt: at,
    endedAt: null,
  }));

/** How runs are kept that follow the first one. */
const furtherRuns = ownJson<ScenarioRun[]>();
const scenarios = ownJson<Scenario>();
const ruleCounts = ownJson<RuleCount[]>();

const neverRan = (at: string): StoredRun => ({
  definition: null,
  counts: "[]",
  state: firstState,
  startedAt: at,
  endedAt: at,
});

function toRow([first, ...further]: readonly ScenarioRun[], at: string): StoredRun {
  if (first === undefined) return neverRan(at);
  const { scenario, counts, ...rest } = first;
  return {
    ...rest,
    definition: scenarios.write(scenario),
    counts: ruleCounts.write(counts),
    ...(further.length > 0 && { further: furtherRuns.write(further) }),
  };
}

function fromRow({ definition, counts, further = "[]", ...rest }: StoredRun): ScenarioRun[] {
  if (definition === null) return [];
  const first = {
    ...rest,
    scenario: scenarios.read(definition),
    counts: ruleCounts.read(counts),
  };
  return [first, ...furtherRuns.read(further)];
}

/** Explains what happened in a run, one sentence a line. */
export function explainRun({ scenario, startedAt, endedAt, state, rules }: RunStatus): string[] {
  const named = scenario.rules.some((rule) => rule.then !== undefined);
  const when =
    endedAt === undefined
      ? `has been running since ${startedAt}`
      : `ran from ${startedAt} to ${endedAt}`;
  const where = named || state !== firstState ? ` and is in the state ${state}` : "";
  return [
    `${scenario.name} ${when}${where}.`,
    ...scenario.rules.map((rule, index) =>
      lineOf(rule, index, endedAt !== undefined, rules[index]),
    ),
  ];
}

function lineOf(
  rule: Rule,
  index: number,
  hasEnded: boolean,
  { matched, struck }: RuleCount = { matched: 0, struck: 0 },
): string {
  const subject = `Rule ${index + 1} (${rule.on.operation ?? "any operation"})`;
  if (matched === 0)
    return hasEnded ? `${subject} matched no message.` : `${subject} has not struck yet.`;
  const met = `${subject} matched ${messages(matched)}`;
  return struck === 0
    ? `${met} and struck none of them.`
    : `${met} and struck ${struck}: ${explainRule(rule)}.`;
}

const messages = (count: number): string => (count === 1 ? "1 message" : `${count} messages`);
