import { validMessages } from "../gates/fuzz/valid-messages";
import { randomFrom } from "../gates/trial/random";
import { subjects } from "../gates/trial/subjects";
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

test("messages that overlap may have been taken in either order", async () => {
  for (let seed = 0; seed < 25; seed += 1) expect(await overlappingRun(between, seed)).toEqual([]);
});
