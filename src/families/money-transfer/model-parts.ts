import { type Static, Type } from "@sinclair/typebox";
import {
  Account,
  Institution,
  LedgerAmount,
  operatorFields,
  originatorFields,
} from "../../contract/models";
import {
  Currency,
  DateTime,
  withKeywords,
  described,
  exactly,
  model,
  oneOf,
  optional,
  pattern,
  text,
} from "../../contract/schema";
import { limits } from "../../limits/limits";

/** The models inside the messages of this interface, in its revision of the base models. */

/** Where a message starts. */
export const Originator = model("Originator", {
  ...originatorFields(Institution),
  ...operatorFields,
});
export type Originator = Static<typeof Originator>;

/** Status of an order, in lookups and in status updates. */
export const orderStatuses = [
  "UNREDEEMED",
  "REDEEMED",
  "CANCELLED",
  "EXPIRED",
  "ON_HOLD",
  "UNCONFIRMED",
] as const;

export const OrderStatus = oneOf(orderStatuses);
export type OrderStatus = Static<typeof OrderStatus>;

/** What an update says of an order. */
export const ReportedStatus = model("ReportedStatus", {
  status: OrderStatus,
  statusDescription: optional(described(text(), "Longer text about the status")),
  updateTime: DateTime,
});
export type ReportedStatus = Static<typeof ReportedStatus>;

const IdType = oneOf(["NATIONAL_ID", "PASSPORT", "DRIVERS_LICENCE", "ASYLUM_DOCUMENT", "UNKNOWN"]);

const SourceOfIncome = oneOf([
  "SALARIED",
  "PERSONAL_INCOME",
  "LOAN",
  "BUSINESS",
  "SAVINGS",
  "GIFT",
  "WINNINGS",
  "SALE_OF_ASSETS",
  "INVESTMENTS",
  "FAMILY_FINANCIAL_SUPPORT",
  "GOVERNMENT_FINANCIAL_SUPPORT",
  "OTHER",
]);

const Occupation = oneOf(["BUSINESSMAN", "PROFESSIONAL", "HOUSE_WIFE", "GENERAL_WORKER", "OTHER"]);

export const PurposeOfRemittance = oneOf([
  "FAMILY_SUPPORT",
  "EDUCATION",
  "GIFT_AND_DONATION",
  "MEDICAL_TREATMENT",
  "MAINTENANCE_EXPENSES",
  "TRAVEL",
  "OTHER",
]);

export const Relationship = oneOf([
  "PARENT",
  "CHILD",
  "SPOUSE",
  "IN_LAWS",
  "RELATIVE",
  "FRIEND_FAMILY",
  "EMPLOYEE_FAMILY",
  "FRIEND",
  "EMPLOYEE",
  "SUPPLIER",
  "SERVICE_PROVIDER",
  "DONOR_RECEIVER_OF_CHARITABLE_FUNDS",
  "TRADE_BUSINESS_PARTNER",
]);

const country = exactly(2);

const contact = (description: string) =>
  optional(pattern("\\+?[1-9]\\d{1,14}", "a number of 2 to 15 digits, ITU E.164", { description }));

/** An address, as this family writes it. */
const Address = model("Address", {
  addressLine1: optional(described(text(), "First street line")),
  addressLine2: optional(described(text(), "Second street line")),
  city: optional(described(text(), "City")),
  province: optional(described(text(), "Province")),
  country: optional(described(country, "Country, ISO 3166-1 alpha-2")),
  postCode: optional(described(text(), "Postal code")),
});

/** A sender, a recipient or a customer. */
export const PersonalDetails = model("PersonalDetails", {
  firstName: optional(described(text(), "First names")),
  lastName: optional(described(text(), "Last name")),
  address: optional(Address),
  idNumber: optional(described(text(), "Number of the identity document")),
  idType: optional(described(IdType, "Kind of identity document")),
  idCountryCode: optional(described(country, "Issuing country, ISO 3166-1 alpha-2")),
  nationality: optional(described(country, "Nationality, ISO 3166-1 alpha-2")),
  countryOfBirth: optional(described(country, "Country of birth, ISO 3166-1 alpha-2")),
  dateOfBirth: optional(described(text(), "Date of birth, in no fixed format")),
  contactNumber: contact("Mobile number, E.164"),
  altContactWork: contact("Work number, E.164"),
  altContactHome: contact("Home number, E.164"),
  email: optional(described(text(), "Email address")),
  accountDetails: optional(Account),
  idIssuedDate: optional(described(DateTime, "When the identity document was issued")),
  idExpiryDate: optional(described(DateTime, "When the identity document expires")),
  culturalName: optional(described(text(), "Full name in the native alphabet")),
  sourceOfIncome: optional(described(SourceOfIncome, "Where the funds come from")),
  occupation: optional(described(Occupation, "Occupation")),
});
export type PersonalDetails = Static<typeof PersonalDetails>;

/** One of these must name the order. */
export const eitherReference = {
  anyOf: ["orderRedeemRef", "remittanceRef"].map((name) => ({
    properties: { [name]: {} },
    required: [name],
  })),
};

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
export const OrderQuery = withKeywords(orderQuery, eitherReference);
export type OrderQuery = Static<typeof orderQuery>;
