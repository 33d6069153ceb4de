import { answering, defineFamily } from "../kit/family";
import { contract } from "./contract";
import { data, faults } from "./data";
import { refusals } from "./refusals";
import { payment } from "./transactions/payment";
import { refund } from "./transactions/refund";
import { requestAccountInfo, requestPolicyInfo, requestTrafficFineInfo } from "./operations";
import { bill } from "./lookups/bill";

/** The kinds of transaction of the family. */
const kinds = { payment, refund };

/** What answers the lookups of the family. */
const lookups = answering([requestPolicyInfo, requestTrafficFineInfo, requestAccountInfo], bill);

/** Accounts, policies and traffic fines that are looked up, paid and refunded (contract 2). */
export const billPaymentFamily = defineFamily({
  name: "bill-payment",
  obligations: () => import("./obligations.js"),
  lessons: () => import("./learn.js"),
  ...contract,
  ...data,
  ...refusals,
  faults,
  kinds,
  lookups,
});
