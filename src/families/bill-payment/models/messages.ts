import { type Static, type TObject, type TProperties, Type } from "@sinclair/typebox";
import {
  BasicAdvice,
  BasicAdviceResponse,
  BasicReversal,
  PaymentMethod,
  Tender,
  TenderAdvice,
  transactionFields,
} from "../../../contract/models";
import { described, list, model, optional, text } from "../../../contract/schema";
import {
  Account,
  BillSlipData,
  BillpayAmounts,
  Category,
  Customer,
  PaymentAmounts,
  Policy,
  TrafficFine,
  billReference,
  issuerReference,
} from "./bills";

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
