import type { Refusal } from "../../contract/answer";
import { memberOf } from "../../contract/values/json-value";
import type { Operation } from "../../contract/operation";
import type { Call } from "../../lifecycle/call";
import type { Party } from "../kit/answers";
import type { Entities, ProviderEntity, SettingEntity, Unit } from "./entities";
import { errors, refuseTransfer } from "./errors";

/** Any message of the family. */
export type AnyCall = Call<Operation, Entities>;

type Lookup = Pick<Unit, "get" | "all">;

export function settingOf(unit: Lookup): SettingEntity {
  return unit.get("setting", "default") ?? { name: "default", unknownReversal: "ACCEPT" };
}

/** The provider with this id; one that is not listed is like the first of the fixtures. */
export function providerOf(unit: Lookup, id: string): ProviderEntity {
  const listed = unit.get("provider", id);
  if (listed !== undefined) return listed;
  const [first] = unit.all("provider");
  if (first === undefined) throw new Error("the fixtures have no provider");
  return { ...first, id };
}

const textValue = (value: unknown): string | undefined =>
  typeof value === "string" ? value : undefined;

/** Whom a message is for: its receiver, else the one that is set for those that name none. */
export function receiverIdOf({ unit, body, query }: AnyCall): string | undefined {
  const named = textValue(memberOf(memberOf(body, "receiver"), "id"));
  return named ?? textValue(query["receiverId"]) ?? settingOf(unit).defaultReceiver;
}

/** The shop that sends it. */
function merchantIdOf({ body, query }: AnyCall): string | undefined {
  const merchant = memberOf(memberOf(body, "originator"), "merchant");
  return textValue(memberOf(merchant, "merchantId")) ?? textValue(query["merchantId"]);
}

/** The checks before a fault and before the business rules: a route, the provider's abilities, the merchant. */
export function findProvider(call: AnyCall): ProviderEntity | Refusal {
  const { unit, operation } = call;
  const receiverId = receiverIdOf(call);
  if (receiverId === undefined)
    return refuseTransfer(
      errors["transfer-no-route"],
      "The message names no receiver, and there is no default.",
    );
  const provider = providerOf(unit, receiverId);
  if (provider.unroutable === true)
    return refuseTransfer(errors["transfer-no-route"], "There is no route to the receiver.", {
      receiverId,
    });
  return refuseUnsupported(provider, operation.requestType) ?? blockedMerchant(call) ?? provider;
}

/** 501 for what the provider is not able to do (contract 2, Errors). */
export function refuseUnsupported(
  { id, name, unsupported: missing = [] }: ProviderEntity,
  operation: string,
): Refusal | undefined {
  if (!missing.includes(operation)) return undefined;
  return refuseTransfer(errors["transfer-unsupported"], `${name} does not support ${operation}.`, {
    operation,
    receiverId: id,
  });
}

function blockedMerchant(call: AnyCall): Refusal | undefined {
  const merchantId = merchantIdOf(call);
  const merchant = merchantId === undefined ? undefined : call.unit.get("merchant", merchantId);
  return merchant?.blocked === true
    ? refuseTransfer(errors["transfer-merchant-blocked"], "The merchant is blocked.", {
        merchantId,
      })
    : undefined;
}

/** The provider as messages name it. */
export const partyOf = ({ id, name }: ProviderEntity): Party => ({ id, name });
