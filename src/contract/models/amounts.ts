import type { Static } from "@sinclair/typebox";
import {
  Currency,
  Decimal,
  MinorUnits,
  described,
  model,
  namedMap,
  optional,
  pattern,
  text,
} from "../schema";
import { LedgerIndicator, TenderAccountType, TenderType } from "./enumerations";

/** An amount of money (contract 1, LedgerAmount). */
export const LedgerAmount = model("LedgerAmount", {
  amount: described(MinorUnits, "Value in minor units: 79995 is 799.95"),
  currency: described(Currency, "ISO 4217 numeric code"),
  ledgerIndicator: optional(described(LedgerIndicator, "Direction, where it could be either")),
});
export type LedgerAmount = Static<typeof LedgerAmount>;

/** Amounts that every revision of the base models knows. An absent amount counts as zero. */
export const earlyAmountsFields = {
  requestAmount: optional(LedgerAmount),
  approvedAmount: optional(LedgerAmount),
  feeAmount: optional(LedgerAmount),
  balanceAmount: optional(LedgerAmount),
};

/** All amounts of the newest revision. */
export const amountsFields = {
  ...earlyAmountsFields,
  additionalAmounts: optional(described(namedMap(LedgerAmount), "Further amounts by name")),
};

/** Amounts of a transaction (common models). */
export const Amounts = model("Amounts", amountsFields);
export type Amounts = Static<typeof Amounts>;

/** How one currency is changed into another (common models). */
export const ExchangeRate = model("ExchangeRate", {
  rate: described(Decimal, "How much of toCurrency one unit of fromCurrency gives"),
  fromCurrency: described(Currency, "ISO 4217 numeric code that is changed from"),
  toCurrency: described(Currency, "ISO 4217 numeric code that is changed to"),
});
export type ExchangeRate = Static<typeof ExchangeRate>;

/** One means by which the customer paid (common models). */
export const Tender = model("Tender", {
  accountType: optional(described(TenderAccountType, "Kind of account; DEFAULT when absent")),
  amount: LedgerAmount,
  cardNumber: optional(
    pattern("[0-9]{6}[0-9*]{0,13}", "a masked card number, the first six digits clear", {
      description: "Masked card number",
      "x-masked": true,
    }),
  ),
  reference: optional(described(text(40), "Reference in free text")),
  tenderType: described(TenderType, "Kind of tender"),
});
export type Tender = Static<typeof Tender>;

/** Members that tell a state of the data, whatever became of the message: they differ where the data differ. */
const stateMembers: ReadonlySet<string> = new Set([
  ...["balance", "balanceAmount", "availableBalance", "availableAmount"],
  ...["price", "prices", "priceRanges", "minimum", "maximum", "rate"],
]);

/** Whether a member of this name tells a state of the data. */
export const isStateMember = (name: string): boolean => stateMembers.has(name);
