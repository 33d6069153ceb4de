import type { TransactionKind } from "../../lifecycle/call";
import { type VoucherRules, voucherKind } from "./kind";
import { provision } from "./provision";
import { redemption } from "./redemption";
import { refund } from "./refund";

/** The rules of each kind of transaction. */
export const kindRules: Readonly<Record<string, VoucherRules>> = { provision, redemption, refund };

/** The kinds of transaction of the family. */
export const voucherKinds: Readonly<Record<string, TransactionKind>> = Object.fromEntries(
  Object.entries(kindRules).map(([kind, rules]) => [kind, voucherKind(rules)]),
);
