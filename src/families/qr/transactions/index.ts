import { payment } from "./payment";

/** The kinds of transaction of the family: a payment, of each interface. */
export const kinds = {
  retailerPayment: payment,
  providerPayment: payment,
  partnerPayment: payment,
};
