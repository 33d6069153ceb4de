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

/** A product of the default fixtures at R 50, its vendor, and a voucher of it. */
const productId = "BLV0050";
const vendor = "60020001";
const voucherCode = "4400100010001";

/** One in yen, which has no decimals. */
const inYen = "0400100010020";

const institutionId = "50010001";
const thirdPartyIdentifiers = [{ institutionId, transactionIdentifier: "000917" }];

/** What every request has. */
const request = {
  ...heading,
  originator: {
    institution: { id: institutionId, name: "Harbour Till Systems" },
    terminalId: "HTS00417",
    merchant: {
      merchantType: "5411",
      merchantId: "HARBOURST000042",
      merchantName: {
        name: "Épicerie d'Harbour",
        city: "Port Élias",
        region: "EC",
        country: "ZA",
      },
    },
  },
  client: { id: placeholder.user, name: "Harbour Till Systems" },
  thirdPartyIdentifiers,
};

const advise = advisingWith((request) => returnedIdentifiers(request, thirdPartyIdentifiers, 2));

const cashPayment = paidInCash(5_000);

const provision = exampleOf(operations.provisionVoucher, {
  body: { ...request, product: { productId } },
});

const confirmation = advise(operations.confirmVoucher, provision, cashPayment);

const voucher = { code: answerOf(provision, "voucher.code") };
const sold = [provision, confirmation];

const redemption = exampleOf(
  operations.redeemVoucher,
  { body: { ...request, voucher } },
  { after: sold },
);

const redemptionConfirmation = advise(operations.confirmRedeem, redemption);

const redeemedVoucher = [...sold, redemption, redemptionConfirmation];

const refund = exampleOf(
  operations.refundVoucher,
  { body: { ...request, voucher } },
  { after: redeemedVoucher },
);

export const examples: FamilyExamples = {
  voucher: [
    provision,
    confirmation,
    advise(operations.reverseVoucher, provision, customerCancelled),
    redemption,
    redemptionConfirmation,
    advise(operations.reverseRedeem, redemption, customerCancelled),
    refund,
    advise(operations.confirmRefund, refund),
    advise(operations.reverseRefund, refund, customerCancelled),
    exampleOf(
      operations.lookupRedemption,
      { path: { requestId: idOf(redemption) } },
      { after: [...sold, redemption] },
    ),
    exampleOf(operations.lookupVoucher, { query: { voucherCode: inYen, receiverInstId: vendor } }),
    ...administrationExamples(operations.operations, { entityType: "voucher", key: voucherCode }),
  ],
};
