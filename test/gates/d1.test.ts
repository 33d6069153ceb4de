import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Standin } from "../../src";
import type { HttpMessage } from "./trial/messages";
import { randomFrom } from "./trial/random";
import { type Gate, gateTest } from "./trial/report";
import { visible } from "./trial/replay";
import { figures } from "./trial/tier";
import { trafficOf } from "./trial/traffic";

/** One run: its own messages, in a data space of its own. */
interface Run {
  user: string;
  messages: readonly HttpMessage[];
  /** Where the messages are cut in two. */
  half: number;
  /** What a fresh instance answered. */
  wanted: string[];
}

/** Runs that share their instances, and so their seed. */
interface Group {
  gate: Gate;
  seed: string;
  folder: string;
}

async function answersOf(
  gate: Gate,
  standin: Standin,
  user: string,
  messages: readonly HttpMessage[],
): Promise<string[]> {
  const client = gate.client(standin.url);
  standin.space(user, user).clock({ set: "2031-03-04T09:00:00.000Z", frozen: true });
  const answers: string[] = [];
  for (const message of messages) answers.push(visible(await client.send(message, user)));
  client.close();
  return answers;
}

const firstHalf = ({ messages, half }: Run): readonly HttpMessage[] => messages.slice(0, half);
const secondHalf = ({ messages, half }: Run): readonly HttpMessage[] => messages.slice(half);

async function inTurn<T>(runs: readonly Run[], work: (run: Run) => Promise<T>): Promise<T[]> {
  const done: T[] = [];
  for (const run of runs) done.push(await work(run));
  return done;
}

/** The second half of the messages is answered by another process on the same file. */
async function acrossRestart(
  { gate, seed, folder }: Group,
  runs: readonly Run[],
): Promise<string[][]> {
  const db = join(folder, `${seed}.db`);
  const before = await gate.start({ seed, db });
  const first = await inTurn(runs, (run) => answersOf(gate, before, run.user, firstHalf(run)));
  await before.close();
  const after = await gate.start({ seed, db });
  const second = await inTurn(runs, (run) => answersOf(gate, after, run.user, secondHalf(run)));
  await after.close();
  return first.map((answers, index) => [...answers, ...(second[index] ?? [])]);
}

/** It is answered by an instance of another seed, once its data space was put back to a snapshot of the first half. */
async function acrossSnapshot({ gate, seed }: Group, runs: readonly Run[]): Promise<string[][]> {
  const before = await gate.start({ seed });
  const after = await gate.start({ seed: `${seed} of another` });
  const answers = await inTurn(runs, async (run) => {
    const { user } = run;
    const first = await answersOf(gate, before, user, firstHalf(run));
    const { snapshots } = before.space(user, user);
    await snapshots.save("half");
    const file: unknown = JSON.parse(JSON.stringify(await snapshots.export("half")));
    // As many exchanges as in the journal of the first instance: it goes on across the restore, and so do its numbers.
    await answersOf(gate, after, user, firstHalf(run));
    await after.space(user, user).snapshots.import("half", file);
    await after.space(user, user).snapshots.restore("half");
    return [...first, ...(await answersOf(gate, after, user, secondHalf(run)))];
  });
  await before.close();
  await after.close();
  return answers;
}

/** Runs that share their instances: a start costs more than a run. */
const runsAGroup = 10;

async function wantedOf(group: Group, numbers: readonly number[]): Promise<Run[]> {
  const { gate, seed } = group;
  const fresh = await gate.start({ seed });
  const runs: Run[] = [];
  for (const number of numbers) {
    const messages = trafficOf(randomFrom(gate.seed, "D1", number), figures.D1.messages);
    const user = `determined-${number}`;
    runs.push({
      user,
      messages,
      half: Math.floor(messages.length / 2),
      wanted: await answersOf(gate, fresh, user, messages),
    });
  }
  await fresh.close();
  return runs;
}

gateTest(
  "D1",
  "the same seed and messages give the same bytes: in a fresh instance, across a restart, after a snapshot was restored",
  async (gate) => {
    const { runs: count, messages } = figures.D1;
    const folder = mkdtempSync(join(tmpdir(), "standin-d1-"));
    let same = 0;
    for (let first = 0; first < count && gate.violations.length < 20; first += runsAGroup) {
      const group = { gate, seed: `${gate.seed}-${first}`, folder };
      const runs = await wantedOf(
        group,
        Array.from({ length: Math.min(runsAGroup, count - first) }, (_, index) => first + index),
      );
      const seen =
        (first / runsAGroup) % 2 === 0
          ? await acrossRestart(group, runs)
          : await acrossSnapshot(group, runs);
      for (const [index, { user, wanted }] of runs.entries()) {
        const differs = wanted.findIndex((answer, at) => answer !== seen[index]?.[at]);
        if (differs < 0) same += 1;
        else
          gate.violation(
            `${user}, message ${differs}: ${String(wanted[differs])} and then ${String(seen[index]?.[differs])}`,
          );
      }
    }
    rmSync(folder, { recursive: true });
    return {
      trials: count,
      effective: same,
      floor: count,
      notes: { messagesARun: messages, answers: count * messages },
    };
  },
);
