import { catalogue } from "../../contract/error-catalogue";

const duringAuthorisation = { status: 400 } as const;

/** The gift card family's own errors (its reference, Errors). */
export const errors = catalogue({
  "card-unknown": {
    ...duringAuthorisation,
    errorType: "INVALID_CARD_NUMBER",
    message: "Card not known",
    when: "the data space has no card with this number",
  },
  "product-unknown": {
    ...duringAuthorisation,
    errorType: "INVALID_PRODUCT",
    message: "Product not known",
    when: "the data space has no such product",
  },
  "product-other": {
    ...duringAuthorisation,
    errorType: "INVALID_PRODUCT",
    message: "Other product",
    when: "the product is not that of the card",
  },
  "product-currency": {
    ...duringAuthorisation,
    errorType: "INVALID_PRODUCT",
    message: "Other currency",
    when: "the product has a different currency from the card",
  },
  "card-blocked": {
    ...duringAuthorisation,
    errorType: "CARD_BLOCKED",
    message: "Card blocked",
    when: "the card is blocked",
  },
  "card-deleted": {
    ...duringAuthorisation,
    errorType: "CARD_DELETED",
    message: "Card deleted",
    when: "the card is deleted",
  },
  "card-not-honoured": {
    ...duringAuthorisation,
    errorType: "DO_NOT_HONOUR",
    message: "Card not honoured",
    when: "the card is refused without a reason",
  },
  "rank-barred": {
    ...duringAuthorisation,
    errorType: "FUNCTION_BLOCKED_FOR_CARD_RANK",
    message: "Not for this rank",
    when: "the rank of the card bars the operation",
  },
  "card-not-activated": {
    ...duringAuthorisation,
    errorType: "CARD_NOT_ACTIVATED",
    message: "Card not activated",
    when: "the card is new, or its activation is not confirmed",
  },
  "card-activated": {
    ...duringAuthorisation,
    errorType: "CARD_ACTIVATED",
    message: "Card is activated",
    when: "the card is activated already",
  },
  "card-voided": {
    ...duringAuthorisation,
    errorType: "CARD_VOIDED",
    message: "Card is voided",
    when: "the card is voided",
  },
  "amount-invalid": {
    ...duringAuthorisation,
    errorType: "INVALID_AMOUNT",
    message: "Amount not valid",
    when:
      "the amount is missing, zero or negative, in a currency other than the card's, or " +
      "would lift the balance over the largest amount",
  },
  "funds-insufficient": {
    ...duringAuthorisation,
    errorType: "INSUFFICIENT_FUNDS",
    message: "Balance too low",
    when: "the request asks for more than the available balance",
  },
  "points-invalid": {
    ...duringAuthorisation,
    errorType: "INVALID_AMOUNT",
    message: "Points not valid",
    when: "the request asks for fewer than 0 points",
  },
  "points-insufficient": {
    ...duringAuthorisation,
    errorType: "INSUFFICIENT_FUNDS",
    message: "Too few points",
    when: "the request asks for more points than the holder of the card has",
  },
  "pin-tries-used-up": {
    ...duringAuthorisation,
    errorType: "PIN_ATTEMPTS_EXCEEDED",
    fallback: "INCORRECT_PIN",
    message: "PIN tries used up",
    when: "too many wrong PINs came before",
  },
  "pin-wrong": {
    ...duringAuthorisation,
    errorType: "INCORRECT_PIN",
    message: "PIN not right",
    when: "the PIN is wrong, missing, or sent for a card without one",
  },
  "expiry-differs": {
    ...duringAuthorisation,
    errorType: "CARD_EXPIRED",
    message: "Expiry date differs",
    when: "the expiry date is not the one on record",
  },
  "card-expired": {
    ...duringAuthorisation,
    errorType: "CARD_EXPIRED",
    message: "Card expired",
    when: "the month of expiry is over, by the clock of the data space",
  },
  "cards-same": {
    ...duringAuthorisation,
    errorType: "INVALID_CARD_NUMBER",
    message: "Cards are the same",
    when: "old and new, or source and target, are the same card",
  },
  "card-has-open": {
    ...duringAuthorisation,
    errorType: "TRANSACTION_NOT_SUPPORTED",
    message: "Card has open items",
    when: "the card to be replaced has an open load, redemption or transfer",
  },
  "holder-unknown": {
    status: 404,
    errorType: "UNABLE_TO_LOCATE_RECORD",
    message: "Holder not known",
    when: "no holder with a card matches the lookup",
  },
  "holder-ambiguous": {
    status: 400,
    errorType: "GENERAL_ERROR",
    message: "Several holders",
    when: "several holders match the lookup",
  },
  "request-unknown": {
    status: 404,
    errorType: "UNABLE_TO_LOCATE_RECORD",
    message: "Request not known",
    when: "an advice message for a request that was never received, or is of another kind",
  },
  "request-not-open": {
    status: 400,
    errorType: "GENERAL_ERROR",
    message: "Request not open",
    when:
      "a confirmation of a request that was declined, failed, is in process or was " +
      "reversed, or a reversal of one that was declined",
  },
  "reversed-before": {
    status: 400,
    errorType: "GENERAL_ERROR",
    message: "Already reversed",
    when: "a late request whose reversal came first, or a held one that was reversed meanwhile",
  },
  "activation-confirmed": {
    status: 400,
    errorType: "CARD_ACTIVATED",
    message: "Already confirmed",
    when: "a reversal of a confirmed activation",
  },
  "void-confirmed": {
    status: 400,
    errorType: "CARD_VOIDED",
    message: "Already confirmed",
    when: "a reversal of a confirmed void",
  },
  "request-confirmed": {
    status: 400,
    errorType: "TRANSACTION_NOT_SUPPORTED",
    message: "Already confirmed",
    when: "a reversal of a confirmed load, redemption, replace or transfer",
  },
});
