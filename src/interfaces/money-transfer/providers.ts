import type { Refusal } from "../../contract/answer";
import type { Call } from "../../lifecycle/call";
import type { UnitOfWork } from "../../store";
import type { Party } from "../transaction-answer";
import type { MerchantEntity, ProviderEntity, SettingEntity } from "./entities";
import { refuseTransfer } from "./errors";

type Reading = Pick<UnitOfWork, "get" | "all">;

export function settingOf(unit: Reading): SettingEntity {
  return (
    unit.get<SettingEntity>("setting", "default") ?? { name: "default", unknownReversal: "ACCEPT" }
  );
}

/** The provider with this id; one that is not listed is like the first of the fixtures. */
export function providerOf(unit: Reading, id: string): ProviderEntity {
  const listed = unit.get<ProviderEntity>("provider", id);
  if (listed !== undefined) return listed;
  const [first] = unit.all<ProviderEntity>("provider");
  if (first === undefined) throw new Error("the fixtures have no provider");
  return { ...first, id };
}

/** Who is asked: the receiver of the message, else the one that is set for those that name none. */
export function receiverIdOf({ unit, body, query }: Call): string | undefined {
  const { receiver } = (body ?? {}) as { receiver?: Party };
  return (
    receiver?.id ?? (query["receiverId"] as string | undefined) ?? settingOf(unit).defaultReceiver
  );
}

/** The shop that asks. */
function merchantIdOf({ body, query }: Call): string | undefined {
  const { originator } = (body ?? {}) as { originator?: { merchant: { merchantId: string } } };
  return originator?.merchant.merchantId ?? (query["merchantId"] as string | undefined);
}

/** The checks before a fault and before the business rules: a route, the provider's abilities, the merchant. */
export function routed(call: Call): ProviderEntity | Refusal {
  const { unit, operation } = call;
  const receiverId = receiverIdOf(call);
  if (receiverId === undefined)
    return refuseTransfer("transfer-no-route", "The message names no receiver, and none is set.");
  const provider = providerOf(unit, receiverId);
  if (provider.unroutable === true)
    return refuseTransfer("transfer-no-route", "Messages do not reach the receiver.", {
      receiverId,
    });
  return unsupported(provider, operation.requestType) ?? blockedMerchant(call) ?? provider;
}

/** 501 for what the provider is not able to do (contract 2, Errors). */
export function unsupported(
  { id, name, unsupported: missing = [] }: ProviderEntity,
  operation: string,
): Refusal | undefined {
  if (!missing.includes(operation)) return undefined;
  return refuseTransfer("transfer-unsupported", `${name} does not support ${operation}.`, {
    operation,
    receiverId: id,
  });
}

export function blockedMerchant(call: Call): Refusal | undefined {
  const merchantId = merchantIdOf(call);
  const merchant =
    merchantId === undefined ? undefined : call.unit.get<MerchantEntity>("merchant", merchantId);
  return merchant?.blocked === true
    ? refuseTransfer("transfer-merchant-blocked", "The merchant is blocked.", { merchantId })
    : undefined;
}

/** The provider as messages name it. */
export const partyOf = ({ id, name }: ProviderEntity): Party => ({ id, name });
