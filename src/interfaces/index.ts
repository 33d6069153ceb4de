import type { DataOf, Family, ListsOf } from "./family";
import * as registry from "./registry";

type Registered = (typeof registry)[keyof typeof registry];

/** What each family shows of its entities, by its name: a list of each type. */
export type FamilyData = DataOf<Registered>;

/** An entity of each list in the fixture file of each family, by the family's name. */
export type FamilyLists = ListsOf<Registered>;

const placeOf = ({ place = Infinity }: Family): number => place;

const inPlace = (one: Family, other: Family): number =>
  placeOf(one) === placeOf(other)
    ? one.name.localeCompare(other.name)
    : placeOf(one) - placeOf(other);

/** Every family that the simulator knows, in the order of lists. */
export const families: readonly Family[] = Object.values<Family>(registry).sort(inPlace);
