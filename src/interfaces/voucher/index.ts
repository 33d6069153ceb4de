import type { Family } from "../family";
import { echoedAcknowledgement } from "../transaction-answer";
import { voucherKinds as kinds } from "./behaviour";
import { voucher, unknownOutcomes } from "./contract";
import { checkVoucherFixtures as checkFixtures, voucherEntityTypes as entityTypes } from "./data";
import { voucherErrors as errors } from "./errors";
import { faultOf } from "./faults";
import { lookupRedemption } from "./lookup-redemption";
import { lookupVoucher } from "./lookup-voucher";
import { voucherRefusal as refusal } from "./refusals";
import { voucherTransitions as transitions } from "./transitions";
/** Vouchers, with ids in the body (contract 3). A client reverses after any 5xx; requests belong to their sender. */
export const voucherFamily: Family = {
  name: "voucher",
  contracts: [voucher],
  entityTypes,
  checkFixtures,
  kinds,
  errors,
  faultOf,
  refusal,
  transitions,
  lookups: { lookupRedemption, lookupVoucher },
  acknowledge: echoedAcknowledgement,
  sendersApart: true,
  unknownOutcomes,
};
