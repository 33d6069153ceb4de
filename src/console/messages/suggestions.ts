import type { exchangeOutcomes } from "../../journal/exchange";
import {
  type FilterKey,
  FilterRefused,
  filterKeys,
  messageFilter,
} from "../../journal/message-filter";
import { shownStates } from "../../lifecycle/state";

/** Values of a filter that are known before anything is typed, by their key. */
export type KnownValues = Partial<Record<FilterKey, readonly string[]>>;

const outcomes: Exclude<(typeof exchangeOutcomes)[number], "answered">[] = [
  "silent",
  "held",
  "client-left",
  "spoiled",
  "discarded",
  "unanswered",
];

/** Those that are the same in every data space. */
const always: KnownValues = {
  status: ["2xx", "4xx", "5xx", ...outcomes],
  state: shownStates,
  fault: ["any"],
  finding: ["any"],
  since: ["1m", "10m", "1h", "1d"],
  until: ["1m", "10m", "1h", "1d"],
};

/** Suggestions that are shown at most. */
const mostSuggestions = 12;

/** What the term before the cursor may become, each as the whole filter. */
export function suggestionsFor(text: string, cursor: number, known: KnownValues): Suggestion[] {
  const [term = ""] = /\S*$/.exec(text.slice(0, cursor)) ?? [];
  const begin = cursor - term.length;
  const [, minus = "", name = "", value] = /^(-?)(\w*)(?::(.*))?$/.exec(term) ?? [];
  const become = (wanted: string): Suggestion => ({
    term: wanted,
    filter: text.slice(0, begin) + wanted + text.slice(cursor),
    cursor: begin + wanted.length,
  });
  if (value === undefined)
    return filterKeys
      .filter((key) => key.startsWith(name.toLowerCase()))
      .map((key) => become(`${minus}${key}:`));
  const values = [...(known[name as FilterKey] ?? []), ...(always[name as FilterKey] ?? [])];
  return values
    .filter((one) => one.toLowerCase().includes(value.toLowerCase()) && one !== value)
    .slice(0, mostSuggestions)
    .map((one) => become(`${minus}${name}:${one}`));
}

/** A filter with one term made whole, and where the cursor is then. */
export interface Suggestion {
  term: string;
  filter: string;
  cursor: number;
}

/** What is wrong with a filter; empty: nothing. */
export function mistakeIn(filter: string): string {
  try {
    messageFilter(filter, Date.now());
    return "";
  } catch (error) {
    if (error instanceof FilterRefused) return error.message;
    throw error;
  }
}
