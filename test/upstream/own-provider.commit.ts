import { validMessages } from "../gates/fuzz/valid-messages";
import { randomFrom } from "../gates/trial/random";
import { subjects } from "../gates/trial/subjects";
import { Pos } from "../pos/pos";
import { brokenIn, openStatuses } from "../pos/till";
import { startStandin } from "../support/standin";
import { VirtualTime } from "../support/virtual-time";
import { type OwnProvider, overlappingRun, startOwnProvider } from "./own-provider";

let between: OwnProvider;
beforeAll(async () => {
  between = await startOwnProvider();
});
afterAll(() => {
  between.close();
});

test.each(subjects.map(({ name }) => name))(
  "%s: our own simulator breaches nothing",
  async (name) => {
    for (const valid of validMessages.flat().filter(({ subject }) => subject.name === name)) {
      await between.send(valid.message, name);
      await between.send(valid.message, name);
      for (let seed = 0; seed < 3; seed += 1) {
        const mutant = valid.mutant(randomFrom(name, valid.message.path, seed));
        await between.send(mutant.message, name);
      }
    }
    expect(between.breaches(name)).toEqual([]);
  },
);

test.each(subjects.map(({ name }) => name))(
  "%s: the good POS is judged over a provider as without, and the provider has no breach",
  async (name) => {
    const time = new VirtualTime();
    const [subject] = subjects.filter((one) => one.name === name);
    if (subject === undefined) throw new Error(`nobody says how to drive ${name}`);
    const { contract, adapter } = subject;
    const provider = await startStandin({ time });
    const upstream = { [name]: `${provider.url}${contract.basePath}` };
    const standin = await startStandin({ time, upstream, upstreamRate: 10_000 });
    const pos = new Pos(standin, time, contract, adapter, openStatuses[name] ?? []);
    for (const kind of Object.keys(adapter.kinds)) await pos.sell(kind);
    time.advance(1_000_000);
    const verdict = await pos.line.space.verdict({ interfaces: [name] });
    expect([verdict.result, brokenIn(verdict)]).toEqual(["pass", []]);
    const answers = verdict.observed.exchanges;
    expect(verdict.provider).toEqual({ answers, judged: answers, breaches: [] });
  },
);

test("messages that overlap may have been taken in either order", async () => {
  for (let seed = 0; seed < 25; seed += 1) expect(await overlappingRun(between, seed)).toEqual([]);
});

test("200 transactions whose messages overlap: our own simulator breaches nothing", async () => {
  const found: string[] = [];
  for (let seed = 0; seed < 200; seed += 1) found.push(...(await overlappingRun(between, seed)));
  expect(found).toEqual([]);
});
