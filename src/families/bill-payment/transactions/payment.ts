import type { PaymentMethod } from "../../../contract/models";
import { present } from "../../../contract/values/json-value";
import type { Authorisation, Call, TransactionBehaviour } from "../../../lifecycle/call";
import { type CheckOf, editedText, firstRefusal, printAmount } from "../../kit/answers";
import type { EditedAnswer } from "../../kit/family";
import {
  amountObjection,
  finalAmount,
  billAnswer,
  type BillPaymentCall,
  type RequestedBill,
  requestedBill,
} from "../bill-request";
import { billOf, book, dueOf, payableBounds, withLedgerSide } from "../bills";
import type { BillerEntity, Entities, PaymentEntity, Unit } from "../entities";
import type {
  confirmPayment,
  createAccountPayment,
  createPolicyPayment,
  createTrafficFinePayment,
  reversePayment,
} from "../operations";
import { type Refusal, refuse } from "../../../contract/answer";
import { declinedWith, errors } from "../errors";

/** A payment of a bill, with the amount that is asked, in minor units. */
interface OfferedPayment extends RequestedBill {
  call: BillPaymentCall;
  amount: number;
}

const invalid = ({ bill, message }: OfferedPayment, rule: string): Refusal =>
  refuse(errors["bill-amount-invalid"], {
    requested: message.amounts?.requestAmount,
    outstanding: withLedgerSide(dueOf(bill), bill.currency),
    rule,
  });

const amountPositive: CheckOf<OfferedPayment> = (offered) => {
  const { amount, bill, message } = offered;
  if (amount <= 0) return invalid(offered, "the amount is above 0");
  const same = message.amounts?.requestAmount.currency === bill.currency;
  return same ? undefined : invalid(offered, `the currency is ${bill.currency}`);
};

const somethingDue: CheckOf<OfferedPayment> = ({ bill }) => {
  if (dueOf(bill) > 0 || bill.overPaymentAllowed) return undefined;
  return refuse(errors["bill-nothing-due"], {
    outstanding: withLedgerSide(dueOf(bill), bill.currency),
  });
};

const withinBounds: CheckOf<OfferedPayment> = ({
  amount,
  message,
  bill: {
    entity: { minimum, maximum },
  },
}) => {
  const requested = message.amounts?.requestAmount;
  if (minimum !== undefined && amount < minimum)
    return refuse(errors["bill-amount-low"], { requested, minimum });
  if (maximum === undefined || amount <= maximum) return undefined;
  return refuse(errors["bill-amount-high"], { requested, maximum });
};

const notInPart: CheckOf<OfferedPayment> = (offered) =>
  offered.bill.partPaymentAllowed || offered.amount >= dueOf(offered.bill)
    ? undefined
    : invalid(offered, "no part payment");

const notTooMuch: CheckOf<OfferedPayment> = (offered) =>
  offered.bill.overPaymentAllowed || offered.amount <= dueOf(offered.bill)
    ? undefined
    : invalid(offered, "no overpayment");

const notDeclined: CheckOf<OfferedPayment> = ({
  bill: {
    entity: { decline },
    biller,
  },
  reference,
}) =>
  decline === undefined
    ? undefined
    : refuse(declinedWith(decline), { reference, biller: biller.id });

const checks = [amountPositive, somethingDue, withinBounds, notInPart, notTooMuch, notDeclined];

/** What a payment pays, or why it is refused. Without any effect. */
export function assessPayment(call: BillPaymentCall): OfferedPayment | Refusal {
  const found = requestedBill(call);
  if ("error" in found) return found;
  const subject: OfferedPayment = {
    ...found,
    call,
    amount: call.body.amounts.requestAmount.amount,
  };
  return firstRefusal(checks, subject) ?? subject;
}

type BillPaymentAdvice = Call<typeof confirmPayment | typeof reversePayment, Entities>;

/** The payment that a request opened; undefined: it opened none. */
export const findPayment = (unit: Pick<Unit, "get">, id: string): PaymentEntity | undefined =>
  unit.get("payment", id.toLowerCase());

export function putPayment(unit: Unit, payment: PaymentEntity): void {
  unit.put("payment", payment.id.toLowerCase(), payment);
}

/** The payment of a transaction that is closed now. */
function paymentOf({ unit, body }: BillPaymentAdvice): PaymentEntity {
  const payment = findPayment(unit, body.requestId);
  if (payment === undefined) throw new Error("an approved payment is gone");
  return payment;
}

/** A reference that no other payment of the data space has, short enough for a refund. */
function newIssuerReference(unit: Unit, { referencePrefix }: BillerEntity, id: string): string {
  for (let attempt = 0; ; attempt += 1) {
    const made = `${referencePrefix}${unit.reference(`issuer-reference-${attempt}`, id)}`;
    if (unit.get("issuerReference", made) === undefined) return made;
  }
}

/** A client was told another reference of a payment: a refund may name it by that one. */
export function tellsOtherwise(edited: EditedAnswer<Entities>): void {
  const { unit } = edited;
  const reference = editedText(edited, "slipData.issuerReference");
  if (reference === undefined) return;
  const payment = unit.get("issuerReference", reference.made);
  if (payment === undefined || unit.get("issuerReference", reference.told) !== undefined) return;
  unit.put("issuerReference", reference.told, { ...payment, issuerReference: reference.told });
}

/** Members of a payment method that must not be stored. */
const secrets: readonly string[] = ["pin", "encryptedPin"];

const withoutSecrets = (method: PaymentMethod): object =>
  Object.fromEntries(Object.entries(method).filter(([name]) => !secrets.includes(name)));

function authorise(call: BillPaymentCall): Authorisation {
  const found = assessPayment(call);
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

function paymentAnswer(
  { call, message, bill, amount }: OfferedPayment,
  issuerReference: string,
): object {
  const requestAmount = message.amounts?.requestAmount;
  const { paymentMethods } = message;
  const repeatsTenders = bill.kind === "account";
  return {
    ...billAnswer(call, bill, {
      slipText: `Payment received ${printAmount(amount)}`,
      issuerReference,
      amounts: present({
        requestAmount,
        approvedAmount: { amount, currency: bill.currency },
        ...payableBounds(bill),
      }),
    }),
    ...(repeatsTenders && paymentMethods && { paymentMethods: paymentMethods.map(withoutSecrets) }),
  };
}

/** Closes a payment: what is final is booked, the rest is released. */
function close(advice: BillPaymentAdvice, payment: PaymentEntity): void {
  const { unit, body } = advice;
  const final = finalAmount(advice, payment);
  book(unit, billOf(unit, payment), { outstanding: -final, pending: -payment.approved });
  const confirmed = advice.operation.advice === "confirmation";
  const tenders = "tenders" in body ? body.tenders : undefined;
  putPayment(unit, {
    ...payment,
    final,
    state: confirmed ? "CONFIRMED" : "REVERSED",
    ...(confirmed && { confirmedAt: unit.at }),
    ...(confirmed && tenders !== undefined && tenders.length > 0 && { tenders }),
  });
}

/** Payments: pending until their advice comes, booked then (contract 2, bill payment rules 1 to 3). */
export const payment: TransactionBehaviour<
  typeof createPolicyPayment | typeof createTrafficFinePayment | typeof createAccountPayment,
  typeof confirmPayment | typeof reversePayment,
  object,
  Entities
> = {
  authorise,
  objection: (advice, _data, effect) =>
    effect === "none" ? undefined : amountObjection(advice, paymentOf(advice)),
  confirm(_unit, _data, advice) {
    close(advice, paymentOf(advice));
  },
  reverse(_unit, _data, advice) {
    close(advice, paymentOf(advice));
  },
};
