import { limits } from "../../limits/limits";

/** Whether a value may have members: an object, or a list. */
export const hasMembers = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** A member of a value that may be anything; undefined where it has none of that name. */
export const memberOf = (value: unknown, name: string): unknown =>
  hasMembers(value) && Object.hasOwn(value, name) ? value[name] : undefined;

/** A member that is a text; undefined where the value has no such text. */
export function textMember(value: unknown, name: string): string | undefined {
  const member = memberOf(value, name);
  return typeof member === "string" ? member : undefined;
}

/** Every text in a value, its members and theirs. */
export function textsIn(value: unknown, texts = new Set<string>()): Set<string> {
  if (typeof value === "string") texts.add(value);
  if (hasMembers(value)) for (const member of Object.values(value)) textsIn(member, texts);
  return texts;
}

/** Paths that were taken apart: they are those of rules and schemas, and so are few. */
const namesOf = new Map<string, readonly string[]>();

/** The value at a dotted path: `client.id`. */
export function valueAt(value: unknown, path: string): unknown {
  let names = namesOf.get(path);
  if (names === undefined) {
    names = path.split(".");
    if (namesOf.size < limits.knownPaths) namesOf.set(path, names);
  }
  let found = value;
  for (const name of names) found = memberOf(found, name);
  return found;
}

/** The values at those of some dotted paths that lead to one. */
export const valuesAt = (value: unknown, paths: readonly string[]): unknown[] =>
  paths.map((path) => valueAt(value, path)).filter((found) => found !== undefined);

/** The members of these names that a value has, in the order of the names. */
export function membersOf(value: unknown, names: Iterable<string>): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  for (const name of names) {
    const member = memberOf(value, name);
    if (member !== undefined) found[name] = member;
  }
  return found;
}

/** Members whose value is there: what is undefined is left out, as answers leave it out. */
type Present<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>;
};

/** A copy with the members whose value is there. */
export function present<T extends object>(members: T): Present<T> {
  const kept: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(members)) if (value !== undefined) kept[name] = value;
  return kept as Present<T>;
}

const texts = new WeakMap<object, string>();

/** JSON text of a body that no longer changes; serialised once, however often it is needed. */
export function jsonOf(body: unknown): string {
  if (typeof body !== "object" || body === null) return JSON.stringify(body);
  const known = texts.get(body);
  if (known !== undefined) return known;
  const text = JSON.stringify(body);
  texts.set(body, text);
  return text;
}

/** The value of a JSON text; a text that is not JSON stays one. */
export function valueOfJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The place of a member in a value that is at a place: `tenders[0].cardNumber`. */
export const placeWithin = (value: unknown, place: string, name: string): string =>
  Array.isArray(value) ? `${place}[${name}]` : place === "" ? name : `${place}.${name}`;

/** A value, and the name of one of its members. */
export type PlaceStep = readonly [owner: unknown, name: string];

/** The place to which these steps lead. */
export const placeOf = (steps: readonly PlaceStep[]): string =>
  steps.reduce((place, [owner, name]) => placeWithin(owner, place, name), "");

/** A copy of a value with other texts, by their places; the names of members stay. */
export function withTexts(
  value: unknown,
  change: (text: string, place: string) => string,
  place = "",
): unknown {
  if (typeof value === "string") return change(value, place);
  if (!hasMembers(value)) return value;
  const entries = Object.entries(value).map(
    ([name, member]) => [name, withTexts(member, change, placeWithin(value, place, name))] as const,
  );
  return Array.isArray(value) ? entries.map(([, member]) => member) : Object.fromEntries(entries);
}

/** A value with a merge patch (RFC 7396): members that are null are removed, lists and texts replaced. */
export function mergePatch(value: unknown, patch: unknown): unknown {
  if (!hasMembers(patch) || Array.isArray(patch)) return patch;
  const members = new Map(hasMembers(value) && !Array.isArray(value) ? Object.entries(value) : []);
  for (const [name, member] of Object.entries(patch)) {
    if (member === null) members.delete(name);
    else members.set(name, mergePatch(members.get(name), member));
  }
  return Object.fromEntries(members);
}
