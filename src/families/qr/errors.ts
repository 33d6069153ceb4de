import { type Refusal, refuse } from "../../contract/answer";
import { catalogue } from "../../contract/error-catalogue";

const badRequest = { status: 400 } as const;
const unusable = { ...badRequest, message: "Account not usable" } as const;
const conflict = { ...badRequest, errorType: "DO_NOT_HONOR" } as const;
const missing = { errorType: "UNABLE_TO_LOCATE_RECORD", message: "Unknown payment" } as const;
const notSupported = { errorType: "FUNCTION_NOT_SUPPORTED", message: "Not supported" } as const;
const silent = { errorType: "UPSTREAM_UNAVAILABLE" } as const;

/**
 * The QR family's own errors (its reference, Errors). The errorType is always GENERAL_ERROR: these
 * are the reasons in the detail.
 */
export const errors = catalogue({
  "qr-amount": {
    ...badRequest,
    errorType: "INVALID_AMOUNT",
    message: "Invalid amount",
    when:
      "the amount is 0 or less, in a currency other than that of the code or the account, not allowed " +
      "by the code, or, in an advice message, outside the bounds of the approved one",
  },
  "qr-code-unknown": {
    ...badRequest,
    errorType: "INVALID_TRAN_ID",
    message: "Unknown QR code",
    when: "no code has this tranId",
  },
  "qr-code-expired": {
    ...badRequest,
    errorType: "INVALID_TRAN_ID",
    message: "QR code expired",
    when: "the code is past its expiry",
  },
  "qr-code-used": {
    ...badRequest,
    errorType: "ACCOUNT_ALREADY_SETTLED",
    message: "QR code used",
    when: "the code's payment was confirmed",
  },
  "qr-code-busy": {
    ...conflict,
    message: "QR code in use",
    when: "the code has another live payment, or its payment was reversed",
  },
  "qr-no-scan": {
    ...badRequest,
    errorType: "NO_SCAN_RECEIVED",
    message: "No scan received",
    when: "nobody scanned the code within the scan window",
  },
  "qr-partner-unknown": {
    ...badRequest,
    errorType: "PARTNER_UNKNOWN",
    message: "Unknown partner",
    when: "the partner is not accepted",
  },
  "qr-partner-other": {
    ...badRequest,
    errorType: "ROUTING_ERROR",
    message: "Wrong partner",
    when: "the partner of a payment or an advice message is not the code's",
  },
  "qr-declined": {
    ...badRequest,
    errorType: "DECLINED_BY_PARTNER",
    message: "Declined",
    when: "the partner or its customer declines",
  },
  "qr-issuer-declined": {
    ...badRequest,
    errorType: "DECLINED_BY_ISSUER",
    message: "Declined",
    when: "the issuer behind the partner declines",
  },
  "qr-funds": {
    ...badRequest,
    errorType: "INSUFFICIENT_FUNDS",
    message: "Insufficient funds",
    when: "the available balance is below the amount",
  },
  "qr-account": {
    ...unusable,
    errorType: "INVALID_ACCOUNT",
    when: "the account is closed or, with unknownPartners: refuse, the token is not listed",
  },
  "qr-card-expired": {
    ...unusable,
    errorType: "CARD_EXPIRED",
    when: "the card behind the account has expired",
  },
  "qr-card-invalid": {
    ...unusable,
    errorType: "INVALID_CARD_NUMBER",
    when: "the card behind the account is not valid",
  },
  "qr-merchant-blocked": {
    ...badRequest,
    errorType: "INVALID_MERCHANT",
    message: "Invalid merchant",
    when: "the merchant is blocked",
  },
  "qr-not-supported": {
    ...notSupported,
    status: 501,
    when: "retailer and partner: the merchant or the partner is not enabled for QR payments",
  },
  "qr-provider-not-supported": {
    ...notSupported,
    status: 400,
    when: "provider: the merchant or the partner is not enabled for QR payments",
  },
  "qr-partner-down": {
    ...silent,
    status: 503,
    message: "Service unavailable",
    when: "the partner is out of service",
  },
  "qr-partner-silent": {
    ...silent,
    status: 504,
    message: "Upstream timeout",
    when: "the partner did not answer within its time-out: the outcome is unknown",
  },
  "qr-payment-unknown": {
    ...missing,
    status: 400,
    when: "retailer and partner: a confirmation of a payment that this interface did not receive",
  },
  "qr-provider-payment-unknown": {
    ...missing,
    status: 404,
    when: "provider: an advice message for a payment that this interface did not receive",
  },
  "qr-not-authorised": {
    ...conflict,
    message: "Not authorised",
    when: "a confirmation of a payment that is pending, declined or timed out",
  },
  "qr-reversed": {
    ...conflict,
    message: "Payment reversed",
    when: "a confirmation of a reversed payment, or a payment whose reversal came first",
  },
  "qr-confirmed": {
    ...badRequest,
    errorType: "ACCOUNT_ALREADY_SETTLED",
    message: "Payment confirmed",
    when: "a reversal of a confirmed payment",
  },
  "qr-scan-refused": {
    ...conflict,
    message: "Scan refused",
    when: "the scan is late, early where that is declined, from a second partner, or of a code that is not open",
  },
});

export type QrError = keyof typeof errors;

/** The refusal of a message, with a sentence for the developer and the facts behind it. */
export const refuseQr = (
  error: QrError,
  freeString: string,
  facts: Readonly<Record<string, unknown>> = {},
): Refusal => refuse(errors[error], { freeString, ...facts });
