import { momentOf } from "../../../contract/values/moment";
import { type Refusal, refuse } from "../../../contract/answer";
import type { Call, Authorisation, TransactionBehaviour } from "../../../lifecycle/call";
import { type CheckOf, firstRefusal, printAmount } from "../../kit/answers";
import { amountObjection, finalAmount, billAnswer } from "../bill-request";
import { type Bill, billOf, book } from "../bills";
import type { Entities, PaymentEntity, RefundEntity, Unit } from "../entities";
import { errors } from "../errors";
import type { confirmRefund, createRefund, reverseRefund } from "../operations";
import { findPayment, putPayment } from "./payment";

type RefundCall = Call<typeof createRefund, Entities>;

/** A payment that is to be refunded, with its bill. */
interface RefundedPayment {
  call: RefundCall;
  payment: PaymentEntity;
  bill: Bill;
}

const millisecondsOfDay = 86_400_000;

export const findRefund = (unit: Pick<Unit, "get">, id: string): RefundEntity | undefined =>
  unit.get("refund", id.toLowerCase());

const billerRefunds: CheckOf<RefundedPayment> = ({ bill: { biller } }) =>
  biller.refunds === false
    ? refuse(errors["bill-no-refunds"], { biller: biller.id, function: "refund" })
    : undefined;

const paymentConfirmed: CheckOf<RefundedPayment> = ({ payment: { state } }) =>
  state === "CONFIRMED"
    ? undefined
    : refuse(errors["bill-refund-not-allowed"], { paymentState: state });

const notRefunded: CheckOf<RefundedPayment> = ({ call, payment: { refundId } }) => {
  if (refundId === undefined) return undefined;
  return refuse(errors["bill-refunded"], {
    refundId,
    state: findRefund(call.unit, refundId)?.state,
  });
};

const withinPeriod: CheckOf<RefundedPayment> = ({ call, payment, bill: { biller } }) => {
  if (biller.refundDays === undefined || payment.confirmedAt === undefined) return undefined;
  const until = momentOf(payment.confirmedAt) + biller.refundDays * millisecondsOfDay;
  if (call.unit.now < until) return undefined;
  return refuse(errors["bill-refund-not-allowed"], {
    refundUntil: new Date(until).toISOString(),
  });
};

const checks = [billerRefunds, paymentConfirmed, notRefunded, withinPeriod];

function assessRefund(call: RefundCall): RefundedPayment | Refusal {
  const { unit } = call;
  const { issuerReference } = call.body;
  const known = unit.get("issuerReference", issuerReference);
  const payment = known && findPayment(unit, known.paymentId);
  if (payment === undefined) return refuse(errors["bill-payment-unknown"], { issuerReference });
  const subject: RefundedPayment = { call, payment, bill: billOf(unit, payment) };
  return firstRefusal(checks, subject) ?? subject;
}

function authorise(call: RefundCall): Authorisation {
  const found = assessRefund(call);
  if ("error" in found) return { refused: found };
  const { unit } = call;
  const { payment, bill } = found;
  const { id, refundReason } = call.body;
  const approved = payment.final ?? payment.approved;
  putRefund(unit, { id, paymentId: payment.id, approved, state: "PENDING", reason: refundReason });
  putPayment(unit, { ...payment, refundId: id });
  const body = billAnswer(call, bill, {
    slipText: `Refund ${printAmount(approved)}`,
    amounts: { approvedAmount: { amount: approved, currency: bill.currency } },
  });
  return { approved: { status: 201, headers: { location: call.url() }, body }, data: {} };
}

function putRefund(unit: Unit, refund: RefundEntity): void {
  unit.put("refund", refund.id.toLowerCase(), refund);
}

/** The refund of a transaction that is closed now, and its payment. */
function closingOf({ unit, body }: Call<typeof confirmRefund | typeof reverseRefund, Entities>): {
  refund: RefundEntity;
  payment: PaymentEntity;
} {
  const refund = findRefund(unit, body.requestId);
  const payment = refund && findPayment(unit, refund.paymentId);
  if (refund === undefined || payment === undefined) throw new Error("an approved refund is gone");
  return { refund, payment };
}

/**
 * Refunds of confirmed payments: what was paid is owed again once they are confirmed (contract 2,
 * bill payment rule 4).
 */
export const refund: TransactionBehaviour<
  typeof createRefund,
  typeof confirmRefund | typeof reverseRefund,
  object,
  Entities
> = {
  authorise,
  objection(advice, _data, effect) {
    if (effect === "none") return undefined;
    const {
      refund: { approved },
      payment: { currency },
    } = closingOf(advice);
    return amountObjection(advice, { approved, currency }, 0);
  },
  confirm(unit, _data, advice) {
    const closing = closingOf(advice);
    const { approved } = closing.refund;
    const final = finalAmount(advice, { approved, currency: closing.payment.currency });
    book(unit, billOf(unit, closing.payment), { outstanding: final });
    putRefund(unit, { ...closing.refund, final, state: "CONFIRMED" });
  },
  reverse(unit, _data, advice) {
    const {
      refund: reversed,
      payment: { refundId: _refundId, ...payment },
    } = closingOf(advice);
    putRefund(unit, { ...reversed, final: 0, state: "REVERSED" });
    putPayment(unit, payment);
  },
};
