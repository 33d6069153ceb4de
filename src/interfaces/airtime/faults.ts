import { dataOf } from "../../lifecycle/records";
import type { Call } from "../../lifecycle/call";
import type { Fault } from "../../scenario/definition";
import type { SaleData } from "./effects";
import type { MsisdnEntity, ProductEntity } from "./entities";
import { examine } from "./examine";
import { plainMsisdn, saleRequest } from "./sale";
import { providerOf } from "./shown";

interface FixtureFault {
  fault: Fault;
  source: string;
}

/** The fault that a product or a number of the message brings along. */
export function faultOf(call: Call): FixtureFault | undefined {
  if (call.operation.kind === "request") return faultOfSale(call);
  return call.operation.id === "lookupMsisdn" ? faultOfNumber(call) : undefined;
}

/** A sale that no check refuses: the provider comes last. */
function faultOfSale(call: Call): FixtureFault | undefined {
  const request = saleRequest(call);
  const product = call.unit.get<ProductEntity>("product", request.message.product.productId);
  const provider = providerOf(call.unit, product?.providerId);
  const fault = product?.fault ?? provider?.fault;
  if (fault === undefined || "refused" in examine(request)) return undefined;
  return { fault, source: product?.fault === undefined ? `provider ${provider?.id ?? ""}` : `product ${product.productId}` };
}

function faultOfNumber({ unit, query }: Call): FixtureFault | undefined {
  const number = unit.get<MsisdnEntity>("msisdn", plainMsisdn(String(query["msisdn"])));
  return number?.fault === undefined ? undefined : { fault: number.fault, source: `number ${number.msisdn}` };
}

/** The first advices for a sale of such a product; they are counted with the sale. */
export function adviceFaultOf({ unit, operation, body }: Call): FixtureFault | undefined {
  const record = unit.message((body as { requestId: string }).requestId.toLowerCase());
  if (record?.role !== "request" || record.family !== unit.family || record.kind !== operation.transaction) return undefined;
  const data = dataOf(record) as Partial<SaleData> & { advicesFailed?: number };
  const product = unit.get<ProductEntity>("product", data.productId ?? "");
  const failed = data.advicesFailed ?? 0;
  if (product?.adviceFault === undefined || failed >= product.adviceFault.times) return undefined;
  unit.record({ ...record, data: JSON.stringify({ ...data, advicesFailed: failed + 1 }) });
  return {
    fault: { when: "before", kind: "status", status: product.adviceFault.status }, source: `product ${product.productId}`,
  };
}
