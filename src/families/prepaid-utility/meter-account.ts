import { type Refusal, refuse } from "../../contract/answer";
import { memberOf } from "../../contract/values/json-value";
import { type AdviceKind, answerIn } from "../../contract/operation";
import type { Call } from "../../lifecycle/call";
import type {
  Entities,
  MeterEntity,
  ProviderEntity,
  PurchaseEntity,
  TariffEntity,
  Unit,
  UtilityEntity,
} from "./entities";
import { errors } from "./errors";
import type * as operations from "./operations";
import { createTokenPurchaseRequest } from "./operations";
import { requestOnRecord } from "../../lifecycle/state";
import type { MessageRecord } from "../../store";
import type { PurchaseRequest } from "./models";
import type { OnwardRule } from "../../onward/rule";
import { prepaidUtility } from "./contract";

/** A purchase, its trial or its retry. */
export type PurchaseCall = Call<
  | typeof operations.createTokenPurchaseRequest
  | typeof operations.trialTokenPurchaseRequest
  | typeof operations.retryPurchaseRequest,
  Entities
>;

/** A message about a meter. */
export type MeterCall =
  | PurchaseCall
  | Call<
      | typeof operations.createMeterLookup
      | typeof operations.requestTokenReprint
      | typeof operations.createKeyChangeTokenRequest
      | typeof operations.createFaultReport,
      Entities
    >;

/** The meter of a message with all that belongs to it; its provider can be reached. */
export interface MeterAccount<C extends MeterCall = MeterCall> {
  call: C;
  meter: MeterEntity;
  provider: ProviderEntity;
  utility: UtilityEntity;
  tariff: TariffEntity;
}

/** An entity that must be there. */
function requireEntity<N extends keyof Entities>(
  unit: Pick<Unit, "get">,
  type: N,
  key: string,
): Entities[N] {
  const entity = unit.get(type, key);
  if (entity === undefined) throw new Error(`no ${type} ${key}`);
  return entity;
}

export const meterOf = (unit: Pick<Unit, "get">, meterId: string): MeterEntity =>
  requireEntity(unit, "meter", meterId);

export const providerOf = (unit: Pick<Unit, "get">, id: string): ProviderEntity =>
  requireEntity(unit, "provider", id);

export const utilityOf = (unit: Pick<Unit, "get">, id: string): UtilityEntity =>
  requireEntity(unit, "utility", id);

/** All debt of a meter. */
export const arrearsOf = ({ debts = [] }: MeterEntity): number =>
  debts.reduce((sum, { balance }) => sum + balance, 0);

/**
 * Advices that the provider of a meter does not support: what it only stores, or accepts without
 * effect. Of any body at all.
 */
export function unsupportedByProvider(unit: Pick<Unit, "get">, body: unknown): AdviceKind[] {
  const meterId = memberOf(memberOf(body, "meter"), "meterId");
  const meter = typeof meterId === "string" ? unit.get("meter", meterId) : undefined;
  if (meter === undefined) return [];
  const { confirmations, reversal } = providerOf(unit, meter.providerId);
  return [
    ...(confirmations === false ? ["confirmation" as const] : []),
    ...(reversal === "supported" ? [] : ["reversal" as const]),
  ];
}

/** What stands against asking this provider for this operation: 501, or 503 (checks of step 7). */
export function refuseUnserved(
  { id, reachable, notOffered = [] }: ProviderEntity,
  operation: string,
): Refusal | undefined {
  if (notOffered.includes(operation)) return refuse(errors["prepaid-not-offered"], { operation });
  return reachable === false
    ? refuse(errors["prepaid-provider-down"], { receiver: id })
    : undefined;
}

/** The account of a message's meter: checks of steps 6 and 7. */
export function accountOf<C extends MeterCall>(call: C): MeterAccount<C> | Refusal {
  const { unit, operation, body } = call;
  const { meterId } = body.meter;
  const meter = unit.get("meter", meterId);
  if (meter === undefined) return refuse(errors["prepaid-meter-unknown"], { meterId });
  const receiver = body.receiver?.id;
  if (receiver !== undefined && receiver !== meter.providerId)
    return refuse(errors["prepaid-receiver-wrong"], { receiver });
  const provider = providerOf(unit, meter.providerId);
  const refusal = refuseUnserved(provider, operation.id);
  if (refusal !== undefined) return refusal;
  return {
    call,
    meter,
    provider,
    utility: utilityOf(unit, meter.utilityId),
    tariff: requireEntity(unit, "tariff", meter.tariffIndex),
  };
}

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
