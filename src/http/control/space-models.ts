import { Type } from "@sinclair/typebox";
import { AuditModel } from "./audit-model";
import { BackupQuery, databaseType } from "./backup";
import { Pruned, SpaceEntries } from "./models";
import { ExportQuery, ImportedSpace, PruneQuery, SpacesQuery } from "./space-routes";

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
