import { v4 } from "uuid";
import type { JudgedMessages } from "../../src/control/messages/judged-messages";
import type { TransactionDetail, TransactionList } from "../../src/control/messages/transactions";
import { adviceFor as airtimeAdvice, saleOf } from "../support/messages/airtime";
import {
  cards,
  loadOf,
  newTill as tillOf,
  openTransactions,
  redemptionOf,
  refusal,
  useGiftCards,
} from "../support/messages/gift-card";
import { untilHeld } from "../support/standin";
import { runHere } from "../support/program";

const { newTill, standin } = useGiftCards();
type Till = ReturnType<typeof newTill>;

const listOf = async ({ client }: Till, query = ""): Promise<TransactionList["transactions"]> => {
  const { text } = await client.get(`/standin/transactions${query}`);
  return (JSON.parse(text) as TransactionList).transactions;
};
const detailOf = async ({ client }: Till, id: string): Promise<TransactionDetail> =>
  JSON.parse((await client.get(`/standin/transactions/${id}`)).text) as TransactionDetail;

/** A transaction with the ids of the rules that are listed of it, in place of their words. */
const withRuleIds = (one: TransactionList["transactions"][number]) => ({
  ...one,
  judged: one.judged.map(({ rule, outcome }) => `${rule} ${outcome}`),
  missing: one.missing.map(({ operation, rule }) => `${operation} ${rule}`),
});

const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) as string;

test("a transaction for each request, in its state, with the numbers of its messages", async () => {
  const till = newTill();
  const [redemption, load] = [redemptionOf(cards.funded, 100), loadOf(cards.empty, 50)];
  await till.redeem(redemption);
  await till.load(load);
  await till.reverse("redemption", redemption.id);
  expect((await listOf(till)).map(withRuleIds)).toEqual([
    {
      number: 1,
      id: redemption.id,
      interface: "gift-card-v3",
      kind: "redemption",
      state: "REVERSED",
      till: "QY4-0017",
      amount: { amount: 100, currency: "710" },
      owed: "nothing",
      judged: ["GC-18 fail", "GC-29 warn"],
      missing: [],
      since: time,
      receivedAt: time,
      exchanges: [1, 3],
    },
    {
      number: 2,
      id: load.id,
      interface: "gift-card-v3",
      kind: "load",
      state: "PENDING",
      till: "QY4-0017",
      amount: { amount: 50, currency: "710" },
      owed: "open",
      judged: ["GC-07 open", "GC-29 warn"],
      missing: ["confirmLoad GC-07"],
      since: time,
      receivedAt: time,
      exchanges: [2],
    },
  ]);
});

test("by state, by interface, in pages from either end", async () => {
  const till = newTill();
  const loads = [1, 2, 3, 4].map((amount) => loadOf(cards.empty, amount));
  for (const load of loads) await till.load(load);
  await till.confirm("load", String(loads[1]?.id));
  const ids = loads.map(({ id }) => id);
  const listed = async (query: string) =>
    (await listOf(till, query)).map(({ id }) => ids.indexOf(id));
  expect(await listed("?state=PENDING")).toEqual([0, 2, 3]);
  expect(await listed("?state=pending&limit=2")).toEqual([0, 2]);
  expect(await listed("?state=PENDING&limit=2&newest=true")).toEqual([2, 3]);
  expect(await listed("?after=2")).toEqual([2, 3]);
  expect(await listed("?limit=0&newest=true")).toEqual([]);
  expect(await listed("?before=4&limit=2&newest=true")).toEqual([1, 2]);
  expect(await listed("?interface=gift-card-v3&state=CONFIRMED")).toEqual([1]);
  expect(await listed("?interface=voucher")).toEqual([]);
});

test("the filters that only a verdict answers find the transactions of the messages that they find", async () => {
  const till = newTill();
  const [redemption, load] = [redemptionOf(cards.funded, 100), loadOf(cards.empty, 50)];
  await till.redeem(redemption);
  await till.load(load);
  await till.reverse("redemption", redemption.id);
  const ids = [redemption.id, load.id];
  const [found, meant]: [number[][], number[][]] = [[], []];
  const filters = ["broken:fail", "rule:GC-07", "owed:open", "owed:overdue", "-rule:GC-29 QY4"];
  for (const filter of filters) {
    const query = `?filter=${encodeURIComponent(filter)}`;
    found.push((await listOf(till, query)).map(({ id }) => ids.indexOf(id)));
    const { exchanges } = (await till.client.get(`/standin/messages${query}`))
      .body as unknown as JudgedMessages;
    meant.push(exchanges.map((one) => ids.indexOf(one.requestId ?? one.messageId ?? "")));
  }
  expect(found).toEqual([[0], [1], [1], [], [0]]);
  expect(meant.map((those) => [...new Set(those)].sort())).toEqual(found);
  expect(await till.client.get("/standin/transactions?filter=broken:maybe")).toMatchObject(
    refusal(400, "GENERAL_ERROR"),
  );
});

test("one with its messages, and what is open: an approved request is to be closed", async () => {
  const till = newTill();
  const load = loadOf(cards.empty, 50);
  await till.load(load);
  const approved = await detailOf(till, load.id);
  expect(approved).toMatchObject({ id: load.id, kind: "load", state: "PENDING" });
  expect(approved.exchanges.map(({ number, status }) => [number, status])).toEqual([[1, 201]]);
  const { receivedAt, durationMs } = till.space.message(1);
  const [window, ...others] = approved.open;
  expect(others).toEqual([]);
  expect(window).toEqual({
    rule: expect.stringMatching(/^GC-/) as string,
    sentence: expect.any(String) as string,
    text: expect.any(String) as string,
    // It is owed within 300 seconds; what comes within half as long again is late, and only warned of.
    until: new Date(Date.parse(receivedAt) + durationMs + 450_000).toISOString(),
  });

  await till.confirm("load", load.id);
  const closed = await detailOf(till, load.id.toUpperCase());
  expect(closed).toMatchObject({ state: "CONFIRMED", advice: "confirmation", open: [] });
});

test("each message has the entities that it changed, before and after", async () => {
  const till = newTill();
  const load = loadOf(cards.empty, 50);
  await till.load(load);
  await till.load(load);
  await till.confirm("load", load.id);
  const change = { family: "gift-card", type: "cards", key: cards.empty, currency: "710" };
  expect((await detailOf(till, load.id)).exchanges.map(({ changes }) => changes)).toEqual([
    [{ ...change, before: { book: 0 }, after: { book: 50 } }],
    [],
    [{ ...change, before: { available: 0 }, after: { available: 50 } }],
  ]);
});

test("a held message has what it changed before and after the wait", async () => {
  const till = newTill();
  till.space.scenario({
    name: "held",
    title: "Held",
    interface: "gift-card-v3",
    rules: [
      {
        on: { operation: "load" },
        times: 1,
        fault: { when: "before", kind: "delay", for: "60s" },
      },
    ],
  });
  const load = loadOf(cards.empty, 50);
  const sent = till.load(load);
  await untilHeld(till.space);
  expect((await detailOf(till, load.id)).exchanges[0]?.changes).toEqual([]);
  till.space.clock({ advanceSeconds: 60 });
  expect((await sent).status).toBe(201);
  expect((await detailOf(till, load.id)).exchanges[0]?.changes).toEqual([
    {
      family: "gift-card",
      type: "cards",
      key: cards.empty,
      currency: "710",
      before: { book: 0 },
      after: { book: 50 },
    },
  ]);
});

test("a request with an unknown outcome is to be reversed", async () => {
  const till = newTill();
  const fault = { when: "after", kind: "status", status: 504 } as const;
  till.space.scenario({
    name: "unknown-outcome",
    title: "The outcome is unknown",
    interface: "gift-card-v3",
    rules: [{ on: { operation: "redeem" }, times: 1, fault }],
  });
  const redemption = redemptionOf(cards.funded, 100);
  await till.redeem(redemption);
  const { exchanges, open } = await detailOf(till, redemption.id);
  expect(exchanges.map(({ status }) => status)).toEqual([504]);
  expect(open.map(({ text }) => text)).toEqual([
    expect.stringMatching(/^reversal of redemption .* within 90 s .*: not seen yet/),
  ]);
});

test("a rule is told at the message that broke it", async () => {
  const till = newTill();
  const redemption = redemptionOf(cards.funded, 100);
  await till.redeem(redemption);
  await till.confirm("redemption", redemption.id);
  await till.reverse("redemption", redemption.id);
  const { exchanges, judged } = await detailOf(till, redemption.id);
  const broken = exchanges.map((one) => one.judged.map(({ rule }) => rule));
  expect(broken[2]).toContain("GC-08");
  expect(broken[0]).not.toContain("GC-08");
  expect(judged.map(({ rule }) => rule)).toContain("GC-08");
});

test("an advice whose request never came has a transaction too; one of the fixtures has when its advice comes", async () => {
  const till = newTill();
  const id = v4();
  await till.reverse("redemption", id);
  await till.confirm("load", openTransactions.load);
  expect((await listOf(till)).map(({ kind, state }) => [kind, state])).toEqual([
    ["redemption", "TOMBSTONE"],
    ["load", "CONFIRMED"],
  ]);
});

test("after a restore, a transaction that is not there any more has no state", async () => {
  const till = newTill();
  await till.space.snapshots.save("before");
  const load = loadOf(cards.empty, 50);
  await till.load(load);
  await till.space.snapshots.restore("before");
  const [entry] = await listOf(till);
  expect(entry?.id).toBe(load.id);
  expect(entry).not.toHaveProperty("state");
});

test.each(["state=PENDING&colour=red", "limit=x", "newest=perhaps"])(
  "%s is refused",
  async (query) => {
    expect(await newTill().client.get(`/standin/transactions?${query}`)).toMatchObject(
      refusal(400, "GENERAL_ERROR"),
    );
  },
);

test.each([v4(), "not-an-id"])("%s is not known", async (id) => {
  expect(await newTill().client.get(`/standin/transactions/${id}`)).toMatchObject(
    refusal(404, "GENERAL_ERROR"),
  );
});

test("of another interface: bill payment's kinds are found by their own names", async () => {
  const till = newTill();
  const transactions = await till.space.transactions({ interface: "bill-payment", newest: true });
  expect(transactions).toEqual({ transactions: [] });
});

test("in the terminal", async () => {
  const till = tillOf(standin(), "quay9", "own");
  const at = (...args: string[]) =>
    runHere([...args, "--url", standin().url, "--user", "quay9:own"]);
  expect((await at("transactions")).out).toBe("There are no such transactions.\n");
  const load = loadOf(cards.empty, 50);
  await till.load(load);
  const { out } = await at("transactions", "--state", "pending");
  expect(out).toMatch(/^id +interface +kind +state +owed +missing +since +messages\n/);
  expect(out).toContain(`${load.id}  gift-card-v3  load  PENDING`);
  const shown = await at("transactions", "show", load.id);
  expect(shown.out).toContain(`load ${load.id} of gift-card-v3: PENDING\n`);
  expect(shown.out).toContain(`\n1 changed gift-card cards ${cards.empty}: book 0 > 50\n`);
  expect(shown.out).toMatch(/\nOPEN GC-07: Confirm or reverse every approved request\./);
  expect(JSON.parse((await at("transactions", "--json")).out)).toEqual(
    await till.space.transactions(),
  );
  expect(await at("transactions", "show", v4())).toMatchObject({ code: 1 });
});

test("an advice and a refused repeat have the till and the amount of the request that came first", async () => {
  const { client } = newTill();
  const sale = saleOf("NWAIR20");
  await client.post("/airtime/v5/purchases", sale);
  expect((await client.post("/airtime/v5/purchases", sale)).status).toBe(400);
  await client.post(
    "/airtime/v5/purchases/reversals",
    airtimeAdvice(sale.id, { reversalReason: "CANCELLED" }),
  );
  const { exchanges } = (await client.get("/standin/messages")).body as unknown as JudgedMessages;
  const known = { till: "HS000417", amount: { amount: 2000, currency: "710" } };
  expect(exchanges.map((one) => one.sale)).toEqual([undefined, known, known]);
});

test("a message says which later one brought its sale to another state", async () => {
  const till = newTill();
  const load = loadOf(cards.empty, 50);
  await till.load(load);
  await till.load(load);
  const latersOf = async (query: string) => {
    const { body } = await till.client.get(`/standin/messages?${query}`);
    return (body as unknown as JudgedMessages).exchanges.map(({ later }) => later);
  };
  expect(await latersOf("")).toEqual([undefined, undefined]);
  await till.confirm("load", load.id);
  const confirmed = { number: 3, state: "CONFIRMED" };
  expect(await latersOf("")).toEqual([confirmed, confirmed, undefined]);
  expect(await latersOf("filter=operation:load&limit=1")).toEqual([confirmed]);
  expect((await till.client.get("/standin/messages/1")).body["later"]).toEqual(confirmed);
  expect(await latersOf("judged=false")).toEqual([undefined, undefined, undefined]);
});
