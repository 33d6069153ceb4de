import { v4 } from "uuid";
import {
  cards,
  kinds,
  loadOf,
  redemptionOf,
  refusal,
  requestFor,
  useGiftCards,
} from "../support/messages/gift-card";
import { until, untilHeld } from "../support/standin";

const { newTill } = useGiftCards();

/** Cards made for a fault: it strikes any request that gets past check 7, and no advice. */
describe("faults before processing: nothing happened", () => {
  test.each([
    ["500", cards.fault500, 500, "GENERAL_ERROR", "FAILED"],
    ["503", cards.fault503, 503, "UPSTREAM_UNAVAILABLE", "DECLINED"],
    ["504_BEFORE", cards.fault504Before, 504, "UPSTREAM_UNAVAILABLE", "FAILED"],
  ] as const)("%s", async (_, pan, status, errorType, state) => {
    const till = newTill();
    for (const kind of kinds.filter((name) => name !== "activation")) {
      const message = loadOf(pan, 100);
      expect(await till.request(kind, message)).toMatchObject(
        refusal(status, errorType, { freeString: expect.any(String) as unknown }),
      );
      expect(till.last()).toMatchObject({ outcome: "answered", status, stateAfter: state });
      expect(till.last().strikes).toEqual([
        {
          source: `fixture:card 609931...${pan.slice(-4)}`,
          text: expect.stringContaining(`answers ${status}`) as unknown,
          fault: { kind: "status", status, when: "before" },
        },
      ]);
    }
    expect(await till.card(pan)).toMatchObject({
      balance: { amount: 20_000 },
      status: "ACTIVATED_CONFIRMED",
    });
  });

  test("a lookup is struck too", async () => {
    expect(await newTill().lookup(requestFor(cards.fault503))).toMatchObject(
      refusal(503, "UPSTREAM_UNAVAILABLE"),
    );
  });

  test("a request that fails checks 1 to 7 is not", async () => {
    const till = newTill();
    expect(await till.redeem(redemptionOf(cards.fault503, 100, { time: "noon" }))).toMatchObject(
      refusal(400, "FORMAT_ERROR"),
    );
    const message = redemptionOf(cards.fault503, 100);
    await till.reverse("redemption", message.id);
    expect(await till.redeem(message)).toMatchObject(
      refusal(400, "GENERAL_ERROR", { requestId: message.id }),
    );
  });
});

describe("faults after processing: it happened, and the till does not know", () => {
  test("504_AFTER: the funds are taken; the reversal gives them back", async () => {
    const till = newTill();
    const message = redemptionOf(cards.fault504After, 700);
    expect(await till.redeem(message)).toMatchObject(refusal(504, "UPSTREAM_UNAVAILABLE"));
    expect(till.last()).toMatchObject({
      status: 504,
      stateAfter: "PENDING",
      made: { status: 201 },
    });
    expect(await till.card(cards.fault504After)).toMatchObject({ balance: { amount: 19_300 } });
    expect(await till.reverse("redemption", message.id)).toMatchObject({ status: 202 });
    expect(await till.card(cards.fault504After)).toMatchObject({ balance: { amount: 20_000 } });
  });

  test("504_AFTER of a request that was declined: its reversal is taken, there is nothing to undo", async () => {
    const till = newTill();
    const message = redemptionOf(cards.fault504After, 99_999);
    expect(await till.redeem(message)).toMatchObject({ status: 504 });
    expect(till.last()).toMatchObject({ stateAfter: "DECLINED", made: { status: 400 } });
    expect(await till.confirm("redemption", message.id)).toMatchObject(
      refusal(400, "GENERAL_ERROR"),
    );
    expect(await till.reverse("redemption", message.id)).toMatchObject({ status: 202 });
  });

  test("504_AFTER: confirming it all the same confirms it", async () => {
    const till = newTill();
    const message = loadOf(cards.fault504After, 700);
    await till.load(message);
    expect(await till.confirm("load", message.id)).toMatchObject({ status: 202 });
    expect(await till.card(cards.fault504After)).toMatchObject({ balance: { amount: 20_700 } });
  });

  test("NO_ANSWER_AFTER: silence, then the connection is closed; the request was processed", async () => {
    const till = newTill();
    const message = redemptionOf(cards.faultNoAnswer, 700);
    const ending = till.client.postIntoSilence(`/giftcard/v3/redemptions/${message.id}`, message);
    await until(() => till.space.messages().exchanges.some(({ outcome }) => outcome === "silent"));
    expect(await till.card(cards.faultNoAnswer)).toMatchObject({ balance: { amount: 19_300 } });
    till.space.clock({ advanceSeconds: 90 });
    expect(await ending).toBe("ECONNRESET");
    expect(till.space.message(1)).toMatchObject({
      outcome: "silent",
      status: null,
      made: { status: 201 },
    });
    expect(await till.reverse("redemption", message.id)).toMatchObject({ status: 202 });
    expect(await till.card(cards.faultNoAnswer)).toMatchObject({ balance: { amount: 20_000 } });
  });
});

describe("SLOW: held for 65 seconds of the data space's clock, then processed and answered", () => {
  test("the advices of other requests go on meanwhile", async () => {
    const till = newTill();
    const message = redemptionOf(cards.faultSlow, 700);
    const reply = till.redeem(message);
    await untilHeld(till.space);
    expect(till.last()).toMatchObject({ outcome: "held", status: null, stateAfter: "PROCESSING" });
    expect(await till.card(cards.faultSlow)).toMatchObject({ balance: { amount: 20_000 } });
    expect(await till.redeem(redemptionOf(cards.funded, 100))).toMatchObject({ status: 201 });

    till.space.clock({ advanceSeconds: 64 });
    expect(till.space.message(1)).toMatchObject({ outcome: "held" });
    till.space.clock({ advanceSeconds: 1 });
    expect(await reply).toMatchObject({
      status: 201,
      body: { time: "2031-03-04T12:01:05.000Z", amounts: { balanceAmount: { amount: 19_300 } } },
    });
    expect(till.space.message(1)).toMatchObject({
      outcome: "answered",
      status: 201,
      stateBefore: "NONE",
      stateAfter: "PENDING",
    });
  });

  test("two held requests for the last funds: processed when their time has come, one is declined", async () => {
    const till = newTill();
    const replies = [
      till.redeem(redemptionOf(cards.faultSlow, 15_000)),
      till.redeem(redemptionOf(cards.faultSlow, 15_000)),
    ];
    await untilHeld(till.space, 2);
    till.space.clock({ advanceSeconds: 65 });
    expect((await Promise.all(replies)).map(({ status }) => status).sort()).toEqual([201, 400]);
    expect(await till.card(cards.faultSlow)).toMatchObject({ balance: { amount: 5_000 } });
  });
});

test("no fault strikes an advice", async () => {
  const till = newTill();
  for (const pan of [cards.fault504After, cards.faultNoAnswer, cards.fault503]) {
    const message = loadOf(pan, 100, { id: v4() });
    if (pan === cards.fault504After) await till.load(message);
    const reply = await till.reverse("load", message.id);
    expect([202, 404]).toContain(reply.status);
    expect(till.last().strikes).toEqual([]);
  }
});
