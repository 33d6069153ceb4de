import { type Static, Type } from "@sinclair/typebox";
import {
  Amounts,
  BasicAdvice,
  BasicReversal,
  Institution,
  LedgerAmount,
  SlipData,
  ThirdPartyIdentifier,
  basicAdviceFields,
  errorDetail,
  formatErrorsFields,
  reversalFields,
  tenderFields,
} from "../../contract/models";
import {
  Uuid,
  withKeywords,
  described,
  list,
  model,
  oneOf,
  optional,
  text,
  entityList,
} from "../../contract/schema";
import {
  Msisdn,
  Originator,
  Product,
  ProductContent,
  Promotion,
  Voucher,
  msisdnNumber,
  paymentParts,
  transactionParts,
} from "./model-parts";
import { limits } from "../../limits/limits";

export * from "./model-parts";

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
export const StatusQuery = withKeywords(statusQuery, {
  anyOf: ["originalMsgId", "purchaseReference"].map((name) => ({
    properties: { [name]: {} },
    required: [name],
  })),
  dependencies: { purchaseReference: ["provider"] },
});
export type StatusQuery = Static<typeof statusQuery>;
export { BasicAdvice, BasicReversal };

/** Values of `errorType`. */
export const airtimeErrorTypes = [
  "DUPLICATE_RECORD",
  "FORMAT_ERROR",
  "FUNCTION_NOT_SUPPORTED",
  "GENERAL_ERROR",
  "INVALID_AMOUNT",
  "ROUTING_ERROR",
  "TRANSACTION_NOT_SUPPORTED",
  "UNABLE_TO_LOCATE_RECORD",
  "UPSTREAM_UNAVAILABLE",
  "INVALID_PRODUCT",
  "ACCOUNT_ALREADY_SETTLED",
  "INVALID_MERCHANT",
  "OUT_OF_STOCK",
  "INVALID_AN32_TOKEN",
  "DO_NOT_HONOR",
  "DECLINED_BY_MNO",
  "INVALID_MSISDN",
  "INVALID_LOYALTY_CARD",
  "INSUFFICIENT_FUNDS",
  "INVALID_CARD_NUMBER",
  "CARD_EXPIRED",
  "INCORRECT_PIN",
  "PIN_ATTEMPTS_EXCEEDED",
  "OUTCOME_UNKNOWN",
  "SYSTEM_MALFUNCTION",
  "LIMIT_EXCEEDED",
] as const;

/** Values of `requestType`. VOUCHER_VOID is left over from an operation that is gone. */
const airtimeRequestTypes = [
  "VOUCHER_REQUEST",
  "VOUCHER_REVERSAL",
  "VOUCHER_CONFIRMATION",
  "VOUCHER_VOID",
  "MSISDN_INFO_REQUEST",
  "PURCHASE_REQUEST",
  "PURCHASE_CONFIRMATION",
  "PURCHASE_STATUS_REQUEST",
  "PURCHASE_REVERSAL",
  "TRIAL_PURCHASE_REQUEST",
  "LIST_PRODUCTS_REQUEST",
] as const;

/** Members of `detailMessage` with a fixed meaning. */
const detailMembers = {
  ...formatErrorsFields,
  freeString: optional(described(text(), "The event, in free text")),
  pathId: optional(described(text(), "Identifier in the path")),
  voucherId: optional(described(text(), "Identifier of the request concerned")),
  reversalId: optional(described(text(), "Identifier of the reversal concerned")),
  confirmationId: optional(described(text(), "Identifier of the confirmation concerned")),
  requestTime: optional(described(text(), "Time of the earlier request")),
  product: optional(Product),
  voucher: optional(Voucher),
  client: optional(Institution),
  originator: optional(Originator),
  settlementEntity: optional(Institution),
  receiver: optional(Institution),
  slipData: optional(SlipData),
  thirdPartyIdentifiers: optional(list(ThirdPartyIdentifier)),
};

/** Error body of the interface. */
export const ErrorDetail = model("ErrorDetail", {
  ...errorDetail(airtimeErrorTypes, airtimeRequestTypes, detailMembers).properties,
  providerErrorCode: optional(described(text(), "The provider's code")),
  providerErrorMsg: optional(described(text(), "The provider's text")),
  providerRef: optional(described(text(), "The provider's reference")),
});

/** States of a voucher. */
export const voucherStates = ["IN_STOCK", "ALLOCATED", "ACTIVE", "CANCELLED"] as const;

/** States of a subscriber number. */
export const msisdnStatuses = ["ACTIVE", "BARRED", "NOT_IN_SERVICE"] as const;

/** Kinds of payment instrument. */
export const instrumentKinds = ["AN_32_TOKEN", "LOYALTY_CARD", "CARD"] as const;

const ClientData = model("ClientData", {
  username: text(),
  float: optional(described(LedgerAmount, "What is left of the float; absent: unlimited")),
  dailyLimit: optional(LedgerAmount),
  keepsCatalogue: optional(Type.Boolean({ description: "Whether listProducts answers" })),
});

const PriceRange = model("PriceRange", {
  minimum: described(LedgerAmount, "Least price"),
  maximum: described(LedgerAmount, "Highest price"),
  step: optional(described(LedgerAmount, "Prices go up from the least one by so much")),
});

const ProductData = model("ProductData", {
  product: Product,
  prices: optional(described(list(LedgerAmount), "Fixed price, one a currency")),
  ranges: optional(
    described(list(PriceRange), "Bounds of a price that the buyer chooses, one a currency"),
  ),
  stock: optional(
    Type.Integer({
      minimum: 0,
      maximum: limits.fixtureEntities,
      description: "Vouchers left; absent: unlimited, or no voucher",
    }),
  ),
});

const Bundle = model("BundleData", {
  productId: text(),
  productContents: optional(list(ProductContent)),
});

const MsisdnData = model("MsisdnData", {
  msisdn: Msisdn,
  status: described(oneOf(msisdnStatuses), "State of the number"),
  balance: optional(described(LedgerAmount, "Airtime balance")),
  bundles: described(list(Bundle, limits.fixtureEntities), "What top-ups have brought"),
});

const VoucherData = model("VoucherData", {
  voucher: described(Voucher, "Without its PIN"),
  productId: text(),
  state: described(oneOf(voucherStates), "State of the voucher now"),
});

const InstrumentData = model("InstrumentData", {
  type: described(oneOf(instrumentKinds), "Type of the payment method"),
  token: optional(described(text(32), "Number of a token")),
  cardNumber: optional(described(text(16), "Number of a loyalty card")),
  pan: optional(described(text(19), "Number of a bank card")),
  balance: LedgerAmount,
  expiryDate: optional(text(4)),
  pin: optional(text(20)),
  pinLocked: Type.Boolean({ description: "Too many wrong PINs came" }),
});

/** What the administration of the test server shows. */
export const DataResponse = model("DataResponse", {
  clients: entityList(ClientData),
  products: entityList(ProductData),
  msisdns: entityList(MsisdnData),
  vouchers: entityList(VoucherData),
  instruments: entityList(InstrumentData),
});
