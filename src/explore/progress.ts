import type { RunRecord } from "./run-record";

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
export interface Countable {
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
export function createRunCount(
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
