import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Exchange } from "../../journal/exchange";
import { Refused, read } from "../api";
import { beginnings, onArrival } from "../feed";
import { addresses } from "../place";
import { Message } from "./message";
import { NeighbourLinks } from "./neighbours";

/** One message, found in the list of a filter. */
export function Detail({ number, filter }: { number: number; filter: string }) {
  const exchange = useSignal<Exchange | undefined>(undefined);
  const problem = useSignal("");
  useEffect(() => {
    exchange.value = undefined;
    problem.value = "";
    read("GET /messages/{number}", { params: { number } }).then(
      (found) => {
        exchange.value = found;
      },
      (error: unknown) => {
        if (error instanceof Refused && error.status === 404)
          problem.value = `There is no message ${number}.`;
      },
    );
    return onArrival((arrived) => {
      exchange.value = arrived.findLast((one) => one.number === number) ?? exchange.value;
    });
  }, [number, beginnings.value]);
  return (
    <>
      <Neighbours number={number} filter={filter} />
      {problem.value !== "" && (
        <>
          <h1>Message {number}</h1>
          <p class="notice bad" role="alert">
            {problem} A reset drops messages, and the journal keeps the newest.
          </p>
        </>
      )}
      {exchange.value !== undefined && <Message exchange={exchange.value} links={addresses} />}
    </>
  );
}

/** The links to the messages before and after it in the list. */
function Neighbours({ number, filter }: { number: number; filter: string }) {
  const older = useSignal<number | undefined>(undefined);
  const newer = useSignal<number | undefined>(undefined);
  useEffect(() => {
    const find = (query: Record<string, string>): Promise<number | undefined> =>
      read("GET /messages", { query: { ...query, filter, limit: "1" } }).then(
        ({ exchanges }) => exchanges[0]?.number,
        () => undefined,
      );
    const look = async (): Promise<void> => {
      newer.value = await find({ after: String(number) });
    };
    older.value = newer.value = undefined;
    void look();
    void find({ before: String(number), newest: "true" }).then((found) => {
      older.value = found;
    });
    return onArrival(() => {
      if (newer.value === undefined) void look();
    });
  }, [number, filter, beginnings.value]);
  return (
    <NeighbourLinks links={addresses} filter={filter} newer={newer.value} older={older.value} />
  );
}
