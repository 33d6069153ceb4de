import { voucherFamily } from "../../src/families/voucher";
import { voucher } from "../../src/families/voucher/contract";
import {
  administration,
  describeContract,
  describeFixtures,
} from "../families/suite/describe-contract";

describeContract(voucher, {
  errorTypes: 28,
  requestTypes: 11,
  operations: [
    "provisionVoucher | POST | /vouchers | ProvisionRequest | 200 ProvisionResponse, 201 ProvisionResponse, 400, 500, 503, 504 | PROVISION_REQUEST",
    "confirmVoucher | POST | /vouchers/confirmations | TenderAdvice | 200 TenderAdvice, 202 TenderAdvice, 400, 404, 500, 503, 504 | PROVISION_CONFIRMATION",
    "reverseVoucher | POST | /vouchers/reversals | BasicReversal | 200 BasicReversal, 202 BasicReversal, 400, 404, 500, 503, 504 | PROVISION_REVERSAL",
    "redeemVoucher | POST | /redemptions | RedemptionRequest | 200 RedemptionResponse, 201 RedemptionResponse, 400, 500, 503, 504 | REDEMPTION_REQUEST",
    "confirmRedeem | POST | /redemptions/confirmations | BasicAdvice | 200 BasicAdvice, 202 BasicAdvice, 400, 404, 500, 503, 504 | REDEMPTION_CONFIRMATION",
    "reverseRedeem | POST | /redemptions/reversals | BasicReversal | 200 BasicReversal, 202 BasicReversal, 400, 404, 500, 503, 504 | REDEMPTION_REVERSAL",
    "refundVoucher | POST | /refunds | RefundRequest | 200 RefundResponse, 201 RefundResponse, 400, 500, 503, 504 | REFUND_REQUEST",
    "confirmRefund | POST | /refunds/confirmations | BasicAdvice | 200 BasicAdvice, 202 BasicAdvice, 400, 404, 500, 503, 504 | REFUND_CONFIRMATION",
    "reverseRefund | POST | /refunds/reversals | BasicReversal | 200 BasicReversal, 202 BasicReversal, 400, 404, 500, 503, 504 | REFUND_REVERSAL",
    "lookupRedemption | GET | /redemptions/{requestId} | no body | 102 no body, 200 RedemptionResponse, 400, 403, 404, 500, 503, 504 | REDEMPTION_LOOKUP",
    "lookupVoucher | GET | /vouchers | no body | 200 VoucherLookupResponse, 202 VoucherLookupResponse, 400, 404, 500, 503, 504 | VOUCHER_LOOKUP",
    ...administration,
  ],
});

describeFixtures(
  voucherFamily,
  { voucher: 32, product: 11, vendor: 6, settlementEntity: 2, blockedMerchant: 1 },
  13,
);
