import { createScenarioLibrary } from "../../src/scenario/load";
import { interfacesOf } from "../../src/scenario/definition";
import { families } from "../../src/families";
import { scenarioDirectory } from "../../src/package-files";
import { adapters } from "../families/adapters";
import { type PosTest, brokenIn, brokenWhenTrimmed, startPosTest, verdictOn } from "../pos/till";

const library = createScenarioLibrary(
  [scenarioDirectory],
  families.flatMap((family) => family.contracts),
).check();
const driven = adapters.map((adapter) => adapter.interface);
const cases = library.flatMap(({ name, scenario }) =>
  (scenario === undefined ? [] : interfacesOf(scenario))
    .filter((one) => driven.includes(one))
    .map((one) => [name, one] as const),
);

let test_: PosTest;
beforeAll(async () => {
  test_ = await startPosTest();
});
afterAll(() => test_.standin.close());

describe("the good POS breaks no rule", () => {
  test.each(driven)("%s, without a fault", async (name) => {
    const pos = test_.pos(name);
    const verdict = await verdictOn(test_, pos, null, async () => {
      for (const kind of Object.keys(pos.adapter.kinds)) await pos.sell(kind);
    });
    expect(brokenIn(verdict)).toEqual([]);
    expect(verdict.result).toBe("pass");
    expect(await brokenWhenTrimmed(pos)).toEqual([]);
  });

  test.each(cases)("%s, at %s", async (scenario, name) => {
    const pos = test_.pos(name);
    const verdict = await verdictOn(test_, pos, scenario, async () => {
      for (const kind of Object.keys(pos.adapter.kinds)) await pos.sell(kind);
    });
    expect(brokenIn(verdict)).toEqual([]);
    expect(await brokenWhenTrimmed(pos)).toEqual([]);
  });

  const expecting = new Set(
    library.flatMap(({ name, scenario }) => (scenario?.expect === undefined ? [] : [name])),
  );
  test.each(cases.filter(([scenario]) => expecting.has(scenario)))(
    "%s, at %s: what it expects holds for a POS that sells more than once, too",
    async (scenario, name) => {
      const pos = test_.pos(name);
      const kinds = Object.keys(pos.adapter.kinds);
      const verdict = await verdictOn(test_, pos, scenario, async () => {
        for (const kind of [...kinds, ...kinds]) await pos.sell(kind);
      });
      expect(brokenIn(verdict).filter((text) => text.startsWith("SCENARIO-"))).toEqual([]);
    },
  );
});
