import type { Match } from "./definition";

/** A message, as rules see it. */
export interface Matchable {
  interface: string;
  operation: string;
  path: Readonly<Record<string, string>>;
  query: Readonly<Record<string, unknown>>;
  headers: Readonly<Record<string, unknown>>;
  body: unknown;
}

/** Why a rule is not about a message, in a sentence; undefined: it is. */
export function mismatch(match: Match, message: Matchable): string | undefined {
  if (match.operation !== undefined && match.operation !== message.operation) {
    return `it is about ${match.operation}`;
  }
  return (
    textMismatch("path", match.path, message.path) ??
    textMismatch("query", match.query, message.query) ??
    textMismatch("header", match.header && lowerCased(match.header), message.headers) ??
    bodyMismatch(match.body, message.body, "body")
  );
}

const lowerCased = (names: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(names).map(([name, value]) => [name.toLowerCase(), value]));

function textMismatch(
  part: string, expected: Readonly<Record<string, string>> | undefined, actual: Readonly<Record<string, unknown>>,
): string | undefined {
  for (const [name, value] of Object.entries(expected ?? {})) {
    const found = Object.hasOwn(actual, name) ? actual[name] : undefined;
    if (found !== value) return `its ${part} ${name} differs`;
  }
  return undefined;
}

/** A partial match: every member given must be there and match; lists match item by item. */
function bodyMismatch(expected: unknown, actual: unknown, at: string): string | undefined {
  if (expected === undefined) return undefined;
  if (typeof expected !== "object" || expected === null) {
    return expected === actual ? undefined : `its ${at} differs`;
  }
  if (typeof actual !== "object" || actual === null) return `its ${at} differs`;
  for (const [name, member] of Object.entries(expected)) {
    const found = Object.hasOwn(actual, name) ? (actual as Record<string, unknown>)[name] : undefined;
    const difference = bodyMismatch(member, found, `${at}.${name}`);
    if (difference !== undefined) return difference;
  }
  return undefined;
}
