import { catalogue } from "../../contract/error-catalogue";

const badRequest = { status: 400 } as const;
const settledError = { status: 400, errorType: "ACCOUNT_ALREADY_SETTLED" } as const;
const notFound = { status: 404, errorType: "UNABLE_TO_LOCATE_RECORD" } as const;
const outcomeUnknown = { status: 500, errorType: "OUTCOME_UNKNOWN" } as const;

/** The airtime family's own errors (its reference, Errors). */
export const errors = catalogue({
  "airtime-product-unknown": {
    ...badRequest,
    errorType: "INVALID_PRODUCT",
    message: "Product not known",
    when: "the data space has no such product, or it is withdrawn",
  },
  "airtime-product-other": {
    ...badRequest,
    errorType: "INVALID_PRODUCT",
    message: "Product differs",
    when: "bar code, type or isDirectTopup differ from the product's, or a direct top-up is requested as a voucher",
  },
  "airtime-stock-empty": {
    ...badRequest,
    errorType: "OUT_OF_STOCK",
    message: "Out of stock",
    when: "no voucher of the product is left",
  },
  "airtime-amount-invalid": {
    ...badRequest,
    errorType: "INVALID_AMOUNT",
    message: "Amount not valid",
    when:
      "the amount is missing, out of bounds or not the price, the currency is not offered, " +
      "or payment methods do not add up to the price",
  },
  "airtime-advice-partial": {
    ...badRequest,
    errorType: "INVALID_AMOUNT",
    message: "No partial advice",
    when: "approvedAmount of a confirmation is not the full value, or of a reversal not zero",
  },
  "airtime-msisdn-absent": {
    ...badRequest,
    errorType: "FORMAT_ERROR",
    message: "Number missing",
    when: "a direct top-up without recipientMsisdn, a sale abroad without senderMsisdn",
  },
  "airtime-msisdn-invalid": {
    ...badRequest,
    errorType: "INVALID_MSISDN",
    message: "Number not valid",
    when: "the number is not in service, or belongs to an operator other than the product's",
  },
  "airtime-msisdn-barred": {
    ...badRequest,
    errorType: "DECLINED_BY_MNO",
    message: "Operator declined",
    when: "the operator refuses the number",
  },
  "airtime-merchant-blocked": {
    ...badRequest,
    errorType: "INVALID_MERCHANT",
    message: "Merchant blocked",
    when: "the merchant is blocked",
  },
  "airtime-receiver-unknown": {
    ...badRequest,
    errorType: "ROUTING_ERROR",
    message: "Receiver not served",
    when: "clients with servedReceiversOnly: the receiver is not a provider of the data space",
  },
  "airtime-tran-type": {
    ...badRequest,
    errorType: "TRANSACTION_NOT_SUPPORTED",
    message: "tranType not served",
    when: "clients with goodsAndServicesOnly: another tranType",
  },
  "airtime-limit": {
    ...badRequest,
    errorType: "LIMIT_EXCEEDED",
    message: "Daily limit exceeded",
    when: "the sale would exceed the daily limit of the number or of the client",
  },
  "airtime-funds": {
    ...badRequest,
    errorType: "INSUFFICIENT_FUNDS",
    message: "Balance too low",
    when: "the client's float or the balance of a payment instrument is below its amount",
  },
  "airtime-token": {
    ...badRequest,
    errorType: "INVALID_AN32_TOKEN",
    message: "Token not valid",
    when: "the 32-character token is unknown, blocked or expired",
  },
  "airtime-loyalty-card": {
    ...badRequest,
    errorType: "INVALID_LOYALTY_CARD",
    message: "Card not valid",
    when: "the loyalty card is unknown, blocked or expired",
  },
  "airtime-card-unknown": {
    ...badRequest,
    errorType: "INVALID_CARD_NUMBER",
    message: "Card not valid",
    when: "the bank card is unknown or blocked",
  },
  "airtime-card-expired": {
    ...badRequest,
    errorType: "CARD_EXPIRED",
    message: "Card expired",
    when: "the bank card is past its expiry date, or the date sent is not the card's",
  },
  "airtime-pin-wrong": {
    ...badRequest,
    errorType: "INCORRECT_PIN",
    message: "PIN not right",
    when: "the first or second wrong PIN in a row",
  },
  "airtime-pin-locked": {
    ...badRequest,
    errorType: "PIN_ATTEMPTS_EXCEEDED",
    message: "PIN tries used up",
    when: "the third wrong PIN in a row, and every payment after it",
  },
  "airtime-not-honored": {
    ...badRequest,
    errorType: "DO_NOT_HONOR",
    message: "Card not honored",
    when: "the issuer declines without a reason",
  },
  "airtime-provider-down": {
    status: 503,
    errorType: "UPSTREAM_UNAVAILABLE",
    message: "Provider unreachable",
    when: "the provider of the product or number cannot be reached",
  },
  "airtime-no-reversal": {
    ...badRequest,
    errorType: "FUNCTION_NOT_SUPPORTED",
    message: "No reversal",
    when: "a reversal of a purchase whose provider does not support reversals: look up its status",
  },
  "airtime-no-catalogue": {
    status: 501,
    errorType: "FUNCTION_NOT_SUPPORTED",
    message: "No product list",
    when: "listProducts of a client without a catalogue",
  },
  "airtime-request-unknown": {
    ...notFound,
    message: "Request not found",
    when: "an advice message for a request that was never received or, for a confirmation, was not processed",
  },
  "airtime-voucher-other": {
    ...notFound,
    message: "Voucher differs",
    when: "a confirmation names a voucher other than the one provisioned",
  },
  "airtime-purchase-unknown": {
    ...notFound,
    message: "Purchase not found",
    when: "purchaseStatus: no such purchase, or not of this provider",
  },
  "airtime-msisdn-unknown": {
    ...notFound,
    message: "Number not known",
    when: "lookupMsisdn: no operator knows the number",
  },
  "airtime-reversed": {
    ...settledError,
    message: "Already reversed",
    when: "a confirmation of a reversed request, its status, or a request whose reversal came first",
  },
  "airtime-confirmed": {
    ...settledError,
    message: "Already confirmed",
    when: "a reversal of a confirmed request",
  },
  "airtime-declined": {
    ...settledError,
    message: "Request declined",
    when: "a confirmation of a declined request",
  },
  "airtime-in-progress": {
    ...outcomeUnknown,
    message: "Still in progress",
    when: "a confirmation of a request in progress, or its status",
  },
});
