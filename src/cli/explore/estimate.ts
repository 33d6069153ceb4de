import { plural } from "../../conformance/report/lines";
import { type Plan, secondsMore } from "../../explore/plan";
import type { ExplorationProgress, Exploring, PlannedRuns } from "../../explore/runs";
import { limits } from "../../limits/limits";
import { WrongUsage, print, printJson } from "../command-result";
import { hostsBehind } from "../settle";
import type { ExploreCommandOptions } from "./child-run";

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

/** Lists the plans, and says how long they take; of each class the first is marked. */
export async function listPlans(
  exploring: Exploring,
  options: ExploreCommandOptions,
): Promise<number> {
  const { json, everyPlan, judgeAtExit } = options;
  const { cleanMistake, plansOf } = await import("../../explore/exploration.js");
  const planned = await plansOf(exploring);
  const { clean, first, others } = planned;
  const mistake = cleanMistake(clean);
  if (mistake !== undefined)
    throw new WrongUsage(`Without a fault the POS ${mistake}: there is nothing to explore.`);
  const { jobs } = exploring.settings;
  const running = everyPlan === true ? [...first, ...others] : first;
  const seconds = Math.round(inARow(running, clean.seconds) / Math.min(jobs, running.length || 1));
  const ids = { run: first.map(({ id }) => id), alike: others.map(({ id }) => id), seconds };
  if (json === true) {
    printJson(ids);
    return 0;
  }
  for (const id of ids.run) print(id);
  for (const id of ids.alike) print(`${id} (like one above)`);
  const windows =
    judgeAtExit === true
      ? ""
      : " Each run also waits for messages that the POS still has time to send.";
  print(
    `${plural(running.length, "run")}, ${jobs} at a time, of ${clean.seconds.toFixed(1)} s without a fault: ` +
      `about ${durationText(seconds)}.${windows}`,
  );
  for (const line of trafficLines(planned, options)) print(line);
  return 0;
}

/** How many messages reach the providers, and how long that takes at the rate that is set; empty: there are none. */
export function trafficLines(
  { clean, first, others }: PlannedRuns,
  options: ExploreCommandOptions,
): string[] {
  const hosts = hostsBehind(options);
  if (hosts.length === 0) return [];
  const { everyPlan, upstreamRate = limits.upstreamPerSecond } = options;
  const runs = first.length + (everyPlan === true ? others.length : 0);
  const each = clean.provider?.answers ?? 0;
  const seconds = Math.ceil((runs * each) / upstreamRate);
  return [
    `About ${plural(runs * each, "message")} reach ${hosts.join(", ")}, ${each} in each run: ` +
      `at ${upstreamRate} a second that takes ${durationText(seconds)}.`,
  ];
}

/** How long runs take after one another, in seconds. */
const inARow = (plans: readonly Plan[], plain: number): number =>
  plans.reduce((sum, plan) => sum + plain + secondsMore(plan), 0);

const durationText = (seconds: number): string =>
  seconds < 120 ? plural(seconds, "second") : plural(Math.round(seconds / 60), "minute");
