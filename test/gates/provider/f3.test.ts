import { type AddressInfo, type Server, type Socket, createServer } from "node:net";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import type { Exchange, Standin } from "../../../src";
import { silence } from "../../../src/simulator/log";
import { type FuzzedAnswer, type GoodAnswer, fuzzedAnswer } from "../fuzz/answers";
import { validMessages } from "../fuzz/valid-messages";
import type { Client, Reply } from "../trial/client";
import type { HttpMessage } from "../trial/messages";
import { type Random, randomFrom } from "../trial/random";
import { type Gate, gateTest } from "../trial/report";
import { subjects } from "../trial/subjects";
import { figures } from "../trial/tier";

const user = "fuzz";
/** So many answers come before the journal is looked at and dropped. */
const answersABatch = 900;
const atOnce = 16;
/** An exchange ends within the time-out of its provider, or hangs. */
const hangingMs = 60_000;
const heapGrowth = 200;

/** A message, and how a provider answers it. */
interface Valid {
  message: HttpMessage;
  good: GoodAnswer;
}

/** Answers each message as the plan says whose number it carries. */
interface Provider {
  server: Server;
  plans: Map<string, FuzzedAnswer>;
}

async function startProvider(): Promise<Provider> {
  const plans: Provider["plans"] = new Map();
  const server = createServer((socket) => {
    let come = Buffer.alloc(0);
    socket.on("error", () => undefined);
    socket.on("data", (chunk: Buffer) => {
      come = Buffer.concat([come, chunk]);
      const end = come.indexOf("\r\n\r\n");
      if (end < 0) return;
      const head = come.subarray(0, end).toString("latin1");
      const length = Number(/^content-length: *(\d+)/im.exec(head)?.[1] ?? 0);
      if (come.length < end + 4 + length) return;
      come = come.subarray(end + 4 + length);
      answer(socket, plans.get(/^x-plan: *(\d+)/im.exec(head)?.[1] ?? ""));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  return { server, plans };
}

function answer(socket: Socket, plan: FuzzedAnswer | undefined): void {
  if (plan === undefined || plan.end === "closed") socket.end(plan?.bytes ?? "");
  else if (plan.end === "open") socket.write(plan.bytes);
  else
    socket.write(plan.bytes, () => {
      socket.resetAndDestroy();
    });
}

/** Messages of every operation, each with an answer of our own simulator. */
async function goodAnswers(gate: Gate): Promise<Valid[]> {
  const provider = await gate.start();
  const client = gate.client(provider.url);
  const known: Valid[] = [];
  for (const { message } of validMessages.flat()) {
    const { status, text } = await client.send(message, user);
    if (status !== null && !message.path.includes("testServerAdmin"))
      known.push({ message, good: { status, body: text } });
  }
  client.close();
  await provider.close();
  return known;
}

/** A simulator in front of the provider. */
interface Front {
  standin: Standin;
  client: Client;
}

async function startFront(gate: Gate, { server }: Provider, keepAlive: boolean): Promise<Front> {
  const { port } = server.address() as AddressInfo;
  const base = `http://127.0.0.1:${port}`;
  const standin = await gate.start({
    upstream: Object.fromEntries(
      subjects.map(({ name, contract }) => [name, `${base}${contract.basePath}`]),
    ),
    upstreamTimeout: "1s",
    upstreamRate: 10_000,
    upstreamAtOnce: 100,
    upstreamKeepAlive: keepAlive,
    log: {
      ...silence,
      error: (...said: unknown[]) => {
        gate.violation(`an error was logged: ${JSON.stringify(said).slice(0, 300)}`);
      },
    },
  });
  return { standin, client: gate.client(standin.url) };
}

const shown = ({ change, bytes }: FuzzedAnswer): string =>
  `${change}: ${JSON.stringify(bytes.toString("latin1").slice(0, 200))}`;

/** What is wrong with what the POS got for an answer, if anything. */
function complaintOf(plan: FuzzedAnswer, { status, text, ms }: Reply): string | undefined {
  if (ms > hangingMs) return `took ${Math.round(ms)} ms`;
  if (plan.good === undefined || status === null) return undefined;
  const isAsItWas = status === plan.good.status && text === plan.good.body;
  return isAsItWas ? undefined : `a good answer came as ${status} ${text.slice(0, 100)}`;
}

/** What is wrong with an exchange in the journal, if anything. */
function mistakeIn({ outcome, status, upstream }: Exchange): string | undefined {
  if (outcome === "held") return "it never ended";
  if (upstream === undefined) return "it did not go to the provider";
  if (status !== null && status !== upstream.status) return `${status} is not the provider's`;
  return upstream.failure === undefined && upstream.status === undefined
    ? "nothing is said of what became of it"
    : undefined;
}

/** Looks at the journal of a batch, and drops it. How many answers were read as far as a status. */
function readJournal(gate: Gate, { standin }: Front): number {
  const space = standin.space(user, user);
  const { exchanges } = space.messages({ limit: 1_000 });
  for (const exchange of exchanges) {
    const mistake = mistakeIn(exchange);
    if (mistake !== undefined)
      gate.violation(
        `${String(exchange.operation)}: ${mistake}: ${JSON.stringify(exchange.upstream)}`,
      );
  }
  space.reset();
  return exchanges.filter(({ upstream }) => upstream?.status !== undefined).length;
}

/** Sends so many messages, some at a time, and has each answered by another fuzzed answer. */
async function sendBatch(
  gate: Gate,
  { front, provider, known, random }: Parts,
  count: number,
): Promise<void> {
  let sent = 0;
  const sendOn = async (): Promise<void> => {
    while (sent < count && gate.violations.length < 30) {
      sent += 1;
      const number = String(sent);
      const { message, good } = random.pick(known);
      const plan = fuzzedAnswer(good, random);
      provider.plans.set(number, plan);
      const reply = await front.client.send({ ...message, headers: { "x-plan": number } }, user);
      const complaint = complaintOf(plan, reply);
      if (complaint !== undefined) gate.violation(`${shown(plan)}: ${complaint}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, sendOn));
  provider.plans.clear();
}

interface Parts {
  front: Front;
  provider: Provider;
  known: readonly Valid[];
  random: Random;
}

/** Megabytes in use once everything is collected that nobody needs. */
function megabytesInUse(): number {
  setFlagsFromString("--expose-gc");
  runInNewContext("gc()");
  setFlagsFromString("--no-expose-gc");
  const { heapUsed, external } = process.memoryUsage();
  return Math.round((heapUsed + external) / 1024 / 1024);
}

gateTest(
  "F3",
  "whatever a provider answers ends its exchange in time, and is nothing of ours",
  async (gate) => {
    const { answers, readShare } = figures.F3;
    const random = randomFrom(gate.seed, "F3");
    const known = await goodAnswers(gate);
    const provider = await startProvider();
    const fronts = [
      await startFront(gate, provider, false),
      await startFront(gate, provider, true),
    ] as const;
    let read = 0;
    let sent = 0;
    let usedFirst: number | undefined;
    for (let batch = 0; sent < answers && gate.violations.length < 30; batch += 1) {
      const front = fronts[batch % 2 === 0 ? 0 : 1];
      const count = Math.min(answersABatch, Math.ceil(answers / 2), answers - sent);
      await sendBatch(gate, { front, provider, known, random }, count);
      read += readJournal(gate, front);
      sent += count;
      if (batch === 1) usedFirst = megabytesInUse();
    }
    const used = megabytesInUse();
    if (used - (usedFirst ?? used) > heapGrowth)
      gate.violation(`${used} MB are in use, after ${String(usedFirst)} MB at the beginning`);
    if (({} as { polluted?: boolean }).polluted === true) gate.violation("a prototype was changed");
    for (const { standin } of fronts) await standin.close();
    provider.server.close();
    return {
      trials: sent,
      effective: read,
      floor: Math.ceil(answers * readShare),
      notes: { operations: validMessages.length, megabytes: used },
    };
  },
);
