import { useLayoutEffect, useRef } from "preact/hooks";
import { useSignal } from "@preact/signals";
import { useKeys } from "./keys";
import { changeAddress } from "./addresses";

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
      />
    </label>
  );
}
