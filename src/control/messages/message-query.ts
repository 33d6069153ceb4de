import { type Static, Type } from "@sinclair/typebox";
import {
  createSearch,
  FilterRefused,
  type ReadFilter,
  readFilter,
} from "../../journal/message-filter";
import { limits } from "../../limits/limits";
import { ControlRefused } from "../declare/refusals";
import type { TesterChange, JournalAbsence, JournalFile } from "../../conformance/journal-file";
import { textMember } from "../../contract/values/json-value";
import { namedThingsIn } from "../../contract/values/json-text";
import type { JournalPart } from "../../journal/journal";
import type { NumberedText } from "../../journal/stored-exchange";
import { type AnyText, type Space, changesIn } from "../../store";
import { soundingsOver } from "../../exchange/delivery/send";
import { clockText } from "../../exchange/message";
import type { ControlServices } from "../services";
import { inOrder } from "../../journal/unmatched-request";

/** The data space was reset, or newer exchanges pushed older ones out, while the journal was being read. */
export class JournalGone extends Error {
  static {
    this.prototype.name = "JournalGone";
  }
}

/** The head of an exported journal: everything but its exchanges. */
type JournalHead = Omit<JournalFile, "exchanges">;

/**
 * The lines of an exported journal, some at a time: its head, then each exchange, up to the one that is the last now.
 * Messages go on between two steps. Throws `JournalGone`.
 */
export async function* journalLines(
  services: ControlServices,
  space: Space,
): AsyncGenerator<string[]> {
  await soundingsOver();
  await services.turns.next();
  const { first, last } = services.journal.extent(space);
  yield [JSON.stringify(journalHead(services, space, first))];
  const exchanges = exchangeSteps(services, space, { upTo: last });
  for await (const step of exchanges) yield step.map(({ text }) => text);
}

/** The head of a journal whose first exchange has the number `first`. */
export function journalHead(
  services: ControlServices,
  space: Space,
  first = services.journal.extent(space).first,
): JournalHead {
  const { runs, clocks, instant, store, unmatched, settings } = services;
  const [run, ...further] = runs
    .status(space, clockText(clocks.now(space)))
    .map(({ scenario, rules, startedAt: from, endedAt: until }) => ({
      ...{ scenario, rules, startedAt: from },
      ...(until !== undefined && { ran: { from, until } }),
    }));
  const taken = store.spaces.taken(space);
  const changed = changedByTesters(services, space);
  const absent = absencesSince(services, space, first);
  const { requests, withoutCredentials = [] } = unmatched.facts(space);
  // Where several share the simulator, nobody can tell whose these are.
  const missed = settings.shared ? requests : inOrder({ requests, withoutCredentials });
  return {
    standinJournal: 1,
    observedUntil: new Date(instant().receivedAt).toISOString(),
    trimmed: Math.max(0, first - 1),
    ...(taken.length > 0 && { taken }),
    ...(changed.length > 0 && { changed }),
    ...(absent.length > 0 && { absent }),
    ...(missed.length > 0 && { unmatched: missed }),
    ...(run && { run }),
    ...(further.length > 0 && { further }),
  };
}

/** What testers changed, by the values by which messages name it. */
function changedByTesters(
  { store, families, journal }: ControlServices,
  space: Space,
): TesterChange[] {
  const changes = store.ownChanges
    .list(space.journal)
    .filter(({ source }) => source === "tester")
    .flatMap(({ after, changes: lines }) => changesIn(lines).map((change) => ({ after, change })));
  return changes.flatMap(({ after, change: { family, type, key } }) => {
    const served = families.find((one) => one.family.name === family);
    const keyMember = served?.family.entityTypes[type]?.key;
    if (served === undefined || keyMember === undefined) return [];
    const shown = journal.shown({ ...served.open(space).get(type, key), [keyMember]: key });
    const names = new Set([
      textMember(JSON.parse(shown), keyMember) ?? "",
      ...namedThingsIn(shown),
    ]);
    return [...names].map((what) => ({ what, after }));
  });
}

/** When nothing could reach the simulator since a journal's first exchange. */
function absencesSince(
  { store, journal }: ControlServices,
  space: Space,
  first: number,
): JournalAbsence[] {
  const begun = journal.get(space, first)?.receivedAt;
  if (begun === undefined) return [];
  const since = Date.parse(begun);
  return store.absences
    .list()
    .filter(({ until }) => until > since)
    .map(({ from, until }) => ({
      from: new Date(from).toISOString(),
      until: new Date(until).toISOString(),
    }));
}

/**
 * Exchanges as JSON texts, some at a time, up to `upTo` (absent: the one that is the last now); with `newest` the
 * newest first. With `texts`, exchanges are only looked through for these, and the rest of each is read where it is
 * asked for. Messages go on in between. The first step is read at once. Throws `JournalGone`.
 */
export async function* exchangeSteps(
  { journal, turns }: ControlServices,
  space: Space,
  part: Partial<Required<JournalPart>> & { newest?: boolean; texts?: readonly AnyText[] } = {},
): AsyncGenerator<NumberedText[]> {
  const { epoch } = space;
  const whole = { after: 0, upTo: journal.extent(space).last, limit: Infinity, newest: false };
  const { newest, texts = [], ...asked } = { ...whole, ...part };
  let [from, to, left] = [asked.after, asked.upTo, asked.limit];
  while (from < to && left > 0) {
    const step = { after: from, upTo: to, limit: left, newest };
    const exchanges =
      texts.length === 0 ? journal.step(space, step) : journal.scan(space, { ...step, texts });
    const last = exchanges.at(-1);
    if (last === undefined) return;
    yield exchanges;
    left -= exchanges.length;
    if (newest) to = last.number - 1;
    else from = last.number;
    await turns.next();
    if (space.epoch !== epoch) throw new JournalGone("the data space was reset meanwhile");
    if (!newest && from < to) refuseGap(journal.extent(space).first, from);
  }
}

function refuseGap(first: number, read: number): void {
  if (first > read + 1) throw new JournalGone("newer exchanges pushed out what was not read yet");
}

/** The numbers of the messages that a filter finds; all are looked at, since a word finds a sale whole. */
export async function numbersFound(
  services: ControlServices,
  space: Space,
  filter: ReadFilter,
): Promise<number[]> {
  const search = createSearch(filter);
  for await (const step of exchangeSteps(services, space, { texts: filter.texts }))
    for (const { number, filtered } of step) search.look(number, filtered);
  return search.found();
}

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
  filter?: ReadFilter;
  /** The text of the filter, and the time zone of its days. */
  text?: string;
  zone?: string;
}

const wholeNumber = Type.Integer({ minimum: 0, "x-expected": "a whole number" });

/** The parameters of a page of a list. */
export const page = {
  after: Type.Optional(wholeNumber),
  before: Type.Optional(wholeNumber),
  limit: Type.Optional(
    Type.Integer({
      minimum: 0,
      description: `More than ${limits.messagesPage} are taken for ${limits.messagesPage}`,
      "x-expected": "a whole number",
    }),
  ),
  newest: Type.Optional(Type.Boolean({ "x-expected": "true or false" })),
};

/** Whether the verdict is asked about what is read. */
export const judgedParameter = {
  judged: Type.Optional(
    Type.Boolean({
      description: "False: without what the verdict says, which is answered sooner",
      "x-expected": "true or false",
    }),
  ),
};

/** The parameters of a filter of messages. */
export const filterParameters = {
  filter: Type.Optional(
    Type.String({
      maxLength: limits.filterCharacters,
      description: "Terms such as operation:redeem -status:201 BASKET-1, all of which must hold",
      "x-expected": `a string of at most ${limits.filterCharacters} characters`,
    }),
  ),
  zone: Type.Optional(
    Type.String({
      maxLength: limits.textLength,
      description:
        "Time zone of the days in the filter, such as Africa/Johannesburg; UTC if absent",
      "x-expected": "a time zone",
    }),
  ),
};

export const MessagesQuery = Type.Object({ ...page, ...filterParameters, ...judgedParameter });

/**
 * The messages that a query asks for. Throws `ControlRefused` for a wrong filter. `now`: what its times are counted
 * from, in epoch milliseconds.
 */
export const messagesOfQuery = (
  query: Static<typeof MessagesQuery>,
  now: number,
): CheckedMessageQuery => {
  const filter = filterOfQuery(query, now);
  const { filter: text, zone } = query;
  return {
    ...pageOfQuery(query),
    ...(filter && { filter }),
    ...(text !== undefined && { text }),
    ...(zone !== undefined && { zone }),
  };
};

/** The page that a query asks for, with what it does not say. */
export const pageOfQuery = ({
  after = 0,
  before = Infinity,
  limit,
  newest = false,
}: Partial<PageQuery>): PageQuery => ({ after, before, limit: limitOf(limit), newest });

/** The longest page that is answered. */
export const limitOf = (limit?: number): number =>
  Math.min(limit ?? limits.messagesPage, limits.messagesPage);

/** The first `limit` of a list, or its last. */
export function pageOf<T>(
  list: readonly T[],
  { limit, newest }: Pick<PageQuery, "limit" | "newest">,
): T[] {
  const from = newest ? Math.max(0, list.length - limit) : 0;
  return list.slice(from, from + limit);
}

/** The filter of a query; undefined: it has none. Throws `ControlRefused` for a wrong one. */
export function filterOfQuery(
  { filter, zone }: { filter?: string | undefined; zone?: string | undefined },
  now: number,
): ReadFilter | undefined {
  if (filter === undefined) return undefined;
  try {
    return readFilter(filter, { now, zone });
  } catch (error) {
    throw error instanceof FilterRefused ? wrongParameter("filter", error.message) : error;
  }
}

const wrongParameter = (field: string, msg: string): ControlRefused =>
  new ControlRefused("parameter-wrong", { formatErrors: [{ field, msg }] });
