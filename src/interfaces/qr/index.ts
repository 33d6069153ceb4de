import type { Family } from "../family";
import { acknowledge } from "./advices";
import { qrPartner, qrProvider, qrRetailer } from "./contract";
import { makePlannedScans as catchUp } from "./customer";
import { checkQrFixtures as checkFixtures, qrEntityTypes as entityTypes } from "./data";
import { qrErrors as errors } from "./errors";
import { adviceFaultOf, faultOf } from "./faults";
import { createQrCode, getQrCode } from "./issue";
import { partnerRules as onward } from "./partner-outside";
import { payment } from "./payment";
import {
  qrRefusal as refusal,
  qrTransitions as transitions,
  takesUnknownReversal as takesNevertheless,
} from "./refusals";
import { takeScan } from "./scans";
export const qrFamily: Family = {
  name: "qr",
  contracts: [qrRetailer, qrProvider, qrPartner],
  entityTypes,
  checkFixtures,
  errors,
  settingsType: "setting",
  faultOf,
  adviceFaultOf,
  refusal,
  takesNevertheless,
  transitions,
  acknowledge,
  catchUp,
  onward,
  lookups: { getQrCode, createQrCode, notifyScan: takeScan, scanNotification: takeScan },
  kinds: { retailerPayment: payment, providerPayment: payment, partnerPayment: payment },
};
