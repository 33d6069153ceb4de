import {
  type FamilyExamples,
  administrationExamples,
  advisingWith,
  answerOf,
  customerCancelled,
  exampleOf,
  heading,
  idOf,
  placeholder,
  paidInCash,
  returnedIdentifiers,
} from "../../contract/example";
import * as operations from "./operations";

const subscriber = "27710000001";
const thirdPartyIdentifiers = [{ institutionId: "70020000", transactionIdentifier: "000093" }];

/** A sale of a product of the default fixtures at R 20. */
const sale = {
  ...heading,
  originator: {
    institution: { id: "70020000", name: "Harbour Stores" },
    terminalId: "HS000417",
    merchant: {
      merchantType: "5411",
      merchantId: "HARBOURSTORE001",
      merchantName: { name: "Zoë O'Brien's Quay", city: "Knysna", region: "WC", country: "ZA" },
    },
  },
  client: { id: placeholder.user, name: "Simulated Acquirer" },
  thirdPartyIdentifiers,
  product: { productId: "NWAIR20" },
};

/** A product whose prices are in yen, which has no decimals, and in dinar, which has three. */
const inYen = { productId: "0NWETE" };

const advise = advisingWith((request) => returnedIdentifiers(request, thirdPartyIdentifiers, 2));

const cashPayment = paidInCash(2_000);

const purchase = exampleOf(operations.purchase, { body: sale });

const provision = exampleOf(operations.provisionVoucher, {
  path: { requestId: placeholder.id },
  body: sale,
});

export const examples: FamilyExamples = {
  airtime: [
    exampleOf(operations.lookupMsisdn, { query: { msisdn: subscriber } }),
    exampleOf(operations.listProducts, { query: {} }),
    purchase,
    exampleOf(
      operations.purchaseStatus,
      { query: { originalMsgId: idOf(purchase) } },
      { after: [purchase] },
    ),
    exampleOf(operations.purchaseTrial, { body: { ...sale, product: inYen } }),
    advise(operations.purchaseConfirmation, purchase, cashPayment),
    advise(operations.purchaseReversal, purchase, customerCancelled),
    provision,
    advise(operations.confirmVoucher, provision, {
      ...cashPayment,
      voucher: { serialNumber: answerOf(provision, "voucher.serialNumber") },
    }),
    advise(operations.reverseVoucher, provision, customerCancelled),
    ...administrationExamples(operations.operations, { entityType: "msisdn", key: subscriber }),
  ],
};
