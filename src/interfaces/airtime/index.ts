import type { Family } from "../family";
import { echoedAcknowledgement as acknowledge } from "../transaction-answer";
import { saleKinds as kinds } from "./behaviour";
import { airtime, unknownOutcomes } from "./contract";
import { airtimeEntityTypes as entityTypes, checkAirtimeFixtures as checkFixtures } from "./data";
import { airtimeErrors as errors } from "./errors";
import { adviceFaultOf, faultOf } from "./faults";
import { listProducts, lookupMsisdn } from "./lookups";
import { airtimeRefusal as refusal, airtimeTransitions as transitions } from "./refusals";
import { purchaseStatus } from "./status";
import { purchaseTrial } from "./trial";
/** Airtime, and vouchers whose ids are in the path (contract 3). */
export const airtimeFamily: Family = {
  name: "airtime", contracts: [airtime], entityTypes, checkFixtures, errors, faultOf, adviceFaultOf, refusal, transitions, kinds,
  acknowledge, unknownOutcomes, lookups: { lookupMsisdn, listProducts, purchaseStatus, purchaseTrial } };
