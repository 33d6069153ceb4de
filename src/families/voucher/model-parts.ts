import type { Static } from "@sinclair/typebox";
import { Pin } from "../../contract/models";
import {
  DateTime,
  Uuid,
  withKeywords,
  described,
  list,
  model,
  optional,
  pattern,
  text,
} from "../../contract/schema";

const code = text(40);

const voucherFields = {
  code: optional(described(code, "Secret code with which the customer redeems")),
  expiryDate: optional(described(DateTime, "Moment from which the voucher is no longer valid")),
  redeemInstructions: optional(
    described(list(text()), "Lines that tell the customer how to redeem"),
  ),
  serialNumber: optional(described(text(40), "Identifier of the vendor; cannot be used to redeem")),
  pin: optional(Pin),
};

/** A voucher. The model itself requires nothing: its code is not to be sent where it is not needed. */
export const Voucher = model("Voucher", voucherFields);
export type Voucher = Static<typeof Voucher>;

/** A voucher that was issued: its code is there. */
export const IssuedVoucher = model("IssuedVoucher", {
  ...voucherFields,
  code: described(code, "Secret code with which the customer redeems"),
});

/** A voucher that is redeemed or refunded: its code is there, and is not empty. */
export const OfferedVoucher = model("OfferedVoucher", {
  ...voucherFields,
  code: withKeywords(code, {
    minLength: 1,
    description: "Secret code with which the customer redeems",
  }),
});

/** A product for which vouchers are issued. */
export const Product = model("Product", {
  productId: pattern("[0-9A-Za-z]{1,20}", "1 to 20 letters and digits", {
    description: "Product code of the vendor",
  }),
  barcode: optional(
    pattern("[0-9A-Za-z]{1,13}", "1 to 13 letters and digits", {
      description: "Bar code of the product",
    }),
  ),
  name: optional(
    pattern("[\\s\\S]{1,40}", "1 to 40 characters", { description: "Name of the product" }),
  ),
});
export type Product = Static<typeof Product>;

const parameter = (maxLength: number, description: string) =>
  withKeywords(text(maxLength), { minLength: 1, description });

/** Query of lookupVoucher: three that name a voucher, and two that route. All are optional (contract 3, endpoints). */
export const LookupQuery = model("LookupQuery", {
  voucherCode: optional(parameter(40, "Code of the voucher")),
  provisionRequestId: optional(described(Uuid, "Request that obtained the voucher")),
  receiverInstId: optional(parameter(200, "Institution that issued the voucher")),
  settlementEntityInstId: optional(
    parameter(200, "Institution through which the lookup is routed"),
  ),
  voucherSerialNumber: optional(parameter(40, "Serial number of the voucher")),
});
export type LookupQuery = Static<typeof LookupQuery>;
