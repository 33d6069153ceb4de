import { airtimeFamily } from "../../src/families/airtime";
import { airtime } from "../../src/families/airtime/contract";
import {
  administration,
  describeContract,
  describeExamples,
  describeFixtures,
} from "../families/suite/describe-contract";

describeContract(airtime, {
  errorTypes: 26,
  requestTypes: 10,
  operations: [
    "lookupMsisdn | GET | /msisdn | no body | 200 MsisdnInfoResponse, 400, 404, 500, 503, 504 | MSISDN_INFO_REQUEST",
    "listProducts | GET | /products | no body | 200 array, 400, 404, 500, 501, 503, 504 | LIST_PRODUCTS_REQUEST",
    "purchaseStatus | GET | /purchases/status | no body | 200 PurchaseResponse, 400, 404, 500, 503, 504 | PURCHASE_STATUS_REQUEST",
    "purchaseTrial | POST | /purchases/trials | PurchaseRequest | 200 PurchaseResponse, 400, 500, 503, 504 | TRIAL_PURCHASE_REQUEST",
    "purchase | POST | /purchases | PurchaseRequest | 201 PurchaseResponse, 400, 500, 503, 504 | PURCHASE_REQUEST",
    "purchaseConfirmation | POST | /purchases/confirmations | PurchaseConfirmation | 202 PurchaseConfirmation, 400, 404, 500, 503, 504 | PURCHASE_CONFIRMATION",
    "purchaseReversal | POST | /purchases/reversals | PurchaseReversal | 202 PurchaseReversal, 400, 404, 500, 503, 504 | PURCHASE_REVERSAL",
    "provisionVoucher | POST | /vouchers/{requestId} | VoucherRequest | 201 VoucherResponse, 400, 500, 503, 504 | VOUCHER_REQUEST",
    "confirmVoucher | POST | /vouchers/{requestId}/confirmations/{confirmationId} | VoucherConfirmation | 202 BasicAdvice, 400, 404, 500, 503, 504 | VOUCHER_CONFIRMATION",
    "reverseVoucher | POST | /vouchers/{requestId}/reversals/{reversalId} | BasicReversal | 202 BasicAdvice, 400, 404, 500, 503, 504 | VOUCHER_REVERSAL",
    ...administration,
  ],
});

describeExamples("airtime", [airtime], {
  contractOf: () => airtime,
  unshown: ["airtime purchaseStatus"],
  // Of a payment method, `type` decides what it is: the fault is that of the method.
  isFree: (leaf) => leaf.startsWith("/detailMessage") || /\/paymentMethods\/\d+\/type$/.test(leaf),
});

describeFixtures(
  airtimeFamily,
  {
    client: 4,
    provider: 5,
    product: 24,
    msisdn: 10,
    voucher: 1,
    instrument: 8,
    promotion: 1,
    merchant: 1,
    reference: 0,
  },
  0,
);
