import { type Standin, createStandin } from "../../src";
import { families } from "../../src/families";
import { scenarioDirectory } from "../../src/package-files";
import { interfacesOf } from "../../src/scenario/definition";
import { createScenarioLibrary } from "../../src/scenario/load";
import type { Exchange } from "../../src/journal/exchange";
import { adapters } from "../families/adapters";
import type { Pos } from "../pos/pos";
import { type PosTest, brokenIn, startPosTest, verdictOn } from "../pos/till";
import { until } from "../support/standin";
import { VirtualTime } from "../support/virtual-time";

const driven = adapters.map((adapter) => adapter.interface);
const cases = createScenarioLibrary(
  [scenarioDirectory],
  families.flatMap((family) => family.contracts),
)
  .check()
  .flatMap(({ name, scenario }) =>
    (scenario === undefined ? [] : interfacesOf(scenario))
      .filter((one) => driven.includes(one))
      .map((one) => [name, one] as const),
  );

/** Scenarios whose faults strike what the simulator does by itself: a provider does that in its place. */
const ofOwnSteps = ["money-transfer-delivery-fails", "money-transfer-slow-delivery"];
const stepsOfProvider = "it is about steps of the simulator, which are the provider's here";

let provider: Standin;
let through: PosTest;
let alone: PosTest;
beforeAll(async () => {
  const time = new VirtualTime();
  provider = await createStandin({ time });
  through = await startPosTest({ time, provider });
  alone = await startPosTest();
});
afterAll(async () => {
  await through.standin.close();
  await provider.close();
  await alone.standin.close();
});

/** The good POS sells one of each kind. */
async function judged(test: PosTest, scenario: string, pos: Pos) {
  return verdictOn(test, pos, scenario, async () => {
    for (const kind of Object.keys(pos.adapter.kinds)) await pos.sell(kind);
  });
}

test.each(cases)(
  "%s, at %s: the good POS breaks no rule in front of a provider, and the provider breaks nothing",
  async (scenario, name) => {
    const pos = through.newPos(name);
    const verdict = await judged(through, scenario, pos);
    expect(brokenIn(verdict)).toEqual([]);
    const { result } = await judged(alone, scenario, alone.newPos(name));
    const texts = verdict.rules.flatMap(({ checks }) => checks.map(({ text }) => text));
    const isOwn = ofOwnSteps.includes(scenario);
    expect({
      result: verdict.result,
      saysWhy: texts.includes(`no fault of ${scenario} struck: ${stepsOfProvider}`),
    }).toEqual({ result: isOwn ? "inconclusive" : result, saysWhy: isOwn });
    // A message that a fault has delayed may still be on its way: time went on at once.
    const all = (): Exchange[] => pos.line.space.messages({ limit: 1000 }).exchanges;
    await until(() => all().every(({ upstream = { sent: true } }) => upstream.sent));
    const exchanges = all();
    const simulated = exchanges.filter(
      ({ upstream, findings }) =>
        upstream?.sent !== true && findings.every(({ code }) => code !== "not-forwarded"),
    );
    expect(simulated).toEqual([]);
    const breaches = exchanges.flatMap(({ number, findings }) =>
      findings
        .filter(({ code }) => code.startsWith("provider-"))
        .map(({ code, text }) => `${number} ${code}: ${text}`),
    );
    expect(breaches).toEqual([]);
  },
);
