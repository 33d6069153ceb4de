import { type Refusal, refuse } from "../../../contract/answer";
import { type CheckOf, firstRefusal } from "../../kit/reason-answers";
import { dueOf, sided } from "../bills";
import { errors, declinedWith } from "../errors";
import { type PaymentCall, type Requested, requestedBill } from "../bill-request";

/** A payment of a bill, with the amount that is asked, in minor units. */
export interface Offered extends Requested {
  call: PaymentCall;
  amount: number;
}

const invalid = ({ bill, message }: Offered, rule: string): Refusal =>
  refuse(errors["bill-amount-invalid"], {
    requested: message.amounts?.requestAmount,
    outstanding: sided(dueOf(bill), bill.currency),
    rule,
  });

const amountPositive: CheckOf<Offered> = (offered) => {
  const { amount, bill, message } = offered;
  if (amount <= 0) return invalid(offered, "the amount is above 0");
  const same = message.amounts?.requestAmount.currency === bill.currency;
  return same ? undefined : invalid(offered, `the currency is ${bill.currency}`);
};

const somethingDue: CheckOf<Offered> = ({ bill }) => {
  if (dueOf(bill) > 0 || bill.overPaymentAllowed) return undefined;
  return refuse(errors["bill-nothing-due"], { outstanding: sided(dueOf(bill), bill.currency) });
};

const withinBounds: CheckOf<Offered> = ({
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

const notInPart: CheckOf<Offered> = (offered) =>
  offered.bill.partPaymentAllowed || offered.amount >= dueOf(offered.bill)
    ? undefined
    : invalid(offered, "no part payment");

const notTooMuch: CheckOf<Offered> = (offered) =>
  offered.bill.overPaymentAllowed || offered.amount <= dueOf(offered.bill)
    ? undefined
    : invalid(offered, "no overpayment");

const notDeclined: CheckOf<Offered> = ({
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
export function offered(call: PaymentCall): Offered | Refusal {
  const found = requestedBill(call);
  if ("error" in found) return found;
  const subject: Offered = {
    ...found,
    call,
    amount: call.body.amounts.requestAmount.amount,
  };
  return firstRefusal(checks, subject) ?? subject;
}
