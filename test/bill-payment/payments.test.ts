import { v4 } from "uuid";
import {
  type AdviceKind,
  type Kind,
  adviceFor,
  adviceParts,
  base,
  bills,
  final,
  identifiers,
  kinds,
  paymentOf,
  rand,
  refusal,
  tenders,
  useBillPayment,
} from "../support/messages/bill-payment";
import { rule } from "../support/rules";

const { newTill } = useBillPayment();

interface Payable {
  kind: Kind;
  reference: string;
  amount: number;
  outstanding: number;
  prefix: string;
  /** Member of the answer. */
  shown: string;
}

const payable: Payable[] = [
  {
    kind: "account",
    reference: bills.normal,
    amount: 50000,
    outstanding: 84500,
    prefix: "HCW",
    shown: "account",
  },
  {
    kind: "policy",
    reference: bills.policy,
    amount: 18990,
    outstanding: 18990,
    prefix: "MLC",
    shown: "policy",
  },
  {
    kind: "fine",
    reference: bills.fine,
    amount: 30000,
    outstanding: 30000,
    prefix: "CMT",
    shown: "trafficFine",
  },
];
const advices: AdviceKind[] = ["confirmation", "reversal"];
const requestTypes: Record<Kind, string> = {
  account: "PAYMENT_REQUEST",
  policy: "POLICY_PAYMENT_REQUEST",
  fine: "TRAFFIC_FINE_PAYMENT_REQUEST",
};

describe.each(payable)(
  "a payment of a $kind",
  ({ kind, reference, amount, outstanding, prefix, shown }) => {
    test("is answered 201 with its address, its reference and the balance before it, and waits for its advice (P1, E8)", async () => {
      const till = newTill();
      const message = paymentOf(kind, reference, amount);
      const { status, headers, body } = await till.pay(kind, message);
      expect([status, headers["location"]]).toEqual([
        201,
        `${base}/payments${kinds[kind].path}/${message.id}`,
      ]);
      expect(body).toMatchObject({
        id: message.id,
        [shown]: { [kinds[kind].member]: reference },
        amounts: {
          requestAmount: rand(amount),
          approvedAmount: rand(amount),
          balanceAmount: { amount: outstanding, currency: "710", ledgerIndicator: "DEBIT" },
        },
        slipData: {
          issuerReference: expect.stringMatching(new RegExp(`^${prefix}[A-Z0-9]{12}$`)) as unknown,
        },
      });
      expect(till.standing(kind, reference)).toEqual([outstanding, amount]);
      expect(till.last().stateAfter).toBe("PENDING");
    });

    test("is booked by its confirmation, whose tenders are kept (P6)", async () => {
      const till = newTill();
      const message = paymentOf(kind, reference, amount);
      await till.pay(kind, message);
      const advice = adviceFor(message.id, { tenders, stan: "1", rrn: "2" });
      const { tenders: _tenders, ...acknowledged } = advice;
      expect(await till.send("payment", "confirmation", advice)).toMatchObject({
        status: 202,
        body: acknowledged,
      });
      expect(till.standing(kind, reference)).toEqual([outstanding - amount, 0]);
      expect(till.data("payments", message.id)).toMatchObject({
        state: "CONFIRMED",
        finalAmount: rand(amount),
        tenders,
        confirmedAt: "2031-03-04T12:00:00.000Z",
      });
    });

    test("is booked in part by a confirmation of less (P7)", async () => {
      const till = newTill();
      const message = paymentOf(kind, reference, amount);
      await till.pay(kind, message);
      expect(await till.confirm(message.id, final(1))).toMatchObject({
        status: 202,
        body: final(1),
      });
      expect(till.standing(kind, reference)).toEqual([outstanding - 1, 0]);
    });

    test.each<[AdviceKind, number, string]>([
      ["confirmation", -1, "710"],
      ["confirmation", 0, "710"],
      ["confirmation", amount + 1, "710"],
      ["confirmation", amount, "840"],
      ["reversal", -1, "710"],
      ["reversal", amount + 1, "710"],
      ["reversal", 1, "840"],
    ])(
      "refuses a %s of %i in currency %s, and goes on waiting (P8)",
      async (advice, sent, currency) => {
        const till = newTill();
        const message = paymentOf(kind, reference, amount);
        await till.pay(kind, message);
        const wrong = adviceFor(message.id, {
          ...adviceParts("payment", advice),
          ...final(sent, currency),
        });
        expect(await till.send("payment", advice, wrong)).toMatchObject(
          refusal(400, "INVALID_AMOUNT", {
            originalId: message.id,
            detailMessage: { requested: rand(sent, currency), approved: rand(amount) },
          }),
        );
        expect([till.standing(kind, reference), till.last().stateAfter]).toEqual([
          [outstanding, amount],
          "PENDING",
        ]);
        expect((await till.send("payment", advice, { ...wrong, ...final(1) })).status).toBe(202);
      },
    );

    test.each([{}, final(0)])("is released by a reversal with %j (P9)", async (parts) => {
      const till = newTill();
      const message = paymentOf(kind, reference, amount);
      await till.pay(kind, message);
      expect((await till.reverse(message.id, parts)).status).toBe(202);
      expect([till.standing(kind, reference), till.last().stateAfter]).toEqual([
        [outstanding, 0],
        "REVERSED",
      ]);
    });

    test("may be reversed in part: what stays is booked (P10)", async () => {
      const till = newTill();
      const message = paymentOf(kind, reference, amount);
      await till.pay(kind, message);
      expect((await till.reverse(message.id, final(amount - 100))).status).toBe(202);
      expect([till.standing(kind, reference), till.last().stateAfter]).toEqual([
        [outstanding - amount + 100, 0],
        "REVERSED",
      ]);
    });

    test.each(advices)(
      `${rule("BP-09", "BP-10")} a second %s, with its id or a new one, changes nothing (P11, P12, P22)`,
      async (advice) => {
        const till = newTill();
        const message = paymentOf(kind, reference, amount);
        await till.pay(kind, message);
        const first = adviceFor(message.id, adviceParts("payment", advice));
        await till.send("payment", advice, first);
        const standing = till.standing(kind, reference);
        const repeats = [first, { ...first, id: v4() }, { ...first, ...final(1) }];
        for (const repeat of repeats) {
          expect(await till.send("payment", advice, repeat)).toMatchObject({
            status: 202,
            body: { id: repeat.id, requestId: message.id },
          });
        }
        expect(till.last().findings).toContainEqual(
          expect.objectContaining({ code: "advice-changed" }),
        );
        expect(till.standing(kind, reference)).toEqual(standing);
      },
    );

    test.each(advices)(
      `${rule("BP-12")} after a %s the other advice is refused with the first one, as it was received (P13, P14)`,
      async (advice) => {
        const till = newTill();
        const message = paymentOf(kind, reference, amount);
        await till.pay(kind, message);
        const first = adviceFor(message.id, {
          ...adviceParts("payment", advice),
          rrn: "7310000984",
        });
        await till.send("payment", advice, first);
        const standing = till.standing(kind, reference);
        const other = advice === "confirmation" ? "reversal" : "confirmation";
        const contradiction = adviceFor(message.id, adviceParts("payment", other));
        expect(await till.send("payment", other, contradiction)).toMatchObject({
          status: 400,
          body: {
            errorType: "ACCOUNT_ALREADY_SETTLED",
            errorMessage: "Already completed",
            requestType: `PAYMENT_${other.toUpperCase()}`,
            id: contradiction.id,
            originalId: message.id,
            detailMessage: {
              state: advice === "confirmation" ? "CONFIRMED" : "REVERSED",
              advice: first,
            },
          },
        });
        expect(till.standing(kind, reference)).toEqual(standing);
      },
    );

    test("whose reversal came first is declined with that reversal (P16, P18, P20, P19a)", async () => {
      const till = newTill();
      const message = paymentOf(kind, reference, amount);
      const reversal = adviceFor(message.id, { reversalReason: "TIMEOUT" });
      expect(await till.send("payment", "reversal", reversal)).toMatchObject(
        refusal(400, "UNABLE_TO_LOCATE_RECORD", {
          errorMessage: "No such request",
          detailMessage: { requestId: message.id },
        }),
      );
      expect(till.last().stateAfter).toBe("TOMBSTONE");
      expect(await till.confirm(message.id)).toMatchObject(refusal(400, "UNABLE_TO_LOCATE_RECORD"));
      expect(await till.pay(kind, message)).toMatchObject(
        refusal(400, "ACCOUNT_ALREADY_SETTLED", {
          requestType: requestTypes[kind],
          detailMessage: { advice: reversal },
        }),
      );
      expect(till.standing(kind, reference)).toEqual([outstanding, 0]);
      expect(await till.pay(kind, message)).toMatchObject(refusal(400, "DUPLICATE_RECORD"));
      expect(await till.confirm(message.id)).toMatchObject(
        refusal(400, "UNABLE_TO_LOCATE_RECORD", { detailMessage: { state: "DECLINED" } }),
      );
      expect(await till.reverse(message.id)).toMatchObject({ status: 202 });
    });

    test(`${rule("BP-13", "BP-15")} that is declined uses its id up; it may be reversed, not confirmed (P2, P3, P19a, P20)`, async () => {
      const till = newTill();
      const message = paymentOf(kind, reference, -1);
      expect(await till.pay(kind, message)).toMatchObject(
        refusal(400, "INVALID_AMOUNT", { requestType: requestTypes[kind] }),
      );
      expect(
        await till.pay(kind, paymentOf(kind, reference, amount, { id: message.id })),
      ).toMatchObject(refusal(400, "DUPLICATE_RECORD"));
      expect(await till.confirm(message.id)).toMatchObject(
        refusal(400, "UNABLE_TO_LOCATE_RECORD", {
          detailMessage: { requestId: message.id, state: "DECLINED" },
        }),
      );
      expect((await till.reverse(message.id)).status).toBe(202);
      expect(till.last().stateAfter).toBe("DECLINED");
      expect(till.standing(kind, reference)).toEqual([outstanding, 0]);
    });

    test.each([500, 504])(
      `${rule("BP-05")} answered %i before processing: nothing happened; it is reversed, not confirmed (P5, P19, P20)`,
      async (status) => {
        const till = newTill();
        const message = paymentOf(kind, reference, amount);
        till.space.scenario({
          name: "lost",
          title: "Lost",
          interface: "bill-payment",
          rules: [
            {
              on: { path: { paymentId: message.id } },
              times: 1,
              fault: { when: "before", kind: "status", status },
            },
          ],
        });
        expect(await till.pay(kind, message)).toMatchObject({
          status,
          body: { requestType: requestTypes[kind] },
        });
        expect(till.standing(kind, reference)).toEqual([outstanding, 0]);
        expect(await till.confirm(message.id)).toMatchObject(
          refusal(400, "UNABLE_TO_LOCATE_RECORD", { detailMessage: { state: "FAILED" } }),
        );
        expect(
          (await till.reverse(message.id, { reversalReason: "RESPONSE_NOT_FINAL" })).status,
        ).toBe(202);
        expect([till.last().stateAfter, till.standing(kind, reference)]).toEqual([
          "REVERSED",
          [outstanding, 0],
        ]);
      },
    );

    test.each([500, 504])(
      `${rule("BP-05")} answered %i after processing: it is pending until it is reversed (P4)`,
      async (status) => {
        const till = newTill();
        const message = paymentOf(kind, reference, amount);
        till.space.scenario({
          name: "lost",
          title: "Lost",
          interface: "bill-payment",
          rules: [
            {
              on: { path: { paymentId: message.id } },
              times: 1,
              fault: { when: "after", kind: "status", status },
            },
          ],
        });
        expect((await till.pay(kind, message)).status).toBe(status);
        expect(till.standing(kind, reference)).toEqual([outstanding, amount]);
        expect(
          (await till.reverse(message.id, { reversalReason: "RESPONSE_NOT_FINAL" })).status,
        ).toBe(202);
        expect(till.standing(kind, reference)).toEqual([outstanding, 0]);
      },
    );

    test.each(
      advices.flatMap((advice) => (["before", "after"] as const).map((when) => ({ advice, when }))),
    )(
      `${rule("BP-09")} the $advice may fail $when its processing: the repeat is taken (P21)`,
      async ({ advice, when }) => {
        const till = newTill();
        const message = paymentOf(kind, reference, amount);
        await till.pay(kind, message);
        const sent = adviceFor(message.id, adviceParts("payment", advice));
        till.strike(`${advice === "confirmation" ? "confirm" : "reverse"}Payment`, {
          when,
          kind: "status",
          status: 504,
        });
        expect((await till.send("payment", advice, sent)).status).toBe(504);
        const closed = { confirmation: "CONFIRMED", reversal: "REVERSED" }[advice];
        expect(till.last().stateAfter).toBe(when === "before" ? "PENDING" : closed);
        expect(await till.send("payment", advice, sent)).toMatchObject({
          status: 202,
          body: { id: sent.id },
        });
        expect(till.last().stateAfter).toBe(closed);
      },
    );

    test("waits for its advice as long as it takes (P23)", async () => {
      const till = newTill();
      const message = paymentOf(kind, reference, amount);
      await till.pay(kind, message);
      till.space.clock({ advanceSeconds: 40_000_000 });
      expect((await till.confirm(message.id)).status).toBe(202);
    });
  },
);

describe("the paths", () => {
  test(`${rule("BP-26")} advices of policies and fines go where those of accounts go`, async () => {
    const till = newTill();
    const message = paymentOf("policy", bills.policy, 18990);
    await till.pay("policy", message);
    const advice = adviceFor(message.id, { tenders });
    expect(
      (
        await till.client.post(
          `${base}/payments/policy/${message.id}/confirmations/${advice.id}`,
          advice,
        )
      ).status,
    ).toBe(404);
    expect((await till.confirm(message.id)).status).toBe(202);
  });

  test("what one account paid does not touch another, nor does a fine of the same reference", async () => {
    const till = newTill();
    await till.paid("account", bills.normal, 100);
    expect(till.standing("account", bills.inCredit)).toEqual([-1500, 0]);
    expect(await till.pay("fine", paymentOf("fine", bills.normal, 100))).toMatchObject(
      refusal(400, "UNKNOWN_CUSTOMER_ACCOUNT"),
    );
  });
});

describe("the answer to a payment of an account (M8)", () => {
  const card = {
    type: "CARD",
    name: "Card",
    amount: rand(100),
    pan: "5123450000000008",
    pin: { type: "CLEAR_PIN", pin: "1234" },
  };
  const wallet = {
    type: "WALLET",
    walletId: "27820001111",
    pin: { type: "HASHED_PIN", hash: "9F86", hashedPinParameters: { name: "SHA-256" } },
  };

  test("repeats tenders and payment methods, without any PIN", async () => {
    const till = newTill();
    const message = paymentOf("account", bills.normal, 100, {
      tenders,
      paymentMethods: [card, wallet],
      customer: { firstName: "Payer" },
    });
    const { body } = await till.pay("account", message);
    const { pin: _one, ...shownCard } = card;
    const { pin: _other, ...shownWallet } = wallet;
    expect([body["tenders"], body["paymentMethods"]]).toEqual([tenders, [shownCard, shownWallet]]);
    expect(body["customer"]).toMatchObject({ firstName: "Naledi" });
    expect(till.data("payments", message.id)).toMatchObject({ tenders });
    await till.confirm(message.id, { tenders: [] });
    expect(till.data("payments", message.id)).toMatchObject({ tenders });
  });

  test("payments of policies and fines have no place for them", async () => {
    const till = newTill();
    const { body } = await till.pay(
      "fine",
      paymentOf("fine", bills.fine, 30000, { tenders, paymentMethods: [card] }),
    );
    expect(Object.keys(body)).not.toEqual(expect.arrayContaining(["tenders"]));
    expect(body).not.toHaveProperty("paymentMethods");
  });

  test("issuer references are unique (M4), and the identifiers of the request come first, unaltered (M3)", async () => {
    const till = newTill();
    const references = new Set<unknown>();
    for (let at = 0; at < 20; at += 1) {
      const { body } = await till.pay("account", paymentOf("account", bills.normal, 100));
      references.add((body["slipData"] as { issuerReference: string }).issuerReference);
      expect((body["thirdPartyIdentifiers"] as object[])[0]).toEqual(identifiers[0]);
    }
    expect(references.size).toBe(20);
  });
});
