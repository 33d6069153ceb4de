import type { Call } from "../../lifecycle/call";
import { faultOfFirstAdvices } from "../kit/advice-fault";
import { type FixtureFault, faulting } from "../kit/family";
import { providerOf } from "./answers";
import type { Entities } from "./entities";
import * as operations from "./operations";
import { plainMsisdn, saleRequest } from "./sale";
import type { SaleData } from "./transactions/postings";
import type { SaleAdvice, SaleCall } from "./transactions/sales";
import { checkSale } from "./checks";

/** The fault of a product, or of its provider, in a sale that no check refuses: the provider comes last. */
function faultOfSale(call: SaleCall): FixtureFault | undefined {
  const request = saleRequest(call);
  const product = call.unit.get("product", request.message.product.productId);
  const provider = providerOf(call.unit, product?.providerId);
  const fault = product?.fault ?? provider?.fault;
  if (fault === undefined || "refused" in checkSale(request)) return undefined;
  return {
    fault,
    source:
      product?.fault === undefined
        ? `provider ${provider?.id ?? ""}`
        : `product ${product.productId}`,
  };
}

function faultOfNumber({
  unit,
  query,
}: Call<typeof operations.lookupMsisdn, Entities>): FixtureFault | undefined {
  const number = unit.get("msisdn", plainMsisdn(query.msisdn));
  return number?.fault === undefined
    ? undefined
    : { fault: number.fault, source: `number ${number.msisdn}` };
}

/** The fault of the product in the first advices for a sale of it. */
const faultOfAdvice = (advice: SaleAdvice): FixtureFault | undefined =>
  faultOfFirstAdvices(advice, ({ productId = "" }: Partial<SaleData>) => {
    const { adviceFault: given } = advice.unit.get("product", productId) ?? {};
    const { status = 500, times = 0 } = given ?? {};
    const fault = given?.fault ?? ({ when: "before", kind: "status", status } as const);
    return { adviceFault: { fault, times }, source: `product ${productId}` };
  });

const { purchase, provisionVoucher, lookupMsisdn } = operations;
const { purchaseConfirmation, purchaseReversal, confirmVoucher, reverseVoucher } = operations;

/** The faults that products, providers and numbers bring along. */
export const faults = [
  ...faulting([purchase, provisionVoucher], faultOfSale),
  ...faulting(lookupMsisdn, faultOfNumber),
  ...faulting(
    [purchaseConfirmation, purchaseReversal, confirmVoucher, reverseVoucher],
    faultOfAdvice,
  ),
];
