import { setTimeout as pause } from "node:timers/promises";
import { v4 } from "uuid";
import { isLoopbackHost } from "../base-url";
import {
  type AnswerAt,
  type CallParts,
  type ControlRoute,
  type GivenParts,
  targetOf,
} from "../control/client";
import type { TransactionEntry } from "../control/messages/transactions";
import { type Exchange, ownHeaders } from "../journal/exchange";
import { limits } from "../limits/limits";
import { StartRefused } from "../simulator/failures";
import { type TillSale, type Deal, dealsOf, type TillAnswer } from "../till/deal";
import type { ReadyMessage } from "../till/example";
import { type Counter, Till } from "../till/till";
import type { ClockState } from "../time/space-clock";
import { type SimulatorAddress, authorizationOf } from "./options";

/** Calls an operation of the control API of a simulator. Rejects where it is refused, or nobody answers. */
type ControlCall = <const R extends ControlRoute>(
  route: R,
  ...parts: GivenParts<R>
) => Promise<AnswerAt<NoInfer<R>>>;

/** A simulator whose messages, and whose control API, a till reaches over HTTP. */
export interface ReachedSimulator extends SimulatorAddress {
  call: ControlCall;
}

/** The counter of a till that sends over HTTP, as a POS does. */
export interface HttpCounter extends Counter {
  /** Reads the clock of the data space, which gives the messages their times. */
  readClock(): Promise<void>;
}

/**
 * A counter; `ended` ends its waits. Where no answer comes because the simulator has gone, `send` rejects as its calls
 * do.
 */
export function createCounter(
  at: ReachedSimulator,
  ended: AbortSignal,
  headers: Readonly<Record<string, string>> = {},
): HttpCounter {
  let clock: ClockState = { now: new Date().toISOString(), frozen: false, aheadSeconds: 0 };
  let readAt = performance.now();
  return {
    user: at.user.split(":", 1)[0] ?? "",
    newId: () => v4(),
    time: () => {
      const gone = clock.frozen ? 0 : performance.now() - readAt;
      return new Date(Date.parse(clock.now) + gone).toISOString();
    },
    wait: (milliseconds) => pause(milliseconds, undefined, { signal: ended }),
    async readClock() {
      clock = await at.call("GET /clock");
      readAt = performance.now();
    },
    async send(message) {
      const answer = await answerTo(message, at, headers);
      // Nothing came back: is the simulator still there?
      if (answer === undefined) await at.call("GET /health");
      return answer;
    },
  };
}

async function answerTo(
  { method, path, body }: ReadyMessage,
  at: SimulatorAddress,
  further: Readonly<Record<string, string>>,
): Promise<TillAnswer | undefined> {
  try {
    const response = await fetch(new URL(path, at.url), {
      method,
      headers: {
        ...further,
        authorization: authorizationOf(at),
        ...(body !== undefined && { "content-type": "application/json" }),
      },
      body: body === undefined ? null : JSON.stringify(body),
      signal: AbortSignal.timeout(limits.agreedAnswerMs),
    });
    const text = await response.text();
    return { status: response.status, ...(text !== "" && { body: JSON.parse(text) as unknown }) };
  } catch {
    return undefined;
  }
}

/** A transaction that was open at a provider, and what became of it. */
export interface SettledTransaction {
  id: string;
  interface: string;
  /** `REVERSED`, or why it could not be closed. */
  text: string;
  isClosed: boolean;
  /** The provider gave no answer that closes anything. */
  isSilent?: true;
}

/** What became of it, and whether the provider gave no answer. */
type Settling = Pick<SettledTransaction, "text" | "isClosed" | "isSilent">;

/** The provider gives no answers: each further try would wait for one. */
const notTried: Settling = {
  isClosed: false,
  isSilent: true,
  text: "not tried, since the provider gives no answer",
};

/** States in which something may be open at the provider. */
const openStates = ["PENDING", "UNKNOWN"] as const;

/** Closes what may be open at the providers of a simulator: reverses it, or confirms it where nothing reverses. */
export async function settleOpen(at: ReachedSimulator): Promise<SettledTransaction[]> {
  const interfaces = await at.call("GET /interfaces");
  const settled: SettledTransaction[] = [];
  for (const { name, upstream } of interfaces) {
    if (upstream === undefined) continue;
    const deals = await dealsAt(at, name);
    // All are read before the first is closed: that changes their states.
    let silent = 0;
    for (const { id, exchanges, state } of await openAt(at, name)) {
      const done =
        silent < limits.settleSilences
          ? await settleOne(at, deals, { exchanges, state })
          : notTried;
      silent = done.isSilent === true ? silent + 1 : 0;
      settled.push({ id, interface: name, ...done });
    }
  }
  return settled;
}

/** What may be open at the providers of a simulator. */
export async function openAtProviders(
  at: ReachedSimulator,
): Promise<Pick<SettledTransaction, "id" | "interface">[]> {
  const found: Pick<SettledTransaction, "id" | "interface">[] = [];
  for (const { name, upstream } of await at.call("GET /interfaces"))
    if (upstream !== undefined)
      for (const { id } of await openAt(at, name)) found.push({ id, interface: name });
  return found;
}

/** What may be open at the provider of an interface: all of it, which may be more than one page. */
async function openAt(at: ReachedSimulator, name: string): Promise<TransactionEntry[]> {
  const lists = openStates.map((state) => openIn(at, { interface: name, state }));
  return (await Promise.all(lists)).flat();
}

async function openIn(
  at: ReachedSimulator,
  wanted: { interface: string; state: (typeof openStates)[number] },
): Promise<TransactionEntry[]> {
  const found: TransactionEntry[] = [];
  for (;;) {
    const query = { ...wanted, after: found.at(-1)?.number, limit: limits.messagesPage };
    const { transactions } = await at.call("GET /transactions", { query });
    found.push(...transactions);
    if (transactions.length < limits.messagesPage) return found;
  }
}

/** Closes the transaction of these messages. */
async function settleOne(
  at: ReachedSimulator,
  deals: readonly Deal[],
  { exchanges, state }: Pick<TransactionEntry, "exchanges" | "state">,
): Promise<Settling> {
  const sale = await saleAmong(at, deals, exchanges);
  const kind = sale?.deal.reversal === undefined ? "confirmation" : "reversal";
  if (sale?.deal[kind] === undefined) return { isClosed: false, text: "no message closes it" };
  const { status, ...done } = await send(at, sale, kind);
  // A provider that has it open takes the message: a refusal says that nothing was.
  const isRefused = status !== undefined && status >= 400 && status < 500;
  return state === "UNKNOWN" && isRefused && (await isListed(at, sale.message.id))
    ? { isClosed: true, text: "was not open" }
    : done;
}

/** Whether the contract lists the answer to the newest message about a transaction. */
async function isListed(at: ReachedSimulator, id: string): Promise<boolean> {
  const { exchanges } = await at.call("GET /transactions/{id}", { params: { id } });
  return exchanges.at(-1)?.findings.every(({ code }) => code !== "provider-status") === true;
}

/** What was sold by these messages: an advice message may have come before the request. */
async function saleAmong(
  at: ReachedSimulator,
  deals: readonly Deal[],
  numbers: readonly number[],
): Promise<TillSale | undefined> {
  for (const number of numbers) {
    const exchange = await at.call("GET /messages/{number}", {
      params: { number },
      query: { judged: false },
    });
    const deal = deals.find(({ request }) => request.operation === exchange.operation);
    if (deal !== undefined && exchange.messageId !== null)
      return saleOf(deal, exchange, exchange.messageId);
  }
  return undefined;
}

function saleOf(deal: Deal, exchange: Exchange, id: string): TillSale {
  const { status, body } = exchange.made ?? { status: exchange.status, body: exchange.answer };
  const { interface: name, operation, messages } = deal.request;
  return {
    deal,
    message: {
      name: "sale",
      operation,
      interface: name,
      method: messages.at(-1)?.method ?? "POST",
      path: exchange.path,
      id,
      body: exchange.request.body,
    },
    answer: status === null ? undefined : { status, body },
    earlier: new Map(),
  };
}

/** Sends the message that closes a sale, until it has a final answer. */
async function send(
  at: ReachedSimulator,
  sale: TillSale,
  kind: "confirmation" | "reversal",
): Promise<Settling & { status?: number }> {
  const over = new AbortController();
  const counter = createCounter(at, over.signal, { [ownHeaders.settle]: "1" });
  await counter.readClock();
  let repeats = 0;
  const till = new Till({
    ...counter,
    wait(milliseconds) {
      repeats += 1;
      if (repeats > limits.settleRepeats) over.abort();
      return counter.wait(milliseconds);
    },
  });
  await till.advise(sale, kind).catch((error: unknown) => {
    if (!over.signal.aborted) throw error;
  });
  const status = till.queue[0]?.deliveries.at(-1);
  const isClosed = status !== null && status !== undefined && (status < 300 || status === 404);
  const done = kind === "reversal" ? "reversed" : "confirmed";
  const isSilent = status === undefined || status === null || status === 504;
  const text = isClosed ? done : `its ${kind} got ${status ?? "no answer"}`;
  return {
    isClosed,
    text,
    ...(isSilent && { isSilent }),
    ...(typeof status === "number" && { status }),
  };
}

export const dealsAt = async ({ call }: ReachedSimulator, name: string): Promise<Deal[]> =>
  dealsOf(await call("GET /examples/{name}", { params: { name } }));

/** The first host that is neither this machine nor named as a sandbox. */
export const unnamedHost = (
  hosts: readonly string[],
  sandbox: readonly string[],
): string | undefined =>
  hosts.find(
    (host) =>
      !isLoopbackHost(host) &&
      !sandbox.includes(host) &&
      !sandbox.includes(host.replace(/:\d+$/, "")),
  );

/** How a data space settles what is open at its providers. */
export interface SettleOptions {
  /** Hosts to which its messages may go, beside this machine. */
  sandbox?: readonly string[];
}

/**
 * The same in process. Rejects with `StartRefused` where messages would go to a host that is not named, and nothing is
 * sent then.
 */
export async function settleInProcess(
  address: SimulatorAddress,
  { sandbox }: SettleOptions = {},
): Promise<SettledTransaction[]> {
  const at = { ...address, call: callsTo(address) };
  const interfaces = await at.call("GET /interfaces");
  refuseUnnamed(
    interfaces.flatMap(({ upstream }) => upstream?.host ?? []),
    sandbox,
  );
  return settleOpen(at);
}

/** Throws `StartRefused` if messages would go to a host that is neither this machine nor named. */
export function refuseUnnamed(hosts: readonly string[], sandbox: readonly string[] = []): void {
  const other = unnamedHost(hosts, sandbox);
  if (other !== undefined)
    throw new StartRefused(
      `Messages would go to ${other}. If that is a sandbox, say so: sandbox: ["${other}"].`,
    );
}

/** Calls of the process's own simulator. */
function callsTo(address: SimulatorAddress): ControlCall {
  async function call<const R extends ControlRoute>(
    route: R,
    ...parts: GivenParts<R>
  ): Promise<AnswerAt<NoInfer<R>>>;
  async function call(route: ControlRoute, parts: CallParts = {}): Promise<unknown> {
    const { method, path } = targetOf(route, parts);
    const response = await fetch(new URL(`/standin${path}`, address.url), {
      method,
      headers: { authorization: authorizationOf(address) },
    });
    if (!response.ok) throw new Error(`${route} was answered ${response.status}.`);
    return response.json();
  }
  return call;
}
