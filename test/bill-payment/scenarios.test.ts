import { readdirSync } from "node:fs";
import { join } from "node:path";
import {
  adviceFor,
  adviceParts,
  base,
  bills,
  lookupOf,
  paymentOf,
  refundOf,
  refusal,
  tenders,
  useBillPayment,
} from "../support/messages/bill-payment";
import { rule } from "../support/rules";
import { until } from "../support/standin";

const { newTill } = useBillPayment();
const notFinal = { reversalReason: "RESPONSE_NOT_FINAL" };

/** A till on which a scenario that comes with the family is played. */
const played = (name: string) => {
  const till = newTill();
  till.space.scenario(name);
  return till;
};

const scenarios: Record<string, () => Promise<void>> = {
  async "bill-payment-answer-changed"() {
    const till = played("bill-payment-answer-changed");
    const message = paymentOf("account", bills.normal, 84500);
    const answer = await till.client.post(`${base}/payments/${message.id}`, message);
    expect([answer.status, answer.headers["x-changed"], answer.body]).toEqual([
      400,
      "answer",
      expect.objectContaining({
        errorType: "UNKNOWN_CUSTOMER_ACCOUNT",
        errorMessage: "No such account",
      }),
    ]);
    // What was processed stands: the POS was only told otherwise.
    expect(till.standing("account", bills.normal)).toEqual([84500, 84500]);
    await till.paid("account", bills.normal, 84500);
  },
  async "bill-payment-answer-lost"() {
    const till = played("bill-payment-answer-lost");
    const message = paymentOf("account", bills.normal, 84500);
    const silent = till.client.postIntoSilence(`${base}/payments/${message.id}`, message);
    await until(() => till.space.messages().exchanges.length > 0);
    expect(till.standing("account", bills.normal)).toEqual([84500, 84500]);
    till.space.clock({ advanceSeconds: 60 });
    expect((await till.reverse(message.id, { reversalReason: "TIMEOUT" })).status).toBe(202);
    await till.paid("account", bills.normal, 84500);
    till.space.clock({ advanceSeconds: 30 });
    expect(await silent).toBe("ECONNRESET");
    expect(till.standing("account", bills.normal)).toEqual([0, 0]);
  },
  async "bill-payment-lost-before-processing"() {
    const till = played("bill-payment-lost-before-processing");
    const message = paymentOf("policy", bills.policy, 18990);
    expect(await till.pay("policy", message)).toMatchObject(
      refusal(504, "UPSTREAM_UNAVAILABLE", { requestType: "POLICY_PAYMENT_REQUEST" }),
    );
    expect(till.standing("policy", bills.policy)).toEqual([18990, 0]);
    expect((await till.reverse(message.id, notFinal)).status).toBe(202);
    await till.paid("policy", bills.policy, 18990);
    expect(till.standing("policy", bills.policy)).toEqual([0, 0]);
  },
  async "bill-payment-late-answers"() {
    const till = played("bill-payment-late-answers");
    const message = paymentOf("fine", bills.fine, 30000);
    const late = till.pay("fine", message);
    await until(() => till.space.messages().exchanges.length > 0);
    till.space.clock({ advanceSeconds: 60 });
    expect((await till.reverse(message.id, { reversalReason: "TIMEOUT" })).status).toBe(202);
    till.space.clock({ advanceSeconds: 10 });
    expect((await late).status).toBe(201);
    expect(await till.confirm(message.id)).toMatchObject(refusal(400, "ACCOUNT_ALREADY_SETTLED"));
    expect(till.standing("fine", bills.fine)).toEqual([30000, 0]);
  },
  async "bill-payment-confirmation-fails-twice"() {
    const till = played("bill-payment-confirmation-fails-twice");
    const message = paymentOf("account", bills.normal, 500);
    await till.pay("account", message);
    const confirmation = adviceFor(message.id, { tenders });
    const confirm = async () => (await till.send("payment", "confirmation", confirmation)).status;
    expect([await confirm(), await confirm(), till.standing("account", bills.normal)]).toEqual([
      500,
      500,
      [84500, 500],
    ]);
    expect([await confirm(), till.standing("account", bills.normal)]).toEqual([202, [84000, 0]]);
  },
  async "bill-payment-confirmation-answer-lost"() {
    const till = played("bill-payment-confirmation-answer-lost");
    const message = paymentOf("account", bills.normal, 500);
    await till.pay("account", message);
    const confirmation = adviceFor(message.id, { tenders });
    const silent = till.client.postIntoSilence(
      `${base}/payments/${message.id}/confirmations/${confirmation.id}`,
      confirmation,
    );
    await until(() => till.space.messages().exchanges.length > 1);
    expect((await till.send("payment", "confirmation", confirmation)).status).toBe(202);
    till.space.clock({ advanceSeconds: 90 });
    expect(await silent).toBe("ECONNRESET");
    expect(till.standing("account", bills.normal)).toEqual([84000, 0]);
  },
  async "bill-payment-confirmation-unavailable"() {
    const till = played("bill-payment-confirmation-unavailable");
    const message = paymentOf("account", bills.normal, 500);
    await till.pay("account", message);
    expect(await till.confirm(message.id)).toMatchObject(
      refusal(503, "UPSTREAM_UNAVAILABLE", {
        requestType: "PAYMENT_CONFIRMATION",
        originalId: message.id,
      }),
    );
    expect(till.standing("account", bills.normal)).toEqual([84500, 500]);
  },
  async "bill-payment-reversals-time-out"() {
    const till = played("bill-payment-reversals-time-out");
    const message = paymentOf("fine", bills.fine, 30000);
    expect((await till.pay("fine", message)).status).toBe(504);
    const reversal = adviceFor(message.id, notFinal);
    const reverse = async () => (await till.send("payment", "reversal", reversal)).status;
    expect([await reverse(), till.standing("fine", bills.fine)]).toEqual([504, [30000, 30000]]);
    expect([await reverse(), till.standing("fine", bills.fine)]).toEqual([504, [30000, 0]]);
    expect(await reverse()).toBe(202);
    await till.paid("fine", bills.fine, 30000);
    expect(till.standing("fine", bills.fine)).toEqual([0, 0]);
  },
  async "bill-payment-refund-times-out"() {
    const till = played("bill-payment-refund-times-out");
    const { issuerReference } = await till.paid("account", bills.normal, 500);
    const message = refundOf(issuerReference);
    expect((await till.refund(message)).status).toBe(504);
    expect(await till.refund(refundOf(issuerReference))).toMatchObject(
      refusal(400, "ACCOUNT_ALREADY_SETTLED"),
    );
    expect((await till.reverseRefund(message.id, notFinal)).status).toBe(202);
    const again = refundOf(issuerReference);
    expect((await till.refund(again)).status).toBe(201);
    expect((await till.confirmRefund(again.id)).status).toBe(202);
    expect(till.standing("account", bills.normal)).toEqual([84500, 0]);
  },
  async "bill-payment-biller-unavailable"() {
    const till = played("bill-payment-biller-unavailable");
    expect(await till.lookup("account", lookupOf("account", bills.normal))).toMatchObject(
      refusal(503, "UPSTREAM_UNAVAILABLE"),
    );
    const message = paymentOf("account", bills.normal, 500);
    expect(await till.pay("account", message)).toMatchObject(refusal(503, "UPSTREAM_UNAVAILABLE"));
    expect(till.last().stateAfter).toBe("DECLINED");
    await till.paid("account", bills.normal, 500);
    expect(till.standing("account", bills.normal)).toEqual([84000, 0]);
  },
  async "bill-payment-no-lookups"() {
    const till = played("bill-payment-no-lookups");
    for (const [kind, reference] of [
      ["account", bills.normal],
      ["policy", bills.policy],
      ["fine", bills.fine],
    ] as const) {
      expect(await till.lookup(kind, lookupOf(kind, reference))).toMatchObject(
        refusal(501, "FUNCTION_NOT_SUPPORTED"),
      );
    }
    await till.paid("fine", bills.fine, 30000);
    expect(till.standing("fine", bills.fine)).toEqual([0, 0]);
  },
};

describe("the scenarios that come with the family, and a POS that does right", () => {
  test.each(Object.entries(scenarios))(`${rule("BP-09")} %s`, (_name, play) => play());

  test("are all played", () => {
    const files = readdirSync(join(__dirname, "../../scenarios")).filter((file) =>
      file.startsWith("bill-payment-"),
    );
    expect(files.map((file) => file.replace(/\.yaml$/, "")).sort()).toEqual(
      Object.keys(scenarios).sort(),
    );
  });
});

test("a bill's whole way: looked up, paid in part and in full, refunded, paid again", async () => {
  const till = newTill();
  const due = async () =>
    (
      (await till.lookup("account", lookupOf("account", bills.noOver))).body["amounts"] as {
        balanceAmount: { amount: number };
      }
    ).balanceAmount.amount;
  expect(await due()).toBe(51250);
  const { issuerReference } = await till.paid("account", bills.noOver, 20000);
  expect(await due()).toBe(31250);
  await till.paid("account", bills.noOver, 31250);
  expect(await till.pay("account", paymentOf("account", bills.noOver, 1))).toMatchObject(
    refusal(400, "ACCOUNT_ALREADY_SETTLED"),
  );
  const refund = refundOf(issuerReference);
  expect((await till.refund(refund)).status).toBe(201);
  expect(await due()).toBe(0);
  expect((await till.confirmRefund(refund.id)).status).toBe(202);
  expect(await due()).toBe(20000);
  const last = paymentOf("account", bills.noOver, 20000);
  await till.pay("account", last);
  expect(
    (
      await till.send(
        "payment",
        "confirmation",
        adviceFor(last.id, adviceParts("payment", "confirmation")),
      )
    ).status,
  ).toBe(202);
  expect(await due()).toBe(0);
});

test("after a reset the same messages give the same bytes", async () => {
  const till = newTill();
  const message = paymentOf("policy", bills.policy, 18990);
  const first = await till.pay("policy", message);
  till.space.reset();
  expect((await till.pay("policy", message)).text).toBe(first.text);
});
