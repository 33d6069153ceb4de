import {
  cards,
  loadOf,
  newTill as tillOf,
  redemptionOf,
  requestPath,
  useGiftCards,
} from "../../support/messages/gift-card";
import { jsonHeaders, open, parse, requestBytes } from "../../support/socket";
import { until, untilHeld } from "../../support/standin";

const { newTill, standin } = useGiftCards();
type Till = ReturnType<typeof newTill>;

const strike = (till: Till, fault: object): void => {
  till.space.scenario({
    name: "hold",
    title: "Hold",
    interface: "gift-card-v3",
    rules: [{ on: { operation: "load" }, fault: fault as never }],
  });
};

/** A load over a connection of its own, by the user of the bare connections. */
function loadOverSocket() {
  const message = loadOf(cards.empty, 1);
  const body = JSON.stringify(message);
  const connection = open(standin().url);
  connection.write(requestBytes("POST", requestPath("load", message.id), jsonHeaders(body), body));
  return { id: message.id, connection };
}

const outcomes = (till: Till, outcome: string): number =>
  till.space.messages().exchanges.filter((exchange) => exchange.outcome === outcome).length;

describe("100 exchanges of a data space may be held", () => {
  test("before processing: the next one is told so, another data space is not concerned", async () => {
    const [till, other] = [newTill(), newTill()];
    strike(till, { when: "before", kind: "delay", for: "10m" });
    const replies = Array.from({ length: 100 }, () => till.load(loadOf(cards.empty, 1)));
    await untilHeld(till.space, 100);
    expect(await till.load(loadOf(cards.empty, 1))).toMatchObject({
      status: 503,
      headers: { "retry-after": "1" },
      body: {
        errorType: "UPSTREAM_UNAVAILABLE",
        errorMessage: "Too many held",
        detailMessage: { bound: "heldExchanges", limit: 100 },
      },
    });
    expect(await till.redeem(redemptionOf(cards.funded, 1))).toMatchObject({ status: 201 });
    expect(await other.load(loadOf(cards.empty, 1))).toMatchObject({ status: 201 });

    till.space.clock({ advanceSeconds: 600 });
    expect((await Promise.all(replies)).map(({ status }) => status)).toEqual(
      Array.from({ length: 100 }, () => 201),
    );
    expect(await till.card(cards.empty)).toMatchObject({ balance: { amount: 100 } });
    const again = till.load(loadOf(cards.empty, 1));
    await untilHeld(till.space);
    till.space.clock({ advanceSeconds: 600 });
    expect(await again).toMatchObject({ status: 201 });
  });

  test("answers that wait give their place back as soon as their client leaves", async () => {
    const till = tillOf(standin(), "raw", "secret");
    strike(till, { when: "after", kind: "no-answer", for: "10m" });
    const held = Array.from({ length: 100 }, () => loadOverSocket());
    await until(() => outcomes(till, "silent") === 100);
    // No place is left: the connection is closed at once.
    expect(await loadOverSocket().connection.closed).toBe("");
    expect(till.space.messages({ newest: true, limit: 1 }).exchanges[0]?.strikes[0]?.text).toMatch(
      /; it did not wait, since too many are held$/,
    );

    for (const { connection } of held) connection.leave();
    await until(() => outcomes(till, "silent") === 101);
    const next = loadOverSocket();
    await until(() => outcomes(till, "silent") === 102);
    expect(next.connection.received()).toBe("");
    next.connection.leave();
    expect(await till.card(cards.empty)).toMatchObject({ balance: { amount: 102 } });
  });

  test("nothing is held for longer than 10 minutes: a scenario that says so is refused", async () => {
    const till = newTill();
    expect(() => {
      strike(till, { when: "before", kind: "delay", for: "601s" });
    }).toThrow("601s is longer than the longest wait, 10m");
    strike(till, { when: "before", kind: "delay", for: "10m" });
    const reply = till.load(loadOf(cards.empty, 1));
    await untilHeld(till.space);
    till.space.clock({ advanceSeconds: 600 });
    expect(await reply).toMatchObject({ status: 201 });
  });
});

test("a client that leaves while its request is in process: it is processed all the same, and may be reversed", async () => {
  const till = tillOf(standin(), "raw", "secret");
  till.space.reset();
  strike(till, { when: "before", kind: "delay", for: "65s" });
  const { id, connection } = loadOverSocket();
  await untilHeld(till.space);
  connection.leave();
  await connection.closed;
  till.space.clock({ advanceSeconds: 65 });
  await until(() => outcomes(till, "held") === 0);
  expect(await till.card(cards.empty)).toMatchObject({ balance: { amount: 1 } });
  expect(await till.reverse("load", id)).toMatchObject({ status: 202 });
  expect(await till.card(cards.empty)).toMatchObject({ balance: { amount: 0 } });
});

test("a declined request whose answer never arrived may be reversed", async () => {
  const till = tillOf(standin(), "raw", "secret");
  till.space.reset();
  strike(till, { when: "after", kind: "delay", for: "30s" });
  const message = loadOf(cards.voided, 1);
  const body = JSON.stringify(message);
  const connection = open(standin().url);
  connection.write(requestBytes("POST", requestPath("load", message.id), jsonHeaders(body), body));
  await until(() => till.space.messages().exchanges.length === 1);
  connection.leave();
  await until(() => till.space.message(1).outcome === "client-left");
  expect(till.space.message(1)).toMatchObject({
    status: null,
    made: { status: 400 },
    stateAfter: "DECLINED",
  });
  expect(await till.reverse("load", message.id)).toMatchObject({ status: 202 });
});

test("an answer that waits goes out when its time has come", async () => {
  const till = tillOf(standin(), "raw", "secret");
  till.space.reset();
  strike(till, { when: "after", kind: "delay", for: "30s" });
  const { connection } = loadOverSocket();
  await until(() => till.space.messages().exchanges.length === 1);
  expect(connection.received()).toBe("");
  till.space.clock({ advanceSeconds: 30 });
  expect(parse(await connection.closed).status).toBe(201);
  await until(() => till.space.message(1).outcome === "answered");
});
