import type { Scenario } from "../../../src/scenario/definition";
import { adapters } from "../../families/adapters";
import { planOf } from "./plans";
import { type Random, randomFrom } from "../trial/random";
import { gateTest, seed } from "../trial/report";
import { figures } from "../trial/tier";
import type { Pos } from "../../pos/pos";
import { sparedHabits } from "../../pos/spared-habits";
import { startStandin } from "../../support/standin";
import { SharedTime } from "../../support/virtual-time";
import { brokenIn, startPosTest, verdictOn } from "../../pos/till";

const sturdy = sparedHabits.filter(({ isSturdy }) => isSturdy === true);

/**
 * Two to four lanes of a shop sell at once, some of them at one till: no kind twice at a till, and of what serves one sale
 * alone, one.
 */
async function sellAtOnce(pos: Pos, random: Random): Promise<void> {
  const together = new SharedTime(pos.time);
  const kinds = Object.keys(pos.adapter.kinds);
  const isSingle = (kind: string): boolean => {
    const { rival, things } = pos.adapter.kinds[kind] ?? {};
    return rival !== undefined && things === undefined;
  };
  const single = kinds.filter(isSingle);
  const taken = new Set<string>();
  const lanes = Array.from({ length: 2 + random.int(3) }, () => {
    const till = `TILL000${random.int(4)}`;
    const isNew = (kind: string): boolean => taken.size < taken.add(till + kind).size;
    const sales = kinds.filter((kind) => !isSingle(kind) && random.chance(0.6) && isNew(kind));
    return { pos: pos.beside(till, together.pass), sales };
  });
  if (single.length > 0) random.pick(lanes).sales.push(random.pick(single));
  await together.work(
    lanes.map((lane) => async () => {
      for (const kind of lane.sales) await lane.pos.sell(kind);
    }),
  );
}

/** Rules that warn of tills at once: a card that one till has voided is used at another. */
const warnsAtOnce = ["GC-21"];

/**
 * Sells all kinds, or in several lanes at once, seldom with a reset or a restore between a request and its advice, of
 * whichever lane. Now and then it has a habit that was once blamed. Returns the rules that may warn.
 */
async function tradeOf(pos: Pos, random: Random): Promise<readonly string[]> {
  const { space } = pos.line;
  if (random.chance(0.1))
    pos.between = () => {
      if (random.chance(0.3)) space.reset();
    };
  else if (random.chance(0.1)) {
    await space.snapshots.save("before");
    pos.between = async () => {
      if (random.chance(0.3)) await space.snapshots.restore("before");
    };
  }
  const isAtOnce = random.chance(0.4);
  if (isAtOnce) await sellAtOnce(pos, random);
  else for (const kind of Object.keys(pos.adapter.kinds)) await pos.sell(kind);
  const habit = random.pick([
    undefined,
    ...sturdy.filter((one) => one.interface === pos.contract.name),
  ]);
  await habit?.play(pos);
  return [...(isAtOnce ? warnsAtOnce : []), ...(habit?.warns ?? [])];
}

/** One plan in so many is played in front of a provider that has a plan of its own. */
const throughProvider = 3;

/** Sells all kinds, in front of a provider to which something happens too. */
async function tradeThrough(pos: Pos, there: Scenario): Promise<void> {
  pos.line.there?.scenario(there);
  for (const kind of Object.keys(pos.adapter.kinds)) await pos.sell(kind);
}

gateTest("V1", "a POS that behaves is blamed for nothing, whatever goes wrong", async (gate) => {
  const { plans } = figures.V1;
  const alone = await startPosTest();
  const { time } = alone;
  const through = await startPosTest({ time, provider: await startStandin({ time }) });
  let struck = 0;
  for (let number = 0; number < plans && gate.violations.length < 10; number += 1) {
    const random = randomFrom(seed, "V1", number);
    const adapter = adapters[number % adapters.length];
    if (adapter === undefined) break;
    const isThrough = number % throughProvider === 0;
    const test = isThrough ? through : alone;
    const pos = isThrough ? test.newPos(adapter.interface) : test.pos(adapter.interface);
    const plan = planOf(pos.contract, random);
    const there = isThrough ? planOf(pos.contract, random) : undefined;
    let warns: readonly string[] = [];
    const verdict = await verdictOn(test, pos, plan, async () => {
      if (there !== undefined) await tradeThrough(pos, there);
      else warns = await tradeOf(pos, random);
    });
    if (pos.line.space.messages().exchanges.some(({ strikes }) => strikes.length > 0)) struck += 1;
    const blamed = brokenIn(verdict).filter(
      (text) => !warns.some((id) => text.startsWith(`${id} warn`)),
    );
    for (const text of blamed)
      gate.violation(
        `plan ${number} at ${adapter.interface}: ${text}; ${JSON.stringify([plan, there])}`,
      );
  }
  await alone.standin.close();
  await through.standin.close();
  return { trials: plans, effective: struck, floor: plans / 2 };
});
