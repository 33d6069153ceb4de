import { type Static, Type } from "@sinclair/typebox";
import { earlyPaymentMethodModels, LedgerAmount } from "../../contract/models";
import {
  Decimal,
  described,
  list,
  MinorUnits,
  model,
  oneOf,
  optional,
  pattern,
  text,
} from "../../contract/schema";

/** The models inside the messages of this interface (contract 2, Prepaid utility token). */

/** Values of `tokenType`. */
export const tokenTypes = ["STD", "BSST", "REFUND", "KC", "PWRLMT"] as const;
export type TokenType = (typeof tokenTypes)[number];

/** Values of `faultType`, spelt as on the wire. */
export const faultTypes = [
  "SeriousBoxDamage",
  "FireWaterDamage",
  "MeterDead",
  "KeepsTripping",
  "NoTrip",
  "DisplayLightsButtons",
  "NetworkFaultReport",
  "IncorrectSGC",
  "IncorrectTI",
  "ConvertedFrmConventional",
  "MeterChangedOut",
  "NewInstallation",
] as const;

export const { PaymentMethod } = earlyPaymentMethodModels(LedgerAmount);
export type PaymentMethod = Static<typeof PaymentMethod>;

/** Phone number of a customer: E.164, or a national number of ten digits. */
export const phoneNumber = pattern(
  "\\+?[1-9][0-9]{1,14}|0[0-9]{9}",
  "a phone number by E.164, or ten digits from 0",
  {
    description: "Phone number of the customer",
  },
);

export const meterNumber = pattern("[a-zA-Z0-9]{1,20}", "1 to 20 letters and digits", {
  description: "Serial number of the meter",
});

export const supplyGroupCode = pattern("[0-9]{6}", "six digits", { description: "Supply group" });
export const keyRevision = pattern("[0-9]{1}", "one digit", { description: "Key revision" });
export const tariffIndex = pattern("[0-9]{2}", "two digits", { description: "Tariff index" });
const twoDigits = (description: string) => pattern("[0-9]{2}", "two digits", { description });

/** New values of a meter's key, where the utility changed them. */
const KeyChangeData = model("KeyChangeData", {
  newSupplyGroupCode: optional(supplyGroupCode),
  newKeyRevisionNumber: optional(keyRevision),
  newTariffIndex: optional(tariffIndex),
});
type KeyChangeData = Static<typeof KeyChangeData>;

/** What a meter is, besides its number. */
export const meterDetails = {
  track2Data: optional(
    pattern("[a-zA-Z0-9=]{34}", "34 letters, digits and =", {
      description: "Track of the meter's card",
    }),
  ),
  serviceType: optional(
    pattern("[a-zA-Z0-9]{0,12}", "at most 12 letters and digits", {
      description: "Service that it dispenses",
    }),
  ),
  supplyGroupCode: optional(supplyGroupCode),
  keyRevisionNum: optional(keyRevision),
  tariffIndex: optional(tariffIndex),
  tokenTechCode: optional(twoDigits("How tokens reach the meter: 01 magnetic card, 02 keypad")),
  algorithmCode: optional(twoDigits("Encryption algorithm of the meter")),
};

/** A meter. */
export const Meter = model("Meter", {
  meterId: meterNumber,
  ...meterDetails,
  keyChangeData: optional(KeyChangeData),
});
export type Meter = Static<typeof Meter>;

/** The utility that runs the account of a meter. */
export const Utility = model("Utility", {
  name: optional(described(text(40), "Name")),
  address: optional(described(text(80), "Postal or street address")),
  vatRegNum: optional(described(text(10), "Tax registration number")),
  clientId: optional(described(text(20), "Id that the utility gave to the client")),
  message: optional(described(text(80), "Message for the slip")),
});
export type Utility = Static<typeof Utility>;

/** An amount with its tax on top. */
export const TaxableAmount = model("TaxableAmount", {
  ...LedgerAmount.properties,
  tax: optional(
    described(MinorUnits, "Tax on top, in minor units; absent or 0 where the amount includes it"),
  ),
  taxType: optional(described(text(10), "Name of the tax")),
  taxRate: optional(described(Decimal, "Rate in per cent")),
});
export type TaxableAmount = Static<typeof TaxableAmount>;

/** A part of the units, with its price. */
const TariffBlock = model("TariffBlock", {
  units: described(Decimal, "Units sold in this block"),
  rate: described(Decimal, "Price of a unit in minor units, without tax"),
});
type TariffBlock = Static<typeof TariffBlock>;

/** What the customer keys into the meter. */
export const Token = model("Token", {
  tokenType: described(oneOf(tokenTypes), "Kind of token"),
  units: described(Decimal, "Units that the token gives"),
  amount: described(TaxableAmount, "Value of the token"),
  receiptNum: optional(described(text(), "Receipt number")),
  token: described(text(), "20 digits"),
  tariffCalc: optional(described(list(TariffBlock), "How the units were priced")),
});
export type Token = Static<typeof Token>;

/** A part of the payment that went to a debt. */
export const DebtRecoveryCharge = model("DebtRecoveryCharge", {
  amount: described(TaxableAmount, "Taken from this payment"),
  description: described(text(40), "Name of the debt"),
  balance: described(LedgerAmount, "Rest of the debt"),
  receiptNum: optional(described(text(30), "Receipt number")),
});
export type DebtRecoveryCharge = Static<typeof DebtRecoveryCharge>;

/** A charge that was taken from the payment. */
export const ServiceCharge = model("ServiceCharge", {
  amount: described(TaxableAmount, "Taken from this payment"),
  description: described(text(40), "Name of the charge"),
});
export type ServiceCharge = Static<typeof ServiceCharge>;

/** True or false. */
export const flag = (description: string) => optional(Type.Boolean({ description }));
