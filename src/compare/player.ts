import { groupBy } from "../record";
import type { Finding } from "../contract/answer";
import type { InterfaceContract, Operation } from "../contract/operation";
import type { Disturbance } from "../journal/exchange";
import { limits } from "../limits/limits";
import type { ReadyMessage, Earlier } from "../till/example";
import type { PlayedAnswer, PlayedFlow, PlayedStep } from "./comparison";
import {
  type FlowPlan,
  type MaskedValue,
  type PlannedMessage,
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
  send(this: void, message: ReadyMessage, disturbed?: Disturbance): Promise<SideAnswer>;
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
    for (const { failure } of await flow.playNext())
      silent = failure === undefined ? 0 : silent + 1;
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

  /** Sends the next message, and those that go out at the same instant; none is left where it has ended. */
  async playNext(): Promise<PlayedStep[]> {
    const { messages } = this.plan;
    const planned = messages[this.next];
    if (planned === undefined || this.hasEnded) return [];
    const others = messages.slice(this.next + 1);
    const until = others.findIndex(({ isBeside }) => isBeside !== true);
    const together = [planned, ...others.slice(0, until < 0 ? others.length : until)];
    this.next += together.length;
    const ways = together.map((one) => this.begin(one));
    const ended = await Promise.all(ways);
    return ended.flatMap((step) => step ?? []);
  }

  /** Sends a message; undefined: it cannot be made. */
  private async begin(planned: PlannedMessage): Promise<PlayedStep | undefined> {
    const { user, newId, send, unmask, ownValue } = this.side;
    const sentAt = Date.now();
    const time = new Date(sentAt).toISOString();
    const made = planned.make(this.progress, { user, newId, time, ...(unmask && { unmask }) });
    if (made === undefined) {
      this.hasEnded = true;
      return undefined;
    }
    this.progress.sent.push(made);
    const message = ownValue === undefined ? made : withOwnValues(made, ownValue);
    const back = await send(message, planned.disturbed);
    const { interface: of } = message;
    const operation = operationOf(this.playing.contracts, message);
    const step = { interface: of, operation, sent: partsOf(message), sentAt, ...back };
    this.steps.push(step);
    if (back.failure !== undefined) this.hasEnded = true;
    if (back.answer !== undefined) planned.take(this.progress, made, back.answer);
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
