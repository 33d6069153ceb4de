import type { Mistake } from "../../mistake";
import { textMember } from "../../contract/values/json-value";
import { type EntityReader, type FixtureFile, entitiesIn, entityTypesOf } from "../kit/entities";
import { type Family, type FixtureFault, faulting, faultOfFirstAdvices } from "../kit/family";
import {
  type AdvisedThing,
  type Entities,
  type VendorEntity,
  ProductEntity,
  VoucherEntity,
  entities,
} from "./entities";
import { DataResponse } from "./models";
import {
  type VoucherAdvice,
  type VoucherCall,
  balanceOf,
  entityNamed,
  productView,
  tellsOtherwise,
  voucherView,
} from "./vouchers";
import type { Fault } from "../../scenario/definition";
import { faultyEntity, handlingVendor } from "./checks";
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
import { redemptionRules, refundRules } from "./transactions/redemption";
import type { VoucherRules } from "./transactions/voucher-transaction";

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

/** A voucher as a tester must send it, with its state. */
const viewVoucher = (voucher: VoucherEntity, unit: EntityReader<Entities>) => {
  const { pin, state, currency } = voucher;
  const product = entityNamed(unit, "product", voucher.productId);
  const amount = balanceOf(voucher);
  return {
    voucher: { ...voucherView(voucher), ...(pin && { pin }) },
    status: state,
    ...(amount !== undefined && { balance: { amount, currency } }),
    ...(product && { product: productView(product) }),
  };
};

const viewProduct = (product: ProductEntity) => {
  const { currency, value, minimum, maximum } = product;
  return {
    product: productView(product),
    ...(value !== undefined && { price: { amount: value, currency } }),
    ...(minimum !== undefined && { minimum: { amount: minimum, currency } }),
    ...(maximum !== undefined && { maximum: { amount: maximum, currency } }),
  };
};

/** What a data space of this family holds. */
const entityTypes = entityTypesOf(entities, {
  voucher: { view: viewVoucher },
  product: { view: viewProduct },
});

/** Lists that must not be empty, and transactions that must lead to a voucher. */
function checkFixtures(file: FixtureFile): Mistake[] {
  const codes = new Set(entitiesIn(file, entityTypes.voucher).map(({ code }) => code));
  return [
    ...(entitiesIn(file, entityTypes.vendor).length === 0
      ? [{ path: "vendors", text: "there must be a vendor" }]
      : []),
    ...((file["settlementEntities"] ?? []).length === 0
      ? [{ path: "settlementEntities", text: "there must be one" }]
      : []),
    ...(file.transactions ?? []).flatMap(({ state, data }, index) => {
      const code = textMember(data, "code");
      if (state === "DECLINED" || (code !== undefined && codes.has(code))) return [];
      return [
        {
          path: `transactions[${index}].data.code`,
          text: `there is no voucher ${String(code)} in this file`,
        },
      ];
    }),
  ];
}

/** What a data space of this family holds, and what must be so in its fixtures. */
export const data = {
  entityTypes,
  checkFixtures,
  dataSchema: DataResponse,
  tellsOtherwise,
} satisfies Partial<Family>;
