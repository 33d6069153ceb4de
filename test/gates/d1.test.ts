import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Standin } from "../../src/index";
import type { HttpMessage } from "./messages";
import { randomFrom } from "./random";
import { type Gate, gateTest } from "./report";
import { visible } from "./replay";
import { figures } from "./tier";
import { trafficOf } from "./traffic";

const user = "determined";

interface Run {
  seed: string;
  messages: readonly HttpMessage[];
  /** Where the messages are cut in two. */
  half: number;
  folder: string;
}

async function answersOf(gate: Gate, standin: Standin, messages: readonly HttpMessage[]): Promise<string[]> {
  const client = gate.client(standin.url);
  standin.space(user, user).clock({ set: "2031-03-04T09:00:00.000Z", frozen: true });
  const answers: string[] = [];
  for (const message of messages) answers.push(visible(await client.send(message, user)));
  client.close();
  return answers;
}

/** The second half of the messages is answered by another process on the same file. */
async function acrossRestart(gate: Gate, { seed, messages, half, folder }: Run): Promise<string[]> {
  const db = join(folder, `${seed}.db`);
  const before = await gate.start({ seed, db });
  const first = await answersOf(gate, before, messages.slice(0, half));
  await before.close();
  const after = await gate.start({ seed, db });
  const second = await answersOf(gate, after, messages.slice(half));
  await after.close();
  return [...first, ...second];
}

/** It is answered by an instance of another seed, once its data space was put back to a snapshot of the first half. */
async function acrossSnapshot(gate: Gate, { seed, messages, half }: Run): Promise<string[]> {
  const before = await gate.start({ seed });
  const first = await answersOf(gate, before, messages.slice(0, half));
  before.space(user, user).snapshots.save("half");
  const file: unknown = JSON.parse(JSON.stringify(before.space(user, user).snapshots.export("half")));
  await before.close();
  const after = await gate.start({ seed: `${seed} of another` });
  // As many exchanges as in the journal of the first instance: it goes on across the restore, and so do its numbers.
  await answersOf(gate, after, messages.slice(0, half));
  after.space(user, user).snapshots.import("half", file);
  after.space(user, user).snapshots.restore("half");
  const second = await answersOf(gate, after, messages.slice(half));
  await after.close();
  return [...first, ...second];
}

gateTest("D1", "the same seed and messages give the same bytes: in a fresh instance, across a restart, after a snapshot was restored", async (gate) => {
  const { runs, messages: count } = figures.D1;
  const folder = mkdtempSync(join(tmpdir(), "standin-d1-"));
  let same = 0;
  let answered = 0;
  for (let run = 0; run < runs && gate.violations.length < 20; run += 1) {
    const seed = `${gate.seed}-${run}`;
    const messages = trafficOf(randomFrom(gate.seed, "D1", run), count);
    const fresh = await gate.start({ seed });
    const wanted = await answersOf(gate, fresh, messages);
    await fresh.close();
    const way = run % 2 === 0 ? acrossRestart : acrossSnapshot;
    const seen = await way(gate, { seed, messages, half: Math.floor(count / 2), folder });
    const differs = wanted.findIndex((answer, index) => answer !== seen[index]);
    answered += wanted.length;
    if (differs < 0) same += 1;
    else gate.violation(`run ${run}, message ${differs}: ${String(wanted[differs])} and then ${String(seen[differs])}`);
  }
  rmSync(folder, { recursive: true });
  return { trials: runs, effective: same, floor: runs, notes: { messagesARun: count, answers: answered } };
});
