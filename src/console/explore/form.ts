/** Looks whether a value has a form: the path of what has not, or undefined. */
export type Form = (value: unknown, path: string) => string | undefined;

const formFor =
  (holds: (value: unknown) => boolean): Form =>
  (value, path) =>
    holds(value) ? undefined : path;

export const text = formFor((value) => typeof value === "string");
export const number = formFor((value) => typeof value === "number");
export const flag = formFor((value) => typeof value === "boolean");

/** One of some values. */
export const oneOf = (values: readonly unknown[]): Form =>
  formFor((value) => values.includes(value));

/** A member that may be absent. */
export const optional =
  (form: Form): Form =>
  (value, path) =>
    value === undefined ? undefined : form(value, path);

/** A list of any length. */
export const listOf =
  (form: Form): Form =>
  (value, path) => {
    if (!Array.isArray(value)) return path;
    for (const [at, one] of value.entries()) {
      const wrong = form(one, `${path}[${at}]`);
      if (wrong !== undefined) return wrong;
    }
    return undefined;
  };

/** An object with a form for each member of a type; it may have others. */
export const membersOf =
  <T>(forms: { readonly [K in keyof T]-?: Form }): Form =>
  (value, path) => {
    const object = typeof value === "object" && value !== null ? value : {};
    const members = new Map<string, unknown>(Object.entries(object));
    for (const [name, form] of Object.entries<Form>(forms)) {
      const wrong = form(members.get(name), path === "" ? name : `${path}.${name}`);
      if (wrong !== undefined) return wrong;
    }
    return undefined;
  };
