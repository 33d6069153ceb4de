import type { Refusal } from "../../contract/answer";
import { freshId } from "./counters";
import type { CustomerEntity, ProviderEntity, Unit } from "./entities";
import { errors, refuseTransfer, refuseWithout } from "./errors";
import type {
  MoneyTransferAdminMessage,
  MoneyTransferAuthRequest,
  PersonalDetails,
} from "./models";
import { isNamed, keyBehind } from "./orders";

export const personOf = (receiverId: string, idNumber: string): string =>
  `${receiverId} ${idNumber}`;

export const customerOf = (
  unit: Unit,
  receiverId: string,
  idNumber: string | undefined,
): CustomerEntity | undefined =>
  idNumber === undefined ? undefined : unit.get("customer", personOf(receiverId, idNumber));

/** The customer whose profile this is now. */
export function customerWithProfile(
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
