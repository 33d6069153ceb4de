import type { Answer, Refusal } from "../../../contract/answer";
import { type Call, isRefusal } from "../../../lifecycle/call";
import type { CustomerEntity, Entities, ProviderEntity, Unit } from "../entities";
import { errors, refuseTransfer, refuseWithout } from "../errors";
import type {
  CustomerQuery,
  MoneyTransferAdminMessage,
  MoneyTransferAuthRequest,
  PersonalDetails,
} from "../models";
import type { createOrUpdateCustomer, getCustomerInfo } from "../operations";
import { findProvider } from "../providers";
import { isNamed, keyBehind } from "../orders";
import { digitsFrom } from "../../../store";

/** The next number of a counter of the data space, from 1. */
function nextNumber(unit: Unit, name: string): number {
  const value = (unit.get("counter", name)?.value ?? 0) + 1;
  unit.put("counter", name, { name, value });
  return value;
}

/** An id that follows from the seed and from how many of its kind came before, and that nothing else has. */
export function freshId(
  unit: Unit,
  { name, prefix, digits }: { name: string; prefix: string; digits: number },
  isTaken: (id: string) => boolean,
): string {
  for (;;) {
    const id = `${prefix}${digitsFrom(unit.generate(name, String(nextNumber(unit, name))), digits)}`;
    if (!isTaken(id)) return id;
  }
}

const personOf = (receiverId: string, idNumber: string): string => `${receiverId} ${idNumber}`;

const customerOf = (
  unit: Unit,
  receiverId: string,
  idNumber: string | undefined,
): CustomerEntity | undefined =>
  idNumber === undefined ? undefined : unit.get("customer", personOf(receiverId, idNumber));

/** The customer whose profile this is now. */
function customerWithProfile(
  unit: Unit,
  receiverId: string,
  profileId: string,
): CustomerEntity | undefined {
  const customer = unit.get("customer", keyBehind(profileId, unit));
  return isNamed(unit, profileId, customer?.message.customerProfileId ?? "") &&
    customer?.receiverId === receiverId
    ? customer
    : undefined;
}

/** Keeps a profile: under a new id, unless it is one that is known. */
export function keepProfile(
  unit: Unit,
  { receiverId, idNumber }: Pick<CustomerEntity, "receiverId" | "idNumber">,
  message: MoneyTransferAdminMessage,
  known?: CustomerEntity,
): MoneyTransferAdminMessage {
  const person = personOf(receiverId, idNumber);
  const profileId =
    known?.message.customerProfileId ??
    freshId(unit, { name: "profile", prefix: "CP", digits: 8 }, (id) => keyBehind(id, unit) !== id);
  const kept = { ...message, customerProfileId: profileId };
  unit.put("customer", person, {
    person,
    receiverId,
    idNumber,
    blocked: known?.blocked ?? false,
    message: kept,
  });
  unit.put("reference", profileId, { reference: profileId, of: person });
  return kept;
}

/** What a provider has against the sender of an order. */
export function senderRefusal(
  unit: Unit,
  { id, name }: ProviderEntity,
  order: MoneyTransferAuthRequest,
): Refusal | undefined {
  const { senderDetails, customerProfileId, newCustomer } = order;
  if (newCustomer === true && senderDetails.idNumber === undefined) {
    return refuseWithout(["senderDetails.idNumber"], "a new customer is known by this number");
  }
  if (customerOf(unit, id, senderDetails.idNumber)?.blocked === true)
    return refuseTransfer(errors["transfer-customer"], `${name} has blocked the sender.`);
  return newCustomer === true || customerProfileId === undefined
    ? undefined
    : profileRefusal(unit, id, customerProfileId, senderDetails);
}

function profileRefusal(
  unit: Unit,
  receiverId: string,
  profileId: string,
  { idNumber }: PersonalDetails,
): Refusal | undefined {
  const customer = customerWithProfile(unit, receiverId, profileId);
  if (customer === undefined)
    return refuseTransfer(errors["transfer-customer"], "The receiver has no profile with this id.");
  return customer.idNumber === idNumber
    ? undefined
    : refuseTransfer(errors["transfer-customer"], "The profile is another person's.");
}

/** Registers a customer, or replaces the profile that the message names. */
export function registration(
  call: Call<typeof createOrUpdateCustomer, Entities>,
): Answer | Refusal {
  const provider = findProvider(call);
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
  const provider = findProvider(call);
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
