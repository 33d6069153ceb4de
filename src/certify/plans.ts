import { createHash } from "node:crypto";
import type { InterfaceContract, Operation } from "../contract/operation";
import { hasMembers, memberOf } from "../contract/values/json-value";
import type { Disturbance } from "../journal/exchange";
import {
  type FlowPlan,
  type InterfaceExamples,
  type PlannedMessage,
  type UnplayedFlow,
  type WholeFlow,
  eventOf,
  messageOf,
  plansOf,
  sequencesOf,
} from "../compare/flows";
import type { TillAdviceKind, Deal } from "../till/deal";

/*
 * What a provider is sent to be certified: the flow of each operation, every sequence of events of each transaction,
 * messages that are disturbed on their way, messages that break their form, and messages without credentials.
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

/** What comes to a transaction, and how: disturbed, or together with something else. */
interface PlannedEvent {
  /** `balance`: what is on its card is looked up. */
  event: SequenceEvent | "balance";
  disturbed?: Disturbance;
  /** Another one that is sent at the same instant. */
  beside?: SequenceEvent;
}

/** How the name of a plan says that an event is disturbed. */
const disturbedWords = {
  unread: "unread",
  cut: "cut off",
  reset: "reset",
  pieces: "in pieces",
} as const satisfies Partial<Record<Disturbance, string>>;

const eventText = ({ event, disturbed, beside }: PlannedEvent): string => {
  if (beside !== undefined) return `${event} and ${beside} at once`;
  const words = Object.entries(disturbedWords).find(([name]) => name === disturbed)?.[1];
  return words === undefined ? event : `${event} ${words}`;
};

/** Every event that the name of a plan can have, by its text. */
const knownEvents = new Map(
  sequenceEvents
    .flatMap((event): PlannedEvent[] => [
      { event },
      ...(["unread", "cut", "reset", "pieces"] as const).map((disturbed) => ({ event, disturbed })),
      ...sequenceEvents.map((beside) => ({ event, beside })),
    ])
    .concat({ event: "balance" })
    .map((one) => [eventText(one), one]),
);

/** Why a plan is played. */
export const planKinds = [
  "flow",
  "sequence",
  "disturbance",
  "form",
  "credentials",
  "money",
] as const;

type PlanKind = (typeof planKinds)[number];

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
  /** What the provider does not offer: operations, a kind of advice message, the check of credentials. */
  without: ReadonlySet<string>;
  /** A quarter of the answers to the sequences is lost: the seed says which. Absent: none is. */
  seed?: string | undefined;
  /** Names of the plans that are wanted; absent: all. */
  wanted?: readonly string[] | undefined;
}

/** Every plan for an interface, the shorter sequences first: the first one that shows a breach is the smallest. */
export function certificationPlans(certified: CertifiedInterface): {
  plans: CertifiedPlan[];
  unplayed: UnplayedFlow[];
} {
  const { contract, examples, without, wanted } = certified;
  const kinds = new Map<string, PlanKind>();
  const ofDeal = (deal: Deal): WholeFlow[] => {
    if (without.has(deal.request.operation)) return [];
    const balance = balanceLookup(deal, certified);
    const of = (kind: PlanKind, events: readonly PlannedEvent[][]): WholeFlow[] =>
      events.map((sequence) => {
        const flow = flowOfEvents(deal, sequence, balance);
        if (!kinds.has(flow.name)) kinds.set(flow.name, kind);
        return flow;
      });
    if (wanted !== undefined) return of("sequence", wantedEvents(deal, wanted));
    const all = [
      ...of("sequence", sequencesOfDeal(deal, certified)),
      ...of("disturbance", disturbancesOf(deal)),
      ...of("money", balance === undefined ? [] : moneyEvents(deal)),
    ];
    return [...new Map(all.map((flow) => [flow.name, flow])).values()];
  };
  const { plans, unplayed } = plansOf([examples], new Set([contract.name]), ofDeal);
  const isOffered = ({ messages }: FlowPlan): boolean =>
    messages.every(({ operation: id }) => {
      const advice = contract.operations.find((operation) => operation.id === id)?.advice ?? id;
      return !without.has(id) && !without.has(advice);
    });
  const offered = plans
    .filter(isOffered)
    .map((plan) => ({ ...plan, kind: kinds.get(plan.name) ?? ("flow" as const) }));
  const flows = offered.filter(({ kind }) => kind === "flow");
  return {
    plans: [
      ...offered,
      ...flows.flatMap((plan) => formPlans(plan, contract)),
      ...(without.has("credentials") ? [] : credentialPlans(flows, contract)),
    ],
    unplayed,
  };
}

/** Every sequence of events that the interface has messages for; some answers may be lost. */
function sequencesOfDeal(
  deal: Deal,
  { depth, seed }: Pick<CertifiedInterface, "depth" | "seed">,
): PlannedEvent[][] {
  const events = sequenceEvents.filter((event) => deal[messageKindOf(event)] !== undefined);
  return sequencesOf(events, depth).map((sequence) =>
    sequence.map((event, at): PlannedEvent =>
      seed !== undefined && isLost(`${seed} ${deal.request.operation} ${at} ${sequence.join(", ")}`)
        ? { event, disturbed: "unread" }
        : { event },
    ),
  );
}

/** A quarter of all texts. */
const isLost = (text: string): boolean =>
  createHash("sha256").update(text).digest().readUInt8() % 4 === 0;

/** The events of plans that are called so. */
const wantedEvents = ({ request }: Deal, wanted: readonly string[]): PlannedEvent[][] =>
  wanted.flatMap((name) => {
    const [operation, texts = ""] = name.split(": ");
    const events = texts.split(", ").flatMap((text) => knownEvents.get(text) ?? []);
    const isOwn = operation === request.operation && events.length === texts.split(", ").length;
    return isOwn ? [events] : [];
  });

/** Each message of a transaction disturbed in each way and then followed by each other one, or sent twice at once. */
function disturbancesOf(deal: Deal): PlannedEvent[][] {
  const events = (["request", "confirmation", "reversal"] as const).filter(
    (event) => deal[event] !== undefined,
  );
  const before = (event: SequenceEvent): PlannedEvent[] =>
    event === "request" ? [] : [{ event: "request" }];
  const disturbed = events.flatMap((event) =>
    (["cut", "unread", "reset"] as const).flatMap((how) =>
      events.map((next) => [...before(event), { event, disturbed: how }, { event: next }]),
    ),
  );
  const pairs = events.flatMap((event, at) =>
    events
      .slice(at)
      .filter((beside) => beside === event || event !== "request")
      .map((beside) => [...before(event), { event, beside }]),
  );
  const pieces = events.map((event) => [...before(event), { event, disturbed: "pieces" as const }]);
  return [...pieces, ...pairs, ...disturbed];
}

/** The balance before and after a transaction that is confirmed, and one that is reversed. */
const moneyEvents = (deal: Deal): PlannedEvent[][] =>
  (["confirmation", "reversal"] as const)
    .filter((event) => deal[event] !== undefined)
    .map((event) =>
      (["balance", "request", event, "balance"] as const).map((one) => ({ event: one })),
    );

/** Looks up what is on the card of a deal; undefined: the interface has no such lookup, or the deal has no card. */
function balanceLookup(
  { request }: Deal,
  { contract, examples }: CertifiedInterface,
): PlannedMessage | undefined {
  const shown = contract.operations.find(({ showsBalance }) => showsBalance !== undefined);
  const example = examples.examples.find(({ operation }) => operation === shown?.id);
  const lookup = example?.messages.at(-1);
  const [member = ""] = shown?.showsBalance?.of.split(".") ?? [];
  const holder = memberOf(request.messages.at(-1)?.body, member);
  if (lookup === undefined || holder === undefined) return undefined;
  return messageOf({ ...lookup, body: { ...membersIn(lookup.body), [member]: holder } });
}

const flowOfEvents = (
  deal: Deal,
  sequence: readonly PlannedEvent[],
  balance?: PlannedMessage,
): WholeFlow => ({
  name: `${deal.request.operation}: ${sequence.map(eventText).join(", ")}`,
  interface: deal.request.interface,
  of: deal.request.operation,
  messages: [
    ...deal.request.messages.slice(0, -1).map(messageOf),
    ...sequence.flatMap(({ event, disturbed, beside }): PlannedMessage[] =>
      event === "balance"
        ? [balance ?? []].flat()
        : [
            { ...messageOfEvent(deal, event), ...(disturbed && { disturbed }) },
            ...(beside ? [{ ...messageOfEvent(deal, beside), isBeside: true as const }] : []),
          ],
    ),
  ],
});

const messageOfEvent = (deal: Deal, event: SequenceEvent): PlannedMessage =>
  eventOf(deal, messageKindOf(event), event.startsWith("other"));

/** The kind of message that an event is. */
const messageKindOf = (event: SequenceEvent): "request" | TillAdviceKind =>
  event.includes("request") ? "request" : event.includes("reversal") ? "reversal" : "confirmation";

/** The last message of a flow as a plan of its own sends it. */
type LastMessage = (last: PlannedMessage) => PlannedMessage[];

const endingWith = (flow: CertifiedPlan, ending: LastMessage): PlannedMessage[] => [
  ...flow.messages.slice(0, -1),
  ...flow.messages.slice(-1).flatMap(ending),
];

/** The flow of an operation again and again, each time with something else wrong with the form of its last message. */
function formPlans(flow: CertifiedPlan, contract: InterfaceContract): CertifiedPlan[] {
  const operation = contract.operations.find(({ id }) => id === flow.name);
  if (operation === undefined) return [];
  return formChanges(operation).map(([words, change]) => ({
    ...flow,
    kind: "form",
    name: `${flow.name}: ${words}`,
    messages: endingWith(flow, (last) => [
      {
        ...last,
        make(progress, making) {
          const message = last.make(progress, making);
          return message && { ...message, body: change(message.body) };
        },
      },
    ]),
  }));
}

/**
 * The last message of each flow without credentials; that of one operation of each kind with wrong ones, as many could
 * lock their user out. The same message follows with the right ones: nothing came of the other.
 */
function credentialPlans(
  flows: readonly CertifiedPlan[],
  { operations }: InterfaceContract,
): CertifiedPlan[] {
  const kindOf = ({ name }: FlowPlan) => operations.find(({ id }) => id === name)?.kind;
  const kinds = flows.map(kindOf);
  const tried = (flow: CertifiedPlan, words: string, disturbed: Disturbance): CertifiedPlan => ({
    ...flow,
    kind: "credentials",
    name: `${flow.name}: ${words}`,
    messages: endingWith(flow, (last) => {
      const made = madeOnce(last);
      return [{ ...made, disturbed }, made];
    }),
  });
  return [
    ...flows.map((flow) => tried(flow, "without credentials", "no-credentials")),
    ...flows
      .filter((flow, at) => kinds.indexOf(kindOf(flow)) === at)
      .map((flow) => tried(flow, "with wrong credentials", "wrong-credentials")),
  ];
}

/** A message that is the same however often it is sent in a flow. */
function madeOnce(message: PlannedMessage): PlannedMessage {
  return {
    ...message,
    make(progress, making) {
      const again = progress.sent.find(({ operation }) => operation === message.operation);
      return again ?? message.make(progress, making);
    },
  };
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
