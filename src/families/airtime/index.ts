import { defineFamily } from "../kit/family";
import { contract } from "./contract";
import { data } from "./data";
import { faults } from "./faults";
import { lookups } from "./lookups";
import { refusals } from "./refusals";
import { kinds } from "./transactions";

const obligations = () => import("./obligations.js");
const parts = { ...contract, ...data, ...refusals, faults, kinds, lookups };

/** Airtime, and vouchers whose ids are in the path (contract 3). */
export const airtimeFamily = defineFamily({ name: "airtime", obligations, ...parts });
