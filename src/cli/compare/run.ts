import { type Comparison, type Maker, type SideName, compareFlows } from "../../compare/comparison";
import type { FlowPlan, UnplayedFlow } from "../../compare/flows";
import {
  type PlayedFlows,
  type Playing,
  type Side,
  notPlayed,
  playAll,
} from "../../compare/player";
import { maskedFlow } from "../../compare/recorded-flows";
import type { ComparisonOutcome } from "../../compare/report/comparison-report";
import type { ValueOf } from "../../compare/values";
import { journalText } from "../../conformance/journal-file";
import type { SimulatorOptions } from "../child-process";
import { settleRun } from "../settle";
import { type StartedSide, startAgain, startOurs, startTheirs } from "./sides";

/** What a comparison is asked for. */
export interface ComparisonOptions extends SimulatorOptions {
  sides: readonly [SideName, SideName];
  twice?: true;
  slowerThan?: number;
  export?: string;
}

/** What is played, and how. */
export interface ComparedFlows {
  names: readonly string[];
  plans: readonly FlowPlan[];
  unplayed: readonly UnplayedFlow[];
  playing: Playing;
  /** What was answered when the journal was recorded, in the order of the plans. */
  recorded?: { flows: PlayedFlows; maker: Maker };
  /** What each side puts in the place of values that are not shown. */
  values: ReadonlyMap<SideName, ValueOf>;
  isSameData: boolean;
  /** Why the comparison is undecided already. */
  undecided?: string;
}

/** A side that was played: again, where that shows what is unsteady. */
interface PlayedSide {
  maker: Maker;
  hosts: readonly string[];
  flows: PlayedFlows;
  again?: PlayedFlows;
  /** The journal of what the provider was sent, where it is wanted. */
  journal?: string;
}

/** Plays the flows at both sides, closes what is open there, and compares the answers. */
export async function runComparison(
  options: ComparisonOptions,
  compared: ComparedFlows,
): Promise<ComparisonOutcome & Pick<PlayedSide, "journal">> {
  const { plans, unplayed, playing, isSameData, undecided } = compared;
  const [first, second] = options.sides;
  const [ours, theirs] = await Promise.all([
    playSide(first, options, compared),
    playSide(second, options, compared),
  ]);
  const stopped = playing.stop.aborted ? "The comparison was stopped." : undefined;
  return {
    sides: options.sides,
    hosts: [...ours.hosts, ...theirs.hosts],
    comparison: comparisonOf(ours, theirs, compared),
    flows: plans.filter(({ isCut }) => isCut === undefined).length + unplayed.length,
    unplayed: [...unplayed, ...notPlayed(plans, [ours.flows, theirs.flows])],
    isSameData,
    played: [ours.flows, theirs.flows],
    slowerThan: options.slowerThan,
    undecided: [stopped, undecided].flatMap((text) => text ?? []),
    ...journalOf(ours, theirs),
  };
}

/** The journal of the provider's side. */
const journalOf = (...sides: readonly PlayedSide[]): Pick<PlayedSide, "journal"> => {
  const [journal] = sides.flatMap((side) => side.journal ?? []);
  return journal === undefined ? {} : { journal };
};

function comparisonOf(
  ours: PlayedSide,
  theirs: PlayedSide,
  { isSameData, recorded }: ComparedFlows,
): Comparison {
  const known = (unsteady: ReadonlySet<string>, makers: readonly [Maker, Maker]) => ({
    makers,
    isSameData,
    unsteady,
  });
  const unsteady = [ours, theirs].flatMap(({ maker, flows, again }) => {
    if (again === undefined) return [];
    const { drifts } = compareFlows(pairsOf(flows, again), known(new Set(), [maker, maker]));
    return drifts.map(({ key }) => key);
  });
  // A journal shows no card numbers: of the other side they are masked as well.
  const shown = (flows: PlayedFlows): PlayedFlows =>
    recorded === undefined ? flows : flows.map((flow) => flow && maskedFlow(flow));
  return compareFlows(
    pairsOf(shown(ours.flows), shown(theirs.flows)),
    known(new Set(unsteady), [ours.maker, theirs.maker]),
  );
}

const pairsOf = (ours: PlayedFlows, theirs: PlayedFlows) =>
  ours.flatMap((flow, at) => {
    const other = theirs[at];
    return flow === undefined || other === undefined ? [] : [[flow, other] as const];
  });

async function playSide(
  name: SideName,
  options: ComparisonOptions,
  { names, plans, playing, recorded, values, isSameData }: ComparedFlows,
): Promise<PlayedSide> {
  if (name === "recorded")
    return { maker: recorded?.maker ?? "standin", hosts: [], flows: recorded?.flows ?? [] };
  const started = await (name === "standin" ? startOurs(options, names) : startTheirs(options));
  const valueOf = values.get(name);
  const play = ({ side }: StartedSide): Promise<PlayedFlows> =>
    playAll(
      plans,
      { ...side, ...(valueOf && valuesAt(valueOf, isSameData || recorded !== undefined)) },
      playing,
    );
  return withSide(started, async (played) => {
    const flows = await play(played);
    const again =
      name === "standin"
        ? await withSide(await startAgain(options), play)
        : options.twice && (await play(played));
    const { maker, hosts, front } = played;
    if (name !== "upstream") return { maker, hosts, flows, ...(again && { again }) };
    await settleRun({ url: front.url, user: played.pair }, options);
    const journal = options.export === undefined ? undefined : journalText(await front.journal());
    return { maker, hosts, flows, ...(again && { again }), ...(journal && { journal }) };
  });
}

/** What a side has in the place of the values of journals and examples. */
const valuesAt = (valueOf: ValueOf, areSame: boolean): Pick<Side, "unmask" | "ownValue"> => ({
  unmask: valueOf,
  ...(!areSame && { ownValue: (text) => valueOf({ text, member: "" }) ?? text }),
});

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
