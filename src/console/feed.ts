import { effect, signal } from "@preact/signals";
import type { Exchange } from "../journal/exchange";
import { announce } from "./announce";
import { ApiRefusal, ask, credentials, fetchAnswer } from "./api";
import { onReturn, whileSeen } from "./moment";
import { type Failure, failureOf } from "./reading";

type WordTaker = (text: string) => void;
const followers = new Set<readonly [event: string, tell: WordTaker]>();

/**
 * Calls `tell` at an event of the stream beside the messages: a request has reached no operation; a reset, a restore or
 * an undo has replaced what the data space held, and its words. Returns what ends that.
 */
export function onEvent(event: "unmatched" | "reset", tell: WordTaker): () => void {
  const follower = [event, tell] as const;
  followers.add(follower);
  return () => {
    followers.delete(follower);
  };
}

function tellEvent(name: string, text: string): void {
  for (const [event, tell] of followers) if (event === name) tell(text);
  // The messages are others now.
  if (name === "reset") restart();
}

/**
 * The exchanges of a stream of server-sent events, as they come; ends with the stream, or with its event `closed`. The
 * command line's library would be a fiftieth of the first load.
 */
async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Exchange> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const events = (text + decoder.decode(value, { stream: true })).split("\n\n");
    text = events.pop() ?? "";
    for (const event of events) {
      const [, name, data] = /(?:^event: (.*)\n)?^data: (.*)/m.exec(event) ?? [];
      if (name === "closed") return;
      if (data === undefined) continue;
      const said = JSON.parse(data) as Exchange & { text: string };
      if (name === undefined) yield said;
      else tellEvent(name, said.text);
    }
  }
}

/** The oldest message of the data space; null: it has none; undefined: not known yet. */
export const oldest = signal<Exchange | null | undefined>(undefined);

/**
 * Counts the times that the messages began anew: another data space, a reset, the simulator back again. From then on
 * each message that arrives is handed out; who shows those before it reads them.
 */
export const beginnings = signal(0);

/** Has something read again when the messages begin anew; what is shown of it stays until then. */
export function onBeginning(again: () => void): () => void {
  const known = beginnings.peek();
  return beginnings.subscribe((count) => {
    if (count !== known) again();
  });
}

/** Why messages that arrive are not seen; undefined: they are, or that is not known yet. */
export const feedFailure = signal<Failure | undefined>(undefined);

/** Least time between two repaints for what arrives, in milliseconds. */
const gathering = 250;

/** Time between two looks at what no event tells of: a reset while there was no stream, a simulator that came back. */
const lookEvery = 10_000;
const retryEvery = 1_000;
type FeedListener = (arrived: readonly Exchange[]) => void;
const listeners = new Set<FeedListener>();

/** Calls `listener` with the messages that arrive, at most four times a second; returns what ends that. */
export function onArrival(listener: FeedListener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Least time between two looks at what messages did, in milliseconds: each reads a lot. */
const pause = 2_000;

/**
 * Calls `listener` after messages arrived, with all that did since it was called last, at most every two seconds;
 * returns what ends that.
 */
export function afterArrivals(listener: FeedListener): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let gathered: Exchange[] = [];
  const stop = onArrival((arrived) => {
    gathered.push(...arrived);
    timer ??= setTimeout(() => {
      timer = undefined;
      listener(gathered);
      gathered = [];
    }, pause);
  });
  return () => {
    stop();
    clearTimeout(timer);
  };
}

/** The number of the last message that was seen; undefined: not known since the messages began anew. */
let lastSeen: number | undefined;
let waiting: Exchange[] = [];
let running: AbortController | undefined;

/** Looks at the messages of whoever is signed in, while the tab is visible. */
export function startFeed(): void {
  effect(() => {
    running?.abort();
    running = undefined;
    oldest.value = undefined;
    feedFailure.value = undefined;
    if (credentials.value !== undefined) restart();
  });
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) running?.abort();
  });
  onReturn(() => {
    if (credentials.value !== undefined) runStream();
  });
  whileSeen(lookEvery, () => {
    const isRefused = feedFailure.peek() !== undefined;
    if (credentials.value !== undefined && !isRefused) void look().catch(ignoreFailure);
  });
}

/** Begins anew: what was shown is gone. */
export function restart(): void {
  lastSeen = undefined;
  waiting = [];
  runStream();
}

/** The stream tells of the same failure. */
const ignoreFailure = (): void => undefined;

/** Learns which message is the oldest; another one than before means that the messages began anew. */
async function look(): Promise<void> {
  const { exchanges } = await fetchAnswer("GET /messages", { query: { limit: 1, judged: false } });
  const before = oldest.value;
  const now = exchanges[0] ?? null;
  oldest.value = now;
  if (before !== undefined && before !== null && isBeforeThat(now, before)) restart();
}

const isBeforeThat = (now: Exchange | null, before: Exchange): boolean =>
  now === null ||
  now.number < before.number ||
  (now.number === before.number && now.receivedAt !== before.receivedAt);

function runStream(): void {
  running?.abort();
  if (document.hidden) return;
  const mine = new AbortController();
  running = mine;
  void runUntilEnded(mine.signal);
}

const pauseOf = (milliseconds: number): Promise<void> =>
  new Promise((over) => setTimeout(over, milliseconds));

async function runUntilEnded(ended: AbortSignal): Promise<void> {
  const goesOn = (): boolean => !ended.aborted && credentials.peek() !== undefined;
  while (goesOn()) {
    const failure = await follow(ended).then(
      () => undefined,
      (error: unknown) => failureOf(error),
    );
    if (!goesOn()) return;
    feedFailure.value = failure;
    if (failure !== undefined && failure.retryMs === undefined) return;
    await pauseOf(failure?.retryMs ?? retryEvery);
  }
}

/** Takes what arrives for as long as it can. */
async function follow(ended: AbortSignal): Promise<void> {
  await look();
  const from = lastSeen ?? (await beginAtNewest(ended));
  try {
    await stream(from, ended);
  } catch (error) {
    if (!(error instanceof ApiRefusal) || error.status !== 429) throw error;
    await pollForAWhile(from, ended);
  }
}

/** Learns which message is the newest, and hands out those after it. */
async function beginAtNewest(ended: AbortSignal): Promise<number> {
  const { exchanges } = await fetchAnswer("GET /messages", {
    query: { newest: true, limit: 1, judged: false },
    signal: ended,
  });
  ended.throwIfAborted();
  const number = exchanges[0]?.number ?? 0;
  lastSeen = number;
  beginnings.value += 1;
  return number;
}

/** Takes what arrives until the stream ends. */
async function stream(from: number, ended: AbortSignal): Promise<void> {
  const response = await ask("GET /messages/stream", {
    headers: { "last-event-id": String(from) },
    signal: ended,
  });
  if (response.body === null) return;
  feedFailure.value = undefined;
  for await (const exchange of eventsOf(response.body)) take(exchange);
}

/** Polls before it is tried again whether there is a stream: each refusal of one is an error in the browser's log. */
const pollsBetween = 30;

async function pollForAWhile(from: number, ended: AbortSignal): Promise<void> {
  await poll(from, ended);
  for (let left = pollsBetween; left > 0; left -= 1) {
    await pauseOf(retryEvery);
    ended.throwIfAborted();
    await look();
    await poll(lastSeen ?? from, ended);
  }
}

/** One page of what has arrived, where the data space has as many streams as it may. */
async function poll(from: number, ended: AbortSignal): Promise<void> {
  const { exchanges } = await fetchAnswer("GET /messages", {
    query: { after: from, judged: false },
    signal: ended,
  });
  feedFailure.value = undefined;
  exchanges.forEach(take);
}

function take(exchange: Exchange): void {
  const known = oldest.value;
  if (exchange.number === 1 && known?.number === 1 && known.receivedAt !== exchange.receivedAt) {
    oldest.value = exchange;
    restart();
    return;
  }
  lastSeen = Math.max(lastSeen ?? 0, exchange.number);
  if (known === null) {
    oldest.value = exchange;
    announce("The first message arrived");
  }
  if (waiting.length === 0) setTimeout(handOut, gathering);
  waiting.push(exchange);
}

function handOut(): void {
  const arrived = waiting;
  waiting = [];
  if (arrived.length > 0) for (const listener of listeners) listener(arrived);
}
