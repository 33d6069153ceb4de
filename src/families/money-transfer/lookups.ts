import type { Answer, Refusal } from "../../contract/answer";
import { type Call, isRefusal } from "../../lifecycle/call";
import type { CustomerEntity, Entities, ProviderEntity, Unit, OrderEntity } from "./entities";
import { errors, refuseTransfer, refuseWithout } from "./errors";
import type {
  CustomerQuery,
  MoneyTransferAdminMessage,
  MoneyTransferAuthRequest,
  PersonalDetails,
  FeeQuote,
  MoneyTransferQuoteRequest,
  Originator,
  QuoteQuery,
} from "./models";
import type {
  createOrUpdateCustomer,
  getCustomerInfo,
  getExchangeRate,
  getFeeQuote,
  getFeeQuoteByBody,
  lookupOrder,
  updateOrderStatus,
} from "./operations";
import { findProvider, partyOf, receiverIdOf } from "./providers";
import {
  isNamed,
  keyBehind,
  descriptionOf,
  orderReferredTo,
  payoutOf,
  putOrder,
  statusOf,
} from "./orders";
import { digitsFrom } from "../../store";
import type { LedgerAmount } from "../../contract/models";
import { present } from "../../contract/values/json-value";
import { amountRefusal, quoteFee, rateOf } from "./transactions/amounts";
import { momentOf } from "../../contract/values/moment";
import { lastReport, reportStatus } from "./transactions/deliveries";

/** The next number of a counter of the data space, from 1. */
function nextNumber(unit: Unit, name: string): number {
  const value = (unit.get("counter", name)?.value ?? 0) + 1;
  unit.put("counter", name, { name, value });
  return value;
}

/** An id that follows from the seed and from how many of its kind came before, and that nothing else has. */
function freshId(
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

type QueryCall = Call<typeof getFeeQuote, Entities>;
type BodyCall = Call<typeof getFeeQuoteByBody, Entities>;

/** The transfer of which the fee is asked, in either form. */
interface Transfer {
  amount: LedgerAmount;
  includesFee: boolean;
  /** What the answer repeats. */
  parties: object;
  /** Fields in which the cell numbers are, and whether they are there. */
  cells: Readonly<Record<string, string | undefined>>;
}

/** The fee of a transfer; it is a quote that an order may name. */
function quote(unit: Unit, provider: ProviderEntity, transfer: Transfer): Answer | Refusal {
  const absent = Object.entries(transfer.cells)
    .filter(([, cell]) => cell === undefined)
    .map(([field]) => field);
  if (provider.needsCells === true && absent.length > 0)
    return refuseWithout(absent, `${provider.name} needs the cell numbers`);
  const feeQuote =
    amountRefusal(provider, transfer.amount) ??
    quoteFee(provider, transfer.amount, transfer.includesFee);
  return isRefusal<FeeQuote>(feeQuote) ? feeQuote : keepQuote(unit, provider, transfer, feeQuote);
}

function keepQuote(
  unit: Unit,
  provider: ProviderEntity,
  { parties }: Transfer,
  feeQuote: FeeQuote,
): Answer {
  const numbering = { name: "quote", prefix: "Q-", digits: 7 };
  const quoteId = freshId(unit, numbering, (id) => unit.get("quote", id) !== undefined);
  const expiryDateTime = new Date(unit.now + provider.quoteMinutes * 60_000).toISOString();
  const receiverId = provider.id;
  unit.put("quote", quoteId, { quoteId, receiverId, feeQuote, expiryDateTime, used: false });
  return { status: 200, body: { ...parties, feeQuote, quoteId, expiryDateTime } };
}

const nowhere = { name: "", city: "", region: "", country: "" };

/** A shop of which only the number is known, and what the data space knows besides. */
function originatorOf(
  unit: Unit,
  { originatorInstId: id, merchantId = "" }: QuoteQuery,
): Originator {
  const shop = unit.get("merchant", merchantId);
  const name =
    shop?.institution?.id === id ? shop.institution.name : `Institution ${id}`.slice(0, 40);
  const { merchantType = "0000", merchantName = nowhere } = shop ?? {};
  return {
    institution: { id, name },
    terminalId: "00000000",
    merchant: { merchantType, merchantId: merchantId.padEnd(15), merchantName },
  };
}

function transferInQuery({ unit, query }: QueryCall, provider: ProviderEntity): Transfer {
  const { amount, amountIncludesFee, idNumber, senderCell, recipientCell } = query;
  const senderDetails = present({ idNumber, contactNumber: senderCell });
  const recipientDetails = present({ contactNumber: recipientCell });
  const filled = (details: object) => (Object.keys(details).length > 0 ? details : undefined);
  return {
    amount: { amount, currency: provider.currencies[0] ?? "" },
    includesFee: amountIncludesFee,
    parties: present({
      originator: originatorOf(unit, query),
      receiver: partyOf(provider),
      senderDetails: filled(senderDetails),
      recipientDetails: filled(recipientDetails),
    }),
    cells: { senderCell, recipientCell },
  };
}

/** Without a body, which is optional, nothing is asked for: the amount is 0. */
function transferInBody({ body }: BodyCall, provider: ProviderEntity): Transfer {
  const request: Partial<MoneyTransferQuoteRequest> = body ?? {};
  const {
    amount = { amount: 0, currency: provider.currencies[0] ?? "" },
    amountIncludesFees = false,
    ...parties
  } = request;
  return {
    amount,
    includesFee: amountIncludesFees,
    parties,
    cells: {
      "senderDetails.contactNumber": request.senderDetails?.contactNumber,
      "recipientDetails.contactNumber": request.recipientDetails?.contactNumber,
    },
  };
}

/** The fee of a transfer that the query names. */
export function quoteByQuery(call: QueryCall): Answer | Refusal {
  const provider = findProvider(call);
  if (isRefusal<ProviderEntity>(provider)) return provider;
  return quote(call.unit, provider, transferInQuery(call, provider));
}

/** The fee of a transfer that the body names. */
export function quoteByBody(call: BodyCall): Answer | Refusal {
  const provider = findProvider(call);
  if (isRefusal<ProviderEntity>(provider)) return provider;
  return quote(call.unit, provider, transferInBody(call, provider));
}

/** What one unit of a currency is in another one: the provider's own rate, else the market's. */
export function exchangeRate(call: Call<typeof getExchangeRate, Entities>): Answer | Refusal {
  const { fromCurrency, toCurrency } = call.query;
  const receiverId = receiverIdOf(call);
  const provider = receiverId === undefined ? undefined : findProvider(call);
  if (provider !== undefined && isRefusal<ProviderEntity>(provider)) return provider;
  const rate = rateOf(call.unit, provider, fromCurrency, toCurrency);
  if (rate === undefined)
    return refuseTransfer(
      errors["transfer-not-located"],
      `There is no rate from ${fromCurrency} to ${toCurrency}.`,
    );
  return { status: 200, body: { rate, fromCurrency, toCurrency } };
}

/** The references under which an order is known to its customers. */
const referencesOf = ({ kind, reference, orderRedeemRefAlt }: OrderEntity): object => ({
  ...(kind === "COUNTER" && { orderRedeemRef: reference }),
  orderRedeemRefAlt,
});

/** Amount and status of an order. Any shop may ask. */
export function orderStatus(call: Call<typeof lookupOrder, Entities>): Answer | Refusal {
  const provider = findProvider(call);
  if (isRefusal<ProviderEntity>(provider)) return provider;
  const order = orderReferredTo(call.unit, call.query);
  if (order?.receiver.id !== provider.id)
    return refuseTransfer(errors["transfer-not-located"], "The receiver has no such order.");
  const { originator, receiver, settlementEntity, orderId } = order;
  return {
    status: 200,
    body: present({
      amount: payoutOf(order),
      status: statusOf(order, call.unit),
      statusDescription: descriptionOf(order),
      originator,
      receiver,
      settlementEntity,
      ...referencesOf(order),
      orderId,
    }),
  };
}

/**
 * A change of an order that the provider, or a tester in its place, reports. One that is not later
 * than the last is ignored.
 */
export function statusUpdate({
  unit,
  body: update,
}: Call<typeof updateOrderStatus, Entities>): Answer | Refusal {
  const order = orderReferredTo(unit, update);
  if (
    order === undefined ||
    (update.receiver !== undefined && update.receiver.id !== order.receiver.id)
  ) {
    return refuseTransfer(errors["transfer-not-located"], "No order has this reference.");
  }
  const last = lastReport(order);
  if (last === undefined || momentOf(update.updateTime) > momentOf(last))
    putOrder(unit, reportStatus(unit, order, update));
  return { status: 204 };
}
