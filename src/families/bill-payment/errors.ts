import { type ErrorEntry, catalogue } from "../../contract/error-catalogue";

const badRequest = { status: 400 } as const;
const settledError = { status: 400, errorType: "ACCOUNT_ALREADY_SETTLED" } as const;
const notFound = { status: 400, errorType: "UNABLE_TO_LOCATE_RECORD" } as const;

const notServed = {
  status: 501,
  errorType: "FUNCTION_NOT_SUPPORTED",
  message: "Not supported",
} as const;

/** The bill payment family's own errors (its reference, Errors). */
export const errors = catalogue({
  "bill-reference-unknown": {
    ...badRequest,
    errorType: "UNKNOWN_CUSTOMER_ACCOUNT",
    message: "Unknown reference",
    when: "no biller has such an account, policy or traffic fine",
  },
  "bill-biller-blocked": {
    ...badRequest,
    errorType: "RECEIVER_BLACKLISTED",
    message: "Biller blocked",
    when: "the biller is blocked",
  },
  "bill-check-digit": {
    ...badRequest,
    errorType: "LUHN_CHECK_FAILED",
    message: "Check digit wrong",
    when: "the biller's references have a check digit, and it is wrong",
  },
  "bill-no-lookups": {
    ...notServed,
    when: "a lookup of a bill whose biller has no lookups, or none of this kind",
  },
  "bill-kind-not-taken": {
    ...badRequest,
    errorType: "TRANSACTION_NOT_SUPPORTED",
    message: "Not supported",
    when: "a payment of a kind that the biller does not accept",
  },
  "bill-merchant-blocked": {
    ...badRequest,
    errorType: "INVALID_MERCHANT",
    message: "Merchant invalid",
    when: "the merchant is on the block list",
  },
  "bill-settlement-blocked": {
    ...badRequest,
    errorType: "BLOCKED_USING_SETTLEMENT_ENTITY",
    message: "Settlement blocked",
    when: "the settlement entity may not be used, at all or for this biller",
  },
  "bill-category-other": {
    ...badRequest,
    errorType: "INVALID_PRODUCT",
    message: "Category invalid",
    when: "selectedCategory is not one of the biller's",
  },
  "bill-amount-invalid": {
    ...badRequest,
    errorType: "INVALID_AMOUNT",
    message: "Amount invalid",
    when:
      "the amount is 0 or less, in another currency, less or more than the amount due where " +
      "that is not allowed, or not allowed in the advice message",
  },
  "bill-nothing-due": {
    ...settledError,
    message: "Nothing owed",
    when: "a payment, nothing is due, and overpayment is not allowed",
  },
  "bill-amount-low": {
    ...badRequest,
    errorType: "BELOW_MINIMUM_ALLOWED_AMOUNT",
    message: "Below minimum",
    when: "less than the minimum payment",
  },
  "bill-amount-high": {
    ...badRequest,
    errorType: "ABOVE_MAXIMUM_ALLOWED_AMOUNT",
    message: "Above maximum",
    when: "more than the maximum payment",
  },
  "bill-no-route": {
    ...badRequest,
    errorType: "ROUTING_ERROR",
    message: "No route to biller",
    when: "a bill whose payments are declined this way",
  },
  "bill-payment-unknown": {
    ...notFound,
    message: "No such payment",
    when: "a refund: no payment has this issuerReference",
  },
  "bill-no-refunds": { ...notServed, when: "a refund, and the biller has none" },
  "bill-refund-not-allowed": {
    ...badRequest,
    errorType: "TRANSACTION_NOT_SUPPORTED",
    message: "Refund not allowed",
    when: "a refund of a payment that is not confirmed, or after the biller's refund period",
  },
  "bill-refunded": {
    ...settledError,
    message: "Already refunded",
    when: "the payment has a refund that is pending or confirmed",
  },
  "bill-request-unknown": {
    ...notFound,
    message: "No such request",
    when:
      "an advice message for a request that was never received or, for a confirmation, was declined, " +
      "failed or is in process",
  },
  "bill-request-other": {
    ...badRequest,
    errorType: "FUNCTION_NOT_SUPPORTED",
    message: "Wrong request kind",
    when: "an advice message for a message of another kind: a refund, a payment, a lookup, an advice message",
  },
  "bill-completed": {
    ...settledError,
    message: "Already completed",
    when: "a reversal of a confirmed request, a confirmation of a reversed one, or a request whose reversal came first",
  },
});

const entries: readonly ErrorEntry[] = Object.values(errors);

/** The types of errors with which a bill of the fixtures may be declined. */
export const declinedTypes = [
  "ROUTING_ERROR",
  "UNKNOWN_CUSTOMER_ACCOUNT",
  "RECEIVER_BLACKLISTED",
  "LUHN_CHECK_FAILED",
  "TRANSACTION_NOT_SUPPORTED",
  "INVALID_MERCHANT",
  "BLOCKED_USING_SETTLEMENT_ENTITY",
  "INVALID_PRODUCT",
  "INVALID_AMOUNT",
  "ACCOUNT_ALREADY_SETTLED",
  "BELOW_MINIMUM_ALLOWED_AMOUNT",
  "ABOVE_MAXIMUM_ALLOWED_AMOUNT",
] as const;

/** The entry of such an error. */
export function declinedWith(type: (typeof declinedTypes)[number]): ErrorEntry {
  const entry = entries.find(
    ({ errorType, status }) => errorType === type && status === badRequest.status,
  );
  if (entry === undefined) throw new Error(`no error of type ${type}`);
  return entry;
}
