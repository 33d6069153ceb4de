import { administrationOperations } from "../../contract/administration";
import { type InterfaceContract, type Operation, answers } from "../../contract/operation";
import type { UnknownOutcome } from "../../contract/unknown-outcome";
import { model, Uuid } from "../../contract/schema";
import * as models from "./models";

const requestErrors = answers([400, 500, 501, 503, 504], models.ErrorDetail);
const knownErrors = answers([400, 404, 500, 501, 503, 504], models.ErrorDetail);

const pathOf = (...names: string[]) => model("PathParameters", Object.fromEntries(names.map((name) => [name, Uuid])));

const purchases: Operation[] = [
  {
    id: "trialTokenPurchaseRequest", method: "POST", path: "/tokenPurchases/{trialId}/trial", kind: "lookup", idUsedOnce: true,
    summary: "What a purchase would give, without effect and without tokens", requestType: "TOKEN_PURCHASE_TRIAL_REQUEST",
    parameters: pathOf("trialId"), idParameter: "trialId",
    body: models.PurchaseRequest, success: { 200: models.PurchaseResponse }, errors: requestErrors,
  },
  {
    id: "createTokenPurchaseRequest", method: "POST", path: "/tokenPurchases/{purchaseId}", kind: "request", transaction: "purchase",
    summary: "Buy tokens for a meter", requestType: "TOKEN_PURCHASE_REQUEST",
    parameters: pathOf("purchaseId"), idParameter: "purchaseId",
    body: models.PurchaseRequest, success: { 201: models.PurchaseResponse }, errors: requestErrors,
  },
  {
    id: "retryPurchaseRequest", method: "POST", path: "/tokenPurchases/{purchaseId}/retry", kind: "lookup", leavesNoRecord: true,
    summary: "Send a purchase again: what was issued, or a new issue, or a decline", requestType: "TOKEN_PURCHASE_RETRY_REQUEST",
    parameters: pathOf("purchaseId"), idParameter: "purchaseId",
    body: models.PurchaseRequest, success: { 202: models.PurchaseResponse }, errors: knownErrors,
  },
  {
    id: "confirmTokenPurchase", method: "POST", path: "/tokenPurchases/{purchaseId}/confirmations/{confirmationId}",
    kind: "advice", advice: "confirmation", transaction: "purchase",
    summary: "Say that the tokens were paid for", requestType: "CONFIRMATION_ADVICE",
    parameters: pathOf("purchaseId", "confirmationId"), idParameter: "confirmationId", requestIdParameter: "purchaseId",
    body: models.ConfirmationAdvice, success: { 202: models.BasicAdviceResponse }, errors: knownErrors,
  },
  {
    id: "reverseTokenPurchase", method: "POST", path: "/tokenPurchases/{purchaseId}/reversals/{reversalId}",
    kind: "advice", advice: "reversal", transaction: "purchase",
    summary: "Say that the purchase was not completed", requestType: "REVERSAL_ADVICE",
    parameters: pathOf("purchaseId", "reversalId"), idParameter: "reversalId", requestIdParameter: "purchaseId",
    body: models.ReversalAdvice, success: { 202: models.BasicAdviceResponse }, errors: knownErrors,
  },
];

const keyChanges: Operation[] = [
  {
    id: "createKeyChangeTokenRequest", method: "POST", path: "/keyChangeTokenRequests/{requestId}",
    kind: "request", transaction: "keyChange",
    summary: "Ask for the tokens that change the key of a meter", requestType: "KEY_CHANGE_TOKEN_REQUEST",
    parameters: pathOf("requestId"), idParameter: "requestId",
    body: models.KeyChangeTokenRequest, success: { 201: models.KeyChangeTokenResponse }, errors: requestErrors,
  },
  {
    id: "confirmKeyChange", method: "POST", path: "/keyChangeTokenRequests/{requestId}/confirmations/{confirmationId}",
    kind: "advice", advice: "confirmation", transaction: "keyChange",
    summary: "Say that the key change tokens were given to the customer", requestType: "CONFIRMATION_ADVICE",
    parameters: pathOf("requestId", "confirmationId"), idParameter: "confirmationId", requestIdParameter: "requestId",
    body: models.KeyChangeConfirmation, success: { 202: models.BasicAdvice }, errors: knownErrors,
  },
];

const others: Operation[] = [
  {
    id: "createMeterLookup", method: "POST", path: "/meterLookups/{lookupId}", kind: "lookup", idUsedOnce: true,
    summary: "A meter with its customer, its utility and its limits", requestType: "METER_LOOKUP_REQUEST",
    parameters: pathOf("lookupId"), idParameter: "lookupId",
    body: models.MeterLookupRequest, success: { 201: models.MeterLookupResponse }, errors: requestErrors,
  },
  {
    id: "requestTokenReprint", method: "POST", path: "/tokenReprints/{reprintId}", kind: "lookup", idUsedOnce: true,
    summary: "The tokens of the last purchase of a meter, or of the one with a reference", requestType: "TOKEN_REPRINT_REQUEST",
    parameters: pathOf("reprintId"), idParameter: "reprintId",
    body: models.TokenReprintRequest, success: { 200: models.PurchaseResponse }, errors: requestErrors,
  },
  {
    id: "createFaultReport", method: "POST", path: "/faultReports/{requestId}", kind: "notification", idUsedOnce: true,
    summary: "Report a faulty meter to its utility", requestType: "FAULT_REPORT_REQUEST",
    parameters: pathOf("requestId"), idParameter: "requestId",
    body: models.FaultReportRequest, success: { 201: models.FaultReportResponse }, errors: requestErrors,
  },
  {
    id: "notifyTokenPurchase", method: "POST", path: "/events/tokenPurchases", kind: "notification", leavesNoRecord: true,
    summary: "Tell that a purchase succeeded; informational", requestType: "NOTIFY_TOKEN_PURCHASE",
    query: models.EventQuery, subjectParameter: "purchaseId",
    body: models.PurchaseResponse, success: { 202: null }, errors: knownErrors,
  },
];

/** The prepaid utility interface, ids in the path (contract 2). */
export const prepaidUtility: InterfaceContract = {
  name: "prepaid-utility",
  title: "Prepaid utility token purchase",
  version: "3.13.0",
  basePath: "/prepaidutility/v3",
  operations: [...others, ...purchases, ...keyChanges, ...administrationOperations(models.DataResponse, models.ErrorDetail)],
  errorTypes: models.prepaidErrorTypes,
  generalErrorType: "GENERAL_ERROR",
  ownErrorTypes: { "simulated-504-before": "UPSTREAM_UNAVAILABLE" },
  userNameFields: ["client.id"],
  reasonMember: "reason",
  ownMessages: {
    "body-unreadable": "Invalid message", "fields-invalid": "Invalid message", "client-differs": "Invalid message",
    "ids-differ": "Invalid message", "id-used": "Duplicate id", "server-failure": "General failure", "simulated-500": "Provider fault",
    "simulated-504": "Outcome unknown", "simulated-504-before": "Provider unavailable",
  },
  ownReasons: { "credentials-wrong": "UNAUTHENTICATED" },
};

/** An advice is repeated after a 503 as well (contract 2, prepaid token rule 4). */
export const unknownOutcomes: readonly UnknownOutcome[] = [{ statuses: [503], messages: ["advice"] }];
