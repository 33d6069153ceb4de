import { prepaidFamily } from "../../src/families/prepaid-utility";
import { prepaidUtility } from "../../src/families/prepaid-utility/contract";
import {
  administration,
  describeContract,
  describeExamples,
  describeFixtures,
} from "../families/suite/describe-contract";

describeContract(prepaidUtility, {
  errorTypes: 26,
  requestTypes: 10,
  operations: [
    "createMeterLookup | POST | /meterLookups/{lookupId} | MeterLookupRequest | 201 MeterLookupResponse, 400, 500, 501, 503, 504 | METER_LOOKUP_REQUEST",
    "requestTokenReprint | POST | /tokenReprints/{reprintId} | TokenReprintRequest | 200 PurchaseResponse, 400, 500, 501, 503, 504 | TOKEN_REPRINT_REQUEST",
    "createFaultReport | POST | /faultReports/{requestId} | FaultReportRequest | 201 FaultReportResponse, 400, 500, 501, 503, 504 | FAULT_REPORT_REQUEST",
    "notifyTokenPurchase | POST | /events/tokenPurchases | PurchaseResponse | 202 no body, 400, 404, 500, 501, 503, 504 | NOTIFY_TOKEN_PURCHASE",
    "trialTokenPurchaseRequest | POST | /tokenPurchases/{trialId}/trial | PurchaseRequest | 200 PurchaseResponse, 400, 500, 501, 503, 504 | TOKEN_PURCHASE_TRIAL_REQUEST",
    "createTokenPurchaseRequest | POST | /tokenPurchases/{purchaseId} | PurchaseRequest | 201 PurchaseResponse, 400, 500, 501, 503, 504 | TOKEN_PURCHASE_REQUEST",
    "retryPurchaseRequest | POST | /tokenPurchases/{purchaseId}/retry | PurchaseRequest | 202 PurchaseResponse, 400, 404, 500, 501, 503, 504 | TOKEN_PURCHASE_RETRY_REQUEST",
    "confirmTokenPurchase | POST | /tokenPurchases/{purchaseId}/confirmations/{confirmationId} | ConfirmationAdvice | 202 BasicAdviceResponse, 400, 404, 500, 501, 503, 504 | CONFIRMATION_ADVICE",
    "reverseTokenPurchase | POST | /tokenPurchases/{purchaseId}/reversals/{reversalId} | ReversalAdvice | 202 BasicAdviceResponse, 400, 404, 500, 501, 503, 504 | REVERSAL_ADVICE",
    "createKeyChangeTokenRequest | POST | /keyChangeTokenRequests/{requestId} | KeyChangeTokenRequest | 201 KeyChangeTokenResponse, 400, 500, 501, 503, 504 | KEY_CHANGE_TOKEN_REQUEST",
    "confirmKeyChange | POST | /keyChangeTokenRequests/{requestId}/confirmations/{confirmationId} | KeyChangeConfirmation | 202 BasicAdvice, 400, 404, 500, 501, 503, 504 | CONFIRMATION_ADVICE",
    ...administration,
  ],
});

describeExamples("prepaid-utility", [prepaidUtility], {
  contractOf: () => prepaidUtility,
  unshown: [],
});

describeFixtures(
  prepaidFamily,
  {
    client: 4,
    provider: 4,
    meter: 30,
    purchase: 8,
    instrument: 4,
    faultReport: 1,
    utility: 4,
    tariff: 3,
    merchant: 1,
    msisdn: 1,
    token: 10,
    reference: 16,
  },
  8,
);
