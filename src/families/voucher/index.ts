import { defineFamily } from "../kit/family";
import { contract } from "./contract";
import { data } from "./data";
import { faults } from "./faults";
import { lookups } from "./lookups";
import { refusals } from "./refusals";
import { kinds } from "./transactions";

const obligations = () => import("./obligations.js");
const parts = { ...contract, ...data, ...refusals, faults, kinds, lookups };

/** Vouchers, with ids in the body (contract 3). A client reverses after any 5xx. */
export const voucherFamily = defineFamily({ name: "voucher", obligations, ...parts });
