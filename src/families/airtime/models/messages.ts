import type { Static } from "@sinclair/typebox";
import {
  Amounts,
  BasicAdvice,
  BasicReversal,
  basicAdviceFields,
  reversalFields,
  tenderFields,
} from "../../../contract/models";
import { annotated, described, list, model, optional, text, Uuid } from "../../../contract/schema";
import { Msisdn, msisdnNumber, paymentParts, transactionParts, Voucher } from "./parts";
import { Product, Promotion } from "./product";

/** Requests, responses and advices of the interface (contract 3, Airtime and voucher). */

const amounts = { amounts: optional(Amounts) };

export const PurchaseRequest = model("PurchaseRequest", {
  ...transactionParts,
  ...amounts,
  product: described(Product, "The product wanted; its productId suffices"),
  ...paymentParts,
  recipientMsisdn: optional(described(Msisdn, "Number that gets or uses the product")),
  senderMsisdn: optional(described(Msisdn, "Number of the buyer")),
});
export type PurchaseRequest = Static<typeof PurchaseRequest>;

export const PurchaseResponse = model("PurchaseResponse", {
  ...transactionParts,
  ...amounts,
  product: described(Product, "The product sold"),
  msisdn: optional(described(Msisdn, "Number that will use the product")),
  voucher: optional(Voucher),
});
export type PurchaseResponse = Static<typeof PurchaseResponse>;

export const PurchaseConfirmation = model(
  "PurchaseConfirmation",
  { ...basicAdviceFields, ...tenderFields },
  { documented: ["tenders"] },
);

export const PurchaseReversal = model("PurchaseReversal", {
  ...basicAdviceFields,
  ...reversalFields,
});

export const VoucherRequest = model("VoucherRequest", {
  ...transactionParts,
  ...amounts,
  product: described(Product, "Product for which a voucher is wanted"),
  ...paymentParts,
});

export const VoucherResponse = model("VoucherResponse", {
  ...transactionParts,
  ...amounts,
  responseProduct: optional(described(Product, "The product provisioned")),
  voucher: Voucher,
});

export const VoucherConfirmation = model(
  "VoucherConfirmation",
  { ...basicAdviceFields, ...tenderFields, voucher: optional(Voucher) },
  { documented: ["tenders"] },
);

export const MsisdnInfoResponse = model("MsisdnInfoResponse", {
  msisdn: optional(Msisdn),
  ...amounts,
  availableProducts: optional(described(list(Product), "Products that the subscriber may buy")),
  promotion: optional(Promotion),
});

/** Query of lookupMsisdn. */
export const MsisdnQuery = model("MsisdnQuery", {
  msisdn: msisdnNumber,
  operator: optional(
    described(text(), "Provider that processed the original purchase attempt; a hint"),
  ),
  productType: optional(described(text(), "Only products of this type")),
  channelName: optional(described(text(), "Only products of this channel")),
  productCategory: optional(described(text(), "Only products of this category or promotion")),
});
export type MsisdnQuery = Static<typeof MsisdnQuery>;

/** Query of listProducts. */
export const ProductsQuery = model("ProductsQuery", {
  channelName: optional(described(text(), "Only products of this channel; absent: all")),
});
export type ProductsQuery = Static<typeof ProductsQuery>;

const statusQuery = model("StatusQuery", {
  provider: optional(described(text(), "Id or name of the provider; goes with purchaseReference")),
  purchaseReference: optional(described(text(), "Reference that the answer to the purchase gave")),
  originalMsgId: optional(described(Uuid, "Id of the purchase")),
});

/** Query of purchaseStatus: an id, or a reference with its provider. */
export const StatusQuery = annotated(statusQuery, {
  anyOf: ["originalMsgId", "purchaseReference"].map((name) => ({
    properties: { [name]: {} },
    required: [name],
  })),
  dependencies: { purchaseReference: ["provider"] },
});
export type StatusQuery = Static<typeof statusQuery>;

export { BasicAdvice, BasicReversal };
