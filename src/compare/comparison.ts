import type { Finding } from "../contract/answer";
import type { Operation } from "../contract/operation";
import { hasMembers, textsIn } from "../contract/values/json-value";
import { limits } from "../limits/limits";
import {
  type AnswerDifference,
  type DifferenceKind,
  answerSchema,
  compareBodies,
  placeInContract,
} from "./answers";
import { Bijection } from "./bijection";

/*
 * Two sides were sent the same flows. Their answers are equal if a bijection of values explains them; the contract
 * judges what is left.
 */

/** The status of an answer that cannot have a body. */
const noContent = 204;

/** The sides that can be compared. */
export const sideNames = ["standin", "upstream", "recorded"] as const;

export type SideName = (typeof sideNames)[number];

/** What came back for a message. */
export interface PlayedAnswer {
  status: number;
  body?: unknown;
  /** Media type of the body. */
  type?: string;
}

/** A message of a flow as a side was sent it, and what came back. */
export interface PlayedStep {
  interface: string;
  operation: Operation;
  /** Path parameters, query and body. */
  sent: unknown;
  /** By the clock of the side, epoch milliseconds. */
  sentAt: number;
  /** Absent: none came that can be read. */
  answer?: PlayedAnswer;
  /** Why none came. */
  failure?: string;
  /** How long the side took. */
  ms?: number;
  /** What the answer breaks of the contract. */
  breaches: readonly Finding[];
}

/** Messages in their order, as a side was sent them: fewer than the other side, where one could not be made. */
export interface PlayedFlow {
  name: string;
  interface: string;
  steps: readonly PlayedStep[];
}

/** Whose a difference is. */
export const driftClasses = ["we-break", "provider-breaks", "open", "data", "unsteady"] as const;

export type DriftClass = (typeof driftClasses)[number];

/** A difference that a flow shows. */
export interface ShownDifference extends AnswerDifference {
  flow: PlayedFlow;
  otherFlow: PlayedFlow;
  /** Place of the message in its flow. */
  at: number;
  oursPlayed: PlayedStep;
  theirsPlayed: PlayedStep;
}

/** A difference, told once, however many flows show it. */
export interface Drift {
  /** The same difference has the same key in every run. */
  key: string;
  class: DriftClass;
  interface: string;
  operation: string;
  kind: DifferenceKind;
  member: string;
  /** Where that is in the contract. */
  place: string;
  /** What of the contract is broken, in sentences. */
  broken: string[];
  count: number;
  /** The smallest flow that shows it. */
  shownBy: ShownDifference;
  /** Where it was seen, the first times. */
  shown: ShownDifference[];
}

/** What is compared, and how it is judged. */
interface Comparing {
  /** Whose answers those of the two sides are. */
  makers: readonly [ours: Maker, theirs: Maker];
  /** Both hold the same data: what differs in them counts. */
  isSameData: boolean;
  /** Keys of differences between two runs of one side. */
  unsteady: ReadonlySet<string>;
}

export type Maker = "standin" | "provider";

/** What was compared, and what differs. */
export interface Comparison {
  /** Pairs of answers. */
  answers: number;
  values: number;
  drifts: Drift[];
  /** Messages to which a side gave no answer that can be read. */
  unanswered: PlayedStep[];
}

/** Compares flows of two sides, pair by pair. Pure. */
export function compareFlows(
  pairs: readonly (readonly [ours: PlayedFlow, theirs: PlayedFlow])[],
  comparing: Comparing,
): Comparison {
  const found: Comparison = { answers: 0, values: 0, drifts: [], unanswered: [] };
  const drifts = new Map<string, Drift>();
  for (const [ours, theirs] of pairs)
    new FlowComparison(ours, theirs, comparing, found).into(drifts);
  return { ...found, drifts: [...drifts.values()].sort(byClass) };
}

const byClass = (one: Drift, other: Drift): number =>
  rankOf(one) - rankOf(other) || one.key.localeCompare(other.key);

/** What may follow from differences that were told: the values in them, and whether the sides are in other states. */
interface Aftermath {
  ours: Set<string>;
  theirs: Set<string>;
  isParted: boolean;
}

class FlowComparison {
  private readonly known = Bijection.empty();
  private readonly aftermath: Aftermath = { ours: new Set(), theirs: new Set(), isParted: false };
  private hasDiffered = false;

  constructor(
    private readonly ours: PlayedFlow,
    private readonly theirs: PlayedFlow,
    private readonly comparing: Comparing,
    private readonly found: Comparison,
  ) {}

  into(drifts: Map<string, Drift>): void {
    for (const [at, one] of this.ours.steps.entries()) {
      const other = this.theirs.steps[at];
      if (other === undefined) return;
      this.known.pairSent(one.sent, other.sent);
      for (const difference of this.differencesAt(at, one, other)) this.tell(difference, drifts);
    }
  }

  private differencesAt(at: number, one: PlayedStep, other: PlayedStep): ShownDifference[] {
    if (one.answer === undefined || other.answer === undefined) {
      this.found.unanswered.push(...[one, other].filter(({ failure }) => failure !== undefined));
      this.aftermath.isParted ||= one.answer !== other.answer;
      return [];
    }
    if (this.isAftermath(one, other)) {
      this.aftermath.isParted ||= isSuccess(one) !== isSuccess(other);
      return [];
    }
    this.found.answers += 1;
    const shown = {
      flow: this.ours,
      otherFlow: this.theirs,
      at,
      oursPlayed: one,
      theirsPlayed: other,
    };
    const differences = this.compareAnswers(one, other).map((one) => ({ ...one, ...shown }));
    const breaches = this.ownBreaches(one, other).map((text) => ({ ...breachAt(text), ...shown }));
    const fresh = differences.filter((difference) => !this.isToldAlready(difference));
    const told = differences.length > 0 || this.hasDiffered ? fresh : breaches;
    this.note(told, one, other);
    return told;
  }

  /** It was sent what differed before, or lacks what an answer left out, or the two sides are in different states. */
  private isAftermath(one: PlayedStep, other: PlayedStep): boolean {
    const { ours, theirs, isParted } = this.aftermath;
    if (isParted || carries(one.sent, ours) || carries(other.sent, theirs)) return true;
    return this.hasDiffered && !haveSameMembers(one.sent, other.sent);
  }

  /** It shows again what an earlier answer has shown. */
  private isToldAlready({ ours, theirs }: AnswerDifference): boolean {
    return carries(ours, this.aftermath.ours) || carries(theirs, this.aftermath.theirs);
  }

  private note(told: readonly ShownDifference[], one: PlayedStep, other: PlayedStep): void {
    this.aftermath.isParted ||= isSuccess(one) !== isSuccess(other);
    if (told.length === 0) return;
    this.hasDiffered = true;
    const sent = new Set(toldIn([one.sent, other.sent]));
    for (const { ours, theirs } of told) {
      for (const text of toldIn(ours)) if (!sent.has(text)) this.aftermath.ours.add(text);
      for (const text of toldIn(theirs)) if (!sent.has(text)) this.aftermath.theirs.add(text);
    }
  }

  private compareAnswers(one: PlayedStep, other: PlayedStep): AnswerDifference[] {
    const [ours, theirs] = [one.answer, other.answer];
    if (ours === undefined || theirs === undefined) return [];
    this.found.values += 1;
    const isWithoutBody =
      ours.status !== theirs.status && [ours.status, theirs.status].includes(noContent);
    if (isSuccess(one) !== isSuccess(other) || isWithoutBody)
      return [plainDifference("status", "", ours.status, theirs.status)];
    const { differences, values } = compareBodies(
      { ours: ours.body, theirs: theirs.body },
      this.known,
      {
        schema: answerSchema(one.operation, ours.status),
        arrivals: { ours: one.sentAt, theirs: other.sentAt },
      },
    );
    this.found.values += values;
    return [
      ...(ours.status === theirs.status
        ? []
        : [plainDifference("status", "", ours.status, theirs.status)]),
      ...(ours.type === theirs.type || ours.type === undefined || theirs.type === undefined
        ? []
        : [plainDifference("header", "content-type", ours.type, theirs.type)]),
      ...differences,
    ];
  }

  /** What only the contract tells: nothing in the answers differs. */
  private ownBreaches(one: PlayedStep, other: PlayedStep): string[] {
    return [...new Set([...one.breaches, ...other.breaches].map(({ text }) => text))];
  }

  private tell(difference: ShownDifference, drifts: Map<string, Drift>): void {
    const key = keyOf(difference);
    const judged = this.judge(difference);
    const known = drifts.get(key);
    if (known === undefined || rankOf(judged) < rankOf(known)) {
      drifts.set(key, {
        ...this.told(difference),
        ...judged,
        key,
        count: (known?.count ?? 0) + 1,
        shown: shownTimes(known, difference),
      });
      return;
    }
    const isSmaller = difference.at < known.shownBy.at;
    drifts.set(key, {
      ...known,
      count: known.count + 1,
      shown: shownTimes(known, difference),
      shownBy: isSmaller ? difference : known.shownBy,
    });
  }

  private told(difference: ShownDifference) {
    const { oursPlayed, theirsPlayed, member, kind } = difference;
    const [ours, theirs] = [oursPlayed.answer, theirsPlayed.answer];
    const schema = answerSchema(oursPlayed.operation, ours?.status ?? 0);
    return {
      interface: oursPlayed.interface,
      operation: oursPlayed.operation.id,
      kind,
      member,
      place: placeless.has(kind) ? "" : placeInContract(schema, member, ours?.body ?? theirs?.body),
      shownBy: difference,
    };
  }

  /** The class of a difference; the contract judges both sides. */
  private judge(difference: ShownDifference): Pick<Drift, "class" | "broken"> {
    const { oursPlayed, theirsPlayed } = difference;
    const { makers, isSameData, unsteady } = this.comparing;
    const sides = [oursPlayed, theirsPlayed].flatMap(({ breaches }, side) => {
      const texts = breachesAbout(difference, breaches);
      return texts.length === 0 ? [] : [{ maker: makers[side], texts }];
    });
    const broken = [...new Set(sides.flatMap(({ texts }) => texts))];
    if (unsteady.has(keyOf(difference))) return { class: "unsteady", broken };
    if (sides.some(({ maker }) => maker === "standin")) return { class: "we-break", broken };
    if (sides.length > 0) return { class: "provider-breaks", broken };
    return { class: isOfData(difference, isSameData) ? "data" : "open", broken };
  }
}

const shownTimes = (known: Drift | undefined, one: ShownDifference): ShownDifference[] =>
  [...(known?.shown ?? []), one].slice(0, limits.shownDifferences);

/** What may be in the data alone: a state, and what a question is answered. */
const dataKinds: ReadonlySet<DifferenceKind> = new Set([
  "value",
  "text",
  "length",
  "format",
  "order",
]);

const isOfData = ({ kind, oursPlayed }: ShownDifference, isSameData: boolean): boolean =>
  kind === "state" ||
  (!isSameData && oursPlayed.operation.kind === "lookup" && dataKinds.has(kind));

/** Differences that are at no member. */
const placeless: ReadonlySet<DifferenceKind> = new Set(["status", "header", "breach"]);

const rankOf = (drift: Pick<Drift, "class">): number => driftClasses.indexOf(drift.class);

const plainDifference = (
  kind: DifferenceKind,
  member: string,
  ours: unknown,
  theirs: unknown,
): AnswerDifference => ({ kind, member, path: member, ours, theirs });

const breachAt = (text: string): AnswerDifference => ({
  kind: "breach",
  member: text.replaceAll(/\[\d+\]/g, "[]").replaceAll(/\d+/g, "N"),
  path: text,
  ours: undefined,
  theirs: undefined,
});

/** Of what an answer breaks, that which is about a difference; what is about none of them is about each. */
function breachesAbout({ kind, path }: AnswerDifference, breaches: readonly Finding[]): string[] {
  const texts = breaches.map(({ text }) => text);
  if (kind === "breach") return texts.filter((text) => text === path);
  const named = texts.filter((text) => namesPlace(text, path));
  return named.length > 0 ? named : texts;
}

const withoutPlaces = (path: string): string => path.replaceAll(/\[\d+\]/g, "");

const namesPlace = (text: string, path: string): boolean =>
  path !== "" && withoutPlaces(text).includes(withoutPlaces(path));

const isSuccess = ({ answer }: PlayedStep): boolean => (answer?.status ?? 0) < 300;

/** The same difference: at one member of an operation; of words and statuses the same two. */
function keyOf(difference: ShownDifference): string {
  const { kind, member, ours, theirs, oursPlayed } = difference;
  const pair = kind === "status" ? `${String(ours)} ${String(theirs)}` : "";
  return [oursPlayed.interface, oursPlayed.operation.id, kind, member, pair]
    .filter((part) => part !== "")
    .join(" ");
}

/** Shorter texts are words, which may be anywhere. */
const leastTold = 4;

const toldIn = (value: unknown): string[] =>
  [...textsIn(value)].filter(({ length }) => length >= leastTold);

/** Whether both have members of the same names, and these too. */
function haveSameMembers(one: unknown, other: unknown): boolean {
  if (!hasMembers(one) || !hasMembers(other)) return hasMembers(one) === hasMembers(other);
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && haveSameMembers(one[name], other[name]))
  );
}

const carries = (sent: unknown, texts: ReadonlySet<string>): boolean =>
  texts.size > 0 && toldIn(sent).some((text) => texts.has(text));
