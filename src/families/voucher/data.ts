import { textMember } from "../../contract/values/member";
import {
  type EntityReader,
  type EntityTypes,
  type Family,
  type FixtureFile,
  entitiesIn,
} from "../kit/family";
import {
  BlockedMerchant,
  type Entities,
  ProductEntity,
  SettlementEntity,
  VendorEntity,
  VoucherEntity,
  type Plurals,
} from "./entities";
import { DataResponse } from "./models";
import { balanceOf, named, productView, tellsOtherwise, voucherView } from "./vouchers";

/** A voucher as a tester must send it, with its state. */
const viewVoucher = (voucher: VoucherEntity, unit: EntityReader<Entities>) => {
  const { pin, state, currency } = voucher;
  const product = named(unit, "product", voucher.productId);
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
const entityTypes: EntityTypes<Entities, Plurals> = {
  voucher: { plural: "vouchers", schema: VoucherEntity, key: "code", view: viewVoucher },
  product: { plural: "products", schema: ProductEntity, key: "productId", view: viewProduct },
  vendor: { plural: "vendors", schema: VendorEntity, key: "id" },
  settlementEntity: { plural: "settlementEntities", schema: SettlementEntity, key: "id" },
  blockedMerchant: { plural: "blockedMerchants", schema: BlockedMerchant, key: "merchantId" },
};

/** References between entities that must lead somewhere. */
function checkFixtures(file: FixtureFile): { path: string; text: string }[] {
  const vendors = new Set(entitiesIn(file, entityTypes.vendor).map(({ id }) => id));
  const products = new Set(entitiesIn(file, entityTypes.product).map(({ productId }) => productId));
  const codes = new Set(entitiesIn(file, entityTypes.voucher).map(({ code }) => code));
  const ofVendor = (plural: string, entities: readonly { vendorId: string }[]) =>
    entities.flatMap(({ vendorId }, index) =>
      vendors.has(vendorId)
        ? []
        : [
            {
              path: `${plural}[${index}].vendorId`,
              text: `there is no vendor ${vendorId} in this file`,
            },
          ],
    );
  return [
    ...(vendors.size === 0 ? [{ path: "vendors", text: "there must be a vendor" }] : []),
    ...((file["settlementEntities"] ?? []).length === 0
      ? [{ path: "settlementEntities", text: "there must be one" }]
      : []),
    ...ofVendor("products", entitiesIn(file, entityTypes.product)),
    ...ofVendor("vouchers", entitiesIn(file, entityTypes.voucher)),
    ...entitiesIn(file, entityTypes.voucher).flatMap(({ productId }, index) =>
      productId === undefined || products.has(productId)
        ? []
        : [
            {
              path: `vouchers[${index}].productId`,
              text: `there is no product ${productId} in this file`,
            },
          ],
    ),
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
