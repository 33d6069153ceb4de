import { type Call, isRefusal } from "../../lifecycle/call";
import { faultOfFirstAdvices } from "../kit/advice-fault";
import { type FixtureFault, faulting } from "../kit/family";
import type { Entities } from "./entities";
import {
  confirmKeyChange,
  confirmTokenPurchase,
  createTokenPurchaseRequest,
  reverseTokenPurchase,
} from "./operations";
import type { PrepaidAdvice } from "./refusals";
import type { RememberedPurchase } from "./meter-account";
import { checkPurchase } from "./transactions/checks";

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

/** The fault that it brings to the first advices for a purchase or a key change. */
const faultOfAdvice = (advice: PrepaidAdvice): FixtureFault | undefined =>
  faultOfFirstAdvices(advice, ({ meterId = "" }: RememberedPurchase) => ({
    adviceFault: advice.unit.get("meter", meterId)?.adviceFault,
    source: `meter ${meterId}`,
  }));

/** The faults that meters bring along. */
export const faults = [
  ...faulting(createTokenPurchaseRequest, faultOfMeter),
  ...faulting([confirmTokenPurchase, reverseTokenPurchase, confirmKeyChange], faultOfAdvice),
];
