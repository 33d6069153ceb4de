import { type Static, Type } from "@sinclair/typebox";
import { DateTime, described, noOtherMembers, titledModel } from "../../contract/schema";
import { limits } from "../../limits/limits";
import { type ListedSpace, type Space, recentRate } from "../../store";
import { inTurns } from "../../time/turns";
import { listingSpaces } from "../../users/roles";
import { dropUnused } from "../../simulator/housekeeping";
import type { ControlServices } from "../services";
import { ControlRefused } from "../declare/refusals";
import { bytesBody, operatorOperation } from "../operation";
import { dropSpace, exportSpace, importSpace, reopen } from "./transfer";
import { Clock, PrunedCount } from "../declare/models";
import { limitOf, page } from "../messages/message-query";
import { openStreams } from "../messages/stream";

const count = Type.Integer({ minimum: 0 });
const text = Type.Union([Type.String(), Type.Null()]);

const LookedIntoModel = titledModel("LookedInto", {
  number: Type.Integer({ minimum: 1 }),
  user: text,
  space: described(text, "The name under which users share it"),
  since: described(DateTime, "Real time: until nothing of it was read for ten minutes"),
});

/** Who changed what, for operators. */
const AuditModel = Type.Object(
  {
    entries: Type.Array(
      Type.Object(
        {
          at: described(DateTime, "Real time"),
          action: described(
            Type.String(),
            "An operation of this API, or why credentials were refused",
          ),
          user: Type.Optional(Type.String()),
          address: Type.String(),
          method: Type.String(),
          path: described(Type.String(), "Without its query; card numbers are masked"),
          lookedInto: Type.Optional(LookedIntoModel),
          status: described(Type.Union([Type.Integer(), Type.Null()]), "Null: no answer went out"),
          xRequestId: Type.String(),
        },
        { ...noOtherMembers, title: "AuditEntry" },
      ),
    ),
  },
  { ...noOtherMembers, title: "Audit" },
);

const spacesOrders = ["cost", "user", "used"] as const;
type SpacesOrder = (typeof spacesOrders)[number];

/** Which data spaces are listed. */
const SpacesQuery = Type.Object(
  {
    name: Type.Optional(Type.String({ maxLength: limits.credentialLength })),
    sort: Type.Optional(
      Type.Unsafe<SpacesOrder>({
        type: "string",
        enum: [...spacesOrders],
        description: "The costliest first, by name, or the one used last first; absent: by number",
      }),
    ),
    after: Type.Optional(
      Type.Integer({
        minimum: 0,
        description: "Only those behind the data space of this number in that order",
        "x-expected": "a whole number",
      }),
    ),
    limit: page.limit,
    sizes: Type.Optional(
      Type.Boolean({
        description: "False: without rows and bytes, which take long to count",
        "x-expected": "true or false",
      }),
    ),
  },
  noOtherMembers,
);

const rate = Type.Number({ minimum: 0 });

const SpaceEntry = titledModel("SpaceEntry", {
  number: Type.Integer({ minimum: 1 }),
  user: described(text, "User name of its credentials; null: it is shared, or not known"),
  space: described(text, "The name under which users share it"),
  rows: Type.Optional(count),
  bytes: Type.Optional(described(count, "Of the texts of its rows, its snapshots included")),
  lastUsed: described(Type.String(), "The day on which it was last used"),
  movingTo: described(text, "The simulator that it is moving to"),
  lastMessage: described(
    Type.Union([DateTime, Type.Null()]),
    "Arrival of its newest message, real time; null: its journal is empty",
  ),
  rate: described(rate, "Messages a second, over the last minute"),
  cost: described(
    rate,
    "Requests a second, over the last minute, as the bound requestsPerSecond counts them",
  ),
  refused: described(
    Type.Record(Type.String(), count),
    "Requests that its bounds have refused since the simulator started, by the name of the bound",
  ),
  held: described(count, "Messages that are held now"),
  streams: described(count, "Live streams that are open"),
  scenarios: described(Type.Array(Type.String()), "The names of those that run"),
  clock: Clock,
});
export type SpaceEntry = Static<typeof SpaceEntry>;

const SpaceEntries = titledModel("SpaceEntries", { spaces: Type.Array(SpaceEntry) });
/** How long they were not used. */
const PruneQuery = Type.Object(
  {
    unusedForDays: Type.String({ pattern: "^[1-9][0-9]{0,5}$", "x-expected": "a number of days" }),
  },
  noOtherMembers,
);

/** Where a data space moves to. */
const ExportQuery = Type.Object(
  { movingTo: Type.Optional(Type.String({ minLength: 1, maxLength: limits.textLength })) },
  noOtherMembers,
);

/** How a data space arrived. */
const ImportedSpace = Type.Object(
  { number: Type.Integer({ minimum: 1 }) },
  { ...noOtherMembers, title: "ImportedSpace" },
);
type ImportedSpace = Static<typeof ImportedSpace>;
const jsonLines = { schema: Type.String(), types: ["application/x-ndjson"] };

/** Whoever looks after all data spaces may ask this. Nothing here shows a message. */
export const spaceOperations = {
  spaces: operatorOperation("GET /spaces", {
    summary: "The data spaces, for operators",
    tag: "Data spaces",
    roles: listingSpaces,
    query: SpacesQuery,
    answer: { schema: SpaceEntries },
    refusals: ["operators-only", "parameter-wrong", "space-unknown"],
    handle({ core, query }) {
      refuseUnknownPlace(core, query);
      return ({ send }) =>
        send({ pieces: listTexts(core, query), type: "application/json; charset=utf-8" });
    },
  }),
  dropSpace: operatorOperation("DELETE /spaces/{number}", {
    summary: "Drops a data space",
    tag: "Data spaces",
    answer: null,
    refusals: ["operators-only", "space-unknown"],
    handle: ({ core, params }) => dropSpace(core, spaceNumbered(core, params.number)),
  }),
  pruneSpaces: operatorOperation("POST /spaces/prune", {
    summary: "Drops the data spaces that nobody has used for that many days",
    tag: "Data spaces",
    query: PruneQuery,
    answer: PrunedCount,
    refusals: ["operators-only"],
    async handle({ core, query: { unusedForDays } }) {
      const dropped = await dropUnused(core, Number(unusedForDays));
      core.housekeeping.begin();
      return { dropped };
    },
  }),
  exportSpace: operatorOperation("POST /spaces/{number}/export", {
    summary: "A whole data space as JSON Lines, closed if it moves to another simulator",
    tag: "Data spaces",
    query: ExportQuery,
    answer: jsonLines,
    refusals: ["operators-only", "space-unknown"],
    handle:
      ({ core, params, query: { movingTo } }) =>
      ({ send }) => {
        const space = spaceNumbered(core, params.number);
        const type = "application/x-ndjson; charset=utf-8";
        return core.snapshotLanes.run(space, () =>
          exportSpace(core, space, { movingTo }, (pieces) => send({ pieces, type })),
        );
      },
  }),
  reopenSpace: operatorOperation("POST /spaces/{number}/reopen", {
    summary: "Reopens a data space that was closed in order to be moved",
    tag: "Data spaces",
    answer: null,
    refusals: ["operators-only", "space-unknown"],
    async handle({ core, params }) {
      reopen(core, spaceNumbered(core, params.number));
      await core.turns.next();
    },
  }),
  importSpace: operatorOperation("POST /spaces/import", {
    summary: "Creates a data space from an exported one",
    tag: "Data spaces",
    body: bytesBody("application/x-ndjson", Infinity),
    answer: ImportedSpace,
    refusals: ["operators-only", "space-exists", "space-file-wrong", "space-key-differs"],
    handle: async ({ core, body }) => ({ number: await importSpace(core, body) }),
  }),
};

/** Who changed what, for operators. */
export const auditOperations = {
  audit: operatorOperation("GET /audit", {
    summary: "The audit log: who changed what through this API, and whose credentials were refused",
    tag: "Simulator",
    answer: AuditModel,
    refusals: ["operators-only"],
    handle: ({ core }) => ({ entries: core.audit.entries() }),
  }),
};

/** The data space of a number. Throws `ControlRefused`. */
export function spaceNumbered({ store }: Pick<ControlServices, "store">, number: string): Space {
  const space = /^\d{1,15}$/.test(number) ? store.spaces.numbered(Number(number)) : undefined;
  if (space === undefined) throw new ControlRefused("space-unknown");
  return space;
}

/** What ranks the data spaces of a sorted list: the least first. */
type Rank = (listed: ListedSpace, opened: Space | undefined, at: number) => number | string;

/** Behind every name. */
const nameless = "\u{10ffff}";

const ranks: Readonly<Record<SpacesOrder, Rank>> = {
  cost: (_listed, opened, at) => (opened === undefined ? 0 : -recentRate(opened.requests, at)),
  user: ({ user, space }) => (user ?? space ?? nameless).toLowerCase(),
  used: ({ lastUsed }, opened) =>
    -Math.max(Date.parse(lastUsed), opened === undefined ? 0 : opened.second * 1000),
};

interface RankedSpace {
  listed: ListedSpace;
  rank: number | string;
}

const isBefore = (one: RankedSpace, other: RankedSpace): boolean =>
  one.rank === other.rank ? one.listed.number < other.listed.number : one.rank < other.rank;

type SpacesQuery = Static<typeof SpacesQuery>;

/** Throws `ControlRefused` where a sorted list is to go on behind a data space that is not there. */
function refuseUnknownPlace({ store }: ControlServices, { sort, after = 0 }: SpacesQuery): void {
  const isUnknown = sort !== undefined && after > 0 && store.spaceList.get(after) === undefined;
  if (isUnknown) throw new ControlRefused("space-unknown");
}

/** The list as JSON text; what each holds is counted while messages go on. */
async function* listTexts(core: ControlServices, query: SpacesQuery): AsyncGenerator<string> {
  const { limit, sizes = true } = query;
  let [separator, left] = ['{"spaces":[', limit === undefined ? Infinity : limitOf(limit)];
  for await (const listed of listedSpaces(core, query)) {
    if (left <= 0) break;
    const entry = await entryOf(core, listed, sizes);
    if (entry === undefined) continue;
    yield separator + JSON.stringify(entry);
    separator = ",";
    left -= 1;
  }
  yield `${separator === "," ? "" : separator}]}`;
}

async function* listedSpaces(
  core: ControlServices,
  { name, sort, after = 0, limit }: SpacesQuery,
): AsyncGenerator<ListedSpace> {
  if (sort === undefined) for await (const page of spacePages(core, name, after)) yield* page;
  else yield* await rankedSpaces(core, { name, sort, after, limit: limitOf(limit) });
}

/** The data spaces in the order of their numbers, some a turn. */
async function* spacePages(
  { store, turns }: ControlServices,
  name: string | undefined,
  from = 0,
): AsyncGenerator<ListedSpace[]> {
  for (let after: number | undefined = from; after !== undefined;) {
    await turns.next();
    const page: ListedSpace[] = store.spaceList.after(after, name);
    yield page;
    after = page.at(-1)?.number;
  }
}

/** The first data spaces of an order, behind the one of the number `after`: no more than those are kept on the way. */
async function rankedSpaces(
  core: ControlServices,
  {
    name,
    sort,
    after,
    limit,
  }: Required<Pick<SpacesQuery, "after" | "limit">> & {
    name: string | undefined;
    sort: SpacesOrder;
  },
): Promise<ListedSpace[]> {
  const { store, time } = core;
  const at = time.now();
  const ranked = (listed: ListedSpace): RankedSpace => ({
    listed,
    rank: ranks[sort](listed, store.spaces.opened(listed.name), at),
  });
  const last = store.spaceList.get(after);
  const from = last && ranked(last);
  let first: RankedSpace[] = [];
  for await (const page of spacePages(core, name)) {
    const further = page.map(ranked).filter((one) => from === undefined || isBefore(from, one));
    first = [...first, ...further]
      .sort((one, other) => (isBefore(one, other) ? -1 : 1))
      .slice(0, limit);
  }
  return first.map(({ listed }) => listed);
}

/** A data space as the list shows it; undefined: it was dropped meanwhile. It is not opened for that. */
async function entryOf(
  core: ControlServices,
  { name, ...listed }: ListedSpace,
  sizes: boolean,
): Promise<SpaceEntry | undefined> {
  const { store, turns, time, held, runs, clocks } = core;
  await turns.next();
  const space = store.spaces.glance(name);
  if (space === undefined) return undefined;
  const size = sizes ? await inTurns(turns, store.spaceList.size(listed.number)) : undefined;
  const lastMessage = store.exchanges.lastAt(space.journal);
  const at = time.now();
  return {
    ...listed,
    ...size,
    lastMessage: lastMessage === undefined ? null : new Date(lastMessage).toISOString(),
    rate: rounded(recentRate(space.messages, at)),
    cost: rounded(recentRate(space.requests, at)),
    refused: Object.fromEntries(
      [...space.refused].map(([bound, { count: times }]) => [bound, times]),
    ),
    held: held.count(space),
    streams: openStreams(core, space),
    scenarios: runs.names(space),
    clock: clocks.state(space),
  };
}

const rounded = (rate: number): number => Math.round(rate * 100) / 100;
