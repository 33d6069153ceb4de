import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { limits } from "../../../src/limits/limits";
import { type Client, openClient } from "../trial/client";
import { type HttpMessage, resetMessage } from "../trial/messages";
import { randomFrom } from "../trial/random";
import { type Gate, gateTest } from "../trial/report";
import { type Holding, startSoaked } from "./soaked-process";
import { nightlyFigures } from "../trial/tier";
import { trafficOf } from "../trial/traffic";

const journal = 1_000;
const messagesAChunk = 400;
/** Where the journal is cut: not at each exchange. */
const journalSlack = 1.1;
/** Timers come and go. */
const handleSlack = 8;
/** In so many milliseconds the other side has seen that connections were closed. */
const closingMs = 200;
const megabyte = 1_048_576;

/** Faults that strike now and then: clients that wait, leave, and get what they cannot read. */
const troubles = {
  name: "troubles",
  title: "Now and then something goes wrong",
  interface: "gift-card-v3",
  rules: [
    { on: {}, probability: 0.02, fault: { when: "after", kind: "status", status: 500 } },
    { on: {}, probability: 0.02, fault: { when: "before", kind: "delay", for: "100ms" } },
    { on: {}, probability: 0.02, fault: { when: "after", kind: "no-answer", for: "200ms" } },
    { on: {}, probability: 0.02, fault: { when: "after", kind: "reset" } },
    { on: {}, probability: 0.02, fault: { when: "after", kind: "truncate" } },
  ],
};

/** Messages as the traffic has them, of which more than a data space keeps reach no operation. */
const astrayMessages = (seed: string): HttpMessage[] =>
  trafficOf(randomFrom(seed, "S1 astray"), limits.unmatchedRequests * 100).filter(({ path }) =>
    path.endsWith("/no-uuid"),
  );

/** A call of the control API, which the audit log notes. */
const snapshotMessage: HttpMessage = { method: "PUT", path: "/standin/snapshots/soak" };

/**
 * The messages of one data space, without end. Every other one is reset now and then; the others' records only grow. Lists
 * that are bounded by their number alone would fill for longer than the warming up lasts: they are full from the beginning.
 */
function* messagesOf(
  seed: string,
  number: number,
  astray: readonly HttpMessage[],
): Generator<HttpMessage, never> {
  yield* astray;
  if (number % 2 === 0)
    yield* Array<HttpMessage>((limits.auditEntries * 2) / nightlyFigures.S1.spaces).fill(
      snapshotMessage,
    );
  if (number % 4 === 1) yield { method: "PUT", path: "/standin/scenario", body: troubles };
  for (let chunk = 0; ; chunk += 1) {
    if (number % 2 === 0) yield resetMessage;
    yield* trafficOf(randomFrom(seed, "S1", number, chunk), messagesAChunk);
    yield { method: "GET", path: "/standin/verdict" };
    if (number % 2 === 0) yield snapshotMessage;
  }
}

/** Sends as many messages a second as are due, for so many seconds, and waits for their answers; how many were answered. */
async function sendAtRate(
  next: () => { message: HttpMessage; user: string },
  client: Client,
  seconds: number,
): Promise<number> {
  const { aSecond } = nightlyFigures.S1;
  const startedAt = performance.now();
  const sent: Promise<boolean>[] = [];
  while (sent.length < seconds * aSecond) {
    const due = Math.min(seconds, (performance.now() - startedAt) / 1_000) * aSecond;
    for (; sent.length < due;) {
      const { message, user } = next();
      sent.push(client.send(message, user).then(({ status }) => status !== null));
    }
    await pause(5);
  }
  return (await Promise.all(sent)).filter(Boolean).length;
}

/** Exchanges in the journal of a data space. */
async function journalOf(client: Client, user: string): Promise<number> {
  const numberAt = async (query: string): Promise<number> => {
    const { body } = await client.send(
      { method: "GET", path: `/standin/messages?limit=1${query}` },
      user,
    );
    return (body as { exchanges: { number: number }[] }).exchanges[0]?.number ?? 0;
  };
  return (await numberAt("&newest=true")) - (await numberAt("")) + 1;
}

/** Growth of the heap in megabytes an hour: the line of least squares through samples that are equally far from each other. */
function slopeOf(heaps: readonly number[], hoursBetween: number): number {
  const middle = (heaps.length - 1) / 2;
  const mean = heaps.reduce((sum, heap) => sum + heap, 0) / heaps.length;
  const rise = heaps.reduce((sum, heap, at) => sum + (at - middle) * (heap - mean), 0);
  const run = heaps.reduce((sum, _, at) => sum + (at - middle) ** 2, 0);
  return rise / run / hoursBetween / megabyte;
}

function judge(gate: Gate, samples: readonly Holding[]): Record<string, number> {
  const { sampleSeconds, growth, walMegabytes } = nightlyFigures.S1;
  const slope = slopeOf(
    samples.map(({ heapBytes }) => heapBytes),
    sampleSeconds / 3_600,
  );
  const handles = samples.map((sample) => sample.handles);
  const wal = Math.max(...samples.map(({ walBytes }) => walBytes)) / megabyte;
  const heapAt = (at: number): number =>
    Number(((samples.at(at)?.heapBytes ?? 0) / megabyte).toFixed(1));
  const spread = Math.max(...handles) - Math.min(...handles);
  if (slope >= growth) gate.violation(`the heap grows by ${slope.toFixed(2)} MB an hour`);
  if (wal >= walMegabytes) gate.violation(`the write-ahead log has ${wal.toFixed(1)} MB`);
  if (spread > handleSlack)
    gate.violation(`between ${Math.min(...handles)} and ${Math.max(...handles)} handles`);
  return {
    slopeMBAnHour: Number(slope.toFixed(2)),
    firstHeapMB: heapAt(0),
    lastHeapMB: heapAt(-1),
    walMB: Math.round(wal),
    fewestHandles: Math.min(...handles),
    mostHandles: Math.max(...handles),
  };
}

gateTest(
  "S1",
  "for half an hour at 200 messages a second neither memory, log, handles nor journals grow",
  async (gate) => {
    const { seconds, warmUpSeconds, sampleSeconds, aSecond, spaces } = nightlyFigures.S1;
    const folder = mkdtempSync(join(tmpdir(), "standin-s1-"));
    const soaked = await startSoaked({ db: join(folder, "standin.db"), journal });
    const client = openClient(soaked.url);
    const astray = astrayMessages(gate.seed);
    const users = Array.from({ length: spaces }, (_, number) => ({
      user: `soak-${number}`,
      messages: messagesOf(gate.seed, number, astray),
    }));
    let turn = 0;
    const next = (): { message: HttpMessage; user: string } => {
      const { user, messages } = users[(turn += 1) % spaces] as (typeof users)[number];
      return { message: messages.next().value, user };
    };
    const samples: Holding[] = [];
    let answered = 0;
    for (let at = 0; at < seconds; at += sampleSeconds) {
      answered += await sendAtRate(next, client, sampleSeconds);
      client.close();
      await pause(closingMs);
      const held = await soaked.holding();
      if (at >= warmUpSeconds) samples.push(held);
    }
    const longest = Math.max(
      ...(await Promise.all(users.map(({ user }) => journalOf(client, user)))),
    );
    if (longest > journal * journalSlack)
      gate.violation(`a journal of ${longest} exchanges, ${journal} were allowed`);
    client.close();
    soaked.close();
    rmSync(folder, { recursive: true });
    return {
      trials: turn,
      effective: answered,
      floor: Math.floor(seconds * aSecond * 0.9),
      notes: { longestJournal: longest, ...judge(gate, samples) },
    };
  },
);
