import { ownJson } from "../own-json";
import { type Space, type Store, type StoredRun, createGenerator } from "../store";
import { type Scenario, firstState } from "./definition";
import {
  type RuleCount,
  type MatchedRules,
  type RunPosition,
  type Stream,
  matchRules,
} from "./matched-rules";
import type { Matchable } from "./rule-conditions";

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

interface Run extends RunPosition {
  endedAt: string | null;
}

/** The scenarios of the data spaces, at most one active in each. */
export interface ScenarioRuns {
  /** Starts a scenario (from its first rule's first match), or with null ends the one that runs. */
  activate(space: Space, scenario: Scenario | null, at: string): void;
  /** The run that is active, or the last one. */
  status(space: Space, at: string): RunStatus | undefined;
  /** Matches a message against every rule, and counts. Call it within the exchange's unit of work. */
  matchRules(space: Space, message: () => Matchable, at: string): MatchedRules;
  /** Counts from zero again, and forgets a run that has ended: the messages that were counted are gone. */
  restart(space: Space, at: string): void;
  /**
   * A unit of work was undone, or the stored run was replaced: what is remembered of the space may differ
   * from the store.
   */
  forget(space: Space): void;
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
  const runs = new Map<number, Run | null>();
  const keep = (space: Space, run: Run | null, at: string): void => {
    store.scenarioRuns.put(space.id, run === null ? neverRan(at) : toRow(run));
    runs.set(space.id, run);
  };
  const current = (space: Space, at: string): Run | null => {
    const known = runs.get(space.id);
    if (known !== undefined) return known;
    const row = store.scenarioRuns.get(space.id);
    const run = row === undefined ? ((everybody && begin(everybody, at)) ?? null) : fromRow(row);
    runs.set(space.id, run);
    return run;
  };
  const active = (space: Space, at: string): Run | null => {
    const run = current(space, at);
    return run?.endedAt === null ? run : null;
  };

  return {
    activate(space, scenario, at) {
      keep(space, scenario === null ? ended(current(space, at), at) : begin(scenario, at), at);
    },
    status(space, at) {
      const run = current(space, at);
      return run === null ? undefined : statusOf(run);
    },
    matchRules(space, message, at) {
      const run = active(space, at);
      if (run === null) return { explanations: [] };
      const stream = streamOf(run.scenario, space.seed ?? seed);
      const matchedRules = matchRules(run, message(), stream, at);
      if (matchedRules.explanations.some(({ matched }) => matched)) keep(space, run, at);
      return matchedRules;
    },
    restart(space, at) {
      const run = current(space, at);
      if (run === null) return;
      const again = run.endedAt === null ? begin(run.scenario, at) : null;
      if (store.scenarioRuns.get(space.id) === undefined) runs.set(space.id, again);
      else keep(space, again, at);
    },
    forget(space) {
      runs.delete(space.id);
    },
  };
}

const ended = (run: Run | null, at: string): Run | null =>
  run === null ? null : { ...run, endedAt: run.endedAt ?? at };

const statusOf = ({ scenario, startedAt, endedAt, state, counts }: Run): RunStatus => ({
  scenario,
  startedAt,
  ...(endedAt !== null && { endedAt }),
  state,
  rules: counts.map((count) => ({ ...count })),
});

/** What a rule draws depends on the seed, the scenario and the rule alone: other rules and spaces do not disturb it. */
function streamOf({ name, seed: own }: Scenario, seed: string): Stream {
  const generate = createGenerator(own ?? seed);
  return (rule, nth) => generate(`scenario ${name} ${rule}`, String(nth)).readUInt32BE(0) / 2 ** 32;
}

const begin = (scenario: Scenario, at: string): Run => ({
  scenario,
  counts: scenario.rules.map(() => ({ matched: 0, struck: 0 })),
  state: firstState,
  startedAt: at,
  endedAt: null,
});

const neverRan = (at: string): StoredRun => ({
  definition: null,
  counts: "[]",
  state: firstState,
  startedAt: at,
  endedAt: at,
});

const scenarios = ownJson<Scenario>();
const ruleCounts = ownJson<RuleCount[]>();

const toRow = ({ scenario, counts, ...rest }: Run): StoredRun => ({
  ...rest,
  definition: scenarios.write(scenario),
  counts: ruleCounts.write(counts),
});

function fromRow({ definition, counts, ...rest }: StoredRun): Run | null {
  if (definition === null) return null;
  return {
    ...rest,
    scenario: scenarios.read(definition),
    counts: ruleCounts.read(counts),
  };
}
