import { Type } from "@sinclair/typebox";
import { ExchangeRate, LedgerAmount, MerchantName } from "../../../contract/models";
import { DateTime, described, list, model, oneOf, optional, text } from "../../../contract/schema";
import { limits } from "../../../limits/limits";
import { FeeQuote } from "./enquiries";
import { OrderStatus, PersonalDetails, ReportedStatus } from "./parts";

/** States of an order at its provider. */
export const orderStates = [
  "CREATED",
  "ACTIVE",
  "REDEEMING",
  "REDEEMED",
  "REVERSED",
  "CANCELLED",
  "EXPIRED",
  "ON_HOLD",
] as const;

/** What has become of an advice on its way to the provider. */
export const deliveryStates = ["QUEUED", "DELIVERED", "STORED"] as const;

/** What an entry of the ledger stands for. */
export const ledgerKinds = ["PAY_IN", "PAY_OUT", "REFUND", "UNDO"] as const;

const count = (description: string) =>
  Type.Integer({ minimum: 0, maximum: limits.amount, description });
const amountLimit = (description: string) => optional(count(description));

const CustomerData = model("CustomerData", {
  customerProfileId: text(),
  receiverId: text(),
  customerDetails: optional(PersonalDetails),
  blocked: Type.Boolean(),
});

const OrderData = model("OrderData", {
  orderId: text(),
  orderRedeemRef: optional(text()),
  orderRedeemRefAlt: text(),
  remittanceRef: optional(text()),
  receiverId: text(),
  amount: described(LedgerAmount, "What the sender pays in"),
  payout: optional(
    described(LedgerAmount, "What the recipient gets, where it is of another currency"),
  ),
  fee: optional(LedgerAmount),
  state: described(oneOf(orderStates), "State at the provider"),
  status: described(OrderStatus, "What lookupOrder says"),
  statusDescription: optional(text()),
  pinBlock: optional(described(text(), "PIN block that redeems it")),
  pinFailures: count("Wrong PINs so far"),
  pinLocked: Type.Boolean(),
  senderIdNumber: optional(text()),
  recipientIdNumber: optional(text()),
  expiry: DateTime,
  payoutAt: optional(described(DateTime, "When a deposit is paid out")),
  lastUpdateTime: optional(DateTime),
  keptUpdate: optional(
    described(ReportedStatus, "An update that waits for the advice of the pending redemption"),
  ),
});

const ProviderData = model("ProviderData", {
  id: text(),
  name: text(),
  currencies: list(text(3)),
  payoutCurrency: optional(described(text(3), "Currency in which its orders are paid out")),
  unsupported: described(list(text()), "Operations that are answered 501"),
  positiveAdvices: Type.Boolean({
    description: "False: confirmations are stored for reporting only",
  }),
  dailyLimit: amountLimit("Most that one sender may send in a day"),
  monthlyLimit: amountLimit("Most that one sender may send in a month"),
  singleLimit: amountLimit("Most that one order may be"),
  fault: optional(text()),
});

const RateData = model("RateData", {
  ...ExchangeRate.properties,
  receiverId: optional(described(text(), "Absent: the market's")),
});

const QuoteData = model("QuoteData", {
  quoteId: text(),
  receiverId: text(),
  feeQuote: FeeQuote,
  expiryDateTime: DateTime,
  used: Type.Boolean(),
});

const MerchantData = model("MerchantData", {
  merchantId: text(),
  merchantName: optional(MerchantName),
  blocked: Type.Boolean(),
});

const DeliveryData = model("DeliveryData", {
  adviceId: text(),
  operation: text(),
  requestId: text(),
  receiverId: text(),
  state: described(oneOf(deliveryStates), "STORED: the provider does not accept confirmations"),
  attempts: count("How often it was tried"),
  acceptedAt: DateTime,
  dueAt: optional(described(DateTime, "When it is tried next, or will have arrived")),
  deliveredAt: optional(DateTime),
  lastError: optional(text()),
});

const LedgerData = model("LedgerData", {
  requestId: text(),
  orderId: text(),
  receiverId: text(),
  merchantId: text(),
  kind: oneOf(ledgerKinds),
  amount: described(
    LedgerAmount,
    "What the merchant owes the provider; negative: what the provider owes the merchant",
  ),
  fee: optional(LedgerAmount),
});

const SettingData = model("SettingData", {
  name: text(),
  unknownReversal: oneOf(["ACCEPT", "REJECT"]),
  defaultReceiver: optional(text()),
});

const all = <T extends Parameters<typeof list>[0]>(data: T) => list(data, limits.fixtureEntities);

/** What the administration of the test server shows. */
export const DataResponse = model("DataResponse", {
  settings: all(SettingData),
  providers: all(ProviderData),
  merchants: all(MerchantData),
  customers: all(CustomerData),
  rates: all(RateData),
  quotes: all(QuoteData),
  orders: all(OrderData),
  deliveries: all(DeliveryData),
  ledgerEntries: all(LedgerData),
});
