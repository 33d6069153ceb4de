import {
  type FamilyExamples,
  administrationExamples,
  advisingWith,
  answerOf,
  customerCancelled,
  exampleOf,
  heading,
  placeholder,
  paidInCash,
  returnedIdentifiers,
} from "../../contract/example";
import * as operations from "./operations";

/** Bills of the default fixtures. */
const bills = {
  account: { accountRef: "550010004510" },
  /** The dinar has three decimals. */
  inDinar: { accountRef: "005500010048" },
  policy: { policyNumber: "ML-77120045" },
  fine: { noticeNumber: "CM/31/0044/7120" },
} as const;

const rand = (amount: number) => ({ amount, currency: "710" });
const asking = (amount: number) => ({ amounts: { requestAmount: rand(amount) } });
const thirdPartyIdentifiers = [{ institutionId: "20450001", transactionIdentifier: "000984" }];

/** What every lookup and every request has. */
const transaction = {
  ...heading,
  originator: {
    institution: { id: "20450001", name: "Corner Grocer Group" },
    terminalId: "LANE0042",
    merchant: {
      merchantType: "5411",
      merchantId: "CGG000000004217",
      merchantName: {
        name: "L'Épicerie du Coin",
        city: "Port Ansel",
        region: "WP",
        country: "ZA",
      },
    },
  },
  client: { id: placeholder.user, name: "Corner Grocer Group" },
  thirdPartyIdentifiers,
};

const advise = advisingWith((request) => returnedIdentifiers(request, thirdPartyIdentifiers, 1));

const cashPayment = paidInCash(100);

const payment = exampleOf(operations.createAccountPayment, {
  path: { paymentId: placeholder.id },
  body: { ...transaction, ...bills.account, ...asking(100) },
});

const confirmation = advise(operations.confirmPayment, payment, cashPayment);

const refund = exampleOf(
  operations.createRefund,
  {
    path: { refundId: placeholder.id },
    body: {
      ...transaction,
      issuerReference: answerOf(payment, "slipData.issuerReference"),
      refundReason: "Paid wrong account",
    },
  },
  { after: [payment, confirmation] },
);

export const examples: FamilyExamples = {
  "bill-payment": [
    exampleOf(operations.requestPolicyInfo, {
      path: { requestId: placeholder.id },
      body: { ...transaction, ...bills.policy },
    }),
    exampleOf(operations.requestTrafficFineInfo, {
      path: { requestId: placeholder.id },
      body: { ...transaction, ...bills.fine },
    }),
    exampleOf(operations.requestAccountInfo, {
      path: { requestId: placeholder.id },
      body: { ...transaction, ...bills.inDinar },
    }),
    exampleOf(operations.createPolicyPayment, {
      path: { paymentId: placeholder.id },
      body: { ...transaction, ...bills.policy, ...asking(18_990) },
    }),
    exampleOf(
      operations.createTrafficFinePayment,
      {
        path: { paymentId: placeholder.id },
        body: { ...transaction, ...bills.fine, ...asking(30_000) },
      },
      { usesUp: "The fine is being paid then: reverse the payment first." },
    ),
    payment,
    confirmation,
    advise(operations.reversePayment, payment, customerCancelled),
    refund,
    advise(operations.confirmRefund, refund),
    advise(operations.reverseRefund, refund, customerCancelled),
    ...administrationExamples(operations.operations, {
      entityType: "account",
      key: bills.account.accountRef,
    }),
  ],
};
