import { v4 } from "uuid";
import {
  type AdviceKind,
  adviceFor,
  adviceParts,
  bills,
  lookupOf,
  paymentOf,
  payments,
  refundOf,
  refusal,
  tenders,
  useBillPayment,
} from "../support/messages/bill-payment";
import { rule } from "../support/rules";
import { untilHeld } from "../support/standin";

const { newTill } = useBillPayment();
const advices: AdviceKind[] = ["confirmation", "reversal"];

describe("an advice", () => {
  test(`${rule("BP-03", "BP-20")} for a payment that was never received finds no request (P15)`, async () => {
    const till = newTill();
    const requestId = v4();
    expect(await till.confirm(requestId)).toMatchObject(
      refusal(400, "UNABLE_TO_LOCATE_RECORD", {
        requestType: "PAYMENT_CONFIRMATION",
        originalId: requestId,
        detailMessage: { requestId },
      }),
    );
    expect(till.last().stateAfter).toBe("NONE");
  });

  test("for a payment that was never received is acknowledged to clients that want it (P17, P18)", async () => {
    const till = newTill("20450009");
    const message = paymentOf("account", bills.normal, 100);
    const reversal = adviceFor(message.id, { reversalReason: "TIMEOUT" });
    expect(await till.send("payment", "reversal", reversal)).toMatchObject({
      status: 202,
      body: { id: reversal.id },
    });
    expect(till.last().stateAfter).toBe("TOMBSTONE");
    expect((await till.send("payment", "reversal", reversal)).status).toBe(202);
    expect((await till.reverse(message.id)).status).toBe(202);
    expect(await till.confirm(message.id)).toMatchObject(refusal(400, "UNABLE_TO_LOCATE_RECORD"));
    expect(await till.pay("account", message)).toMatchObject(
      refusal(400, "ACCOUNT_ALREADY_SETTLED", { detailMessage: { advice: reversal } }),
    );
    expect(await till.reverseRefund(message.id)).toMatchObject(
      refusal(400, "FUNCTION_NOT_SUPPORTED"),
    );
    const lookup = lookupOf("account", bills.normal);
    await till.lookup("account", lookup);
    expect(await till.reverse(lookup.id)).toMatchObject(refusal(400, "FUNCTION_NOT_SUPPORTED"));
  });

  test.each(advices)(
    `${rule("BP-03")} a %s of a request of another kind is refused, and its id is not used up (V7)`,
    async (advice) => {
      const till = newTill();
      const [paid, refunded] = [
        paymentOf("account", bills.normal, 100),
        refundOf(payments.confirmed),
      ];
      await till.pay("account", paid);
      await till.refund(refunded);
      const wrong = adviceFor(refunded.id, adviceParts("payment", advice));
      expect(await till.send("payment", advice, wrong)).toMatchObject(
        refusal(400, "FUNCTION_NOT_SUPPORTED", {
          errorMessage: "Wrong request kind",
          detailMessage: { requestId: refunded.id, kind: "refund" },
        }),
      );
      expect(await till.send("payment", advice, { ...wrong, requestId: paid.id })).toMatchObject({
        status: 202,
      });
      expect(await till.advise("refund", advice, paid.id)).toMatchObject(
        refusal(400, "FUNCTION_NOT_SUPPORTED", { detailMessage: { kind: "payment" } }),
      );
      expect(await till.advise("refund", advice, wrong.id)).toMatchObject(
        refusal(400, "FUNCTION_NOT_SUPPORTED", { detailMessage: { kind: advice } }),
      );
      expect(await till.advise("refund", advice, refunded.id)).toMatchObject({ status: 202 });
    },
  );

  test(`${rule("BP-01")} with the id of another message is a duplicate; the request that it names is looked at first (V6, V7, V8)`, async () => {
    const till = newTill();
    const [one, other] = [
      paymentOf("account", bills.normal, 100),
      paymentOf("account", bills.normal, 200),
    ];
    await till.pay("account", one);
    await till.pay("account", other);
    const advice = adviceFor(one.id, { tenders });
    await till.send("payment", "confirmation", advice);
    const used = { id: advice.id };
    expect(await till.confirm(other.id, used)).toMatchObject(
      refusal(400, "DUPLICATE_RECORD", { id: advice.id, detailMessage: { id: advice.id } }),
    );
    expect(await till.reverse(other.id, { id: one.id })).toMatchObject(
      refusal(400, "DUPLICATE_RECORD"),
    );
    expect(await till.confirm(v4(), used)).toMatchObject(refusal(400, "UNABLE_TO_LOCATE_RECORD"));
    expect(await till.confirmRefund(other.id, used)).toMatchObject(
      refusal(400, "FUNCTION_NOT_SUPPORTED"),
    );
    expect(till.standing("account", bills.normal)).toEqual([84400, 200]);
  });

  test("while the request is in process does not find it; a reversal stops it", async () => {
    const till = newTill();
    till.strike("createAccountPayment", { when: "before", kind: "delay", for: "65s" });
    const message = paymentOf("account", bills.normal, 100);
    const reply = till.pay("account", message);
    await untilHeld(till.space);
    expect(await till.confirm(message.id)).toMatchObject(
      refusal(400, "UNABLE_TO_LOCATE_RECORD", { detailMessage: { state: "PROCESSING" } }),
    );
    const reversal = adviceFor(message.id, { reversalReason: "TIMEOUT" });
    expect((await till.send("payment", "reversal", reversal)).status).toBe(202);
    till.space.clock({ advanceSeconds: 65 });
    expect(await reply).toMatchObject(
      refusal(400, "ACCOUNT_ALREADY_SETTLED", {
        detailMessage: { state: "REVERSED", advice: reversal },
      }),
    );
    expect(till.standing("account", bills.normal)).toEqual([84500, 0]);
  });
});
