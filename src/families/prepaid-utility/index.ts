import { defineFamily } from "../kit/family";
import { contract } from "./contract";
import { data } from "./data";
import { faults } from "./faults";
import { lookups } from "./lookups";
import { onward } from "./purchase-event";
import { refusals } from "./refusals";
import { kinds } from "./transactions";

const obligations = () => import("./obligations.js");
const parts = { ...contract, ...data, ...refusals, faults, kinds, lookups, onward };

/** Prepaid tokens of electricity and water meters (contract 2). */
export const prepaidFamily = defineFamily({ name: "prepaid-utility", obligations, ...parts });
