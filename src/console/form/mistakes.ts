import { createContext } from "preact";
import type { MemberMistake } from "../api";
import { membersOf } from "./schema";

/** What is wrong with the values of a form, by their paths. */
export const Mistakes = createContext<ReadonlyMap<string, string>>(new Map());

/** The path of a member: `startingBalance.amount`. */
export const pathTo = (path: string, member: string): string =>
  path === "" ? member : `${path}.${member}`;

/** The mistakes that a form of a value can show at their members, and those that it cannot. */
interface PlacedMistakes {
  atMembers: ReadonlyMap<string, string>;
  elsewhere: readonly MemberMistake[];
}

export function placeMistakes(mistakes: readonly MemberMistake[], value: unknown): PlacedMistakes {
  const paths = new Set(pathsIn(value));
  const atMembers = new Map<string, string>();
  for (const { field, msg } of mistakes.filter((one) => paths.has(one.field)))
    atMembers.set(field, [...(atMembers.has(field) ? [atMembers.get(field)] : []), msg].join("; "));
  return { atMembers, elsewhere: mistakes.filter(({ field }) => !paths.has(field)) };
}

/** The paths of all members, at any depth. */
function pathsIn(value: unknown, path = ""): string[] {
  const children = Array.isArray(value)
    ? value.map((one: unknown, at) => [`${path}[${at}]`, one] as const)
    : Object.entries(membersOf(value)).map(([name, one]) => [pathTo(path, name), one] as const);
  return children.flatMap(([at, one]) => [at, ...pathsIn(one, at)]);
}
