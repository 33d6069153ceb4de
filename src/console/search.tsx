import { useLayoutEffect, useRef } from "preact/hooks";
import { useSignal } from "@preact/signals";
import { useKeys } from "./keys";
import { changeAddress, query } from "./addresses";
import { FilterRefused, saidIn } from "../journal/message-filter";
import { visibleText } from "./text";

/** Time without a key press after which a search begins, in milliseconds. */
const pause = 200;

interface SearchParts {
  /** What is searched for now. */
  search: string;
  /** What is searched: `cards`. */
  among: string;
  /** The address of the page with a search. */
  addressOf: (search: string) => string;
}

/** Searches as it is typed; the search is in the address. */
export function Search({ search, among, addressOf }: SearchParts) {
  const input = useRef<HTMLInputElement>(null);
  const text = useSignal(search);
  useLayoutEffect(() => {
    text.value = search;
  }, [search]);
  // Other effects end after the next paint: a search that ended so late would take the place of the page just opened.
  useLayoutEffect(() => {
    const timer = setTimeout(() => {
      if (text.value !== search) changeAddress(addressOf(text.value));
    }, pause);
    return () => {
      clearTimeout(timer);
    };
  }, [text.value]);
  useKeys({
    "/": () => {
      input.current?.focus();
    },
  });
  return (
    <label class="search">
      <span class="label">Search {among}</span>
      <input
        ref={input}
        type="search"
        spellcheck={false}
        maxLength={500}
        value={text}
        onInput={({ currentTarget }) => {
          text.value = currentTarget.value;
        }}
        onKeyDown={(event) => {
          if (event.key !== "Escape") return;
          // The browser would empty it.
          event.preventDefault();
          event.currentTarget.blur();
        }}
      />
    </label>
  );
}

/** The texts that the filter of the address asks for. */
function wanted(): readonly string[] {
  try {
    return saidIn(query.value.get("filter") ?? "");
  } catch (error) {
    if (error instanceof FilterRefused) return [];
    throw error;
  }
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");

/** A text in which every character can be seen, and what the filter of the address asks for is marked. */
export function Found({ text }: { text: string }) {
  const shown = visibleText(text);
  const words = wanted();
  if (words.length === 0) return <>{shown}</>;
  // With a group in it, every second part is one that was found.
  const parts = shown.split(new RegExp(`(${words.map(escaped).join("|")})`, "gi"));
  return <>{parts.map((part, at) => (at % 2 === 1 ? <mark class="found">{part}</mark> : part))}</>;
}
