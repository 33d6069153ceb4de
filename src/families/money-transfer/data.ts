import type { Mistake } from "../../mistake";
import { present } from "../../contract/values/json-value";
import { type EntityReader, type FixtureFile, entitiesIn, entityTypesOf } from "../kit/entities";
import { type Family, type FixtureFault, faulting, faultOfFirstAdvices } from "../kit/family";
import { deliverWhatIsDue } from "./transactions/deliveries";
import {
  type Entities,
  CustomerEntity,
  DeliveryEntity,
  LedgerEntity,
  MerchantEntity,
  OrderEntity,
  ProviderEntity,
  QuoteEntity,
  RateEntity,
  entities,
} from "./entities";
import { DataResponse } from "./models";
import { descriptionOf, isPinLocked, keyBehind, orderAt, statusOf, tellsOtherwise } from "./orders";
import { isRefusal } from "../../lifecycle/call";
import { dataOf, requestOnRecord } from "../../lifecycle/state";
import type { Fault } from "../../scenario/definition";
import * as operations from "./operations";
import { type AnyCall, findProvider, providerOf, receiverIdOf } from "./providers";
import type { Assessor, OrderAdvice, OrderRequest, TransferData } from "./transactions/amounts";
import { cancel } from "./transactions/cancel";
import { create } from "./transactions/create";
import { redeem } from "./transactions/redeem";
import { assessRequest } from "./transactions/transfer";

type ProviderFault = NonNullable<ProviderEntity["fault"]>;
const requests = ["createOrder", "redeemOrder", "cancelOrder"];

/** How long the service waits for a provider. */
const timeoutMs = 60_000;
const faultBefore = (status: number): Fault => ({ when: "before", kind: "status", status });

/** What a faulty provider does to requests. Advices are the service's own: they only wait. */
const strokes: Readonly<Record<Exclude<ProviderFault, "ADVICE_ERRORS">, Fault>> = {
  DOWN: faultBefore(503),
  SLOW_BEFORE_EFFECT: faultBefore(504),
  SLOW_AFTER_EFFECT: { when: "after", kind: "status", status: 504 },
  PROVIDER_ERROR: faultBefore(500),
  SILENT: { when: "after", kind: "empty" },
};

const isTooSlow = (fault: Fault): boolean => fault.kind === "status" && fault.status === 504;

/** A provider that is down answers nothing; the other faults are about the money. */
const hasFault = ({ fault, faultOperations }: ProviderEntity, operation: string): boolean =>
  faultOperations?.includes(operation) ?? (fault === "DOWN" || requests.includes(operation));

/**
 * The fault of the provider of a message. `isRefused`: whether the business rules refuse the
 * message; a fault with an effect strikes only what they let pass.
 */
function providerFault(call: AnyCall, isRefused: () => boolean): FixtureFault | undefined {
  const { operation, unit } = call;
  const provider = receiverIdOf(call) === undefined ? undefined : findProvider(call);
  if (provider === undefined || isRefusal<ProviderEntity>(provider)) return undefined;
  const { fault: kind, id } = providerOf(unit, provider.id);
  if (kind === undefined || kind === "ADVICE_ERRORS" || !hasFault(provider, operation.requestType))
    return undefined;
  const fault = strokes[kind];
  if (fault.when === "after" && isRefused()) return undefined;
  return { fault, source: `provider ${id}`, ...(isTooSlow(fault) && { facts: { timeoutMs } }) };
}

const faultOfEnquiry = (call: AnyCall): FixtureFault | undefined =>
  providerFault(call, () => false);

const faultOfRequest =
  (rules: Assessor) =>
  (call: OrderRequest): FixtureFault | undefined =>
    providerFault(call, () => "refused" in assessRequest(call, rules));

/** Statuses of the first copies of an advice to a provider with `ADVICE_ERRORS`. */
const copyStatuses = [500, 504];

const faultOfAdvice = (advice: OrderAdvice): FixtureFault | undefined =>
  faultOfCopies(advice) ??
  faultOfFirstAdvices(advice, ({ receiverId = "" }: Partial<TransferData>) => ({
    adviceFault: providerOf(advice.unit, receiverId).adviceFault,
    source: `provider ${receiverId}`,
  }));

/** The first copies of each advice; they are counted with the request that they close. */
function faultOfCopies({ unit, operation, body }: OrderAdvice): FixtureFault | undefined {
  const { id, requestId } = body;
  const record = requestOnRecord(unit, operation.transaction, requestId);
  if (record === undefined) return undefined;
  const data: Partial<TransferData> & { copies?: Record<string, number> } = dataOf(record);
  if (data.receiverId === undefined || providerOf(unit, data.receiverId).fault !== "ADVICE_ERRORS")
    return undefined;
  const adviceId = id.toLowerCase();
  const copies = data.copies?.[adviceId] ?? 0;
  const status = copyStatuses[copies];
  if (status === undefined) return undefined;
  unit.record({
    ...record,
    data: JSON.stringify({ ...data, copies: { ...data.copies, [adviceId]: copies + 1 } }),
  });
  return { fault: faultBefore(status), source: `provider ${data.receiverId}` };
}

const { getCustomerInfo, createOrUpdateCustomer, getExchangeRate } = operations;
const { getFeeQuote, getFeeQuoteByBody, lookupOrder } = operations;
const { confirmPayment, reversePayment, confirmRedeem, reverseRedeem } = operations;

/** The faults that providers bring along. */
export const faults = [
  ...faulting(
    [
      getCustomerInfo,
      createOrUpdateCustomer,
      getExchangeRate,
      getFeeQuote,
      getFeeQuoteByBody,
      lookupOrder,
    ],
    faultOfEnquiry,
  ),
  ...faulting(operations.createOrder, faultOfRequest(create)),
  ...faulting(operations.redeemOrder, faultOfRequest(redeem)),
  ...faulting(operations.cancelOrder, faultOfRequest(cancel)),
  ...faulting(
    [confirmPayment, reversePayment, confirmRedeem, reverseRedeem, operations.cancelOrderReversal],
    faultOfAdvice,
  ),
];

const asItIs = (entity: object) => entity;

const viewProvider = (provider: ProviderEntity) => {
  const {
    id,
    name,
    currencies,
    payoutCurrency,
    unsupported = [],
    positiveAdvices,
    dailyLimit,
    monthlyLimit,
    singleLimit,
    fault,
  } = provider;
  return present({
    id,
    name,
    currencies,
    payoutCurrency,
    unsupported,
    positiveAdvices,
    dailyLimit,
    monthlyLimit,
    singleLimit,
    fault,
  });
};

const viewMerchant = ({ merchantId, merchantName, blocked }: MerchantEntity) =>
  present({ merchantId, merchantName, blocked });

const viewCustomer = ({ receiverId, blocked, message }: CustomerEntity) =>
  present({
    customerProfileId: message.customerProfileId,
    receiverId,
    customerDetails: message.customerDetails,
    blocked,
  });

/** `710-840`, or with the provider before it. */
function viewRate({ pair, rate }: RateEntity): object {
  const [toCurrency, fromCurrency, receiverId] = pair.split("-").reverse();
  return present({ rate, fromCurrency, toCurrency, receiverId });
}

const viewQuote = ({ quoteId, receiverId, feeQuote, expiryDateTime, used }: QuoteEntity) => ({
  quoteId,
  receiverId,
  feeQuote,
  expiryDateTime,
  used,
});

/** An order with what a tester must know to redeem it. */
const viewOrder = (entity: OrderEntity, unit: EntityReader<Entities>) => {
  const order = orderAt(entity, unit.now);
  const {
    kind,
    reference,
    orderId,
    orderRedeemRefAlt,
    receiver,
    amount,
    payout,
    fee,
    state,
    pinBlock,
    senderIdNumber,
    expiry,
  } = order;
  return present({
    orderId,
    [kind === "COUNTER" ? "orderRedeemRef" : "remittanceRef"]: reference,
    orderRedeemRefAlt,
    receiverId: receiver.id,
    amount,
    payout,
    fee,
    state,
    status: statusOf(order, unit),
    statusDescription: descriptionOf(order),
    pinBlock,
    pinFailures: order.pinFailures ?? 0,
    pinLocked: isPinLocked(order),
    senderIdNumber,
    recipientIdNumber: order.recipientDetails?.idNumber,
    expiry,
    payoutAt: order.payoutAt,
    lastUpdateTime: order.lastUpdateTime,
    keptUpdate: order.kept,
  });
};

const viewDelivery = ({ arrivesAt, dueAt = arrivesAt, ...delivery }: DeliveryEntity) =>
  present({ ...delivery, dueAt });

const viewEntry = ({ entry: _entry, ...rest }: LedgerEntity) => rest;

/** What a data space of this family holds. */
const entityTypes = entityTypesOf(entities, {
  setting: { view: asItIs },
  provider: { view: viewProvider },
  merchant: { view: viewMerchant },
  customer: { view: viewCustomer, keyBehind },
  rate: { view: viewRate },
  quote: { view: viewQuote },
  order: { view: viewOrder, keyBehind },
  delivery: { view: viewDelivery },
  ledgerEntry: { view: viewEntry },
});

interface NamedEntity {
  key: string;
  path: string;
  /** By what else it is called, and must have a reference. */
  alias: string | undefined;
}

/** Every second name has its entry in `references`; persons are named by their provider and number. */
function checkFixtures(file: FixtureFile): Mistake[] {
  const orders = entitiesIn(file, entityTypes.order);
  const customers = entitiesIn(file, entityTypes.customer);
  const names: NamedEntity[] = [
    ...orders.map((order, index) => ({
      key: order.reference,
      path: `orders[${index}].orderRedeemRefAlt`,
      alias: order.orderRedeemRefAlt,
    })),
    ...customers.map(({ person, message }, index) => ({
      key: person,
      path: `customers[${index}].message.customerProfileId`,
      alias: message.customerProfileId,
    })),
  ];
  const references = new Map(
    entitiesIn(file, entityTypes.reference).map(({ reference, of }) => [reference, of]),
  );
  const unnamed = names
    .filter(({ key, alias = "" }) => references.get(alias) !== key)
    .map(({ key, path, alias }) => ({
      path,
      text: `references must say that ${alias ?? "this"} is of ${key}`,
    }));
  const misnamed = customers.flatMap(({ person, receiverId, idNumber }, index) =>
    person === `${receiverId} ${idNumber}`
      ? []
      : [{ path: `customers[${index}].person`, text: `must be ${receiverId} ${idNumber}` }],
  );
  const none = entitiesIn(file, entityTypes.provider).length === 0;
  return [
    ...unnamed,
    ...misnamed,
    ...(none ? [{ path: "providers", text: "there must be a provider" }] : []),
  ];
}

/** What a data space of this family holds, what must be so in its fixtures, and what time does to it. */
export const data = {
  entityTypes,
  checkFixtures,
  dataSchema: DataResponse,
  catchUp: deliverWhatIsDue,
  tellsOtherwise,
} satisfies Partial<Family>;
