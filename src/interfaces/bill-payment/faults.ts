import { dataOf } from "../../lifecycle/records";
import { type FixtureFault, faulting } from "../family";
import type { BillAdvice } from "./advised-amount";
import type { PaymentCall } from "./bill-request";
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
import { findPayment } from "./transactions/payment";
import { offered } from "./transactions/payment-checks";
import { findRefund } from "./transactions/refund";

const sourceOf = ({ kind, reference }: Bill): string => `${kind} ${reference}`;

/** Whose fault it is, as the detail of an error tells it. */
const factsOf = ({ biller }: Bill): object => ({ biller: biller.id });

/** The fault that a bill brings to each payment that no check refuses. */
function faultOfPayment(call: PaymentCall): FixtureFault | undefined {
  const found = offered(call);
  if ("error" in found) return undefined;
  const { fault } = found.bill.entity;
  return fault && { fault, source: sourceOf(found.bill), facts: factsOf(found.bill) };
}

/**
 * The fault that a bill brings to the first advices for a payment or a refund; they are counted
 * with the transaction.
 */
function faultOfAdvice({ unit, operation, body }: BillAdvice): FixtureFault | undefined {
  const requestId = body.requestId.toLowerCase();
  const record = unit.message(requestId);
  const payment = findPayment(unit, findRefund(unit, requestId)?.paymentId ?? requestId);
  if (payment === undefined || record === undefined || record.kind !== operation.transaction)
    return undefined;
  const bill = billOf(unit, payment);
  const { adviceFault } = bill.entity;
  const data: { advicesFailed?: number } = dataOf(record);
  const failed = data.advicesFailed ?? 0;
  if (adviceFault === undefined || failed >= adviceFault.times) return undefined;
  unit.record({ ...record, data: JSON.stringify({ ...data, advicesFailed: failed + 1 }) });
  return { fault: adviceFault.fault, source: sourceOf(bill), facts: factsOf(bill) };
}

/** The faults that bills bring along. */
export const faults = [
  ...faulting(
    [createPolicyPayment, createTrafficFinePayment, createAccountPayment],
    faultOfPayment,
  ),
  ...faulting([confirmPayment, reversePayment, confirmRefund, reverseRefund], faultOfAdvice),
];
