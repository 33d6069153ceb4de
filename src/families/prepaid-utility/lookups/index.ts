import { answering } from "../../kit/family";
import * as operations from "../operations";
import { faultReport } from "./fault-report";
import { registeredMeter } from "./meter";
import { purchaseNotification } from "./purchase-notification";
import { retryOfPurchase } from "./purchase-retry";
import { trialOfPurchase } from "./purchase-trial";
import { tokenReprint } from "./token-reprint";

/** What answers each lookup and notification of the family. */
export const lookups = [
  ...answering(operations.createMeterLookup, registeredMeter),
  ...answering(operations.requestTokenReprint, tokenReprint),
  ...answering(operations.trialTokenPurchaseRequest, trialOfPurchase),
  ...answering(operations.createFaultReport, faultReport),
  ...answering(operations.notifyTokenPurchase, purchaseNotification),
  ...answering(operations.retryPurchaseRequest, retryOfPurchase),
];
