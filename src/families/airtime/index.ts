import { answering, defineFamily } from "../kit/family";
import { contract } from "./contract";
import { data, faults } from "./data";
import { refusals } from "./refusals";
import type { TransactionBehaviour } from "../../lifecycle/call";
import { provision, purchase } from "./transactions/sales";
import { listProducts, lookupMsisdn, purchaseStatus, purchaseTrial } from "./operations";
import { msisdn, products, statusOfPurchase, trialOfPurchase } from "./lookups";

/** The kinds of transaction of the family. */
const kinds: Readonly<Record<string, TransactionBehaviour>> = { purchase, provision };

/** What answers each lookup of the family. */
const lookups = [
  ...answering(lookupMsisdn, msisdn),
  ...answering(listProducts, products),
  ...answering(purchaseStatus, statusOfPurchase),
  ...answering(purchaseTrial, trialOfPurchase),
];

/** Airtime, and vouchers whose ids are in the path (contract 3). */
export const airtimeFamily = defineFamily({
  name: "airtime",
  obligations: () => import("./obligations.js"),
  lessons: () => import("./learn.js"),
  ...contract,
  ...data,
  ...refusals,
  faults,
  kinds,
  lookups,
});
