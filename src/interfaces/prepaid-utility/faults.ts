import type { Call } from "../../lifecycle/call";
import type { FixtureFault } from "../family";
import { examine } from "./examine";
import type { PurchaseRequest } from "./models";

/** The fault that a meter brings along: it strikes the first try of each purchase that no check refuses. */
export function faultOf(call: Call): FixtureFault | undefined {
  if (call.operation.transaction !== "purchase" || call.operation.kind !== "request")
    return undefined;
  const sale = examine(call);
  if ("error" in sale || sale.meter.fault === undefined) return undefined;
  const { fault, meterId } = sale.meter;
  const mayHaveIssued = fault.when === "after";
  return {
    fault,
    source: `meter ${meterId}`,
    ...(mayHaveIssued && { facts: { purchaseId: (call.body as PurchaseRequest).id } }),
  };
}
