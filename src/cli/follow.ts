import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";
import { type Exchange, exchangeJson } from "../journal/exchange";
import {
  type ServerOptions,
  Unreachable,
  call,
  failureText,
  noSimulator,
  ask,
} from "./server-client";
import { CommandFailed, printError } from "./command-result";

/** The messages of a data space as they arrive. */
export type MessageStream = Response["body"] & object;

/** Milliseconds between two attempts to reach a simulator that has gone. */
const retryAfter = 500;

/** Follows the messages from the one after `last` on; from now on where no number is given. */
export async function openStream(options: ServerOptions, last?: number): Promise<MessageStream> {
  const response = await ask(
    options,
    "GET /messages/stream",
    last === undefined ? {} : { headers: { "last-event-id": String(last) } },
  );
  if (!response.ok || response.body === null) {
    const failure = failureText(response.status, await response.text());
    // A proxy says so while the simulator behind it starts again.
    throw response.status >= 502
      ? new Unreachable(String(response.status), failure)
      : new CommandFailed(failure);
  }
  if (response.headers.get("content-type") !== "text/event-stream") throw noSimulator(options);
  return response.body;
}

/**
 * Shows what the stream brings, but for what was `listed` as it is. It goes on where the connection breaks off, and
 * waits where the simulator has gone until it is back.
 */
export async function follow(
  stream: MessageStream,
  options: ServerOptions,
  listed: readonly Exchange[],
  show: (exchange: Exchange) => void,
): Promise<never> {
  const known = new Set(listed.map((exchange) => JSON.stringify(exchange)));
  let newest = listed.at(-1);
  let barren = 0;
  for (let open = stream; ;) {
    barren += 1;
    for await (const text of eventsOf(open)) {
      barren = 0;
      const exchange = exchangeJson.read(text);
      // After a reset the numbers begin anew; a held message that is answered comes again under its own.
      if (newest === undefined || exchange.receivedAt >= newest.receivedAt) newest = exchange;
      if (!known.delete(text)) show(exchange);
    }
    // A connection that breaks off is opened again at once, one that brings nothing after a while.
    if (barren > 1) await pause(retryAfter);
    open = await openAgain(options, newest);
  }
}

/** Waits until the simulator answers. Throws `CommandFailed` where it refuses, or where another server answers. */
async function openAgain(
  options: ServerOptions,
  newest: Exchange | undefined,
): Promise<MessageStream> {
  for (let isTold = false; ;) {
    try {
      const stream = await openStream(options, await numberOf(newest, options));
      if (isTold) printError(`The simulator at ${options.url} is back.`);
      return stream;
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error;
    }
    if (!isTold)
      printError(
        `The simulator at ${options.url} is gone. Waiting until it is back; Ctrl-C ends this.`,
      );
    isTold = true;
    await pause(retryAfter);
  }
}

/** The number to go on from; 0 where the journal has begun anew since: then no exchange of it was shown. */
async function numberOf(newest: Exchange | undefined, options: ServerOptions): Promise<number> {
  if (newest === undefined) return 0;
  try {
    const { receivedAt } = await call(options, "GET /messages/{number}", {
      params: { number: newest.number },
    });
    return receivedAt === newest.receivedAt ? newest.number : 0;
  } catch (error) {
    if (error instanceof Unreachable || !(error instanceof CommandFailed)) throw error;
    return 0;
  }
}

/** The exchanges that a stream brings, as JSON texts, until it ends or breaks off. */
async function* eventsOf(stream: MessageStream): AsyncGenerator<string> {
  let isExchange = false;
  try {
    for await (const line of createInterface({ input: Readable.fromWeb(stream) })) {
      if (line.startsWith("id: ")) isExchange = true;
      else if (isExchange && line.startsWith("data: ")) {
        yield line.slice(6);
        isExchange = false;
      }
    }
  } catch (error) {
    // What undici says where the connection breaks off.
    if (!(error instanceof TypeError && error.message === "terminated")) throw error;
  }
}
