import { type Comparison, type Maker, type SideName, compareFlows } from "../../compare/comparison";
import type { FlowPlan, UnplayedFlow } from "../../compare/flows";
import { type PlayedFlows, type Playing, notPlayed, playAll } from "../../compare/player";
import { type ComparisonReport, reportOf } from "../../compare/report/comparison-report";
import type { SimulatorOptions } from "../child-process";
import { settleRun } from "../settle";
import { type StartedSide, startAgain, startOurs, startTheirs } from "./sides";

/** What a comparison is asked for. */
export interface RunOptions extends SimulatorOptions {
  sides: readonly [SideName, SideName];
  twice?: true;
  slowerThan?: number;
}

/** What is played, and how. */
export interface ComparedFlows {
  names: readonly string[];
  plans: readonly FlowPlan[];
  unplayed: readonly UnplayedFlow[];
  playing: Playing;
}

/** A side that was played: again, where that shows what is unsteady. */
interface PlayedSide {
  maker: Maker;
  hosts: readonly string[];
  flows: PlayedFlows;
  again?: PlayedFlows;
}

/** Plays the flows at both sides, closes what is open there, and compares the answers. */
export async function runComparison(
  options: RunOptions,
  compared: ComparedFlows,
): Promise<ComparisonReport> {
  const { plans, unplayed, playing } = compared;
  const [first, second] = options.sides;
  const [ours, theirs] = await Promise.all([
    playSide(first, options, compared),
    playSide(second, options, compared),
  ]);
  return reportOf({
    sides: options.sides,
    hosts: [...ours.hosts, ...theirs.hosts],
    comparison: comparisonOf(ours, theirs),
    flows: plans.length + unplayed.length,
    unplayed: [...unplayed, ...notPlayed(plans, [ours.flows, theirs.flows])],
    isSameData: true,
    played: [ours.flows, theirs.flows],
    slowerThan: options.slowerThan,
    ...(playing.stop.aborted && { stopped: "The comparison was stopped." }),
  });
}

function comparisonOf(ours: PlayedSide, theirs: PlayedSide): Comparison {
  const unsteady = new Set(
    [ours, theirs].flatMap(({ maker, flows, again }) =>
      again === undefined
        ? []
        : compareFlows(pairsOf(flows, again), {
            makers: [maker, maker],
            isSameData: true,
            unsteady: new Set(),
          }).drifts.map(({ key }) => key),
    ),
  );
  return compareFlows(pairsOf(ours.flows, theirs.flows), {
    makers: [ours.maker, theirs.maker],
    isSameData: true,
    unsteady,
  });
}

const pairsOf = (ours: PlayedFlows, theirs: PlayedFlows) =>
  ours.flatMap((flow, at) => {
    const other = theirs[at];
    return flow === undefined || other === undefined ? [] : [[flow, other] as const];
  });

async function playSide(
  name: SideName,
  options: RunOptions,
  { names, plans, playing }: ComparedFlows,
): Promise<PlayedSide> {
  const started = await (name === "standin" ? startOurs(options, names) : startTheirs(options));
  return withSide(started, async ({ side, maker, hosts, front, pair }) => {
    const flows = await playAll(plans, side, playing);
    const again =
      name === "standin"
        ? await withSide(await startAgain(options), (own) => playAll(plans, own.side, playing))
        : options.twice && (await playAll(plans, side, playing));
    if (name === "upstream") await settleRun({ url: front.url, user: pair }, options);
    return { maker, hosts, flows, ...(again && { again }) };
  });
}

async function withSide<T>(
  started: StartedSide,
  use: (side: StartedSide) => Promise<T>,
): Promise<T> {
  try {
    return await use(started);
  } finally {
    await started.close();
  }
}
