import type { Answer, Refusal } from "../../../contract/answer";
import { type Call, isRefusal } from "../../../lifecycle/call";
import { trialBody } from "../answers";
import type { Entities } from "../entities";
import type { trialTokenPurchaseRequest } from "../operations";
import { identifierFor } from "../receipts";
import { checkPurchase } from "../transactions/purchase-checks";

/** A purchase without effect: the same checks and sums, and no tokens (contract 2, token rule 1). */
export function trialOfPurchase(
  call: Call<typeof trialTokenPurchaseRequest, Entities>,
): Answer | Refusal {
  const sale = checkPurchase(call);
  if (isRefusal(sale)) return sale;
  return {
    status: 200,
    body: trialBody(sale, identifierFor(call.unit, sale.provider, "TR", sale.message.id)),
  };
}
