const digit = "[0-9a-fA-F]";

/** The shape of a UUID of any version, as a part of a pattern. */
export const uuidPattern = `${digit}{8}(?:-${digit}{4}){3}-${digit}{12}`;

/** The shape of a random UUID, version 4 (contract 1, Conventions), as a part of a pattern. */
export const uuid4Pattern = `${digit}{8}-${digit}{4}-4${digit}{3}-[89abAB]${digit}{3}-${digit}{12}`;

const uuid = new RegExp(`^${uuidPattern}$`);
const uuid4 = new RegExp(`^${uuid4Pattern}$`);

/** Whether a value has the shape of a UUID, of whatever version. */
export const isUuid = (value: unknown): value is string =>
  typeof value === "string" && uuid.test(value);

/** Whether a text is a UUID of version 4. */
export const isUuid4 = (text: string): boolean => uuid4.test(text);

/** A value of the shape of a UUID, in lower case. */
export const lowerUuid = (value: unknown): string | null =>
  isUuid(value) ? value.toLowerCase() : null;
