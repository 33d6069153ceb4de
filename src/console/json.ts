import { seen } from "./text";

/** A value as JSON for a person: in lines, and every character can be seen. */
export const jsonText = (value: unknown): string => seen(JSON.stringify(value, null, 2));
