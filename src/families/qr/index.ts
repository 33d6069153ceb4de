import { answering, defineFamily } from "../kit/family";
import { contract } from "./contract";
import { data, faults } from "./data";
import { onward } from "./transactions/routing";
import { refusals } from "./refusals";
import { payment } from "./transactions/payment";
import { createQrCode, getQrCode, notifyScan, scanNotification } from "./operations";
import { providerCode, retailerCode, scanNotice } from "./lookups";

/** The kinds of transaction of the family: a payment, of each interface. */
const kinds = {
  retailerPayment: payment,
  providerPayment: payment,
  partnerPayment: payment,
};

/** What answers each lookup and notification of the family. */
const lookups = [
  ...answering(getQrCode, retailerCode),
  ...answering(createQrCode, providerCode),
  ...answering([notifyScan, scanNotification], scanNotice),
];

/** Payments with QR codes, as their retailer, provider and partner see them (contract 1). */
export const qrFamily = defineFamily({
  name: "qr",
  obligations: () => import("./obligations.js"),
  ...contract,
  ...data,
  ...refusals,
  faults,
  kinds,
  lookups,
  onward,
});
