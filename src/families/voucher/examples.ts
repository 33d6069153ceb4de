import {
  type Example,
  type FamilyExamples,
  administrationExamples,
  advising,
  answerOf,
  cancelled,
  exampleOf,
  heading,
  idOf,
  made,
  paidInCash,
  returned,
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
  client: { id: made.user, name: "Harbour Till Systems" },
  thirdPartyIdentifiers,
};

const adviceFor = (request: Example) => ({
  ...advising(request),
  ...returned(request, thirdPartyIdentifiers, 2),
});

const paid = paidInCash(5_000);

const provision = exampleOf(operations.provisionVoucher, {
  body: { ...request, product: { productId } },
});

const confirmation = exampleOf(
  operations.confirmVoucher,
  { body: { ...adviceFor(provision), ...paid } },
  { after: [provision] },
);

const voucher = { code: answerOf(provision, "voucher.code") };
const sold = [provision, confirmation];

const redemption = exampleOf(
  operations.redeemVoucher,
  { body: { ...request, voucher } },
  { after: sold },
);

const redemptionConfirmation = exampleOf(
  operations.confirmRedeem,
  { body: adviceFor(redemption) },
  { after: [...sold, redemption] },
);

const redeemed = [...sold, redemption, redemptionConfirmation];

const refund = exampleOf(
  operations.refundVoucher,
  { body: { ...request, voucher } },
  { after: redeemed },
);

export const examples: FamilyExamples = {
  voucher: [
    provision,
    confirmation,
    exampleOf(
      operations.reverseVoucher,
      { body: { ...adviceFor(provision), ...cancelled } },
      { after: [provision] },
    ),
    redemption,
    redemptionConfirmation,
    exampleOf(
      operations.reverseRedeem,
      { body: { ...adviceFor(redemption), ...cancelled } },
      { after: [...sold, redemption] },
    ),
    refund,
    exampleOf(
      operations.confirmRefund,
      { body: adviceFor(refund) },
      { after: [...redeemed, refund] },
    ),
    exampleOf(
      operations.reverseRefund,
      { body: { ...adviceFor(refund), ...cancelled } },
      { after: [...redeemed, refund] },
    ),
    exampleOf(
      operations.lookupRedemption,
      { path: { requestId: idOf(redemption) } },
      { after: [...sold, redemption] },
    ),
    exampleOf(operations.lookupVoucher, { query: { voucherCode: inYen, receiverInstId: vendor } }),
    ...administrationExamples(operations.operations, { entityType: "voucher", key: voucherCode }),
  ],
};
