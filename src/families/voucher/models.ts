import type { Static } from "@sinclair/typebox";
import {
  Amounts,
  BasicAdvice as OpenBasicAdvice,
  BasicReversal as OpenBasicReversal,
  Institution,
  LedgerAmount,
  Originator,
  Pin,
  PosInfo,
  SlipData,
  Tender,
  TenderAdvice as OpenTenderAdvice,
  ThirdPartyIdentifier as OpenIdentifier,
  advisedRequestTypes,
  earlyTransactionFields,
  errorDetail,
  formatErrorsFields,
  laterTransactionFields,
  traceFields,
} from "../../contract/models";
import {
  DateTime,
  Uuid,
  closedModel,
  described,
  list,
  model,
  oneOf,
  optional,
  pattern,
  text,
  withKeywords,
} from "../../contract/schema";
import { limits } from "../../limits/limits";

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
const IssuedVoucher = model("IssuedVoucher", {
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

/** One party's own reference: here both members are required. */
const ThirdPartyIdentifier = model("ThirdPartyIdentifier", {
  institutionId: OpenIdentifier.properties.institutionId,
  transactionIdentifier: described(text(), "The reference"),
});

const ThirdPartyIdentifiers = withKeywords(list(ThirdPartyIdentifier, limits.arrayItems), {
  "x-lenient": "absent-list",
  description: "References that the parties gave the transaction",
});

const identifierMembers = { thirdPartyIdentifiers: ThirdPartyIdentifiers };

const transaction = {
  ...earlyTransactionFields(Originator, Institution, SlipData),
  ...identifierMembers,
  ...laterTransactionFields,
  amounts: optional(Amounts),
  posInfo: optional(PosInfo),
};

/** Requests and responses (contract 3, Voucher). All are closed: an unknown property refuses the message. */
export const ProvisionRequest = closedModel(
  model("ProvisionRequest", {
    ...transaction,
    tenders: optional(described(list(Tender), "How the customer paid, when that is known already")),
    voucher: optional(Voucher),
    product: optional(Product),
  }),
);
export type ProvisionRequest = Static<typeof ProvisionRequest>;

export const ProvisionResponse = closedModel(
  model("ProvisionResponse", {
    ...transaction,
    voucher: IssuedVoucher,
    product: optional(Product),
  }),
);
export type ProvisionResponse = Static<typeof ProvisionResponse>;

export const RedemptionRequest = closedModel(
  model("RedemptionRequest", { ...transaction, voucher: OfferedVoucher }),
);
export type RedemptionRequest = Static<typeof RedemptionRequest>;

export const RedemptionResponse = closedModel(
  model("RedemptionResponse", { ...transaction, voucher: optional(Voucher) }),
);
export type RedemptionResponse = Static<typeof RedemptionResponse>;

export const RefundRequest = closedModel(
  model("RefundRequest", {
    ...transaction,
    voucher: OfferedVoucher,
    redemptionId: optional(described(text(), "Redemption that is refunded")),
    receiverTransactionRef: optional(
      described(text(), "Reference that the vendor gave the redemption"),
    ),
  }),
);
export type RefundRequest = Static<typeof RefundRequest>;

export const RefundResponse = closedModel(
  model("RefundResponse", { ...transaction, voucher: optional(Voucher) }),
);
export type RefundResponse = Static<typeof RefundResponse>;

export const VoucherLookupResponse = closedModel(
  model("VoucherLookupResponse", {
    posInfo: optional(PosInfo),
    settlementEntity: optional(Institution),
    receiver: optional(Institution),
    amounts: optional(Amounts),
    voucher: Voucher,
    product: optional(Product),
    thirdPartyIdentifiers: optional(list(ThirdPartyIdentifier)),
    rrn: traceFields.rrn,
  }),
);
export type VoucherLookupResponse = Static<typeof VoucherLookupResponse>;

/** Advices; each is its own acknowledgement. */
export const BasicAdvice = closedModel(
  model("BasicAdvice", { ...OpenBasicAdvice.properties, ...identifierMembers }),
);
export type BasicAdvice = Static<typeof BasicAdvice>;

export const BasicReversal = closedModel(
  model("BasicReversal", { ...OpenBasicReversal.properties, ...identifierMembers }),
);
export type BasicReversal = Static<typeof BasicReversal>;

export const TenderAdvice = closedModel(
  model(
    "TenderAdvice",
    { ...OpenTenderAdvice.properties, ...identifierMembers },
    { documented: ["tenders"] },
  ),
);
export type TenderAdvice = Static<typeof TenderAdvice>;

/** Values of `errorType`. */
export const voucherErrorTypes = [
  "DUPLICATE_RECORD",
  "FORMAT_ERROR",
  "FUNCTION_NOT_SUPPORTED",
  "GENERAL_ERROR",
  "INVALID_AMOUNT",
  "ROUTING_ERROR",
  "TRANSACTION_NOT_SUPPORTED",
  "UNABLE_TO_LOCATE_RECORD",
  "UPSTREAM_UNAVAILABLE",
  "VOUCHER_ALREADY_REDEEMED",
  "VOUCHER_ALREADY_PROVISIONED",
  "VOUCHER_ALREADY_CONFIRMED",
  "VOUCHER_ALREADY_REVERSED",
  "VOUCHER_ALREADY_REFUNDED",
  "VOUCHER_NOT_REFUNDED",
  "VOUCHER_NOT_REDEEMABLE",
  "VOUCHER_NOT_REDEEMED",
  "VOUCHER_STATUS_UNKNOWN",
  "REDEMPTION_ALREADY_CONFIRMED",
  "REDEMPTION_NOT_CONFIRMED",
  "REDEMPTION_ALREADY_REVERSED",
  "REFUND_ALREADY_CONFIRMED",
  "REFUND_ALREADY_REVERSED",
  "INVALID_MERCHANT",
  "INVALID_VOUCHER",
  "AUTHENTICATION_ERROR",
  "INSUFFICIENT_AMOUNT",
  "DO_NOT_HONOUR",
] as const;

/** Values of `requestType`. */
const voucherRequestTypes = [
  ...["PROVISION", "REDEMPTION", "REFUND"].flatMap(advisedRequestTypes),
  "REDEMPTION_LOOKUP",
  "VOUCHER_LOOKUP",
];

/** Members of `detailMessage` with a fixed meaning. */
const detailMembers = {
  freeString: optional(described(text(), "The event, in free text")),
  voucherId: optional(described(Uuid, "Provision, redemption or refund concerned")),
  confirmationId: optional(described(Uuid, "Confirmation that stands in the way")),
  reversalId: optional(described(Uuid, "Reversal that stands in the way")),
  requestTime: optional(described(DateTime, "Time of the earlier request")),
  client: optional(Institution),
  receiver: optional(Institution),
  voucher: optional(Voucher),
  ...formatErrorsFields,
};

/** Error body of the voucher interface. */
export const ErrorDetail = model("ErrorDetail", {
  ...errorDetail(voucherErrorTypes, voucherRequestTypes, detailMembers).properties,
  providerErrorCode: optional(described(text(), "Result code of the vendor")),
  providerErrorMessage: optional(described(text(), "Result text of the vendor")),
});

/** States of a voucher. */
export const voucherStates = [
  "ISSUED",
  "ACTIVE",
  "REDEEMED",
  "REDEEMED_CONFIRMED",
  "REFUND_PENDING",
  "BLOCKED",
  "CANCELLED",
] as const;

const VoucherData = model("VoucherData", {
  voucher: Voucher,
  status: described(oneOf(voucherStates), "State of the voucher now"),
  balance: optional(
    described(LedgerAmount, "Redeemable value, now or later; absent: an open value"),
  ),
  product: optional(Product),
});

const ProductData = model("ProductData", {
  product: Product,
  price: optional(described(LedgerAmount, "Fixed price")),
  minimum: optional(described(LedgerAmount, "Lowest value that may be asked")),
  maximum: optional(described(LedgerAmount, "Highest value that may be asked")),
});

/** What the administration of the test server shows. */
export const DataResponse = model("DataResponse", {
  vouchers: described(list(VoucherData, limits.fixtureEntities), "Vouchers, with their state now"),
  products: described(list(ProductData, limits.fixtureEntities), "Products"),
});
