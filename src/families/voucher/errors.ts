import { catalogue } from "../../contract/error-catalogue";

const badRequest = { status: 400 } as const;

/** The voucher family's own errors (its reference, Errors). */
export const errors = catalogue({
  "voucher-merchant-blocked": {
    ...badRequest,
    errorType: "INVALID_MERCHANT",
    message: "Merchant blocked",
    when: "the merchant is on the block list",
  },
  "voucher-not-routable": {
    ...badRequest,
    errorType: "ROUTING_ERROR",
    message: "No route",
    when: "messages do not reach the receiver or the settlement entity",
  },
  "voucher-product-not-sold": {
    ...badRequest,
    errorType: "TRANSACTION_NOT_SUPPORTED",
    message: "Product not sold",
    when: "the product is not known, or not on sale",
  },
  "voucher-code-taken": {
    ...badRequest,
    errorType: "VOUCHER_ALREADY_PROVISIONED",
    message: "Code already issued",
    when: "the client chose a code that another voucher has",
  },
  "voucher-code-chosen": {
    ...badRequest,
    errorType: "FUNCTION_NOT_SUPPORTED",
    message: "Code not accepted",
    when: "the client chose a code, and the vendor does not let it",
  },
  "voucher-amount-invalid": {
    ...badRequest,
    errorType: "INVALID_AMOUNT",
    message: "Amount not valid",
    when:
      "the amount is missing, 0 or less, in another currency, or outside the bounds of the " +
      "product, the voucher or the advice message",
  },
  "voucher-amount-insufficient": {
    ...badRequest,
    errorType: "INSUFFICIENT_AMOUNT",
    message: "Value too low",
    when: "the redemption asks for more than the value of the voucher",
  },
  "voucher-unknown": {
    ...badRequest,
    errorType: "INVALID_VOUCHER",
    message: "Voucher not known",
    when: "no voucher has this code",
  },
  "voucher-pin-wrong": {
    ...badRequest,
    errorType: "INVALID_VOUCHER",
    message: "PIN not right",
    when: "the PIN is missing or wrong",
  },
  "voucher-not-redeemable": {
    ...badRequest,
    errorType: "VOUCHER_NOT_REDEEMABLE",
    message: "Not redeemable",
    when: "the voucher is unconfirmed, cancelled, expired or blocked",
  },
  "voucher-redeemed": {
    ...badRequest,
    errorType: "VOUCHER_ALREADY_REDEEMED",
    message: "Already redeemed",
    when: "the voucher is redeemed, or was redeemed after the request being reversed",
  },
  "voucher-not-redeemed": {
    ...badRequest,
    errorType: "VOUCHER_NOT_REDEEMED",
    message: "Not redeemed",
    when: "a refund of a voucher that is not redeemed",
  },
  "voucher-redemption-open": {
    ...badRequest,
    errorType: "REDEMPTION_NOT_CONFIRMED",
    message: "Not confirmed",
    when: "a refund before the confirmation of the redemption",
  },
  "voucher-refunded": {
    ...badRequest,
    errorType: "VOUCHER_ALREADY_REFUNDED",
    message: "Already refunded",
    when: "a refund of the voucher waits for its confirmation, or came after the redemption being reversed",
  },
  "voucher-redemption-other": {
    ...badRequest,
    errorType: "UNABLE_TO_LOCATE_RECORD",
    message: "Redemption not known",
    when: "a refund names the redemption of another voucher",
  },
  "voucher-no-refunds": {
    ...badRequest,
    errorType: "FUNCTION_NOT_SUPPORTED",
    message: "No refunds",
    when: "the vendor does not refund",
  },
  "voucher-declined": {
    ...badRequest,
    errorType: "DO_NOT_HONOUR",
    message: "Declined by vendor",
    when: "the vendor declines for reasons of its own",
  },
  "voucher-status-unknown": {
    status: 500,
    errorType: "VOUCHER_STATUS_UNKNOWN",
    message: "Status not known",
    when: "the vendor cannot tell the state of the voucher",
  },
  "voucher-outcome-unknown": {
    status: 504,
    errorType: "UPSTREAM_UNAVAILABLE",
    message: "Still in process",
    when: "lookupRedemption: the redemption is still in process when the wait is over",
  },
  "voucher-request-unknown": {
    status: 404,
    errorType: "UNABLE_TO_LOCATE_RECORD",
    message: "Record not found",
    when:
      "an advice message for a request that was not received from this client, is of another kind, " +
      "was declined, failed or is in process",
  },
  "voucher-redemption-unknown": {
    status: 404,
    errorType: "UNABLE_TO_LOCATE_RECORD",
    message: "Record not found",
    when: "lookupRedemption: nobody sent the redemption, only its reversal came, or it was lost without an answer",
  },
  "voucher-redemption-others": {
    status: 403,
    errorType: "AUTHENTICATION_ERROR",
    message: "Another's redemption",
    when: "lookupRedemption: another credential pair sent the redemption",
  },
  "voucher-not-found": {
    status: 404,
    errorType: "UNABLE_TO_LOCATE_RECORD",
    message: "Voucher not found",
    when: "lookupVoucher finds nothing",
  },
  "provision-confirmed": {
    ...badRequest,
    errorType: "VOUCHER_ALREADY_CONFIRMED",
    message: "Already confirmed",
    when: "a reversal of a confirmed provision",
  },
  "redemption-confirmed": {
    ...badRequest,
    errorType: "REDEMPTION_ALREADY_CONFIRMED",
    message: "Already confirmed",
    when: "a reversal of a confirmed redemption",
  },
  "refund-confirmed": {
    ...badRequest,
    errorType: "REFUND_ALREADY_CONFIRMED",
    message: "Already confirmed",
    when: "a reversal of a confirmed refund",
  },
  "provision-reversed": {
    ...badRequest,
    errorType: "VOUCHER_ALREADY_REVERSED",
    message: "Already reversed",
    when: "a provision that was reversed, or a confirmation of it",
  },
  "redemption-reversed": {
    ...badRequest,
    errorType: "REDEMPTION_ALREADY_REVERSED",
    message: "Already reversed",
    when: "a redemption that was reversed, or a confirmation of it",
  },
  "refund-reversed": {
    ...badRequest,
    errorType: "REFUND_ALREADY_REVERSED",
    message: "Already reversed",
    when: "a refund that was reversed, or a confirmation of it",
  },
});

/** A refusal's catalogue entry, by its name. */
export type VoucherError = keyof typeof errors;
