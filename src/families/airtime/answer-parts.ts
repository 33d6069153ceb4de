import type { Party } from "../kit/reason-answers";
import type { MsisdnEntity, ProductEntity, ProviderEntity, VoucherEntity, Unit } from "./entities";
import type { Msisdn, Product, Voucher } from "./models";

/** Entities as the messages of the interface show them. */

type Entry = Pick<Unit, "get">;

export const providerOf = (unit: Entry, id: string | undefined): ProviderEntity | undefined =>
  id === undefined ? undefined : unit.get("provider", id);

export const partyOf = ({ id, name }: ProviderEntity): Party => ({ id, name });

const operatorOf = (unit: Entry, id: string | undefined): { operator?: Party } => {
  const provider = providerOf(unit, id);
  return provider === undefined ? {} : { operator: partyOf(provider) };
};

/** A product with everything that is known of it. */
export function productView(unit: Entry, product: ProductEntity): Product {
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
  unit: Entry,
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
export const deliveredVoucher = (voucher: VoucherEntity): Voucher => ({
  pin: voucher.pin,
  ...voucherView(voucher),
  redeemInstructions: ["Dial *555*PIN#", "then press call"],
});
