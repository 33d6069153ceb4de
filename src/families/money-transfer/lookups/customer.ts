import type { Answer, Refusal } from "../../../contract/answer";
import { type Call, isRefusal } from "../../../lifecycle/call";
import { customerOf, keepProfile } from "../customers";
import type { Entities, ProviderEntity } from "../entities";
import { errors, refuseTransfer, refuseWithout } from "../errors";
import type { CustomerQuery, MoneyTransferAdminMessage } from "../models";
import type { createOrUpdateCustomer, getCustomerInfo } from "../operations";
import { routed } from "../providers";

/** Registers a customer, or replaces the profile that the message names. */
export function registration(
  call: Call<typeof createOrUpdateCustomer, Entities>,
): Answer | Refusal {
  const provider = routed(call);
  if (isRefusal<ProviderEntity>(provider)) return provider;
  const message = call.body;
  const idNumber = message.customerDetails?.idNumber;
  if (idNumber === undefined)
    return refuseWithout(["customerDetails.idNumber"], "a customer is known by this number");
  const known = customerOf(call.unit, provider.id, idNumber);
  if (known !== undefined && known.message.customerProfileId !== message.customerProfileId) {
    const text =
      message.customerProfileId === undefined
        ? "The customer has a profile: name its customerProfileId."
        : "The customer has a profile with another id.";
    return refuseTransfer(errors["transfer-customer"], text);
  }
  const body = keepProfile(call.unit, { receiverId: provider.id, idNumber }, message, known);
  return known === undefined
    ? { status: 201, headers: { location: call.url() }, body }
    : { status: 200, body };
}

/** The profile of a customer; every filter that is given must fit it. */
export function profile(call: Call<typeof getCustomerInfo, Entities>): Answer | Refusal {
  const provider = routed(call);
  if (isRefusal<ProviderEntity>(provider)) return provider;
  const { query } = call;
  const customer = customerOf(call.unit, provider.id, query.idNumber);
  if (customer === undefined || !fits(customer.message, query)) {
    return refuseTransfer(errors["transfer-not-located"], "The receiver has no such customer.");
  }
  return { status: 200, body: customer.message };
}

function fits(
  { originator, customerDetails }: MoneyTransferAdminMessage,
  query: CustomerQuery,
): boolean {
  const pairs: [requested: string | undefined, known: string | undefined][] = [
    [query.idType, customerDetails?.idType],
    [query.idCountryCode?.toUpperCase(), customerDetails?.idCountryCode?.toUpperCase()],
    [query.merchantId?.trimEnd(), originator.merchant.merchantId.trimEnd()],
    [query.originatorInstId, originator.institution.id],
  ];
  return pairs.every(([requested, known]) => requested === undefined || requested === known);
}
