import { administrationOperations } from "../../contract/administration";
import { adviceByPath, answers, defineOperation } from "../../contract/operation";
import { uuidParameters } from "../../contract/schema";
import * as models from "./models";

const requestErrors = answers([400, 500, 501, 503, 504], models.ErrorDetail);
const knownErrors = answers([400, 404, 500, 501, 503, 504], models.ErrorDetail);

/** What the confirmation of a purchase or of a key change is refused for. */
const confirmationRefusals = ["prepaid-request-unknown", "prepaid-not-issued", "id-used"] as const;

export const createMeterLookup = defineOperation({
  id: "createMeterLookup",
  method: "POST",
  path: "/meterLookups/{lookupId}",
  kind: "lookup",
  idUsedOnce: true,
  summary: "A meter with its customer, its utility and its limits",
  requestType: "METER_LOOKUP_REQUEST",
  parameters: uuidParameters("lookupId"),
  idParameter: "lookupId",
  body: models.MeterLookupRequest,
  success: { 201: models.MeterLookupResponse },
  errors: requestErrors,
});

export const requestTokenReprint = defineOperation({
  id: "requestTokenReprint",
  method: "POST",
  path: "/tokenReprints/{reprintId}",
  kind: "lookup",
  idUsedOnce: true,
  summary: "The tokens of the last purchase of a meter, or of the one with a reference",
  requestType: "TOKEN_REPRINT_REQUEST",
  parameters: uuidParameters("reprintId"),
  idParameter: "reprintId",
  body: models.TokenReprintRequest,
  success: { 200: models.PurchaseResponse },
  errors: requestErrors,
});

export const createFaultReport = defineOperation({
  id: "createFaultReport",
  method: "POST",
  path: "/faultReports/{requestId}",
  kind: "notification",
  idUsedOnce: true,
  summary: "Report a faulty meter to its utility",
  requestType: "FAULT_REPORT_REQUEST",
  parameters: uuidParameters("requestId"),
  idParameter: "requestId",
  body: models.FaultReportRequest,
  success: { 201: models.FaultReportResponse },
  errors: requestErrors,
  refusedWith: [
    "prepaid-meter-unknown",
    "prepaid-receiver-wrong",
    "prepaid-not-offered",
    "prepaid-provider-down",
    "prepaid-meter-blocked",
    "prepaid-merchant-barred",
    "prepaid-utility-invalid",
    "prepaid-msisdn-invalid",
    "id-used",
  ],
});

export const notifyTokenPurchase = defineOperation({
  id: "notifyTokenPurchase",
  method: "POST",
  path: "/events/tokenPurchases",
  kind: "notification",
  leavesNoRecord: true,
  summary: "Report that a purchase succeeded, for information",
  requestType: "NOTIFY_TOKEN_PURCHASE",
  query: models.EventQuery,
  subjectParameter: "purchaseId",
  body: models.PurchaseResponse,
  success: { 202: null },
  errors: knownErrors,
  refusedWith: ["prepaid-request-unknown", "prepaid-event-differs"],
  formRestsOnData: true,
});

/** What the customer pays, and what it is for (the family's reference). */
const purchaseSums = [
  {
    total: "purchaseAmount.amount",
    parts: ["purchaseTotal.amount", "taxTotal.amount"],
    lists: ["debtRecoveryCharges.amount.amount", "serviceCharges.amount.amount"],
  },
];

export const trialTokenPurchaseRequest = defineOperation({
  id: "trialTokenPurchaseRequest",
  method: "POST",
  path: "/tokenPurchases/{trialId}/trial",
  kind: "lookup",
  idUsedOnce: true,
  summary: "Try a purchase, without effect and without tokens",
  requestType: "TOKEN_PURCHASE_TRIAL_REQUEST",
  parameters: uuidParameters("trialId"),
  idParameter: "trialId",
  body: models.PurchaseRequest,
  success: { 200: models.PurchaseResponse },
  errors: requestErrors,
  sums: purchaseSums,
});

export const createTokenPurchaseRequest = defineOperation({
  id: "createTokenPurchaseRequest",
  method: "POST",
  path: "/tokenPurchases/{purchaseId}",
  kind: "request",
  transaction: "purchase",
  summary: "Buy tokens for a meter",
  requestType: "TOKEN_PURCHASE_REQUEST",
  parameters: uuidParameters("purchaseId"),
  idParameter: "purchaseId",
  body: models.PurchaseRequest,
  success: { 201: models.PurchaseResponse },
  errors: requestErrors,
  sums: purchaseSums,
});

export const retryPurchaseRequest = defineOperation({
  id: "retryPurchaseRequest",
  method: "POST",
  path: "/tokenPurchases/{purchaseId}/retry",
  kind: "lookup",
  sendsAgain: "purchase",
  answersRequest: { kind: "purchase", idParameter: "purchaseId", tells: { 202: "approved" } },
  leavesNoRecord: true,
  summary: "Send a purchase again, for the issued tokens, new ones or a decline",
  requestType: "TOKEN_PURCHASE_RETRY_REQUEST",
  parameters: uuidParameters("purchaseId"),
  idParameter: "purchaseId",
  body: models.PurchaseRequest,
  success: { 202: models.PurchaseResponse },
  errors: knownErrors,
  sums: purchaseSums,
  formRestsOnData: true,
});

export const confirmTokenPurchase = defineOperation({
  id: "confirmTokenPurchase",
  ...adviceByPath({
    requests: "/tokenPurchases",
    transaction: "purchase",
    advice: "confirmation",
    requestIdParameter: "purchaseId",
    idParameter: "confirmationId",
  }),
  summary: "Say that the tokens were paid for",
  requestType: "CONFIRMATION_ADVICE",
  body: models.ConfirmationAdvice,
  success: { 202: models.BasicAdviceResponse },
  errors: knownErrors,
  refusedWith: confirmationRefusals,
});

export const reverseTokenPurchase = defineOperation({
  id: "reverseTokenPurchase",
  ...adviceByPath({
    requests: "/tokenPurchases",
    transaction: "purchase",
    advice: "reversal",
    requestIdParameter: "purchaseId",
    idParameter: "reversalId",
  }),
  summary: "Say that the purchase was not completed",
  requestType: "REVERSAL_ADVICE",
  body: models.ReversalAdvice,
  success: { 202: models.BasicAdviceResponse },
  errors: knownErrors,
  refusedWith: [
    "prepaid-request-unknown",
    "prepaid-confirmed",
    "prepaid-no-reversal",
    "prepaid-reversal-partial",
    "id-used",
  ],
});

export const createKeyChangeTokenRequest = defineOperation({
  id: "createKeyChangeTokenRequest",
  method: "POST",
  path: "/keyChangeTokenRequests/{requestId}",
  kind: "request",
  transaction: "keyChange",
  onlyAdvice: "confirmation",
  summary: "Ask for the tokens that change the key of a meter",
  requestType: "KEY_CHANGE_TOKEN_REQUEST",
  parameters: uuidParameters("requestId"),
  idParameter: "requestId",
  body: models.KeyChangeTokenRequest,
  success: { 201: models.KeyChangeTokenResponse },
  errors: requestErrors,
});

export const confirmKeyChange = defineOperation({
  id: "confirmKeyChange",
  ...adviceByPath({
    requests: "/keyChangeTokenRequests",
    transaction: "keyChange",
    advice: "confirmation",
    requestIdParameter: "requestId",
    idParameter: "confirmationId",
  }),
  summary: "Say that the key change tokens were given to the customer",
  requestType: "CONFIRMATION_ADVICE",
  body: models.KeyChangeConfirmation,
  success: { 202: models.BasicAdvice },
  errors: knownErrors,
  refusedWith: confirmationRefusals,
});

/** Every operation of the interface, in the order of the contract. */
export const operations = [
  createMeterLookup,
  requestTokenReprint,
  createFaultReport,
  notifyTokenPurchase,
  trialTokenPurchaseRequest,
  createTokenPurchaseRequest,
  retryPurchaseRequest,
  confirmTokenPurchase,
  reverseTokenPurchase,
  createKeyChangeTokenRequest,
  confirmKeyChange,
  ...administrationOperations(models.DataResponse, models.ErrorDetail),
];
