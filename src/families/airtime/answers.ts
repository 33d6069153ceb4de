import type { Call } from "../../lifecycle/call";
import { type Parties, type TransactionFields, transactionFields } from "../kit/reason-answers";
import type { Entities, ProviderEntity, VoucherEntity } from "./entities";
import type { provisionVoucher, purchase, purchaseTrial } from "./operations";
import type { Sale } from "./sale";
import { deliveredVoucher, partyOf, msisdnView, soldProduct } from "./answer-parts";

/** A purchase, a trial or a provision. */
type SaleCall = Call<typeof purchase | typeof purchaseTrial | typeof provisionVoucher, Entities>;

/** Members that an answer fills itself. */
const notRepeated = ["product", "amounts", "slipData"];

/** A settlement entity that no other purchase of the data space has: its id is the purchase reference. */
function settlementEntity({ unit }: SaleCall, requestId: string, provider: ProviderEntity) {
  for (let attempt = 0; ; attempt += 1) {
    const number = unit.generate(`settlement-${attempt}`, requestId).readUInt32BE(0) % 9_000_000;
    const id = String(1_000_000 + number);
    const known = unit.get("reference", id);
    if (known === undefined || known.purchaseId === requestId.toLowerCase())
      return { id, name: provider.name };
  }
}

/** Success answer of a purchase, a trial or a provision; the time is the request's own. */
export function saleAnswer(
  call: SaleCall,
  sale: Sale,
  voucher: VoucherEntity | undefined,
): TransactionFields {
  const { message, product, provider, price } = sale;
  const parties: Parties = {
    settlementEntity: message.settlementEntity ?? settlementEntity(call, message.id, provider),
    receiver: provider.receiver ?? partyOf(provider),
  };
  const requestAmount = message.amounts?.requestAmount;
  return {
    ...transactionFields(call, parties, [`${provider.name} helpline 0800 555 010`], notRepeated),
    time: message.time,
    amounts: { ...(requestAmount && { requestAmount: requestAmount }), approvedAmount: price },
    [sale.voucherOnly ? "responseProduct" : "product"]: soldProduct(product),
    ...recipientView(sale),
    ...(voucher && { voucher: deliveredVoucher(voucher) }),
  };
}

/** A number that the data space does not know is taken for one of the product's operator. */
function recipientView({ unit, message, recipient, provider }: Sale): object {
  const sent = message.recipientMsisdn;
  if (sent === undefined) return {};
  const known = recipient ?? {
    providerId: provider.id,
    ...(sent.country !== undefined && { country: sent.country }),
  };
  return { msisdn: msisdnView(unit, sent.msisdn, known) };
}
