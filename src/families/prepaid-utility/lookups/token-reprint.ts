import { type Answer, type Refusal, refuse } from "../../../contract/answer";
import { answerIn } from "../../../contract/operation";
import { present } from "../../../contract/values/present";
import { type Call, isRefusal } from "../../../lifecycle/call";
import { baseFields, reprintSlip } from "../answers";
import type { Entities, MeterEntity, PurchaseEntity, Unit } from "../entities";
import { errors } from "../errors";
import { accountOf, findPurchase } from "../meter-account";
import type { PurchaseResponse } from "../models";
import { type requestTokenReprint, createTokenPurchaseRequest } from "../operations";

/** The last purchase of a meter that was not reversed. */
function lastPurchase(unit: Unit, { lastPurchase: last }: MeterEntity): PurchaseEntity | undefined {
  let purchase = last === undefined ? undefined : findPurchase(unit, last);
  while (purchase?.state === "REVERSED") {
    purchase = purchase.previous === undefined ? undefined : findPurchase(unit, purchase.previous);
  }
  return purchase;
}

/** The purchase of a meter with this receipt number, identifier or id. */
function purchaseReferredTo(
  unit: Unit,
  { meterId }: MeterEntity,
  reference: string,
): PurchaseEntity | undefined {
  const id = unit.get("reference", reference)?.purchaseId ?? reference;
  const purchase = findPurchase(unit, id);
  return purchase?.meterId === meterId && purchase.state !== "REVERSED" ? purchase : undefined;
}

/** What a reprint repeats of the answer of the purchase, besides its slip. */
function repeatedFields(purchase: Partial<PurchaseResponse>): Partial<PurchaseResponse> {
  return present({
    purchaseTotal: purchase.purchaseTotal,
    taxTotal: purchase.taxTotal,
    amounts: purchase.amounts,
    meter: purchase.meter,
    customer: purchase.customer,
    utility: purchase.utility,
    utilityType: purchase.utilityType,
    tokens: purchase.tokens ?? [],
    debtRecoveryCharges: purchase.debtRecoveryCharges,
    serviceCharges: purchase.serviceCharges,
    vatInvoiceNumber: purchase.vatInvoiceNumber,
  });
}

/** Tokens that were issued before: the last ones, or those of a reference (contract 2, token rule 6). */
export function tokenReprint(call: Call<typeof requestTokenReprint, Entities>): Answer | Refusal {
  const account = accountOf(call);
  if (isRefusal(account)) return account;
  const { unit, body } = call;
  const { meter, provider } = account;
  const { originalRef } = body;
  if (originalRef !== undefined && provider.reprint === "lastOnly") {
    return refuse(errors["prepaid-last-only"], { option: "originalRef" });
  }
  const purchase =
    originalRef === undefined
      ? lastPurchase(unit, meter)
      : purchaseReferredTo(unit, meter, originalRef);
  if (purchase === undefined) {
    const { meterId } = meter;
    return refuse(errors["prepaid-nothing-to-print"], present({ meterId, originalRef }));
  }
  const issued = answerIn(createTokenPurchaseRequest, unit.message(purchase.id)?.answer) ?? {};
  return {
    status: 200,
    body: {
      ...baseFields(call, provider, purchase.identifier),
      slipData: reprintSlip(meter, issued.tokens ?? []),
      ...repeatedFields(issued),
    },
  };
}
