import { defineFamily } from "../kit/family";
import { contract } from "./contract";
import { data } from "./data";
import { faults } from "./faults";
import { lookups } from "./lookups";
import { refusals } from "./refusals";
import { kinds } from "./transactions";

const obligations = () => import("./obligations.js");
const parts = { ...contract, ...data, ...refusals, faults, kinds, lookups };

/** Accounts, policies and traffic fines that are looked up, paid and refunded (contract 2). */
export const billPaymentFamily = defineFamily({ name: "bill-payment", obligations, ...parts });
