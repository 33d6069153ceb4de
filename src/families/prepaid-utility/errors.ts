import { catalogue } from "../../contract/error-catalogue";

const declinedError = { status: 400, errorType: "TRANSACTION_DECLINED" } as const;
const notFound = { errorType: "UNABLE_TO_LOCATE_RECORD", message: "Record not found" } as const;
const notOffered = { status: 501, errorType: "FUNCTION_NOT_SUPPORTED" } as const;
const amount = { status: 400, errorType: "INVALID_AMOUNT", message: "Amount not valid" } as const;

const funds = {
  status: 400,
  errorType: "INSUFFICIENT_FUNDS",
  message: "Insufficient funds",
} as const;

/** The prepaid utility family's own errors (its reference, Conditions). */
export const errors = catalogue({
  "prepaid-meter-unknown": {
    status: 400,
    errorType: "UNKNOWN_METER_ID",
    message: "Meter not known",
    when: "the data space has no such meter",
  },
  "prepaid-receiver-wrong": {
    status: 400,
    errorType: "ROUTING_ERROR",
    message: "No route to provider",
    when: "the receiver is not the provider of the meter",
  },
  "prepaid-not-offered": {
    ...notOffered,
    message: "Not supported",
    when: "the provider does not offer the operation",
  },
  "prepaid-no-reversal": {
    ...notOffered,
    message: "No reversal",
    when: "a reversal of delivered tokens whose provider does not support reversals: fetch the tokens with a reprint",
  },
  "prepaid-last-only": {
    ...notOffered,
    message: "Last token only",
    when: "a reprint by reference, where the provider knows only the last purchase",
  },
  "prepaid-provider-down": {
    status: 503,
    errorType: "UPSTREAM_UNAVAILABLE",
    message: "Provider unavailable",
    when: "the provider of the meter cannot be reached, and nothing was sent",
  },
  "prepaid-meter-blocked": {
    status: 400,
    errorType: "METER_ID_BLOCKED",
    message: "Meter blocked",
    when: "the utility barred the meter",
  },
  "prepaid-merchant-barred": {
    status: 400,
    errorType: "INVALID_MERCHANT",
    message: "Merchant not valid",
    when: "the merchant is barred",
  },
  "prepaid-utility-invalid": {
    status: 400,
    errorType: "UTILITY_INVALID",
    message: "Utility not valid",
    when: "the utility is inactive, or utilityType is not the service of the meter",
  },
  "prepaid-key-invalid": {
    status: 400,
    errorType: "METER_KEY_INVALID",
    message: "Meter key mismatch",
    when: "the key data of the message differ from the meter's, or no key change is due",
  },
  "prepaid-msisdn-invalid": {
    status: 400,
    errorType: "INVALID_MSISDN",
    message: "Phone not valid",
    when: "the phone number cannot be used",
  },
  "prepaid-amount-invalid": {
    ...amount,
    when: "the amount is negative, or its currency is not the utility's",
  },
  "prepaid-reversal-partial": { ...amount, when: "a reversal with an approvedAmount above 0" },
  "prepaid-amount-low": {
    status: 400,
    errorType: "AMOUNT_TOO_LOW",
    message: "Amount too low",
    when: "the amount is below the minimum, below the debts and charges due, or buys less than 0.1 unit",
  },
  "prepaid-amount-high": {
    status: 400,
    errorType: "AMOUNT_TOO_HIGH",
    message: "Amount too high",
    when: "the amount is above the maximum of one purchase",
  },
  "prepaid-no-free-units": {
    status: 400,
    errorType: "NO_FREE_UNITS_DUE",
    message: "No free units due",
    when: "amount 0, and no free token is due",
  },
  "prepaid-limit": {
    status: 400,
    errorType: "LIMIT_EXCEEDED",
    message: "Limit exceeded",
    when: "the purchase would exceed the daily limit of the meter",
  },
  "prepaid-float": { ...funds, when: "the float of the client is below the amount" },
  "prepaid-payment-funds": {
    ...funds,
    when: "a payment method has less than its share of the amount",
  },
  "prepaid-token": {
    status: 400,
    errorType: "INVALID_AN32_TOKEN",
    message: "Pay token not valid",
    when: "the 32-character token is unknown or spent",
  },
  "prepaid-loyalty-card": {
    status: 400,
    errorType: "INVALID_LOYALTY_CARD",
    message: "Loyalty card invalid",
    when: "the loyalty card is unknown",
  },
  "prepaid-payment-refused": {
    status: 400,
    errorType: "DO_NOT_HONOR",
    message: "Payment refused",
    when: "a bank card is unknown or past its expiry date, or its PIN or expiry date is wrong",
  },
  "prepaid-declined": {
    ...declinedError,
    message: "Declined",
    when: "the provider refuses the sale, or a retry of a purchase that it never received",
  },
  "prepaid-reversed": {
    ...declinedError,
    message: "Declined",
    when: "a purchase or retry whose reversal came first, or a confirmation of a reversed purchase",
  },
  "prepaid-confirmed": {
    ...declinedError,
    message: "Declined",
    when: "a reversal of a confirmed purchase",
  },
  "prepaid-not-issued": {
    ...declinedError,
    message: "Declined",
    when: "a confirmation of a request that issued no tokens",
  },
  "prepaid-retry-differs": {
    status: 400,
    errorType: "FORMAT_ERROR",
    message: "Retry differs",
    when: "meter or amount of a retry differ from its purchase",
  },
  "prepaid-event-differs": {
    status: 400,
    errorType: "FORMAT_ERROR",
    message: "Ids differ",
    when: "the id in the body of an event is not its purchaseId",
  },
  "prepaid-request-unknown": {
    ...notFound,
    status: 404,
    when: "an advice message or event for a request that is not known, or a retry that its provider does not know",
  },
  "prepaid-nothing-to-print": {
    ...notFound,
    status: 400,
    when: "reprint: nothing was issued for the meter, or not under this reference",
  },
  "prepaid-in-flight": {
    status: 504,
    errorType: "OUTCOME_UNKNOWN",
    message: "Outcome unknown",
    when: "a retry while the purchase is in flight",
  },
});
