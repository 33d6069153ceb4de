import type { Static } from "@sinclair/typebox";
import { Account, Institution, operatorFields, originatorFields } from "../../../contract/models";
import {
  DateTime,
  described,
  exactly,
  model,
  oneOf,
  optional,
  pattern,
  text,
} from "../../../contract/schema";

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

export const IdType = oneOf([
  "NATIONAL_ID",
  "PASSPORT",
  "DRIVERS_LICENCE",
  "ASYLUM_DOCUMENT",
  "UNKNOWN",
]);

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
export const Address = model("Address", {
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
