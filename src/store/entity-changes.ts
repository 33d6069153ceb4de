import { limits } from "../limits";
import { ownJson } from "../own-json";

/**
 * What a unit of work did to an entity. Of one that was there before and after, only the members that differ
 * are kept.
 */
export interface EntityChange {
  family: string;
  type: string;
  key: string;
  /** Absent: it was not there before. */
  before?: object;
  /** Absent: it is not there any more. */
  after?: object;
  /** In place of both, where they are too long: their size, in words. */
  notKept?: string;
}

const changeJson = ownJson<EntityChange>();

/** An entity before and after a unit of work; undefined: it is not there. */
export interface ChangedEntity {
  type: string;
  key: string;
  before: object | undefined;
  after: object | undefined;
}

/** The changes of a unit of work as lines of JSON, each with its end; empty where nothing differs. */
export function changeLines(family: string, changed: Iterable<ChangedEntity>): string {
  let lines = "";
  for (const { type, key, before, after } of changed) {
    const sides = sidesOf(before, after);
    if (sides !== undefined) lines += `${boundedLine({ family, type, key, ...sides })}\n`;
  }
  return lines;
}

/** The changes in such lines. */
export const changesIn = (lines: string): EntityChange[] =>
  lines.split("\n").flatMap((line) => (line === "" ? [] : [changeJson.read(line)]));

/** Both sides of a change; undefined: there is none. */
function sidesOf(
  before: object | undefined,
  after: object | undefined,
): Pick<EntityChange, "before" | "after"> | undefined {
  if (before === undefined) return after && { after };
  if (after === undefined) return { before };
  const [was, is] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  const names = [...new Set([...was.keys(), ...is.keys()])].filter(
    (name) => !isSame(was.get(name), is.get(name)),
  );
  if (names.length === 0) return undefined;
  return { before: membersOf(was, names), after: membersOf(is, names) };
}

/** Entities are never changed in place: most members that are the same are the same object. */
const isSame = (one: unknown, other: unknown): boolean =>
  one === other ||
  (typeof one === "object" &&
    typeof other === "object" &&
    JSON.stringify(one) === JSON.stringify(other));

const membersOf = (entity: ReadonlyMap<string, unknown>, names: readonly string[]): object =>
  Object.fromEntries(names.flatMap((name) => (entity.has(name) ? [[name, entity.get(name)]] : [])));

function boundedLine(change: EntityChange): string {
  const line = changeJson.write(change);
  if (line.length <= limits.journalBodyBytes) return line;
  const { family, type, key } = change;
  const notKept = `${line.length} characters of JSON`;
  return changeJson.write({ family, type, key, notKept });
}
