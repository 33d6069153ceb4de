import { defineFamily } from "../kit/family";
import { contract } from "./contract";
import { data } from "./data";
import { faults } from "./faults";
import { lookups } from "./lookups";
import { refusals } from "./refusals";
import { onward } from "./status-event";
import { kinds } from "./transactions";

const obligations = () => import("./obligations.js");
const parts = { ...contract, ...data, ...refusals, faults, kinds, lookups, onward };

/** Money that is sent to a recipient, through providers (contract 2). */
export const moneyTransferFamily = defineFamily({ name: "money-transfer", obligations, ...parts });
