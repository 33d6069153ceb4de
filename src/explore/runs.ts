import {
  type RunRecord,
  type Attempt,
  type RunPos,
  recordOfCleanRun,
  recordOfRun,
} from "./run-record";
import { type Plan, type PlanSettings, type OrderedPlans, secondsMore, scenarioOf } from "./plan";
import { type SeenMessage, messagesOf, runName, type FreeSlot, createSlots } from "./position";
import type { Scenario } from "../scenario/definition";

/** How far an exploration is. */
export interface ExplorationProgress {
  done: number;
  /** How many runs there will be, as far as is known. */
  planned: number;
  broke: number;
  /** How long those that are left take, in seconds. */
  secondsLeft: number;
}

/** A run that is counted. */
interface Countable {
  /** How much longer it takes than one without a fault, in seconds. */
  secondsMore: number;
  /** It is made only if time is left. */
  isSpare?: boolean;
}

/** Counts the runs of an exploration. */
interface RunCount {
  /** A run will be made. */
  plan: (run: Countable) => void;
  /** It is not made after all. */
  drop: (run: Countable) => void;
  /** It has been made, or was before. */
  end: (run: Countable, record: RunRecord) => void;
}

/** What the progress of an exploration depends on. */
interface ExplorationPace {
  /** Runs at a time. */
  jobs: number;
  /** How long spare runs still begin, in seconds. */
  spareSeconds: () => number;
}

/** Counts from the first run on, and tells after each how far the exploration is. */
function createRunCount(
  { jobs, spareSeconds }: ExplorationPace,
  onProgress: (progress: ExplorationProgress) => void,
): RunCount {
  const ended = { runs: 0, broke: 0, seconds: 0, more: 0 };
  const left = { sure: { runs: 0, more: 0 }, spare: { runs: 0, more: 0 } };
  const add = (runs: 1 | -1, { secondsMore, isSpare = false }: Countable): void => {
    const those = isSpare ? left.spare : left.sure;
    those.runs += runs;
    those.more += runs * secondsMore;
  };
  const secondsOf = ({ runs, more }: typeof left.sure): number =>
    (runs * (Math.max(0, ended.seconds - ended.more) / ended.runs) + more) / jobs;
  const drop = (run: Countable): void => {
    add(-1, run);
  };
  return {
    plan: (run) => {
      add(1, run);
    },
    drop,
    end(run, { result, seconds }) {
      drop(run);
      ended.runs += 1;
      ended.seconds += seconds;
      ended.more += run.secondsMore;
      if (result === "broke") ended.broke += 1;
      const sure = secondsOf(left.sure);
      const spare = Math.min(secondsOf(left.spare), Math.max(0, spareSeconds() - sure));
      onProgress({
        done: ended.runs,
        planned: ended.runs + left.sure.runs + left.spare.runs,
        broke: ended.broke,
        secondsLeft: sure + spare,
      });
    },
  };
}

/** What is explored, and how much of it. */
export interface ExploreSettings extends PlanSettings {
  /** 1: one fault a run. 2: also pairs. */
  depth: 1 | 2;
  /** Runs at a time. */
  jobs: number;
  /** How long plans still begin whose class has been run, in seconds. */
  spareSeconds: () => number;
  /** A command that fails is a finding. */
  commandMustPass: boolean;
  /** No more plans are run once a finding is sure. */
  failFast: boolean;
  /** Which plans are run. */
  isWanted: (plan: Plan) => boolean;
  /** These plans are run, whatever the POS sends without a fault. */
  onlyPlans?: readonly Plan[];
  /** Names of the interfaces that are explored; absent: all. */
  interfaces?: readonly string[];
}

/** Keeps what runs showed, so that an exploration that was stopped goes on from there. */
export interface RunRecall {
  recall: (key: string) => RunRecord | undefined;
  keep: (record: RunRecord) => void;
}

/** A plan that was run, and what it showed. */
export interface TriedPlan {
  plan: Plan;
  record: RunRecord;
}

/** What an exploration works with. */
export interface Exploring {
  run: RunPos;
  memory: RunRecall;
  settings: ExploreSettings;
  onProgress: (progress: ExplorationProgress) => void;
  /** Called once the run without a fault has shown what is to run. */
  onPlanned?: (planned: PlannedRuns) => void;
}

/** The run without a fault, and the plans that follow from it. */
export interface PlannedRuns extends OrderedPlans {
  clean: RunRecord;
}

/** The runs of an exploration: each is made once, and its record is kept. */
export interface Runs {
  /** `again`: which repetition it is; absent: the first run. */
  clean: (again?: number) => Promise<RunRecord>;
  one: (plan: Plan, clean: readonly SeenMessage[], again?: number) => Promise<RunRecord>;
  /** The first of each class, and the others as long as there is time; those that take longest come first. */
  all: (plans: OrderedPlans, clean: readonly SeenMessage[]) => Promise<TriedPlan[]>;
  /** Whether plans were left out since a finding is sure. */
  hasStopped: () => boolean;
}

/** A run that is made, unless it was before. */
interface WantedRun extends Countable {
  key: string;
  scenario: Scenario | null;
  /** Strikes at which the POS is killed. */
  kills?: readonly number[];
  /** It is made before those that wait. */
  isUrgent?: boolean;
  recordOf: (attempt: Attempt, messages: SeenMessage[]) => RunRecord;
}

const cleanKey = "clean";

const repeatKey = (key: string, number?: number): string =>
  number === undefined ? key : `${key} (again, ${number})`;

/** A run of a plan. */
const planRun =
  ({ settings: { commandMustPass } }: Exploring) =>
  (plan: Plan, clean: readonly SeenMessage[], number?: number): WantedRun => {
    const key = repeatKey(plan.id, number);
    return {
      key,
      scenario: scenarioOf(runName, plan.strikes),
      kills: plan.strikes.flatMap(({ trial }, index) => (trial.kills ? [index] : [])),
      secondsMore: secondsMore(plan),
      recordOf: (attempt, messages) =>
        recordOfRun(attempt, messages, { key, plan, clean, commandMustPass }),
    };
  };

/** The run without a fault. */
function cleanRun(number?: number): WantedRun {
  const key = repeatKey(cleanKey, number);
  return {
    key,
    scenario: null,
    secondsMore: 0,
    recordOf: (attempt, messages) => recordOfCleanRun(attempt, messages, key),
  };
}

/** Prepares the runs of an exploration. */
export function createRuns(exploring: Exploring): Runs {
  const { failFast, spareSeconds } = exploring.settings;
  const wanted = planRun(exploring);
  const making = createMaking(exploring);
  let hasStopped = false;
  /** Whether a run that broke rules breaks one of them in each of two further runs. */
  const isSure = async (plan: Plan, { broken }: RunRecord, clean: readonly SeenMessage[]) => {
    const records = await Promise.all(
      repetitions.map((number) =>
        making.always({ ...wanted(plan, clean, number), isUrgent: true }),
      ),
    );
    return broken.some((rule) => records.every((record) => breaks(record, rule)));
  };
  const tried = async (plan: Plan, clean: readonly SeenMessage[], isSpare: boolean) => {
    const record = await making.where(
      { ...wanted(plan, clean), isSpare },
      () => !hasStopped && (!isSpare || spareSeconds() > 0),
    );
    if (record === undefined) return [];
    if (failFast && record.result === "broke" && (await isSure(plan, record, clean)))
      hasStopped = true;
    return [{ plan, record }];
  };
  return {
    clean: (number) => making.always(cleanRun(number)),
    one: (plan, clean, number) => making.always(wanted(plan, clean, number)),
    async all({ first, others }, clean) {
      const isRemembered = ({ id }: Plan): boolean => exploring.memory.recall(id) !== undefined;
      const spare = spareSeconds() > 0 ? others : others.filter(isRemembered);
      const ran = await Promise.all([
        ...longestFirst(first).map((plan) => tried(plan, clean, false)),
        ...longestFirst(spare).map((plan) => tried(plan, clean, true)),
      ]);
      const byId = new Map(ran.flat().map((one) => [one.plan.id, one]));
      return [...first, ...others].flatMap(({ id }) => byId.get(id) ?? []);
    },
    hasStopped: () => hasStopped,
  };
}

/** The repetitions that make a finding sure. */
export const repetitions = [1, 2] as const;

/** Whether a run broke a rule. */
export const breaks = (
  { broken }: RunRecord,
  { id, interface: name }: RunRecord["broken"][number],
): boolean => broken.some((rule) => rule.id === id && rule.interface === name);

/** A long run that begins last keeps everybody waiting. */
const longestFirst = (plans: readonly Plan[]): Plan[] =>
  [...plans].sort((one, other) => secondsMore(other) - secondsMore(one));

/** Makes runs, each once and in its turn, or recalls them. */
function createMaking({ run, memory, settings, onProgress }: Exploring) {
  const slots = createSlots(settings.jobs);
  const count = createRunCount(settings, onProgress);
  const isMeant = messageFilter(settings.contracts, settings.interfaces);
  const known = new Map<string, Promise<RunRecord>>();
  const made = async (
    { scenario, recordOf, kills = [] }: WantedRun,
    slot: number,
    free: FreeSlot,
  ): Promise<RunRecord> => {
    const attempt = await run({ scenario, slot, free, kills });
    const record = recordOf(attempt, messagesOf(attempt.journal, isMeant));
    memory.keep(record);
    return record;
  };
  const counted = async <R extends RunRecord | undefined>(
    wanted: WantedRun,
    make: () => Promise<R>,
  ): Promise<R | RunRecord> => {
    count.plan(wanted);
    // What is remembered is counted once all that is planned with it is, too.
    const record = await (memory.recall(wanted.key) ?? make());
    if (record === undefined) count.drop(wanted);
    else count.end(wanted, record);
    return record;
  };
  return {
    always(wanted: WantedRun): Promise<RunRecord> {
      const record =
        known.get(wanted.key) ??
        counted(wanted, () => slots.use((slot, free) => made(wanted, slot, free), wanted.isUrgent));
      known.set(wanted.key, record);
      return record;
    },
    /** Unless it is not meant any more when its turn comes. */
    where: (wanted: WantedRun, isStillMeant: () => boolean): Promise<RunRecord | undefined> =>
      counted(wanted, () =>
        slots.use(async (slot, free) => (isStillMeant() ? made(wanted, slot, free) : undefined)),
      ),
  };
}

/** Which messages are struck: those to the explored interfaces, but for the test server's. */
function messageFilter(
  contracts: ExploreSettings["contracts"],
  interfaces: ExploreSettings["interfaces"],
) {
  const meant = new Set(
    contracts
      .filter(({ name }) => interfaces?.includes(name) !== false)
      .flatMap(({ name, operations }) =>
        operations.filter(({ kind }) => kind !== "administration").map(({ id }) => `${name} ${id}`),
      ),
  );
  return ({ interface: name, operation }: Pick<SeenMessage, "interface" | "operation">): boolean =>
    meant.has(`${name} ${operation}`);
}
