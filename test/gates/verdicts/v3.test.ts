import { v4 } from "uuid";
import type { Verdict } from "../../../src";
import { adapters } from "../../families/adapters";
import { everything, mutantPlay } from "../../pos/broken-by";
import type { Pos, PosFault } from "../../pos/pos";
import { brokenIn, posAt, reportedIn, verdictAfterwards } from "../../pos/till";
import { judged } from "../../support/judged";
import { VirtualTime } from "../../support/virtual-time";
import { FailingStandin, type Outage, type Strike } from "./outages";
import { planOf } from "./plans";
import { type Random, randomFrom } from "../trial/random";
import { type Gate, gateTest } from "../trial/report";
import { figures } from "../trial/tier";

/** It comes back at once, within the time in which the POS still repeats, or after every window. */
const outageOf = (random: Random): Outage => ({
  kind: random.chance(0.7) ? "kill" : "stop",
  turns: random.int(60),
  ms: random.pick([300, 1_000, 20_000, 300_000, 7_200_000]),
  losesAnswer: random.chance(0.3),
});

/** Most repeats of an advice message, one each ten seconds: more than the longest outages last. */
const deliveries = 5_000;

/** A simulator that goes down, and POS systems that reach it. */
async function startTest(gate: Gate, strike: (standin: FailingStandin) => Strike) {
  const time = new VirtualTime();
  const standin = new FailingStandin(time, (text) => {
    gate.violation(`defect: ${text}`);
  });
  await standin.start();
  const newPos = (name: string, fault?: PosFault): Pos => {
    const pos = posAt({ standin, time }, name, fault, v4());
    standin.serve(pos.line, standin.interfaces[name] ?? "", strike(standin));
    return pos;
  };
  const verdictOn = async (pos: Pos): Promise<Verdict> => {
    await standin.comeBack();
    return verdictAfterwards({ time }, pos);
  };
  return { newPos, verdictOn, end: () => standin.end() };
}

gateTest(
  "V3",
  "a POS that behaves is blamed for nothing, whenever the simulator is killed or stopped",
  async (gate) => {
    const { plans } = figures.V3;
    let outages = 0;
    for (let number = 0; number < plans && gate.violations.length < 10; number += 1) {
      const random = randomFrom(gate.seed, "V3", number);
      const adapter = adapters[number % adapters.length] as (typeof adapters)[number];
      const test = await startTest(gate, () => () => {
        if (!random.chance(0.3)) return undefined;
        outages += 1;
        return outageOf(random);
      });
      const pos = test.newPos(adapter.interface);
      pos.mostDeliveries = { confirmation: deliveries, reversal: deliveries };
      const plan = random.chance(0.5) ? planOf(pos.contract, random) : null;
      pos.line.space.scenario(plan);
      await everything(pos);
      for (const text of brokenIn(await test.verdictOn(pos)))
        gate.violation(`plan ${number} at ${adapter.interface}: ${text}; ${JSON.stringify(plan)}`);
      await test.end();
    }
    return { trials: plans, effective: outages, floor: plans };
  },
);

const rules = judged.flatMap(({ contract, obligations }) =>
  obligations.map((obligation) => ({ name: contract.name, obligation })),
);

gateTest(
  "V3",
  "a POS that misbehaves is told so, though the simulator is killed before a request or when all is sent",
  async (gate) => {
    const { mutants } = figures.V3;
    const random = randomFrom(gate.seed, "V3 mutants");
    let kills = 0;
    for (let number = 0; number < mutants && gate.violations.length < 10; number += 1) {
      const { name, obligation } = random.pick(rules);
      const killed: string[] = [];
      const test = await startTest(gate, (standin) => ({ id, kind }) => {
        if (kind !== "advice" && random.chance(0.3) && standin.killAtRest()) killed.push(id);
        return undefined;
      });
      const play = mutantPlay(test, name, obligation);
      const pos = play.newPos();
      pos.line.space.scenario(play.trouble(pos));
      await play.play(pos);
      kills += killed.length;
      const told = reportedIn(await test.verdictOn(pos)).map((text) => text.split(" ")[0]);
      if (!told.includes(obligation.id))
        gate.violation(
          `mutant ${number}: ${obligation.id} is not told, killed before ${killed.join(", ") || "nothing"}`,
        );
      await test.end();
    }
    return { trials: mutants, effective: kills, floor: Math.floor(mutants / 4) };
  },
);
