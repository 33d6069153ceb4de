import { createStandin } from "../../src";
import {
  base,
  card,
  cards,
  loadOf,
  newTill as tillOf,
  openTransactions,
  redemptionOf,
  requestPath,
  useGiftCards,
} from "../support/messages/gift-card";
import { freeze } from "../support/standin";

const { newTill } = useGiftCards();

test("an exchange, in full", async () => {
  const till = newTill("7102");
  const message = redemptionOf(cards.withPin, 100, {
    card: card(cards.withPin, { clearPin: "7310" }),
  });
  const reply = await till.redeem(message);
  const exchange = till.last();
  expect(exchange).toEqual({
    number: 1,
    name: expect.stringMatching(/^[a-z]{12}$/) as unknown,
    receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) as unknown,
    clock: "2031-03-04T12:00:00.000Z",
    interface: "gift-card-v3",
    operation: "redeem",
    method: "POST",
    path: requestPath("redemption", message.id),
    messageId: message.id,
    requestId: null,
    request: {
      headers: expect.objectContaining({ "content-type": "application/json" }) as unknown,
      body: {
        ...message,
        card: { pan: "609931*********0084", expiryDate: "4912", clearPin: "[masked]" },
      },
    },
    masked: {
      "card.pan": expect.stringMatching(/^v\w{8}$/) as unknown,
      "card.clearPin": expect.stringMatching(/^v\w{8}$/) as unknown,
    },
    outcome: "answered",
    status: 201,
    answer: { ...reply.body, card: { pan: "609931*********0084", expiryDate: "4912" } },
    sameConnectionAs: null,
    durationMs: expect.any(Number) as unknown,
    stateBefore: "NONE",
    stateAfter: "PENDING",
    strikes: [],
    rules: [],
    findings: [],
  });
  expect(reply.headers["standin-exchange"]).toBe("1");
});

test("the same masked value has the same name in every message, and another one another name", async () => {
  const till = newTill();
  const nameOf = async (pan: string) => {
    await till.redeem(redemptionOf(pan, 100));
    return till.last().masked?.["card.pan"];
  };
  const names = [await nameOf(cards.funded), await nameOf(cards.fresh), await nameOf(cards.funded)];
  expect(names[2]).toBe(names[0]);
  expect(names[1]).not.toBe(names[0]);
});

test("an advice names its request, and what it did to it", async () => {
  const till = newTill();
  await till.reverse("load", openTransactions.load.toUpperCase());
  expect(till.last()).toMatchObject({
    operation: "reverseLoad",
    requestId: openTransactions.load,
    stateBefore: "PENDING",
    stateAfter: "REVERSED",
    status: 202,
  });
});

test("what was refused is kept as well: a body that is not JSON, an id that was used", async () => {
  const till = newTill();
  const message = redemptionOf(cards.funded, 100);
  await till.client.post(requestPath("redemption", message.id), "{");
  expect(till.last()).toMatchObject({
    number: 1,
    messageId: message.id,
    status: 400,
    stateBefore: "NONE",
    stateAfter: "NONE",
  });
  expect(till.last().request).not.toHaveProperty("body");
  await till.redeem(message);
  await till.redeem(message);
  expect(till.last()).toMatchObject({
    number: 3,
    status: 400,
    answer: { errorType: "DUPLICATE_RECORD" },
    stateBefore: "PENDING",
    stateAfter: "PENDING",
  });
});

test("the credentials are not in it", async () => {
  const till = newTill();
  await till.redeem(redemptionOf(cards.funded, 100));
  expect(JSON.stringify(till.space.messages())).not.toMatch(/authorization|secret-/);
});

test("it is bounded: the oldest exchanges go, numbers go on, and it says how many went", async () => {
  const standin = await createStandin({ journal: 20 });
  const till = tillOf(standin);
  for (let sent = 0; sent < 60; sent += 1) await till.load(loadOf(cards.empty, 1));
  const { exchanges, trimmed } = till.space.messages();
  expect(exchanges.at(-1)?.number).toBe(60);
  expect(exchanges.length).toBeGreaterThanOrEqual(20);
  expect(exchanges.length).toBeLessThan(60);
  expect(trimmed).toBe(60 - exchanges.length);
  expect(() => till.space.message(1)).toThrow();
  await standin.close();
});

test("a long body is replaced by a note of its size", async () => {
  const till = newTill();
  await till.redeem(redemptionOf(cards.funded, 100, { surprise: "x".repeat(70_000) }));
  expect(till.last().request.body).toEqual({
    notKept: expect.stringMatching(/^7\d{4} (bytes|characters) of JSON$/) as unknown,
  });
  expect(till.last()).toMatchObject({ status: 201 });
});

test("reads of the administration are in it; those without credentials belong to nobody", async () => {
  const till = newTill();
  await till.client.get(`${base}/testServerAdmin/data/card/${cards.funded}`);
  expect(till.last()).toMatchObject({
    operation: "singleCardData",
    path: `${base}/testServerAdmin/data/card/609931*********0068`,
    status: 200,
  });
});

test("two runs of the same messages after a reset give the same account", async () => {
  const till = newTill();
  const messages = [
    redemptionOf(cards.funded, 100),
    loadOf(cards.voided, 5),
    loadOf(cards.empty, 5),
  ];
  const run = async (): Promise<unknown> => {
    till.space.reset();
    freeze(till.space);
    for (const message of messages) await till.redeem(message);
    return till.space.messages().exchanges.map((exchange) => ({
      ...exchange,
      name: "",
      receivedAt: "",
      durationMs: 0,
      request: { ...exchange.request, headers: {} },
    }));
  };
  expect(await run()).toEqual(await run());
});
