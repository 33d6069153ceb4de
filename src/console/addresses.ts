import { computed, signal } from "@preact/signals";
import { shownUser } from "./api";

/** Where the pages of the console are. */
export const home = "/standin/console/";

/** Parts of an address, by their names in the pattern of its page. */
export type Params = Readonly<Record<string, string | undefined>>;

/** What a page is given. */
export interface PageProps {
  params: Params;
}

const shownUrl = signal(new URL(location.href));

/** The address that is shown, below the console's own: `messages/12`. */
export const path = computed(() => shownUrl.value.pathname.slice(home.length).replace(/\/$/, ""));

/** The query of the address that is shown. */
export const query = computed(() => shownUrl.value.searchParams);

/** An address of the console with a query, of which what is empty is left out. */
export function withQuery(address: string, parts: Params): string {
  const given = Object.entries(parts).flatMap(([name, value = ""]) =>
    value === "" ? [] : [[name, value]],
  );
  const text = new URLSearchParams(given).toString().replaceAll("%2C", ",");
  return text === "" ? address : `${address}?${text}`;
}

/** A cell of an exploration's matrix. */
export interface CellPlace {
  interface: string;
  operation: string;
  /** Id of its column. */
  column: string;
  /** The operation that was struck first, where there was one before. */
  after?: string | undefined;
}

const addressBelow = (...parts: (string | number)[]): string =>
  home + parts.map((part) => encodeURIComponent(part)).join("/");

/** A message by its number; by its name too, where that is known. */
export interface NamedMessage {
  number: number;
  name?: string;
}

interface EditableMessage extends NamedMessage {
  interface: string | null;
  operation: string | null;
}

const keyOf = ({ number, name }: NamedMessage): string => name ?? String(number);

const numberOf = (of: number | NamedMessage): number => (typeof of === "number" ? of : of.number);

/** The user whose data space is shown, where there is one. */
const ownersPart = (): string[] => {
  const user = shownUser.peek();
  return user === undefined ? [] : [user];
};

/** Where a message is: the user whose data space it is in, and its name; or its number in the data space shown. */
function placeOf(of: number | NamedMessage): (string | number)[] {
  const name = typeof of === "number" ? undefined : of.name;
  const owner = ownersPart();
  return owner.length === 0 || name === undefined ? [numberOf(of)] : [...owner, name];
}

/** The query of a list of messages, or of one of them: it keeps the columns that the address names. */
const withColumns = (address: string, parts: Params): string =>
  withQuery(address, { ...parts, columns: query.value.get("columns") ?? "" });

/** The addresses of the pages that others link to. */
export const addresses = {
  home: () => home,
  messages: (filter = "") => withColumns(addressBelow("messages"), { filter }),
  /** `filter`: that of the list that it was found in. By its name it is never another one's. */
  message: (of: number | NamedMessage, filter = "") =>
    withColumns(addressBelow("messages", ...placeOf(of)), { filter }),
  /** Two of them beside each other. */
  compare: (left: NamedMessage, right: NamedMessage) =>
    withQuery(addressBelow("messages", "compare"), {
      left: keyOf(left),
      right: keyOf(right),
    }),
  /** The form of the till with a message in it. */
  edit: ({ interface: name, operation, ...message }: EditableMessage) =>
    withQuery(addressBelow("till", name ?? "", operation ?? ""), { again: keyOf(message) }),
  /** Those that reached no operation; `request`: the key of one that is open. */
  unmatched: (request = "") => withQuery(addressBelow("messages", "unmatched"), { request }),
  transactions: (parts: Params = {}) =>
    withColumns(addressBelow("messages"), { view: "sales", ...parts }),
  sales: (filter = "") => addresses.transactions({ filter }),
  /** Everything that was, as a picture in time. */
  session: (filter = "") => withColumns(addressBelow("messages"), { view: "session", filter }),
  /** One in the data space that is shown. */
  transaction: (id: string) => addressBelow("transactions", ...ownersPart(), id),
  /** One as something that makes it happen again. */
  onceMore: (id: string, parts: Params) => withQuery(addresses.transaction(id), parts),
  /** Entities: of all families, of one type, or one of them. */
  data: (...parts: [family?: string, type?: string, key?: string]) =>
    addressBelow("data", ...parts.filter((part) => part !== undefined)),
  scenarios: (parts: Params = {}) => withQuery(addressBelow("faults"), parts),
  scenario: (name: string) => addressBelow("faults", name),
  verdict: () => addressBelow("verdict"),
  run: (name: string) => addressBelow("verdict", "runs", name),
  /** How the run on the right differs from that on the left. */
  runsCompared: (parts: Params = {}) => withQuery(addressBelow("verdict", "runs"), parts),
  spaces: (parts: Params = {}) => withQuery(addressBelow("spaces"), parts),
  explore: () => addressBelow("explore"),
  exploredCell: ({ interface: name, operation, column, after }: CellPlace) =>
    withQuery(addressBelow("explore", name, operation, column), { after }),
  till: (...parts: [interfaceName?: string, operation?: string]) =>
    addressBelow("till", ...parts.filter((part) => part !== undefined)),
  /** A document, or one of its operations. */
  reference: (...parts: [name?: string, operation?: string]) =>
    addressBelow("reference", ...parts.filter((part) => part !== undefined)),
};

/** Where messages are shown: those of the data space, or of a journal that was opened. */
export interface Links {
  sales: (filter?: string) => string;
  session: (filter?: string) => string;
  messages: (filter?: string) => string;
  /** `filter`: that of the list that it was found in. */
  message: (of: number | NamedMessage, filter?: string) => string;
  /** What happened under the id of a transaction. */
  transaction: (id: string) => string;
}

/** Those of the journal that was opened on the Verdict page. */
export const journalLinks = {
  verdict: () => addressBelow("verdict", "journal"),
  messages: (filter = "") =>
    withColumns(addressBelow("verdict", "journal", "messages"), { filter }),
  sales: (filter = "") =>
    withColumns(addressBelow("verdict", "journal", "messages"), { view: "sales", filter }),
  session: (filter = "") =>
    withColumns(addressBelow("verdict", "journal", "messages"), { view: "session", filter }),
  message: (of: number | NamedMessage, filter = "") =>
    withColumns(addressBelow("verdict", "journal", "messages", numberOf(of)), { filter }),
  transaction: (id: string) => journalLinks.messages(`id:${id}`),
};

/** The user whose data space a link asked for (`#user=7109`); empty: none did. */
export const linkedUser = signal("");

/** Learns what the fragment of the address says, and removes it there: it says no more than a user name. */
function takeFragment(): void {
  const user = new URLSearchParams(location.hash.slice(1)).get("user");
  if (user === null) return;
  linkedUser.value = user.includes(":") ? "" : user;
  changeAddress(location.pathname + location.search);
}

/** The user whose data space the address names, as that of a message or a sale does; empty: it names none. */
export function addressedUser(): string {
  const [page = "", user = "", name] = path.peek().split("/");
  return ["messages", "transactions"].includes(page) && name !== undefined
    ? decodeURIComponent(user)
    : "";
}

/** Puts another address of what is shown into the address bar; nothing is read anew for it. */
export function nameAddress(address: string): void {
  history.replaceState(history.state, "", address);
}

/** Shows another address; Back returns to the one before it. */
export function goTo(address: string): void {
  history.pushState(null, "", address);
  shownUrl.value = new URL(location.href);
}

/** Changes the address of what is shown, as a filter does that is being typed: Back skips what it was before. */
export function changeAddress(address: string): void {
  history.replaceState(history.state, "", address);
  shownUrl.value = new URL(location.href);
}

/** Follows links between pages, and Back and Forward, without loading the page anew. */
export function followLinks(): void {
  takeFragment();
  addEventListener("hashchange", takeFragment);
  addEventListener("popstate", () => {
    shownUrl.value = new URL(location.href);
  });
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey);
    const url = link === null ? undefined : ownUrl(link);
    if (url === undefined || !isPlain || event.altKey) return;
    // The browser goes to a part of the page.
    if (!["", "#main"].includes(url.hash)) return;
    event.preventDefault();
    if (url.hash === "") goTo(url.pathname + url.search);
    document.querySelector("main")?.focus();
  });
}

/** Where a link leads to, in a picture too; undefined: out of the console. */
function ownUrl(link: Element): URL | undefined {
  const url = new URL(link.getAttribute("href") ?? "/", location.href);
  return url.origin === location.origin && url.pathname.startsWith(home) ? url : undefined;
}
