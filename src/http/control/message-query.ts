import { FilterRefused, type MessageFilter, messageFilter } from "../../journal/message-filter";
import { limits } from "../../limits";
import { ControlRefused } from "./refused";

/**
 * Which messages are asked for: those above `after` for which the filter holds, at most `limit`, with `newest` the
 * newest of them.
 */
export interface CheckedMessageQuery {
  after: number;
  limit: number;
  newest: boolean;
  /** Absent: all. */
  filter?: MessageFilter;
}

const names = ["after", "limit", "newest", "filter"];

/**
 * The query of a page of messages. Throws `ControlRefused` for an unknown name and a wrong value. `now`: what the
 * times of a filter are counted from, in epoch milliseconds.
 */
export function messageQueryOf(query: Record<string, unknown>, now: number): CheckedMessageQuery {
  refuseUnknownNames(query, names);
  return {
    after: wholeNumber("after", query["after"]) ?? 0,
    limit: Math.min(
      wholeNumber("limit", query["limit"]) ?? limits.messagesPage,
      limits.messagesPage,
    ),
    newest: flag("newest", query["newest"]),
    ...filterOf(query["filter"], now),
  };
}

/** Refuses a query with a parameter that is none. */
export function refuseUnknownNames(query: Record<string, unknown>, known: readonly string[]): void {
  const unknown = Object.keys(query).find((one) => !known.includes(one));
  if (unknown !== undefined)
    throw wrong(unknown, `is not a parameter; there are ${known.join(", ")}`);
}

/** A whole number; undefined where none is given. */
export function wholeNumber(name: string, value: unknown): number | undefined {
  if (value === undefined) return undefined;
  if (typeof value === "number" && Number.isSafeInteger(value) && value >= 0) return value;
  if (typeof value === "string" && /^\d{1,10}$/.test(value)) return Number(value);
  throw wrong(name, "must be a whole number");
}

function filterOf(value: unknown, now: number): Pick<CheckedMessageQuery, "filter"> {
  if (value === undefined) return {};
  if (typeof value !== "string") throw wrong("filter", "must be given once");
  try {
    return { filter: messageFilter(value, now) };
  } catch (error) {
    throw error instanceof FilterRefused ? wrong("filter", error.message) : error;
  }
}

/** True or false; false where nothing is given. */
export function flag(name: string, value: unknown): boolean {
  if (value === undefined || value === "true" || value === "false") return value === "true";
  throw wrong(name, "must be true or false");
}

const wrong = (field: string, msg: string): ControlRefused =>
  new ControlRefused("parameter-wrong", { formatErrors: [{ field, msg }] });
