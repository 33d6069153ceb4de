/** A value for each of some names: the compiler knows that each has one. */
export const recordOf = <const N extends string, V>(
  names: readonly N[],
  valueOf: (name: N) => V,
): Record<N, V> => Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<N, V>;

/** The names of an object's members, of which it has no others than its type says. */
export const namesOf = <T extends object>(members: T): (keyof T & string)[] =>
  Object.keys(members) as (keyof T & string)[];

/** Items by what makes them alike, in their order. */
export function groupBy<T, K>(items: readonly T[], of: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const key = of(item);
    const group = groups.get(key) ?? [];
    groups.set(key, group);
    group.push(item);
  }
  return groups;
}
