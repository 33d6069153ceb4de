import { v4 } from "uuid";
import type { Exchange } from "../../src";
import type { TransactionList } from "../../src/control/messages/transactions";
import { Client } from "../support/client";
import { cards, redemptionOf, requestPath } from "../support/messages/gift-card";
import { runHere } from "../support/program";
import { startStandin } from "../support/standin";
import { VirtualTime } from "../support/virtual-time";

/** Two sales, of R 118.50 at TILL0005 and of R 40.00 at TILL0004; the first one is sent twice, and confirmed. */
async function twoSales() {
  const time = new VirtualTime();
  const standin = await startStandin({ time });
  const client = new Client(standin.url, "7102", "pos");
  const sale = (amount: number, terminalId: string, basketRef: string) => {
    const request = redemptionOf(cards.funded, amount, { basketRef });
    return JSON.parse(JSON.stringify(request).replace("QY4-0017", terminalId)) as typeof request;
  };
  const first = sale(11_850, "TILL0005", "BASKET-10100");
  const second = sale(4_000, "TILL0004", "BASKET-10200");
  await client.post(requestPath("redemption", first.id), first);
  await client.post(requestPath("redemption", first.id), first);
  time.advance(60_000);
  await client.post(requestPath("redemption", second.id), second);
  const advice = {
    id: v4(),
    requestId: first.id,
    time: "2031-03-04T12:01:00.000Z",
    thirdPartyIdentifiers: [],
    tenders: [],
  };
  await client.post(`${requestPath("redemption", first.id)}/confirmations/${advice.id}`, advice);
  const get = async (path: string, query: Record<string, string>) => {
    const { status, text } = await client.get(`${path}?${new URLSearchParams(query).toString()}`);
    return { status, text, ...(JSON.parse(text) as { exchanges: Exchange[] } & TransactionList) };
  };
  return {
    ...{ standin, first, second, get },
    numbers: async (filter: string, query = {}) =>
      (await get("/standin/messages", { filter, ...query })).exchanges.map(({ number }) => number),
  };
}

describe("a word finds a sale whole", () => {
  test.each<[string, number[]]>([
    ["BASKET-10100", [1, 2, 4]],
    ["basket-10200", [3]],
    ["TILL0005", [1, 2, 4]],
    ["118.50", [1, 2, 4]],
    ['"R 118.50"', [1, 2, 4]],
    ['"R 40"', [3]],
    ["0068", [1, 2, 3, 4]],
    ["redeem", [1, 2, 3, 4]],
    ["confirmRedemption", [1, 2, 4]],
    ["-BASKET-10100", [3]],
    ["BASKET-10100 operation:redeem", [1, 2]],
    ["BASKET-10100 TILL0004", []],
    ["nothing-like-it", []],
    ["till:TILL0004", [3]],
    ["basket:BASKET-10100", [1, 2]],
    ["amount:118.50", [1, 2]],
    ["amount:>100", [1, 2]],
    ["amount:<=40", [3]],
    ["amount:30..50", [3]],
    ["sent-by:pos", [1, 2, 3, 4]],
    ["sent-by:simulator", []],
    ["today", [1, 2, 3, 4]],
    ["yesterday", []],
    ["2031-03-04", [1, 2, 3, 4]],
    ["today 12:00..12:01", [1, 2]],
    ["12:01..13:00 operation:redeem", [3]],
  ])("%s", async (filter, expected) => {
    const { numbers, standin } = await twoSales();
    expect(await numbers(filter)).toEqual(expected);
    expect(standin.messages({ filter }).exchanges.map(({ number }) => number)).toEqual(expected);
    expect(await numbers(filter, { newest: "true", limit: "1" })).toEqual(expected.slice(-1));
    expect(await numbers(filter, { after: "2" })).toEqual(expected.filter((one) => one > 2));
  });
});

test("days are those of a zone", async () => {
  const { numbers } = await twoSales();
  expect(await numbers("today 14:00..14:01")).toEqual([]);
  expect(await numbers("today 14:00..14:01", { zone: "Africa/Johannesburg" })).toEqual([1, 2]);
});

test("transactions are found by the same filter", async () => {
  const { get, first, second } = await twoSales();
  const idsOf = async (filter: string) =>
    (await get("/standin/transactions", { filter })).transactions.map(({ id }) => id);
  expect(await idsOf("TILL0005")).toEqual([first.id]);
  expect(await idsOf("amount:<100")).toEqual([second.id]);
  expect(await idsOf("operation:redeem")).toEqual([first.id, second.id]);
});

test.each([
  ["colour:red", /colour is not a key of a filter/],
  ["amount:much", /amount:much is not an amount/],
  ["today 15:00..14:00", /15:00..14:00 is not a part of a day/],
])("%s is refused with 400 and its place, of messages and of transactions", async (filter, why) => {
  const { get } = await twoSales();
  for (const path of ["/standin/messages", "/standin/transactions"]) {
    const { status, text } = await get(path, { filter });
    expect(status).toBe(400);
    expect(text).toMatch(why);
    expect(text).toContain('"field":"filter"');
  }
});

test("a zone that there is not is refused with 400", async () => {
  const { get } = await twoSales();
  const { status, text } = await get("/standin/messages", { filter: "today", zone: "Nowhere" });
  expect([status, text]).toEqual([400, expect.stringContaining("Nowhere is not a time zone")]);
});

test("the command line finds messages and transactions with a word", async () => {
  const { standin, first } = await twoSales();
  const at = (...args: string[]) => runHere([...args, "--url", standin.url]);
  const messages = await at("messages", "--filter", "BASKET-10100", "--json");
  const { exchanges } = JSON.parse(messages.out) as { exchanges: Exchange[] };
  expect(exchanges.map(({ number }) => number)).toEqual([1, 2, 4]);
  const { out } = await at("transactions", "--filter", "118.50", "--json");
  expect(JSON.parse(out)).toMatchObject({ transactions: [{ id: first.id }] });
});
