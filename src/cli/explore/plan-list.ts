import { type Plan, secondsMore } from "../../explore/plan";
import type { Exploring } from "../../explore/runs";
import { counted } from "../../conformance/report/counted";
import { WrongUsage, print, printJson } from "../command-result";
import type { ExploreOptions } from "./options";

/** Lists the plans, and says how long they take; of each class the first is marked. */
export async function listPlans(
  exploring: Exploring,
  { json, everyPlan, judgeAtExit }: ExploreOptions,
): Promise<number> {
  const { cleanMistake, plansOf } = await import("../../explore/exploration.js");
  const { clean, first, others } = await plansOf(exploring);
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
    judgeAtExit === true ? "" : " Windows that are still open then are waited for at the end.";
  print(
    `${counted(running.length, "run")}, ${jobs} at a time, of ${clean.seconds.toFixed(1)} s without a fault: ` +
      `about ${durationText(seconds)}.${windows}`,
  );
  return 0;
}

/** How long runs take after one another, in seconds. */
const inARow = (plans: readonly Plan[], plain: number): number =>
  plans.reduce((sum, plan) => sum + plain + secondsMore(plan), 0);

const durationText = (seconds: number): string =>
  seconds < 120 ? counted(seconds, "second") : counted(Math.round(seconds / 60), "minute");
