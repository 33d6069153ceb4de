import type { DataOf, Family, ListsOf } from "./kit/family";
import * as registry from "./registry";
import { type FamilyObligations, judgedInterfaces } from "../conformance/rules/family-rules";
import type { JudgedInterface } from "../conformance/verdict";

type RegisteredFamily = (typeof registry)[keyof typeof registry];

/** What each family shows of its entities, by its name: a list of each type. */
export type FamilyData = DataOf<RegisteredFamily>;

/** An entity of each list in the fixture file of each family, by the family's name. */
export type FamilyLists = ListsOf<RegisteredFamily>;
const placeOf = ({ place = Infinity }: Family): number => place;

const inPlace = (one: Family, other: Family): number =>
  placeOf(one) === placeOf(other)
    ? one.name.localeCompare(other.name)
    : placeOf(one) - placeOf(other);

/** Every family that the simulator knows, in the order of lists. */
export const families: readonly Family[] = Object.values<Family>(registry).sort(inPlace);

/** What the clients of each family owe, loaded when it is asked for. */
export async function loadObligations(): Promise<FamilyObligations[]> {
  const loaded = await Promise.all(families.map(async ({ obligations }) => obligations?.()));
  return loaded.flatMap((module) => module?.obligations ?? []);
}

/** Every interface with its rules. */
export const loadJudgedInterfaces = async (): Promise<JudgedInterface[]> =>
  (await loadObligations()).flatMap(judgedInterfaces);
