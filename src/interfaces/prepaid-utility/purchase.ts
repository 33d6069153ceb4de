import { type Refusal, refuse } from "../../contract/answer";
import type { Call, Judgement, TransactionKind } from "../../lifecycle/call";
import { isUnknownOutcome } from "../../contract/unknown-outcome";
import { purchaseBody } from "./answers";
import { freeDated, monthOf } from "./calendar";
import { type PurchaseEffects, purchaseOf, undo } from "./effects";
import { prepaidErrors } from "./errors";
import { examine } from "./examine";
import { issue } from "./issue";
import { keyChange } from "./key-change";
import { withNewKey } from "./key-pair";
import { locate, meterOf, providerOf, unserved, unsupportedByProvider } from "./located";
import type { ConfirmationAdvice, PurchaseRequest } from "./models";

/** What is kept of a purchase that was not approved, for the retries of it. */
export interface RememberedPurchase {
  meterId?: string;
  amount?: number;
}

export const rememberPurchase = (body: unknown): RememberedPurchase => {
  const { meter, purchaseAmount } = body as Partial<PurchaseRequest>;
  return {
    ...(meter && { meterId: meter.meterId }),
    ...(purchaseAmount && { amount: purchaseAmount.amount }),
  };
};

/** The refusal says when the next free token is due: from now on the spent one is that of this month. */
function keepMonth(call: Call): void {
  const located = locate(call);
  if ("error" in located) return;
  const { meter, utility } = located;
  call.unit.put("meter", meter.meterId, {
    ...meter,
    ...freeDated(meter, monthOf(call.unit, utility)),
  });
}

/** Decides about a purchase and makes it; `status` is that of the success. */
export function judgePurchase(call: Call, status: number): Judgement {
  const sale = examine(call);
  if ("error" in sale) {
    if (sale.error === prepaidErrors["prepaid-no-free-units"]) keepMonth(call);
    return { refused: sale };
  }
  const issued = issue(sale);
  return { approved: { status, body: purchaseBody(sale, issued) }, data: issued.effects };
}

const requestIdOf = ({ body }: Call): string => (body as ConfirmationAdvice).requestId;

/** Did an answer of the purchase reach its client, as far as one can tell? */
const wasDelivered = (call: Call): boolean =>
  !isUnknownOutcome(call.unit.message(requestIdOf(call).toLowerCase())?.answered ?? null);

/** Providers without reversals refuse one of delivered tokens; the merchant stays liable (contract 2, token rule 5). */
function objection(advice: Call, _data: unknown, effect: string): Refusal | undefined {
  if (effect === "none") return undefined;
  const provider = providerOf(advice.unit, purchaseOf(advice.unit, requestIdOf(advice)).providerId);
  const refusal = unserved(provider, advice.operation.id);
  if (refusal !== undefined || effect !== "reverse") return refusal;
  return provider.reversal === "unsupported" && wasDelivered(advice)
    ? refuse(prepaidErrors["prepaid-no-reversal"], { operation: advice.operation.id })
    : undefined;
}

/** A purchase whose answer is known is reversed as a whole, or not at all. */
function partialReversal({ operation, body }: Call): Refusal | undefined {
  if (operation.advice !== "reversal") return undefined;
  const { amount = 0 } = (body as ConfirmationAdvice).amounts?.approvedAmount ?? {};
  return amount > 0
    ? {
        ...refuse(prepaidErrors["prepaid-reversal-partial"], { reason: "PARTIAL_REVERSAL" }),
        leavesNoRecord: true,
      }
    : undefined;
}

/** What the customer paid with should be the amount of the purchase. */
function noteTenders(advice: Call, amount: number): void {
  const { tenders = [] } = advice.body as ConfirmationAdvice;
  const paid = tenders.reduce((sum, tender) => sum + tender.amount.amount, 0);
  if (paid === amount) return;
  advice.note({
    code: "tenders-differ",
    field: "tenders",
    text: `the tenders add up to ${paid}, the purchase to ${amount}`,
  });
}

/** A purchase is confirmed as a whole: the tokens are issued, whatever amount the advice names. */
function noteAmount(advice: Call, amount: number): void {
  const sent = (advice.body as ConfirmationAdvice).amounts?.approvedAmount?.amount;
  if (sent === undefined || sent === amount) return;
  advice.note({
    code: "approved-amount-differs",
    field: "amounts.approvedAmount",
    text: `the confirmation names ${sent} as approved, the purchase was approved for ${amount}`,
  });
}

/** Purchase of tokens. */
const purchase: TransactionKind = {
  judge: (call) => judgePurchase(call, 201),
  remember: rememberPurchase,
  mismatch: partialReversal,
  unsupported: unsupportedByProvider,
  objection,
  confirm(unit, kept, advice) {
    const { meterId, amount, withKeys } = kept as PurchaseEffects;
    const entity = purchaseOf(unit, requestIdOf(advice));
    unit.put("purchase", entity.id, { ...entity, state: "CONFIRMED" });
    if (withKeys) unit.put("meter", meterId, withNewKey(meterOf(unit, meterId)));
    noteTenders(advice, amount);
    noteAmount(advice, amount);
  },
  reverse(unit, kept, advice) {
    const entity = purchaseOf(unit, requestIdOf(advice));
    const refused = providerOf(unit, entity.providerId).reversal !== "supported";
    unit.put(
      "purchase",
      entity.id,
      refused ? { ...entity, reversalRefused: true } : { ...entity, state: "REVERSED" },
    );
    if (!refused) undo(unit, kept as PurchaseEffects);
  },
};

/** The kinds of transaction of the family. */
export const prepaidKinds: Readonly<Record<string, TransactionKind>> = { purchase, keyChange };
