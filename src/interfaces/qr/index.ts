import { defineFamily } from "../family";
import { contract } from "./contract";
import { makePlannedScans as catchUp } from "./customer";
import { data } from "./data";
import { errors } from "./errors";
import { faults } from "./faults";
import { lookups } from "./lookups";
import { onward } from "./partner-outside";
import { refusals } from "./refusals";
import { kinds } from "./transactions";

const obligations = () => import("./obligations.js");
const parts = { ...contract, ...data, ...refusals, catchUp, errors, faults, kinds, lookups };

/** Payments with QR codes, as their retailer, provider and partner see them (contract 1). */
export const qrFamily = defineFamily({ name: "qr", onward, place: 7, obligations, ...parts });
