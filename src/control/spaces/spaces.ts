import { type Static, Type } from "@sinclair/typebox";
import type { Request, RequestHandler } from "express";
import { createSchemaReader } from "../../contract/checks/json-schema-check";
import { limits } from "../../limits/limits";
import type { ListedSpace, Space, SpaceSize } from "../../store";
import { inTurns } from "../../time/turns";
import { bodyBytes } from "../../http/door/body/body-bytes";
import { dropUnused } from "../../simulator/drop-unused";
import { send } from "../../exchange/delivery/send";
import type { ControlServices } from "../services";
import type { Some } from "../declare/answering";
import { dropSpace } from "../drop-space";
import { ControlRefused, wrongParameters } from "../declare/refusals";
import { sendPieces } from "../declare/reads";
import { exportSpace, importSpace, reopen } from "./transfer";
import { AuditModel } from "./audit-model";
import { BackupQuery, databaseType } from "./backup";
import { Pruned, SpaceEntries } from "../declare/models";

const closed = { additionalProperties: false };
/** Which data spaces are listed. */
export const SpacesQuery = Type.Object(
  { name: Type.Optional(Type.String({ maxLength: limits.credentialLength })) },
  closed,
);
/** How long they were not used. */
export const PruneQuery = Type.Object(
  {
    unusedForDays: Type.String({ pattern: "^[1-9][0-9]{0,5}$", "x-expected": "a number of days" }),
  },
  closed,
);
/** Where a data space moves to. */
export const ExportQuery = Type.Object(
  { movingTo: Type.Optional(Type.String({ minLength: 1, maxLength: limits.textLength })) },
  closed,
);
const readSpacesQuery = createSchemaReader(SpacesQuery);
const readPruneQuery = createSchemaReader(PruneQuery);
const readExportQuery = createSchemaReader(ExportQuery);
/** How a data space arrived. */
export const ImportedSpace = Type.Object(
  { number: Type.Integer({ minimum: 1 }) },
  { ...closed, title: "ImportedSpace" },
);
export type ImportedSpace = Static<typeof ImportedSpace>;
type SpaceOperations =
  "spaces" | "dropSpace" | "pruneSpaces" | "exportSpace" | "reopenSpace" | "importSpace";
const doing =
  (work: (req: Request) => Promise<object | undefined>): RequestHandler =>
  async (req, res) => {
    const body = await work(req);
    send(res, body === undefined ? { status: 204 } : { status: 200, body });
  };
/** What whoever looks after all data spaces may ask. Nothing here shows a message. */
export function spaceHandlers(services: ControlServices): Some<SpaceOperations> {
  return {
    spaces: [
      async (req, res) => {
        const { name } = readSpacesQuery(req.query, wrongParameters);
        const type = "application/json; charset=utf-8";
        await sendPieces(res, listTexts(services, name), { type });
      },
    ],
    dropSpace: [
      doing(async (req) => {
        await dropSpace(services, numbered(services, req));
        return undefined;
      }),
    ],
    pruneSpaces: [
      doing(async (req) => {
        const { unusedForDays } = readPruneQuery(req.query, wrongParameters);
        const dropped = await dropUnused(services, Number(unusedForDays));
        services.housekeeping.begin();
        return { dropped };
      }),
    ],
    exportSpace: [
      async (req, res) => {
        const { movingTo } = readExportQuery(req.query, wrongParameters);
        const space = numbered(services, req);
        await services.snapshotLanes.run(space, () =>
          exportSpace(services, space, { movingTo }, (lines) =>
            sendPieces(res, lines, { type: "application/x-ndjson; charset=utf-8" }),
          ),
        );
      },
    ],
    reopenSpace: [
      doing(async (req) => {
        reopen(services, numbered(services, req));
        await services.turns.next();
        return undefined;
      }),
    ],
    importSpace: [
      doing(async (req) => ({ number: await importSpace(services, bodyBytes(req, Infinity)) })),
    ],
  };
}
/** The data space of the number in the path. Throws `ControlRefused`. */
function numbered({ store }: ControlServices, req: Request): Space {
  const number = String(req.params["number"]);
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

const jsonLines = { schema: Type.String(), types: ["application/x-ndjson"] };
/** What the document says of the operations for operators. */
export const spaceShapes = {
  audit: { answer: { schema: AuditModel }, refusals: [403] },
  spaces: { query: SpacesQuery, answer: { schema: SpaceEntries }, refusals: [400, 403] },
  dropSpace: { answer: null, refusals: [403, 404] },
  pruneSpaces: { query: PruneQuery, answer: { schema: Pruned }, refusals: [400, 403] },
  exportSpace: { query: ExportQuery, answer: jsonLines, refusals: [400, 403, 404] },
  reopenSpace: { answer: null, refusals: [403, 404] },
  importSpace: {
    body: { ...jsonLines, required: true },
    answer: { schema: ImportedSpace },
    refusals: [400, 403, 409, 503],
  },
  backup: {
    query: BackupQuery,
    answer: { schema: Type.String({ format: "binary" }), types: [databaseType] },
    refusals: [400, 403, 409, 503],
  },
} as const;
