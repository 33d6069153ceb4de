import { type Refusal, refuse } from "../../../contract/answer";
import { isUnknownOutcome } from "../../../contract/unknown-outcome";
import {
  type Call,
  type Authorisation,
  type TransactionBehaviour,
  isRefusal,
} from "../../../lifecycle/call";
import type { Effect } from "../../../lifecycle/state";
import { purchaseBody } from "../answers";
import { checkPurchase } from "./checks";
import { freeDated, monthOf } from "./amounts";
import type { Entities } from "../entities";
import { errors } from "../errors";
import { withNewKey } from "./tokens";
import {
  type PurchaseCall,
  accountOf,
  meterOf,
  providerOf,
  purchaseOf,
  rememberPurchase,
  refuseUnserved,
  unsupportedByProvider,
} from "../meter-account";
import type {
  confirmTokenPurchase,
  createTokenPurchaseRequest,
  reverseTokenPurchase,
} from "../operations";
import { type PurchaseData, undo } from "./postings";
import { sell } from "./token-sale";

type PurchaseAdvice = Call<typeof confirmTokenPurchase | typeof reverseTokenPurchase, Entities>;
type Confirmation = Call<typeof confirmTokenPurchase, Entities>;

/** The refusal says when the next free token is due: from now on the spent one is that of this month. */
function keepMonth(call: PurchaseCall): void {
  const account = accountOf(call);
  if (isRefusal(account)) return;
  const { meter, utility } = account;
  call.unit.put("meter", meter.meterId, {
    ...meter,
    ...freeDated(meter, monthOf(call.unit, utility)),
  });
}

/** Decides about a purchase and makes it; `status` is that of the success. */
export function authorisePurchase(call: PurchaseCall, status: number): Authorisation<PurchaseData> {
  const sale = checkPurchase(call);
  if (isRefusal(sale)) {
    if (sale.error === errors["prepaid-no-free-units"]) keepMonth(call);
    return { refused: sale };
  }
  const sold = sell(sale);
  return { approved: { status, body: purchaseBody(sale, sold) }, data: sold.data };
}

/** Did an answer of the purchase reach its client, as far as one can tell? */
const wasDelivered = ({ unit, body }: PurchaseAdvice): boolean =>
  !isUnknownOutcome(unit.message(body.requestId.toLowerCase())?.answered ?? null);

/** Providers without reversals refuse one of delivered tokens; the merchant stays liable (contract 2, token rule 5). */
function objection(advice: PurchaseAdvice, _data: unknown, effect: Effect): Refusal | undefined {
  if (effect === "none") return undefined;
  const provider = providerOf(
    advice.unit,
    purchaseOf(advice.unit, advice.body.requestId).providerId,
  );
  const refusal = refuseUnserved(provider, advice.operation.id);
  if (refusal !== undefined || effect !== "reverse") return refusal;
  return provider.reversal === "unsupported" && wasDelivered(advice)
    ? refuse(errors["prepaid-no-reversal"], { operation: advice.operation.id })
    : undefined;
}

/** A purchase whose answer is known is reversed as a whole, or not at all. */
function partialReversal({ operation, body }: PurchaseAdvice): Refusal | undefined {
  if (operation.advice !== "reversal") return undefined;
  const { amount = 0 } = body.amounts?.approvedAmount ?? {};
  return amount > 0
    ? {
        ...refuse(errors["prepaid-reversal-partial"], { reason: "PARTIAL_REVERSAL" }),
        leavesNoRecord: true,
      }
    : undefined;
}

/** What the customer paid with should be the amount of the purchase. */
function noteTenders(advice: Confirmation, amount: number): void {
  const { tenders = [] } = advice.body;
  const paid = tenders.reduce((sum, tender) => sum + tender.amount.amount, 0);
  if (paid === amount) return;
  advice.note({
    code: "tenders-differ",
    field: "tenders",
    text: `the tenders add up to ${paid}, but the purchase is for ${amount}`,
  });
}

/** A purchase is confirmed as a whole: the tokens are issued, whatever amount the advice names. */
function noteAmount(advice: Confirmation, amount: number): void {
  const sent = advice.body.amounts?.approvedAmount?.amount;
  if (sent === undefined || sent === amount) return;
  advice.note({
    code: "approved-amount-differs",
    field: "amounts.approvedAmount",
    text: `the confirmation names ${sent} as approved, but the purchase was approved for ${amount}`,
  });
}

/** Purchase of tokens. */
export const purchase: TransactionBehaviour<
  typeof createTokenPurchaseRequest,
  typeof confirmTokenPurchase | typeof reverseTokenPurchase,
  PurchaseData,
  Entities
> = {
  authorise: (call) => authorisePurchase(call, 201),
  remember: rememberPurchase,
  mismatch: partialReversal,
  unsupported: unsupportedByProvider,
  objection,
  confirm(unit, { meterId, amount, withKeys }, advice) {
    const entity = purchaseOf(unit, advice.body.requestId);
    unit.put("purchase", entity.id, { ...entity, state: "CONFIRMED" });
    if (withKeys) unit.put("meter", meterId, withNewKey(meterOf(unit, meterId)));
    noteTenders(advice, amount);
    noteAmount(advice, amount);
  },
  reverse(unit, data, advice) {
    const entity = purchaseOf(unit, advice.body.requestId);
    const refused = providerOf(unit, entity.providerId).reversal !== "supported";
    unit.put(
      "purchase",
      entity.id,
      refused ? { ...entity, reversalRefused: true } : { ...entity, state: "REVERSED" },
    );
    if (!refused) undo(unit, data);
  },
};
