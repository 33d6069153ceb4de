import { v4 } from "uuid";
import { rule } from "../support/rules";
import {
  about,
  digits,
  given,
  meters,
  preloaded,
  purchaseOf,
  rand,
  refusal,
  usePrepaid,
} from "../support/messages/prepaid-utility";
import { untilHeld } from "../support/standin";

const { newTill } = usePrepaid();

const lost = { when: "before", kind: "status", status: 504 } as const;
const down = { when: "before", kind: "status", status: 503 } as const;
const created = "createTokenPurchaseRequest";

describe("a retry of what was issued", () => {
  test(`${rule("PU-07")} Y-01 brings the same tokens, and has no second effect; Y-11 however often it comes`, async () => {
    const till = newTill();
    const message = purchaseOf(meters.debtsAndCharge);
    const first = await till.buy(message);
    const data = await till.all();
    for (const retry of [await till.retry(message), await till.retry(message)]) {
      expect([retry.status, retry.text]).toEqual([202, first.text]);
    }
    expect(await till.all()).toEqual(data);
  });

  test("Y-02 also when it is confirmed", async () => {
    const till = newTill();
    const message = purchaseOf(meters.plain);
    const first = await till.buy(message);
    await till.confirm(message.id);
    expect(await till.retry(message)).toMatchObject({ status: 202, text: first.text });
    expect((await till.confirm(message.id)).status).toBe(202);
  });

  test.each([[meters.answerLost, 504, "OUTCOME_UNKNOWN"]])(
    "B-09 meter %s: the answer is lost, the retry brings the tokens",
    async (meter, status, errorType) => {
      const till = newTill();
      const message = purchaseOf(meter);
      expect(await till.buy(message)).toMatchObject(
        refusal(status, errorType, { purchaseId: message.id }),
      );
      expect((await till.buy(message)).body["errorMessage"]).toBe("Duplicate id");
      const retry = await till.retry(message);
      expect([retry.status, given(retry)]).toEqual([202, [["STD", 87]]]);
      expect(digits(await till.reprint(about(meter)))).toEqual(digits(retry));
      expect(await till.float()).toBe(49_980_000);
    },
  );

  test("B-09 silence after processing", async () => {
    const till = newTill();
    const message = purchaseOf(meters.silent);
    const silent = till.client.postIntoSilence(
      `/prepaidutility/v3/tokenPurchases/${message.id}`,
      message,
    );
    while (till.space.messages().exchanges.length === 0)
      await new Promise((resolve) => setImmediate(resolve));
    expect((await till.retry(message)).status).toBe(202);
    till.space.clock({ advanceSeconds: 90 });
    expect(await silent).not.toMatch(/answered/);
  });
});

describe("a retry of what the provider never got", () => {
  test.each([
    ["B-08, Y-03", meters.lost, 504, "UPSTREAM_UNAVAILABLE"],
    ["B-10, Y-03", meters.breaksDown, 500, "SYSTEM_MALFUNCTION"],
  ])("%s meter %s: issues new tokens", async (_rows, meter, status, errorType) => {
    const till = newTill();
    const message = purchaseOf(meter);
    expect(await till.buy(message)).toMatchObject(refusal(status, errorType));
    expect(await till.float()).toBe(50_000_000);
    const retry = await till.retry(message);
    expect([retry.status, given(retry)]).toEqual([202, [["STD", 87]]]);
    expect((await till.retry(message)).text).toBe(retry.text);
    expect(await till.float()).toBe(49_980_000);
    expect((await till.confirm(message.id)).status).toBe(202);
  });

  test("Y-04 is declined, and stays declined", async () => {
    const till = newTill();
    const message = purchaseOf(meters.lostDecline);
    expect((await till.buy(message)).status).toBe(504);
    const declined = refusal(400, "TRANSACTION_DECLINED", { reason: "NOT_RECEIVED" });
    expect(await till.retry(message)).toMatchObject(declined);
    expect(await till.retry(message)).toMatchObject(declined);
    expect(await till.confirm(message.id)).toMatchObject(
      refusal(400, "TRANSACTION_DECLINED", { reason: "NOT_ISSUED" }),
    );
    expect((await till.reverse(message.id)).status).toBe(202);
    expect(await till.float()).toBe(50_000_000);
  });

  test("Y-05 mode notFound: 404, and nothing changes", async () => {
    const till = newTill();
    const message = purchaseOf(meters.acceptOnly);
    till.strike(created, lost);
    expect((await till.buy(message)).status).toBe(504);
    expect(await till.retry(message)).toMatchObject(
      refusal(404, "UNABLE_TO_LOCATE_RECORD", { purchaseId: message.id }),
    );
    expect((await till.reverse(message.id)).status).toBe(202);
    expect(await till.retry(message)).toMatchObject(
      refusal(400, "TRANSACTION_DECLINED", { reason: "REVERSED" }),
    );
  });

  test.each([
    ["issue", meters.plain, 202, 400, "DUPLICATE_RECORD"],
    ["decline", meters.noReversal, 400, 400, "DUPLICATE_RECORD"],
    ["notFound", meters.acceptOnly, 404, 201, undefined],
  ])(
    "Y-05 of an id that was never received, mode %s",
    async (_mode, meter, status, then, errorType) => {
      const till = newTill();
      const message = purchaseOf(meter);
      expect((await till.retry(message)).status).toBe(status);
      const late = await till.buy(message);
      expect([late.status, late.body["errorType"]]).toEqual([then, errorType]);
    },
  );

  test("Y-05 mode issue goes through the checks of a purchase, and keeps its decline", async () => {
    const till = newTill();
    for (const [meter, status, errorType] of [
      [meters.unknown, 400, "UNKNOWN_METER_ID"],
      [meters.barred, 400, "METER_ID_BLOCKED"],
      [meters.unreachable, 503, "UPSTREAM_UNAVAILABLE"],
    ] as const) {
      const message = purchaseOf(meter);
      expect(await till.retry(message)).toMatchObject(refusal(status, errorType));
      expect(await till.retry(message)).toMatchObject({
        status,
        body: { errorType, requestType: "TOKEN_PURCHASE_RETRY_REQUEST" },
      });
      expect(await till.buy(message)).toMatchObject(refusal(400, "DUPLICATE_RECORD"));
    }
  });
});

describe("other retries", () => {
  test("Y-06 while the purchase is in flight: nobody can tell", async () => {
    const till = newTill();
    const message = purchaseOf(meters.slow);
    const reply = till.buy(message);
    await untilHeld(till.space);
    expect(await till.retry(message)).toMatchObject(
      refusal(504, "OUTCOME_UNKNOWN", { purchaseId: message.id }),
    );
    till.space.clock({ advanceSeconds: 5 });
    expect((await reply).status).toBe(201);
    expect((await till.retry(message)).text).toBe((await reply).text);
  });

  test("Y-07 of a decline: the stored answer again, whatever has changed; an answer that a fault replaced too", async () => {
    const till = newTill();
    const message = purchaseOf(meters.freeSpent, 0);
    const first = await till.buy(message);
    till.space.clock({ set: "2031-05-01T08:00:00.000Z" });
    const again = await till.retry(message);
    expect([again.status, again.body]).toEqual([
      400,
      { ...first.body, requestType: "TOKEN_PURCHASE_RETRY_REQUEST" },
    ]);
    till.strike(created, { when: "after", kind: "status", status: 504 });
    const other = purchaseOf(meters.plain, 999);
    expect((await till.buy(other)).status).toBe(504);
    const retried = await till.retry(other);
    expect(retried).toMatchObject(refusal(400, "AMOUNT_TOO_LOW"));
    expect(retried.body["requestType"]).toBe("TOKEN_PURCHASE_RETRY_REQUEST");
  });

  test("Y-07 after a 503 it is evaluated anew", async () => {
    const till = newTill();
    const message = purchaseOf(meters.plain);
    till.strike(created, down);
    expect(await till.buy(message)).toMatchObject(refusal(503, "UPSTREAM_UNAVAILABLE"));
    const retry = await till.retry(message);
    expect([retry.status, given(retry)]).toEqual([202, [["STD", 87]]]);
    expect((await till.confirm(message.id)).status).toBe(202);
  });

  test("Y-07 after a 503 and a reversal it is not", async () => {
    const till = newTill();
    const message = purchaseOf(meters.plain);
    till.strike(created, down);
    await till.buy(message);
    expect((await till.reverse(message.id)).status).toBe(202);
    expect((await till.retry(message)).status).toBe(503);
    expect(await till.float()).toBe(50_000_000);
  });

  test("Y-08 of a reversed purchase, and of one whose reversal came first", async () => {
    const till = newTill();
    const reversed = purchaseOf(meters.plain);
    await till.buy(reversed);
    await till.reverse(reversed.id);
    const never = purchaseOf(meters.plain);
    await till.reverse(never.id);
    for (const message of [reversed, never, never]) {
      expect(await till.retry(message)).toMatchObject(
        refusal(400, "TRANSACTION_DECLINED", { reason: "REVERSED" }),
      );
    }
  });

  test(`${rule("PU-02")} Y-09 with another id in its body`, async () => {
    const till = newTill();
    const message = purchaseOf(meters.plain);
    await till.buy(message);
    const reply = await till.post(`/tokenPurchases/${message.id}/retry`, { ...message, id: v4() });
    expect(reply).toMatchObject(refusal(400, "FORMAT_ERROR", { formatErrors: [{ field: "id" }] }));
  });

  test("Y-10 with another meter or amount, whatever became of the purchase", async () => {
    const till = newTill();
    const [issued, failed, declined] = [
      purchaseOf(meters.plain),
      purchaseOf(meters.lost),
      purchaseOf(meters.plain, 999),
    ];
    for (const message of [issued, failed, declined]) {
      await till.buy(message);
      const other = { ...message, meter: { meterId: meters.letters }, purchaseAmount: rand(7000) };
      expect(await till.retry(other)).toMatchObject(
        refusal(400, "FORMAT_ERROR", {
          formatErrors: [
            { field: "meter.meterId", value: meters.letters },
            { field: "purchaseAmount.amount", value: "7000" },
          ],
        }),
      );
    }
  });

  test("with the id of a message that is no purchase", async () => {
    const till = newTill();
    const lookup = about(meters.plain);
    await till.lookup(lookup);
    expect(await till.retry(purchaseOf(meters.plain, 20000, { id: lookup.id }))).toMatchObject(
      refusal(400, "DUPLICATE_RECORD", { id: lookup.id }),
    );
  });

  test("step 7: a provider that cannot be reached answers no retry", async () => {
    const message = purchaseOf(meters.unreachable, 20000, { id: preloaded.nightfall.issued });
    expect(await newTill().retry(message)).toMatchObject(
      refusal(503, "UPSTREAM_UNAVAILABLE", { receiver: "40010004" }),
    );
  });

  test("an answer to a retry that is lost has delivered nothing", async () => {
    const till = newTill();
    const message = purchaseOf(meters.noReversal);
    till.strike(created, { when: "after", kind: "status", status: 504 });
    await till.buy(message);
    till.strike("retryPurchaseRequest", { when: "after", kind: "status", status: 504 });
    expect((await till.retry(message)).status).toBe(504);
    expect((await till.reverse(message.id)).status).toBe(202);
  });

  test("a retry has delivered the tokens: without reversals the merchant stays liable", async () => {
    const till = newTill();
    const message = purchaseOf(meters.noReversal);
    till.strike(created, { when: "after", kind: "status", status: 504 });
    await till.buy(message);
    expect((await till.retry(message)).status).toBe(202);
    expect(await till.reverse(message.id)).toMatchObject(refusal(501, "FUNCTION_NOT_SUPPORTED"));
  });
});
