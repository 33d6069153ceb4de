import { answerIn } from "../../contract/operation";
import type { OnwardRule } from "../../onward/rule";
import { prepaidUtility } from "./contract";
import type { PurchaseEntity } from "./entities";
import { providerOf } from "./meter-account";
import { createTokenPurchaseRequest } from "./operations";

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
    const body = answerIn(createTokenPurchaseRequest, unit.message(after.id)?.answer);
    return body?.id === undefined ? undefined : { query: { purchaseId: body.id }, body };
  },
};

/** What somebody outside is told of. */
export const onward = [purchaseEvent];
