import { answering } from "../../kit/family";
import * as operations from "../operations";
import { profile, registration } from "./customer";
import { exchangeRate } from "./exchange-rate";
import { quoteByBody, quoteByQuery } from "./fee-quote";
import { orderStatus } from "./order";
import { statusUpdate } from "./status-update";

/** What answers each lookup and notification of the family. */
export const lookups = [
  ...answering(operations.getCustomerInfo, profile),
  ...answering(operations.createOrUpdateCustomer, registration),
  ...answering(operations.getExchangeRate, exchangeRate),
  ...answering(operations.getFeeQuote, quoteByQuery),
  ...answering(operations.getFeeQuoteByBody, quoteByBody),
  ...answering(operations.lookupOrder, orderStatus),
  ...answering(operations.updateOrderStatus, statusUpdate),
];
