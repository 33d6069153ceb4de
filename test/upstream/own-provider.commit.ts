import { type OwnProvider, overlappingRun, startOwnProvider } from "./own-provider";

let between: OwnProvider;
beforeAll(async () => {
  between = await startOwnProvider();
});
afterAll(() => {
  between.close();
});

test("200 transactions whose messages overlap: our own simulator breaches nothing", async () => {
  const found: string[] = [];
  for (let seed = 0; seed < 200; seed += 1) found.push(...(await overlappingRun(between, seed)));
  expect(found).toEqual([]);
});
