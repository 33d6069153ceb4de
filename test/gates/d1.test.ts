import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Standin } from "../../src/index";
import { type HttpMessage, httpMessage } from "./messages";
import { Model } from "./model";
import { type Random, randomFrom } from "./random";
import { type Gate, gateTest } from "./report";
import { brokenMessage, visible } from "./replay";
import { figures } from "./tier";
import { Walk } from "./walk";

const user = "determined";

function messagesOf(random: Random, count: number): HttpMessage[] {
  const model = new Model();
  const walk = new Walk(model, random);
  return Array.from({ length: count }, () => {
    if (random.chance(0.1)) return brokenMessage(random, httpMessage(walk.request("load")));
    let { message } = walk.next();
    while (message.pan !== undefined && model.cards.get(message.pan)?.fault !== undefined) ({ message } = walk.next());
    model.apply(message, "3103");
    return httpMessage(message);
  });
}

async function answersOf(gate: Gate, standin: Standin, messages: readonly HttpMessage[]): Promise<string[]> {
  const client = gate.client(standin.url);
  standin.space(user, user).clock({ set: "2031-03-04T09:00:00.000Z", frozen: true });
  const answers: string[] = [];
  for (const message of messages) answers.push(visible(await client.send(message, user)));
  client.close();
  return answers;
}

gateTest("D1", "the same seed and messages give the same bytes, in a fresh instance and across a restart", async (gate) => {
  const { runs, messages: count } = figures.D1;
  const folder = mkdtempSync(join(tmpdir(), "standin-d1-"));
  let same = 0;
  let answered = 0;
  for (let run = 0; run < runs && gate.violations.length < 20; run += 1) {
    const seed = `${gate.seed}-${run}`;
    const messages = messagesOf(randomFrom(gate.seed, "D1", run), count);
    const fresh = await gate.start({ seed });
    const wanted = await answersOf(gate, fresh, messages);
    await fresh.close();
    const half = Math.floor(count / 2);
    const db = join(folder, `${run}.db`);
    const before = await gate.start({ seed, db });
    const first = await answersOf(gate, before, messages.slice(0, half));
    await before.close();
    const after = await gate.start({ seed, db });
    const second = await answersOf(gate, after, messages.slice(half));
    await after.close();
    const seen = [...first, ...second];
    const differs = wanted.findIndex((answer, index) => answer !== seen[index]);
    answered += wanted.length;
    if (differs < 0) same += 1;
    else gate.violation(`run ${run}, message ${differs}: ${String(wanted[differs])} and then ${String(seen[differs])}`);
  }
  rmSync(folder, { recursive: true });
  return { trials: runs, effective: same, floor: runs, notes: { messagesARun: count, answers: answered } };
});
