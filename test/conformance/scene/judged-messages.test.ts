import { Client } from "../../support/client";
import {
  adviceFor,
  advicePath,
  cards,
  loadOf,
  redemptionOf,
  requestPath,
} from "../../support/messages/gift-card";
import { runHere } from "../../support/program";
import { startStandin, until } from "../../support/standin";
import { VirtualTime } from "../../support/virtual-time";

/** A load that nothing closes, and a redemption whose answer is lost. */
async function start() {
  const time = new VirtualTime();
  const standin = await startStandin({ time });
  const client = new Client(standin.url, "7102", "pos");
  const load = loadOf(cards.empty, 50);
  await client.post(requestPath("load", load.id), load);
  standin.scenario("redemption-answer-lost");
  const redemption = redemptionOf(cards.funded, 100);
  const sent = client.postIntoSilence(requestPath("redemption", redemption.id), redemption);
  await until(() => standin.messages({ filter: "status:silent" }).exchanges.length > 0);
  time.advance(91_000);
  await sent;
  const reverse = () => {
    const late = adviceFor(redemption.id, { reversalReason: "TIMEOUT" });
    return client.post(advicePath("redemption", "reversals", redemption.id, late.id), late);
  };
  const listed = async (query: string): Promise<string[]> => {
    const { body } = await client.get(`/standin/messages?${query}`);
    return (body as unknown as { exchanges: Listed[] }).exchanges.map(wordsOf);
  };
  return { time, standin, client, redemption, reverse, listed };
}

interface Listed {
  number: number;
  operation: string | null;
  judged?: readonly { rule: string; outcome: string }[];
}

const wordsOf = ({ number, operation, judged }: Listed): string =>
  [
    number,
    operation,
    ...(judged?.map(({ rule, outcome }) => `${rule} ${outcome}`) ?? ["not judged"]),
  ].join(" ");

test("a message has the rules that it breaks or has not kept yet, in the words of the verdict", async () => {
  const { time, standin, client, listed } = await start();
  expect(await listed("")).toEqual(["1 load GC-07 open", "2 redeem GC-11 open"]);
  time.advance(3_600_000);
  expect(await listed("limit=1&newest=true")).toEqual(["2 redeem GC-11 fail"]);
  const { judged = [] } = await standin.message(2, { judged: true });
  const { rules } = await standin.verdict();
  const rule = rules.find(({ id }) => id === "GC-11");
  expect(judged).toEqual([
    {
      rule: "GC-11",
      sentence: rule?.sentence,
      outcome: "fail",
      text: rule?.checks[0]?.text,
      remedy: rule?.remedy,
      due: "2031-03-04T12:02:30.000Z",
      failsAt: "2031-03-04T12:03:15.000Z",
    },
  ]);
  expect((await client.get("/standin/messages/2")).body).toEqual({
    ...standin.message(2),
    judged,
  });
});

test("filters find messages by what the verdict says, on pages as well", async () => {
  const { time, standin, listed } = await start();
  const of = (filter: string) => listed(`filter=${encodeURIComponent(filter)}`);
  expect(await of("owed:open")).toEqual(["1 load GC-07 open", "2 redeem GC-11 open"]);
  expect(await of("broken:any")).toEqual([]);
  time.advance(3_600_000);
  expect(await of("broken:fail")).toEqual(["1 load GC-07 fail", "2 redeem GC-11 fail"]);
  expect(await of("owed:overdue operation:load")).toEqual(["1 load GC-07 fail"]);
  expect(await of("rule:gc-11")).toEqual(["2 redeem GC-11 fail"]);
  expect(await of("broken:warn")).toEqual([]);
  expect(await of("-rule:GC-11")).toEqual(["1 load GC-07 fail"]);
  expect(await listed("filter=broken:any&limit=1")).toEqual(["1 load GC-07 fail"]);
  expect(await listed("filter=broken:any&limit=1&newest=true")).toEqual(["2 redeem GC-11 fail"]);
  expect(await listed("filter=broken:any&before=2")).toEqual(["1 load GC-07 fail"]);
  expect(await listed("filter=broken:any&after=1")).toEqual(["2 redeem GC-11 fail"]);
  expect(await listed("limit=0")).toEqual([]);
  const found = await standin.messages({ filter: "rule:GC-11", judged: true });
  expect(found.exchanges.map(wordsOf)).toEqual(["2 redeem GC-11 fail"]);
});

test("judged=false leaves the verdict out, and takes no filter that asks for it", async () => {
  const { standin, client, listed } = await start();
  expect(await listed("judged=false")).toEqual(["1 load not judged", "2 redeem not judged"]);
  expect((await client.get("/standin/messages/2?judged=false")).body).toEqual(standin.message(2));
  const refused = await client.get("/standin/messages?judged=false&filter=broken:any");
  expect(refused.status).toBe(400);
  expect(refused.body).toMatchObject({
    detailMessage: {
      formatErrors: [{ field: "filter", msg: expect.stringContaining("judged=true") as string }],
    },
  });
  expect(() => standin.messages({ filter: "owed:open" })).toThrow("judged=true");
});

test("messages are counted by what is asked for most", async () => {
  const { time, client } = await start();
  const counts = async () => (await client.get("/standin/messages/counts")).body;
  const none = { refused: 0, notes: 0, unmatched: 0 };
  expect(await counts()).toEqual({ ...none, messages: 2, broken: 0, notSent: 1, open: 2 });
  await client.post("/giftcard/v2/redemptions", {});
  time.advance(3_600_000);
  expect(await counts()).toEqual({
    ...{ messages: 2, broken: 2, refused: 0, notSent: 1, open: 0, notes: 0, unmatched: 1 },
  });
});

test("a transaction says what is missing, until it comes", async () => {
  const { time, standin, redemption, reverse } = await start();
  const missingOf = async (id: string) => (await standin.transaction(id)).missing;
  const times = { due: "2031-03-04T12:02:30.000Z", failsAt: "2031-03-04T12:03:15.000Z" };
  const loadTimes = { due: "2031-03-04T12:05:00.000Z", failsAt: "2031-03-04T12:07:30.000Z" };
  const reversal = { operation: "reverseRedemption", rule: "GC-11", ...times };
  expect(await missingOf(redemption.id)).toEqual([reversal]);
  const { transactions } = await standin.transactions();
  expect(transactions.map(({ missing }) => missing)).toEqual([
    [{ operation: "confirmLoad", or: ["reverseLoad"], rule: "GC-07", ...loadTimes }],
    await missingOf(redemption.id),
  ]);
  time.advance(3_600_000);
  expect(await missingOf(redemption.id)).toEqual([reversal]);
  await reverse();
  expect(await missingOf(redemption.id)).toEqual([]);
});

test("an advice message has the till and the amount of its request, whatever the filter", async () => {
  const { client, reverse } = await start();
  await reverse();
  const { body } = await client.get("/standin/messages?filter=operation:reverseRedemption");
  const sale = { till: "QY4-0017", amount: { amount: 100, currency: "710" } };
  expect(body).toMatchObject({ exchanges: [{ operation: "reverseRedemption", sale }] });
  expect((await client.get("/standin/messages/3")).body).toMatchObject({ sale });
});

test("in the terminal rules are on the row, on the message and on the transaction", async () => {
  const { time, standin, redemption } = await start();
  time.advance(3_600_000);
  const at = async (...args: string[]) =>
    (await runHere([...args, "--url", standin.url, "--user", "7102:pos"])).out;
  const list = await at("messages", "--filter", "broken:any");
  expect(list).toMatch(/ 2 .* redeem .*FAIL GC-11/);
  const shown = await at("messages", "show", "2");
  expect(shown).toContain("  FAIL GC-11: Reverse a request whose outcome is unknown");
  expect(shown).toContain("due 2031-03-04T12:02:30.000Z, overdue since 2031-03-04T12:03:15.000Z");
  expect(shown).toContain("    To do: Queue a reversal with the request's id");
  expect(await at("transactions")).toMatch(/overdue +reverseRedemption \(GC-11\)/);
  expect(await at("transactions", "show", redemption.id)).toContain(
    "missing: reverseRedemption, due 2031-03-04T12:02:30.000Z, " +
      "GC-11 fails 2031-03-04T12:03:15.000Z\n",
  );
});
