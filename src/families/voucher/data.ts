import type { Mistake } from "../../mistake";
import { textMember } from "../../contract/values/member";
import { type EntityReader, entityTypesOf, type FixtureFile, entitiesIn } from "../kit/entities";
import type { Family } from "../kit/family";
import { type Entities, ProductEntity, VoucherEntity, entities } from "./entities";
import { DataResponse } from "./models";
import { balanceOf, entityNamed, productView, tellsOtherwise, voucherView } from "./vouchers";

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
