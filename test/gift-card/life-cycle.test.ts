import { v4 } from "uuid";
import { rule } from "../support/rules";
import {
  type Kind,
  type Till,
  activationOf,
  cards,
  kinds,
  loadOf,
  rand,
  openTransactions,
  redemptionOf,
  refusal,
  requestFor,
  useGiftCards,
} from "../support/messages/gift-card";
import { untilHeld } from "../support/standin";

const { newTill } = useGiftCards();

/** An approved request of a kind. */
const messages: Record<Kind, () => ReturnType<typeof requestFor>> = {
  activation: () => activationOf(cards.fresh),
  load: () => loadOf(cards.empty, 500),
  redemption: () => redemptionOf(cards.funded, 500),
  void: () => requestFor(cards.funded2),
};

async function open(till: Till, kind: Kind): Promise<string> {
  const message = messages[kind]();
  expect(await till.request(kind, message)).toMatchObject({ status: 201 });
  return message.id;
}

describe("a card of which a part may be approved", () => {
  const asked = (approvedAmount: number, left: number) => ({
    status: 201,
    body: {
      amounts: {
        requestAmount: rand(4000),
        approvedAmount: rand(approvedAmount),
        balanceAmount: rand(left),
        availableBalance: rand(left),
      },
    },
  });

  test("pays what it has of a higher amount, and a reversal gives that back", async () => {
    const till = newTill();
    const message = redemptionOf(cards.partial, 4000);
    expect(await till.request("redemption", message)).toMatchObject(asked(2500, 0));
    expect(await till.balances(cards.partial)).toEqual([0, 0]);
    expect(await till.reverse("redemption", message.id)).toMatchObject({ status: 202 });
    expect(await till.balances(cards.partial)).toEqual([2500, 2500]);
  });

  test("keeps what was confirmed, pays less as it is asked, and has nothing to give when it is empty", async () => {
    const till = newTill();
    await till.request("redemption", redemptionOf(cards.partial, 500));
    expect(await till.balances(cards.partial)).toEqual([2000, 2000]);
    const message = redemptionOf(cards.partial, 4000);
    expect(await till.request("redemption", message)).toMatchObject(asked(2000, 0));
    expect(await till.confirm("redemption", message.id)).toMatchObject({ status: 202 });
    expect(await till.balances(cards.partial)).toEqual([0, 0]);
    expect(await till.request("redemption", redemptionOf(cards.partial, 1))).toMatchObject(
      refusal(400, "INSUFFICIENT_FUNDS"),
    );
  });
});

describe("a redemption that a fault has approved in part", () => {
  const inPart = (percent?: number) => ({
    interface: "gift-card-v3",
    before: percent === undefined ? "approve-part" : `approve-part ${percent}`,
  });
  const approved = (amount: number) => ({
    status: 201,
    body: { amounts: { approvedAmount: { amount } } },
  });

  test.each([
    [1000, undefined, 500],
    [999, 33, 329],
    [1, 50, 1],
    [100, 99, 99],
  ])("%d at %s percent", async (asked, percent, part) => {
    const till = newTill();
    const [before] = await till.balances(cards.funded);
    till.space.fault("redeem", inPart(percent));
    const message = redemptionOf(cards.funded, asked);
    expect(await till.request("redemption", message)).toMatchObject(approved(part));
    expect(till.last().strikes).toMatchObject([
      { text: expect.stringContaining(`approves ${percent ?? 50} % of the amount`) as unknown },
    ]);
    expect(await till.balances(cards.funded)).toEqual([before - part, before - part]);
    expect(await till.reverse("redemption", message.id)).toMatchObject({ status: 202 });
    expect(await till.balances(cards.funded)).toEqual([before, before]);
  });

  test("one that is refused all the same is not struck", async () => {
    const till = newTill();
    till.space.fault("redeem", inPart());
    expect(await till.request("redemption", redemptionOf(cards.empty, 10))).toMatchObject(
      refusal(400, "INSUFFICIENT_FUNDS"),
    );
    expect(till.last().strikes).toEqual([]);
    expect(await till.request("redemption", redemptionOf(cards.funded, 10))).toMatchObject(
      approved(5),
    );
    expect(till.last().strikes).toHaveLength(1);
  });

  test("a load is approved as a whole, and nothing is approved after processing", () => {
    const { space } = newTill();
    expect(() => space.fault("load", inPart())).toThrow("load is not approved in part");
    expect(() => space.fault("redeem", { after: "approve-part" })).toThrow(
      "approve-part strikes only before processing.",
    );
  });
});

describe("details of a refused advice", () => {
  test.each([
    ["activation", "CARD_ACTIVATED"],
    ["void", "CARD_VOIDED"],
    ["load", "TRANSACTION_NOT_SUPPORTED"],
    ["redemption", "TRANSACTION_NOT_SUPPORTED"],
  ] as const)(`${rule("GC-12")} reversal of a confirmed %s is %s`, async (kind, errorType) => {
    const till = newTill();
    const requestId = await open(till, kind);
    const [confirmationId, reversalId] = [v4(), v4()];
    await till.confirm(kind, requestId, { id: confirmationId });
    const reply = await till.reverse(kind, requestId, { id: reversalId });
    expect(reply).toMatchObject(
      refusal(400, errorType, {
        requestId,
        reversalId,
        confirmationId,
        confirmDate: "2031-03-04T12:00:00.000Z",
      }),
    );
    expect(reply.body).toMatchObject({
      id: reversalId,
      originalId: requestId,
      requestType: `${kind.toUpperCase()}_REVERSAL`,
    });
  });

  test.each(kinds)("confirmation of a reversed %s", async (kind) => {
    const till = newTill();
    const requestId = await open(till, kind);
    const [confirmationId, reversalId] = [v4(), v4()];
    await till.reverse(kind, requestId, { id: reversalId });
    expect(await till.confirm(kind, requestId, { id: confirmationId })).toMatchObject(
      refusal(400, "GENERAL_ERROR", {
        requestId,
        confirmationId,
        reversalId,
        reversalTime: "2031-03-04T12:00:00.000Z",
      }),
    );
  });

  test.each(kinds)("confirmation of a %s that only its reversal spoke of", async (kind) => {
    const till = newTill();
    const [requestId, confirmationId, reversalId] = [v4(), v4(), v4()];
    await till.reverse(kind, requestId, { id: reversalId });
    expect(await till.confirm(kind, requestId, { id: confirmationId })).toMatchObject(
      refusal(400, "GENERAL_ERROR", { requestId, confirmationId, reversalId }),
    );
  });

  test.each(kinds)(
    `${rule("GC-06")} an advice for a %s that is not known, or is of another kind`,
    async (kind) => {
      const till = newTill();
      const unknown = v4();
      expect(await till.confirm(kind, unknown)).toMatchObject(
        refusal(404, "UNABLE_TO_LOCATE_RECORD", { requestId: unknown }),
      );
      const other = kind === "load" ? "redemption" : "load";
      const requestId = openTransactions[other];
      const before = await till.client.get("/giftcard/v3/testServerAdmin/data");
      expect(await till.confirm(kind, requestId)).toMatchObject(
        refusal(404, "UNABLE_TO_LOCATE_RECORD", { requestId }),
      );
      expect(await till.reverse(kind, requestId)).toMatchObject(
        refusal(404, "UNABLE_TO_LOCATE_RECORD", { requestId }),
      );
      expect((await till.client.get("/giftcard/v3/testServerAdmin/data")).text).toBe(before.text);
      expect(await till.reverse(other, requestId)).toMatchObject({ status: 202 });
    },
  );

  test("a late request names the reversal that came first", async () => {
    const till = newTill();
    const message = messages.load();
    const reversalId = v4();
    await till.reverse("load", message.id, { id: reversalId });
    expect(await till.load(message)).toMatchObject(
      refusal(400, "GENERAL_ERROR", { requestId: message.id, reversalId }),
    );
    expect(await till.reverse("load", message.id)).toMatchObject(
      refusal(404, "UNABLE_TO_LOCATE_RECORD"),
    );
    expect(await till.confirm("load", message.id)).toMatchObject(refusal(400, "GENERAL_ERROR"));
  });
});

describe("requests that took no effect", () => {
  test.each(kinds)(
    `${rule("GC-10")} a declined %s is neither confirmed nor reversed`,
    async (kind) => {
      const till = newTill();
      const message = loadOf(cards.voided, 100, { product: { id: "GIFT100" } });
      await till.request(kind, message);
      expect(await till.confirm(kind, message.id)).toMatchObject(
        refusal(400, "GENERAL_ERROR", { requestId: message.id }),
      );
      expect(await till.reverse(kind, message.id)).toMatchObject(
        refusal(400, "GENERAL_ERROR", { requestId: message.id }),
      );
    },
  );

  test("answered 503: declined, so there is nothing to reverse", async () => {
    const till = newTill();
    const message = redemptionOf(cards.fault503, 100);
    await till.redeem(message);
    expect(till.last()).toMatchObject({ stateAfter: "DECLINED", status: 503 });
    expect(await till.confirm("redemption", message.id)).toMatchObject(
      refusal(400, "GENERAL_ERROR"),
    );
    expect(await till.reverse("redemption", message.id)).toMatchObject(
      refusal(400, "GENERAL_ERROR"),
    );
  });

  test(`${rule("GC-11")} answered 504 before processing: failed, not to be confirmed, always to be reversed`, async () => {
    const till = newTill();
    const message = redemptionOf(cards.fault504Before, 100);
    await till.redeem(message);
    expect(till.last()).toMatchObject({ stateAfter: "FAILED", status: 504 });
    expect(await till.confirm("redemption", message.id)).toMatchObject(
      refusal(400, "GENERAL_ERROR"),
    );
    expect(await till.reverse("redemption", message.id)).toMatchObject({ status: 202 });
    expect(till.last()).toMatchObject({ stateBefore: "FAILED", stateAfter: "REVERSED" });
  });
});

describe("a request that is held", () => {
  async function held(till: Till) {
    const message = redemptionOf(cards.faultSlow, 700);
    const reply = till.redeem(message);
    await untilHeld(till.space);
    return { id: message.id, reply };
  }

  test(`${rule("GC-09")} cannot be confirmed while it is in process`, async () => {
    const till = newTill();
    const { id, reply } = await held(till);
    expect(await till.confirm("redemption", id)).toMatchObject(
      refusal(400, "GENERAL_ERROR", { requestId: id }),
    );
    till.space.clock({ advanceSeconds: 65 });
    expect(await reply).toMatchObject({ status: 201 });
    expect(await till.confirm("redemption", id)).toMatchObject({ status: 202 });
    expect(await till.card(cards.faultSlow)).toMatchObject({ balance: { amount: 19_300 } });
  });

  test("is not processed when it is reversed meanwhile", async () => {
    const till = newTill();
    const { id, reply } = await held(till);
    const reversalId = v4();
    expect(await till.reverse("redemption", id, { id: reversalId })).toMatchObject({ status: 202 });
    till.space.clock({ advanceSeconds: 65 });
    expect(await reply).toMatchObject(refusal(400, "GENERAL_ERROR", { requestId: id, reversalId }));
    expect(await till.card(cards.faultSlow)).toMatchObject({ balance: { amount: 20_000 } });
  });

  test("has used up its id", async () => {
    const till = newTill();
    const { id, reply } = await held(till);
    expect(await till.redeem(redemptionOf(cards.funded, 100, { id }))).toMatchObject(
      refusal(400, "DUPLICATE_RECORD"),
    );
    till.space.clock({ advanceSeconds: 65 });
    expect(await reply).toMatchObject({ status: 201 });
  });
});

describe("advices come in any order", () => {
  test.each(["load", "redemption"] as const)(
    "a %s stays reversible after the card was voided",
    async (kind) => {
      const till = newTill();
      const message = loadOf(cards.funded, 500);
      await till.request(kind, message);
      const voiding = requestFor(cards.funded);
      await till.void(voiding);
      await till.confirm("void", voiding.id);
      expect(await till.reverse(kind, message.id)).toMatchObject({ status: 202 });
      expect(await till.card(cards.funded)).toMatchObject({
        balance: { amount: 50_000 },
        status: "VOIDED_CONFIRMED",
      });
    },
  );

  test("open transactions of the fixtures are closed like any other", async () => {
    const till = newTill();
    for (const kind of kinds)
      expect(await till.reverse(kind, openTransactions[kind])).toMatchObject({ status: 202 });
    expect(await till.card(cards.openActivation)).toEqual({
      card: { pan: cards.openActivation, expiryDate: "4912" },
      balance: { amount: 0, currency: "710" },
      status: "NEW",
    });
    expect(await till.card(cards.openVoid)).toMatchObject({
      status: "ACTIVATED_CONFIRMED",
      balance: { amount: 1500 },
    });
    expect(await till.balances(cards.openLoad)).toEqual([10_000, 10_000]);
    expect(await till.balances(cards.openRedemption)).toEqual([10_000, 10_000]);
  });

  test("... or confirmed", async () => {
    const till = newTill();
    for (const kind of kinds)
      expect(await till.confirm(kind, openTransactions[kind])).toMatchObject({ status: 202 });
    expect(await till.card(cards.openActivation)).toMatchObject({
      status: "ACTIVATED_CONFIRMED",
      balance: { amount: 10_000 },
    });
    expect(await till.card(cards.openVoid)).toMatchObject({ status: "VOIDED_CONFIRMED" });
    expect(await till.balances(cards.openLoad)).toEqual([15_000, 15_000]);
    expect(await till.balances(cards.openRedemption)).toEqual([6_000, 6_000]);
  });
});
