import type { Family } from "../family";
import { echoedAcknowledgement as acknowledge } from "../transaction-answer";
import { billPayment } from "./contract";
import { billEntityTypes as entityTypes, checkBillFixtures as checkFixtures } from "./data";
import { billErrors as errors } from "./errors";
import { adviceFaultOf, faultOf } from "./faults";
import { lookup } from "./lookup";
import { payment } from "./payment";
import { refund } from "./refund";
import { billRefusal as refusal, takesUnknownReversal as takesNevertheless } from "./refusals";
import { billTransitions as transitions } from "./transitions";
/** Accounts, policies and traffic fines that are looked up, paid and refunded (contract 2). */
export const billPaymentFamily: Family = {
  name: "bill-payment",
  contracts: [billPayment],
  entityTypes,
  checkFixtures,
  errors,
  faultOf,
  adviceFaultOf,
  refusal,
  takesNevertheless,
  transitions,
  acknowledge,
  keepsAdvices: true,
  kinds: { payment, refund },
  lookups: {
    requestPolicyInfo: lookup,
    requestTrafficFineInfo: lookup,
    requestAccountInfo: lookup,
  },
};
