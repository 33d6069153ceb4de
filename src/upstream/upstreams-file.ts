import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { type Static, Type } from "@sinclair/typebox";
import { createSchemaReader } from "../contract/checks/json-schema-check";
import { text } from "../contract/schema";
import { errorText } from "../error-code";
import { fileError } from "../files/file-refused";
import { type LocatedValue, readYamlFile } from "../files/located-yaml";
import { limits } from "../limits/limits";
import type { Mistake } from "../mistake";
import { openToOthers, watchFile } from "../private-file";

/** Where the messages of an interface go, or those of one user to it, and how they get there. */
export interface UpstreamEntry {
  interface: string;
  /** The user whose messages alone go there; absent: everybody's who has no entry. */
  for?: string | undefined;
  /** Absent: the messages are simulated. */
  url?: string | undefined;
  /** `NAME:PASSWORD`, in place of the POS's own. */
  credentials?: string | undefined;
  /** PEM texts: what is trusted beside the system's authorities; a client certificate, and its key. */
  ca?: string | undefined;
  cert?: string | undefined;
  key?: string | undefined;
  /** URL of an HTTP proxy, or `none`. */
  proxy?: string | undefined;
  /** Messages a second, and at a time. */
  rate?: number | undefined;
  atOnce?: number | undefined;
  /** A user's messages may go to private and loopback addresses. */
  allowPrivate?: boolean | undefined;
}

/** What is wrong with an entry, of which member. */
export interface EntryMistake {
  member: keyof ListedUpstream;
  text: string;
}

const path = Type.Optional(text(limits.textLength));
const count = (maximum: number) =>
  Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum,
      "x-expected": `a whole number from 1 to ${maximum}`,
    }),
  );

const ListedUpstream = Type.Object(
  {
    interface: text(limits.textLength),
    for: Type.Optional(text(limits.credentialLength)),
    simulated: Type.Optional(Type.Literal(true, { "x-expected": "true" })),
    url: Type.Optional(text(limits.textLength)),
    user: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: limits.credentialLength,
        pattern: "^[^:]*$",
        "x-expected": "a name without colon",
      }),
    ),
    password: Type.Optional(text(limits.credentialLength)),
    ca: path,
    cert: path,
    key: path,
    proxy: Type.Optional(text(limits.textLength)),
    rate: count(10_000),
    atOnce: count(1_000),
    allowPrivate: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);
type ListedUpstream = Static<typeof ListedUpstream>;

/** An upstreams file: the providers of interfaces, for everybody or for one user. */
const UpstreamsFile = Type.Object(
  { upstreams: Type.Array(ListedUpstream, { maxItems: limits.users }) },
  { additionalProperties: false, title: "Upstreams" },
);

const readForm = createSchemaReader(UpstreamsFile);

/** Says what is wrong with an entry; undefined: nothing is. */
type CheckEntry = (entry: UpstreamEntry) => EntryMistake | undefined;

/** Reads an upstreams file (YAML or JSON). Throws `FileRefused` with the place of every mistake. */
function readUpstreamsFile(file: string, check: CheckEntry): UpstreamEntry[] {
  const located: LocatedValue = readYamlFile(file, limits.usersFileBytes);
  if (openToOthers(file))
    throw located.refusal([{ path: "", text: "others can read it; take that away: chmod 600" }]);
  const { upstreams } = readForm(located.value, located.refusal);
  const read = upstreams.map((listed) => entryOf(listed, dirname(file)));
  const mistakes = read.flatMap(({ entry, mistakes: found }, at): Mistake[] =>
    [
      ...found,
      ...listedMistakes(upstreams, at),
      ...(found.length > 0 ? [] : [check(entry)].filter((one) => one !== undefined)),
    ].map(({ member, text: what }) => ({ path: `upstreams[${at}].${member}`, text: what })),
  );
  if (mistakes.length > 0) throw located.refusal(mistakes);
  return read.map(({ entry }) => entry);
}

/** What is wrong with the form of an entry, or beside those before it. */
function listedMistakes(all: readonly ListedUpstream[], at: number): EntryMistake[] {
  const entry = all[at];
  if (entry === undefined) return [];
  const first = all.findIndex(
    (other) => other.interface === entry.interface && other.for === entry.for,
  );
  const mistakes: EntryMistake[] = [];
  if (first < at)
    mistakes.push({ member: "interface", text: `${entry.interface} has such an entry before` });
  if ((entry.url === undefined) === (entry.simulated === undefined))
    mistakes.push({ member: "url", text: "either url or simulated must be present" });
  if ((entry.user === undefined) !== (entry.password === undefined))
    mistakes.push({ member: "user", text: "user and password belong together" });
  return mistakes;
}

/** An entry with the texts of the files that it names. */
function entryOf(
  { simulated: _simulated, user, password, ...listed }: ListedUpstream,
  folder: string,
): { entry: UpstreamEntry; mistakes: EntryMistake[] } {
  const mistakes: EntryMistake[] = [];
  const textOf = (member: "ca" | "cert" | "key"): string | undefined => {
    const name = listed[member];
    if (name === undefined) return undefined;
    const file = resolve(folder, name);
    const wrong =
      fileError(file) ??
      (member === "key" && openToOthers(file)
        ? "others can read it; take that away: chmod 600"
        : undefined);
    if (wrong === undefined) return readFileSync(file, "utf8");
    mistakes.push({ member, text: wrong });
    return undefined;
  };
  const credentials = user === undefined ? undefined : `${user}:${password ?? ""}`;
  const texts = { ca: textOf("ca"), cert: textOf("cert"), key: textOf("key") };
  return { entry: { ...listed, ...texts, credentials }, mistakes };
}

/** Who is told what becomes of the file. */
interface UpstreamsLog {
  info(text: string): void;
  error(text: string): void;
}

/** The entries of an upstreams file, as the file has them now. */
interface UpstreamsList {
  entries: () => readonly UpstreamEntry[];
  /** Ends the watch of the file. */
  close: () => void;
}

/**
 * Opens an upstreams file, and reads it again whenever it changes. A file that has become wrong is reported, and the
 * entries of before stay. Throws `FileRefused` with the place of every mistake.
 */
export function openUpstreamsFile(
  file: string,
  check: CheckEntry,
  { log, changed }: { log: UpstreamsLog; changed: () => void },
): UpstreamsList {
  const watch = watchFile(file);
  let entries = readUpstreamsFile(file, check);
  const close = watch(() => {
    try {
      entries = readUpstreamsFile(file, check);
    } catch (error) {
      log.error(`The upstreams of before stay, because the file is wrong. ${errorText(error)}`);
      return;
    }
    log.info(`Read the upstreams file again: ${entries.length} entries.`);
    changed();
  });
  return { entries: () => entries, close };
}

/** The hosts that an upstreams file names. Throws `FileRefused`. */
export const hostsInFile = (file: string): string[] =>
  readUpstreamsFile(file, () => undefined).flatMap(({ url = "" }) =>
    URL.canParse(url) ? [new URL(url).host] : [],
  );
