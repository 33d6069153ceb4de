import { type Static, Type } from "@sinclair/typebox";
import {
  Amounts,
  EncryptedPin,
  Institution,
  LedgerAmount,
  SlipData,
  ThirdPartyIdentifiers,
  basicAdviceFields,
  earlyTransactionFields,
  laterTransactionFields,
  reversalFields,
} from "../../../contract/models";
import { annotated, DateTime, described, model, optional, text } from "../../../contract/schema";
import {
  OrderStatus,
  Originator,
  PersonalDetails,
  PurposeOfRemittance,
  Relationship,
} from "./parts";

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
  thirdPartyIdentifiers: optional(annotated(ThirdPartyIdentifiers, { "x-lenient": undefined })),
  amount: optional(LedgerAmount),
  senderDetails: optional(PersonalDetails),
  orderRedeemRefAlt: optional(orderRedeemRefAlt),
  orderId: optional(orderId),
  customerProfileId,
});

/** One of these must name the order. */
export const eitherReference = {
  anyOf: ["orderRedeemRef", "remittanceRef"].map((name) => ({
    properties: { [name]: {} },
    required: [name],
  })),
};

export const MoneyTransferOrderStatusUpdateRequest = annotated(statusUpdate, eitherReference);
export type MoneyTransferOrderStatusUpdateRequest = Static<typeof statusUpdate>;
