/** A member of a value that may be anything; undefined where it has none of that name. */
export const memberOf = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;

/** The value at a dotted path: `client.id`. */
export const valueAt = (value: unknown, path: string): unknown =>
  path.split(".").reduce<unknown>(memberOf, value);
