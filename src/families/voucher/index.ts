import { answering, defineFamily } from "../kit/family";
import { contract } from "./contract";
import { data, faults } from "./data";
import { redemption as redemptionByQuery, voucher } from "./lookups";
import { lookupRedemption, lookupVoucher } from "./operations";
import { refusals } from "./refusals";
import type { TransactionBehaviour } from "../../lifecycle/call";
import { provision } from "./transactions/provision";
import { redemption, refund } from "./transactions/redemption";

/** The kinds of transaction of the family. */
const kinds: Readonly<Record<string, TransactionBehaviour>> = {
  provision,
  redemption,
  refund,
};

/** What answers each lookup of the family. */
const lookups = [
  ...answering(lookupRedemption, redemptionByQuery),
  ...answering(lookupVoucher, voucher),
];

/** Vouchers, with ids in the body (contract 3). A client reverses after any 5xx. */
export const voucherFamily = defineFamily({
  name: "voucher",
  obligations: () => import("./obligations.js"),
  lessons: () => import("./learn.js"),
  ...contract,
  ...data,
  ...refusals,
  faults,
  kinds,
  lookups,
});
