import { namesOf } from "../record";

/** A table with what data spaces hold, by the number of a storage (`space_id`). */
interface TableShape {
  /** The columns that identify a row in its storage: one to three. */
  key: readonly string[];
  /** The columns of a row, as read. */
  columns: string;
  /** The columns of a row, as copied. */
  copied: string;
  /** Values for those. */
  copies: string;
  /** Total length of a row's texts, in characters. */
  size: string;
}

// What is in process counts as failed in a copy, as after the end of the process.
const stateSql = "CASE state WHEN 'PROCESSING' THEN 'FAILED' ELSE state END";
const senderSql = "CASE sender WHEN @owner THEN @name ELSE sender END";
const messageColumns = `family, role, kind, request_id, state, answered, digest, answer, data, at, sender`;

export const keptTables = {
  entity: {
    key: ["family", "type", "key"],
    columns: "family, type, key, body",
    copied: "family, type, key, body",
    copies: "family, type, key, body",
    size: "LENGTH(body)",
  },
  message: {
    key: ["id"],
    columns: `id, family, role, kind, request_id AS requestId, state, answered, digest, answer, data, at, sender`,
    copied: `id, ${messageColumns}`,
    copies: `id, ${messageColumns.replace("state", stateSql).replace("sender", senderSql)}`,
    size: "COALESCE(LENGTH(answer), 0) + COALESCE(LENGTH(data), 0)",
  },
  refused_request: {
    key: ["id"],
    columns: "id, family, kind, sender, status, answer",
    copied: "id, family, kind, sender, status, answer",
    copies: `id, family, kind, ${senderSql}, status, answer`,
    size: "LENGTH(answer)",
  },
} as const satisfies Readonly<Record<string, TableShape>>;

export type KeptTable = keyof typeof keptTables;

export const keptTableNames = namesOf(keptTables);
