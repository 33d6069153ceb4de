import type { Answer, Refusal } from "../../contract/answer";
import { type Call, isRefusal } from "../../lifecycle/call";
import type { UnitOfWork } from "../../store";
import { freshId } from "./counters";
import type { CustomerEntity, ProviderEntity } from "./entities";
import { refuseTransfer, refuseWithout } from "./errors";
import type {
  CustomerQuery,
  MoneyTransferAdminMessage,
  MoneyTransferAuthRequest,
  PersonalDetails,
} from "./models";
import { keyBehind } from "./orders";
import { routed } from "./providers";

export const personOf = (receiverId: string, idNumber: string): string =>
  `${receiverId} ${idNumber}`;

export const customerOf = (
  unit: UnitOfWork,
  receiverId: string,
  idNumber: string | undefined,
): CustomerEntity | undefined =>
  idNumber === undefined
    ? undefined
    : unit.get<CustomerEntity>("customer", personOf(receiverId, idNumber));

/** The customer whose profile this is now. */
export function customerWithProfile(
  unit: UnitOfWork,
  receiverId: string,
  profileId: string,
): CustomerEntity | undefined {
  const customer = unit.get<CustomerEntity>("customer", keyBehind(profileId, unit));
  return customer?.message.customerProfileId === profileId && customer.receiverId === receiverId
    ? customer
    : undefined;
}

/** Keeps a profile: under a new id, unless it is one that is known. */
export function keepProfile(
  unit: UnitOfWork,
  receiverId: string,
  idNumber: string,
  message: MoneyTransferAdminMessage,
  known?: CustomerEntity,
): MoneyTransferAdminMessage {
  const person = personOf(receiverId, idNumber);
  const profileId =
    known?.message.customerProfileId ??
    freshId(unit, "profile", "CP", 8, (id) => keyBehind(id, unit) !== id);
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

/** Registers a customer, or replaces the profile that the message names. */
export function createOrUpdateCustomer(call: Call): Answer | Refusal {
  const provider = routed(call);
  if (isRefusal<ProviderEntity>(provider)) return provider;
  const message = call.body as MoneyTransferAdminMessage;
  const idNumber = message.customerDetails?.idNumber;
  if (idNumber === undefined)
    return refuseWithout(["customerDetails.idNumber"], "a customer is known by this number");
  const known = customerOf(call.unit, provider.id, idNumber);
  if (known !== undefined && known.message.customerProfileId !== message.customerProfileId) {
    const text =
      message.customerProfileId === undefined
        ? "The customer has a profile: name its customerProfileId."
        : "The customer has a profile with another id.";
    return refuseTransfer("transfer-customer", text);
  }
  const body = keepProfile(call.unit, provider.id, idNumber, message, known);
  return known === undefined
    ? { status: 201, headers: { location: call.url() }, body }
    : { status: 200, body };
}

/** The profile of a customer; every filter that is given must fit it. */
export function getCustomerInfo(call: Call): Answer | Refusal {
  const provider = routed(call);
  if (isRefusal<ProviderEntity>(provider)) return provider;
  const query = call.query as CustomerQuery;
  const customer = customerOf(call.unit, provider.id, query.idNumber);
  if (customer === undefined || !fits(customer.message, query)) {
    return refuseTransfer("transfer-not-located", "The receiver has no such customer.");
  }
  return { status: 200, body: customer.message };
}

function fits(
  { originator, customerDetails }: MoneyTransferAdminMessage,
  query: CustomerQuery,
): boolean {
  const pairs: [asked: string | undefined, known: string | undefined][] = [
    [query.idType, customerDetails?.idType],
    [query.idCountryCode?.toUpperCase(), customerDetails?.idCountryCode?.toUpperCase()],
    [query.merchantId?.trimEnd(), originator.merchant.merchantId.trimEnd()],
    [query.originatorInstId, originator.institution.id],
  ];
  return pairs.every(([asked, known]) => asked === undefined || asked === known);
}

/** What a provider has against the sender of an order. */
export function senderRefusal(
  unit: UnitOfWork,
  { id, name }: ProviderEntity,
  order: MoneyTransferAuthRequest,
): Refusal | undefined {
  const { senderDetails, customerProfileId, newCustomer } = order;
  if (newCustomer === true && senderDetails.idNumber === undefined) {
    return refuseWithout(["senderDetails.idNumber"], "a new customer is known by this number");
  }
  if (customerOf(unit, id, senderDetails.idNumber)?.blocked === true)
    return refuseTransfer("transfer-customer", `${name} has blocked the sender.`);
  return newCustomer === true || customerProfileId === undefined
    ? undefined
    : profileRefusal(unit, id, customerProfileId, senderDetails);
}

function profileRefusal(
  unit: UnitOfWork,
  receiverId: string,
  profileId: string,
  { idNumber }: PersonalDetails,
): Refusal | undefined {
  const customer = customerWithProfile(unit, receiverId, profileId);
  if (customer === undefined)
    return refuseTransfer("transfer-customer", "The receiver has no profile with this id.");
  return customer.idNumber === idNumber
    ? undefined
    : refuseTransfer("transfer-customer", "The profile is another person's.");
}
