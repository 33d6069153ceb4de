import { type Refusal, refuse } from "../../contract/answer";
import type { AdviceKind } from "../../contract/operation";
import type { Call } from "../../lifecycle/call";
import type { UnitOfWork } from "../../store";
import type { MeterEntity, ProviderEntity, TariffEntity, UtilityEntity } from "./entities";
import { prepaidErrors } from "./errors";

/** Members that every message about a meter has. */
export interface MeterMessage {
  id: string;
  client: { id: string };
  originator: { merchant: { merchantId: string } };
  receiver?: { id: string; name: string };
  thirdPartyIdentifiers: { institutionId: string; transactionIdentifier?: string }[];
  meter: {
    meterId: string;
    supplyGroupCode?: string;
    keyRevisionNum?: string;
    tariffIndex?: string;
  };
}

/** A message whose meter is known and whose provider can be reached. */
export interface Located {
  call: Call;
  meter: MeterEntity;
  provider: ProviderEntity;
  utility: UtilityEntity;
  tariff: TariffEntity;
}

const known = <T>(unit: Pick<UnitOfWork, "get">, type: string, key: string): T => {
  const entity = unit.get<T>(type, key);
  if (entity === undefined) throw new Error(`no ${type} ${key}`);
  return entity;
};

export const meterOf = (unit: UnitOfWork, meterId: string): MeterEntity =>
  known(unit, "meter", meterId);
export const providerOf = (unit: Pick<UnitOfWork, "get">, id: string): ProviderEntity =>
  known(unit, "provider", id);
export const utilityOf = (unit: Pick<UnitOfWork, "get">, id: string): UtilityEntity =>
  known(unit, "utility", id);

/** Advices that the provider of a meter does not support: what it only stores, or accepts without effect. Of any body at all. */
export function unsupportedByProvider(unit: Pick<UnitOfWork, "get">, body: unknown): AdviceKind[] {
  const meterId: unknown = (body as Partial<MeterMessage> | null | undefined)?.meter?.meterId;
  const meter = typeof meterId === "string" ? unit.get<MeterEntity>("meter", meterId) : undefined;
  if (meter === undefined) return [];
  const { confirmations, reversal } = providerOf(unit, meter.providerId);
  return [
    ...(confirmations === false ? ["confirmation" as const] : []),
    ...(reversal === "supported" ? [] : ["reversal" as const]),
  ];
}

/** What stands against asking this provider for this operation: 501, or 503 (checks of step 7). */
export function unserved(
  { id, reachable, notOffered = [] }: ProviderEntity,
  operation: string,
): Refusal | undefined {
  if (notOffered.includes(operation))
    return refuse(prepaidErrors["prepaid-not-offered"], { operation });
  return reachable === false
    ? refuse(prepaidErrors["prepaid-provider-down"], { receiver: id })
    : undefined;
}

/** The meter of a message with what belongs to it: checks of steps 6 and 7. */
export function locate(call: Call): Located | Refusal {
  const { unit, operation } = call;
  const message = call.body as MeterMessage;
  const { meterId } = message.meter;
  const meter = unit.get<MeterEntity>("meter", meterId);
  if (meter === undefined) return refuse(prepaidErrors["prepaid-meter-unknown"], { meterId });
  const receiver = message.receiver?.id;
  if (receiver !== undefined && receiver !== meter.providerId)
    return refuse(prepaidErrors["prepaid-receiver-wrong"], { receiver });
  const provider = providerOf(unit, meter.providerId);
  const refusal = unserved(provider, operation.id);
  if (refusal !== undefined) return refusal;
  return {
    call,
    meter,
    provider,
    utility: utilityOf(unit, meter.utilityId),
    tariff: known(unit, "tariff", meter.tariffIndex),
  };
}
