import type { JournalFile } from "../conformance/journal-file";
import { v4 } from "uuid";
import { judgedAtEnd } from "../conformance/verdict";
import { errorText } from "../error-code";
import { explore as exploreRuns } from "../explore/exploration";
import { type ExplorationReport, reportOf } from "../explore/report/exploration-report";
import type { Attempt, RunPos } from "../explore/run-record";
import type { ExploreSettings, RunRecall } from "../explore/runs";
import { type Standin, type StandinOptions, type StandinSpace, createStandin } from "../index";
import { families } from "../families";
import { authorizationOf, defaultUser } from "./options";
import { refuseUnnamed } from "./settle";

/** A simulator that a POS sells at, with credentials whose data space nobody has used. */
export interface ExploredSimulator {
  /** `http://127.0.0.1:PORT`. */
  url: string;
  /** Base path of each interface. */
  interfaces: Standin["interfaces"];
  user: string;
  password: string;
  /** Value of an Authorization header. */
  authorization: string;
  /** The data space: its data, clock and messages. */
  space: StandinSpace;
}

/** What is explored in process. */
export interface ExploreOptions {
  /**
   * What the POS does, from beginning to end: it is called once for each run, and every call must send the same. What
   * has not been sent when it resolves is never sent. A rejection is noted, and is no finding.
   */
  sell: (simulator: ExploredSimulator) => unknown;
  /** Names of the interfaces whose messages are struck, and that are judged; default: all that the POS uses. */
  interfaces?: string[];
  /** 1 (default): one fault a run. 2: pairs too. */
  depth?: 1 | 2;
  /** Also runs plans that meet the same as one that was run. Default: false. */
  everyPlan?: boolean;
  /** Runs at a time; default 1. */
  jobs?: number;
  /** A `sell` that rejects under a fault is a finding. */
  mustPass?: boolean;
  /**
   * How long the POS waits for an answer, in seconds. Absent: silence and late answers, which last longer than that,
   * are not tried; lost answers are tried all the same.
   */
  timeout?: number;
  /** A broken `should` is a finding too. */
  strict?: boolean;
  /** User name of the POS, which the contract wants to be its client's id; default `7102`. */
  user?: string;
  /** Leaves open at a provider what a run has left open there. Default: it is settled after each run. */
  keepOpen?: boolean;
  /** Hosts of providers to which the messages of runs may go, beside this machine. */
  sandbox?: readonly string[];
  /** How the simulator is started. */
  simulator?: Omit<StandinOptions, "users" | "scenario" | "user" | "password">;
}

/** Waits for nothing in particular, where no time-out is given. */
const anyTimeout = 60;

const settingsOf = ({
  interfaces,
  depth = 1,
  everyPlan = false,
  jobs = 1,
  mustPass = false,
  timeout,
}: ExploreOptions): ExploreSettings => ({
  contracts: families.flatMap(({ contracts }) => contracts),
  ...(interfaces && { interfaces }),
  depth,
  jobs,
  spareSeconds: () => (everyPlan ? Infinity : 0),
  commandMustPass: mustPass,
  failFast: false,
  isWanted: () => true,
  timeout: timeout ?? anyTimeout,
  holds: timeout !== undefined,
  // All runs have one simulator, and one process.
  ownPort: false,
  restarts: false,
});

const noMemory: RunRecall = { recall: () => undefined, keep: () => undefined };

/**
 * Has a POS sell without a fault, then with each fault at each of its messages, and judges each run. Each run has a
 * data space of its own in one simulator, which is stopped at the end.
 *
 * Rejects as `createStandin()` does, with `ControlRefused` for an unknown interface, and with `StartRefused` for a
 * provider on another machine that `sandbox` does not name: nothing is sent then.
 *
 * @example
 * const { findings } = await explore({ sell: ({ url, authorization }) => sellOne(url, authorization) });
 * expect(findings).toEqual([]);
 */
export async function explore(options: ExploreOptions): Promise<ExplorationReport> {
  const standin = await createStandin(options.simulator);
  try {
    refuseUnnamed(Object.values(standin.upstreams), options.sandbox);
    const settings = settingsOf(options);
    const exploration = await exploreRuns({
      run: runInProcess(standin, options),
      memory: noMemory,
      settings,
      onProgress: () => undefined,
    });
    return reportOf(exploration, settings.contracts);
  } finally {
    await standin.close();
  }
}

/** A run: the POS sells in a data space of its own, whose journal is then judged. */
const runInProcess =
  (
    standin: Standin,
    {
      sell,
      interfaces,
      timeout,
      strict,
      jobs = 1,
      user = defaultUser.user,
      keepOpen = Object.keys(standin.upstreams).length === 0,
      sandbox,
    }: ExploreOptions,
  ): RunPos =>
  async ({ scenario }) => {
    const password = v4();
    const space = standin.space(user, password);
    space.scenario(scenario);
    const ownOf = ownUnmatched(space, jobs);
    const began = performance.now();
    const failure = await failureOf(() =>
      sell({
        url: standin.url,
        interfaces: standin.interfaces,
        user,
        password,
        authorization: authorizationOf({ user: `${user}:${password}` }),
        space,
      }),
    );
    const query = {
      ...(interfaces && { interfaces }),
      ...(timeout !== undefined && { timeout }),
      ...(strict !== undefined && { strict }),
    };
    const { judgeJournal } = await import("../control/verdicts/kept-journal.js");
    const judged = await judgedAtEnd(ownOf(await space.journal()), (journal) =>
      judgeJournal(journal, query),
    );
    if (!keepOpen) await space.settle(sandbox && { sandbox });
    return { ...judged, ...failure, seconds: (performance.now() - began) / 1_000 };
  };

/**
 * Leaves in a journal only the requests without credentials that came during its run; none, where others run beside it.
 * All data spaces have one list of these.
 */
function ownUnmatched(space: StandinSpace, jobs: number): (journal: JournalFile) => JournalFile {
  const before = space.unmatched().withoutCredentials?.at(-1)?.number ?? 0;
  return ({ unmatched = [], ...journal }) => {
    const own = unmatched.filter(
      ({ address, number }) => address === undefined || (jobs === 1 && number > before),
    );
    return { ...journal, ...(own.length > 0 && { unmatched: own }) };
  };
}

/** What became of the POS: how a process would have ended. */
async function failureOf(sell: () => unknown): Promise<Pick<Attempt, "code" | "output">> {
  try {
    await sell();
    return { code: 0 };
  } catch (error) {
    return { code: 1, output: errorText(error) };
  }
}
