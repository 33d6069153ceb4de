import type { Answer, Refusal } from "../../contract/answer";
import type { Call } from "../../lifecycle/call";
import { saleAnswer } from "./answers";
import { examine } from "./examine";
import { saleRequest } from "./sale";

/** A purchase without effect: the same checks and the same answer, without a voucher (contract 3, airtime rule 3). */
export function purchaseTrial(call: Call): Answer | Refusal {
  const examined = examine(saleRequest(call));
  if ("refused" in examined) return examined.refused;
  return { status: 200, body: saleAnswer(call, examined.sale, undefined) };
}
