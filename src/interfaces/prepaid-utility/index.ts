import type { Family } from "../family";
import { prepaidUtility, unknownOutcomes } from "./contract";
import { checkPrepaidFixtures as checkFixtures, prepaidEntityTypes as entityTypes } from "./data";
import { prepaidErrors as errors } from "./errors";
import { faultOf } from "./faults";
import { createMeterLookup, requestTokenReprint, trialTokenPurchaseRequest } from "./lookups";
import { createFaultReport, notifyTokenPurchase } from "./notifications";
import { prepaidKinds as kinds } from "./purchase";
import { purchaseEvent } from "./purchase-event";
import {
  acknowledge,
  prepaidRefusal as refusal,
  takesUnknownReversal as takesNevertheless,
} from "./refusals";
import { retryPurchaseRequest } from "./retry";
import { prepaidTransitions as transitions } from "./transitions";
export const prepaidFamily: Family = {
  name: "prepaid-utility",
  contracts: [prepaidUtility],
  entityTypes,
  checkFixtures,
  errors,
  faultOf,
  refusal,
  takesNevertheless,
  transitions,
  onward: [purchaseEvent],
  acknowledge,
  unknownOutcomes,
  kinds,
  lookups: {
    createMeterLookup,
    requestTokenReprint,
    trialTokenPurchaseRequest,
    createFaultReport,
    notifyTokenPurchase,
    retryPurchaseRequest,
  },
};
