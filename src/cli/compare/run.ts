import { type Comparison, type Maker, type SideName, compareFlows } from "../../compare/comparison";
import type { FlowPlan, UnplayedFlow } from "../../compare/flows";
import {
  type PlayedFlows,
  type Playing,
  type Side,
  notPlayed,
  playAll,
  type SideAnswer,
} from "../../compare/player";
import { maskedFlow } from "../../compare/recorded-flows";
import type { ComparisonOutcome } from "../../compare/report/comparison-report";
import type { ValueOf } from "../../compare/values";
import { journalText } from "../../conformance/journal-file";
import { type SimulatorOptions, startSimulator } from "../command-with-simulator";
import { settleRun } from "../settle";
import { v4 } from "uuid";
import { exchangeHeader } from "../../exchange/message";
import type { Standin } from "../..";
import { type Disturbance, type Exchange, losesAnswer, ownHeaders } from "../../journal/exchange";
import type { ReadyMessage } from "../../till/example";

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

/*
 * Each side is a provider behind a simulator of its own, which sends each message once, judges the answer by the
 * contract, and knows what is open there.
 */

/** A side to which messages are sent. */
export interface StartedSide {
  side: Side;
  maker: Maker;
  /** The simulator in front of it. */
  front: Standin;
  /** NAME:PASSWORD of the messages. */
  pair: string;
  /** Hosts to which the messages go, where that is not this process. */
  hosts: string[];
  close(this: void): Promise<void>;
}

type SideOptions = Pick<
  SimulatorOptions,
  "user" | "fixtures" | "profile" | "seed" | "lenient" | "upstream" | "upstreamUser"
>;

/** Our own side: a fresh simulator. */
async function startOurs(
  { user, fixtures, profile, seed, lenient }: SideOptions,
  names: readonly string[],
): Promise<StartedSide> {
  const own = await startSimulator({ user, fixtures, profile, seed, lenient });
  const bases = names.map((name) => [name, `${own.url}${own.interfaces[name] ?? ""}`] as const);
  const front = await startSimulator({
    user,
    fixtures,
    lenient,
    upstream: Object.fromEntries(bases),
    upstreamUser: user,
    upstreamProxy: "none",
    upstreamRate: 10_000,
    upstreamAtOnce: 100,
    upstreamFailure: "504",
  });
  return {
    side: sideOf(front, user, providerAnswer),
    maker: "standin",
    front,
    pair: user,
    hosts: [],
    async close() {
      await front.close();
      await own.close();
    },
  };
}

/** Our own side again, with other values: nobody judges it. */
async function startAgain({ user, ...options }: SideOptions): Promise<StartedSide> {
  const { fixtures, profile, seed = "", lenient } = options;
  const front = await startSimulator({ user, fixtures, profile, seed: `${seed} again`, lenient });
  return {
    side: sideOf(front, user, ({ outcome }) => ({
      breaches: [],
      ...(outcome !== "answered" && { failure: outcome }),
    })),
    maker: "standin",
    front,
    pair: user,
    hosts: [],
    close: () => front.close(),
  };
}

/** The provider's side. */
export async function startTheirs(
  options: SideOptions,
  seen: SeenAnswer = providerAnswer,
): Promise<StartedSide> {
  const { user, upstreamUser = process.env["STANDIN_UPSTREAM_USER"] ?? "" } = options;
  const pair = upstreamUser === "" ? user : upstreamUser;
  const front = await startSimulator({ ...options, user: pair, upstreamFailure: "504" });
  return {
    side: sideOf(front, pair, seen),
    maker: "provider",
    front,
    pair,
    hosts: [...new Set(Object.values(front.upstreams))],
    close: () => front.close(),
  };
}

/** What the journal says of an answer. */
type SeenAnswer = (exchange: Exchange) => Omit<SideAnswer, "answer">;

const sideOf = (front: Standin, pair: string, seen: SeenAnswer): Side => ({
  user: pair.slice(0, pair.indexOf(":")),
  newId: () => v4(),
  send: (message, disturbed) => sendTo(front, { ...message, disturbed }, seen),
});

async function sendTo(
  front: Standin,
  { method, path, body, disturbed }: ReadyMessage & { disturbed: Disturbance | undefined },
  seen: SeenAnswer,
): Promise<SideAnswer> {
  const response = await fetch(new URL(path, front.url), {
    method,
    headers: {
      authorization: front.authorization,
      [ownHeaders.newIds]: "1",
      ...(body !== undefined && { "content-type": "application/json" }),
      ...(disturbed !== undefined && { [ownHeaders.disturbed]: disturbed }),
    },
    body: body === undefined ? null : JSON.stringify(body),
  });
  const { status, headers } = response;
  const text = await response.text();
  const known = seen(front.message(Number(headers.get(exchangeHeader))));
  const read = bodyIn(text);
  if (known.failure !== undefined || losesAnswer(disturbed)) return known;
  if (read === undefined) return { ...known, failure: `${status} that is not JSON` };
  const [type = ""] = (headers.get("content-type") ?? "").split(";");
  return { ...known, answer: { status, ...read, ...(type !== "" && { type }) } };
}

/** An answer of a provider: how long it took, and what it breaks. */
export function providerAnswer({ upstream, findings }: Exchange): Omit<SideAnswer, "answer"> {
  const failure = upstream === undefined ? "it was not sent" : upstream.failure;
  return {
    breaches: findings.filter(({ code }) => code.startsWith("provider-")),
    ...(upstream?.ms !== undefined && { ms: upstream.ms }),
    ...(failure !== undefined && { failure: upstream?.reason ?? failure }),
  };
}

/** The body of an answer, if it has one; undefined: it is not JSON. */
function bodyIn(text: string): { body?: unknown } | undefined {
  if (text === "") return {};
  try {
    return { body: JSON.parse(text) };
  } catch {
    return undefined;
  }
}
