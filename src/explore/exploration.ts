import { limits } from "../limits/limits";
import { type RuleFinding, findingsIn } from "./findings";
import { type Plan, type OrderedPlans, byClass, isUnusual, pairPlans, singlePlans } from "./plan";
import { type SeenMessage, isAt } from "./position";
import type { RunRecord } from "./run-record";
import {
  type ExploreSettings,
  type Exploring,
  type PlannedRuns,
  type Runs,
  type TriedPlan,
  createRuns,
} from "./runs";

/** What an exploration found. */
export interface Exploration {
  clean: RunRecord;
  /** The run without a fault that went wrong before `clean` did not. */
  failedClean?: RunRecord;
  /** Plans that there were, by their classes, and those that ran. */
  plans: number;
  classes: number;
  tried: TriedPlan[];
  findings: RuleFinding[];
  /** Plans were left out since a finding was sure. */
  hasStopped: boolean;
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

/** The run without a fault; one that fails is made again before it counts, unless it took all the time that it had. */
async function steadyClean(runs: Runs): Promise<Pick<Exploration, "clean" | "failedClean">> {
  const clean = await runs.clean();
  if (cleanMistake(clean) === undefined || clean.timedOut === true) return { clean };
  const second = await runs.clean(1);
  return cleanMistake(second) === undefined
    ? { clean: second, failedClean: clean }
    : { clean: second };
}

/**
 * Runs the POS without a fault, then with each fault at each of its messages, and makes what broke small. Rejects with
 * what `run` rejects with.
 */
export async function explore(exploring: Exploring): Promise<Exploration> {
  const runs = createRuns(exploring);
  const found = await steadyClean(runs);
  const { messages } = found.clean;
  const nothing = { plans: 0, classes: 0, tried: [], findings: [], hasStopped: false };
  if (cleanMistake(found.clean) !== undefined) return { ...found, ...nothing };
  const { settings } = exploring;
  exploring.onPlanned?.(plannedAfter(found.clean, settings));
  const walk = createWalk(runs, messages);
  if (settings.onlyPlans === undefined) await walkAll(walk, settings);
  else await walk.run({ first: [...settings.onlyPlans], others: [] });
  const { tried, known, plans, classes } = walk.seen();
  return {
    ...found,
    plans,
    classes,
    tried,
    findings: await findingsIn(tried, settings.contracts, (plan, again) =>
      runs.one(plan, known, again),
    ),
    hasStopped: runs.hasStopped(),
  };
}

/** The repetition of the run without a fault that shows whether the POS sends the same each time. */
const secondClean = 2;

/** What has run so far, and what is known of the POS's messages. */
interface ExplorationWalk {
  run: (plans: OrderedPlans) => Promise<void>;
  /** Messages that came without a fault in the runs so far, and that were not known; they are known from then on. */
  fresh: () => Promise<SeenMessage[]>;
  seen: () => { tried: TriedPlan[]; known: SeenMessage[]; plans: number; classes: number };
}

function createWalk(runs: Runs, clean: readonly SeenMessage[]): ExplorationWalk {
  const known = [...clean];
  const tried: TriedPlan[] = [];
  let plans = 0;
  let classes = 0;
  return {
    async run({ first, others }) {
      plans += first.length + others.length;
      classes += first.length;
      tried.push(...(await runs.all({ first, others }, known)));
    },
    async fresh() {
      if (runs.hasStopped()) return [];
      const seen = tried.flatMap(({ record }) => record.unprompted ?? []);
      if (seen.length === 0 && tried.some((one) => hasSentMore(one, known)))
        seen.push(...(await runs.clean(secondClean)).messages);
      const news = seen.filter(
        (message, index) =>
          isUnusual(message, known) && seen.findIndex((one) => isAt(one, message)) === index,
      );
      known.push(...news);
      return news;
    },
    seen: () => ({ tried, known, plans, classes }),
  };
}

/**
 * Whether a run has messages about other transactions than the struck one that the run without a fault does not have:
 * the fault led to them, or the POS does not send the same each time.
 */
function hasSentMore(
  { plan: { strikes }, record: { messages } }: TriedPlan,
  known: readonly SeenMessage[],
): boolean {
  const struck = messages.filter((message) => strikes.some(({ at }) => isAt(message, at)));
  return messages.some(
    (message) =>
      isUnusual(message, known) &&
      !struck.some(({ transaction }) => transaction === message.transaction),
  );
}

/** Each message of the POS is struck, those too that are first seen in a later run; then come the pairs. */
async function walkAll(walk: ExplorationWalk, settings: ExploreSettings): Promise<void> {
  const kinds = new Set<string>();
  const run = async (plans: readonly Plan[]): Promise<void> => {
    const planned = byClass(plans, kinds);
    for (const { kind } of planned.first) kinds.add(kind);
    await walk.run(planned);
  };
  let news = walk.seen().known.slice();
  for (let round = 1; news.length > 0 && round <= limits.exploredRounds; round += 1) {
    await run(wantedOf(singlePlans(news, settings), settings));
    news = await walk.fresh();
  }
  if (settings.depth === 1) return;
  const { tried, known } = walk.seen();
  await run(pairsAfter(tried, known, settings).filter(settings.isWanted));
}

/** Those that are wanted; where none is, and pairs are, all that can lead to pairs. */
function wantedOf(singles: readonly Plan[], { isWanted, depth }: ExploreSettings): readonly Plan[] {
  const wanted = singles.filter(isWanted);
  return wanted.length === 0 && depth === 2 ? singles : wanted;
}

/** What the plans of an exploration are, without running any but the run without a fault. */
export async function plansOf(exploring: Exploring): Promise<PlannedRuns> {
  const { clean } = await steadyClean(createRuns(exploring));
  return plannedAfter(clean, exploring.settings);
}

/** What is planned after the run without a fault. */
const plannedAfter = (clean: RunRecord, settings: ExploreSettings): PlannedRuns => ({
  clean,
  ...(settings.onlyPlans === undefined
    ? byClass(wantedOf(singlePlans(clean.messages, settings), settings))
    : { first: [...settings.onlyPlans], others: [] }),
});

/** The pairs that follow from what held: where one fault breaks a rule, a second one shows nothing more. */
const pairsAfter = (
  tried: readonly TriedPlan[],
  known: readonly SeenMessage[],
  settings: ExploreSettings,
): Plan[] =>
  tried.flatMap(({ plan, record }) =>
    record.result === "held" ? pairPlans(plan, record.messages, known, settings) : [],
  );
