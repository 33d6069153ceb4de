import { withTexts } from "../contract/values/json-value";
import type { InterfaceContract, Operation } from "../contract/operation";
import type { Disturbance } from "../journal/exchange";
import { type TillSale, adviceFor, type Deal, dealsOf, type TillAnswer } from "../till/deal";
import {
  type ExampleMessage,
  type OperationExample,
  type ReadyMessage,
  type Earlier,
  type Filling,
  ready,
} from "../till/example";

/** What one side has been sent of a flow, and what it answered. */
export interface Progress {
  /** By the names of the messages. */
  earlier: Map<string, Earlier>;
  sent: ReadyMessage[];
  sale?: TillSale;
  /** What a recorded value is called at this side. */
  names: Map<string, string>;
}

/** A message of a flow, which is made when it is its turn: later ones have what the answers brought. */
export interface PlannedMessage {
  interface: string;
  operation: string;
  /** Its place among the messages of all flows; absent: they are sent one flow after the other. */
  order?: number;
  /** How it is disturbed on its way. */
  disturbed?: Disturbance;
  /** It is sent at the same instant as the message before it. */
  isBeside?: true;
  /** Values that must be known of each side before it can be sent. */
  wants?: readonly MaskedValue[];
  /** Undefined: what an answer should have brought is missing. */
  make(this: void, progress: Progress, making: Making): ReadyMessage | undefined;
  /** Takes what was answered. */
  take(this: void, progress: Progress, message: ReadyMessage, answer: TillAnswer): void;
}

/** What is put into a message. */
export interface Making extends Omit<Filling, "id" | "earlier"> {
  newId(this: void): string;
  /** Gives the value of a masked one. */
  unmask?(this: void, masked: MaskedValue): string | undefined;
}

/** A value that a journal does not show, or that each side has of its own. */
export interface MaskedValue {
  /** What it shows instead. */
  text: string;
  /** Where it stands in the message. */
  member: string;
  /** What the journal calls it. */
  alias?: string;
}

/** Messages in the order in which each side is sent them. */
export interface FlowPlan {
  name: string;
  interface: string;
  messages: readonly PlannedMessage[];
  /** What the data hold in place of the answers to messages of interfaces that are not compared, by their names. */
  held?: ReadonlyMap<string, unknown>;
  /** It ends before a message that cannot be played, and is among the unplayed flows too. */
  isCut?: true;
}

/** A flow that cannot be played. */
export interface UnplayedFlow {
  name: string;
  interface: string;
  reason: string;
}

/** The examples of an interface, and what its data hold in place of other interfaces' answers, by operation. */
export interface InterfaceExamples {
  examples: readonly OperationExample[];
  held: ReadonlyMap<string, ReadonlyMap<string, unknown>>;
}

/** The flows of some interfaces, and those that need another one. */
export function plansOf(
  all: readonly InterfaceExamples[],
  compared: ReadonlySet<string>,
  lifeCycles: (deal: Deal) => readonly WholeFlow[] = lifeCycleFlows,
): { plans: FlowPlan[]; unplayed: UnplayedFlow[] } {
  const plans: FlowPlan[] = [];
  const unplayed: UnplayedFlow[] = [];
  for (const { examples, held } of all) {
    const sendable = examples.filter(({ kind }) => kind !== "administration");
    const flows = [...sendable.map(exampleFlow), ...dealsOf(sendable).flatMap(lifeCycles)];
    for (const { messages, of, ...plan } of flows) {
      const known = held.get(of) ?? new Map<string, unknown>();
      const others = messages.filter((message) => !compared.has(message.interface));
      const lacking = others.find(({ name = "" }) => !known.has(name));
      if (lacking === undefined)
        plans.push({
          ...plan,
          held: known,
          messages: messages.filter((message) => compared.has(message.interface)),
        });
      else unplayed.push({ ...plan, reason: `it needs ${lacking.interface}` });
    }
  }
  return { plans, unplayed };
}

/** Flows of which each meets data that it can use: those that leave most come last. */
export function leastLeftFirst(
  plans: readonly FlowPlan[],
  contracts: readonly InterfaceContract[],
): FlowPlan[] {
  const operations = contracts.flatMap(({ name, operations }) =>
    operations.map((operation) => [`${name} ${operation.id}`, operation] as const),
  );
  const known = new Map(operations);
  const left = ({ messages }: FlowPlan): number =>
    leftBy(
      messages.flatMap(({ interface: of, operation }) => known.get(`${of} ${operation}`) ?? []),
    );
  return [...plans].sort((one, other) => left(one) - left(other));
}

/** How much of the data a flow uses up: nothing, what it has confirmed, or what stays open and blocks others. */
function leftBy(operations: readonly Operation[]): number {
  const request = operations.findIndex(({ kind }) => kind === "request");
  const isAfter = (at: number): boolean => at > request;
  const first = operations.findIndex(
    ({ advice }, at) => advice === "reversal" || (advice !== undefined && isAfter(at)),
  );
  if (request < 0 || operations[first]?.advice === "reversal") return 0;
  return first < 0 ? 2 : 1;
}

/** A flow before it is known which interfaces are compared. */
export interface WholeFlow extends Omit<FlowPlan, "messages"> {
  /** The operation of whose example it is. */
  of: string;
  messages: (PlannedMessage & { name?: string })[];
}

/** The messages that lead to an example, and its own. */
const exampleFlow = (example: OperationExample): WholeFlow => ({
  name: example.operation,
  interface: example.interface,
  of: example.operation,
  messages: example.messages.map(messageOf),
});

/** A message of an example, as a flow sends it. */
export function messageOf(message: ExampleMessage): PlannedMessage & { name: string } {
  const { interface: name, operation, name: called } = message;
  return {
    interface: name,
    operation,
    name: called,
    wants: textsOf(message),
    make: ({ earlier }, making) =>
      completeMessage(ready(message, { ...fillingOf(making), earlier })),
    take({ earlier }, { id }, { body }) {
      earlier.set(called, { id, answer: body });
    },
  };
}

/** The texts of an example: some of them are values that each side has of its own. */
function textsOf(message: ExampleMessage | undefined): MaskedValue[] {
  const found: MaskedValue[] = [];
  const visit = (value: unknown, member: string): void => {
    if (typeof value === "string") found.push({ text: value, member });
    if (typeof value !== "object" || value === null) return;
    for (const [name, one] of Object.entries(value))
      visit(one, Array.isArray(value) || member === "" ? member || name : `${member}.${name}`);
  };
  for (const part of [message?.parameters, message?.query, message?.body]) visit(part, "");
  return found;
}

/** A message with a side's own values in the place of those of the example. */
export function withOwnValues(message: ReadyMessage, own: (text: string) => string): ReadyMessage {
  const path = message.path.replaceAll(/[^/?&=]+/g, (part) =>
    encodeURIComponent(own(decodeURIComponent(part))),
  );
  return {
    ...message,
    path,
    ...(message.body !== undefined && { body: withTexts(message.body, own) }),
  };
}

/** A message in which nothing is missing. */
const completeMessage = (message: ReadyMessage): ReadyMessage | undefined =>
  /\{[A-Za-z][\w.]*\}/.test(JSON.stringify([message.path, message.body])) ? undefined : message;

const lifeCycleEvents = ["request", "confirmation", "reversal"] as const;

type LifeCycleEvent = (typeof lifeCycleEvents)[number];

/** How many events a life cycle has. */
const mostEvents = 3;

/** The life cycles of a deal: every sequence of its events in which the request comes first or second. */
function lifeCycleFlows(deal: Deal): WholeFlow[] {
  const { request } = deal;
  const events = lifeCycleEvents.filter((event) => deal[event] !== undefined);
  return sequencesOf(events, mostEvents)
    .filter((sequence) => sequence.length > 1 && sequence.slice(0, 2).includes("request"))
    .map((sequence) => ({
      name: sequence.map((event) => deal[event]?.operation ?? event).join(", "),
      interface: request.interface,
      of: request.operation,
      messages: [
        ...request.messages.slice(0, -1).map(messageOf),
        ...sequence.map((event) => eventOf(deal, event)),
      ],
    }));
}

/** Sequences of events, the shorter ones first. */
export function sequencesOf<E>(events: readonly E[], most: number): E[][] {
  let longest: E[][] = [[]];
  const all: E[][] = [];
  for (let length = 1; length <= most; length += 1) {
    longest = longest.flatMap((one) => events.map((event) => [...one, event]));
    all.push(...longest);
  }
  return all;
}

/** An event of a life cycle; the same event again is the same message again, unless it is to be another one. */
export function eventOf(deal: Deal, event: LifeCycleEvent, isAnother = false): PlannedMessage {
  const { interface: name, operation } = deal[event] ?? deal.request;
  return {
    interface: name,
    operation,
    wants: textsOf(deal[event]?.messages.at(-1)),
    make(progress, making) {
      const again = progress.sent.find((message) => message.operation === operation);
      if (again !== undefined && !isAnother) return again;
      progress.sale ??= unsentSale(deal, progress, making);
      if (event === "request") return completeMessage(progress.sale.message);
      const advice = adviceFor(progress.sale, event, fillingOf(making), "well");
      return advice && completeMessage(advice);
    },
    take({ earlier, sale }, { name: called, id }, answer) {
      if (event === "request" && sale !== undefined) sale.answer = betterAnswer(sale, answer);
      earlier.set(called, { id, answer: answer.body });
    },
  };
}

/** A request that comes again may be refused: that is not what became of the sale. */
const betterAnswer = ({ answer }: TillSale, other: TillAnswer): TillAnswer =>
  answer === undefined || (answer.status >= 300 && other.status < 300) ? other : answer;

/** The sale whose request is sent at its turn: an advice message may come before it. */
function unsentSale(deal: Deal, { earlier }: Progress, making: Making): TillSale {
  const [template] = deal.request.messages.slice(-1);
  if (template === undefined) throw new Error(`${deal.request.operation} has no message`);
  const message = ready(template, { ...fillingOf(making), earlier });
  return { deal, message, answer: undefined, earlier: new Map(earlier) };
}

const fillingOf = ({ newId, ...filling }: Making): Omit<Filling, "earlier"> => ({
  ...filling,
  id: newId(),
});
