import { countedFilters } from "../../journal/message-filter";
import { addresses, home } from "../addresses";
import { fetchAnswer } from "../api";
import { beginnings } from "../feed";
import { type Failure, failureText, useRead } from "../reading";
import type { useUnmatched } from "../unmatched";
import { verdict } from "../verdict/verdict-so-far";

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
  unmatched: ReturnType<typeof useUnmatched>;
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
        count={unmatched.value.value?.length}
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
