/** An exchange as stored: the columns that are searched, and JSON text for the rest. */
export interface ExchangeRow {
  receivedAt: number;
  clock: string;
  interface: string | null;
  operation: string | null;
  method: string;
  path: string;
  messageId: string | null;
  requestId: string | null;
  status: number | null;
  outcome: string;
  request: string;
  answer: string | null;
  notes: string;
  /** What its unit of work did to entities, as `changeLines` writes it. */
  changes: string;
}

/**
 * The columns of an exchange, by the members of its row: one that is missing here does not compile. Beside them are the
 * bytes of its texts.
 */
const columnsOf: Record<keyof ExchangeRow, string> = {
  receivedAt: "received_at",
  clock: "clock",
  interface: "interface",
  operation: "operation",
  method: "method",
  path: "path",
  messageId: "message_id",
  requestId: "request_id",
  status: "status",
  outcome: "outcome",
  request: "request",
  answer: "answer",
  notes: "notes",
  changes: "changes",
};

/** The members of a row, in the order in which they are kept. */
export const exchangeMembers = Object.keys(columnsOf) as (keyof ExchangeRow)[];

/** Selects the columns as a row has them, without some. */
export const exchangeColumns = (...without: readonly (keyof ExchangeRow)[]): string =>
  exchangeMembers
    .filter((one) => !without.includes(one))
    .map((one) => `${columnsOf[one]} AS ${one}`)
    .join(", ");

/** Keeps an exchange: takes the journal, the number, the members of its row in their order, and its bytes. */
export const insertExchange = `INSERT INTO exchange (id, ${Object.values(columnsOf).join(", ")}, bytes)
  VALUES ((? << 32) + ?, ${exchangeMembers.map(() => "?").join(", ")}, ?)`;
