import type { TransactionBehaviour } from "../../../lifecycle/call";
import { provision } from "./provision";
import { purchase } from "./purchase";

/** The kinds of transaction of the family. */
export const kinds: Readonly<Record<string, TransactionBehaviour>> = { purchase, provision };
