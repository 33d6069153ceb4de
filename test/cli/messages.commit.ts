import type { Messages, Standin } from "../../src";
import { run, runHere } from "../support/program";
import { startStandin } from "../support/standin";
import { newTill } from "../support/messages/gift-card";

let standin: Standin;
/** More than one page, and not a whole number of them. */
const sent = 2_050;

beforeAll(async () => {
  standin = await startStandin();
  const { client } = newTill(standin, "7102", "pos");
  for (let batch = 0; batch < sent; batch += 50) {
    await Promise.all(
      Array.from({ length: 50 }, () => client.get("/giftcard/v3/testServerAdmin/data/card/1")),
    );
  }
});

const here = (args: readonly string[]): string[] => [...args, "--url", standin.url];
const at = (...args: string[]) => runHere(here(args));
const numbers = (out: string): number[] =>
  (JSON.parse(out) as Messages).exchanges.map(({ number }) => number);
const from = (first: number): number[] =>
  Array.from({ length: sent - first + 1 }, (_, index) => first + index);

test.each([
  [1_000, 1_051],
  [1_001, 1_050],
  [2_000, 51],
  [2_049, 2],
  [2_050, 1],
  [99_999, 1],
])("messages --last %i lists all of them", async (last, first) => {
  expect(numbers((await at("messages", "--json", "--last", String(last))).out)).toEqual(
    from(first),
  );
});

test("messages --before lists those before a number", async () => {
  const { out } = await at("messages", "--json", "--before", "4", "--last", "2");
  expect(numbers(out)).toEqual([2, 3]);
});

test("the program writes all of them into a pipe before it ends", async () => {
  const { out } = await run(here(["messages", "--json", "--last", String(sent)]));
  expect(numbers(out)).toEqual(from(1));
});

test("a message of any number can be asked for", async () => {
  expect(JSON.parse((await at("messages", "show", "2050", "--json")).out)).toMatchObject({
    number: 2050,
  });
  expect(await at("messages", "show", "2050")).toMatchObject({
    code: 0,
    out: expect.stringMatching(
      /^Message 2050: singleCardData of gift-card-v3\n {2}sent +GET /,
    ) as string,
  });
  expect(await at("messages", "show", "10005")).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^Message not known \(404\)/) as string,
  });
  expect(await at("messages", "show", "0")).toMatchObject({ code: 2 });
});

test("messages --filter lists those for which all terms hold, however many pages they take", async () => {
  expect(numbers((await at("messages", "--json", "--filter", "status:4xx")).out)).toEqual([]);
  const none = await at("messages", "--filter", "operation:redeem");
  expect(none.out).toBe("No message fits the filter operation:redeem\n");
  const all = ["messages", "--json", "--filter", "method:GET", "--last", "1500"];
  expect(await at(...all)).toMatchObject({
    code: 2,
    err: expect.stringContaining("is not a key") as string,
  });
  const found = await at("messages", "--json", "--filter", "-operation:redeem", "--last", "1500");
  expect(numbers(found.out)).toEqual(from(sent - 1_499));
});
