import { type Static, Type } from "@sinclair/typebox";
import { Institution, LedgerAmount, Merchant, MerchantName } from "../../contract/models";
import {
  Currency,
  DateTime,
  Uuid,
  closedModel,
  described,
  list,
  model,
  oneOf,
  optional,
  text,
} from "../../contract/schema";
import { limits } from "../../limits/limits";
import { adviceFault } from "../kit/family";
import {
  FeeQuote,
  MoneyTransferAdminMessage,
  Originator,
  PersonalDetails,
  ReportedStatus,
  deliveryStates,
  ledgerKinds,
  orderStates,
  orderStatuses,
} from "./models";
import { type EntitiesOf, type UnitOf, defineEntities, entity } from "../kit/entities";

/** What a data space holds, as fixture files write it. Everything is closed: a misspelt property is an error. */
const entityModel = <P extends Parameters<typeof model>[1]>(name: string, properties: P) =>
  closedModel(model<P>(name, properties));

const flag = (description: string) => optional(Type.Boolean({ description }));

const count = (description: string, maximum: number = limits.amount) =>
  Type.Integer({ minimum: 0, maximum, description });

const institutionId = text(40);

/** What can go wrong with the messages to a provider. */
const providerFaults = [
  "DOWN",
  "SLOW_BEFORE_EFFECT",
  "SLOW_AFTER_EFFECT",
  "PROVIDER_ERROR",
  "SILENT",
  "ADVICE_ERRORS",
] as const;

/** A provider: whom `receiverId` means, and what it is able to do. One that is not listed is like the first. */
export const ProviderEntity = entityModel("ProviderEntity", {
  id: described(institutionId, "Institution, the key"),
  name: text(40),
  currencies: described(
    Type.Array(Currency, { minItems: 1, maxItems: limits.arrayItems }),
    "Currencies on offer; the first is its own",
  ),
  payoutCurrency: optional(
    described(
      Currency,
      "Orders are paid out in it, at the provider's rate or the market's; absent: as they were paid in",
    ),
  ),
  unsupported: optional(described(list(text(64)), "Operations that are answered 501")),
  unroutable: flag("True: messages do not reach it"),
  positiveAdvices: described(
    Type.Boolean(),
    "False: confirmations are stored, and orders are redeemable without",
  ),
  reportsUnconfirmed: flag("True: lookupOrder says UNCONFIRMED of an order that is not confirmed"),
  needsRecipient: flag("True: createOrder and redeemOrder need recipientDetails"),
  needsPin: flag("True: createOrder needs a PIN"),
  needsCells: flag("True: getFeeQuote needs both cell numbers"),
  checksRecipient: flag("True: the recipient's identity number must be the order's"),
  cancelNeedsPin: flag("True: cancelOrder needs the PIN of an order that has one"),
  depositOnly: flag("True: createOrder needs an account that is paid into"),
  payoutDelaySeconds: optional(
    count("From the confirmation of a deposit to its payout", 315_360_000),
  ),
  validityDays: count("How long an order may be redeemed", 36_500),
  quoteMinutes: count("How long a quote is valid", 525_600),
  dailyLimit: optional(count("Most that one sender may send in a day, UTC")),
  monthlyLimit: optional(count("Most that one sender may send in a month, UTC")),
  singleLimit: optional(count("Most that one order may be")),
  feePercent: Type.Number({
    minimum: 0,
    maximum: 100,
    description: "Fee, in percent of the amount",
  }),
  feeMinimum: count("Lowest fee"),
  deliverySeconds: optional(count("How long each advice message takes to reach it", 86_400)),
  deliveryFailures: optional(
    count("Number of failing attempts to deliver each advice message", 1_000),
  ),
  fault: optional(described(oneOf(providerFaults), "What goes wrong with its messages")),
  ...adviceFault,
  faultOperations: optional(
    described(list(text(64)), "With these only; absent: with those that the fault is about"),
  ),
});
export type ProviderEntity = Static<typeof ProviderEntity>;

/** What holds for the whole data space: advices name no provider. */
export const SettingEntity = entityModel("SettingEntity", {
  name: described(oneOf(["default"]), "The key"),
  unknownReversal: described(
    oneOf(["ACCEPT", "REJECT"]),
    "How the reversal of a request that never came is answered",
  ),
  defaultReceiver: optional(described(institutionId, "Provider of requests that name none")),
});
export type SettingEntity = Static<typeof SettingEntity>;

export const MerchantEntity = entityModel("MerchantEntity", {
  merchantId: described(text(15), "Merchant, the key"),
  blocked: Type.Boolean(),
  institution: optional(described(Institution, "To which it belongs")),
  merchantType: optional(Merchant.properties.merchantType),
  merchantName: optional(MerchantName),
});
export type MerchantEntity = Static<typeof MerchantEntity>;

/** A customer, once for each provider. */
export const CustomerEntity = entityModel("CustomerEntity", {
  person: described(text(), "The key: provider and identity number, with a space between"),
  receiverId: institutionId,
  idNumber: text(),
  blocked: Type.Boolean(),
  message: described(
    MoneyTransferAdminMessage,
    "As it was registered; its customerProfileId is the profile's",
  ),
});
export type CustomerEntity = Static<typeof CustomerEntity>;

/** A currency pair: `710-840`, of a provider `60000001-710-840`. */
export const RateEntity = entityModel("RateEntity", {
  pair: described(text(), "The key"),
  rate: Type.Number({ exclusiveMinimum: 0, maximum: limits.amount }),
});
export type RateEntity = Static<typeof RateEntity>;

export const QuoteEntity = entityModel("QuoteEntity", {
  quoteId: described(text(), "The key"),
  receiverId: institutionId,
  feeQuote: FeeQuote,
  expiryDateTime: DateTime,
  used: Type.Boolean(),
});
export type QuoteEntity = Static<typeof QuoteEntity>;

/** An order, as its provider knows it. */
export const OrderEntity = entityModel("OrderEntity", {
  reference: described(text(), "The key: its orderRedeemRef, of a deposit its remittanceRef"),
  kind: oneOf(["COUNTER", "DEPOSIT"]),
  orderId: Uuid,
  orderRedeemRefAlt: text(),
  state: oneOf(orderStates),
  amount: described(LedgerAmount, "What the sender pays in"),
  payout: optional(
    described(LedgerAmount, "What the recipient gets, where it is of another currency"),
  ),
  fee: optional(LedgerAmount),
  receiver: Institution,
  settlementEntity: optional(Institution),
  originator: optional(Originator),
  senderIdNumber: optional(text()),
  recipientDetails: optional(PersonalDetails),
  pinBlock: optional(text(16)),
  pinFailures: optional(count("Wrong PINs so far")),
  expiry: described(DateTime, "When it can no longer be redeemed"),
  payoutAt: optional(described(DateTime, "When a deposit is paid out; absent: not confirmed yet")),
  pending: optional(described(Uuid, "Redemption or cancellation that brought it where it is")),
  statusDescription: optional(text()),
  lastUpdateTime: optional(DateTime),
  kept: optional(
    described(
      ReportedStatus,
      "An update that waits for the advice message of the pending redemption",
    ),
  ),
  lapsed: optional(
    described(
      model("Lapse", { status: oneOf(orderStatuses), at: DateTime }),
      "What time alone made of it, once that was told",
    ),
  ),
  counted: optional(
    described(DateTime, "When it began to count towards the limits; absent: it does not"),
  ),
});
export type OrderEntity = Static<typeof OrderEntity>;

/** Another name of an entity: the second reference of an order, the profile id of a customer, what a fault told. */
const ReferenceEntity = entityModel("ReferenceEntity", {
  reference: described(text(), "The key"),
  of: described(
    text(),
    "Key of the order or the customer, or the name in whose place a fault told this one",
  ),
});
type ReferenceEntity = Static<typeof ReferenceEntity>;

/** What a sender has sent by a provider, in a currency; of the last day and month in which something was. */
export const UsageEntity = entityModel("UsageEntity", {
  sender: described(text(), "The key: provider, currency and identity number, with spaces between"),
  day: text(10),
  ofDay: count("Sum of the day"),
  month: text(7),
  ofMonth: count("Sum of the month"),
});
export type UsageEntity = Static<typeof UsageEntity>;

/** An advice on its way to the provider. */
export const DeliveryEntity = entityModel("DeliveryEntity", {
  adviceId: described(Uuid, "The key"),
  operation: text(64),
  requestId: Uuid,
  receiverId: institutionId,
  state: oneOf(deliveryStates),
  attempts: count("How often it was tried"),
  acceptedAt: DateTime,
  dueAt: optional(described(DateTime, "When it is tried next")),
  arrivesAt: optional(described(DateTime, "When the attempt under way will have arrived")),
  deliveredAt: optional(DateTime),
  lastError: optional(text()),
});
export type DeliveryEntity = Static<typeof DeliveryEntity>;

/** The advices that have not arrived, in the order in which they were accepted. */
export const OutboxEntity = entityModel("OutboxEntity", {
  name: described(oneOf(["outbox"]), "The key"),
  waiting: list(
    model("Waiting", { receiverId: institutionId, adviceId: Uuid }),
    limits.fixtureEntities,
  ),
});
export type OutboxEntity = Static<typeof OutboxEntity>;

/** When time next changes an order of which somebody outside is told. */
const AlarmEntity = entityModel("AlarmEntity", {
  name: described(oneOf(["alarm"]), "The key"),
  at: DateTime,
});
type AlarmEntity = Static<typeof AlarmEntity>;

export const LedgerEntity = entityModel("LedgerEntity", {
  entry: described(text(), "The key: the request and the kind, with a space between"),
  requestId: Uuid,
  orderId: Uuid,
  receiverId: institutionId,
  merchantId: text(),
  kind: oneOf(ledgerKinds),
  amount: described(
    LedgerAmount,
    "What the merchant owes the provider; negative: the other way round",
  ),
  fee: optional(LedgerAmount),
});
export type LedgerEntity = Static<typeof LedgerEntity>;

/** How many quotes and profiles have been made: their ids follow from it. */
const CounterEntity = entityModel("CounterEntity", {
  name: described(text(64), "The key"),
  value: count("How many"),
});
type CounterEntity = Static<typeof CounterEntity>;

/** What a data space of this family holds: each list of a fixture file, and the key of its entities. */
export const entities = defineEntities({
  setting: entity("settings", "name", SettingEntity),
  provider: entity("providers", "id", ProviderEntity),
  merchant: entity("merchants", "merchantId", MerchantEntity),
  customer: entity("customers", "person", CustomerEntity),
  rate: entity("rates", "pair", RateEntity),
  quote: entity("quotes", "quoteId", QuoteEntity),
  order: entity("orders", "reference", OrderEntity),
  delivery: entity("deliveries", "adviceId", DeliveryEntity),
  ledgerEntry: entity("ledgerEntries", "entry", LedgerEntity),
  reference: entity("references", "reference", ReferenceEntity),
  usage: entity("usages", "sender", UsageEntity),
  outbox: entity("outboxes", "name", OutboxEntity),
  alarm: entity("alarms", "name", AlarmEntity),
  counter: entity("counters", "name", CounterEntity),
});

/** The entities, by type. */
export type Entities = EntitiesOf<typeof entities>;

/** A unit of work of this family. */
export type Unit = UnitOf<typeof entities>;
