import { advisedRequestTypes, errorDetail } from "../../contract/models";
import { DateTime, MinorUnits, Uuid, list, model, text } from "../../contract/schema";

const payment = { id: Uuid, time: DateTime, card: text(10), amount: MinorUnits };
export const PaymentRequest = model("PaymentRequest", payment);
export const PaymentResponse = model("PaymentResponse", { ...payment, left: MinorUnits });
export const PaymentAdvice = model("PaymentAdvice", { id: Uuid, requestId: Uuid, time: DateTime });
export const CardQuery = model("CardQuery", { card: text(10) });
export const CardData = model("CardData", { card: text(10), credit: MinorUnits });
export const DataResponse = model("DataResponse", { cards: list(CardData) });

export const errorTypes = ["GENERAL_ERROR", "FORMAT_ERROR", "DUPLICATE_RECORD", "ABSENT", "DENIED"];
const requestTypes = [...advisedRequestTypes("PAYMENT"), "CARD_LOOKUP"];
export const ErrorDetail = errorDetail(errorTypes, requestTypes);
