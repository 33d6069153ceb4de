import { ControlRefused } from "../../src";
import {
  type Till,
  base,
  cards,
  loadOf,
  newTill as tillOf,
  redemptionOf,
  requestPath,
  useGiftCards,
} from "../support/messages/gift-card";
import { runHere } from "../support/program";
import { jsonHeaders, open, requestBytes } from "../support/socket";
import { startStandin, until } from "../support/standin";

const { newTill, standin } = useGiftCards();

/** Waits until the tester holds so many messages, and gives the numbers. */
async function heldBy({ space }: Till, count = 1): Promise<number[]> {
  await until(() => space.held().held.length === count);
  return space.held().held.map(({ number }) => number);
}

const sources = ({ space }: Till, number = 1): string[] =>
  space.message(number).strikes.map(({ text }) => text);

describe("a message that is held after its processing", () => {
  test("is listed with its till and its times, and goes on as it is", async () => {
    const till = newTill();
    expect(till.space.hold("redeem")).toEqual({
      name: "hold-1",
      interface: "gift-card-v3",
      operation: "redeem",
      when: "after",
      for: "50s",
      text: "redeem: held after processing for 50s at most",
      held: 0,
    });
    const message = redemptionOf(cards.funded, 1_000);
    const reply = till.redeem(message);
    await heldBy(till);
    const { held, holds } = till.space.held();
    expect(held).toEqual([
      {
        number: 1,
        interface: "gift-card-v3",
        operation: "redeem",
        terminal: "QY4-0017",
        hold: "hold-1",
        when: "after",
        since: expect.any(String) as string,
        posTimesOutAt: expect.any(String) as string,
        endsAt: expect.any(String) as string,
      },
    ]);
    const [since, endsAt, posTimesOutAt] = held
      .flatMap((one) => [one.since, one.endsAt, one.posTimesOutAt])
      .map((instant) => Date.parse(instant));
    expect(endsAt).toBe((since ?? NaN) + 50_000);
    expect(endsAt).toBeLessThan(posTimesOutAt ?? NaN);
    expect(holds).toMatchObject([{ name: "hold-1", held: 1 }]);
    expect(till.space.message(1)).toMatchObject({
      outcome: "held",
      status: null,
      made: { status: 201 },
      stateAfter: "PENDING",
      strikes: [{ source: "tester", text: "the tester held it after processing" }],
    });

    expect(await till.space.decide(1, { as: "it-is" })).toEqual(held[0]);
    expect(await reply).toMatchObject({ status: 201, headers: { "standin-exchange": "1" } });
    expect(till.space.message(1)).toMatchObject({
      outcome: "answered",
      status: 201,
      stateAfter: "PENDING",
    });
    expect(till.space.held().held).toEqual([]);
    expect((await till.confirm("redemption", message.id)).status).toBe(202);
    expect(await till.balances(cards.funded)).toEqual([49_000, 49_000]);
  });

  test("is answered with a status: the state stays, and the reversal is accepted", async () => {
    const till = newTill();
    till.space.hold("redeem", { times: 1 });
    const message = redemptionOf(cards.funded, 1_000);
    const reply = till.redeem(message);
    await heldBy(till);
    await till.space.decide(1, { status: 504 });
    expect((await reply).status).toBe(504);
    expect(till.space.message(1)).toMatchObject({
      outcome: "answered",
      status: 504,
      made: { status: 201 },
      stateAfter: "PENDING",
    });
    expect(sources(till)).toEqual([
      "the tester held it after processing",
      "the tester answers 504 after processing",
    ]);
    expect((await till.balances(cards.funded))[1]).toBe(49_000);
    expect((await till.reverse("redemption", message.id)).status).toBe(202);
    expect(await till.balances(cards.funded)).toEqual([50_000, 50_000]);
    // Times: the second one is not held.
    expect((await till.redeem(redemptionOf(cards.funded, 1_000))).status).toBe(201);
  });

  test("is answered with something else", async () => {
    const till = newTill();
    till.space.hold("redeem");
    const reply = till.redeem(redemptionOf(cards.funded, 1_000));
    await heldBy(till);
    await till.space.decide(1, {
      edit: { status: 200, body: { amounts: { approvedAmount: { amount: 7 } }, card: null } },
    });
    const { status, body } = await reply;
    expect(status).toBe(200);
    expect(body).toMatchObject({ amounts: { approvedAmount: { amount: 7, currency: "710" } } });
    expect(body).not.toHaveProperty("card");
    expect(sources(till)[1]).toBe(
      "the tester changes the answer after processing (status 200; body: amounts, card)",
    );
  });

  test("cannot be refused any more, and may be decided otherwise", async () => {
    const till = newTill();
    till.space.hold("redeem");
    const reply = till.redeem(redemptionOf(cards.funded, 1_000));
    await heldBy(till);
    expect(
      await till.client.post("/standin/held/1", { refuse: "INSUFFICIENT_FUNDS" }),
    ).toMatchObject({ status: 409, body: { errorMessage: "Processed already" } });
    await till.space.decide(1, { status: 503 });
    expect((await reply).status).toBe(503);
  });

  test("whose POS gives up is journalled so, and is not waited for", async () => {
    const till = tillOf(standin(), "raw", "secret");
    till.space.reset();
    till.space.hold("load", { interface: "gift-card-v3" });
    const { connection, id } = loadOverSocket();
    await heldBy(till);
    connection.leave();
    await until(() => till.space.message(1).outcome === "client-left");
    expect(till.space.message(1)).toMatchObject({ status: null, made: { status: 201 } });
    expect(till.space.held().held).toEqual([]);
    expect((await till.client.post("/standin/held/1", { as: "it-is" })).status).toBe(409);
    expect((await till.reverse("load", id)).status).toBe(202);
    expect(await till.card(cards.empty)).toMatchObject({ balance: { amount: 0 } });
  });

  test("that gets nothing keeps its state, and owes a reversal", async () => {
    const till = tillOf(standin(), "raw", "secret");
    till.space.reset();
    till.space.hold("load", { interface: "gift-card-v3" });
    const { connection, id } = loadOverSocket();
    await heldBy(till);
    await till.space.decide(1, { nothing: true });
    expect(till.space.message(1)).toMatchObject({
      outcome: "silent",
      status: null,
      made: { status: 201 },
      stateAfter: "PENDING",
    });
    expect(connection.received()).toBe("");
    connection.leave();
    await until(() => till.space.message(1).clientLeftMs !== undefined);
    expect(await till.space.transaction(id)).toMatchObject({ state: "PENDING", owed: "open" });
    expect((await till.reverse("load", id)).status).toBe(202);
    const { result } = await till.space.verdict();
    expect(result).not.toBe("fail");
  });
});

/** A load over a connection of its own, by the user of the bare connections. */
function loadOverSocket() {
  const message = loadOf(cards.empty, 1);
  const body = JSON.stringify(message);
  const connection = open(standin().url);
  connection.write(requestBytes("POST", requestPath("load", message.id), jsonHeaders(body), body));
  return { id: message.id, connection };
}

describe("a message that is held before its processing", () => {
  test("is in process until then, and goes on as it is", async () => {
    const till = newTill();
    till.space.hold("redeem", { when: "before" });
    const message = redemptionOf(cards.funded, 1_000);
    const reply = till.redeem(message);
    await heldBy(till);
    expect(till.space.message(1)).toMatchObject({ outcome: "held", stateAfter: "PROCESSING" });
    expect(till.space.message(1)).not.toHaveProperty("made");
    expect(await till.balances(cards.funded)).toEqual([50_000, 50_000]);
    await till.space.decide(1, { as: "it-is" });
    expect((await reply).status).toBe(201);
    expect(till.space.message(1)).toMatchObject({ status: 201, stateAfter: "PENDING" });
    expect(await till.balances(cards.funded)).toEqual([49_000, 49_000]);
  });

  test.each([
    [{ status: 503 }, 503, "DECLINED", "the tester answers 503 before processing"],
    [{ status: 504 }, 504, "FAILED", "the tester answers 504 before processing"],
    [{ status: 418 }, 418, "DECLINED", "the tester answers 418 before processing"],
    [
      { refuse: "INSUFFICIENT_FUNDS" },
      400,
      "DECLINED",
      "the tester refuses the message with INSUFFICIENT_FUNDS before processing",
    ],
  ] as const)("is not processed after %j", async (decision, status, stateAfter, text) => {
    const till = newTill();
    till.space.hold("redeem", { when: "before" });
    const reply = till.redeem(redemptionOf(cards.funded, 1_000));
    await heldBy(till);
    await till.space.decide(1, decision);
    expect((await reply).status).toBe(status);
    expect(till.space.message(1)).toMatchObject({
      outcome: "answered",
      status,
      stateAfter,
      unprocessed: true,
    });
    expect(sources(till)).toEqual(["the tester held it before processing", text]);
    expect(await till.balances(cards.funded)).toEqual([50_000, 50_000]);
  });

  test("that gets nothing is not processed, and may be reversed", async () => {
    const till = tillOf(standin(), "raw", "secret");
    till.space.reset();
    till.space.hold("load", { interface: "gift-card-v3", when: "before" });
    const { connection, id } = loadOverSocket();
    await heldBy(till);
    await till.space.decide(1, { nothing: true });
    expect(till.space.message(1)).toMatchObject({ outcome: "silent", stateAfter: "FAILED" });
    connection.leave();
    expect((await till.reverse("load", id)).status).toBe(202);
    expect(await till.card(cards.empty)).toMatchObject({ balance: { amount: 0 } });
  });

  test("is processed, and its answer is changed", async () => {
    const till = newTill();
    till.space.hold("redeem", { when: "before" });
    const reply = till.redeem(redemptionOf(cards.funded, 1_000));
    await heldBy(till);
    await till.space.decide(1, { edit: { status: 202 } });
    expect((await reply).status).toBe(202);
    expect(await till.balances(cards.funded)).toEqual([49_000, 49_000]);
  });

  test("may be reversed meanwhile: then it is not processed", async () => {
    const till = newTill();
    till.space.hold("redeem", { when: "before" });
    const message = redemptionOf(cards.funded, 1_000);
    const reply = till.redeem(message);
    await heldBy(till);
    expect((await till.reverse("redemption", message.id)).status).toBe(202);
    await till.space.decide(1, { as: "it-is" });
    expect((await reply).status).toBe(400);
    expect(await till.balances(cards.funded)).toEqual([50_000, 50_000]);
  });

  test("whose POS gives up is held until somebody decides, and the journal says when", async () => {
    const till = tillOf(standin(), "raw", "secret");
    till.space.reset();
    till.space.hold("load", { interface: "gift-card-v3", when: "before" });
    const { connection, id } = loadOverSocket();
    await heldBy(till);
    connection.leave();
    await until(() => till.space.message(1).clientLeftMs !== undefined);
    expect(till.space.held().held).toMatchObject([
      { number: 1, posGaveUpAt: expect.any(String) as string },
    ]);
    await till.space.decide(1, { as: "it-is" });
    await until(() => till.space.message(1).outcome === "client-left");
    expect(await till.card(cards.empty)).toMatchObject({ balance: { amount: 1 } });
    expect((await till.reverse("load", id)).status).toBe(202);
    expect(await till.card(cards.empty)).toMatchObject({ balance: { amount: 0 } });
  });
});

describe("holds", () => {
  test("of two decisions at once one is carried out", async () => {
    const till = newTill();
    till.space.hold("redeem");
    const reply = till.redeem(redemptionOf(cards.funded, 1_000));
    await heldBy(till);
    const decisions = await Promise.all([
      till.client.post("/standin/held/1", { status: 503 }),
      till.client.post("/standin/held/1", { status: 504 }),
    ]);
    expect(decisions.map(({ status }) => status).sort()).toEqual([200, 409]);
    const first = decisions.findIndex(({ status }) => status === 200);
    expect((await reply).status).toBe([503, 504][first]);
    expect(decisions.find(({ status }) => status === 409)).toMatchObject({
      body: { errorMessage: "Decided already" },
    });
  });

  test("end after their time: the message goes on as it is, and is decided", async () => {
    const till = newTill();
    till.space.hold("redeem", { for: "20ms" });
    expect((await till.redeem(redemptionOf(cards.funded, 1_000))).status).toBe(201);
    expect(sources(till)).toEqual(["the tester held it after processing"]);
    expect((await till.client.post("/standin/held/1", { status: 503 })).status).toBe(409);
  });

  test("go by real time: a clock that stands keeps nobody waiting", async () => {
    const till = newTill();
    till.space.clock({ frozen: true });
    till.space.hold("redeem", { for: "20ms", when: "before" });
    expect((await till.redeem(redemptionOf(cards.funded, 1_000))).status).toBe(201);
  });

  test("are ended: what they hold goes on as it is", async () => {
    const till = newTill();
    till.space.hold("redeem");
    till.space.hold("*", { messages: "advices", when: "before" });
    const message = redemptionOf(cards.funded, 1_000);
    const reply = till.redeem(message);
    await heldBy(till);
    const advice = till.reverse("redemption", message.id);
    await heldBy(till, 2);
    expect(till.space.endHolds("hold-1")).toMatchObject({
      held: [{ number: 1 }],
      holds: [{ name: "hold-1" }],
    });
    expect((await reply).status).toBe(201);
    expect(till.space.held()).toMatchObject({
      held: [{ number: 2, operation: "reverseRedemption" }],
      holds: [{ name: "hold-2", operation: "*", messages: "advices", interface: "*" }],
    });
    expect(await till.client.delete("/standin/holds?name=hold-1")).toMatchObject({
      status: 404,
      body: { errorMessage: "Hold not known", detailMessage: { nearest: "hold-2" } },
    });
    expect((await till.client.delete("/standin/holds")).status).toBe(200);
    expect((await advice).status).toBe(202);
    expect(till.space.held()).toEqual({ held: [], holds: [] });
  });

  test("are ended by a reset, which the POS is told of", async () => {
    const till = newTill();
    till.space.hold("redeem", { when: "before" });
    till.space.hold("load", { interface: "gift-card-v3" });
    const replies = [
      till.redeem(redemptionOf(cards.funded, 1_000)),
      till.load(loadOf(cards.empty, 1)),
    ];
    await heldBy(till, 2);
    till.space.reset();
    const [redemption, load] = await Promise.all(replies);
    expect([redemption?.status, load?.status]).toEqual([500, 500]);
    expect(till.space.held()).toEqual({ held: [], holds: [] });
    expect(till.space.messages().exchanges).toEqual([]);
    expect(await till.balances(cards.funded)).toEqual([50_000, 50_000]);
  });

  test("are ended by a stop: what was not processed is refused, what was is answered", async () => {
    const own = await startStandin();
    const till = tillOf(own, "7102", "pos");
    till.space.hold("redeem", { when: "before" });
    till.space.hold("load", { interface: "gift-card-v3" });
    const replies = [
      till.redeem(redemptionOf(cards.funded, 1_000)),
      till.load(loadOf(cards.empty, 1)),
    ];
    await heldBy(till, 2);
    await own.close();
    const [redemption, load] = await Promise.all(replies);
    expect([redemption?.status, load?.status]).toEqual([503, 201]);
  });

  test("hold 20 messages at a time; the next one passes, and a note says so", async () => {
    const till = newTill();
    till.space.hold("load", { interface: "gift-card-v3" });
    const replies = Array.from({ length: 20 }, () => till.load(loadOf(cards.empty, 1)));
    await heldBy(till, 20);
    expect((await till.load(loadOf(cards.empty, 1))).status).toBe(201);
    expect(till.space.message(21).findings).toContainEqual({
      code: "not-held",
      text: "the tester did not hold it: 20 messages are held already",
    });
    till.space.endHolds();
    expect((await Promise.all(replies)).map(({ status }) => status)).toEqual(
      Array.from({ length: 20 }, () => 201),
    );
  });

  test("leave the scenario its fault: as it is means with it", async () => {
    const till = newTill();
    till.space.fault("redeem", { after: "status 504", times: 1 });
    till.space.hold("redeem");
    const message = redemptionOf(cards.funded, 1_000);
    const reply = till.redeem(message);
    await heldBy(till);
    await till.space.decide(1, { as: "it-is" });
    expect((await reply).status).toBe(504);
    expect(sources(till)).toEqual([
      "rule 1 of fault-1 answers 504 after processing",
      "the tester held it after processing",
    ]);
    expect((await till.reverse("redemption", message.id)).status).toBe(202);
  });

  test("come before and after a provider, which is asked only once it goes on", async () => {
    const provider = tillOf(standin(), "7102", "pos");
    provider.space.reset();
    const front = await startStandin({ upstream: { "gift-card-v3": `${standin().url}${base}` } });
    const till = tillOf(front, "7102", "pos");
    till.space.hold("redeem", { when: "before", times: 1 });
    till.space.hold("redeem", { when: "after", times: 1 });
    const refused = till.redeem(redemptionOf(cards.funded, 1_000));
    await heldBy(till);
    await till.space.decide(1, { status: 503 });
    expect((await refused).status).toBe(503);
    const reply = till.redeem(redemptionOf(cards.funded, 1_000));
    await heldBy(till);
    expect(provider.space.messages().exchanges).toHaveLength(1);
    await till.space.decide(2, { edit: { status: 504 } });
    expect((await reply).status).toBe(504);
    expect(till.space.message(2)).toMatchObject({ status: 504, made: { status: 201 } });
  });

  test("a delivery of the network's own is not held", async () => {
    const till = newTill();
    till.space.fault("redeem", { after: "replay", times: 1 });
    till.space.hold("redeem");
    const reply = till.redeem(redemptionOf(cards.funded, 1_000));
    await heldBy(till);
    await till.space.decide(1, { as: "it-is" });
    expect((await reply).status).toBe(201);
    await until(() => till.space.messages().exchanges.length === 2);
    expect(till.space.message(2)).toMatchObject({ outcome: "discarded", strikes: [] });
  });
});

describe("what is wrong is told of its field", () => {
  test.each([
    [{}, "", "operation must be present"],
    [{ operation: "redeeem" }, "operation", "redeeem is not an operation; did you mean redeem?"],
    [
      { operation: "load" },
      "operation",
      "load is an operation of gift-card-v3 and gift-card: say which interface is meant",
    ],
    [
      { operation: "reset", interface: "gift-card-v3" },
      "operation",
      "reset cannot be held: no POS sends it",
    ],
    [{ operation: "redeem", messages: "advices" }, "messages", "goes with the operation * alone"],
    [{ operation: "*", messages: "some" }, "messages", "must be one of requests, advices, all"],
    [{ operation: "redeem", when: "later" }, "when", "must be one of after, before"],
    [{ operation: "redeem", times: 0 }, "times", "must be from 1 to 1000000"],
    [{ operation: "redeem", for: "11m" }, "for", "11m is longer than the longest wait, 10m"],
    [{ operation: "redeem", for: 7 }, "for", "must be a duration such as 500ms, 90s or 2m"],
  ])("of a hold: %j", async (body, field, msg) => {
    const { client, space } = newTill();
    expect(await client.post("/standin/holds", body)).toMatchObject({
      status: 400,
      body: {
        detailMessage: { formatErrors: [{ field, msg: expect.stringContaining(msg) as string }] },
      },
    });
    expect(space.held().holds).toEqual([]);
  });

  test.each([
    [{}, "", "must have one of as, status, refuse, nothing, edit"],
    [{ status: 503, nothing: true }, "nothing", "cannot be combined with status"],
    [{ as: "it-was" }, "as", "must be one of it-is"],
    [{ status: 200 }, "status", "must be from 400 to 599"],
    [{ refuse: "NO_FUNDS" }, "refuse", "redeem is not refused with NO_FUNDS; possible are"],
    [{ nothing: false }, "nothing", "must be true"],
    [{ edit: {} }, "edit", "must have a status or a body"],
    [{ edit: { status: 100 } }, "edit.status", "must be from 200 to 599"],
    [{ answer: 1 }, "answer", "is unknown"],
  ])("of a decision: %j", async (body, field, msg) => {
    const till = newTill();
    till.space.hold("redeem", { when: "before" });
    const reply = till.redeem(redemptionOf(cards.funded, 1_000));
    await heldBy(till);
    expect(await till.client.post("/standin/held/1", body)).toMatchObject({
      status: 400,
      body: {
        detailMessage: { formatErrors: [{ field, msg: expect.stringContaining(msg) as string }] },
      },
    });
    await till.space.decide(1, { as: "it-is" });
    expect((await reply).status).toBe(201);
  });

  test("a number that is not held", async () => {
    const till = newTill();
    await till.redeem(redemptionOf(cards.funded, 1_000));
    for (const number of ["1", "2", "x"])
      expect(await till.client.post(`/standin/held/${number}`, { as: "it-is" })).toMatchObject({
        status: 404,
        body: { errorMessage: "Message not held" },
      });
    await expect(till.space.decide(1, { as: "it-is" })).rejects.toThrow(ControlRefused);
  });

  test("too many holds, and a message that no POS sends", async () => {
    const till = newTill();
    for (let count = 0; count < 16; count += 1) till.space.hold("redeem");
    expect(await till.client.post("/standin/holds", { operation: "redeem" })).toMatchObject({
      status: 429,
      body: { errorMessage: "Too many holds", detailMessage: { limit: 16 } },
    });
    till.space.endHolds();
    expect(await till.client.post("/standin/holds", { operation: "redeem" })).toMatchObject({
      status: 201,
      body: { name: "hold-1" },
    });
  });
});

describe("the command line", () => {
  const standinCommand = (...args: string[]) =>
    runHere([...args, "--url", standin().url, "--user", "holding:secret"]);
  const instant = /\d\d:\d\d:\d\d/g;

  test("holds, lists, decides and clears, and says what it did", async () => {
    const till = tillOf(standin(), "holding", "secret");
    expect(await standinCommand("held")).toEqual({
      code: 0,
      err: "",
      out: "No message is held.\n",
    });
    expect((await standinCommand("hold", "redeem", "--before", "--times", "1")).out).toBe(
      "hold-1 is set (gift-card-v3): redeem, once: held before processing for 50s at most\n",
    );
    const every = ["hold", "*", "--messages", "advices", "--for", "20s"];
    expect((await standinCommand(...every)).out).toBe(
      "hold-2 is set (*): every advice message: held after processing for 20s at most\n",
    );
    const message = redemptionOf(cards.funded, 1_000);
    const reply = till.redeem(message);
    await heldBy(till);
    const { out } = await standinCommand("held");
    expect(out.replace(instant, "T").split("\n")).toEqual([
      "number  operation  till      held    since     ends      the POS",
      "1       redeem     QY4-0017  before  T  T  waits until T",
      "hold-1 (gift-card-v3): redeem, once: held before processing for 50s at most; held 1",
      "hold-2 (*): every advice message: held after processing for 20s at most; held 0",
      "",
    ]);
    expect(await standinCommand("decide", "1", "refuse", "INSUFFICIENT_FUNDS")).toEqual({
      code: 0,
      err: "",
      out: "Message 1, redeem, goes on: refuse INSUFFICIENT_FUNDS.\n",
    });
    expect((await reply).status).toBe(400);
    expect(await standinCommand("decide", "1", "it-is")).toMatchObject({
      code: 1,
      err: "Decided already (409)\n",
    });

    const advice = till.reverse("redemption", message.id);
    await heldBy(till);
    await standinCommand("decide", "2", "edit", "status=409", "body.errorType=OTHER");
    expect(await advice).toMatchObject({ status: 409, body: { errorType: "OTHER" } });
    expect((await standinCommand("hold", "clear")).out).toBe(
      "Cleared: hold-1 (held 1), hold-2 (held 1).\n",
    );
    expect((await standinCommand("hold", "clear", "--json")).out).toBe(
      '{\n  "held": [],\n  "holds": []\n}\n',
    );
  });

  test.each([
    [["later"], "later is not a decision"],
    [["it-is", "now"], "it-is is not a decision"],
    [["status"], "status takes one value, as in: standin decide 12 status 503"],
    [["status", "503", "504"], "status takes one value"],
    [["edit", "reason=1"], "reason=1 is not a change: give status=STATUS"],
    [["edit", "body=1"], "body=1 is not a change"],
  ])("a decision that is none is wrong usage: %j", async (words, err) => {
    expect(await standinCommand("decide", "1", ...words)).toMatchObject({
      code: 2,
      err: expect.stringContaining(err) as string,
    });
  });
});
