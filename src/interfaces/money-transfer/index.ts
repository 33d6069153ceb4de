import type { Family } from "../family";
import { moneyTransfer } from "./contract";
import { createOrUpdateCustomer, getCustomerInfo } from "./customers";
import {
  checkMoneyTransferFixtures as checkFixtures,
  moneyTransferEntityTypes as entityTypes,
} from "./data";
import { acknowledge, deliverDue as catchUp } from "./deliveries";
import { getExchangeRate, lookupOrder } from "./enquiries";
import { moneyTransferErrors as errors } from "./errors";
import { adviceFaultOf, faultOf } from "./faults";
import { transferKinds as kinds } from "./kinds";
import { getFeeQuote } from "./quotes";
import { takesReversal as takesNevertheless, transferRefusal as refusal } from "./refusals";
import { statusEvent, updateOrderStatus } from "./status-update";
const lookups = {
  getCustomerInfo,
  createOrUpdateCustomer,
  getExchangeRate,
  getFeeQuote,
  getFeeQuoteByBody: getFeeQuote,
  lookupOrder,
  updateOrderStatus,
};
export const moneyTransferFamily: Family = {
  name: "money-transfer",
  contracts: [moneyTransfer],
  entityTypes,
  checkFixtures,
  kinds,
  lookups,
  errors,
  faultOf,
  adviceFaultOf,
  refusal,
  takesNevertheless,
  acknowledge,
  catchUp,
  onward: [statusEvent],
};
