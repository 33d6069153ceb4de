import { setImmediate as nextTurn } from "node:timers/promises";
import { v4 } from "uuid";
import { judgeJournal } from "../../src/control/verdicts/kept-journal";
import type { Scenario } from "../../src/scenario/definition";
import { saleOf } from "../support/messages/airtime";
import { paymentOf, refundOf } from "../support/messages/bill-payment";
import {
  activationOf,
  adviceFor as cardAdvice,
  cards,
  redemptionOf as paidWith,
  requestFor,
  requestPath,
} from "../support/messages/gift-card";
import { adviceFor, orderOf, redemptionOf } from "../support/messages/money-transfer";
import {
  adviceOf,
  codes,
  newerPaymentOf,
  paymentOf as codePaymentOf,
  scanOf,
} from "../support/messages/qr";
import { adviceFor as voucherAdvice, codes as vouchers, offer } from "../support/messages/voucher";
import { Client } from "../support/client";
import { addLookalikeCard } from "../pos/lookalikes";
import type { Pos } from "../pos/pos";
import { type PosTest, brokenIn, outcomeOf, startPosTest, verdictOn } from "../pos/till";

/** Cases in which the judge was wrong, each kept from coming back. */
let till: PosTest;
beforeAll(async () => {
  till = await startPosTest();
});
afterAll(() => till.standin.close());

const failing = (
  name: string,
  operation: string,
  when: "before" | "after",
  status: number,
  times = 1,
): Scenario => ({
  name: "trouble",
  title: "Trouble",
  interface: name,
  rules: [{ on: { operation }, times, fault: { when, kind: "status", status } }],
});

test("AT-05 and AT-06: a question settles a sale whose provider supports no reversal, once it got a final answer, and no other", async () => {
  const askOnly =
    (product: string) =>
    async (pos: Pos): Promise<void> => {
      const id = v4();
      await pos.ask("purchase", () => saleOf(product, { id }), { id });
      await pos.ask("purchaseStatus", () => ({ originalMsgId: id }));
    };
  const [reversible, irreversible] = [askOnly("NWAIR20"), askOnly("SFVCH50")];
  const lost = failing("airtime", "purchase", "after", 504);
  const unanswered = {
    ...lost,
    rules: [...lost.rules, ...failing("airtime", "purchaseStatus", "before", 504).rules],
  };
  const reported = async (scenario: Scenario, play: (pos: Pos) => Promise<void>) => {
    const verdict = await verdictOn(till, till.pos("airtime"), scenario, play);
    return ["AT-05", "AT-06"].map((id) => outcomeOf(verdict, id));
  };
  expect(await reported(unanswered, irreversible)).toEqual(["not-applicable", "fail"]);
  expect(await reported(lost, irreversible)).toEqual(["not-applicable", "pass"]);
  expect(await reported(lost, reversible)).toEqual(["fail", "not-applicable"]);
});

describe("a 500 that the contract lists is an outcome like any other", () => {
  test("who never reverses the request is blamed", async () => {
    const verdict = await verdictOn(till, till.pos("voucher"), null, async (pos) => {
      await pos.ask("redeemVoucher", (id) => offer(vouchers.statusUnknown, { id }));
    });
    expect(outcomeOf(verdict, "VB-05")).toBe("fail");
  });

  test("another message's excuses nobody", async () => {
    const lost = failing("gift-card-v3", "redeem", "after", 504);
    const verdict = await verdictOn(till, till.pos("gift-card-v3"), lost, async (pos) => {
      const id = v4();
      await pos.ask("redeem", () => paidWith(cards.funded, 100, { id }), { id });
      const client = new Client(till.standin.url, pos.user, "till");
      const unknown = await client.get("/giftcard/v3/testServerAdmin/data/card/nobody");
      expect(unknown.status).toBe(500);
    });
    expect(outcomeOf(verdict, "GC-11")).toBe("fail");
  });
});

test("AT-06: an id in a query may be percent-encoded", async () => {
  const verdict = await verdictOn(
    till,
    till.pos("airtime"),
    failing("airtime", "purchase", "after", 504),
    async (pos) => {
      const id = v4();
      await pos.ask("purchase", () => saleOf("SFVCH50", { id }), { id });
      const client = new Client(till.standin.url, pos.user, "till");
      const encoded = id.replaceAll("-", "%2D");
      const answer = await client.get(`/airtime/v5/purchases/status?originalMsgId=${encoded}`);
      expect(answer.status).toBe(200);
    },
  );
  expect(outcomeOf(verdict, "AT-06")).toBe("pass");
});

test("VB-19: a redemption that the POS has reversed is not refunded by its voucher's code either", async () => {
  const verdict = await verdictOn(till, till.pos("voucher"), null, async (pos) => {
    const id = v4();
    await pos.ask("redeemVoucher", () => offer(vouchers.active, { id }), { id });
    await pos.ask(
      "reverseRedeem",
      (own) => voucherAdvice(id, { id: own, reversalReason: "CANCELLED" }),
      { requestId: id },
    );
    await pos.ask("refundVoucher", (own) => offer(vouchers.active, { id: own }));
  });
  expect(outcomeOf(verdict, "VB-19")).toBe("fail");
});

describe("what a customer brings", () => {
  const offered = async (...vouchers: string[]) =>
    outcomeOf(
      await verdictOn(till, till.pos("voucher"), null, async (pos) => {
        for (const code of vouchers)
          await pos.request("redemption", ...withId((id) => offer(code, { id })));
      }),
      "VB-17",
    );

  test("VB-17: a voucher that was spent or has expired elsewhere is told, and no failure of the POS", async () => {
    expect(await offered(vouchers.redeemed)).toBe("warn");
    expect(await offered(vouchers.expired)).toBe("warn");
    expect(await offered(vouchers.active, vouchers.active)).toBe("fail");
  });

  test("GC-20: nor is a card that this client has not activated; one that it has not confirmed is", async () => {
    const played = async (play: (pos: Pos) => Promise<void>) =>
      outcomeOf(
        await verdictOn(till, till.pos("gift-card-v3", "approvedIsClosed"), null, play),
        "GC-20",
      );
    const redeem = (pos: Pos): Promise<void> =>
      pos.request("redemption", ...withId((id) => paidWith(cards.fresh, 100, { id })));
    expect(await played(redeem)).toBe("warn");
    expect(
      await played(async (pos) => {
        await pos.request("activation", ...withId((id) => activationOf(cards.fresh, { id })));
        await redeem(pos);
      }),
    ).toBe("fail");
  });
});

describe("who is told that nothing was done does it again", () => {
  const voucherAfter = async (...told: Parameters<typeof failing>) => {
    const lost = failing("voucher", "redeemVoucher", "after", 504);
    const scenario = { ...lost, rules: [...lost.rules, ...failing(...told).rules] };
    const verdict = await verdictOn(till, till.pos("voucher"), scenario, async (pos) => {
      const id = v4();
      const redeem = (own: string) =>
        pos.ask("redeemVoucher", () => offer(vouchers.active, { id: own }), { id: own });
      await redeem(id);
      if (told[1] === "lookupRedemption") await pos.ask(told[1], () => ({ requestId: id }), { id });
      else
        await pos.ask(
          "reverseRedeem",
          (own) => voucherAdvice(id, { id: own, reversalReason: "TIMEOUT" }),
          { requestId: id },
        );
      await redeem(v4());
    });
    return outcomeOf(verdict, "VB-17");
  };

  test("VB-17: a lookup, or a reversal, says of the redemption that it is unknown, or was refused", async () => {
    const asked = (status: number) => voucherAfter("voucher", "lookupRedemption", "before", status);
    expect([await asked(404), await asked(400)]).toEqual(["warn", "warn"]);
    expect([await asked(403), await asked(504)]).toEqual(["fail", "fail"]);
    expect(await voucherAfter("voucher", "lookupRedemption", "before", 404, 9)).toBe("warn");
    expect(await voucherAfter("voucher", "reverseRedeem", "before", 404)).toBe("warn");
    expect(await voucherAfter("voucher", "reverseRedeem", "before", 504)).toBe("fail");
  });

  test("GC-21: a reversal says of the void that it is unknown", async () => {
    const played = async (status: number) => {
      const lost = failing("gift-card-v3", "voidGiftcard", "after", 504);
      const { rules } = failing("gift-card-v3", "reverseVoid", "before", status);
      const scenario = { ...lost, rules: [...lost.rules, ...rules] };
      const verdict = await verdictOn(till, till.pos("gift-card-v3"), scenario, async (pos) => {
        const [id, body] = withId((own) => requestFor(cards.funded, { id: own }));
        await pos.ask("voidGiftcard", () => body, { id });
        const advice = (own: string) => cardAdvice(id, { id: own, reversalReason: "TIMEOUT" });
        await pos.ask("reverseVoid", advice, { requestId: id });
        const [next, payment] = withId((own) => paidWith(cards.funded, 100, { id: own }));
        await pos.ask("redeem", () => payment, { id: next });
      });
      return outcomeOf(verdict, "GC-21");
    };
    expect([await played(404), await played(504)]).toEqual(["pass", "warn"]);
  });
});

test("GC-11: a reversal that is refused since its request was, too late for the POS, is the end of it", async () => {
  const late = failing("gift-card-v3", "redeem", "after", 504);
  const fault = { when: "after", kind: "delay", for: "65s" } as const;
  const scenario = { ...late, rules: late.rules.map((one) => ({ ...one, fault })) };
  const verdict = await verdictOn(till, till.pos("gift-card-v3"), scenario, async (pos) => {
    const { space } = pos.line;
    const message = paidWith(cards.expired, 100);
    const answer = new Client(till.standin.url, pos.user, "till").post(
      requestPath("redemption", message.id),
      message,
    );
    while (space.messages({ limit: 1 }).exchanges[0]?.outcome !== "held") await nextTurn();
    till.time.advance(65_000);
    expect((await answer).status).toBe(400);
    till.time.advance(5_000);
    const got = await pos.ask(
      "reverseRedemption",
      (id) => cardAdvice(message.id, { id, reversalReason: "TIMEOUT" }),
      { requestId: message.id },
    );
    expect(got?.status).toBe(400);
    await pos.request("redemption", ...withId((id) => paidWith(cards.expired, 100, { id })));
  });
  expect(["GC-11", "GC-04"].map((id) => outcomeOf(verdict, id))).toEqual(["pass", "pass"]);
});

test("GC-04: a sale with a card of which the journal shows the same digits is no second try", async () => {
  const lost = failing("gift-card-v3", "redeem", "after", 504);
  const outcome = async (next: (pos: Pos) => string): Promise<string | undefined> =>
    outcomeOf(
      await verdictOn(till, till.pos("gift-card-v3", "unknownIsReversed"), lost, async (pos) => {
        for (const pan of [cards.funded, next(pos)])
          await pos.request("redemption", ...withId((id) => paidWith(pan, 100, { id })));
      }),
      "GC-04",
    );
  expect(await outcome(() => cards.funded)).toBe("consequence");
  expect(await outcome((pos) => addLookalikeCard(pos, cards.funded))).toBe("not-applicable");
});

function withId<Body extends object>(body: (id: string) => Body): [string, Body] {
  const id = v4();
  return [id, body(id)];
}

test("MT-21: what another client of the data space created is not for this one to know", async () => {
  const redeemBy =
    (client: object) =>
    async (pos: Pos): Promise<void> => {
      const id = v4();
      await pos.ask("createOrder", () => orderOf(1_000, { id }), { id });
      const reference = String(pos.lastAnswer()["orderRedeemRef"]);
      await pos.ask("confirmPayment", (advice) => adviceFor(id, { id: advice }), { requestId: id });
      await pos.ask("redeemOrder", (redemption) =>
        redemptionOf(reference, { id: redemption, ...client }),
      );
    };
  const unconfirmed = failing("money-transfer", "confirmPayment", "before", 504, 10);
  expect(
    outcomeOf(
      await verdictOn(till, till.pos("money-transfer"), unconfirmed, redeemBy({})),
      "MT-21",
    ),
  ).toBe("fail");
  const other = { client: { id: "30000002", name: "Another Switch" } };
  expect(
    outcomeOf(
      await verdictOn(till, till.pos("money-transfer"), unconfirmed, redeemBy(other)),
      "MT-21",
    ),
  ).toBe("not-applicable");
});

test("BP-21: a refund of a payment that a trimmed journal has lost decides nothing", async () => {
  const pos = till.pos("bill-payment");
  await verdictOn(till, pos, null, async () => {
    const [payment, refund] = [v4(), v4()];
    await pos.request(
      "payment",
      payment,
      paymentOf("policy", "ML-77120045", 18_990, { id: payment }),
    );
    await pos.request("refund", refund, refundOf("NOBODYKNOWS001", { id: refund }));
  });
  const journal = await pos.line.space.journal();
  expect(outcomeOf(await judgeJournal(journal, {}), "BP-21")).toBe("fail");
  expect(outcomeOf(await judgeJournal({ ...journal, trimmed: 3 }, {}), "BP-21")).toBe(
    "inconclusive",
  );
});

test("QR-01 and QR-18: one payment with a code that has expired is no fault of the POS, a second one is", async () => {
  const pay =
    (times: number) =>
    async (pos: Pos): Promise<void> => {
      for (let time = 0; time < times; time += 1)
        await pos.ask("paymentRequest", (id) => codePaymentOf(codes.expired, { id }));
    };
  const once = await verdictOn(till, till.pos("qr-retailer"), null, pay(1));
  expect([outcomeOf(once, "QR-01"), outcomeOf(once, "QR-18")]).toEqual(["pass", "pass"]);
  const twice = await verdictOn(till, till.pos("qr-retailer"), null, pay(2));
  expect([outcomeOf(twice, "QR-01"), outcomeOf(twice, "QR-18")]).toEqual(["pass", "warn"]);
});

test("QR-16: a reversal may name the whole amount", async () => {
  const verdict = await verdictOn(till, till.pos("qr-provider"), null, async (pos) => {
    const id = v4();
    await pos.ask("pay", () => newerPaymentOf(codes.open, { id }), { id });
    await pos.ask(
      "reversePayment",
      (advice) =>
        adviceOf("provider", "reversal", id, {
          id: advice,
          amounts: { approvedAmount: { amount: 12_500, currency: "710" } },
        }),
      { requestId: id },
    );
  });
  expect(outcomeOf(verdict, "QR-16")).toBe("pass");
});

test("QR-22: a scan whose refusal never arrived is repeated rightly", async () => {
  const tell = async (pos: Pos): Promise<void> => {
    const id = v4();
    for (let time = 0; time < 2; time += 1)
      await pos.ask("notifyScan", () => scanOf(codes.voided, { id }), { id });
  };
  const lost = failing("qr-provider", "notifyScan", "after", 504);
  expect(outcomeOf(await verdictOn(till, till.pos("qr-provider"), lost, tell), "QR-22")).toBe(
    "pass",
  );
  expect(outcomeOf(await verdictOn(till, till.pos("qr-provider"), null, tell), "QR-22")).toBe(
    "warn",
  );
});

test.each<[string, (pos: Pos) => Promise<unknown>]>([
  [
    "one refused request",
    async (pos) => {
      const id = v4();
      await pos.request("redemption", id, paidWith(cards.fresh, 1, { id }));
    },
  ],
  ["one lookup", (pos) => pos.lookup()],
  ["nothing", () => Promise.resolve()],
])(
  "a run with %s alone is inconclusive: it shows nothing of how the POS behaves",
  async (_name, play) => {
    const verdict = await verdictOn(till, till.pos("gift-card-v3"), null, async (pos) => {
      await play(pos);
    });
    expect({
      result: verdict.result,
      broken: brokenIn(verdict).filter((text) => text.includes(" fail: ")),
    }).toEqual({ result: "inconclusive", broken: [] });
  },
);
