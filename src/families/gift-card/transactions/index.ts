import type { TransactionBehaviour } from "../../../lifecycle/call";
import { activation } from "./activation";
import { load } from "./load";
import { redemption } from "./redemption";
import { replace } from "./replace";
import { transfer } from "./transfer";
import { voiding } from "./void";

/** The kinds of transaction; replace and transfer are of the second form only. */
export const kinds: Readonly<Record<string, TransactionBehaviour>> = {
  activation,
  load,
  redemption,
  void: voiding,
  replace,
  transfer,
};
