import { administrationOperations } from "../../contract/administration";
import {
  adviceByBody,
  answers,
  defineOperation,
  type AdviceKind,
  type Operation,
} from "../../contract/operation";
import * as models from "./models";

const errors = answers([400, 404, 500, 503, 504], models.ErrorDetail);

export const payParking = defineOperation({
  id: "payParking",
  method: "POST",
  path: "/payments",
  summary: "Pay for parking with a card",
  kind: "request",
  transaction: "payment",
  requestType: "PAYMENT_REQUEST",
  body: models.PaymentRequest,
  success: answers([201], models.PaymentResponse),
  errors,
});

const advice = (which: AdviceKind, words: { id: string; summary: string }): Operation => ({
  ...words,
  ...adviceByBody({ requests: "/payments", transaction: "payment", advice: which }),
  requestType: `PAYMENT_${which.toUpperCase()}`,
  body: models.PaymentAdvice,
  success: answers([202], models.PaymentAdvice),
  errors,
});

export const lookupCard = defineOperation({
  id: "lookupCard",
  method: "GET",
  path: "/cards",
  summary: "Look up the credit of a card",
  kind: "lookup",
  query: models.CardQuery,
  success: answers([200], models.CardData),
  errors,
  requestType: "CARD_LOOKUP",
});

export const operations = [
  payParking,
  advice("confirmation", { id: "confirmParking", summary: "Confirm a payment" }),
  advice("reversal", { id: "reverseParking", summary: "Reverse a payment" }),
  lookupCard,
  ...administrationOperations(models.DataResponse, models.ErrorDetail),
];
