import type { TransactionBehaviour } from "../../../lifecycle/call";
import { keyChange } from "./key-change";
import { purchase } from "./purchase";

/** The kinds of transaction of the family. */
export const kinds: Readonly<Record<string, TransactionBehaviour>> = { purchase, keyChange };
