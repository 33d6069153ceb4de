import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createStandin } from "../../src";
import {
  type Till,
  adviceFor,
  cards,
  loadOf,
  newTill as tillOf,
  redemptionOf,
  refusal,
  requestFor,
  requestPath,
  useGiftCards,
} from "../support/messages/gift-card";
import { jsonHeaders, open, requestBytes } from "../support/socket";
import { startStandin, until, untilHeld } from "../support/standin";

const { newTill, standin } = useGiftCards();
type Rule = Record<string, unknown>;

const fault504 = { when: "before", kind: "status", status: 504 };
const scenario = (...rules: Rule[]) => ({
  name: "own",
  title: "Own",
  interface: "gift-card-v3",
  rules: rules as never,
});
const strike = (till: Till, ...rules: Rule[]): void => {
  till.space.scenario(scenario(...rules));
};
const statuses = async (
  count: number,
  send: () => Promise<{ status: number }>,
): Promise<number[]> => {
  const seen: number[] = [];
  for (let at = 0; at < count; at += 1) seen.push((await send()).status);
  return seen;
};
const load = (till: Till) => () => till.load(loadOf(cards.empty, 10));

describe("which messages a rule is about", () => {
  const bodyOf = (on: Rule) => ({ on, fault: fault504 });

  test.each<[string, Rule, number]>([
    ["every message", {}, 504],
    ["an operation", { operation: "load" }, 504],
    ["another operation", { operation: "redeem" }, 201],
    ["a part of the body", { body: { card: { pan: cards.empty } } }, 504],
    ["another part", { body: { card: { pan: cards.funded } } }, 201],
    ["a number in the body", { body: { amounts: { requestAmount: { amount: 10 } } } }, 504],
    ["digits", { body: { amounts: { requestAmount: { amount: { matches: "^10$" } } } } }, 504],
    ["an item of a list", { body: { thirdPartyIdentifiers: [{ institutionId: "6001" }] } }, 504],
    ["a property that is not there", { body: { basket: {} } }, 201],
    ["an inherited property", { body: { toString: {} } }, 201],
    ["a header, in any case of letters", { header: { "Content-TYPE": "application/json" } }, 504],
    ["another header", { header: { "x-till": "7" } }, 201],
    ["a path parameter that differs", { path: { loadId: "x" } }, 201],
    [
      "several things, one of which differs",
      { operation: "load", body: { client: { id: "1" } } },
      201,
    ],
  ])("%s", async (_, on, status) => {
    const till = newTill();
    strike(till, bodyOf(on));
    expect(await load(till)()).toMatchObject({ status });
  });

  test("a path parameter", async () => {
    const till = newTill();
    const [message, other] = [loadOf(cards.empty, 10), loadOf(cards.empty, 10)];
    strike(till, { on: { path: { loadId: message.id } }, fault: fault504 });
    expect(await till.load(other)).toMatchObject({ status: 201 });
    expect(await till.load(message)).toMatchObject({ status: 504 });
  });

  test("a query parameter", async () => {
    const till = newTill();
    till.space.scenario({
      ...scenario({ on: { query: { msisdn: "27820000007" } }, fault: fault504 }),
      interface: "airtime",
    });
    expect(await till.client.get("/airtime/v5/msisdn?msisdn=27820000008")).not.toMatchObject({
      status: 504,
    });
    expect(await till.client.get("/airtime/v5/msisdn?msisdn=27820000007")).toMatchObject({
      status: 504,
    });
  });
});

describe("how often", () => {
  test("every time, without more", async () => {
    const till = newTill();
    strike(till, { on: { operation: "load" }, fault: fault504 });
    expect(await statuses(3, load(till))).toEqual([504, 504, 504]);
  });

  test("times: the first ones; nth: one only", async () => {
    const till = newTill();
    strike(till, { on: { operation: "load" }, times: 2, fault: fault504 });
    expect(await statuses(4, load(till))).toEqual([504, 504, 201, 201]);
    strike(till, { on: { operation: "load" }, nth: 3, fault: fault504 });
    expect(await statuses(4, load(till))).toEqual([201, 201, 504, 201]);
  });

  test("of several rules the first that strikes does; each counts for itself", async () => {
    const till = newTill();
    strike(
      till,
      { on: { operation: "load" }, times: 1, fault: fault504 },
      { on: {}, nth: 2, fault: { ...fault504, status: 503 } },
    );
    expect(await statuses(3, load(till))).toEqual([504, 503, 201]);
    expect(till.space.scenario()).toMatchObject({
      active: true,
      rules: [
        { matched: 3, struck: 1 },
        { matched: 3, struck: 1 },
      ],
    });
  });
});

describe("faults", () => {
  test.each([
    ["before", "500", "FAILED", 0],
    ["before", "503", "DECLINED", 0],
    ["after", "504", "PENDING", 10],
  ] as const)("status %s the processing: %s", async (when, status, state, balance) => {
    const till = newTill();
    strike(till, {
      on: { operation: "load" },
      fault: { when, kind: "status", status: Number(status) },
    });
    const reply = await load(till)();
    expect(reply).toMatchObject({
      status: Number(status),
      body: {
        requestType: "LOAD_REQUEST",
        detailMessage: {
          freeString: `Simulated: rule 1 of own answers ${status} ${when} processing.`,
        },
      },
    });
    expect(till.last()).toMatchObject({ stateAfter: state });
    expect(await till.card(cards.empty)).toMatchObject({ balance: { amount: balance } });
  });

  test("a status off the contract, when it is asked for", async () => {
    const till = newTill();
    strike(till, {
      on: { operation: "load" },
      fault: { ...fault504, status: 418, offContract: true },
    });
    expect(await load(till)()).toMatchObject(refusal(418, "GENERAL_ERROR"));
  });

  test("an advice answered 504 before processing is judged when it comes again", async () => {
    const till = newTill();
    const message = loadOf(cards.empty, 10);
    await till.load(message);
    strike(till, { on: { operation: "confirmLoad" }, times: 1, fault: fault504 });
    const advice = adviceFor(message.id, { tenders: [] });
    const path = `${requestPath("load", message.id)}/confirmations/${advice.id}`;
    expect(await till.client.post(path, advice)).toMatchObject({
      status: 504,
      body: { id: advice.id, originalId: message.id },
    });
    expect(till.last()).toMatchObject({ stateAfter: "PENDING" });
    expect(await till.client.post(path, advice)).toMatchObject({ status: 202 });
    expect(await till.balances(cards.empty)).toEqual([10, 10]);
  });

  test("an advice answered 504 after processing took effect; its repeat gets the answer it never had", async () => {
    const till = newTill();
    const message = loadOf(cards.empty, 10);
    await till.load(message);
    strike(till, {
      on: { operation: "confirmLoad" },
      times: 1,
      fault: { ...fault504, when: "after" },
    });
    const advice = adviceFor(message.id, { tenders: [] });
    const path = `${requestPath("load", message.id)}/confirmations/${advice.id}`;
    expect(await till.client.post(path, advice)).toMatchObject({ status: 504 });
    expect(await till.balances(cards.empty)).toEqual([10, 10]);
    expect(await till.client.post(path, advice)).toMatchObject({
      status: 202,
      body: { id: advice.id },
    });
    expect(await till.balances(cards.empty)).toEqual([10, 10]);
  });

  test.each([
    ["before", 0, "FAILED"],
    ["after", 10, "PENDING"],
  ] as const)(
    "no answer, %s the processing: not one byte, then the connection is closed",
    async (when, balance, state) => {
      const till = tillOf(standin(), "raw", "secret");
      till.space.reset();
      strike(till, { on: { operation: "load" }, fault: { when, kind: "no-answer", for: "90s" } });
      const message = loadOf(cards.empty, 10);
      const body = JSON.stringify(message);
      const connection = open(standin().url);
      connection.write(
        requestBytes("POST", requestPath("load", message.id), jsonHeaders(body), body),
      );
      await until(() => till.space.messages().exchanges.length === 1);
      expect(await till.card(cards.empty)).toMatchObject({ balance: { amount: balance } });
      till.space.clock({ advanceSeconds: 89 });
      expect(connection.received()).toBe("");
      till.space.clock({ advanceSeconds: 1 });
      expect(await connection.closed).toBe("");
      expect(till.space.message(1)).toMatchObject({
        outcome: "silent",
        status: null,
        stateAfter: state,
      });
      expect(await till.reverse("load", message.id)).toMatchObject({ status: 202 });
      expect(await till.card(cards.empty)).toMatchObject({ balance: { amount: 0 } });
    },
  );

  test("delay before processing, and an answer that is late", async () => {
    for (const [when, processed] of [
      ["before", 0],
      ["after", 10],
    ] as const) {
      const till = newTill();
      strike(till, { on: { operation: "load" }, fault: { when, kind: "delay", for: "2m" } });
      const reply = load(till)();
      await untilHeld(till.space);
      expect(await till.card(cards.empty)).toMatchObject({ balance: { amount: processed } });
      till.space.clock({ advanceSeconds: 120 });
      expect(await reply).toMatchObject({ status: 201 });
    }
  });

  test("one before and one after processing may strike the same message", async () => {
    const till = newTill();
    strike(
      till,
      { on: {}, fault: { when: "before", kind: "delay", for: "5s" } },
      { on: {}, fault: { ...fault504, when: "after" } },
    );
    const reply = load(till)();
    await untilHeld(till.space);
    till.space.clock({ advanceSeconds: 5 });
    expect(await reply).toMatchObject({ status: 504 });
    expect(till.last().strikes.map(({ source }) => source)).toEqual([
      "scenario:own#1",
      "scenario:own#2",
    ]);
  });

  test("a message that is refused anyway is struck too, and is on record: it may be reversed", async () => {
    const till = newTill();
    strike(till, { on: {}, times: 1, fault: fault504 });
    const message = loadOf(cards.empty, 10);
    expect(await till.load({ ...message, time: "noon" })).toMatchObject({ status: 504 });
    expect(await till.load(message)).toMatchObject(refusal(400, "DUPLICATE_RECORD"));
    expect(await till.reverse("load", message.id)).toMatchObject({ status: 202 });
  });
});

describe("whose scenario", () => {
  test("each data space has its own, and can stop it", async () => {
    const [one, other] = [newTill(), newTill()];
    strike(one, { on: {}, fault: fault504 });
    expect([(await load(one)()).status, (await load(other)()).status]).toEqual([504, 201]);
    expect(one.space.scenario(null)).toMatchObject({ active: false });
    expect(await load(one)()).toMatchObject({ status: 201 });
  });

  test("a reset of the data space counts from zero again", async () => {
    const till = newTill();
    strike(till, { on: { operation: "load" }, times: 1, fault: fault504 });
    expect(await statuses(2, load(till))).toEqual([504, 201]);
    till.space.reset();
    expect(till.space.scenario()).toMatchObject({ rules: [{ matched: 0, struck: 0 }] });
    expect(await statuses(2, load(till))).toEqual([504, 201]);
  });

  test("a reset of the data space forgets a scenario that was stopped", () => {
    const till = newTill();
    strike(till, { on: { operation: "load" }, fault: fault504 });
    till.space.scenario(null);
    till.space.reset();
    expect(till.space.scenario()).not.toHaveProperty("scenario");
  });

  test("everybody's from the start, but for those who stopped it", async () => {
    const everybody = await startStandin({ scenario: "provider-down" });
    const [one, other] = [tillOf(everybody), tillOf(everybody)];
    expect(one.space.scenario()).toMatchObject({
      active: true,
      scenario: { name: "provider-down" },
    });
    expect([(await load(one)()).status, (await load(other)()).status]).toEqual([503, 503]);
    one.space.scenario(null);
    expect([(await load(one)()).status, (await load(other)()).status]).toEqual([201, 503]);
  });

  test("it survives a restart of the process, with its counts", async () => {
    const db = join(mkdtempSync(join(tmpdir(), "standin-run-")), "standin.db");
    const first = await createStandin({ db });
    const till = tillOf(first, "7102", "pos");
    strike(till, { on: { operation: "load" }, nth: 3, fault: fault504 });
    expect(await statuses(2, load(till))).toEqual([201, 201]);
    await first.close();
    const second = await createStandin({ db });
    expect(await statuses(2, load(tillOf(second, "7102", "pos")))).toEqual([504, 201]);
    await second.close();
  });
});

test("the journal tells what each rule had to say", async () => {
  const till = newTill();
  strike(
    till,
    { on: { operation: "redeem" }, fault: fault504 },
    { on: { body: { client: { id: "1" } } }, fault: fault504 },
    { on: { operation: "load" }, nth: 2, fault: fault504 },
    { on: { operation: "load" }, times: 1, fault: fault504 },
    { on: {}, fault: fault504 },
  );
  await load(till)();
  expect(till.last().rules).toEqual([
    { rule: 1, matched: false, struck: false, text: "does not match: it is about redeem" },
    { rule: 2, matched: false, struck: false, text: "does not match: its body.client.id differs" },
    {
      rule: 3,
      matched: true,
      struck: false,
      text: "matches (match number 1), but it strikes only match number 2",
    },
    {
      rule: 4,
      matched: true,
      struck: true,
      text: "matches (match number 1) and answers 504 before processing",
    },
    {
      rule: 5,
      matched: true,
      struck: false,
      text: "matches (match number 1), but an earlier rule strikes first",
    },
  ]);
  expect(till.last().strikes).toEqual([
    {
      source: "scenario:own#4",
      text: "rule 4 of own answers 504 before processing",
      fault: { when: "before", kind: "status", status: 504 },
    },
  ]);
  await till.lookup(requestFor(cards.funded));
  await till.redeem(redemptionOf(cards.funded, 1));
});

test.each([
  ["91", "no-answer"],
  ["93", "status"],
  ["95", "status"],
])(
  "magic-cents is about requests: an advice that repeats the amount of .%s gets through",
  async (cents) => {
    const till = newTill();
    const message = loadOf(cards.empty, Number(`10${cents}`));
    expect((await till.load(message)).status).toBe(201);
    till.space.scenario("magic-cents");
    const amounts = {
      amounts: {
        requestAmount: { amount: Number(`10${cents}`), currency: "710" },
        approvedAmount: { amount: Number(`10${cents}`), currency: "710" },
      },
    };
    expect((await till.confirm("load", message.id, amounts)).status).toBe(202);
  },
);
