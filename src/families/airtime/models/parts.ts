import type { Static } from "@sinclair/typebox";
import {
  earlyPaymentMethodModels,
  earlyTransactionFields,
  Institution,
  laterTransactionFields,
  LedgerAmount,
  operatorFields,
  originatorFields,
  SlipData,
  Tender,
} from "../../../contract/models";
import {
  DateTime,
  described,
  exactly,
  list,
  model,
  optional,
  pattern,
  text,
} from "../../../contract/schema";

/** The models inside the messages of this interface, in its revision of the base models. */

/** Where a sale takes place. */
export const Originator = model("Originator", {
  ...originatorFields(Institution),
  ...operatorFields,
});

export const { PaymentMethod } = earlyPaymentMethodModels(LedgerAmount);
export type PaymentMethod = Static<typeof PaymentMethod>;

/** Number of a subscriber by ITU E.164: 2 to 15 digits. */
export const msisdnNumber = pattern(
  "\\+?[1-9]\\d{1,14}",
  "a cell number of 2 to 15 digits, ITU E.164",
  {
    description: "Number by ITU E.164",
  },
);

/** A subscriber number. */
export const Msisdn = model("Msisdn", {
  msisdn: msisdnNumber,
  country: optional(described(exactly(2), "Country, ISO 3166-1 alpha-2")),
  operator: optional(described(Institution, "Mobile network operator of the number")),
});
export type Msisdn = Static<typeof Msisdn>;

export const voucherNumber = pattern("[0-9a-zA-Z]{1,20}", "1 to 20 letters and digits");

/** A voucher that is sold; only the answer that delivers it holds the PIN. */
export const Voucher = model("Voucher", {
  pin: optional(
    pattern("[0-9]{1,20}", "1 to 20 digits", { description: "What the customer redeems" }),
  ),
  expiryDate: optional(described(DateTime, "When the voucher lapses")),
  serialNumber: described(voucherNumber, "Identifies the voucher, cannot redeem it"),
  batchNumber: optional(described(voucherNumber, "Batch of production")),
  redeemInstructions: optional(described(list(text()), "Lines for the slip: how to redeem")),
});
export type Voucher = Static<typeof Voucher>;

/** Properties that every request and response shares. */
export const transactionParts = {
  ...earlyTransactionFields(Originator, Institution, SlipData),
  ...laterTransactionFields,
};

/** How a sale is paid for. */
export const paymentParts = {
  tenders: optional(described(list(Tender), "Money collected at the point of sale")),
  paymentMethods: optional(
    described(list(PaymentMethod), "Money to be collected from third parties"),
  ),
};
