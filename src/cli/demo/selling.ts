import { setTimeout as pause } from "node:timers/promises";
import { limits } from "../../limits/limits";
import { CommandFailed } from "../command-result";
import { type ServerOptions, Unreachable, call } from "../server-client";
import { type DemoSale, type Stand, type Ware, createCounter, sellOnce, waresAt } from "./sale";
import { programme } from "./programme";

/** SIGINT and SIGTERM end the demonstration; a second one ends the process. */
const endings = ["SIGINT", "SIGTERM"] as const;

/**
 * Has the till sell in turn until Ctrl-C; `onSold` is told of each sale when it is done. The number of sales. Throws
 * `CommandFailed` if the simulator has gone, or serves nothing that can be sold.
 */
export async function sellInTurn(
  options: ServerOptions,
  onSold: (sold: DemoSale) => void,
): Promise<number> {
  const over = new AbortController();
  const stop = (): void => {
    over.abort();
  };
  for (const signal of endings) process.once(signal, stop);
  try {
    const wares = await waresAt(options, programme);
    if (wares.length === 0) throw nothingSold(options);
    const counter = createCounter(options, over.signal);
    const count = await sell(wares, { options, counter, over }, onSold);
    await call(options, "DELETE /scenario");
    return count;
  } catch (error) {
    throw error instanceof Unreachable ? simulatorGone(options, error) : error;
  } finally {
    for (const signal of endings) process.off(signal, stop);
  }
}

const simulatorGone = ({ url }: ServerOptions, { reason }: Unreachable): CommandFailed =>
  new CommandFailed(`The simulator at ${url} has gone (${reason}): the demonstration is over.`);

const nothingSold = ({ url }: ServerOptions): CommandFailed =>
  new CommandFailed(`The simulator at ${url} serves none of the interfaces of the demonstration.`);

/** Sells one thing after another; each sale goes on with its advices while the next ones begin. */
async function sell(
  wares: readonly Ware[],
  stand: Stand,
  onSold: (sold: DemoSale) => void,
): Promise<number> {
  const { over } = stand;
  const sales: Promise<void>[] = [];
  const failures: unknown[] = [];
  const begin = (ware: Ware): Promise<void> =>
    sellOnce(ware, stand).then(onSold, (error: unknown) => {
      failures.push(error);
      over.abort();
    });
  while (sales.length < limits.demoSales && !over.signal.aborted) {
    const at = sales.length % wares.length;
    sales.push(...wares.slice(at, at + 1).map(begin));
    await pause(limits.demoPaceMs, undefined, { signal: over.signal }).catch(() => undefined);
  }
  await Promise.all(sales);
  if (failures.length > 0) throw failures[0];
  return sales.length;
}
