import { v4 } from "uuid";
import { rule } from "../support/rules";
import {
  about,
  adviceFor,
  digits,
  given,
  identifiers,
  meters,
  preloaded,
  purchaseOf,
  rand,
  refusal,
  tenders,
  usePrepaid,
} from "../support/messages/prepaid-utility";
import { untilHeld } from "../support/standin";

const { newTill } = usePrepaid();

const declined = (reason: string) => refusal(400, "TRANSACTION_DECLINED", { reason });
const findings = (till: ReturnType<typeof newTill>): string[] =>
  till.last().findings.map(({ code }) => code);

describe("confirmations", () => {
  test("C-01 repeats the advice's own members", async () => {
    const till = newTill();
    const message = purchaseOf(meters.plain);
    await till.buy(message);
    const advice = adviceFor(message.id, {
      tenders,
      stan: "1",
      rrn: "2",
      amounts: { approvedAmount: rand(20000) },
    });
    const { status, body } = await till.post(
      `/tokenPurchases/${message.id}/confirmations/${advice.id}`,
      advice,
    );
    const { tenders: _tenders, ...members } = advice;
    expect([status, body]).toEqual([202, members]);
    expect(await till.data("purchase", message.id)).toMatchObject({ state: "CONFIRMED" });
  });

  test.each([
    [20001, ["approved-amount-differs"]],
    [19999, ["approved-amount-differs"]],
    [20000, []],
  ])("of %s for a purchase of 20000: findings %j", async (amount, expected) => {
    const till = newTill();
    const message = purchaseOf(meters.plain);
    await till.buy(message);
    expect(
      (await till.confirm(message.id, { amounts: { approvedAmount: rand(amount) } })).status,
    ).toBe(202);
    expect(findings(till)).toEqual(expected);
  });

  test.each([
    ["C-02 a provider without confirmations", preloaded.umzimvu.issued],
    ["one with them", preloaded.karoo.issued],
  ])("%s takes it", async (_name, id) => {
    const till = newTill();
    expect((await till.confirm(id)).status).toBe(202);
    expect(await till.data("purchase", id)).toMatchObject({ state: "CONFIRMED" });
  });

  test(`${rule("PU-11")} C-03 comes again: the same answer; C-04 under another id: a finding`, async () => {
    const till = newTill();
    const advice = { id: v4() };
    const first = await till.confirm(preloaded.karoo.issued, advice);
    expect((await till.confirm(preloaded.karoo.issued, advice)).text).toBe(first.text);
    expect(findings(till)).not.toContain("advice-again");
    expect((await till.confirm(preloaded.karoo.issued)).status).toBe(202);
    expect(findings(till)).toContain("advice-again");
  });

  test(`${rule("PU-06")} C-05 of what is reversed, of a tombstone, and of a refused reversal`, async () => {
    const till = newTill();
    const reversed = purchaseOf(meters.plain);
    await till.buy(reversed);
    const refused = purchaseOf(meters.acceptOnly);
    await till.buy(refused);
    for (const id of [reversed.id, refused.id, v4()]) {
      await till.reverse(id);
      expect(await till.confirm(id)).toMatchObject(declined("ALREADY_REVERSED"));
    }
  });

  test(`${rule("PU-09")} C-06 of what is in flight, lost or declined`, async () => {
    const till = newTill();
    const [slow, lost, refused] = [
      purchaseOf(meters.slow),
      purchaseOf(meters.lost),
      purchaseOf(meters.declining),
    ];
    const reply = till.buy(slow);
    await untilHeld(till.space);
    await till.buy(lost);
    await till.buy(refused);
    for (const { id } of [slow, lost, refused])
      expect(await till.confirm(id)).toMatchObject(declined("NOT_ISSUED"));
    till.space.clock({ advanceSeconds: 5 });
    await reply;
    expect((await till.confirm(slow.id)).status).toBe(202);
  });

  test("C-07 of nothing that is known, C-08 with a used id", async () => {
    const till = newTill();
    const [requestId, message] = [v4(), purchaseOf(meters.plain)];
    const reply = await till.confirm(requestId);
    expect(reply).toMatchObject(refusal(404, "UNABLE_TO_LOCATE_RECORD", { requestId }));
    expect(reply.body).toMatchObject({ originalId: requestId, requestType: "CONFIRMATION_ADVICE" });
    await till.buy(message);
    expect(await till.confirm(preloaded.karoo.issued, { id: message.id })).toMatchObject(
      refusal(400, "DUPLICATE_RECORD", { id: message.id }),
    );
    expect(await till.confirm(requestId, { id: message.id })).toMatchObject(
      refusal(404, "UNABLE_TO_LOCATE_RECORD", { requestId }),
    );
    const keyChange = about(meters.keyPending);
    await till.changeKey(keyChange);
    expect(await till.confirm(keyChange.id)).toMatchObject(refusal(404, "UNABLE_TO_LOCATE_RECORD"));
  });

  test(`${rule("PU-14")} C-09 tenders that do not add up are a finding`, async () => {
    const till = newTill();
    const paidIn = (amount: number) => ({
      tenders: [{ tenderType: "CASH", amount: rand(amount) }],
    });
    await till.confirm(preloaded.karoo.issued, paidIn(19_999));
    expect(findings(till)).toContain("tenders-differ");
    const message = purchaseOf(meters.plain);
    await till.buy(message);
    await till.confirm(message.id);
    expect(findings(till)).toEqual(
      ["client-not-user"].filter((code) => findings(till).includes(code)),
    );
  });
});

describe("reversals", () => {
  test.each([
    [meters.plain, 20000],
    [meters.debtsAndCharge, 20000],
    [meters.keyPending, 20000],
    [meters.freeDue, 20000],
    [meters.freeDue, 0],
    [meters.secondBlock, 20000],
    [meters.refund, 20000],
    [meters.powerLimit, 20000],
    [meters.limited, 50000],
  ])("V-01, K-11 undoes everything: meter %s, %d", async (meter, amount) => {
    const till = newTill();
    const { purchases: _before, ...before } = await till.all();
    const message = purchaseOf(meter, amount);
    const first = await till.buy(message);
    expect((await till.reverse(message.id)).status).toBe(202);
    const { purchases: _after, ...after } = await till.all();
    expect(after).toEqual(before);
    const second = await till.buy(purchaseOf(meter, amount));
    expect(given(second)).toEqual(given(first));
    expect(digits(second)).not.toEqual(digits(first));
  });

  test(`${rule("PU-19")} V-02 a provider without reversals: 501, the tokens stay`, async () => {
    const till = newTill();
    const message = purchaseOf(meters.noReversal);
    const first = await till.buy(message);
    expect(await till.reverse(message.id)).toMatchObject(
      refusal(501, "FUNCTION_NOT_SUPPORTED", { operation: "reverseTokenPurchase" }),
    );
    expect(digits(await till.reprint(about(meters.noReversal)))).toEqual(digits(first));
    expect((await till.confirm(message.id)).status).toBe(202);
  });

  test("V-03 a provider that only takes it: 202, the tokens stay", async () => {
    const till = newTill();
    const message = purchaseOf(meters.acceptOnly);
    const first = await till.buy(message);
    const data = await till.data("meter", meters.acceptOnly);
    const reversal = { id: v4() };
    const reply = await till.reverse(message.id, reversal);
    expect(reply.status).toBe(202);
    expect(await till.data("purchase", message.id)).toMatchObject({
      state: "ISSUED",
      reversalRefused: true,
    });
    expect([await till.data("meter", meters.acceptOnly), await till.float()]).toEqual([
      data,
      49_980_000,
    ]);
    expect((await till.reverse(message.id, reversal)).text).toBe(reply.text);
    expect((await till.reverse(message.id)).status).toBe(202);
    expect(digits(await till.reprint(about(meters.acceptOnly)))).toEqual(digits(first));
    expect((await till.retry(message)).text).toBe(first.text);
  });

  test("V-03 a provider without reversals, and the answer was lost: 202, the tokens stay", async () => {
    const till = newTill();
    const message = purchaseOf(meters.noReversal);
    till.strike("createTokenPurchaseRequest", { when: "after", kind: "status", status: 500 });
    expect((await till.buy(message)).status).toBe(500);
    expect((await till.reverse(message.id, { reversalReason: "RESPONSE_NOT_FINAL" })).status).toBe(
      202,
    );
    expect(await till.data("purchase", message.id)).toMatchObject({
      state: "ISSUED",
      reversalRefused: true,
    });
    expect(await till.confirm(message.id)).toMatchObject(declined("ALREADY_REVERSED"));
  });

  test("V-04 comes again: the same answer; V-05 under another id: a finding", async () => {
    const till = newTill();
    const advice = { id: v4() };
    const first = await till.reverse(preloaded.karoo.issued, advice);
    expect((await till.reverse(preloaded.karoo.issued, advice)).text).toBe(first.text);
    expect((await till.reverse(preloaded.karoo.issued)).status).toBe(202);
    expect(findings(till)).toContain("advice-again");
    expect(await till.data("purchase", preloaded.karoo.issued)).toMatchObject({
      state: "REVERSED",
    });
  });

  test.each([
    [preloaded.karoo.confirmed],
    [preloaded.umzimvu.confirmed],
    [preloaded.bergview.confirmed],
  ])("V-06 of the confirmed purchase %s", async (id) => {
    expect(await newTill().reverse(id)).toMatchObject(declined("ALREADY_CONFIRMED"));
  });

  test.each([[meters.lost], [meters.breaksDown], [meters.lostDecline]])(
    "V-07 of a lost purchase for meter %s, whatever its provider can",
    async (meter) => {
      const till = newTill();
      const message = purchaseOf(meter);
      await till.buy(message);
      expect((await till.reverse(message.id)).status).toBe(202);
      expect(await till.retry(message)).toMatchObject(declined("REVERSED"));
      expect(await till.float()).toBe(50_000_000);
    },
  );

  test("V-08 of a purchase in flight, which ends reversed", async () => {
    const till = newTill();
    const message = purchaseOf(meters.slow);
    const reply = till.buy(message);
    await untilHeld(till.space);
    expect((await till.reverse(message.id)).status).toBe(202);
    till.space.clock({ advanceSeconds: 5 });
    expect(await reply).toMatchObject(declined("REVERSED"));
    expect([await till.float(), await till.data("purchase", message.id)]).toEqual([
      50_000_000,
      undefined,
    ]);
  });

  test("V-09 of a declined purchase", async () => {
    const till = newTill();
    const message = purchaseOf(meters.declining);
    await till.buy(message);
    expect((await till.reverse(message.id)).status).toBe(202);
    expect(till.last().stateAfter).toBe("DECLINED");
  });

  test("V-10, V-11 of nothing that is known: 404, and the purchase that comes late is declined", async () => {
    const till = newTill();
    const message = purchaseOf(meters.plain);
    for (const _time of [1, 2]) {
      expect(await till.reverse(message.id)).toMatchObject(
        refusal(404, "UNABLE_TO_LOCATE_RECORD", { requestId: message.id }),
      );
    }
    expect(await till.buy(message)).toMatchObject(declined("REVERSED"));
  });

  test("V-10 202 for a user that wants it so", async () => {
    const till = newTill("50020003");
    const message = purchaseOf(meters.plain);
    expect((await till.reverse(message.id)).status).toBe(202);
    expect((await till.reverse(message.id)).status).toBe(202);
    expect(await till.buy(message)).toMatchObject(declined("REVERSED"));
  });

  test("V-12 in part, before the state of the purchase is looked at", async () => {
    const till = newTill();
    const partial = { amounts: { approvedAmount: rand(1) } };
    for (const id of [preloaded.karoo.issued, preloaded.karoo.confirmed]) {
      expect(await till.reverse(id, partial)).toMatchObject(
        refusal(400, "INVALID_AMOUNT", { reason: "PARTIAL_REVERSAL" }),
      );
    }
    const message = purchaseOf(meters.plain);
    expect((await till.reverse(message.id, partial)).status).toBe(404);
    expect(await till.buy(message)).toMatchObject(declined("REVERSED"));
    expect(
      (await till.reverse(preloaded.karoo.issued, { amounts: { approvedAmount: rand(0) } })).status,
    ).toBe(202);
  });

  test(`${rule("PU-01")} V-13 with a used id; a trial's id is used up too`, async () => {
    const till = newTill();
    const trial = purchaseOf(meters.plain);
    await till.try(trial);
    expect(await till.reverse(preloaded.karoo.issued, { id: trial.id })).toMatchObject(
      refusal(400, "DUPLICATE_RECORD", { id: trial.id }),
    );
  });

  test("step 7: an unreachable provider takes no advice", async () => {
    const till = newTill();
    for (const reply of [
      await till.confirm(preloaded.nightfall.issued),
      await till.reverse(preloaded.nightfall.issued),
    ]) {
      expect(reply).toMatchObject(refusal(503, "UPSTREAM_UNAVAILABLE", { receiver: "40010004" }));
    }
  });

  test(`${rule("PU-10")} an advice that was answered 404 or 503 is judged anew when it comes again`, async () => {
    const till = newTill();
    const message = purchaseOf(meters.plain);
    const advice = { id: v4(), thirdPartyIdentifiers: identifiers };
    expect((await till.confirm(message.id, advice)).status).toBe(404);
    await till.buy(message);
    till.strike("confirmTokenPurchase", { when: "before", kind: "status", status: 503 });
    expect((await till.confirm(message.id, advice)).status).toBe(503);
    expect((await till.confirm(message.id, advice)).status).toBe(202);
  });
});
