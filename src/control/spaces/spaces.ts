import { type Static, Type } from "@sinclair/typebox";
import { DateTime, described, noOtherMembers } from "../../contract/schema";
import { limits } from "../../limits/limits";
import type { ListedSpace, Space, SpaceSize } from "../../store";
import { inTurns } from "../../time/turns";
import { dropUnused } from "../../simulator/housekeeping";
import type { ControlServices } from "../services";
import { dropSpace } from "./drop-space";
import { ControlRefused } from "../declare/refusals";
import { bytesBody, operatorOperation } from "../operation";
import { exportSpace, importSpace, reopen } from "./transfer";
import { PrunedCount, SpaceEntries } from "../declare/models";

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
          status: described(Type.Union([Type.Integer(), Type.Null()]), "Null: no answer went out"),
          xRequestId: Type.String(),
        },
        { ...noOtherMembers, title: "AuditEntry" },
      ),
    ),
  },
  { ...noOtherMembers, title: "Audit" },
);

/** Which data spaces are listed. */
const SpacesQuery = Type.Object(
  { name: Type.Optional(Type.String({ maxLength: limits.credentialLength })) },
  noOtherMembers,
);

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
    query: SpacesQuery,
    answer: { schema: SpaceEntries },
    refusals: ["operators-only"],
    handle:
      ({ core, query }) =>
      ({ send }) =>
        send({ pieces: listTexts(core, query.name), type: "application/json; charset=utf-8" }),
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

/** The data space of the number in the path. Throws `ControlRefused`. */
function spaceNumbered({ store }: ControlServices, number: string): Space {
  const space = /^\d{1,15}$/.test(number) ? store.spaces.numbered(Number(number)) : undefined;
  if (space === undefined) throw new ControlRefused("space-unknown");
  return space;
}

type SizedSpace = ListedSpace & SpaceSize;

/** The list as JSON text; each size is counted while messages go on. */
async function* listTexts(
  { store, turns }: ControlServices,
  name: string | undefined,
): AsyncGenerator<string> {
  let separator = '{"spaces":[';
  for (let after: number | undefined = 0; after !== undefined;) {
    await turns.next();
    const page: ListedSpace[] = store.spaceList.after(after, name);
    for (const space of page) {
      const size = await inTurns(turns, store.spaceList.size(space.number));
      const sized: SizedSpace = { ...space, ...(size ?? { rows: 0, bytes: 0 }) };
      yield separator + JSON.stringify(sized);
      separator = ",";
    }
    after = page.at(-1)?.number;
  }
  yield `${separator === "," ? "" : separator}]}`;
}
