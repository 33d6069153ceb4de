import { type Static, Type } from "@sinclair/typebox";
import { Institution, LedgerAmount } from "../../../contract/models";
import {
  annotated,
  Currency,
  DateTime,
  described,
  model,
  optional,
  pattern,
  text,
} from "../../../contract/schema";
import { limits } from "../../../limits/limits";
import { eitherReference } from "./messages";
import { IdType, Originator, PersonalDetails } from "./parts";

/** Customers, quotes and rates, and the queries of the lookups (contract 2, Money transfer, Parameter rules). */

export const MoneyTransferAdminMessage = model("MoneyTransferAdminMessage", {
  originator: described(Originator, "Who asks, or who registered the customer"),
  receiver: described(Institution, "Provider that keeps the profile"),
  customerDetails: optional(PersonalDetails),
  customerProfileId: optional(described(text(), "Profile on the provider's system")),
});
export type MoneyTransferAdminMessage = Static<typeof MoneyTransferAdminMessage>;

const quoteParties = {
  originator: Originator,
  receiver: described(Institution, "Provider that is asked"),
  settlementEntity: optional(Institution),
  senderDetails: optional(PersonalDetails),
  recipientDetails: optional(PersonalDetails),
};

export const MoneyTransferQuoteRequest = model(
  "MoneyTransferQuoteRequest",
  {
    ...quoteParties,
    amount: described(LedgerAmount, "Amount for which the fee is asked"),
    amountIncludesFees: optional(
      Type.Boolean({
        description:
          "True: amount is what the sender pays in all; else it is what the recipient gets",
      }),
    ),
  },
  { documented: ["amountIncludesFees"] },
);
export type MoneyTransferQuoteRequest = Static<typeof MoneyTransferQuoteRequest>;

export const FeeQuote = model("FeeQuote", {
  feeAmount: described(LedgerAmount, "Fee for the transfer"),
  transferAmount: described(LedgerAmount, "What the recipient gets"),
  totalAmount: described(LedgerAmount, "What the sender pays, fee included"),
});
export type FeeQuote = Static<typeof FeeQuote>;

export const MoneyTransferFeeQuote = model("MoneyTransferFeeQuote", {
  ...quoteParties,
  feeQuote: optional(FeeQuote),
  quoteId: optional(described(text(), "Reference of the quote, for createOrder")),
  expiryDateTime: optional(described(DateTime, "Until when the quote is valid")),
});

const merchantId = optional(
  pattern("[ A-Za-z0-9]{1,15}", "1 to 15 letters, digits and spaces", {
    description: "Shop that asks",
  }),
);
const originatorInstId = described(text(), "Institution that asks");
const receiverId = described(text(), "Provider that is asked");
const cell = (description: string) =>
  optional(
    pattern("[1-9][0-9]{1,14}", "2 to 15 digits with country code, no plus sign", { description }),
  );

/** Query of getCustomerInfo. */
export const CustomerQuery = model("CustomerQuery", {
  idNumber: described(text(), "Number of the identity document"),
  idType: optional(described(IdType, "Kind of identity document")),
  idCountryCode: optional(
    pattern("[A-Za-z]{2}", "two letters, ISO 3166-1 alpha-2", { description: "Issuing country" }),
  ),
  merchantId,
  originatorInstId: optional(originatorInstId),
  receiverId,
});
export type CustomerQuery = Static<typeof CustomerQuery>;

/** Query of getExchangeRate. */
export const RateQuery = model("RateQuery", {
  fromCurrency: described(Currency, "ISO 4217 numeric code that is changed from"),
  toCurrency: described(Currency, "ISO 4217 numeric code that is changed to"),
  receiverId: optional(receiverId),
  settlementEntity: optional(described(text(), "Institution that settles; ignored")),
});
export type RateQuery = Static<typeof RateQuery>;

/** Query of getFeeQuote. */
export const QuoteQuery = model("QuoteQuery", {
  amount: Type.Integer({
    minimum: 0,
    maximum: limits.amount,
    format: "int64",
    description: "Amount, in minor units of the provider's home currency",
  }),
  amountIncludesFee: Type.Boolean({ description: "True: amount is what the sender pays in all" }),
  idNumber: optional(described(text(), "Identity number of the sender")),
  merchantId,
  originatorInstId,
  receiverId,
  senderCell: cell("Cell number of the sender, ITU E.164"),
  recipientCell: cell("Cell number of the recipient, ITU E.164"),
});
export type QuoteQuery = Static<typeof QuoteQuery>;

const orderQuery = model("OrderQuery", {
  orderRedeemRef: optional(
    described(text(), "Reference used by the recipient to redeem; decides when both are given"),
  ),
  merchantId,
  originatorInstId: optional(originatorInstId),
  receiverId,
  remittanceRef: optional(
    described(text(), "Reference of an order that is not redeemed, such as a deposit"),
  ),
  settlementEntityId: optional(described(text(), "Institution that settles; ignored")),
});

/** Query of lookupOrder. */
export const OrderQuery = annotated(orderQuery, eitherReference);
export type OrderQuery = Static<typeof orderQuery>;
