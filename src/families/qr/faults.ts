import { dataOf, requestOnRecord } from "../../lifecycle/records";
import { type FixtureFault, faulting } from "../kit/family";
import type { TerminalEntity, Unit } from "./entities";
import * as operations from "./operations";
import {
  type QrAdviceCall,
  type KeptOfPayment,
  type PaymentCall,
  paymentOfCall,
  putUnlinked,
} from "./payment-request";

const terminalOf = (unit: Unit, terminalId: string | undefined): TerminalEntity | undefined =>
  terminalId === undefined ? undefined : unit.get("terminal", terminalId);

/** The fault that a terminal brings to its payments; a payment that it ends is on record all the same. */
function faultOfPayment(call: PaymentCall): FixtureFault | undefined {
  const { id, tranId, originator } = call.body;
  const terminal = terminalOf(call.unit, originator.terminalId);
  const ends = terminal?.fault?.when === "before" && terminal.fault.kind === "status";
  if (ends) putUnlinked(paymentOfCall(call));
  return (
    terminal?.fault && {
      fault: terminal.fault,
      source: `terminal ${terminal.terminalId}`,
      facts: { tranId, paymentId: id },
    }
  );
}

/** The fault that it brings to the first deliveries of each advice for them; they are counted with the payment. */
function faultOfAdvice({ unit, operation, body }: QrAdviceCall): FixtureFault | undefined {
  const { id, requestId } = body;
  const record = requestOnRecord(unit, operation.transaction, requestId);
  if (record === undefined) return undefined;
  const data: KeptOfPayment & { deliveries?: Record<string, number> } = dataOf(record);
  const terminal = terminalOf(unit, data.terminalId);
  const delivered = data.deliveries?.[id.toLowerCase()] ?? 0;
  if (terminal?.adviceFault === undefined || delivered >= terminal.adviceFault.times)
    return undefined;
  unit.record({
    ...record,
    data: JSON.stringify({
      ...data,
      deliveries: { ...data.deliveries, [id.toLowerCase()]: delivered + 1 },
    }),
  });
  const facts = { ...(data.tranId !== undefined && { tranId: data.tranId }), paymentId: requestId };
  return { fault: terminal.adviceFault.fault, source: `terminal ${terminal.terminalId}`, facts };
}

const { retailerPayment, providerPayment, partnerPayment } = operations;
const { retailerConfirmation, providerConfirmation, partnerConfirmation } = operations;
const { retailerReversal, providerReversal, partnerReversal } = operations;

/** The faults that terminals bring along. */
export const faults = [
  ...faulting([retailerPayment, providerPayment, partnerPayment], faultOfPayment),
  ...faulting(
    [
      retailerConfirmation,
      retailerReversal,
      providerConfirmation,
      providerReversal,
      partnerConfirmation,
      partnerReversal,
    ],
    faultOfAdvice,
  ),
];
