import { requestOnRecord } from "../../lifecycle/records";
import type { MessageRecord } from "../../store";
import type { PurchaseEntity, Unit } from "./entities";
import type { PurchaseRequest } from "./models";

/** What is kept of a purchase that was not approved, for the retries of it. */
export interface RememberedPurchase {
  meterId?: string;
  amount?: number;
}

/**
 * What a purchase keeps besides: a decline that a retry got, and that it was reversed although
 * there was nothing to undo.
 */
export interface DeclinedPurchase extends RememberedPurchase {
  declined?: { code: string; detail: Record<string, unknown> };
  reversedSince?: true;
}

/** What is kept of a purchase for its retries. Any member may be missing. */
export const rememberPurchase = ({
  meter,
  purchaseAmount,
}: Partial<PurchaseRequest>): RememberedPurchase => ({
  ...(meter && { meterId: meter.meterId }),
  ...(purchaseAmount && { amount: purchaseAmount.amount }),
});

/** The record of a purchase, whatever became of it. */
export const purchaseRecord = (unit: Unit, id: string): MessageRecord | undefined =>
  requestOnRecord(unit, "purchase", id);

/** A purchase that issued, by its id; undefined: there is none. */
export const findPurchase = (unit: Unit, id: string): PurchaseEntity | undefined =>
  unit.get("purchase", id.toLowerCase());

/** The same, where it must be there. */
export function purchaseOf(unit: Unit, id: string): PurchaseEntity {
  const purchase = findPurchase(unit, id);
  if (purchase === undefined) throw new Error("an open purchase is gone");
  return purchase;
}
