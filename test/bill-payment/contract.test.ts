import { billPaymentFamily } from "../../src/families/bill-payment";
import { billPayment } from "../../src/families/bill-payment/contract";
import {
  administration,
  describeContract,
  describeExamples,
  describeFixtures,
} from "../families/suite/describe-contract";

describeContract(billPayment, {
  errorTypes: 18,
  requestTypes: 11,
  operations: [
    "requestPolicyInfo | POST | /accountLookups/policy/{requestId} | PolicyLookupRequest | 200 PolicyLookupResponse, 400, 500, 501, 503, 504 | POLICY_LOOKUP_REQUEST",
    "requestTrafficFineInfo | POST | /accountLookups/traffic/{requestId} | TrafficFineLookupRequest | 200 TrafficFineLookupResponse, 400, 500, 501, 503, 504 | TRAFFIC_FINE_LOOKUP_REQUEST",
    "requestAccountInfo | POST | /accountLookups/{requestId} | AccountLookupRequest | 200 AccountLookupResponse, 400, 500, 501, 503, 504 | ACCOUNT_LOOKUP_REQUEST",
    "createPolicyPayment | POST | /payments/policy/{paymentId} | PolicyPaymentRequest | 201 PolicyPaymentResponse, 400, 500, 503, 504 | POLICY_PAYMENT_REQUEST",
    "createTrafficFinePayment | POST | /payments/traffic/{paymentId} | TrafficFinePaymentRequest | 201 TrafficFinePaymentResponse, 400, 500, 503, 504 | TRAFFIC_FINE_PAYMENT_REQUEST",
    "createAccountPayment | POST | /payments/{paymentId} | PaymentRequest | 201 PaymentResponse, 400, 500, 503, 504 | PAYMENT_REQUEST",
    "confirmPayment | POST | /payments/{paymentId}/confirmations/{adviceId} | TenderAdvice | 202 BasicAdviceResponse, 400, 500, 503, 504 | PAYMENT_CONFIRMATION",
    "reversePayment | POST | /payments/{paymentId}/reversals/{adviceId} | BasicReversal | 202 BasicAdviceResponse, 400, 500, 503, 504 | PAYMENT_REVERSAL",
    "createRefund | POST | /refunds/{refundId} | RefundRequest | 201 RefundResponse, 400, 500, 501, 503, 504 | REFUND_REQUEST",
    "confirmRefund | POST | /refunds/{refundId}/confirmations/{adviceId} | BasicAdvice | 202 BasicAdviceResponse, 400, 500, 503, 504 | REFUND_CONFIRMATION",
    "reverseRefund | POST | /refunds/{refundId}/reversals/{adviceId} | BasicReversal | 202 BasicAdviceResponse, 400, 500, 503, 504 | REFUND_REVERSAL",
    ...administration,
  ],
});

describeExamples("bill-payment", [billPayment], {
  contractOf: () => billPayment,
  unshown: ["bill-payment reverseRefund"],
  isFree: (leaf) => /^\/detailMessage\/(?!formatErrors)/.test(leaf),
});

describeFixtures(
  billPaymentFamily,
  {
    biller: 9,
    account: 27,
    policy: 3,
    trafficFine: 3,
    payment: 10,
    refund: 2,
    issuerReference: 10,
    blockedMerchant: 1,
    blockedSettlementEntity: 1,
    client: 1,
  },
  12,
);
