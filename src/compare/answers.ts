import type { TSchema } from "@sinclair/typebox";
import { isStateMember } from "../contract/models/payment";
import type { Operation } from "../contract/operation";
import { itemsOf, propertiesOf } from "../contract/schema";
import { hasMembers, memberOf } from "../contract/values/json-value";
import type { Arrivals, Bijection, ValueDifference } from "./bijection";

/*
 * Two answers to the same message are walked through together, with what their contract declares at each place.
 */

/** How the answers of two sides differ at a place. */
export type DifferenceKind =
  | ValueDifference
  | "status"
  | "type"
  | "gone"
  | "more"
  | "length"
  | "order"
  | "state"
  | "header"
  | "breach";

/** A difference between two answers. */
export interface AnswerDifference {
  kind: DifferenceKind;
  /** `products[].price.amount`; empty: the whole body. */
  member: string;
  /** The same with the places in lists. */
  path: string;
  ours: unknown;
  theirs: unknown;
}

/** Where a walk is. */
interface WalkPlace {
  member: string;
  path: string;
  schema: object | undefined;
  isState: boolean;
}

/** The differences between two bodies, and how many values were compared. */
interface BodyComparison {
  differences: AnswerDifference[];
  values: number;
}

/** Compares two bodies by the schema that the contract has for them; `known` learns from them. */
export function compareBodies(
  bodies: { ours: unknown; theirs: unknown },
  known: Bijection,
  { schema, arrivals }: { schema: object | undefined; arrivals: Arrivals },
): BodyComparison {
  const walk = new Walk(known, arrivals);
  walk.compare(bodies.ours, bodies.theirs, { member: "", path: "", schema, isState: false });
  return walk;
}

class Walk implements BodyComparison {
  differences: AnswerDifference[] = [];
  values = 0;

  constructor(
    private readonly known: Bijection,
    private readonly arrivals: Arrivals,
  ) {}

  compare(ours: unknown, theirs: unknown, place: WalkPlace): void {
    if (ours === undefined || theirs === undefined) {
      if (ours !== theirs) this.tell(ours === undefined ? "more" : "gone", ours, theirs, place);
      return;
    }
    if (typeOf(ours) !== typeOf(theirs)) {
      this.tell("type", ours, theirs, place);
      return;
    }
    if (Array.isArray(ours) && Array.isArray(theirs)) this.compareLists(ours, theirs, place);
    else if (hasMembers(ours) && hasMembers(theirs)) this.compareMembers(ours, theirs, place);
    else this.compareValues(ours, theirs, place);
  }

  private compareValues(ours: unknown, theirs: unknown, place: WalkPlace): void {
    this.values += 1;
    const kind = this.valueDifference(ours, theirs, place);
    if (kind !== undefined) this.tell(kind, ours, theirs, place);
  }

  private valueDifference(
    ours: unknown,
    theirs: unknown,
    { schema, isState, path }: WalkPlace,
  ): DifferenceKind | undefined {
    if (typeof ours === "string" && typeof theirs === "string") {
      const isFixed = wordsOf(schema).length > 0;
      return this.known.textDifference(ours, theirs, { isFixed, arrivals: this.arrivals });
    }
    if (typeof ours !== "number" || typeof theirs !== "number")
      return ours === theirs ? undefined : "value";
    const plain = this.known.numberDifference(ours, theirs);
    if (!isState) return plain;
    const state = this.known.stateDifference(path, ours, theirs);
    return plain === undefined ? undefined : state === "first" ? "state" : state;
  }

  private compareMembers(
    ours: Readonly<Record<string, unknown>>,
    theirs: Readonly<Record<string, unknown>>,
    place: WalkPlace,
  ): void {
    for (const name of new Set([...Object.keys(ours), ...Object.keys(theirs)])) {
      const within = place.path === "" ? name : `${place.path}.${name}`;
      this.compare(memberOf(ours, name), memberOf(theirs, name), {
        path: within,
        member: place.member === "" ? name : `${place.member}.${name}`,
        schema: memberSchema(place.schema, name, ours),
        isState: place.isState || isStateMember(name),
      });
    }
  }

  private compareLists(
    ours: readonly unknown[],
    theirs: readonly unknown[],
    place: WalkPlace,
  ): void {
    if (ours.length !== theirs.length) {
      this.tell("length", ours, theirs, { ...place, member: `${place.member}[]` });
      return;
    }
    const [learnt, inOrder] = this.tried((walk) => {
      for (const [at, one] of ours.entries()) walk.compare(one, theirs[at], entryOf(place, at));
    });
    const reordered =
      inOrder.differences.length > 1 ? this.otherOrder(ours, theirs, place) : undefined;
    const [learntAtLast, found] = reordered ?? [learnt, inOrder];
    this.known.become(learntAtLast);
    this.values += found.values;
    this.differences.push(...found.differences);
    if (reordered !== undefined)
      this.tell("order", ours, theirs, { ...place, member: `${place.member}[]` });
  }

  /** What a comparison would find and learn. */
  private tried(compare: (walk: Walk) => void): [Bijection, Walk] {
    const learnt = this.known.copy();
    const walk = new Walk(learnt, this.arrivals);
    compare(walk);
    return [learnt, walk];
  }

  /** The same entries in another order; undefined: they are not the same. */
  private otherOrder(
    ours: readonly unknown[],
    theirs: readonly unknown[],
    place: WalkPlace,
  ): [Bijection, Walk] | undefined {
    const rest = [...theirs.keys()];
    const whole = new Walk(this.known.copy(), this.arrivals);
    for (const [at, one] of ours.entries()) {
      const found = rest.findIndex((other) => {
        const [learnt, walk] = whole.tried((trial) => {
          trial.compare(one, theirs[other], entryOf(place, at));
        });
        if (walk.differences.length > 0) return false;
        whole.known.become(learnt);
        whole.values += walk.values;
        return true;
      });
      if (found < 0) return undefined;
      rest.splice(found, 1);
    }
    return [whole.known, whole];
  }

  private tell(
    kind: DifferenceKind,
    ours: unknown,
    theirs: unknown,
    { member, path }: WalkPlace,
  ): void {
    this.differences.push({ kind, member, path, ours, theirs });
  }
}

const entryOf = ({ member, path, schema, isState }: WalkPlace, at: number): WalkPlace => ({
  member: `${member}[]`,
  path: `${path}[${at}]`,
  schema: itemsOf(schema),
  isState,
});

const typeOf = (value: unknown): string =>
  value === null ? "null" : Array.isArray(value) ? "list" : typeof value;

/** The words that a schema allows; none: it is no list of words. */
function wordsOf(schema: object | undefined): unknown[] {
  const words: unknown = memberOf(schema, "enum") ?? memberOf(schema, "x-enum-or-absent");
  if (Array.isArray(words)) return words;
  const word: unknown = memberOf(schema, "const");
  return word === undefined ? [] : [word];
}

/** What a schema declares of a member of this value; of several subtypes the one that its `type` says. */
function memberSchema(
  schema: object | undefined,
  name: string,
  value: object,
): TSchema | undefined {
  const subtypes: unknown = memberOf(schema, "oneOf");
  const own = propertiesOf(schema)[name];
  if (!Array.isArray(subtypes)) return own;
  const meant = subtypes.filter(hasMembers).find((subtype) => {
    const words = wordsOf(propertiesOf(subtype)["type"]);
    return words.includes(memberOf(value, "type"));
  });
  return propertiesOf(meant)[name] ?? own;
}

/** What the contract declares of the body of an answer. */
export const answerSchema = (
  { success, errors }: Pick<Operation, "success" | "errors">,
  status: number,
): TSchema | undefined => success[status] ?? errors[status] ?? undefined;

/** Where a member is in the contract, in words; `sample`: a body, which says which subtypes are meant. */
export function placeInContract(
  schema: object | undefined,
  member: string,
  sample: unknown,
): string {
  let within = schema;
  let value = sample;
  let isRequired = true;
  for (const [, name = "", lists = ""] of member.matchAll(/([^.[\]]+)((?:\[\])*)/g)) {
    const required: unknown = memberOf(within, "required");
    isRequired = Array.isArray(required) && required.includes(name);
    within = memberSchema(within, name, hasMembers(value) ? value : {});
    value = memberOf(value, name);
    for (let depth = 0; depth < lists.length; depth += 2) {
      within = itemsOf(within);
      value = memberOf(value, "0");
    }
  }
  if (within === undefined) return "not in the contract";
  const title: unknown = memberOf(within, "title") ?? memberOf(within, "type");
  return `${isRequired ? "required" : "optional"}${typeof title === "string" ? `, ${title}` : ""}`;
}
