/** A member of a value that may be anything; undefined where it has none of that name. */
export const memberOf = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;

/** The value at a dotted path: `client.id`. */
export const valueAt = (value: unknown, path: string): unknown =>
  path.split(".").reduce<unknown>(memberOf, value);

/** The members of these names that a value has, in the order of the names. */
export function membersOf(value: unknown, names: Iterable<string>): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  for (const name of names) {
    const member = memberOf(value, name);
    if (member !== undefined) found[name] = member;
  }
  return found;
}
