import type { Call } from "../../lifecycle/call";
import { dataOf, requestOnRecord } from "../../lifecycle/records";
import { type FixtureFault, faulting } from "../family";
import { providerOf } from "./answer-parts";
import type { Entities } from "./entities";
import * as operations from "./operations";
import { plainMsisdn, saleRequest } from "./sale";
import type { SaleData } from "./transactions/postings";
import type { SaleAdvice, SaleCall } from "./transactions/sale";
import { checkSale } from "./transactions/sale-checks";

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

/** The first advices for a sale of such a product; they are counted with the sale. */
function faultOfAdvice({ unit, operation, body }: SaleAdvice): FixtureFault | undefined {
  const record = requestOnRecord(unit, operation.transaction, body.requestId);
  if (record === undefined) return undefined;
  const data: Partial<SaleData> & { advicesFailed?: number } = dataOf(record);
  const product = unit.get("product", data.productId ?? "");
  const failed = data.advicesFailed ?? 0;
  if (product?.adviceFault === undefined || failed >= product.adviceFault.times) return undefined;
  unit.record({ ...record, data: JSON.stringify({ ...data, advicesFailed: failed + 1 }) });
  return {
    fault: { when: "before", kind: "status", status: product.adviceFault.status },
    source: `product ${product.productId}`,
  };
}

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
