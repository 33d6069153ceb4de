import { type Answer, type Refusal, refuse } from "../../contract/answer";
import { present } from "../../contract/present";
import type { Call } from "../../lifecycle/call";
import type { UnitOfWork } from "../../store";
import { firstRefusal } from "../checks";
import { accountFields, baseFields, shownMeter, trialBody } from "./answers";
import { freeUnitsDue, monthOf } from "./calendar";
import { merchantAllowed, meterNotBarred, utilityActive } from "./checks";
import { findPurchase } from "./effects";
import type { MeterEntity, PurchaseEntity, ReferenceEntity } from "./entities";
import { prepaidErrors } from "./errors";
import { examine } from "./examine";
import { isKeyChangeOpen } from "./key-pair";
import { type MeterMessage, locate } from "./located";
import type { PurchaseResponse, TokenReprintRequest } from "./models";
import { identifierFor } from "./receipts";
import { reprintSlip } from "./slips";

/** What is known of a meter: nothing changes. */
export function createMeterLookup(call: Call): Answer | Refusal {
  const located = locate(call);
  if ("error" in located) return located;
  const refusal = firstRefusal([meterNotBarred, merchantAllowed, utilityActive], located);
  if (refusal !== undefined) return refusal;
  const { meter, provider, utility } = located;
  const { id } = call.body as MeterMessage;
  const money = (amount: number) => ({ amount, currency: utility.currency });
  return {
    status: 201,
    body: {
      ...baseFields(call, provider, identifierFor(call.unit, provider, "LK", id)),
      meter: shownMeter(meter, isKeyChangeOpen(meter)),
      ...accountFields(located),
      minAmount: money(meter.minimum),
      maxAmount: money(meter.maximum),
      arrearsAmount: money(arrearsOf(meter)),
      bsstDue: freeUnitsDue(meter, monthOf(call.unit, utility)) > 0,
    },
  };
}

/** All debt of a meter. */
export const arrearsOf = ({ debts = [] }: MeterEntity): number =>
  debts.reduce((sum, { balance }) => sum + balance, 0);

/** A purchase without effect: the same checks and sums, and no tokens (contract 2, token rule 1). */
export function trialTokenPurchaseRequest(call: Call): Answer | Refusal {
  const sale = examine(call);
  if ("error" in sale) return sale;
  return {
    status: 200,
    body: trialBody(sale, identifierFor(call.unit, sale.provider, "TR", sale.message.id)),
  };
}

/** The last purchase of a meter that was not reversed. */
function lastPurchase(
  unit: UnitOfWork,
  { lastPurchase: last }: MeterEntity,
): PurchaseEntity | undefined {
  let purchase = last === undefined ? undefined : findPurchase(unit, last);
  while (purchase?.state === "REVERSED") {
    purchase = purchase.previous === undefined ? undefined : findPurchase(unit, purchase.previous);
  }
  return purchase;
}

/** The purchase of a meter with this receipt number, identifier or id. */
function referredPurchase(
  unit: UnitOfWork,
  { meterId }: MeterEntity,
  reference: string,
): PurchaseEntity | undefined {
  const id = unit.get<ReferenceEntity>("reference", reference)?.purchaseId ?? reference;
  const purchase = findPurchase(unit, id);
  return purchase?.meterId === meterId && purchase.state !== "REVERSED" ? purchase : undefined;
}

/** Tokens that were issued before: the last ones, or those of a reference (contract 2, token rule 6). */
export function requestTokenReprint(call: Call): Answer | Refusal {
  const located = locate(call);
  if ("error" in located) return located;
  const { unit } = call;
  const { meter, provider } = located;
  const { originalRef } = call.body as TokenReprintRequest;
  if (originalRef !== undefined && provider.reprint === "lastOnly") {
    return refuse(prepaidErrors["prepaid-last-only"], { option: "originalRef" });
  }
  const purchase =
    originalRef === undefined
      ? lastPurchase(unit, meter)
      : referredPurchase(unit, meter, originalRef);
  if (purchase === undefined) {
    return refuse(
      prepaidErrors["prepaid-nothing-to-print"],
      present({ meterId: meter.meterId, originalRef }),
    );
  }
  const {
    purchaseTotal,
    taxTotal,
    amounts,
    meter: shown,
    customer,
    utility,
    utilityType,
    tokens = [],
    debtRecoveryCharges,
    serviceCharges,
    vatInvoiceNumber,
  } = JSON.parse(unit.message(purchase.id)?.answer ?? "{}") as PurchaseResponse;
  return {
    status: 200,
    body: {
      ...baseFields(call, provider, purchase.identifier),
      slipData: reprintSlip(meter, tokens),
      ...present({
        purchaseTotal,
        taxTotal,
        amounts,
        meter: shown,
        customer,
        utility,
        utilityType,
        tokens,
        debtRecoveryCharges,
        serviceCharges,
        vatInvoiceNumber,
      }),
    },
  };
}
