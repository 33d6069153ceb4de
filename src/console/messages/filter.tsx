import { useSignal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { type InterfaceEntry, interfaces } from "../interfaces";
import { type Keys, useKeys } from "../keys";
import { type Links, addresses, goTo, home } from "../addresses";
import { type KnownValues, type Suggestion, mistakeIn, suggestionsFor } from "./suggestions";
import { ownZone } from "../../journal/filter/days";
import { requestCount } from "../../journal/unmatched-request";
import { countedFilters, readFilter } from "../../journal/message-filter";
import { simulatorTime, spanText, timeHeading } from "../moment";
import { fetchAnswer } from "../api";
import { beginnings } from "../feed";
import { type Failure, failureText, useRead } from "../reading";
import type { FoundUnmatched } from "../unmatched/reading";
import { verdict } from "../verdict/verdict-so-far";

const valuesOf = (known: readonly InterfaceEntry[]): KnownValues => ({
  interface: known.map(({ name }) => name),
  operation: [...new Set(known.flatMap(({ operations }) => operations.map(({ id }) => id)))].sort(),
});

interface FilterParts {
  filter: string;
  links?: Pick<Links, "messages">;
  /** Days are counted from it, in epoch milliseconds; absent: from now. */
  at?: number;
}

/** The filter of the list: suggests keys and values, says what is wrong, and applies with Enter. */
export function FilterBox({ filter, links = addresses, at }: FilterParts) {
  const { input, text, list, mistake, ...does } = useFilter(filter, links);
  return (
    <div class="filter">
      <label for="filter">Filter</label>
      <div class="combobox">
        <input
          id="filter"
          ref={input}
          type="text"
          role="combobox"
          autocomplete="off"
          spellcheck={false}
          aria-autocomplete="list"
          aria-expanded={list.all.value.length > 0}
          aria-controls="filter-suggestions"
          aria-activedescendant={list.chosen.value && `filter-${list.chosen.value.term}`}
          aria-invalid={mistake !== ""}
          aria-describedby="filter-mistake"
          placeholder="TILL0005, 118.50, yesterday, status:504"
          value={text}
          onInput={({ currentTarget }) => {
            text.value = currentTarget.value;
            does.suggest();
          }}
          onClick={does.suggest}
          onBlur={list.close}
          onKeyDown={does.onKey}
        />
        <Suggestions list={list} take={does.take} />
      </div>
      {filter !== "" && <a href={links.messages()}>Show all</a>}
      <Days filter={filter} at={at ?? simulatorTime()} />
      <p id="filter-mistake" class={mistake === "" ? "unseen" : "mistake"}>
        {mistake}
      </p>
    </div>
  );
}

/** When the days of a filter begin and end: they are the browser's, and the list's times are in UTC. */
function Days({ filter, at }: { filter: string; at: number }) {
  if (mistakeIn(filter) !== "") return null;
  const { days } = readFilter(filter, { now: at, zone: ownZone() });
  return days.map(({ from, to }) => (
    <span key={from} class="quiet">
      {spanText(from, to)}, {timeHeading("real time")}
    </span>
  ));
}

/** What is typed, and what keys do with it. */
function useFilter(filter: string, links: Pick<Links, "messages">) {
  const input = useRef<HTMLInputElement>(null);
  const text = useSignal(filter);
  const list = useSuggestions();
  // At once: an effect that waits for the next frame could undo what was typed before it.
  useLayoutEffect(() => {
    text.value = filter;
  }, [filter]);
  useKeys({
    "/": () => {
      input.current?.focus();
    },
  });
  const mistake = mistakeIn(text.value);
  const suggest = (): void => {
    const cursor = input.current?.selectionStart ?? text.value.length;
    list.open(suggestionsFor(text.value, cursor, valuesOf(interfaces.value)));
  };
  const take = ({ filter: made, cursor }: Suggestion): void => {
    text.value = made;
    list.close();
    const box = input.current;
    if (!box) return;
    // At once, not with the next rendering: the next key may come before it.
    box.value = made;
    box.setSelectionRange(cursor, cursor);
    if (made.slice(0, cursor).endsWith(":")) suggest();
  };
  const apply = (): void => {
    list.close();
    const wanted = text.value.trim();
    if (wanted !== filter) goTo(links.messages(wanted));
  };
  const move = (step: number): void => {
    if (list.all.value.length === 0) suggest();
    list.move(step);
  };
  const enter = (): void => {
    if (list.chosen.value === undefined) apply();
    else take(list.chosen.value);
  };
  const onKey = keysOf({
    ArrowDown: () => {
      move(1);
    },
    ArrowUp: () => {
      move(-1);
    },
    // Out of the suggestions, or else out of the box: single keys work there.
    ...{ Enter: enter, Escape: () => list.close() || input.current?.blur() },
  });
  return { input, text, list, mistake, suggest, take, onKey };
}

const keysOf =
  (actions: Keys) =>
  (event: KeyboardEvent): void => {
    if (!Object.hasOwn(actions, event.key)) return;
    event.preventDefault();
    actions[event.key]?.();
  };

type SuggestionList = ReturnType<typeof useSuggestions>;

/** The suggestions that are shown, and which of them is chosen. */
function useSuggestions() {
  const all = useSignal<readonly Suggestion[]>([]);
  const at = useSignal(-1);
  const chosen = useSignal<Suggestion | undefined>(undefined);
  const choose = (index: number): void => {
    at.value = index;
    chosen.value = all.value[index];
  };
  return {
    all,
    chosen,
    open: (found: readonly Suggestion[]): void => {
      all.value = found;
      choose(-1);
    },
    /** Whether it was open. */
    close: (): boolean => {
      const wasOpen = all.value.length > 0;
      all.value = [];
      choose(-1);
      return wasOpen;
    },
    /** From one to the next; from the last to the first. */
    move: (step: number): void => {
      const count = all.value.length;
      if (count === 0) return;
      const from = at.value === -1 && step < 0 ? 0 : at.value;
      choose((from + step + count) % count);
    },
  };
}

const Suggestions = ({
  list: { all, chosen },
  take,
}: {
  list: SuggestionList;
  take: (suggestion: Suggestion) => void;
}) => (
  <ul
    id="filter-suggestions"
    role="listbox"
    aria-label="Suggestions"
    hidden={all.value.length === 0}
  >
    {all.value.map((one) => (
      <li
        id={`filter-${one.term}`}
        role="option"
        aria-selected={one === chosen.value}
        onMouseDown={(event) => {
          event.preventDefault();
          take(one);
        }}
      >
        {one.term}
      </li>
    ))}
  </ul>
);

/** The filters that are often asked for, by what people call what they find. */
const chips = [
  { name: "Broken", counted: "broken" },
  { name: "Refused", counted: "refused" },
  { name: "Not sent", counted: "notSent" },
  { name: "Still open", counted: "open" },
  { name: "Notes", counted: "notes" },
] as const;

interface ChipsParts {
  filter: string;
  shown: "messages" | "unmatched";
  /** Requests that reached no operation. */
  unmatched: FoundUnmatched;
}

/** Filters that are often asked for, with how many messages each finds; one that is shown leads back to all. */
export function Chips({ filter, shown, unmatched }: ChipsParts) {
  const { value, reading } = useRead(() => fetchAnswer("GET /messages/counts"), {
    of: [beginnings.value],
    keepsOlder: true,
    follow: (again) =>
      verdict.subscribe((found) => {
        if (found !== undefined) again();
      }),
  });
  const links = chips.map(({ name, counted }) => {
    const own = countedFilters[counted];
    const isShown = shown === "messages" && own === filter;
    return (
      <Chip
        name={name}
        count={value.value?.[counted]}
        href={addresses.messages(isShown ? "" : own)}
        isShown={isShown}
        {...notRead("the counts of messages", reading.failure.value)}
      />
    );
  });
  return (
    <nav class="chips" aria-label="Filters">
      {links.slice(0, -1)}
      <Chip
        name="Reached none"
        count={unmatched.value.value && requestCount(unmatched.value.value)}
        href={shown === "unmatched" ? addresses.messages() : `${home}messages/unmatched`}
        isShown={shown === "unmatched"}
        {...notRead("requests that reached no operation", unmatched.reading.failure.value)}
      />
      {links.slice(-1)}
    </nav>
  );
}

const notRead = (thing: string, failure: Failure | undefined): Pick<ChipParts, "title"> =>
  failure === undefined ? {} : { title: failureText(thing, failure) };

interface ChipParts {
  name: string;
  /** Undefined: it is not known. */
  count: number | undefined;
  href: string;
  isShown: boolean;
  title?: string;
}

const Chip = ({ name, count, href, isShown, title }: ChipParts) => (
  <a
    href={href}
    class={count === 0 ? "none" : ""}
    aria-current={isShown ? "true" : undefined}
    title={title}
  >
    {name}
    {count !== undefined && ` ${count}`}
    {title !== undefined && " (not read)"}
  </a>
);
