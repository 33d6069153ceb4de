import { FilterRefused, type MessageFilter, messageFilter } from "../../journal/message-filter";
import { limits } from "../../limits";
import { ControlRefused } from "./refused";

/**
 * Which part of a list is asked for: what has a number above `after` and below `before`, at most `limit`, with
 * `newest` the newest.
 */
export interface PageQuery {
  after: number;
  before: number;
  limit: number;
  newest: boolean;
}

/** Which messages are asked for: of those for which the filter holds, a page. */
export interface CheckedMessageQuery extends PageQuery {
  /** Absent: all. */
  filter?: MessageFilter;
}

const pageNames = ["after", "before", "limit", "newest"];

/**
 * The query of a page of messages. Throws `ControlRefused` for an unknown name and a wrong value. `now`: what the
 * times of a filter are counted from, in epoch milliseconds.
 */
export function messageQueryOf(query: Record<string, unknown>, now: number): CheckedMessageQuery {
  return { ...pageQueryOf(query, ["filter"]), ...filterOf(query["filter"], now) };
}

/**
 * The page that a query asks for; `others`: the names of its other parameters. Throws `ControlRefused` for an unknown
 * name and a wrong value.
 */
export function pageQueryOf(query: Record<string, unknown>, others: readonly string[]): PageQuery {
  const names = [...pageNames, ...others];
  const unknown = Object.keys(query).find((one) => !names.includes(one));
  if (unknown !== undefined)
    throw wrong(unknown, `is not a parameter; there are ${names.join(", ")}`);
  const { messagesPage } = limits;
  return {
    after: wholeNumber("after", query["after"]) ?? 0,
    before: wholeNumber("before", query["before"]) ?? Infinity,
    limit: Math.min(wholeNumber("limit", query["limit"]) ?? messagesPage, messagesPage),
    newest: isTrue("newest", query["newest"]),
  };
}

/** The first `limit` of a list, or its last. */
export function pageOf<T>(
  list: readonly T[],
  { limit, newest }: Pick<PageQuery, "limit" | "newest">,
): T[] {
  const from = newest ? Math.max(0, list.length - limit) : 0;
  return list.slice(from, from + limit);
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

function isTrue(name: string, value: unknown): boolean {
  if (value === undefined || value === "true" || value === "false") return value === "true";
  throw wrong(name, "must be true or false");
}

const wrong = (field: string, msg: string): ControlRefused =>
  new ControlRefused("parameter-wrong", { formatErrors: [{ field, msg }] });
