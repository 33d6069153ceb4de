import type { ExplorationProgress } from "../../explore/runs";

/** So much must be done until another line is written where there is no terminal. */
const share = 0.1;

/** When something will be that is so many seconds away, by the clock on the wall. */
const clockTime = (seconds: number): string =>
  new Date(Date.now() + seconds * 1_000).toTimeString().slice(0, 5);

/** `37 of 412 runs, 2 broke a rule, until about 10:42`. */
const progressText = ({ done, planned, broke, secondsLeft }: ExplorationProgress): string =>
  `${done} of ${planned} runs, ${broke} broke a rule, until about ${clockTime(secondsLeft)}`;

/** Tells on stderr how far an exploration is: in one line where that is a terminal, else now and then. */
export function createProgressLine(): {
  tell: (progress: ExplorationProgress) => void;
  end: () => void;
} {
  const isTerminal = process.stderr.isTTY;
  let told = 0;
  return {
    tell(progress) {
      // The run without a fault says how many there will be.
      if (progress.planned === 1) return;
      if (isTerminal) process.stderr.write(`\r\u001b[K${progressText(progress)}`);
      else if (progress.done >= told + Math.max(1, progress.planned * share)) {
        told = progress.done;
        process.stderr.write(`${progressText(progress)}\n`);
      }
    },
    end() {
      if (isTerminal) process.stderr.write("\r\u001b[K");
    },
  };
}
