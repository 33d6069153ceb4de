import type { Mistake } from "../../mistake";
import { present } from "../../contract/values/present";
import { type EntityReader, entityTypesOf, type FixtureFile, entitiesIn } from "../kit/entities";
import type { Family } from "../kit/family";
import { deliverWhatIsDue } from "./deliveries";
import {
  CustomerEntity,
  DeliveryEntity,
  type Entities,
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
