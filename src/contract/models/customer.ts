import { type Static, Type } from "@sinclair/typebox";
import { DateTime, described, model, oneOf, optional, pattern, polymorphic, text } from "../schema";

const accountFields = {
  accountId: described(text(), "Account number, IBAN, number of a wallet or the like"),
};

/** An account without further properties: the common models call it Account too. */
export const PlainAccount = model("PlainAccount", {
  type: oneOf(["ACCOUNT", "CASH_PICKUP"]),
  ...accountFields,
});
export type PlainAccount = Static<typeof PlainAccount>;

/** An account at a bank. */
export const BankAccount = model("BankAccount", {
  type: Type.Literal("BANK"),
  ...accountFields,
  routingCode: optional(described(text(), "Routing code of the bank")),
  region: optional(described(text(), "Region of the account")),
});
export type BankAccount = Static<typeof BankAccount>;

/** An account named by its IBAN. */
export const IbanAccount = model("IbanAccount", { type: Type.Literal("IBAN"), ...accountFields });
export type IbanAccount = Static<typeof IbanAccount>;

/** An account at an Indian bank. */
export const IfscAccount = model("IfscAccount", {
  type: Type.Literal("IFSC"),
  ...accountFields,
  ifscCode: optional(described(text(), "Indian bank code")),
});
export type IfscAccount = Static<typeof IfscAccount>;

/** A mobile wallet. */
export const MobileWalletAccount = model("MobileWalletAccount", {
  type: Type.Literal("MOBILE_WALLET"),
  ...accountFields,
});
export type MobileWalletAccount = Static<typeof MobileWalletAccount>;

/** An account at a bank with a SWIFT code. */
export const SwiftAccount = model("SwiftAccount", {
  type: Type.Literal("SWIFT"),
  ...accountFields,
  swiftCode: optional(described(text(), "SWIFT code of the bank")),
});
export type SwiftAccount = Static<typeof SwiftAccount>;

/** An account of any kind (common models, Polymorphic types). */
export const Account = polymorphic("Account", [
  PlainAccount,
  BankAccount,
  IbanAccount,
  IfscAccount,
  MobileWalletAccount,
  SwiftAccount,
]);
export type Account = Static<typeof Account>;

const addressLine = pattern(".{1,100}", "1 to 100 characters");

/** An address in its parts (common models). */
export const Address = model("Address", {
  addressLine1: optional(described(addressLine, "First line of the street")),
  addressLine2: optional(described(addressLine, "Second line of the street")),
  city: optional(pattern(".{1,30}", "1 to 30 characters", { description: "City" })),
  region: optional(pattern("[A-Z]{2}", "two capital letters", { description: "State or region" })),
  country: optional(
    pattern("[A-Z]{2}", "two capital letters", { description: "Country, ISO 3166-1 alpha-2" }),
  ),
  postalCode: optional(
    pattern("[A-Za-z0-9 -]{1,20}", "1 to 20 letters, digits, spaces and hyphens", {
      description: "Postal code",
    }),
  ),
});
export type Address = Static<typeof Address>;

/** Cell number by ITU E.164. */
export const Msisdn = pattern("\\+?[1-9]\\d{0,14}", "a cell number, at most 15 digits", {
  description: "Cell number by ITU E.164",
});

/** Email address. */
export const EmailAddress = Type.String({
  format: "email",
  maxLength: 254,
  "x-expected": "an email address",
  description: "Email address",
});

/** A person (common models). */
export const Customer = model("Customer", {
  firstName: optional(described(text(40), "First names")),
  lastName: optional(described(text(40), "Last name")),
  address: optional(described(text(80), "Address in one line; addressDetails is newer")),
  addressDetails: optional(Address),
  dateOfBirth: optional(described(DateTime, "Date of birth, as a date-time")),
  status: optional(described(text(), "Status of the customer, such as active")),
  msisdn: optional(Msisdn),
  emailAddress: optional(EmailAddress),
  profileId: optional(described(text(), "Id of the customer's profile")),
});
export type Customer = Static<typeof Customer>;
