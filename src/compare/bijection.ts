import { hasMembers } from "../contract/values/json-value";
import { momentOf } from "../contract/values/moment";
import { limits } from "../limits/limits";

/** How two values that should mean the same differ; undefined: they do not. */
export type ValueDifference = "value" | "format" | "time" | "precision" | "text";

/** When each side was sent the message whose answers are compared, epoch milliseconds. */
export interface Arrivals {
  ours: number;
  theirs: number;
}

/** A value that was made: its partner may be any one of the same form. Shorter ones are counts and codes. */
const leastMadeLength = 4;

const dateTime = /\d{4}-\d\d-\d\d[Tt ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:[Zz]|[+-]\d\d:?\d\d)?/;
const date = /\d{4}[-/]\d\d[-/]\d\d|\d\d[-/]\d\d[-/]\d{4}/;
const clock = /\d\d:\d\d(?::\d\d)?/;
const decimal = /\d+[.,]\d\d(?!\d)/;
const groups = /\d{4}(?: \d{4})+/;

/** The parts of a text: times, amounts, groups of digits, words, and what stands between them. */
const textParts = new RegExp(
  `(?<time>${[dateTime, date, clock].map(({ source }) => source).join("|")})|(?<amount>${decimal.source})|` +
    `(?<made>${groups.source}|[\\p{L}\\p{N}_-]+)|[^\\p{L}\\p{N}]`,
  "gu",
);

const wholeDateTime = new RegExp(`^(?:${dateTime.source})$`);
const wholeDate = /^\d{4}-\d\d-\d\d$/;
const dayMs = 86_400_000;

/** It has a digit, or is longer than a word in capitals: a reference may have letters alone. */
const isMade = (text: string): boolean =>
  text.length >= leastMadeLength && /^(?:\S*\d\S*|[A-Z]{8,})$/.test(text);

const mayBeMade = (ours: string, theirs: string): boolean =>
  (isMade(ours) || isMade(theirs)) && haveOneForm(ours, theirs);

/**
 * Which value of one side stands for which of the other, over a flow. Each has one partner: what was sent has it from
 * the start, what was made from the moment at which it is first seen.
 */
export class Bijection {
  private constructor(
    private readonly partners: Map<string, string>,
    private readonly owners: Map<string, string>,
    private readonly numbers: Map<number, number>,
    private readonly offsets: Map<string, number>,
  ) {}

  static empty(): Bijection {
    return new Bijection(new Map(), new Map(), new Map(), new Map());
  }

  copy(): Bijection {
    return new Bijection(
      new Map(this.partners),
      new Map(this.owners),
      new Map(this.numbers),
      new Map(this.offsets),
    );
  }

  /** Takes over what a copy has learnt. */
  become(other: Bijection): void {
    for (const [own, learnt] of [
      [this.partners, other.partners],
      [this.owners, other.owners],
    ] as const)
      for (const [one, partner] of learnt) own.set(one, partner);
    for (const [one, partner] of other.numbers) this.numbers.set(one, partner);
    for (const [place, offset] of other.offsets) this.offsets.set(place, offset);
  }

  /** The values in two messages that mean the same: those at the same place are partners. */
  pairSent(ours: unknown, theirs: unknown): void {
    if (typeof ours === "string" && typeof theirs === "string") this.learn(ours, theirs);
    else if (typeof ours === "number" && typeof theirs === "number" && ours !== theirs)
      this.numbers.set(ours, theirs);
    else if (hasMembers(ours) && hasMembers(theirs))
      for (const [name, value] of Object.entries(ours)) this.pairSent(value, theirs[name]);
  }

  private learn(ours: string, theirs: string): void {
    if (ours === theirs && !isMade(ours)) return;
    if (!this.partners.has(ours)) this.partners.set(ours, theirs);
    if (!this.owners.has(theirs)) this.owners.set(theirs, ours);
  }

  /** Whether one may be told as the other, by what is known; undefined: nothing is known of either. */
  private arePartners(ours: string, theirs: string): boolean | undefined {
    const partner = this.partners.get(ours);
    if (partner !== undefined) return partner === theirs;
    return this.owners.has(theirs) ? false : undefined;
  }

  /** Numbers are the same, or partners by what was sent. */
  numberDifference(ours: number, theirs: number): ValueDifference | undefined {
    return ours === theirs || this.numbers.get(ours) === theirs ? undefined : "value";
  }

  /**
   * A number that is state may differ from the start: it changes alike then. `first`: it has differed for the first
   * time, by this much.
   */
  stateDifference(
    place: string,
    ours: number,
    theirs: number,
  ): ValueDifference | "first" | undefined {
    const offset = theirs - ours;
    const known = this.offsets.get(place);
    if (known === undefined) this.offsets.set(place, offset);
    if (offset === 0 || known === offset) return undefined;
    return known === undefined ? "first" : "value";
  }

  textDifference(
    ours: string,
    theirs: string,
    { isFixed, arrivals }: { isFixed: boolean; arrivals: Arrivals },
  ): ValueDifference | undefined {
    if (isFixed) return ours === theirs ? undefined : "value";
    if (wholeDateTime.test(ours) || wholeDateTime.test(theirs) || wholeDate.test(ours))
      return this.timeDifference(ours, theirs, arrivals);
    const known = this.arePartners(ours, theirs);
    if (known === true) return undefined;
    if (known === false) return isMade(ours) || isMade(theirs) ? "value" : "text";
    return this.unknownDifference(ours, theirs);
  }

  /** Of texts of which nothing is known yet: what has the form of a made value becomes its partner. */
  private unknownDifference(ours: string, theirs: string): ValueDifference | undefined {
    if (ours === theirs || mayBeMade(ours, theirs)) {
      this.learn(ours, theirs);
      return undefined;
    }
    const difference = this.partsDifference(ours, theirs);
    return difference !== undefined && isMade(ours) && isMade(theirs) ? "format" : difference;
  }

  private timeDifference(
    ours: string,
    theirs: string,
    arrivals: Arrivals,
  ): ValueDifference | undefined {
    if (ours === theirs || this.partners.get(ours) === theirs) return undefined;
    if (wholeDate.test(ours) && wholeDate.test(theirs))
      return isNear(ours, theirs, arrivals, dayMs) ? undefined : "time";
    if (!wholeDateTime.test(ours) || !wholeDateTime.test(theirs)) return "format";
    if (!isNear(ours, theirs, arrivals, limits.comparedTimesMs)) return "time";
    return shapeOf(ours) === shapeOf(theirs) ? undefined : "precision";
  }

  /** Compares texts part by part; what is known stands in them as it is, or with something before or after it. */
  private partsDifference(ours: string, theirs: string): ValueDifference | undefined {
    const learnt = this.copy();
    const [own, other] = this.withMarks(ours, theirs);
    const [parts, others] = [partsOf(own), partsOf(other)];
    if (parts.length !== others.length) return "text";
    const isSame = parts.every((part, at) => learnt.isSamePart(part, others[at]));
    if (!isSame) return "text";
    this.become(learnt);
    return undefined;
  }

  private isSamePart(part: TextPart, other: TextPart | undefined): boolean {
    if (part.kind !== other?.kind) return false;
    if (part.kind === "time") return shapeOf(part.text) === shapeOf(other.text);
    if (part.kind !== "made") return part.text === other.text;
    const [ours, theirs] = [part.text, other.text].map((text) => text.replaceAll(" ", ""));
    if (ours === undefined || theirs === undefined) return false;
    const known = this.arePartners(ours, theirs);
    if (known !== undefined) return known;
    if (ours !== theirs && !mayBeMade(ours, theirs)) return false;
    this.learn(ours, theirs);
    return true;
  }

  /** The texts with a mark in place of each value that is known of both. */
  private withMarks(ours: string, theirs: string): [string, string] {
    let [own, other] = [ours, theirs];
    const known = [...this.partners].filter(([one]) => isMade(one));
    known.sort(([one], [another]) => another.length - one.length);
    for (const [at, [one, partner]] of known.entries()) {
      if (!own.includes(one) || !other.includes(partner)) continue;
      own = own.replaceAll(one, `\u0000${at}\u0000`);
      other = other.replaceAll(partner, `\u0000${at}\u0000`);
    }
    return [own, other];
  }
}

interface TextPart {
  kind: "time" | "amount" | "made" | "other";
  text: string;
}

const partsOf = (text: string): TextPart[] =>
  [...text.matchAll(textParts)].map(({ 0: part, groups: named }) => ({
    kind:
      named?.["time"] !== undefined
        ? "time"
        : named?.["amount"] !== undefined
          ? "amount"
          : named?.["made"] !== undefined
            ? "made"
            : "other",
    text: part,
  }));

/** The same distance from the arrival of the message. */
const isNear = (ours: string, theirs: string, arrivals: Arrivals, within: number): boolean =>
  Math.abs(momentOf(ours) - arrivals.ours - (momentOf(theirs) - arrivals.theirs)) <= within;

/** What a time looks like: every digit as the same one. */
const shapeOf = (text: string): string => text.replace(/\d/g, "0");

/** Both are of one length and of one alphabet: a digit may stand for a letter where both have letters. */
function haveOneForm(ours: string, theirs: string): boolean {
  if (ours.length !== theirs.length || /\s/.test(ours + theirs)) return false;
  const [own, other] = [ours, theirs].map(alphabetOf);
  return own === other;
}

/**
 * Digits alone, or letters of these cases too; and what stands between them. A journal masks a reference that happens
 * to be like a card number: its stars are digits.
 */
function alphabetOf(shown: string): string {
  const text = shown.replace(/(?<=\d)\*+(?=\d)/g, (stars) => "0".repeat(stars.length));
  const cases = [/\p{Lu}/u.test(text) && "A", /\p{Ll}/u.test(text) && "a"].filter(Boolean);
  return cases.join("") + text.replace(/[\p{L}\p{N}]/gu, "0");
}
