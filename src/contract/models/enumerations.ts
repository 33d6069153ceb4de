import type { Static } from "@sinclair/typebox";
import { oneOf, oneOfOrAbsent } from "../schema";

/** Enumerations of the common models. A word outside the list is a format error, save where noted. */

/** Why a request is reversed. */
export const ReversalReason = oneOf(["TIMEOUT", "CANCELLED", "RESPONSE_NOT_FINAL"]);
export type ReversalReason = Static<typeof ReversalReason>;

/** Direction of an amount. */
export const LedgerIndicator = oneOf(["DEBIT", "CREDIT"]);
export type LedgerIndicator = Static<typeof LedgerIndicator>;

/** What the customer paid with. */
export const TenderType = oneOf([
  "CASH",
  "CHEQUE",
  "CREDIT_CARD",
  "DEBIT_CARD",
  "WALLET",
  "ROUNDING",
  "GIFT_CARD",
  "LOYALTY_CARD",
  "OTHER",
]);
export type TenderType = Static<typeof TenderType>;

/** Account behind a tender: as AccountType, without GIFT_CARD. */
export const TenderAccountType = oneOf([
  "DEFAULT",
  "SAVINGS",
  "CHEQUE",
  "CREDIT",
  "UNIVERSAL",
  "ELECTRONIC_PURSE",
  "STORED_VALUE",
]);
export type TenderAccountType = Static<typeof TenderAccountType>;

/** Account debited or credited by a transaction. */
export const AccountType = oneOf([
  "DEFAULT",
  "SAVINGS",
  "CHEQUE",
  "CREDIT",
  "UNIVERSAL",
  "ELECTRONIC_PURSE",
  "GIFT_CARD",
  "STORED_VALUE",
]);
export type AccountType = Static<typeof AccountType>;

/** Kind of transaction. */
export const TranType = oneOf([
  "GOODS_AND_SERVICES",
  "CASH_WITHDRAWAL",
  "DEBIT_ADJUSTMENT",
  "GOODS_AND_SERVICES_WITH_CASH_BACK",
  "NON_CASH",
  "RETURNS",
  "DEPOSIT",
  "CREDIT_ADJUSTMENT",
  "GENERAL_CREDIT",
  "AVAILABLE_FUNDS_INQUIRY",
  "BALANCE_INQUIRY",
  "GENERAL_INQUIRY",
  "CARD_VERIFICATION_INQUIRY",
  "CARDHOLDER_ACCOUNTS_TRANSFER",
  "GENERAL_TRANSFER",
  "PAYMENT_FROM_ACCOUNT",
  "GENERAL_PAYMENT",
  "PAYMENT_TO_ACCOUNT",
  "PAYMENT_FROM_ACCOUNT_TO_ACCOUNT",
  "PLACE_HOLD_ON_CARD",
  "GENERAL_ADMIN",
  "CHANGE_PIN",
  "CARD_HOLDER_INQUIRY",
  "POINTS_INQUIRY",
]);
export type TranType = Static<typeof TranType>;

/** Kind of value that stands in for the customer's identifier. An unknown word reads as absent. */
export const ProxyType = oneOfOrAbsent(["MSISDN", "EMAIL", "UNKNOWN"]);
export type ProxyType = Static<typeof ProxyType>;

/** Layout of an encrypted PIN block. An unknown word reads as absent. */
export const PinBlockFormat = oneOfOrAbsent([
  "ISO_9564_FORMAT_0",
  "ISO_9564_FORMAT_1",
  "ISO_9564_FORMAT_3",
]);
export type PinBlockFormat = Static<typeof PinBlockFormat>;

/** How the till got the card number. */
export const PanEntryMode = oneOf([
  "UNKNOWN",
  "MANUAL",
  "MAGSTRIPE_NO_CVV",
  "BARCODE",
  "OCR",
  "ICC_CVV",
  "CONTACTLESS_ICC",
  "MAGSTRIPE_CVV",
  "CONTACTLESS_MAGSTRIPE",
  "ICC_NO_CVV",
  "ORIG_MODE",
  "FALLBACK",
]);
export type PanEntryMode = Static<typeof PanEntryMode>;

/** Whether the till can take a PIN. */
export const PinEntryCapability = oneOf(["UNKNOWN", "CAN_ACCEPT", "CANNOT_ACCEPT"]);
export type PinEntryCapability = Static<typeof PinEntryCapability>;

/** Circumstances at the till. An unknown word reads as absent. */
export const PosConditionCode = oneOfOrAbsent([
  "NORMAL_PRESENTMENT",
  "CUSTOMER_NOT_PRESENT",
  "CUSTOMER_PRESENT_AND_CARD_NOT_PRESENT",
  "CUSTOMER_IDENTITY_VERIFIED",
  "PUBLIC_UTILITY_TERMINAL",
  "CUSTOMER_TERMINAL",
  "MANUAL_REVERSAL",
  "UNATTENDED_TERMINAL_AND_CARD_CAN_BE_RETAINED",
  "UNATTENDED_TERMINAL_AND_CARD_CANNOT_BE_RETAINED",
]);
export type PosConditionCode = Static<typeof PosConditionCode>;
