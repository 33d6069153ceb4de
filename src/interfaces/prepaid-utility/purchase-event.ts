import type { OnwardRule } from "../../onward/rule";
import { prepaidUtility } from "./contract";
import type { PurchaseEntity } from "./entities";
import type { PurchaseResponse } from "./models";
import { providerOf } from "./meter-account";

/**
 * Sends one event for each purchase that issued, with its response as the body (contract 2, Events),
 * unless its provider has no events.
 */
const purchaseEvent: OnwardRule<PurchaseEntity> = {
  entity: "purchase",
  target: "events",
  contract: prepaidUtility,
  operation: "notifyTokenPurchase",
  messageFor({ before, after, unit }) {
    if (
      before !== undefined ||
      providerOf(unit, after.providerId).notOffered?.includes("notifyTokenPurchase") === true
    )
      return undefined;
    const body = JSON.parse(unit.message(after.id)?.answer ?? "null") as PurchaseResponse | null;
    return body === null ? undefined : { query: { purchaseId: body.id }, body };
  },
};

/** What somebody outside is told of. */
export const onward = [purchaseEvent];
