import type { TransactionBehaviour } from "../../../lifecycle/call";
import { provision } from "./provision";
import { redemption } from "./redemption";
import { refund } from "./refund";

/** The kinds of transaction of the family. */
export const kinds: Readonly<Record<string, TransactionBehaviour>> = {
  provision,
  redemption,
  refund,
};
