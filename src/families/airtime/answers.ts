import type { Call } from "../../lifecycle/call";
import {
  type Parties,
  type Party,
  type TransactionFields,
  transactionFields,
} from "../kit/answers";
import type {
  Entities,
  MsisdnEntity,
  ProductEntity,
  ProviderEntity,
  Unit,
  VoucherEntity,
} from "./entities";
import type { provisionVoucher, purchase, purchaseTrial } from "./operations";
import type { Sale } from "./transactions/sale-request";
import type { Msisdn, Product, Voucher } from "./models";

/** Entities as the messages of the interface show them. */

type EntityReading = Pick<Unit, "get">;

export const providerOf = (
  unit: EntityReading,
  id: string | undefined,
): ProviderEntity | undefined => (id === undefined ? undefined : unit.get("provider", id));

const partyOf = ({ id, name }: ProviderEntity): Party => ({ id, name });

const operatorOf = (unit: EntityReading, id: string | undefined): { operator?: Party } => {
  const provider = providerOf(unit, id);
  return provider === undefined ? {} : { operator: partyOf(provider) };
};

/** A product with everything that is known of it. */
export function productView(unit: EntityReading, product: ProductEntity): Product {
  const {
    providerId,
    delivery,
    prices: _prices,
    ranges: _ranges,
    withdrawn: _withdrawn,
    listedStock: _stock,
    fault: _fault,
    needsSenderMsisdn: _sender,
    adviceFault: _adviceFault,
    ...texts
  } = product;
  return { isDirectTopup: delivery === "DIRECT", ...texts, ...operatorOf(unit, providerId) };
}

/** A product as the answer to its sale names it. */
export function soldProduct({ productId, barcode, name, type, delivery }: ProductEntity): Product {
  return {
    isDirectTopup: delivery === "DIRECT",
    productId,
    ...(barcode !== undefined && { barcode }),
    ...(name !== undefined && { name }),
    ...(type !== undefined && { type }),
  };
}

/** A number as it was sent, with country and operator as far as they are known. */
export function msisdnView(
  unit: EntityReading,
  msisdn: string,
  number: Pick<MsisdnEntity, "country" | "providerId"> | undefined,
): Msisdn {
  const country = number?.country;
  return {
    msisdn,
    ...(country !== undefined && { country }),
    ...operatorOf(unit, number?.providerId),
  };
}

/** A voucher without its PIN. */
export function voucherView({ serialNumber, batchNumber, expiryDate }: VoucherEntity): Voucher {
  return {
    serialNumber,
    ...(batchNumber !== undefined && { batchNumber }),
    ...(expiryDate !== undefined && { expiryDate }),
  };
}

/** A voucher as it is delivered. */
const deliveredVoucher = (voucher: VoucherEntity): Voucher => ({
  pin: voucher.pin,
  ...voucherView(voucher),
  redeemInstructions: ["Dial *555*PIN#", "then press call"],
});

/** A purchase, a trial or a provision. */
type AnsweredSaleCall = Call<
  typeof purchase | typeof purchaseTrial | typeof provisionVoucher,
  Entities
>;

/** Members that an answer fills itself. */
const notRepeated = ["product", "amounts", "slipData"];

/** A settlement entity that no other purchase of the data space has: its id is the purchase reference. */
function settlementEntity({ unit }: AnsweredSaleCall, requestId: string, provider: ProviderEntity) {
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
  call: AnsweredSaleCall,
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
