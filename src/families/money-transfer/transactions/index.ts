import type { TransactionBehaviour } from "../../../lifecycle/call";
import { cancel } from "./cancel";
import { create } from "./create";
import { redeem } from "./redeem";
import { transferKind } from "./transfer";

/** The kinds of transaction of the family. */
export const kinds: Readonly<Record<string, TransactionBehaviour>> = {
  create: transferKind(create),
  redeem: transferKind(redeem),
  cancel: transferKind(cancel),
};
