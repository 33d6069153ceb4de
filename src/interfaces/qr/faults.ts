import { dataOf } from "../../lifecycle/records";
import type { Call } from "../../lifecycle/call";
import type { FixtureFault } from "../family";
import type { TerminalEntity } from "./entities";
import type { PaymentAdvice, PaymentRequest } from "./models";
import { type KeptOfPayment, paymentOfCall, putUnlinked } from "./payment-request";

const terminalOf = ({ unit }: Call, terminalId: string | undefined): TerminalEntity | undefined =>
  terminalId === undefined ? undefined : unit.get<TerminalEntity>("terminal", terminalId);

/** The fault that a terminal brings to its payments; a payment that it ends is on record all the same. */
export function faultOf(call: Call): FixtureFault | undefined {
  if (call.operation.kind !== "request") return undefined;
  const { id, tranId, originator } = call.body as PaymentRequest;
  const terminal = terminalOf(call, originator.terminalId);
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
export function adviceFaultOf(call: Call): FixtureFault | undefined {
  const { unit, operation } = call;
  const { id, requestId } = call.body as PaymentAdvice;
  const record = unit.message(requestId.toLowerCase());
  if (record?.role !== "request" || record.kind !== operation.transaction) return undefined;
  const data = dataOf(record) as KeptOfPayment & { deliveries?: Record<string, number> };
  const terminal = terminalOf(call, data.terminalId);
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
