import { addressParts, valueWithin } from "../../compare/recorded-flows";
import { hasMembers } from "../../contract/values/member";
import type { Exchange } from "../../journal/exchange";

/** A value that the journal hides. */
export interface HiddenText {
  /** What the journal calls it. */
  name: string;
  /** What it shows instead. */
  shown: string;
}

/** A message as it was sent. */
interface WholeMessage {
  path: string;
  body?: unknown;
}

/**
 * A message with the values that the journal hides, as far as `valueOf` gives them; what it does not give is as the
 * journal shows it.
 */
export function wholeMessage(
  { path, request: { body }, masked = {} }: Exchange,
  valueOf: (hidden: HiddenText) => string | undefined,
): WholeMessage {
  const whole = (shown: string, place: string): string => {
    const name = masked[place];
    return (name === undefined ? undefined : valueOf({ name, shown })) ?? shown;
  };
  const address = addressParts(path, (part, place) =>
    masked[place] === undefined ? undefined : encodeURIComponent(whole(part, place)),
  );
  return { path: address, ...(body !== undefined && { body: withTexts(body, "", whole) }) };
}

/** A value with other texts: those of its members, and theirs, by their places. */
function withTexts(
  value: unknown,
  place: string,
  change: (text: string, place: string) => string,
): unknown {
  if (typeof value === "string") return change(value, place);
  if (!hasMembers(value)) return value;
  const entries = Object.entries(value).map(
    ([name, member]) => [name, withTexts(member, valueWithin(value, place, name), change)] as const,
  );
  return Array.isArray(value) ? entries.map(([, member]) => member) : Object.fromEntries(entries);
}
