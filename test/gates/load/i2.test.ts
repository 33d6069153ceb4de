import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { StandinOptions } from "../../../src";
import { cards, loadOf, requestPath } from "../../support/messages/gift-card";
import { authorizationOf } from "../trial/client";
import { letLoose } from "./neighbour";
import { type Gate, gateTest } from "../trial/report";
import { startSoaked } from "./soaked-process";
import { figures, tierName } from "../trial/tier";

/** What one may cost the others, where many share a simulator. */
const limits: StandinOptions["limits"] = { requestsPerSecond: 200, heldExchanges: 20 };

const journal = 1_000;
/** Most that the heap may grow beside the neighbour, in bytes. */
const heapGrowth = 256 * 1_048_576;
/** Most milliseconds that 99 of 100 messages may take beside the neighbour: one step of gate L1. */
const mostP99 = 50;

/** A simulator: in this process within `npm test`, in one of its own where memory is looked at. */
async function start(gate: Gate) {
  if (tierName === "quick") {
    const { url } = await gate.start({ limits, journal });
    return { url, heapBytes: () => Promise.resolve(0), close: () => undefined };
  }
  const folder = mkdtempSync(join(tmpdir(), "standin-i2-"));
  const process = await startSoaked({ db: join(folder, "standin.db"), journal, limits }, true);
  return {
    url: process.url,
    heapBytes: async () => (await process.holding()).heapBytes,
    close() {
      process.close();
      rmSync(folder, { recursive: true });
    },
  };
}

const p99 = (times: readonly number[]): number =>
  [...times].sort((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? 0;

/** Somebody who sends one message after the other, from a process of their own. */
interface Victim {
  /** Sends so many; how long each took, in milliseconds. */
  sendAll: () => Promise<number[]>;
  leave: () => void;
}

function createVictim(gate: Gate, url: string): Victim {
  const child = fork(resolve(__dirname, "victim-child.js"));
  const authorization = authorizationOf("victim");
  const message = () => {
    const body = loadOf(cards.empty, 1);
    return { url, path: requestPath("load", body.id), body, authorization };
  };
  return {
    async sendAll() {
      const answered = once(child, "message") as Promise<[Answered[]]>;
      child.send(Array.from({ length: figures.I2.messages }, message));
      const [answers] = await answered;
      for (const { status } of answers)
        if (status !== 201)
          gate.violation(`a message of the victim was answered ${String(status)}`);
      return answers.map(({ milliseconds }) => milliseconds);
    },
    leave() {
      child.kill();
    },
  };
}

interface Answered {
  status: number;
  milliseconds: number;
}

interface Attempt {
  alone: number[];
  beside: number[];
  calls: Record<string, number>;
  refused: number;
}

/** Both halves in turn: the victim alone, and beside the neighbour. */
async function attempt(gate: Gate, url: string, { sendAll }: Victim): Promise<Attempt> {
  const { rounds } = figures.I2;
  const made: Attempt = { alone: [], beside: [], calls: {}, refused: 0 };
  for (let round = 0; round < rounds; round += 1) {
    made.alone.push(...(await sendAll()));
    const neighbour = await letLoose(url);
    made.beside.push(...(await sendAll()));
    await neighbour.stop();
    for (const [kind, count] of Object.entries(neighbour.calls))
      made.calls[kind] = (made.calls[kind] ?? 0) + count;
    made.refused += neighbour.refused;
    for (const text of neighbour.wrong) gate.violation(`the neighbour was answered ${text}`);
  }
  return made;
}

gateTest(
  "I2",
  "beside a neighbour that costs as much as it can, nothing of another data space fails",
  async (gate) => {
    const { rounds, messages, attempts, judged } = figures.I2;
    const standin = await start(gate);
    const victim = createVictim(gate, standin.url);
    try {
      const before = await standin.heapBytes();
      let last = await attempt(gate, standin.url, victim);
      const isSlow = (): boolean => p99(last.beside) > mostP99;
      for (let more = 1; more < attempts && isSlow(); more += 1)
        last = await attempt(gate, standin.url, victim);
      if (judged === 1 && isSlow())
        gate.violation(`p99 ${p99(last.beside)} ms beside, above ${mostP99} ms`);
      const grown = (await standin.heapBytes()) - before;
      if (grown > heapGrowth) gate.violation(`the heap has grown by ${grown} bytes`);
      for (const [kind, count] of Object.entries(last.calls))
        if (count === 0) gate.violation(`the neighbour never came to ${kind}`);
      if (last.refused === 0) gate.violation("the neighbour was never refused");
      return {
        trials: last.alone.length + last.beside.length,
        effective: last.beside.length,
        floor: rounds * messages,
        notes: {
          ...last.calls,
          refused: last.refused,
          heapMegabytes: Math.round(grown / 1_048_576),
          p99Alone: p99(last.alone).toFixed(1),
          p99Beside: p99(last.beside).toFixed(1),
          ratio: (p99(last.beside) / p99(last.alone)).toFixed(1),
        },
      };
    } finally {
      victim.leave();
      standin.close();
    }
  },
);
