import {
  type Example,
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

/** A partner of the default fixtures, whose customers scan each code at once at the first terminal. */
const partner = { id: "30000001", name: "Blue Wallet" };
const [scanning, unscanned] = ["TILL0001", "MANUAL01"];

const institution = { id: "20000001", name: "Corner Stores" };
const client = { id: placeholder.userNumber, name: "Corner Stores" };
const rrn = "412709310182";
const amount = { amount: 12_500, currency: "710" };

/** The yen has no decimals, and this partner has accounts in it. */
const inYen = { amount: 500, currency: "392" };
const cafe = { id: "03000007", name: "Café d'Été" };
const thirdPartyIdentifiers = [{ institutionId: institution.id, transactionIdentifier: "000201" }];

/** What every request at a terminal has. */
const atTerminal = (terminalId: string) => ({
  ...heading,
  rrn,
  originator: {
    institution,
    terminalId,
    merchant: {
      merchantType: "5411",
      merchantId: "000000000010001",
      merchantName: { name: "L'Épicerie du Port", city: "Seaside", region: "WC", country: "ZA" },
    },
  },
});

const advise = advisingWith(() => ({ rrn }));

const code = exampleOf(operations.getQrCode, { body: { ...atTerminal(scanning), amount } });

const unscannedCode = exampleOf(operations.getQrCode, {
  body: { ...atTerminal(unscanned), amount: inYen },
});

/** A code that the default data has too: no message of the partner makes one, and a payment uses it up. */
const codeHeld = (made: Example, number: number): Example => ({
  ...made,
  held: { tranId: `c0de${String(number).padStart(28, "0")}` },
});

const createdCode = exampleOf(operations.createQrCode, {
  body: { ...atTerminal(scanning), client, thirdPartyIdentifiers, qrProperties: {} },
});

const unscannedCreated = exampleOf(operations.createQrCode, {
  body: {
    ...atTerminal(unscanned),
    client,
    thirdPartyIdentifiers,
    amounts: { requestAmount: inYen },
    qrProperties: {},
  },
});

const retailerPayment = exampleOf(
  operations.retailerPayment,
  { body: { ...atTerminal(scanning), amount, tranId: answerOf(code, "tranId") } },
  { after: [code] },
);

const providerPayment = exampleOf(
  operations.providerPayment,
  { body: { ...atTerminal(scanning), amount, tranId: answerOf(createdCode, "tranId") } },
  { after: [createdCode] },
);

/** The same in the provider's newer form. */
const newerPayment = exampleOf(
  operations.providerPayment,
  {
    body: {
      ...atTerminal(scanning),
      client,
      thirdPartyIdentifiers,
      amounts: { requestAmount: amount },
      tranId: answerOf(createdCode, "tranId"),
    },
  },
  { after: [createdCode] },
);

const partnerPayment = exampleOf(
  operations.partnerPayment,
  { body: { ...atTerminal(scanning), amount, tranId: answerOf(code, "tranId") } },
  { after: [code] },
);

/** What the provider wants to see again. */
const providerReferences = {
  partner,
  tranId: answerOf(createdCode, "tranId"),
  thirdPartyIdentifiers,
};

const setting = { entityType: "setting", key: "settings" };

export const examples: FamilyExamples = {
  "qr-retailer": [
    code,
    retailerPayment,
    advise(operations.retailerConfirmation, retailerPayment, { partner }),
    advise(operations.retailerReversal, retailerPayment, { ...customerCancelled, partner }),
    ...administrationExamples(operations.retailerOperations, setting),
  ],
  "qr-provider": [
    providerPayment,
    advise(operations.providerConfirmation, providerPayment, providerReferences),
    advise(operations.providerReversal, newerPayment, {
      ...providerReferences,
      ...returnedIdentifiers(newerPayment, thirdPartyIdentifiers, 1),
      ...customerCancelled,
    }),
    createdCode,
    exampleOf(
      operations.notifyScan,
      {
        body: {
          ...heading,
          partner: cafe,
          tranId: answerOf(unscannedCreated, "tranId"),
        },
      },
      { after: [unscannedCreated] },
    ),
    ...administrationExamples(operations.providerOperations, setting),
  ],
  "qr-partner": [
    partnerPayment,
    advise(
      operations.partnerConfirmation,
      partnerPayment,
      { partner },
      { after: [codeHeld(code, 11), partnerPayment] },
    ),
    advise(
      operations.partnerReversal,
      partnerPayment,
      { ...customerCancelled, partner },
      { after: [codeHeld(code, 12), partnerPayment] },
    ),
    exampleOf(
      operations.scanNotification,
      {
        body: { ...heading, partner: cafe, tranId: answerOf(unscannedCode, "tranId") },
      },
      { after: [codeHeld(unscannedCode, 13)] },
    ),
    ...administrationExamples(operations.partnerOperations, setting),
  ],
};
