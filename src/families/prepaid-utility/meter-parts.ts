import { type Static, Type } from "@sinclair/typebox";
import {
  Decimal,
  described,
  MinorUnits,
  model,
  oneOf,
  optional,
  pattern,
  text,
} from "../../contract/schema";
import { limits } from "../../limits/limits";
import { keyChangeStates, keyRevision, supplyGroupCode, tariffIndex } from "./models";

/** The parts of a meter, and the values that its data are made of. */

export const units = described(Decimal, "Units, in steps of 0.1");
export const month = described(text(7), "A month, YYYY-MM");
export const percent = Type.Number({ minimum: 0, maximum: 100, description: "Per cent" });
export const tokenDigits = pattern("[0-7][0-9]{19}", "20 digits, the first from 0 to 7", {
  description: "Digits of the token",
});

/** A debt that purchases pay off: a fixed amount each, or a share. */
export const Debt = model("Debt", {
  description: text(40),
  balance: MinorUnits,
  fixed: optional(described(MinorUnits, "Taken from each purchase")),
  percent: optional(
    described(percent, "Per cent of the purchase amount, where there is no fixed one"),
  ),
});
export type Debt = Static<typeof Debt>;

/** A charge, taken from each purchase or from the first one of a month. */
export const Charge = model("Charge", {
  description: text(40),
  amount: described(MinorUnits, "With tax"),
  per: oneOf(["PURCHASE", "MONTH"]),
  takenIn: optional(described(month, "Month in which it was taken last")),
});
export type Charge = Static<typeof Charge>;

/** A change of the key, with its pair of tokens. */
export const KeyChange = model("KeyChange", {
  state: described(oneOf(keyChangeStates), "How far the change has come"),
  newSupplyGroupCode: supplyGroupCode,
  newKeyRevisionNumber: keyRevision,
  newTariffIndex: tariffIndex,
  tokens: optional(
    Type.Array(tokenDigits, {
      minItems: 2,
      maxItems: 2,
      description: "The pair, once it is issued",
    }),
  ),
  holders: optional(
    Type.Integer({
      minimum: 0,
      maximum: limits.amount,
      description: "Messages that gave the pair out and were not undone",
    }),
  ),
});
export type KeyChange = Static<typeof KeyChange>;
