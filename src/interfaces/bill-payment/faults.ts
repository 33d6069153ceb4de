import { dataOf } from "../../lifecycle/records";
import type { Call } from "../../lifecycle/call";
import type { FixtureFault } from "../family";
import { type Bill, billOf } from "./bills";
import type { Advice } from "./models";
import { findPayment } from "./payment";
import { offered } from "./payment-checks";
import { findRefund } from "./refund";

const sourceOf = ({ kind, reference }: Bill): string => `${kind} ${reference}`;

/** Whose fault it is, as the detail of an error tells it. */
const factsOf = ({ biller }: Bill): object => ({ biller: biller.id });

/** The fault that a bill brings to each payment that no check refuses. */
export function faultOf(call: Call): FixtureFault | undefined {
  if (call.operation.transaction !== "payment") return undefined;
  const found = offered(call);
  if ("error" in found) return undefined;
  const { fault } = found.bill.entity;
  return fault && { fault, source: sourceOf(found.bill), facts: factsOf(found.bill) };
}

/** The fault that a bill brings to the first advices for a payment or a refund; they are counted with the transaction. */
export function adviceFaultOf({ unit, operation, body }: Call): FixtureFault | undefined {
  const requestId = (body as Advice).requestId.toLowerCase();
  const record = unit.message(requestId);
  const payment = findPayment(unit, findRefund(unit, requestId)?.paymentId ?? requestId);
  if (payment === undefined || record === undefined || record.kind !== operation.transaction)
    return undefined;
  const bill = billOf(unit, payment);
  const { adviceFault } = bill.entity;
  const data = dataOf(record) as { advicesFailed?: number };
  const failed = data.advicesFailed ?? 0;
  if (adviceFault === undefined || failed >= adviceFault.times) return undefined;
  unit.record({ ...record, data: JSON.stringify({ ...data, advicesFailed: failed + 1 }) });
  return { fault: adviceFault.fault, source: sourceOf(bill), facts: factsOf(bill) };
}
