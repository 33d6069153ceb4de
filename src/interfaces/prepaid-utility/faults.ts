import type { Call } from "../../lifecycle/call";
import type { Fault } from "../../scenario/definition";
import { examine } from "./examine";

/** The fault that a meter brings along: it strikes the first try of each purchase that no check refuses. */
export function faultOf(call: Call): { fault: Fault; source: string } | undefined {
  if (call.operation.transaction !== "purchase" || call.operation.kind !== "request") return undefined;
  const sale = examine(call);
  if ("error" in sale || sale.meter.fault === undefined) return undefined;
  return { fault: sale.meter.fault, source: `meter ${sale.meter.meterId}` };
}
