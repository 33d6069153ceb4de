import type { InterfaceContract, Operation } from "../contract/operation";
import { hasMembers, memberOf } from "../contract/values/member";
import {
  type FlowPlan,
  type InterfaceExamples,
  type UnplayedFlow,
  type WholeFlow,
  eventOf,
  messageOf,
  plansOf,
  sequencesOf,
} from "../compare/flows";
import type { TillAdviceKind } from "../till/advice";
import type { Deal } from "../till/deal";

/*
 * What a provider is sent to be certified: the flow of each operation, every sequence of events of each transaction,
 * and messages that break their form.
 */

/** What can come to a transaction: again with what was sent before, or as another message. */
const sequenceEvents = [
  "request",
  "request-again",
  "confirmation",
  "confirmation-again",
  "other-confirmation",
  "reversal",
  "reversal-again",
  "other-reversal",
] as const;

type SequenceEvent = (typeof sequenceEvents)[number];

/** Why a plan is played: for an operation, for a life cycle, or for a message that breaks its form. */
export const planKinds = ["flow", "sequence", "form"] as const;

export type PlanKind = (typeof planKinds)[number];

/** A flow of a certification. */
export interface CertifiedPlan extends FlowPlan {
  kind: PlanKind;
}

/** What is to be certified. */
interface CertifiedInterface {
  contract: InterfaceContract;
  examples: InterfaceExamples;
  /** Events of a sequence, at most. */
  depth: number;
  /** Operations that the provider does not offer. */
  without: ReadonlySet<string>;
}

/** Every plan for an interface, the shorter sequences first: the first one that shows a breach is the smallest. */
export function certificationPlans({ contract, examples, depth, without }: CertifiedInterface): {
  plans: CertifiedPlan[];
  unplayed: UnplayedFlow[];
} {
  const sequences = (deal: Deal): WholeFlow[] => sequencesOfDeal(deal, depth);
  const { plans, unplayed } = plansOf([examples], new Set([contract.name]), sequences);
  const offered = plans.filter(({ messages }) =>
    messages.every(({ operation }) => !without.has(operation)),
  );
  const isFlow = ({ name }: FlowPlan): boolean => !name.includes(": ");
  const flows = offered.filter(isFlow);
  return {
    plans: [
      ...flows.map((plan) => ({ ...plan, kind: "flow" as const })),
      ...offered
        .filter((plan) => !isFlow(plan))
        .map((plan) => ({ ...plan, kind: "sequence" as const })),
      ...flows.flatMap((plan) => formPlans(plan, contract)),
    ],
    unplayed,
  };
}

/** Every sequence of events that the interface has messages for. */
function sequencesOfDeal(deal: Deal, depth: number): WholeFlow[] {
  const { request } = deal;
  const events = sequenceEvents.filter((event) => deal[messageKindOf(event)] !== undefined);
  return sequencesOf(events, depth).map((sequence) => ({
    name: `${request.operation}: ${sequence.join(", ")}`,
    interface: request.interface,
    of: request.operation,
    messages: [
      ...request.messages.slice(0, -1).map(messageOf),
      ...sequence.map((event) => eventOf(deal, messageKindOf(event), event.startsWith("other"))),
    ],
  }));
}

/** The kind of message that an event is. */
const messageKindOf = (event: SequenceEvent): "request" | TillAdviceKind =>
  event.includes("request") ? "request" : event.includes("reversal") ? "reversal" : "confirmation";

/** The flow of an operation again and again, each time with something else wrong with the form of its last message. */
function formPlans(flow: FlowPlan, contract: InterfaceContract): CertifiedPlan[] {
  const operation = contract.operations.find(({ id }) => id === flow.name);
  const last = flow.messages.at(-1);
  if (operation === undefined || last === undefined) return [];
  return formChanges(operation).map(([words, change]) => ({
    ...flow,
    kind: "form",
    name: `${flow.name}: ${words}`,
    messages: [
      ...flow.messages.slice(0, -1),
      {
        ...last,
        make(progress, making) {
          const message = last.make(progress, making);
          return message && { ...message, body: change(message.body) };
        },
      },
    ],
  }));
}

type BodyChange = (body: unknown) => unknown;

/** Each required member of a body away, and as a value of another type. */
function formChanges({ body }: Operation): [words: string, change: BodyChange][] {
  const listed = memberOf(body, "required");
  const required = Array.isArray(listed) ? listed.map(String).filter((name) => name !== "id") : [];
  return required.flatMap((name): [string, BodyChange][] => [
    [`without ${name}`, (sent) => withoutMember(sent, name)],
    [`${name} of another type`, (sent) => ({ ...membersIn(sent), [name]: otherType(sent, name) })],
  ]);
}

const membersIn = (value: unknown): object => (hasMembers(value) ? value : {});

const withoutMember = (body: unknown, name: string): object =>
  Object.fromEntries(Object.entries(membersIn(body)).filter(([key]) => key !== name));

/** An object where a text or a number belongs, a text where anything else does. */
const otherType = (body: unknown, name: string): unknown =>
  ["string", "number"].includes(typeof memberOf(body, name)) ? { value: 1 } : "text";
