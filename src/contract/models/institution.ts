import { type Static, type TObject, type TString, Type } from "@sinclair/typebox";
import { limits } from "../../limits/limits";
import { described, exactly, model, optional, pattern, text } from "../schema";
import { PanEntryMode, PinEntryCapability, PosConditionCode } from "./enumerations";

/** How card number and PIN were captured (common models). */
export const PosEntryMode = model("PosEntryMode", {
  panEntryMode: described(PanEntryMode, "How the till got the card number"),
  pinEntryCapability: described(PinEntryCapability, "Whether the till can take a PIN"),
});
export type PosEntryMode = Static<typeof PosEntryMode>;

/** Circumstances at the till, a later addition in some families. */
export const posConditionFields = {
  posConditionCode: optional(described(PosConditionCode, "Circumstances at the till")),
};

/** How the card was read at the point of sale (common models). */
export const PosInfo = model("PosInfo", {
  entryMode: optional(PosEntryMode),
  ...posConditionFields,
});
export type PosInfo = Static<typeof PosInfo>;

const institutionFields = <T extends TString>(id: T) => ({
  id: described(id, "Number of the institution, assigned by the operator of the service"),
  name: described(text(40), "Name of the institution"),
});

/** A party to a transaction (common models). */
export const Institution = model("Institution", institutionFields(text()));
export type Institution = Static<typeof Institution>;

/** The same party where its id must be digits: QR (contract 1, Institution) and gift card v3. */
export const NumericInstitution = model(
  "Institution",
  institutionFields(pattern("[0-9]{1,11}", "1 to 11 digits")),
);
export type NumericInstitution = Static<typeof NumericInstitution>;

/** Place of trade as it is shown to the customer (contract 1, MerchantName). */
export const MerchantName = model("MerchantName", {
  name: described(text(23), "Trading name"),
  city: described(text(13), "City"),
  region: described(text(2), "Code of the state or region"),
  country: described(text(2), "Code of the country"),
});
export type MerchantName = Static<typeof MerchantName>;

/** Who sells (contract 1, Merchant). */
export const Merchant = model("Merchant", {
  merchantType: pattern("[0-9]{4}", "four digits", { description: "Merchant category code" }),
  merchantId: described(exactly(15), "Card acceptor id"),
  merchantName: MerchantName,
});
export type Merchant = Static<typeof Merchant>;

/** Properties of an originator in every revision of the base models; the institution differs by family. */
export const originatorFields = <I extends TObject>(institution: I) => ({
  institution,
  terminalId: described(exactly(8), "Device or system that sends the requests"),
  merchant: Merchant,
});

/** Later addition to the originator. */
export const operatorFields = {
  operatorId: optional(described(text(30), "Person at the terminal")),
};

/** Latest addition to the originator. */
export const channelFields = {
  channelId: optional(described(text(50), "Channel by which the transaction came in")),
};

/** Where a transaction starts (common models, newest revision). */
export const Originator = model("Originator", {
  ...originatorFields(Institution),
  ...operatorFields,
  ...channelFields,
});
export type Originator = Static<typeof Originator>;

/** One party's own reference for a transaction. */
export const ThirdPartyIdentifier = model(
  "ThirdPartyIdentifier",
  {
    institutionId: described(text(), "Institution that gave the reference"),
    transactionIdentifier: optional(described(text(), "The reference")),
  },
  { documented: ["transactionIdentifier"] },
);
export type ThirdPartyIdentifier = Static<typeof ThirdPartyIdentifier>;

/** References of all parties so far. With `--lenient` an absent list reads as an empty one. */
export const ThirdPartyIdentifiers = Type.Array(ThirdPartyIdentifier, {
  maxItems: limits.arrayItems,
  "x-lenient": "absent-list",
  description: "References that the parties gave the transaction",
});
export type ThirdPartyIdentifiers = Static<typeof ThirdPartyIdentifiers>;
