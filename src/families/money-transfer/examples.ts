import {
  type FamilyExamples,
  administrationExamples,
  advisingWith,
  answerOf,
  customerCancelled,
  exampleOf,
  heading,
  placeholder,
  returnedIdentifiers,
} from "../../contract/example";
import * as operations from "./operations";

/** A provider of the default fixtures. */
const receiver = { id: "60000001", name: "Alder Remit" };
const institution = { id: "20000001", name: "Harbour Grocers" };
const amount = { amount: 1_000, currency: "710" };

const originator = {
  institution,
  terminalId: "TILL0007",
  merchant: {
    merchantType: "5411",
    merchantId: "HARBOUR00000012",
    merchantName: {
      name: "L'Épicerie du Port",
      city: "Port Marren",
      region: "PM",
      country: "ZA",
    },
  },
};

const senderDetails = {
  firstName: "Zoë",
  lastName: "O'Brien",
  idNumber: "8604120456083",
  idType: "NATIONAL_ID",
  contactNumber: "27820001111",
} as const;

const thirdPartyIdentifiers = [{ institutionId: "30000001", transactionIdentifier: "000481" }];

/** What every request has. */
const request = {
  ...heading,
  originator,
  client: { id: placeholder.user, name: "Tillbridge Switch" },
  receiver,
  thirdPartyIdentifiers,
};

const advise = advisingWith((request) => returnedIdentifiers(request, thirdPartyIdentifiers, 1));

const order = exampleOf(operations.createOrder, { body: { ...request, amount, senderDetails } });

const payment = advise(operations.confirmPayment, order);

const paidOrder = [order, payment];
const orderRedeemRef = answerOf(order, "orderRedeemRef");
const orderRedeemRefAlt = answerOf(order, "orderRedeemRefAlt");

const cancellation = exampleOf(
  operations.cancelOrder,
  { body: { ...request, orderRedeemRef, orderRedeemRefAlt } },
  { after: paidOrder },
);

const redemption = exampleOf(
  operations.redeemOrder,
  { body: { ...request, orderRedeemRef } },
  { after: paidOrder },
);

export const examples: FamilyExamples = {
  "money-transfer": [
    exampleOf(operations.getCustomerInfo, {
      query: { idNumber: senderDetails.idNumber, receiverId: receiver.id },
    }),
    exampleOf(
      operations.createOrUpdateCustomer,
      {
        body: {
          originator,
          receiver,
          customerDetails: { ...senderDetails, firstName: "Thandi", idNumber: "9203145098089" },
        },
      },
      { usesUp: "The customer is registered then: a change names the customerProfileId." },
    ),
    exampleOf(operations.getExchangeRate, { query: { fromCurrency: "710", toCurrency: "840" } }),
    exampleOf(operations.getFeeQuote, {
      query: {
        amount: 150_000,
        amountIncludesFee: false,
        originatorInstId: institution.id,
        receiverId: receiver.id,
      },
    }),
    exampleOf(operations.getFeeQuoteByBody, {
      body: {
        originator,
        receiver: { id: "0600000006", name: "Société d'Été" },
        senderDetails,
        // The dinar has three decimals.
        amount: { amount: 12_500, currency: "048" },
        amountIncludesFees: false,
      },
    }),
    order,
    exampleOf(
      operations.lookupOrder,
      { query: { orderRedeemRef, receiverId: receiver.id } },
      { after: [order] },
    ),
    cancellation,
    advise(operations.cancelOrderReversal, cancellation, customerCancelled),
    payment,
    redemption,
    advise(operations.confirmRedeem, redemption),
    advise(operations.reverseRedeem, redemption, customerCancelled),
    advise(operations.reversePayment, order, customerCancelled),
    exampleOf(
      operations.updateOrderStatus,
      { body: { updateTime: placeholder.time, orderRedeemRef, status: "ON_HOLD" } },
      { after: paidOrder },
    ),
    ...administrationExamples(operations.operations, {
      entityType: "order",
      key: "70010000000000000011",
    }),
  ],
};
