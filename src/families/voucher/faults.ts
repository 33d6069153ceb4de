import type { Fault } from "../../scenario/definition";
import { faultOfFirstAdvices } from "../kit/advice-fault";
import { type FixtureFault, faulting } from "../kit/family";
import { faultyEntity, handlingVendor } from "./checks";
import type { AdvisedThing, VendorEntity, VoucherEntity } from "./entities";
import {
  confirmRedeem,
  confirmRefund,
  confirmVoucher,
  provisionVoucher,
  redeemVoucher,
  refundVoucher,
  reverseRedeem,
  reverseRefund,
  reverseVoucher,
} from "./operations";
import { provisionRules } from "./transactions/provision";
import { redemptionRules } from "./transactions/redemption";
import { refundRules } from "./transactions/refund";
import type { VoucherRules } from "./transactions/voucher-transaction";
import { type VoucherAdvice, type VoucherCall, entityNamed } from "./vouchers";

const slowMs = 8000;

const faultBefore = (status: number): Fault => ({ when: "before", kind: "status", status });

/** What each fault of a voucher or a product does. The vendor's own refusals are no faults of the way. */
const entityFaults: Readonly<
  Partial<Record<NonNullable<VoucherEntity["fault"]>, (delayMs: number) => Fault>>
> = {
  slow: (delayMs) => ({ when: "before", kind: "delay", for: `${delayMs}ms` }),
  lost: () => faultBefore(504),
  appliedNoAnswer: () => ({ when: "after", kind: "no-answer" }),
  error500: () => faultBefore(500),
  unavailable503: () => faultBefore(503),
};

const vendorFaults: Readonly<Record<NonNullable<VendorEntity["fault"]>, Fault>> = {
  unavailable: faultBefore(503),
  timeout: faultBefore(504),
  error: faultBefore(500),
};

function vendorFault(call: VoucherCall): FixtureFault | undefined {
  const { fault, id } = handlingVendor(call);
  return fault === undefined ? undefined : { fault: vendorFaults[fault], source: `vendor ${id}` };
}

function entityFault(call: VoucherCall): FixtureFault | undefined {
  const entity = faultyEntity(call);
  const make = entity?.fault && entityFaults[entity.fault];
  if (entity === undefined || make === undefined) return undefined;
  const source =
    "code" in entity ? `voucher ${entity.serialNumber}` : `product ${entity.productId}`;
  return { fault: make(entity.delayMs ?? slowMs), source };
}

/** Check 9: the fault of the voucher, the product or the vendor of a request that passes all other checks. */
const faultUnder =
  ({ assess }: VoucherRules) =>
  (call: VoucherCall): FixtureFault | undefined => {
    const found = vendorFault(call) ?? entityFault(call);
    return found === undefined || "error" in assess(call) ? undefined : found;
  };

/** The fault that the voucher, or else its product, brings to the first advices for a transaction. */
const faultOfAdvice = (advice: VoucherAdvice): FixtureFault | undefined =>
  faultOfFirstAdvices(advice, (kept: AdvisedThing) => {
    const voucher = entityNamed(advice.unit, "voucher", kept.code);
    if (voucher?.adviceFault !== undefined)
      return { adviceFault: voucher.adviceFault, source: `voucher ${voucher.serialNumber}` };
    const product = entityNamed(advice.unit, "product", voucher?.productId ?? kept.productId);
    return product && { adviceFault: product.adviceFault, source: `product ${product.productId}` };
  });

/** The faults that vendors, products and vouchers bring along. */
export const faults = [
  ...faulting(provisionVoucher, faultUnder(provisionRules)),
  ...faulting(redeemVoucher, faultUnder(redemptionRules)),
  ...faulting(refundVoucher, faultUnder(refundRules)),
  ...faulting(
    [confirmVoucher, reverseVoucher, confirmRedeem, reverseRedeem, confirmRefund, reverseRefund],
    faultOfAdvice,
  ),
];
