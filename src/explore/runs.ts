import { type Plan, type PlanSettings } from "./plan";
import { scenarioOf } from "./plan-scenario";
import { type SeenMessage, messagesOf, runName } from "./position";
import {
  type Attempt,
  type RunPos,
  type RunRecord,
  recordOfCleanRun,
  recordOfRun,
} from "./run-record";
import type { Scenario } from "../scenario/definition";
import { type FreeSlot, createSlots } from "./slots";

/** What is explored, and how much of it. */
export interface ExploreSettings extends PlanSettings {
  /** 1: one fault a run. 2: also pairs. */
  depth: 1 | 2;
  /** Runs at a time. */
  jobs: number;
  /** Whether time is left to run plans whose class has been run. */
  hasTime: () => boolean;
  /** A command that fails is a finding. */
  commandMustPass: boolean;
  /** Names of the interfaces that are explored; absent: all. */
  interfaces?: readonly string[];
}

/** Keeps what runs showed, so that an exploration that was stopped goes on from there. */
export interface Memory {
  recall: (key: string) => RunRecord | undefined;
  keep: (record: RunRecord) => void;
}

/** How far an exploration is. */
export interface Progress {
  done: number;
  /** How many runs there will be, as far as is known. */
  planned: number;
  broke: number;
  /** Of the runs so far, how long one takes on average, in seconds. */
  secondsEach: number;
}

/** A plan that was run, and what it showed. */
export interface Tried {
  plan: Plan;
  record: RunRecord;
}

/** What an exploration works with. */
export interface Exploring {
  run: RunPos;
  memory: Memory;
  settings: ExploreSettings;
  onProgress: (progress: Progress) => void;
}

/** The runs of an exploration: each is made once, and its record is kept. */
export interface Runs {
  clean: () => Promise<RunRecord>;
  /** `again`: which repetition it is; absent: the first run of the plan. */
  one: (plan: Plan, clean: readonly SeenMessage[], again?: number) => Promise<RunRecord>;
  /** The first of each class, and the others as long as there is time. */
  all: (
    plans: { first: readonly Plan[]; others: readonly Plan[] },
    clean: readonly SeenMessage[],
  ) => Promise<Tried[]>;
}

/** A run that is made, unless it was before. */
interface Wanted {
  key: string;
  scenario: Scenario | null;
  recordOf: (attempt: Attempt, messages: SeenMessage[]) => RunRecord;
}

const cleanKey = "clean";

export function createRuns(exploring: Exploring): Runs {
  const { commandMustPass } = exploring.settings;
  const count = createCount(exploring.onProgress);
  const making = createMaking(exploring, count.ended);
  const planned = (plan: Plan, clean: readonly SeenMessage[], key = plan.id): Wanted => ({
    key,
    scenario: scenarioOf(runName, plan.strikes),
    recordOf: (attempt, messages) =>
      recordOfRun(attempt, messages, { key, plan, clean, commandMustPass }),
  });
  return {
    clean: () =>
      making.always({
        key: cleanKey,
        scenario: null,
        recordOf: (attempt, messages) => recordOfCleanRun(attempt, messages, cleanKey),
      }),
    one: (plan, clean, again) =>
      making.always(
        planned(plan, clean, again === undefined ? plan.id : `${plan.id} (again, ${again})`),
      ),
    async all({ first, others }, clean) {
      count.more(first.length);
      const classes = await Promise.all(
        first.map(async (plan) => ({ plan, record: await making.always(planned(plan, clean)) })),
      );
      const more = await Promise.all(
        others.map(async (plan) => {
          const record = await making.inTime(planned(plan, clean));
          return record === undefined ? [] : [{ plan, record }];
        }),
      );
      return [...classes, ...more.flat()];
    },
  };
}

/** Makes runs, each in its turn, or recalls them. */
function createMaking({ run, memory, settings }: Exploring, onEnd: (record: RunRecord) => void) {
  const slots = createSlots(settings.jobs);
  const isMeant = messageFilter(settings.contracts, settings.interfaces);
  const made = async ({ scenario, recordOf }: Wanted, slot: number, free: FreeSlot) => {
    const attempt = await run({ scenario, slot, free });
    const record = recordOf(attempt, messagesOf(attempt.journal, isMeant));
    memory.keep(record);
    return record;
  };
  const recalled = async <R extends RunRecord | undefined>(
    { key }: Wanted,
    make: () => Promise<R>,
  ): Promise<R | RunRecord> => {
    const record = memory.recall(key) ?? (await make());
    if (record !== undefined) onEnd(record);
    return record;
  };
  return {
    always: (wanted: Wanted): Promise<RunRecord> =>
      recalled(wanted, () => slots.use((slot, free) => made(wanted, slot, free))),
    /** Unless there is no time when its turn comes. */
    inTime: (wanted: Wanted): Promise<RunRecord | undefined> =>
      recalled(wanted, () =>
        slots.use(async (slot, free) =>
          settings.hasTime() ? made(wanted, slot, free) : undefined,
        ),
      ),
  };
}

/** Counts the runs that have ended, and tells how far the exploration is. */
function createCount(onProgress: Exploring["onProgress"]) {
  const counted = { done: 0, planned: 1, broke: 0, seconds: 0 };
  return {
    more: (plans: number): void => {
      counted.planned += plans;
    },
    ended: ({ result, seconds }: RunRecord): void => {
      counted.done += 1;
      counted.seconds += seconds;
      if (result === "broke") counted.broke += 1;
      const { done, planned, broke } = counted;
      onProgress({
        done,
        planned: Math.max(done, planned),
        broke,
        secondsEach: counted.seconds / done,
      });
    },
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
