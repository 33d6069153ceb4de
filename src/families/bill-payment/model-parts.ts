import { type Static, Type } from "@sinclair/typebox";
import {
  LedgerAmount,
  amountsFields,
  slipLinesFields,
  slipWidthFields,
} from "../../contract/models";
import { described, model, optional, pattern, text } from "../../contract/schema";

/** The models inside the messages of this interface, where they are its own. */

/** What names a bill: the number that its biller gave it. */
export const billReference = (description: string) =>
  Type.String({ minLength: 6, maxLength: 40, "x-expected": "6 to 40 characters", description });

/** A day, as in 2031-02-28. */
export const Day = Type.String({
  format: "date",
  maxLength: 10,
  "x-expected": "a day, yyyy-MM-dd",
});

/** A customer's account at a biller. */
export const Account = model("Account", {
  accountRef: billReference("Number that identifies processor, biller and customer"),
  dueDate: optional(described(Day, "Day on which the current bill is due")),
});
export type Account = Static<typeof Account>;

/** An insurance policy. */
export const Policy = model("Policy", {
  policyNumber: billReference("Number of the policy at the processor"),
  dueDate: optional(described(Day, "Last day for the next premium")),
});
export type Policy = Static<typeof Policy>;

/** A traffic fine. */
export const TrafficFine = model("TrafficFine", {
  noticeNumber: billReference("Number of the fine at the processor"),
  dueDate: optional(described(Day, "Last day to pay the fine")),
});
export type TrafficFine = Static<typeof TrafficFine>;

/** The person behind a bill. Not the customer of the other interfaces. */
export const Customer = model("Customer", {
  firstName: optional(described(text(40), "First name or names")),
  lastName: optional(described(text(40), "Family name")),
  address: optional(described(text(80), "Postal or street address in one line")),
  idNumber: optional(described(text(13), "National identity number")),
  contactNumber: optional(described(text(40), "Telephone number, in free form")),
});
export type Customer = Static<typeof Customer>;

const billpayAmountsFields = {
  ...amountsFields,
  maxPayableAmount: optional(described(LedgerAmount, "Most that may be paid at once")),
  minPayableAmount: optional(described(LedgerAmount, "Least that may be paid at once")),
};

/** Amounts of an answer. */
export const BillpayAmounts = model("BillpayAmounts", billpayAmountsFields);
export type BillpayAmounts = Static<typeof BillpayAmounts>;

/** Amounts of a payment request: what is to be paid is needed. */
export const PaymentAmounts = model("PaymentAmounts", {
  ...billpayAmountsFields,
  requestAmount: described(LedgerAmount, "Amount that the customer wants to pay"),
});

/** Characters of a payment's reference that a refund can name. */
const refundableReference = 20;

/** Reference of a payment, as a refund names it. */
export const issuerReference = pattern(
  `[A-Z0-9]{1,${refundableReference}}`,
  `1 to ${refundableReference} capital letters and digits`,
  {
    description: "Reference on the slip of the payment",
  },
);

/** Text of an answer, for the customer's slip. */
export const BillSlipData = model("BillSlipData", {
  ...slipLinesFields,
  ...slipWidthFields,
  issuerReference: optional(
    pattern("[A-Z0-9]{1,40}", "1 to 40 capital letters and digits", {
      description: "Unique reference of the payment, to quote for a refund",
    }),
  ),
  phoneNumber: optional(described(text(), "Telephone number of the biller's call centre")),
});
export type BillSlipData = Static<typeof BillSlipData>;

/** A category of billers. */
export const Category = model("Category", {
  id: described(text(40), "Key of the category"),
  name: described(text(100), "Name of the category"),
});
export type Category = Static<typeof Category>;
