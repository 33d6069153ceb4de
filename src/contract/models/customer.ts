import { type Static, Type } from "@sinclair/typebox";
import { DateTime, described, model, optional, pattern, text } from "../schema";

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
