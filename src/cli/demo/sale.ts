import type { TillSale } from "../../till/advice";
import { troubleOf } from "../../till/behaviour";
import { type Deal, troubleScenario } from "../../till/deal";
import { type QueuedAdvice, Till } from "../../till/till";
import { type HttpCounter, dealsAt } from "../../in-process/settle";
import { type ServerOptions, call, simulatorOf } from "../server-client";
import type { PlannedSale } from "./programme";

/** What became of a sale of the demonstration. */
export interface DemoSale {
  /** The time of the data space at which it began, RFC 3339. */
  time: string;
  planned: PlannedSale;
  /** Undefined: a message that leads to it was not accepted, or the demonstration ended before. */
  sale: TillSale | undefined;
  advices: readonly QueuedAdvice[];
}

/** Something that the till can sell at this simulator. */
export interface Ware {
  planned: PlannedSale;
  deal: Deal;
}

/** What of a programme can be sold at a simulator: it may serve some interfaces only. */
export async function waresAt(
  options: ServerOptions,
  programme: readonly PlannedSale[],
): Promise<Ware[]> {
  const served = (await call(options, "GET /interfaces")).map(({ name }) => name);
  const names = [...new Set(programme.map((planned) => planned.interface))];
  const deals = await Promise.all(
    names
      .filter((name) => served.includes(name))
      .map((name) => dealsAt(simulatorOf(options), name)),
  );
  return programme.flatMap((planned) => {
    const deal = deals
      .flat()
      .find(
        ({ request }) =>
          request.interface === planned.interface && request.operation === planned.operation,
      );
    return deal === undefined ? [] : [{ planned, deal: changeDeal(deal, planned) }];
  });
}

/** A deal whose request has the members that are planned. */
function changeDeal({ request, ...advices }: Deal, { changes }: PlannedSale): Deal {
  const own = request.messages.at(-1);
  if (changes === undefined || own === undefined) return { request, ...advices };
  const body = Object.assign({}, own.body, changes);
  const messages = [...request.messages.slice(0, -1), { ...own, body }];
  return { request: { ...request, messages }, ...advices };
}

/** Where the till of the demonstration sells. */
export interface Stand {
  options: ServerOptions;
  counter: HttpCounter;
  /** Ends the demonstration: nobody waits any longer to repeat an advice. */
  over: AbortController;
}

/** Sells once, after it has had the simulator bring the till into the trouble that is planned. */
export async function sellOnce(
  { planned, deal }: Ware,
  { options, counter, over }: Stand,
): Promise<DemoSale> {
  const { behaviour = "well", trouble = troubleOf(behaviour) } = planned;
  await counter.readClock();
  if (trouble !== "none")
    await call(options, "PUT /scenario", { body: troubleScenario(deal, trouble) });
  const time = counter.time();
  const till = new Till(counter);
  const sale = await till.sell(deal, behaviour).catch((error: unknown) => {
    if (over.signal.aborted) return undefined;
    throw error;
  });
  return { time, planned, sale, advices: till.queue };
}
