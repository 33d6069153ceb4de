import { groupBy } from "../conformance/rules/judging";
import type { Finding } from "../contract/findings";
import type { InterfaceContract, Operation } from "../contract/operation";
import { limits } from "../limits/limits";
import type { ReadyMessage } from "../till/example";
import type { Earlier } from "../till/fill";
import type { PlayedAnswer, PlayedFlow, PlayedStep } from "./comparison";
import {
  type FlowPlan,
  type MaskedValue,
  type Progress,
  type UnplayedFlow,
  withOwnValues,
} from "./flows";

/** What came back from a side. */
export interface SideAnswer {
  /** Absent: none that can be read. */
  answer?: PlayedAnswer;
  failure?: string;
  ms?: number;
  /** What the answer breaks of the contract. */
  breaches: readonly Finding[];
}

/** Who is sent the messages. */
export interface Side {
  /** Name of the user whose messages they are. */
  user: string;
  newId(this: void): string;
  /** Gives the value of a masked one. */
  unmask?(this: void, masked: MaskedValue): string | undefined;
  /** Gives its own value in the place of an example's. Absent: it has the same. */
  ownValue?(this: void, text: string): string;
  send(this: void, message: ReadyMessage): Promise<SideAnswer>;
}

/** What a side was sent, in the order of the plans; undefined: it was not begun. */
export type PlayedFlows = readonly (PlayedFlow | undefined)[];

/** How flows are played. */
export interface Playing {
  contracts: readonly InterfaceContract[];
  /** Interfaces with the same one share data: their flows are played one after the other. */
  laneOf(this: void, interfaceName: string): string;
  stop: AbortSignal;
}

/** Sends the flows to a side: those that share data in their order, the others beside them. */
export async function playAll(
  plans: readonly FlowPlan[],
  side: Side,
  playing: Playing,
): Promise<PlayedFlows> {
  const flows = plans.map((plan) => new FlowPlayer(plan, side, playing));
  await Promise.all(lanesOf(flows, playing).map((lane) => playLane(lane, playing.stop)));
  return flows.map(({ played }) => played);
}

/** The flows that share data, each with its own way: a flow of several interfaces joins theirs. */
function lanesOf(flows: readonly FlowPlayer[], { laneOf }: Playing): FlowPlayer[][] {
  const joined = new Map<string, Set<string>>();
  const namesOf = ({ plan }: FlowPlayer): string[] =>
    plan.messages.map((message) => laneOf(message.interface));
  for (const flow of flows) {
    const own = namesOf(flow);
    const all = new Set(own.flatMap((name) => [name, ...(joined.get(name) ?? [])]));
    for (const name of all) joined.set(name, all);
  }
  const lanes = groupBy(flows, (flow) => joined.get(namesOf(flow)[0] ?? ""));
  return [...lanes.values()];
}

/** Sends messages in their order: those of a flow one after the other, or as they were recorded. */
async function playLane(flows: readonly FlowPlayer[], stop: AbortSignal): Promise<void> {
  const turns = flows
    .flatMap((flow, at) => flow.plan.messages.map(({ order = at }) => ({ flow, order })))
    .sort((one, other) => one.order - other.order);
  let silent = 0;
  for (const { flow } of turns) {
    if (stop.aborted || silent >= limits.comparedSilences) return;
    const step = await flow.playNext();
    if (step !== undefined) silent = step.failure === undefined ? 0 : silent + 1;
  }
}

/** A flow on its way; it ends with a message that cannot be made, or that gets no answer. */
class FlowPlayer {
  private readonly progress: Progress;
  private readonly steps: PlayedStep[] = [];
  private next = 0;
  private hasEnded = false;

  constructor(
    readonly plan: FlowPlan,
    private readonly side: Side,
    private readonly playing: Playing,
  ) {
    const held = [...(plan.held ?? [])];
    const earlier = held.map(([name, answer]) => [name, { id: side.newId(), answer }] as const);
    this.progress = { earlier: new Map<string, Earlier>(earlier), sent: [], names: new Map() };
  }

  /** Undefined: it was not begun. */
  get played(): PlayedFlow | undefined {
    const { name, interface: of } = this.plan;
    return this.next === 0 ? undefined : { name, interface: of, steps: this.steps };
  }

  /** Sends the next message; undefined: there is none to be sent. */
  async playNext(): Promise<PlayedStep | undefined> {
    const planned = this.plan.messages[this.next];
    this.next += 1;
    if (planned === undefined || this.hasEnded) return undefined;
    const { user, newId, send, unmask } = this.side;
    const sentAt = Date.now();
    const time = new Date(sentAt).toISOString();
    const made = planned.make(this.progress, { user, newId, time, ...(unmask && { unmask }) });
    this.hasEnded = made === undefined;
    if (made === undefined) return undefined;
    this.progress.sent.push(made);
    const { ownValue } = this.side;
    const message = ownValue === undefined ? made : withOwnValues(made, ownValue);
    const back = await send(message);
    const { interface: of } = message;
    const operation = operationOf(this.playing.contracts, message);
    const step = { interface: of, operation, sent: partsOf(message), sentAt, ...back };
    this.steps.push(step);
    if (back.answer === undefined) this.hasEnded = true;
    else planned.take(this.progress, made, back.answer);
    return step;
  }
}

function operationOf(
  contracts: readonly InterfaceContract[],
  message: Pick<ReadyMessage, "interface" | "operation">,
): Operation {
  const contract = contracts.find(({ name }) => name === message.interface);
  const found = contract?.operations.find(({ id }) => id === message.operation);
  if (found === undefined)
    throw new Error(`${message.interface} has no operation ${message.operation}`);
  return found;
}

/** The values of a message: those in its path and its query, and its body. */
export const partsOf = ({ path, body }: Pick<ReadyMessage, "path" | "body">) => ({
  address: path.split(/[/?&=]/).map(decodedPart),
  body,
});

/** A part of an address as it is meant. */
export function decodedPart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Flows that a side was not sent to their end, although the other side was not to blame. */
export const notPlayed = (
  plans: readonly FlowPlan[],
  sides: readonly PlayedFlows[],
): UnplayedFlow[] =>
  plans.flatMap(({ name, interface: of }, at) => {
    const played = sides.map((flows) => flows[at]);
    if (played.some((flow) => flow === undefined))
      return [{ name, interface: of, reason: "not begun" }];
    const failures = played.flatMap((flow) => flow?.steps.flatMap(({ failure }) => failure ?? []));
    return failures[0] === undefined ? [] : [{ name, interface: of, reason: failures[0] }];
  });
