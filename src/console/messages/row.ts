import { type Note, latestStates, statedBy } from "../../journal/exchange";
import { knownBy } from "../../conformance/judged-rule";
import type { BrokenRule } from "../../conformance/broken-rules";
import type { LaterState } from "../../control/verdicts/verdict-query";
import type { JudgedExchange } from "../../control/messages/judged-messages";
import type { MoneyAmount } from "../../contract/values/currencies";
import { resultOf } from "../text";

/** What a list shows of a message; the rest is read when it is opened. */
export interface MessageRow {
  number: number;
  name?: string;
  /** Arrival in real time, by which filters go, RFC 3339. */
  receivedAt: string;
  /** Null where no operation was found. */
  interface: string | null;
  operation: string | null;
  method: string;
  path: string;
  /** Its id, and that of the request that it closes. */
  id: string | null;
  requestId: string | null;
  amount?: MoneyAmount;
  till?: string;
  /** Absent: somebody else than a tester sent it. */
  sentBy?: "tester";
  note?: Note;
  result: string;
  stateAfter?: string;
  /** The state that its sale came to since, and by which message; absent: none other. */
  later?: LaterState;
  faults: { source: string; text: string }[];
  findings: { code: string; text: string }[];
  /** The rules that it broke when it was read; absent: nobody asked. */
  judged?: readonly BrokenRule[];
}

export function rowOf(exchange: JudgedExchange): MessageRow {
  const { number, name, receivedAt, operation, method, path } = exchange;
  const { amount = exchange.sale?.amount, terminal = exchange.sale?.till } = knownBy(exchange);
  return {
    number,
    ...(name !== undefined && { name }),
    receivedAt,
    interface: exchange.interface,
    ...(exchange.note && { note: exchange.note }),
    ...(exchange.sentBy && { sentBy: exchange.sentBy }),
    operation,
    method,
    path,
    id: exchange.messageId,
    requestId: exchange.requestId,
    ...(amount && { amount }),
    ...(terminal !== undefined && { till: terminal }),
    result: resultOf(exchange),
    ...{ faults: exchange.strikes, findings: exchange.findings },
    ...knownOf(exchange),
  };
}

/** What a message came to, and what the verdict says of it. */
const knownOf = ({ stateAfter, later, judged }: JudgedExchange) => ({
  ...(stateAfter !== undefined && { stateAfter }),
  ...(later && { later }),
  ...(judged && { judged }),
});

/** What a list shows of the sale that a message belongs to. */
export type RowOfSale = Pick<MessageRow, "amount" | "till">;

const knownSale = ({ amount, till }: RowOfSale): RowOfSale => ({
  ...(amount && { amount }),
  ...(till !== undefined && { till }),
});

/**
 * Rows with what others say of their sales: advices and repeats have the till and the amount of their request, where
 * that is known, and each the state that its sale came to since. `others` are not in the list.
 */
export function withSales(
  rows: readonly MessageRow[],
  others: readonly MessageRow[] = [],
): MessageRow[] {
  const all = [...rows, ...others].sort((one, other) => other.number - one.number);
  const requests = new Map<string | null, RowOfSale>();
  for (const row of all)
    if (row.requestId === null)
      requests.set(row.id, { ...requests.get(row.id), ...knownSale(row) });
  const states = latestStates(all.flatMap(statesIn));
  return rows.map((row) => {
    const sale = row.requestId ?? row.id ?? "";
    const latest = states.get(sale);
    const isPast = row.stateAfter !== undefined && latest?.state !== row.stateAfter;
    return {
      ...{ ...requests.get(sale), ...row },
      ...(isPast && latest && { later: latest }),
    };
  });
}

/** What a row says of the state of its sale, and what was known of it when the row was read. */
const statesIn = ({ number, id, requestId, stateAfter, later }: MessageRow) =>
  statedBy({ number, requestId, messageId: id, stateAfter }).flatMap((own) =>
    later === undefined ? [own] : [own, { ...later, sale: own.sale }],
  );
