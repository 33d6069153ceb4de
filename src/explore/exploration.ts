import { type Finding, findingsIn, madeSmall } from "./findings";
import { type Plan, byClass, pairPlans, singlePlans } from "./plan";
import type { SeenMessage } from "./position";
import type { RunRecord } from "./run-record";
import { type ExploreSettings, type Exploring, type Tried, createRuns } from "./runs";

/** What an exploration found. */
export interface Exploration {
  clean: RunRecord;
  /** Plans that there were, by their classes, and those that ran. */
  plans: number;
  classes: number;
  tried: Tried[];
  findings: Finding[];
}

/** Nothing is explored where the run without a fault does not hold: what is wrong with it. */
export function cleanMistake({
  result,
  code = 0,
  timedOut,
  messages,
}: RunRecord): string | undefined {
  if (timedOut === true) return "did not end in time";
  if (result === "defect" || result === "broke") return "did not behave";
  if (messages.length === 0) return "sent nothing";
  if (code !== 0) return `ended with ${code}`;
  return result === "held" ? undefined : "left something open";
}

/**
 * Runs the POS without a fault, then with each fault at each of its messages, and makes what broke small. Rejects with
 * what `run` rejects with.
 */
export async function explore(exploring: Exploring): Promise<Exploration> {
  const runs = createRuns(exploring);
  const clean = await runs.clean();
  if (cleanMistake(clean) !== undefined)
    return { clean, plans: 0, classes: 0, tried: [], findings: [] };
  const { settings } = exploring;
  const singles = byClass(singlePlans(clean.messages, settings));
  const tried = await runs.all(singles, clean.messages);
  const pairs =
    settings.depth === 2
      ? byClass(pairsAfter(tried, clean.messages, settings))
      : { first: [], others: [] };
  tried.push(...(await runs.all(pairs, clean.messages)));
  const planned = [...singles.first, ...singles.others, ...pairs.first, ...pairs.others];
  return {
    clean,
    plans: planned.length,
    classes: singles.first.length + pairs.first.length,
    tried,
    findings: await Promise.all(
      findingsIn(tried, settings.contracts).map((finding) =>
        madeSmall(finding, (plan, times) => runs.one(plan, clean.messages, times)),
      ),
    ),
  };
}

/** What the plans of an exploration are, without running any but the clean run. */
export async function plansOf(
  exploring: Exploring,
): Promise<{ clean: RunRecord; first: Plan[]; others: Plan[] }> {
  const clean = await createRuns(exploring).clean();
  return { clean, ...byClass(singlePlans(clean.messages, exploring.settings)) };
}

/** The pairs that follow from what held: where one fault breaks a rule, a second one shows nothing more. */
const pairsAfter = (
  tried: readonly Tried[],
  clean: readonly SeenMessage[],
  settings: ExploreSettings,
): Plan[] =>
  tried.flatMap(({ plan, record }) =>
    record.result === "held" ? pairPlans(plan, record.messages, clean, settings) : [],
  );
