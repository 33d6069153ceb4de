import { answering } from "../../kit/family";
import { listProducts, lookupMsisdn, purchaseStatus, purchaseTrial } from "../operations";
import { msisdn } from "./msisdn";
import { products } from "./products";
import { statusOfPurchase } from "./purchase-status";
import { trialOfPurchase } from "./purchase-trial";

/** What answers each lookup of the family. */
export const lookups = [
  ...answering(lookupMsisdn, msisdn),
  ...answering(listProducts, products),
  ...answering(purchaseStatus, statusOfPurchase),
  ...answering(purchaseTrial, trialOfPurchase),
];
