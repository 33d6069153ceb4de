import { type Refusal, refuse } from "../../contract/answer";
import { type ErrorEntry, catalogue } from "../../contract/error-catalogue";

const badRequest = { status: 400 } as const;

const missing = {
  status: 400,
  errorType: "UNABLE_TO_LOCATE_RECORD",
  message: "No such record",
} as const;

const clash = { status: 400, errorType: "DUPLICATE_RECORD", message: "Id or state clash" } as const;

/** The money transfer family's own errors (its reference, Errors). */
export const errors = catalogue({
  "transfer-no-route": {
    ...badRequest,
    errorType: "ROUTING_ERROR",
    message: "No route",
    when: "no receiver is named and none is set, or messages do not reach it",
  },
  "transfer-unsupported": {
    status: 501,
    errorType: "TRANSACTION_NOT_SUPPORTED",
    message: "Not supported",
    when: "the provider does not support the operation",
  },
  "transfer-merchant-blocked": {
    ...badRequest,
    errorType: "INVALID_MERCHANT",
    message: "Merchant refused",
    when: "the merchant is on the blocked list",
  },
  "transfer-field-needed": {
    ...badRequest,
    errorType: "FORMAT_ERROR",
    message: "Bad message format",
    when: "the provider needs a field that is optional in the contract",
  },
  "transfer-amount": {
    ...badRequest,
    errorType: "INVALID_AMOUNT",
    message: "Amount not allowed",
    when:
      "the amount is not positive, of a currency that the provider does not offer, eaten " +
      "up by the fee, not that of the order, or above what was authorised",
  },
  "transfer-monthly-limit": {
    ...badRequest,
    errorType: "MONTHLY_LIMIT_EXCEEDED",
    message: "Over monthly limit",
    when: "the sender's orders of the month would exceed the provider's limit",
  },
  "transfer-daily-limit": {
    ...badRequest,
    errorType: "DAILY_LIMIT_EXCEEDED",
    message: "Over daily limit",
    when: "the sender's orders of the day would exceed the provider's limit",
  },
  "transfer-single-limit": {
    ...badRequest,
    errorType: "TRANSACTION_LIMIT_EXCEEDED",
    message: "Over single limit",
    when: "the order is above the provider's limit for one order",
  },
  "transfer-customer": {
    ...badRequest,
    errorType: "CUSTOMER_CHECK_FAILED",
    message: "Customer refused",
    when: "the profile is unknown, another person's or blocked, or an identity number is not the order's",
  },
  "transfer-declined": {
    ...badRequest,
    errorType: "TRANSACTION_DECLINED",
    message: "Declined",
    when: "a quote cannot be used, an order cannot be cancelled now, or the reversal of the request came first",
  },
  "transfer-not-located": {
    ...missing,
    when: "no such customer, rate, order or request, or a confirmation of a request that was declined or failed",
  },
  "transfer-cancel-not-located": {
    ...missing,
    status: 404,
    when: "cancelOrder: no such order, cancelOrderReversal: no such cancellation",
  },
  "transfer-state-clash": {
    ...clash,
    when: "confirmPayment after reversePayment, or the other way round",
  },
  "transfer-redeem-ref": {
    ...badRequest,
    errorType: "INVALID_REDEEM_REF",
    message: "Not redeemable",
    when: "redeemOrder of an order that is paid out to an account",
  },
  "transfer-not-redeemable": {
    ...badRequest,
    errorType: "UNABLE_TO_REDEEM",
    message: "Cannot redeem now",
    when: "the order is unconfirmed, reversed, cancelled, expired or on hold, or confirmRedeem after reverseRedeem",
  },
  "transfer-redeemed": {
    ...badRequest,
    errorType: "ALREADY_REDEEMED",
    message: "Already redeemed",
    when: "the order is redeemed or being redeemed, or reverseRedeem after confirmRedeem",
  },
  "transfer-pin-wrong": {
    ...badRequest,
    errorType: "INCORRECT_PIN",
    message: "Wrong PIN",
    when: "the PIN is wrong, or absent where it is needed",
  },
  "transfer-pin-locked": {
    ...badRequest,
    errorType: "PIN_RETRIES_EXCEEDED",
    message: "PIN is locked",
    when: "three wrong PINs came before",
  },
  "transfer-partial": {
    ...badRequest,
    errorType: "TRANSACTION_NOT_SUPPORTED",
    message: "No partial advice",
    when: "approvedAmount of an advice message is neither absent nor the whole",
  },
});

/** Refusals that are the service's own; all others come from the provider, and carry a code of its own. */
const serviceErrors: ReadonlySet<ErrorEntry> = new Set([
  errors["transfer-no-route"],
  errors["transfer-unsupported"],
  errors["transfer-merchant-blocked"],
  errors["transfer-field-needed"],
  errors["transfer-not-located"],
  errors["transfer-cancel-not-located"],
  errors["transfer-state-clash"],
  errors["transfer-partial"],
]);

const codes = Object.keys(errors);

/** The refusal of a message, with a sentence for the tester and the facts behind it. */
export function refuseTransfer(
  entry: ErrorEntry,
  freeString: string,
  facts: Readonly<Record<string, unknown>> = {},
): Refusal {
  const refusal = refuse(entry, { freeString, ...facts });
  if (serviceErrors.has(entry)) return refusal;
  const code = `P${String(codes.indexOf(entry.code) + 1).padStart(2, "0")}`;
  return { ...refusal, members: { providerErrorCode: code, providerErrorMessage: entry.message } };
}

/** The refusal of a message that lacks what its provider needs. */
export const refuseWithout = (fields: readonly string[], rule: string): Refusal =>
  refuse(errors["transfer-field-needed"], {
    formatErrors: fields.map((field) => ({ field, msg: rule })),
  });
