import { faultOfFirstAdvices } from "../kit/advice-fault";
import { type FixtureFault, faulting } from "../kit/family";
import type { BillAdvice } from "./advised-amount";
import type { BillPaymentCall } from "./bill-request";
import { type Bill, billOf } from "./bills";
import {
  confirmPayment,
  confirmRefund,
  createAccountPayment,
  createPolicyPayment,
  createTrafficFinePayment,
  reversePayment,
  reverseRefund,
} from "./operations";
import { findPayment, assessPayment } from "./transactions/payment";
import { findRefund } from "./transactions/refund";

const sourceOf = ({ kind, reference }: Bill): string => `${kind} ${reference}`;

/** Whose fault it is, as the detail of an error tells it. */
const factsOf = ({ biller }: Bill): object => ({ biller: biller.id });

/** The fault that a bill brings to each payment that no check refuses. */
function faultOfPayment(call: BillPaymentCall): FixtureFault | undefined {
  const found = assessPayment(call);
  if ("error" in found) return undefined;
  const { fault } = found.bill.entity;
  return fault && { fault, source: sourceOf(found.bill), facts: factsOf(found.bill) };
}

/** The fault that a bill brings to the first advices for a payment or a refund. */
const faultOfAdvice = (advice: BillAdvice): FixtureFault | undefined =>
  faultOfFirstAdvices(advice, () => {
    const { unit, body } = advice;
    const requestId = body.requestId.toLowerCase();
    const payment = findPayment(unit, findRefund(unit, requestId)?.paymentId ?? requestId);
    if (payment === undefined) return undefined;
    const bill = billOf(unit, payment);
    const { adviceFault } = bill.entity;
    return { adviceFault, source: sourceOf(bill), facts: factsOf(bill) };
  });

/** The faults that bills bring along. */
export const faults = [
  ...faulting(
    [createPolicyPayment, createTrafficFinePayment, createAccountPayment],
    faultOfPayment,
  ),
  ...faulting([confirmPayment, reversePayment, confirmRefund, reverseRefund], faultOfAdvice),
];
