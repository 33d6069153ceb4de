import { answering, defineFamily } from "../kit/family";
import { contract } from "./contract";
import { data, faults } from "./data";
import { refusals } from "./refusals";
import { onward } from "./orders";
import type { TransactionBehaviour } from "../../lifecycle/call";
import { cancel } from "./transactions/cancel";
import { create } from "./transactions/create";
import { redeem } from "./transactions/redeem";
import { transferKind } from "./transactions/transfer";
import * as operations from "./operations";
import {
  profile,
  registration,
  exchangeRate,
  quoteByBody,
  quoteByQuery,
  orderStatus,
  statusUpdate,
} from "./lookups";

/** The kinds of transaction of the family. */
const kinds: Readonly<Record<string, TransactionBehaviour>> = {
  create: transferKind(create),
  redeem: transferKind(redeem),
  cancel: transferKind(cancel),
};

/** What answers each lookup and notification of the family. */
const lookups = [
  ...answering(operations.getCustomerInfo, profile),
  ...answering(operations.createOrUpdateCustomer, registration),
  ...answering(operations.getExchangeRate, exchangeRate),
  ...answering(operations.getFeeQuote, quoteByQuery),
  ...answering(operations.getFeeQuoteByBody, quoteByBody),
  ...answering(operations.lookupOrder, orderStatus),
  ...answering(operations.updateOrderStatus, statusUpdate),
];

/** Money that is sent to a recipient, through providers (contract 2). */
export const moneyTransferFamily = defineFamily({
  name: "money-transfer",
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
