import { moneyTransferFamily } from "../../src/families/money-transfer";
import { moneyTransfer } from "../../src/families/money-transfer/contract";
import {
  describeContract,
  describeExamples,
  describeFixtures,
} from "../families/suite/describe-contract";

describeContract(moneyTransfer, {
  errorTypes: 22,
  requestTypes: 14,
  operations: [
    "getCustomerInfo | GET | /admin/customers | no body | 200 MoneyTransferAdminMessage, 400, 500, 501, 503, 504 | getCustomerInfo",
    "createOrUpdateCustomer | POST | /admin/customers | MoneyTransferAdminMessage | 200 MoneyTransferAdminMessage, 201 MoneyTransferAdminMessage, 400, 500, 501, 503, 504 | createOrUpdateCustomer",
    "getExchangeRate | GET | /admin/exchangerate | no body | 200 ExchangeRate, 400, 500, 501, 503, 504 | getExchangeRate",
    "getFeeQuote | GET | /admin/fees | no body | 200 MoneyTransferFeeQuote, 400, 500, 501, 503, 504 | getFeeQuote",
    "getFeeQuoteByBody | POST | /admin/fees | MoneyTransferQuoteRequest | 200 MoneyTransferFeeQuote, 400, 500, 501, 503, 504 | getFeeQuote",
    "lookupOrder | GET | /orders | no body | 200 MoneyTransferLookupResponse, 400, 500, 501, 503, 504 | lookupOrder",
    "createOrder | POST | /orders | MoneyTransferAuthRequest | 200 MoneyTransferAuthResponse, 201 MoneyTransferAuthResponse, 400, 500, 501, 503, 504 | createOrder",
    "cancelOrder | POST | /orders/cancel | MoneyTransferOrderCancelRequest | 200 MoneyTransferOrderCancelResponse, 400, 404, 500, 501, 503, 504 | cancelOrder",
    "cancelOrderReversal | POST | /orders/cancel/reversals | MoneyTransferCancelOrderReversal | 200 MoneyTransferCancelOrderReversal, 202 MoneyTransferCancelOrderReversal, 400, 404, 500, 501, 503, 504 | cancelOrderReversal",
    "confirmPayment | POST | /orders/confirmations | MoneyTransferConfirmation | 200 MoneyTransferConfirmation, 202 MoneyTransferConfirmation, 400, 500, 501, 503, 504 | confirmPayment",
    "redeemOrder | POST | /orders/redemptions | MoneyTransferRedeemRequest | 200 MoneyTransferRedeemResponse, 201 MoneyTransferRedeemResponse, 400, 500, 501, 503, 504 | redeemOrder",
    "confirmRedeem | POST | /orders/redemptions/confirmations | MoneyTransferConfirmation | 200 MoneyTransferConfirmation, 202 MoneyTransferConfirmation, 400, 500, 501, 503, 504 | confirmRedeem",
    "reverseRedeem | POST | /orders/redemptions/reversals | MoneyTransferReversal | 200 MoneyTransferReversal, 202 MoneyTransferReversal, 400, 500, 501, 503, 504 | reverseRedeem",
    "reversePayment | POST | /orders/reversals | MoneyTransferReversal | 200 MoneyTransferReversal, 202 MoneyTransferReversal, 400, 500, 501, 503, 504 | reversePayment",
    "updateOrderStatus | PUT | /orders/status | MoneyTransferOrderStatusUpdateRequest | 204 no body, 400, 500, 501, 503, 504 | updateOrderStatus",
    "data | GET | /testServerAdmin/data | no body | 200 DataResponse, 500 | UNKNOWN",
    "singleData | GET | /testServerAdmin/data/{entityType}/{key} | no body | 200 DataResponse, 404, 500 | UNKNOWN",
    "reset | POST | /testServerAdmin/reset | ResetRequest | 200 ResetResponse, 204 no body, 400 ResetResponse, 500 ResetResponse | UNKNOWN",
  ],
});

describeExamples("money-transfer", [moneyTransfer], {
  contractOf: () => moneyTransfer,
  unshown: ["money-transfer getCustomerInfo"],
});

describeFixtures(
  moneyTransferFamily,
  {
    setting: 1,
    provider: 16,
    merchant: 3,
    customer: 4,
    rate: 4,
    quote: 2,
    order: 16,
    delivery: 0,
    ledgerEntry: 0,
    reference: 20,
    usage: 0,
    outbox: 0,
    alarm: 0,
    counter: 0,
  },
  17,
);
