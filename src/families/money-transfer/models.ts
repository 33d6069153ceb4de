import { type Static, Type } from "@sinclair/typebox";
import {
  Amounts,
  EncryptedPin,
  ExchangeRate,
  Institution,
  LedgerAmount,
  MerchantName,
  SlipData,
  ThirdPartyIdentifiers,
  basicAdviceFields,
  earlyTransactionFields,
  errorDetail,
  formatErrorsFields,
  laterTransactionFields,
  reversalFields,
} from "../../contract/models";
import {
  DateTime,
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
  FeeQuote,
  OrderStatus,
  Originator,
  PersonalDetails,
  PurposeOfRemittance,
  Relationship,
  ReportedStatus,
  eitherReference,
} from "./model-parts";
import { limits } from "../../limits/limits";

export * from "./model-parts";

/** Requests, responses and advices of the interface (contract 2, Money transfer). */

const transaction = {
  ...earlyTransactionFields(Originator, Institution, SlipData),
  ...laterTransactionFields,
};

const amounts = { amounts: optional(Amounts) };
const settlementEntity = { settlementEntity: optional(Institution) };
const orderRedeemRef = described(text(), "Reference with which the recipient redeems");
const orderRedeemRefAlt = described(text(), "Second redeem reference");
const orderId = described(text(), "Order reference on the provider's system");
const customerProfileId = optional(described(text(), "Profile on the provider's system"));

export const MoneyTransferAuthRequest = model("MoneyTransferAuthRequest", {
  ...transaction,
  amount: described(LedgerAmount, "Amount to transfer; wins over amounts"),
  senderDetails: described(PersonalDetails, "Who pays the funds in"),
  recipientDetails: optional(
    described(PersonalDetails, "Intended recipient; some providers require it"),
  ),
  pin: optional(described(EncryptedPin, "PIN which the recipient must give to redeem")),
  customerProfileId,
  newCustomer: optional(
    Type.Boolean({ description: "True: the sender is not registered yet and gets a profile" }),
  ),
  fee: optional(described(LedgerAmount, "Fee which the sender has accepted")),
  quoteId: optional(described(text(), "Links the order to an earlier quote")),
  purposeOfRemittance: optional(described(PurposeOfRemittance, "Why the money is sent")),
  recipientRelationship: optional(described(Relationship, "How sender and recipient are related")),
  ...amounts,
});
export type MoneyTransferAuthRequest = Static<typeof MoneyTransferAuthRequest>;

export const MoneyTransferAuthResponse = model("MoneyTransferAuthResponse", {
  ...transaction,
  amount: LedgerAmount,
  senderDetails: PersonalDetails,
  orderRedeemRef: optional(orderRedeemRef),
  orderRedeemRefAlt: optional(orderRedeemRefAlt),
  orderId: optional(orderId),
  customerProfileId,
  ...amounts,
});

export const MoneyTransferOrderCancelRequest = model(
  "MoneyTransferOrderCancelRequest",
  {
    ...transaction,
    orderRedeemRef,
    orderRedeemRefAlt: optional(orderRedeemRefAlt),
    pin: optional(described(EncryptedPin, "Redeem PIN, where the provider asks for it")),
    idNumber: optional(described(text(), "Identity number of the sender, as in createOrder")),
  },
  { documented: ["orderRedeemRefAlt"] },
);
export type MoneyTransferOrderCancelRequest = Static<typeof MoneyTransferOrderCancelRequest>;

export const MoneyTransferOrderCancelResponse = model("MoneyTransferOrderCancelResponse", {
  ...transaction,
  amount: described(LedgerAmount, "What the sender gets back"),
  orderRedeemRef,
  orderRedeemRefAlt,
  orderId,
});

export const MoneyTransferRedeemRequest = model("MoneyTransferRedeemRequest", {
  ...transaction,
  amount: optional(described(LedgerAmount, "Amount to pay out; wins over amounts")),
  pin: optional(described(EncryptedPin, "PIN given by the recipient")),
  orderRedeemRef,
  recipientDetails: optional(
    described(PersonalDetails, "Recipient at the counter; some providers require it"),
  ),
  customerProfileId,
  cashierComment: optional(described(text(256), "Cashier's remark about suspicious behaviour")),
  ...amounts,
});
export type MoneyTransferRedeemRequest = Static<typeof MoneyTransferRedeemRequest>;

export const MoneyTransferRedeemResponse = model("MoneyTransferRedeemResponse", {
  ...transaction,
  amount: described(LedgerAmount, "Amount to hand to the recipient"),
  orderId,
  customerProfileId,
  ...amounts,
});

/** Advices; each is its own acknowledgement. */
export const MoneyTransferConfirmation = model("MoneyTransferConfirmation", basicAdviceFields);
export type MoneyTransferConfirmation = Static<typeof MoneyTransferConfirmation>;

export const MoneyTransferReversal = model("MoneyTransferReversal", {
  ...basicAdviceFields,
  ...reversalFields,
});

export const MoneyTransferCancelOrderReversal = model(
  "MoneyTransferCancelOrderReversal",
  MoneyTransferReversal.properties,
);

export const MoneyTransferLookupResponse = model("MoneyTransferLookupResponse", {
  amount: described(LedgerAmount, "Amount of the order"),
  status: optional(described(OrderStatus, "Present status")),
  statusDescription: optional(described(text(), "Longer text about the status")),
  originator: optional(Originator),
  receiver: Institution,
  ...settlementEntity,
  orderRedeemRef: optional(orderRedeemRef),
  orderRedeemRefAlt: optional(orderRedeemRefAlt),
  orderId: optional(orderId),
});

const statusUpdate = model("MoneyTransferOrderStatusUpdateRequest", {
  updateTime: described(
    DateTime,
    "When the provider changed the order; an older update is ignored",
  ),
  orderRedeemRef: optional(orderRedeemRef),
  remittanceRef: optional(described(text(), "Reference of an order that is not redeemed")),
  status: described(OrderStatus, "New status"),
  statusDescription: optional(described(text(), "Longer text about the status")),
  originator: optional(Originator),
  client: optional(Institution),
  ...settlementEntity,
  receiver: optional(Institution),
  thirdPartyIdentifiers: optional(withKeywords(ThirdPartyIdentifiers, { "x-lenient": undefined })),
  amount: optional(LedgerAmount),
  senderDetails: optional(PersonalDetails),
  orderRedeemRefAlt: optional(orderRedeemRefAlt),
  orderId: optional(orderId),
  customerProfileId,
});

export const MoneyTransferOrderStatusUpdateRequest = withKeywords(statusUpdate, eitherReference);
export type MoneyTransferOrderStatusUpdateRequest = Static<typeof statusUpdate>;

/**
 * Values of `errorType`. TRANSACTION_NOT_ALLOWED_FOR_MERCHANT is an older word for INVALID_MERCHANT
 * and is not sent.
 */
export const moneyTransferErrorTypes = [
  "ALREADY_REDEEMED",
  "AUTHENTICATION_ERROR",
  "CUSTOMER_CHECK_FAILED",
  "DAILY_LIMIT_EXCEEDED",
  "DUPLICATE_RECORD",
  "FORMAT_ERROR",
  "INCORRECT_PIN",
  "INVALID_AMOUNT",
  "INVALID_MERCHANT",
  "INVALID_REDEEM_REF",
  "MONTHLY_LIMIT_EXCEEDED",
  "PIN_RETRIES_EXCEEDED",
  "PROVIDER_SYSTEM_ERROR",
  "ROUTING_ERROR",
  "SYSTEM_ERROR",
  "TRANSACTION_DECLINED",
  "TRANSACTION_LIMIT_EXCEEDED",
  "TRANSACTION_NOT_ALLOWED_FOR_MERCHANT",
  "TRANSACTION_NOT_SUPPORTED",
  "UNABLE_TO_LOCATE_RECORD",
  "UNABLE_TO_REDEEM",
  "UPSTREAM_UNAVAILABLE",
] as const;

/** Values of `requestType`: the names of the operations. */
const moneyTransferRequestTypes = [
  "getCustomerInfo",
  "createOrUpdateCustomer",
  "getExchangeRate",
  "getFeeQuote",
  "lookupOrder",
  "createOrder",
  "cancelOrder",
  "cancelOrderReversal",
  "confirmPayment",
  "redeemOrder",
  "confirmRedeem",
  "reverseRedeem",
  "reversePayment",
  "updateOrderStatus",
] as const;

/** Members of `detailMessage` with a fixed meaning. */
const detailMembers = {
  ...formatErrorsFields,
  reason: optional(described(text(), "What happened, in a sentence")),
};

/** Error body of the interface. */
export const ErrorDetail = model("ErrorDetail", {
  ...errorDetail(moneyTransferErrorTypes, moneyTransferRequestTypes, detailMembers).properties,
  providerErrorCode: optional(described(text(), "The provider's code, for information")),
  providerErrorMessage: optional(described(text(), "The provider's text, for information")),
});

/** States of an order at its provider. */
export const orderStates = [
  "CREATED",
  "ACTIVE",
  "REDEEMING",
  "REDEEMED",
  "REVERSED",
  "CANCELLED",
  "EXPIRED",
  "ON_HOLD",
] as const;

/** What has become of an advice on its way to the provider. */
export const deliveryStates = ["QUEUED", "DELIVERED", "STORED"] as const;

/** What an entry of the ledger stands for. */
export const ledgerKinds = ["PAY_IN", "PAY_OUT", "REFUND", "UNDO"] as const;

const count = (description: string) =>
  Type.Integer({ minimum: 0, maximum: limits.amount, description });

const amountLimit = (description: string) => optional(count(`${description}, in minor units`));

const CustomerData = model("CustomerData", {
  customerProfileId: text(),
  receiverId: text(),
  customerDetails: optional(PersonalDetails),
  blocked: Type.Boolean(),
});

const OrderData = model("OrderData", {
  orderId: text(),
  orderRedeemRef: optional(text()),
  orderRedeemRefAlt: text(),
  remittanceRef: optional(text()),
  receiverId: text(),
  amount: described(LedgerAmount, "What the sender pays in"),
  payout: optional(
    described(LedgerAmount, "What the recipient gets, where it is of another currency"),
  ),
  fee: optional(LedgerAmount),
  state: described(oneOf(orderStates), "State at the provider"),
  status: described(OrderStatus, "What lookupOrder says"),
  statusDescription: optional(text()),
  pinBlock: optional(described(text(), "PIN block that redeems it")),
  pinFailures: count("Wrong PINs so far"),
  pinLocked: Type.Boolean(),
  senderIdNumber: optional(text()),
  recipientIdNumber: optional(text()),
  expiry: DateTime,
  payoutAt: optional(described(DateTime, "When a deposit is paid out")),
  lastUpdateTime: optional(DateTime),
  keptUpdate: optional(
    described(
      ReportedStatus,
      "An update that waits for the advice message of the pending redemption",
    ),
  ),
});

const ProviderData = model("ProviderData", {
  id: text(),
  name: text(),
  currencies: list(text(3)),
  payoutCurrency: optional(described(text(3), "Currency in which its orders are paid out")),
  unsupported: described(list(text()), "Operations that are answered 501"),
  positiveAdvices: Type.Boolean({
    description: "False: confirmations are stored for reporting only",
  }),
  dailyLimit: amountLimit("Most that one sender may send in a day"),
  monthlyLimit: amountLimit("Most that one sender may send in a month"),
  singleLimit: amountLimit("Most that one order may be"),
  fault: optional(text()),
});

const RateData = model("RateData", {
  ...ExchangeRate.properties,
  receiverId: optional(described(text(), "Absent: the market's")),
});

const QuoteData = model("QuoteData", {
  quoteId: text(),
  receiverId: text(),
  feeQuote: FeeQuote,
  expiryDateTime: DateTime,
  used: Type.Boolean(),
});

const MerchantData = model("MerchantData", {
  merchantId: text(),
  merchantName: optional(MerchantName),
  blocked: Type.Boolean(),
});

const DeliveryData = model("DeliveryData", {
  adviceId: text(),
  operation: text(),
  requestId: text(),
  receiverId: text(),
  state: described(oneOf(deliveryStates), "STORED: the provider does not accept confirmations"),
  attempts: count("How often it was tried"),
  acceptedAt: DateTime,
  dueAt: optional(described(DateTime, "When it is tried next, or will have arrived")),
  deliveredAt: optional(DateTime),
  lastError: optional(text()),
});

const LedgerData = model("LedgerData", {
  requestId: text(),
  orderId: text(),
  receiverId: text(),
  merchantId: text(),
  kind: oneOf(ledgerKinds),
  amount: described(
    LedgerAmount,
    "What the merchant owes the provider; negative: what the provider owes the merchant",
  ),
  fee: optional(LedgerAmount),
});

const SettingData = model("SettingData", {
  name: text(),
  unknownReversal: oneOf(["ACCEPT", "REJECT"]),
  defaultReceiver: optional(text()),
});

/** What the administration of the test server shows. */
export const DataResponse = model("DataResponse", {
  settings: entityList(SettingData),
  providers: entityList(ProviderData),
  merchants: entityList(MerchantData),
  customers: entityList(CustomerData),
  rates: entityList(RateData),
  quotes: entityList(QuoteData),
  orders: entityList(OrderData),
  deliveries: entityList(DeliveryData),
  ledgerEntries: entityList(LedgerData),
});
