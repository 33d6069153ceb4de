import { type Static, type TObject, type TProperties, Type } from "@sinclair/typebox";
import {
  BasicAdvice,
  BasicAdviceResponse,
  BasicReversal,
  Institution,
  LedgerAmount,
  PaymentMethod,
  Tender,
  TenderAdvice,
  amountsFields,
  errorDetail,
  formatErrorsFields,
  slipLinesFields,
  slipWidthFields,
  transactionFields,
} from "../../contract/models";
import {
  DateTime,
  Uuid,
  described,
  entityList,
  list,
  model,
  oneOf,
  optional,
  pattern,
  text,
} from "../../contract/schema";

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
const TrafficFine = model("TrafficFine", {
  noticeNumber: billReference("Number of the fine at the processor"),
  dueDate: optional(described(Day, "Last day to pay the fine")),
});
type TrafficFine = Static<typeof TrafficFine>;

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
const BillSlipData = model("BillSlipData", {
  ...slipLinesFields,
  ...slipWidthFields,
  issuerReference: optional(
    pattern("[A-Z0-9]{1,40}", "1 to 40 capital letters and digits", {
      description: "Unique reference of the payment, to quote for a refund",
    }),
  ),
  phoneNumber: optional(described(text(), "Telephone number of the biller's call centre")),
});
type BillSlipData = Static<typeof BillSlipData>;

/** A category of billers. */
export const Category = model("Category", {
  id: described(text(40), "Key of the category"),
  name: described(text(100), "Name of the category"),
});
export type Category = Static<typeof Category>;

/** Requests, responses and advices of the interface (contract 2, Bill payment). */

const requestFields = {
  ...transactionFields,
  selectedCategory: optional(described(Category, "Category of billers that was chosen")),
};

const responseFields = {
  ...transactionFields,
  slipData: BillSlipData,
  customer: optional(Customer),
  amounts: BillpayAmounts,
  partPaymentAllowed: optional(
    Type.Boolean({ default: true, description: "May the customer pay less than what is due" }),
  ),
  overPaymentAllowed: optional(
    Type.Boolean({ default: true, description: "May the customer pay more than what is due" }),
  ),
};

const tenderFields = {
  tenders: optional(described(list(Tender), "What the customer paid with, if that is known")),
  paymentMethods: optional(described(list(PaymentMethod), "Methods of payment, if they are known")),
};

const paymentFields = {
  amounts: PaymentAmounts,
  ...tenderFields,
  customer: optional(described(Customer, "Person who pays, if known")),
};

const request = <P extends TProperties>(name: string, own: P) =>
  model(name, { ...requestFields, ...own });

const response = <P extends TProperties>(name: string, own: P) =>
  model(name, { ...responseFields, ...own });

const accountRef = { accountRef: billReference("Account at the biller") };
const noticeNumber = { noticeNumber: billReference("Number of the fine") };
const policyNumber = { policyNumber: billReference("Number of the policy") };
export const AccountLookupRequest = request("AccountLookupRequest", accountRef);
export const TrafficFineLookupRequest = request("TrafficFineLookupRequest", noticeNumber);
export const PolicyLookupRequest = request("PolicyLookupRequest", policyNumber);
export const AccountLookupResponse = response("AccountLookupResponse", { account: Account });

export const TrafficFineLookupResponse = response("TrafficFineLookupResponse", {
  trafficFine: TrafficFine,
});

export const PolicyLookupResponse = response("PolicyLookupResponse", { policy: Policy });
export const PaymentRequest = request("PaymentRequest", { ...accountRef, ...paymentFields });

export const TrafficFinePaymentRequest = request("TrafficFinePaymentRequest", {
  ...noticeNumber,
  ...paymentFields,
});

export const PolicyPaymentRequest = request("PolicyPaymentRequest", {
  ...policyNumber,
  ...paymentFields,
});

export const PaymentResponse = response("PaymentResponse", { account: Account, ...tenderFields });

export const TrafficFinePaymentResponse = response("TrafficFinePaymentResponse", {
  trafficFine: TrafficFine,
});

export const PolicyPaymentResponse = response("PolicyPaymentResponse", { policy: Policy });

export const RefundRequest = request("RefundRequest", {
  issuerReference,
  refundReason: described(text(20), "Reason that the customer gave"),
});
export type RefundRequest = Static<typeof RefundRequest>;

/** Holds the one of the three that was paid. */
export const RefundResponse = response("RefundResponse", {
  account: optional(Account),
  trafficFine: optional(TrafficFine),
  policy: optional(Policy),
});

/** What all lookups and payments have in common; which reference is there depends on the operation. */
export type BillRequest = Static<TObject<typeof requestFields>> &
  Partial<Static<TObject<typeof paymentFields>>>;
export { BasicAdvice, BasicAdviceResponse, BasicReversal, TenderAdvice };

/** Values of `errorType`. */
export const billPaymentErrorTypes = [
  "DUPLICATE_RECORD",
  "FORMAT_ERROR",
  "FUNCTION_NOT_SUPPORTED",
  "GENERAL_ERROR",
  "INVALID_AMOUNT",
  "ROUTING_ERROR",
  "TRANSACTION_NOT_SUPPORTED",
  "UNABLE_TO_LOCATE_RECORD",
  "UNKNOWN_CUSTOMER_ACCOUNT",
  "UPSTREAM_UNAVAILABLE",
  "ACCOUNT_ALREADY_SETTLED",
  "INVALID_PRODUCT",
  "INVALID_MERCHANT",
  "RECEIVER_BLACKLISTED",
  "LUHN_CHECK_FAILED",
  "BLOCKED_USING_SETTLEMENT_ENTITY",
  "BELOW_MINIMUM_ALLOWED_AMOUNT",
  "ABOVE_MAXIMUM_ALLOWED_AMOUNT",
] as const;

/**
 * Values of `requestType`. The advices of traffic fine payments have none of their own any more;
 * theirs are not sent.
 */
const billPaymentRequestTypes = [
  "ACCOUNT_LOOKUP_REQUEST",
  "TRAFFIC_FINE_LOOKUP_REQUEST",
  "POLICY_LOOKUP_REQUEST",
  "PAYMENT_REQUEST",
  "TRAFFIC_FINE_PAYMENT_REQUEST",
  "POLICY_PAYMENT_REQUEST",
  "PAYMENT_REVERSAL",
  "TRAFFIC_FINE_PAYMENT_REVERSAL",
  "PAYMENT_CONFIRMATION",
  "TRAFFIC_FINE_PAYMENT_CONFIRMATION",
  "REFUND_REQUEST",
  "REFUND_REVERSAL",
  "REFUND_CONFIRMATION",
] as const;

/** Error body of the interface. */
export const ErrorDetail = errorDetail(
  billPaymentErrorTypes,
  billPaymentRequestTypes,
  formatErrorsFields,
);

/** Kinds of bills. */
export const billKinds = ["account", "policy", "trafficFine"] as const;
export type BillKind = (typeof billKinds)[number];

/** States in which payments and refunds are listed; those that were declined or failed are not. */
export const standings = ["PENDING", "CONFIRMED", "REVERSED"] as const;

const billData = <T extends TObject>(name: string, kind: BillKind, entity: T) =>
  model(name, {
    [kind]: entity,
    biller: Institution,
    outstanding: described(LedgerAmount, "What is owed, or CREDIT: what was paid too much"),
    pending: described(LedgerAmount, "Sum of the payments that wait for their advice message"),
    partPaymentAllowed: Type.Boolean(),
    overPaymentAllowed: Type.Boolean(),
    minPayableAmount: optional(LedgerAmount),
    maxPayableAmount: optional(LedgerAmount),
    customer: optional(Customer),
  });

const PaymentData = model("PaymentData", {
  id: described(Uuid, "Payment request"),
  kind: described(oneOf(billKinds), "What was paid"),
  reference: described(text(40), "Reference of what was paid"),
  state: oneOf(standings),
  requestAmount: LedgerAmount,
  approvedAmount: LedgerAmount,
  finalAmount: optional(described(LedgerAmount, "What was booked in the end")),
  issuerReference,
  confirmedAt: optional(DateTime),
  refundId: optional(described(Uuid, "Refund that is pending or confirmed")),
  tenders: optional(list(Tender)),
});

const RefundData = model("RefundData", {
  id: described(Uuid, "Refund request"),
  paymentId: described(Uuid, "Payment that is refunded"),
  state: oneOf(standings),
  approvedAmount: LedgerAmount,
  finalAmount: optional(described(LedgerAmount, "What was paid back in the end")),
  refundReason: text(20),
});

/** What the administration of the test server shows. */
export const DataResponse = model("DataResponse", {
  accounts: entityList(billData("AccountData", "account", Account)),
  policies: entityList(billData("PolicyData", "policy", Policy)),
  trafficFines: entityList(billData("TrafficFineData", "trafficFine", TrafficFine)),
  payments: entityList(PaymentData),
  refunds: entityList(RefundData),
});
