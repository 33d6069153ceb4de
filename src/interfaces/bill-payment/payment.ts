import type { PaymentMethod } from "../../contract/models";
import { present } from "../../contract/present";
import type { Call, Judgement, TransactionKind } from "../../lifecycle/call";
import { reference as referenceFrom, type UnitOfWork } from "../../store";
import { amountObjection, finalAmount } from "./advised-amount";
import { billAnswer, printed } from "./answers";
import { billOf, book, payableBounds } from "./bills";
import type { BillerEntity, IssuerReferenceEntity, PaymentEntity } from "./entities";
import type { Advice } from "./models";
import { type Offered, offered } from "./payment-checks";

/** The payment that a request opened; undefined: it opened none. */
export const findPayment = (unit: Pick<UnitOfWork, "get">, id: string): PaymentEntity | undefined =>
  unit.get<PaymentEntity>("payment", id.toLowerCase());

export function putPayment(unit: UnitOfWork, payment: PaymentEntity): void {
  unit.put("payment", payment.id.toLowerCase(), payment);
}

/** The payment of a transaction that is closed now. */
function paymentOf({ unit, body }: Call): PaymentEntity {
  const payment = findPayment(unit, (body as Advice).requestId);
  if (payment === undefined) throw new Error("an approved payment is gone");
  return payment;
}

/** A reference that no other payment of the data space has, short enough for a refund. */
function newIssuerReference(
  unit: UnitOfWork,
  { referencePrefix }: BillerEntity,
  id: string,
): string {
  for (let attempt = 0; ; attempt += 1) {
    const made = `${referencePrefix}${referenceFrom(unit.generate(`issuer-reference-${attempt}`, id))}`;
    if (unit.get<IssuerReferenceEntity>("issuerReference", made) === undefined) return made;
  }
}

/** A payment method without what nobody may keep. */
function withoutPin(method: PaymentMethod): PaymentMethod {
  const {
    pin: _pin,
    encryptedPin: _encryptedPin,
    ...kept
  } = method as PaymentMethod & { encryptedPin?: unknown };
  return kept;
}

function judge(call: Call): Judgement {
  const found = offered(call);
  if ("error" in found) return { refused: found };
  const { unit } = call;
  const { message, bill, amount } = found;
  const issuerReference = newIssuerReference(unit, bill.biller, message.id);
  const { kind, reference, currency } = bill;
  putPayment(
    unit,
    present({
      id: message.id,
      kind,
      reference,
      currency,
      approved: amount,
      state: "PENDING" as const,
      issuerReference,
      tenders: message.tenders,
    }),
  );
  unit.put("issuerReference", issuerReference, { issuerReference, paymentId: message.id });
  book(unit, bill, { pending: amount });
  const body = paymentAnswer(found, issuerReference);
  return { approved: { status: 201, headers: { location: call.url() }, body }, data: {} };
}

function paymentAnswer({ call, message, bill, amount }: Offered, issuerReference: string): object {
  const requestAmount = message.amounts?.requestAmount;
  const { paymentMethods } = message;
  const repeatsTenders = bill.kind === "account";
  return {
    ...billAnswer(call, bill, {
      slipText: `Payment received ${printed(amount)}`,
      issuerReference,
      amounts: present({
        requestAmount,
        approvedAmount: { amount, currency: bill.currency },
        ...payableBounds(bill),
      }),
    }),
    ...(repeatsTenders && paymentMethods && { paymentMethods: paymentMethods.map(withoutPin) }),
  };
}

/** Closes a payment: what is final is booked, the rest is released. */
function close(advice: Call, payment: PaymentEntity): void {
  const { unit } = advice;
  const final = finalAmount(advice, payment);
  book(unit, billOf(unit, payment), { outstanding: -final, pending: -payment.approved });
  const confirmed = advice.operation.advice === "confirmation";
  const { tenders } = advice.body as Advice;
  putPayment(unit, {
    ...payment,
    final,
    state: confirmed ? "CONFIRMED" : "REVERSED",
    ...(confirmed && { confirmedAt: unit.at }),
    ...(confirmed && tenders !== undefined && tenders.length > 0 && { tenders }),
  });
}

/** Payments: pending until their advice comes, booked then (contract 2, bill payment rules 1 to 3). */
export const payment: TransactionKind = {
  judge,
  objection: (advice, _data, effect) =>
    effect === "none" ? undefined : amountObjection(advice, paymentOf(advice)),
  confirm(_unit, _data, advice) {
    close(advice, paymentOf(advice));
  },
  reverse(_unit, _data, advice) {
    close(advice, paymentOf(advice));
  },
};
