import { answering, defineFamily } from "../kit/family";
import { contract } from "./contract";
import { data, faults } from "./data";
import { onward } from "./meter-account";
import { refusals } from "./refusals";
import type { TransactionBehaviour } from "../../lifecycle/call";
import { keyChange } from "./transactions/key-change";
import { purchase } from "./transactions/purchase";
import * as operations from "./operations";
import {
  faultReport,
  registeredMeter,
  purchaseNotification,
  retryOfPurchase,
  trialOfPurchase,
  tokenReprint,
} from "./lookups";

/** The kinds of transaction of the family. */
const kinds: Readonly<Record<string, TransactionBehaviour>> = { purchase, keyChange };

/** What answers each lookup and notification of the family. */
const lookups = [
  ...answering(operations.createMeterLookup, registeredMeter),
  ...answering(operations.requestTokenReprint, tokenReprint),
  ...answering(operations.trialTokenPurchaseRequest, trialOfPurchase),
  ...answering(operations.createFaultReport, faultReport),
  ...answering(operations.notifyTokenPurchase, purchaseNotification),
  ...answering(operations.retryPurchaseRequest, retryOfPurchase),
];

/** Prepaid tokens of electricity and water meters (contract 2). */
export const prepaidFamily = defineFamily({
  name: "prepaid-utility",
  obligations: () => import("./obligations.js"),
  lessons: () => import("./learn.js"),
  ...contract,
  ...data,
  ...refusals,
  faults,
  kinds,
  lookups,
  onward,
});
