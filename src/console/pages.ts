import type { ComponentType } from "preact";
import { type Role, listingSpaces } from "../users/roles";
import { type PageProps, type Params, home } from "./addresses";
import { lookedInto } from "./api";
import { mayHaveRole, ownRoles } from "./status";

/** A page of the console: a chunk of its own, loaded when it is first opened. */
export interface Page {
  /** What it is called. */
  name: string;
  /** Where it is reached from, in place of the navigation: one of the pages there, or the list of keys. */
  within?: string;
  /** Its address below the console's; of the parts in braces the last ones may be missing. */
  pattern: string;
  /** The key that leads to it. */
  key?: string;
  /** The role of the users file that it needs; of several one. */
  role?: Role | readonly Role[];
  /** By its address it shows everybody what is refused to nobody. */
  isForAll?: true;
  /** Only users who are known to have one of these are offered it. */
  only?: readonly Role[];
  /** It sends messages: whoever looks into a data space cannot. */
  sends?: true;
  /** Loads its module, whose export `Page` shows it. */
  load: () => Promise<{ Page: ComponentType<PageProps> }>;
}

/** All pages, the places of the navigation first, in its order: a new one is a line. */
const pages: readonly Page[] = [
  {
    name: "Connect",
    pattern: "",
    key: "c",
    role: ["pos", "tester"],
    isForAll: true,
    load: () => import("./connect/connect"),
  },
  {
    name: "Messages",
    within: "Messages",
    pattern: "messages/compare",
    role: "tester",
    load: () => import("./messages/comparison"),
  },
  {
    name: "Messages",
    pattern: "messages/{number}/{name}",
    key: "m",
    role: "tester",
    load: () => import("./messages/page"),
  },
  {
    name: "Faults",
    pattern: "faults/{name}",
    key: "f",
    role: "tester",
    load: () => import("./scenarios/page"),
  },
  {
    name: "Data",
    pattern: "data/{family}/{type}/{key}",
    key: "d",
    role: "tester",
    load: () => import("./data/page"),
  },
  {
    name: "Till",
    pattern: "till/{interface}/{operation}",
    key: "l",
    role: "pos",
    sends: true,
    load: () => import("./till/page"),
  },
  {
    name: "Verdict",
    pattern: "verdict/{source}/{view}/{number}",
    key: "v",
    role: "tester",
    load: () => import("./verdict/page"),
  },
  {
    name: "Spaces",
    pattern: "spaces",
    only: listingSpaces,
    load: () => import("./spaces/page"),
  },
  {
    name: "Sales",
    within: "Messages",
    pattern: "transactions",
    role: "tester",
    load: () => import("./transactions/page"),
  },
  {
    name: "Sales",
    within: "Messages",
    pattern: "transactions/{id}",
    role: "tester",
    load: () => import("./transactions/detail"),
  },
  {
    name: "Sales",
    within: "Messages",
    pattern: "transactions/{user}/{id}",
    role: "tester",
    load: () => import("./transactions/detail"),
  },
  // The address that Faults had before: what led there still does.
  {
    name: "Faults",
    within: "Faults",
    pattern: "scenarios/{name}",
    key: "s",
    role: "tester",
    load: () => import("./scenarios/page"),
  },
  {
    name: "Explore",
    within: "Faults",
    pattern: "explore/{interface}/{operation}/{column}",
    load: () => import("./explore/page"),
  },
  {
    name: "Reference",
    within: "Help",
    pattern: "reference/{name}/{operation}",
    load: () => import("./reference/page"),
  },
];

/** The roles of which whoever opens a page needs one; undefined: they have it, or nobody knows theirs. */
function neededRoles({ role, only, isForAll }: Page): readonly Role[] | undefined {
  const needed = isForAll ? [] : [role ?? only ?? []].flat();
  const roles = ownRoles.value;
  const isLet = lookedInto.value !== undefined && only === undefined;
  if (needed.length === 0 || roles === undefined || isLet) return undefined;
  return needed.some((one) => roles.includes(one)) ? undefined : needed;
}

/** Whether a page is offered to whoever is signed in, as far as their roles are known. */
function isOffered({ role, only, sends }: Page): boolean {
  const looksIn = lookedInto.value !== undefined;
  return (
    (role === undefined || looksIn || [role].flat().some(mayHaveRole)) &&
    (only === undefined || only.some((one) => ownRoles.value?.includes(one))) &&
    !(looksIn && sends === true)
  );
}

/** The pages of the navigation that are offered, in its order. */
export const offeredPages = (): Page[] =>
  pages.filter((page) => page.within === undefined && isOffered(page));

/** The pages that a key leads to and that are offered. */
export const pagesWithKeys = (): (Page & { key: string })[] =>
  pages.flatMap((page) =>
    page.key !== undefined && isOffered(page) ? [{ ...page, key: page.key }] : [],
  );

/** A page with what its address says. */
export interface FoundPage extends PageProps {
  page: Page;
  /** The roles of which whoever opens it needs one, and has none. */
  needed: readonly Role[] | undefined;
}

/** The page at an address below the console's own (`messages/12`); undefined: there is none. */
export function pageAt(path: string): FoundPage | undefined {
  for (const page of pages) {
    const params = paramsOf(page.pattern, path);
    if (params !== undefined) return { page, params, needed: neededRoles(page) };
  }
  return undefined;
}

/** Where the navigation leads to: the page without any of its parts in braces. */
export const addressOf = ({ pattern }: Page): string => home + pattern.replace(/\/?\{.*$/, "");

/** Where whoever is signed in begins. */
export const startAddress = (): string => {
  const [first] = offeredPages();
  return first === undefined ? home : addressOf(first);
};

/** What an address says by a pattern; undefined: it is not of that pattern. */
function paramsOf(pattern: string, path: string): Params | undefined {
  const names = pattern.split("/");
  const parts = path.split("/");
  if (parts.length > names.length) return undefined;
  const params: Record<string, string> = {};
  for (const [at, name] of names.entries()) {
    const part = partOf(parts[at]);
    const [, variable] = /^\{(\w+)\}$/.exec(name) ?? [];
    if (variable === undefined && part !== name) return undefined;
    if (variable !== undefined && part !== undefined) params[variable] = part;
  }
  return params;
}

/** A part of an address as text. One that no link writes (`%zz`) stays as it is. */
function partOf(part: string | undefined): string | undefined {
  try {
    return part === undefined ? undefined : decodeURIComponent(part);
  } catch {
    return part;
  }
}
