import type { Connection } from "./file/database";

/** Texts of which one stands in an exchange, in letters of either case. */
export type AnyText = readonly string[];

/** Which exchanges are looked through: those above `after`, up to `upTo`, the first `limit` of them; and for what. */
export interface ScanFilter {
  after: number;
  upTo: number;
  limit: number;
  /** The last ones, the newest first. */
  newest: boolean;
  /** Those behind the first eight are not looked for. */
  texts: readonly AnyText[];
}

interface ScannedRow {
  seq: number;
  receivedAt: number;
  interface: string | null;
  operation: string | null;
  messageId: string | null;
  requestId: string | null;
  status: number | null;
  /** A bit for each of the texts: it may stand in the exchange. */
  found: number;
}

/** An exchange without what was sent, and whether texts may stand in that. */
export interface ScannedExchange extends Omit<ScannedRow, "found"> {
  /** None of the texts stands in it; false: one may. */
  lacks: (texts: AnyText) => boolean;
}

/** Where texts are looked for. */
const searched = [
  "path",
  "request",
  "coalesce(answer, '')",
  "notes",
  "coalesce(interface, '') || ' ' || coalesce(operation, '')",
  "coalesce(message_id, '') || ' ' || coalesce(request_id, '')",
];

/** More would make the search slower than reading is. */
const mostTexts = 8;

/**
 * A pattern of LIKE for every text that has another one in it once both are in lower case. LIKE knows the cases of
 * ASCII alone, and two letters beyond it become an i and a k.
 */
function patternOf(text: string): string {
  const runs = text.match(/[\x20-\x7e]+/g) ?? [];
  const longest = runs.reduce((one, other) => (other.length > one.length ? other : one), "");
  return `%${longest.replace(/[%_\\]/g, "\\$&").replace(/[ik]/gi, "_")}%`;
}

/** The SQL that is true where one of so many patterns fits. */
const anyOf = (patterns: number): string =>
  Array.from({ length: patterns }, () =>
    searched.map((place) => `${place} LIKE ? ESCAPE '\\'`).join(" OR "),
  ).join(" OR ");

const sqlOf = (texts: readonly AnyText[], newest: boolean): string => {
  const bits = texts.map((any, at) => `((${anyOf(any.length)}) << ${at})`);
  return `SELECT (id & 4294967295) AS seq, received_at AS receivedAt, interface, operation,
      message_id AS messageId, request_id AS requestId, status, ${bits.join(" | ")} AS found
    FROM exchange WHERE id > (? << 32) + ? AND id <= (? << 32) + ? ORDER BY id ${newest ? "DESC" : ""} LIMIT ?`;
};

/** Looks through exchanges in their order, or from the last one. */
export const createScan =
  (connection: Connection) =>
  (journal: number, { after, upTo, limit, newest, texts: all }: ScanFilter): ScannedExchange[] => {
    const texts = all.slice(0, mostTexts);
    const patterns = texts.flat().flatMap((text) => searched.map(() => patternOf(text)));
    return connection
      .prepare<ScannedRow>(sqlOf(texts, newest))
      .all(...patterns, journal, after, journal, upTo, limit)
      .map(({ found, ...head }) => ({
        ...head,
        lacks: (any) => texts.includes(any) && (found & (1 << texts.indexOf(any))) === 0,
      }));
  };
