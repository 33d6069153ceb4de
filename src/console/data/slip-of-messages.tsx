import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { EntityDetail } from "../../control/data/entities";
import type { Exchange } from "../../journal/exchange";
import { read } from "../api";
import { addresses } from "../place";
import { Slip, slipIn } from "../slip";

/** Messages that are looked at, the newest. */
const mostMessages = 5;

/** The newest slip among the answers to the messages that changed an entity. */
export function SlipOfMessages({ history }: { history: EntityDetail["history"] }) {
  const found = useSignal<Exchange | undefined>(undefined);
  const numbers = [...new Set(history.flatMap(({ exchange }) => exchange ?? []))]
    .slice(-mostMessages)
    .reverse();
  useEffect(() => {
    void firstWithSlip(numbers).then((exchange) => {
      found.value = exchange;
    });
  }, [numbers.join()]);
  if (found.value === undefined) return null;
  const { number } = found.value;
  return (
    <section>
      <h2>
        Slip of <a href={addresses.message(number)}>message {number}</a>
      </h2>
      <Slip exchange={found.value} />
    </section>
  );
}

async function firstWithSlip(numbers: readonly number[]): Promise<Exchange | undefined> {
  for (const number of numbers) {
    const exchange = await read("GET /messages/{number}", { params: { number } }).catch(
      () => undefined,
    );
    if (exchange !== undefined && slipIn(exchange) !== undefined) return exchange;
  }
  return undefined;
}
