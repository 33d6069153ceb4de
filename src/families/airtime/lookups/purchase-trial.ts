import type { Answer, Refusal } from "../../../contract/answer";
import type { Call } from "../../../lifecycle/call";
import { saleAnswer } from "../answers";
import { checkSale } from "../transactions/sale-checks";
import type { Entities } from "../entities";
import type { purchaseTrial } from "../operations";
import { saleRequest } from "../sale";

/** A purchase without effect: the same checks and the same answer, without a voucher (contract 3, airtime rule 3). */
export function trialOfPurchase(call: Call<typeof purchaseTrial, Entities>): Answer | Refusal {
  const checked = checkSale(saleRequest(call));
  if ("refused" in checked) return checked.refused;
  return { status: 200, body: saleAnswer(call, checked.sale, undefined) };
}
