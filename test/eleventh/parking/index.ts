import { defineFamily } from "../kit/family";
import { contract } from "./contract";
import { data } from "./data";
import { lookups } from "./lookups";
import { refusals } from "./refusals";
import { kinds } from "./transactions";

const obligations = () => import("./obligations.js");
const examples = () => import("./examples.js");
const parts = { ...contract, ...data, ...refusals, examples, kinds, lookups };

/** Parking that is paid with a card. */
export const parkingFamily = defineFamily({ name: "parking", obligations, ...parts });
