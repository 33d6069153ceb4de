import { type Agent, request } from "node:http";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { Exchange, StandinSpace } from "../../src";
import type { Operation } from "../../src/contract/operation";
import type { Body } from "../families/suite/adapter";
import type { VirtualTime } from "../support/virtual-time";

/** What a POS got for a message: nothing within its time-out, or no JSON, counts as no answer. */
export type Got = { status: number; body: Body } | undefined;

/** The POS's time-out, and the steps in which its time goes on while it waits, in seconds. */
const patience = 60;
const step = 5;
/** Among so many of the newest messages is the one that waits: of a till alone, and of several at once. */
const lookback = { alone: 3, together: 100 };
/** Turns of the event loop after which something that is not there will not come without time going on. */
const turns = 40;
/** Looks into the journal after which a message that is not there has been dropped by a reset. */
const looksForGone = 5;

/** Where a POS sends its messages, and the time that it shares with the simulator. */
export interface Line {
  url: string;
  authorization: string;
  space: StandinSpace;
  /** Its data space at a provider, to which its messages go and which shares the time. */
  there?: StandinSpace | undefined;
  time: VirtualTime;
  /** Lets time go on where several tills share it; absent: it goes on at once. */
  pass?: ((ms: number) => Promise<void>) | undefined;
  /** Its connections; absent: those of Node. */
  agent?: Agent;
  /** What happens to a message on its way; absent: it is sent, and waits for its answer. */
  around?: ((send: () => Promise<Got>, operation: Operation) => Promise<Got>) | undefined;
  /** Where a reused connection ends without an answer, its HTTP client sends the message again, as some do. */
  resends?: true | undefined;
}

const pathOf = (
  { path, idParameter = "", requestIdParameter = "" }: Operation,
  body: Body,
  id: string,
  requestId: string,
): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    if (name === idParameter) return id;
    return name === requestIdParameter ? requestId : encodeURIComponent(String(body[name]));
  });

const urlOf = (
  line: Line,
  operation: Operation,
  body: Body,
  { id, requestId = "" }: { id: string; requestId?: string },
): string => {
  const query =
    operation.method === "GET"
      ? `?${new URLSearchParams(body as Record<string, string>).toString()}`
      : "";
  return `${line.url}${pathOf(operation, body, id, requestId)}${query}`;
};

/** Sends a message; what does not come back whole, as JSON, is no answer. */
function exchange(
  line: Line,
  operation: Operation,
  body: Body,
  ids: { id: string; requestId?: string },
  leaving: AbortSignal,
): Promise<Got> {
  const text = operation.method === "GET" ? undefined : JSON.stringify(body);
  const headers = {
    authorization: line.authorization,
    ...(text !== undefined && { "content-type": "application/json" }),
  };
  return new Promise((resolve) => {
    const nothing = (): void => {
      resolve(undefined);
    };
    const sent = request(
      urlOf(line, operation, body, ids),
      {
        method: operation.method,
        headers,
        signal: leaving,
        ...(line.agent && { agent: line.agent }),
      },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on("data", (chunk: Buffer) => chunks.push(chunk));
        answer.on("error", nothing);
        answer.on("end", () => {
          resolve(gotFrom(answer.statusCode ?? 0, Buffer.concat(chunks).toString()));
        });
      },
    );
    sent.on("error", () => {
      if (line.resends === true && sent.reusedSocket && !leaving.aborted)
        exchange({ ...line, resends: undefined }, operation, body, ids, leaving).then(
          resolve,
          nothing,
        );
      else nothing();
    });
    sent.end(text);
  });
}

function gotFrom(status: number, text: string): Got {
  try {
    return { status, body: JSON.parse(text) as Body };
  } catch {
    return undefined;
  }
}

/** Lets time go on. */
export async function pass({ pass: together, time }: Line, ms: number): Promise<void> {
  if (together === undefined) time.advance(ms);
  else await together(ms);
}

/** Its client still waits for an answer. */
const isAwaited = ({ outcome, clientLeftMs }: Exchange): boolean =>
  clientLeftMs === undefined && (outcome === "held" || outcome === "silent");

/** The provider has the message, and lets its client wait. */
const isHeldThere = ({ there }: Line, id: string): boolean =>
  there
    ?.messages({ newest: true, limit: lookback.together })
    .exchanges.some((one) => one.messageId === id.toLowerCase() && isAwaited(one)) === true;

/** Sends a message, and waits for its answer as long as a POS does. */
export function sendOver(
  line: Line,
  operation: Operation,
  body: Body,
  ids: { id: string; requestId?: string },
): Promise<Got> {
  const send = (): Promise<Got> => sendAndWait(line, operation, body, ids);
  return line.around === undefined ? send() : line.around(send, operation);
}

async function sendAndWait(
  line: Line,
  operation: Operation,
  body: Body,
  ids: { id: string; requestId?: string },
): Promise<Got> {
  const leaving = new AbortController();
  let got: { answer: Got } | undefined;
  const done = exchange(line, operation, body, ids, leaving.signal).then((answer) => {
    got = { answer };
  });
  const isIn = (): boolean => got !== undefined;
  const ownMessages = () =>
    line.space
      .messages({ newest: true, limit: line.pass ? lookback.together : lookback.alone })
      .exchanges.filter(({ messageId }) => messageId === ids.id.toLowerCase());
  const waitsAtTheOtherEnd = (): boolean =>
    ownMessages().some(
      (message) =>
        isAwaited(message) &&
        // It is on its way to a provider, for which no time has to go on unless it is held there.
        (message.outcome !== "held" ||
          message.upstream?.sent !== false ||
          isHeldThere(line, ids.id)),
    );
  // Another till's reset takes the message out of the journal while its answer is still on the way.
  let missed = 0;
  const isGone = (): boolean => {
    missed = ownMessages().length > 0 ? 0 : missed + 1;
    return line.pass !== undefined && missed >= looksForGone;
  };
  for (let waited = 0; !isIn() && waited < patience;) {
    await until(isIn, turns);
    if (isIn() || !(waitsAtTheOtherEnd() || isGone())) continue;
    await pass(line, step * 1000);
    waited += step;
  }
  await until(isIn, turns);
  if (!isIn()) {
    leaving.abort();
    await done;
    // Seldom, since each look reads the journal.
    for (let looks = 0; looks < turns && waitsAtTheOtherEnd(); looks += 1)
      await until(() => false, turns / 4);
  }
  return got?.answer;
}

/** Sends a message, and hangs up so many milliseconds after it has arrived; where its answer is held, for that would be there. */
export async function hangUpOver(
  line: Line,
  operation: Operation,
  body: Body,
  ids: { id: string; requestId?: string },
  after: number,
): Promise<void> {
  const leaving = new AbortController();
  const {
    exchanges: [before],
  } = line.space.messages({ newest: true, limit: 1 });
  const done = exchange(line, operation, body, ids, leaving.signal);
  const newest = () =>
    line.space
      .messages({ newest: true, limit: 1 })
      .exchanges.find(({ number }) => number !== before?.number);
  await until(() => newest() !== undefined, turns);
  line.time.advance(after);
  leaving.abort();
  await done;
  await until(() => newest()?.clientLeftMs !== undefined, turns);
}

async function until(isSo: () => boolean, most: number): Promise<void> {
  for (let turn = 0; turn < most && !isSo(); turn += 1) await nextTurn();
}
