import { memberOf } from "../contract/member";
import type { EntityHistoryEntry } from "../control/data/entity-history";

/** A member's value in a table. */
export const cell = (value: unknown): string =>
  typeof value === "string" ? value : JSON.stringify(value ?? null);

/** `book 50000 > 90000, available 50000 > 90000`. */
export function changeText({
  before,
  after,
  notKept,
}: Pick<EntityHistoryEntry, "before" | "after" | "notKept">): string {
  if (notKept !== undefined) return `too long to be kept: ${notKept}`;
  if (before === undefined) return "added";
  if (after === undefined) return "removed";
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .map((name) => `${name} ${sideText(before, name)} > ${sideText(after, name)}`)
    .join(", ");
}

const sideText = (side: object, name: string): string => {
  const value = memberOf(side, name);
  return value === undefined ? "-" : cell(value);
};
