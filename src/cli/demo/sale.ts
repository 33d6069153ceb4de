import { setTimeout as pause } from "node:timers/promises";
import { v4 } from "uuid";
import type { TillSale } from "../../till/advice";
import { troubleOf } from "../../till/behaviour";
import { type Deal, dealsOf, troubleScenario } from "../../till/deal";
import { type Counter, type QueuedAdvice, Till } from "../../till/till";
import { type ServerOptions, authorizationOf, call } from "../server-client";
import type { PlannedSale } from "./programme";
import { limits } from "../../limits/limits";
import type { ClockState } from "../../time/space-clock";
import type { TillAnswer } from "../../till/play";
import type { ReadyMessage } from "../../till/example";

/** The counter at which the demonstration's till stands: it sends over HTTP, as a POS does. */
interface DemoCounter extends Counter {
  /** Reads the clock of the data space, which gives the messages their times. */
  readClock(): Promise<void>;
}

/**
 * A counter; `ended` ends its waits. Where no answer comes because the simulator has gone, `send` throws `Unreachable`.
 */
export function createCounter(
  options: ServerOptions,
  ended: AbortSignal,
  headers: Readonly<Record<string, string>> = {},
): DemoCounter {
  let clock: ClockState = { now: new Date().toISOString(), frozen: false, aheadSeconds: 0 };
  let readAt = performance.now();
  return {
    user: options.user.split(":", 1)[0] ?? "",
    newId: () => v4(),
    time: () => {
      const gone = clock.frozen ? 0 : performance.now() - readAt;
      return new Date(Date.parse(clock.now) + gone).toISOString();
    },
    wait: (milliseconds) => pause(milliseconds, undefined, { signal: ended }),
    async readClock() {
      clock = await call(options, "GET /clock");
      readAt = performance.now();
    },
    async send(message) {
      const answer = await answerTo(message, options, headers);
      // Nothing came back: is the simulator still there?
      if (answer === undefined) await call(options, "GET /health");
      return answer;
    },
  };
}

async function answerTo(
  { method, path, body }: ReadyMessage,
  options: ServerOptions,
  further: Readonly<Record<string, string>>,
): Promise<TillAnswer | undefined> {
  try {
    const response = await fetch(new URL(path, options.url), {
      method,
      headers: {
        ...further,
        authorization: authorizationOf(options),
        ...(body !== undefined && { "content-type": "application/json" }),
      },
      body: body === undefined ? null : JSON.stringify(body),
      signal: AbortSignal.timeout(limits.demoAnswerMs),
    });
    const text = await response.text();
    return { status: response.status, ...(text !== "" && { body: JSON.parse(text) as unknown }) };
  } catch {
    return undefined;
  }
}

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
    names.filter((name) => served.includes(name)).map((name) => dealsAt(options, name)),
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

export async function dealsAt(options: ServerOptions, name: string): Promise<Deal[]> {
  return dealsOf(await call(options, "GET /examples/{name}", { params: { name } }));
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
  counter: DemoCounter;
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
