import { type FilteredExchange, type ReadFilter, saleOf } from "../message-filter";

/** A search that looks at each message once, and then knows which are found. */
interface WordSearch {
  look(number: number, exchange: FilteredExchange): void;
  /** The numbers of the messages that are found, in the order in which they were looked at. */
  found(): number[];
}

/** A word finds a sale whole: its request, its advice messages and its repeats. */
export function createSearch({ keyed, words }: ReadFilter): WordSearch {
  const candidates: { number: number; sale: string }[] = [];
  const salesOf = words.map(() => new Set<string>());
  const isFound = ({ sale }: { sale: string }): boolean =>
    words.every(({ isExcluded }, at) => salesOf[at]?.has(sale) !== isExcluded);
  return {
    look(number, exchange) {
      const sale = saleOf(exchange) ?? `message ${number}`;
      for (const [at, { holds }] of words.entries()) {
        const sales = salesOf[at];
        if (sales?.has(sale) === false && holds(exchange)) sales.add(sale);
      }
      if (keyed(exchange)) candidates.push({ number, sale });
    },
    found: () => candidates.filter(isFound).map(({ number }) => number),
  };
}

/** The messages of a list that a filter finds. */
export function foundIn<E extends FilteredExchange>(
  exchanges: readonly E[],
  filter: ReadFilter,
): E[] {
  const search = createSearch(filter);
  for (const [at, exchange] of exchanges.entries()) search.look(at, exchange);
  return search.found().flatMap((at) => exchanges[at] ?? []);
}
