import {
  type FamilyExamples,
  administrationExamples,
  advisingWith,
  customerCancelled,
  exampleOf,
  heading,
  idOf,
  placeholder,
  paidInCash,
  returnedIdentifiers,
} from "../../contract/example";
import * as operations from "./operations";

/** Meters of the default fixtures. */
const meters = {
  plain: "08123450010",
  keyPending: "08123450085",
  letters: "WTR7K20045",
  yen: "08123450333",
} as const;

const purchaseAmount = { amount: 20_000, currency: "710" };
const thirdPartyIdentifiers = [{ institutionId: "60030001", transactionIdentifier: "00771002" }];

/** What every message about a meter has. */
const aboutMeter = (meterId: string) => ({
  ...heading,
  originator: {
    institution: { id: "60030001", name: "Kameeldoring Retail" },
    terminalId: "TILL0042",
    merchant: {
      merchantType: "5411",
      merchantId: "MRCH00000012345",
      merchantName: {
        name: "Kameeldoring d'Été",
        city: "Graaff-Reinet",
        region: "EC",
        country: "ZA",
      },
    },
  },
  client: { id: placeholder.user, name: "Alpha POS Switch" },
  thirdPartyIdentifiers,
  meter: { meterId },
});

const advise = advisingWith((request) => returnedIdentifiers(request, thirdPartyIdentifiers, 1));

const cashPayment = paidInCash(purchaseAmount.amount);

const purchase = exampleOf(operations.createTokenPurchaseRequest, {
  path: { purchaseId: placeholder.id },
  body: { ...aboutMeter(meters.plain), purchaseAmount },
});

const keyChange = exampleOf(operations.createKeyChangeTokenRequest, {
  path: { requestId: placeholder.id },
  body: aboutMeter(meters.keyPending),
});

export const examples: FamilyExamples = {
  "prepaid-utility": [
    exampleOf(operations.createMeterLookup, {
      path: { lookupId: placeholder.id },
      body: aboutMeter(meters.plain),
    }),
    exampleOf(operations.requestTokenReprint, {
      path: { reprintId: placeholder.id },
      body: aboutMeter(meters.letters),
    }),
    exampleOf(operations.createFaultReport, {
      path: { requestId: placeholder.id },
      body: {
        ...aboutMeter(meters.plain),
        contactNumber: "0825550143",
        faultType: "KeepsTripping",
      },
    }),
    purchase,
    exampleOf(
      operations.notifyTokenPurchase,
      {
        query: { purchaseId: idOf(purchase) },
        body: {
          ...aboutMeter(meters.plain),
          id: idOf(purchase),
          customer: { lastName: "Kgosi" },
          utility: { name: "Karoo Energy" },
        },
      },
      { after: [purchase] },
    ),
    exampleOf(operations.trialTokenPurchaseRequest, {
      path: { trialId: placeholder.id },
      // The yen has no decimals.
      body: { ...aboutMeter(meters.yen), purchaseAmount: { amount: 2_000, currency: "392" } },
    }),
    exampleOf(
      operations.retryPurchaseRequest,
      {
        path: { purchaseId: idOf(purchase) },
        body: { ...aboutMeter(meters.plain), id: idOf(purchase), purchaseAmount },
      },
      { after: [purchase] },
    ),
    advise(operations.confirmTokenPurchase, purchase, cashPayment),
    advise(operations.reverseTokenPurchase, purchase, customerCancelled),
    keyChange,
    advise(operations.confirmKeyChange, keyChange),
    ...administrationExamples(operations.operations, { entityType: "meter", key: meters.plain }),
  ],
};
