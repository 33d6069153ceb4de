const texts = new WeakMap<object, string>();

/** JSON text of a body that no longer changes; serialised once, however often it is needed. */
export function jsonOf(body: unknown): string {
  if (typeof body !== "object" || body === null) return JSON.stringify(body);
  const known = texts.get(body);
  if (known !== undefined) return known;
  const text = JSON.stringify(body);
  texts.set(body, text);
  return text;
}

/** The value of a JSON text; a text that is not JSON stays one. */
export function valueOfJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
