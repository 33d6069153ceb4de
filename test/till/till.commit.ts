import { v4 } from "uuid";
import { createStandin } from "../../src";
import { families } from "../../src/families";
import { examplesOf } from "../../src/families/kit/examples";
import {
  type Behaviour,
  type Trouble,
  misbehaviours,
  troubleOf,
  type Deal,
  dealsOf,
  troubleScenario,
} from "../../src/till/deal";
import { type Counter, Till } from "../../src/till/till";
import { outcomeOf } from "../pos/till";
import { type Tester, newTester } from "../support/standin";
import { VirtualTime } from "../support/virtual-time";

/** Rules that a till in these ways breaks at least, for gift cards. */
const rules: Readonly<Record<Exclude<Behaviour, "well">, string>> = {
  neverBoth: "GC-08",
  unknownIsReversed: "GC-11",
  onlyApprovedIsConfirmed: "GC-10",
  approvedIsClosed: "GC-07",
  refusedGetsNoAdvice: "GC-10",
  repeatedUntilFinal: "GC-13",
  repeatsAreSpaced: "GC-16",
  repeatsAreUnchanged: "GC-14",
  notRepeatedAfterFinal: "GC-15",
  requestsAreSentOnce: "GC-03",
  identifiersComeBack: "GC-18",
  reasonFits: "GC-19",
};

const time = new VirtualTime();
const standin = createStandin({ time });
afterAll(async () => (await standin).close());

const counterOf = ({ client, user }: Tester): Counter => ({
  user,
  newId: () => v4(),
  time: () => new Date(time.now()).toISOString(),
  send: async ({ method, path, body }) => client.send(method, path, body as object | undefined),
  wait: (milliseconds) => {
    time.advance(milliseconds);
    return Promise.resolve();
  },
});

const dealsAt = async (name: string): Promise<Deal[]> => {
  const family = families.find(({ contracts }) => contracts.some((one) => one.name === name));
  const contract = family?.contracts.find((one) => one.name === name);
  if (family === undefined || contract === undefined) throw new Error(`no interface ${name}`);
  return dealsOf(await examplesOf(family, contract, ({ basePath }) => basePath));
};

/** The verdict on a sale of each deal, once every window has closed: rules that were broken, and all. */
async function judged(
  name: string,
  deals: readonly Deal[],
  behaviour: Behaviour,
  trouble: Trouble,
) {
  const tester = newTester(await standin, "7102");
  for (const deal of deals) {
    if (trouble !== "none") tester.space.scenario(troubleScenario(deal, trouble) as never);
    await new Till(counterOf(tester)).sell(deal, behaviour);
  }
  time.advance(1_000_000);
  return tester.space.verdict({ interfaces: [name] });
}

const names = families.flatMap(({ contracts }) => contracts.map(({ name }) => name));

test.each(names)(
  "a till that behaves well breaks no rule of %s, whatever goes wrong",
  async (name) => {
    const deals = await dealsAt(name);
    for (const trouble of ["none", "lost", "refused", "unanswered"] as const) {
      const { rules: all } = await judged(name, deals, "well", trouble);
      const broken = all.filter(({ outcome }) => ["fail", "warn", "error"].includes(outcome));
      expect([trouble, ...broken.map(({ id, checks }) => [id, checks[0]?.text])]).toEqual([
        trouble,
      ]);
    }
  },
);

test.each(Object.entries(rules))(
  "a till that misbehaves as %s says breaks %s",
  async (name, rule) => {
    const behaviour = name as keyof typeof misbehaviours;
    const deals = (await dealsAt("gift-card-v3")).filter(
      ({ request }) => request.operation === "redeem",
    );
    const verdict = await judged("gift-card-v3", deals, behaviour, troubleOf(behaviour));
    expect(outcomeOf(verdict, rule)).toMatch(/^(fail|warn)$/);
  },
);

test("the ways to misbehave are those of this test", () => {
  expect(Object.keys(rules).sort()).toEqual(Object.keys(misbehaviours).sort());
});
