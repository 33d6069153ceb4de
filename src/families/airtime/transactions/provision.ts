import { refuseSale } from "../sale";
import { type Objection, partialAmount, saleKind } from "./sale";

/** The voucher of a confirmation is the one that was provisioned. */
const otherVoucher: Objection = ({ body }, { voucher, toldVoucher }) => {
  const named = "voucher" in body ? body.voucher : undefined;
  if (named === undefined || [voucher, toldVoucher].includes(named.serialNumber)) return undefined;
  const { pin: _pin, ...withoutPin } = named;
  return refuseSale("airtime-voucher-other", "The voucher is not the one that was provisioned.", {
    voucher: withoutPin,
  });
};

/** The provision of a voucher; it can always be reversed (contract 3, voucher rule 1). */
export const provision = saleKind([partialAmount, otherVoucher]);
