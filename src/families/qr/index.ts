import { defineFamily } from "../kit/family";
import { contract } from "./contract";
import { data } from "./data";
import { faults } from "./faults";
import { lookups } from "./lookups";
import { onward } from "./partner-outside";
import { refusals } from "./refusals";
import { kinds } from "./transactions";

const obligations = () => import("./obligations.js");
const parts = { ...contract, ...data, ...refusals, faults, kinds, lookups, onward };

/** Payments with QR codes, as their retailer, provider and partner see them (contract 1). */
export const qrFamily = defineFamily({ name: "qr", obligations, ...parts });
