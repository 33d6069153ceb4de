import { type Call, isRefusal } from "../../lifecycle/call";
import { type FixtureFault, faulting } from "../family";
import type { Entities } from "./entities";
import { createTokenPurchaseRequest } from "./operations";
import { checkPurchase } from "./transactions/purchase-checks";

/** The fault that a meter brings along: it strikes the first try of each purchase that no check refuses. */
function faultOfMeter(
  call: Call<typeof createTokenPurchaseRequest, Entities>,
): FixtureFault | undefined {
  const sale = checkPurchase(call);
  if (isRefusal(sale) || sale.meter.fault === undefined) return undefined;
  const { fault, meterId } = sale.meter;
  const mayHaveIssued = fault.when === "after";
  return {
    fault,
    source: `meter ${meterId}`,
    ...(mayHaveIssued && { facts: { purchaseId: call.body.id } }),
  };
}

/** The faults that meters bring along. */
export const faults = faulting(createTokenPurchaseRequest, faultOfMeter);
