import { present } from "../../contract/values/json-value";
import { type LearntOf, type LessonMessage, entityFrom, lesson } from "../kit/learning";
import type { Entities, ProductEntity, VendorEntity } from "./entities";
import type { Product, Voucher } from "./models";
import { lookupVoucher, provisionVoucher, redeemVoucher } from "./operations";

interface Worth {
  amount: number;
  currency: string;
}

/** What an answer shows of a voucher, and of those that it belongs to. */
interface ShownVoucher {
  voucher: Voucher;
  code: string | undefined;
  state: Entities["voucher"]["state"];
  product?: Product | undefined;
  receiver?: { id: string; name: string } | undefined;
  amounts?: { balanceAmount?: Worth; approvedAmount?: Worth } | undefined;
}

const anyExpiry = "2099-12-31T23:59:59.000Z";

/** A vendor of which an answer tells the name alone; all else is as with one of ours. */
function vendorShown(
  receiver: ShownVoucher["receiver"],
  ours: LessonMessage["ours"],
): { vendor: VendorEntity | undefined; learnt: LearntOf<Entities>[] } {
  const known = ours<VendorEntity>("vendor", (one) => one.id === receiver?.id);
  const alike = known ?? ours<VendorEntity>("vendor");
  if (alike === undefined || receiver === undefined) return { vendor: alike, learnt: [] };
  const { fault: _fault, ...usual } = alike;
  const learnt = entityFrom(receiver, usual);
  return { vendor: learnt.entity, learnt: [{ type: "vendor", ...learnt }] };
}

/** A voucher whose code is known, with its product and its vendor. */
function voucherShown(shown: ShownVoucher, ours: LessonMessage["ours"]): LearntOf<Entities>[] {
  const { voucher, code, state, product, receiver, amounts = {} } = shown;
  const { vendor, learnt } = vendorShown(receiver, ours);
  if (code === undefined || vendor === undefined) return [];
  const { balanceAmount, approvedAmount = balanceAmount } = amounts;
  const { amount: value, currency } = balanceAmount ?? approvedAmount ?? {};
  const { serialNumber, expiryDate, pin } = voucher;
  const texts = { code, serialNumber, expiryDate, currency, state, pin };
  const ids = { vendorId: receiver?.id, productId: product?.productId };
  const usual = { serialNumber: code, expiryDate: anyExpiry, vendorId: vendor.id };
  return [
    ...learnt,
    ...productShown(product, { vendor, value: approvedAmount, ours }),
    {
      type: "voucher",
      ...entityFrom(
        { ...texts, ...ids, value, issued: approvedAmount?.amount },
        { ...usual, currency: vendor.currency },
      ),
    },
  ];
}

/** A product; the answer shows what its voucher is worth, and not whether others may be worth something else. */
function productShown(
  product: Product | undefined,
  about: { vendor: VendorEntity; value: Worth | undefined; ours: LessonMessage["ours"] },
): LearntOf<Entities>[] {
  if (product === undefined) return [];
  const { vendor, value, ours } = about;
  const alike = ours<ProductEntity>("product");
  const usual = { vendorId: vendor.id, onSale: true, ...present({ value: alike?.value }) };
  const worth = value === undefined ? {} : { currency: value.currency, value: value.amount };
  const learnt = entityFrom({ ...product, ...worth }, { ...usual, currency: vendor.currency });
  return [{ type: "product", ...learnt }];
}

/** Which answers show a voucher, a product or a vendor. */
export const lessons = [
  ...lesson([lookupVoucher], ({ query, answer, ours }): LearntOf<Entities>[] =>
    voucherShown(
      { ...answer, code: answer.voucher.code ?? query.voucherCode, state: "ISSUED" },
      ours,
    ),
  ),
  ...lesson([provisionVoucher], ({ answer, ours }): LearntOf<Entities>[] =>
    voucherShown({ ...answer, code: answer.voucher.code, state: "ISSUED" }, ours),
  ),
  ...lesson([redeemVoucher], ({ body, answer, ours }): LearntOf<Entities>[] =>
    voucherShown(
      {
        ...answer,
        voucher: { ...body.voucher, ...answer.voucher },
        code: body.voucher.code,
        state: "REDEEMED",
      },
      ours,
    ),
  ),
];
