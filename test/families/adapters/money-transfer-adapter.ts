import type { RefusalReason } from "../../../src/lifecycle/state";
import type { FamilyAdapter } from "../suite/adapter";
import {
  adviceFor,
  cancellationOf,
  orderOf,
  orders,
  pinBlock,
  providers,
  redemptionOf,
} from "../../support/messages/money-transfer";

const error = (errorType: string, status = 400) => ({ status, errorType });
const notLocated = error("UNABLE_TO_LOCATE_RECORD");

/** Errors of the life cycle, as the family's reference gives them. */
const common: Record<RefusalReason, { status: number; errorType: string }> = {
  unknown: notLocated,
  duplicate: error("DUPLICATE_RECORD"),
  inProcess: notLocated,
  confirmed: error("DUPLICATE_RECORD"),
  reversed: error("DUPLICATE_RECORD"),
  declined: notLocated,
  failed: notLocated,
  reversedBefore: error("TRANSACTION_DECLINED"),
  reversedMeanwhile: error("TRANSACTION_DECLINED"),
};
const ofKinds: Record<string, Partial<typeof common>> = {
  redeem: { confirmed: error("ALREADY_REDEEMED"), reversed: error("UNABLE_TO_REDEEM") },
  cancel: { unknown: error("UNABLE_TO_LOCATE_RECORD", 404) },
};

/** Everything that the reference calls required and nobody enforces. */
const slip = {
  slipData: { messageLines: [{ text: "Code", barcode: { data: "123", encoding: "ITF" } }] },
};
const account = { accountDetails: { type: "CASH_PICKUP", accountId: "1" } };

/** Orders that nothing has been done with; each is redeemed or cancelled by one test step. */
const redeemable = [orders.withoutPin, orders.active, orders.lastTry];
const nextOrder = (list: readonly string[], nth: number): string => list[nth % list.length] ?? "";

/** How to drive the money transfer family. */
export const moneyTransferAdapter: FamilyAdapter = {
  interface: "money-transfer",
  kinds: {
    create: {
      approved: (id) => orderOf(1000, { id, ...slip, recipientDetails: account }),
      declined: (id) => orderOf(0, { id }),
      money: { approved: 0, confirmed: 1000 },
    },
    redeem: {
      approved: (id, nth) =>
        redemptionOf(nextOrder(redeemable, nth), { id, pin: { pinBlock }, ...slip }),
      declined: (id) => redemptionOf(orders.redeemed, { id }),
      money: { approved: 0, confirmed: -150000 },
      rival: { PENDING: "ALREADY_REDEEMED", CONFIRMED: "ALREADY_REDEEMED" },
    },
    cancel: {
      approved: (id, nth) =>
        cancellationOf(nextOrder([...redeemable, orders.expired], nth), { id, ...slip }),
      declined: (id) => cancellationOf(orders.onHold, { id }),
      money: { approved: -150000, confirmed: 0 },
      rival: { PENDING: "TRANSACTION_DECLINED", CONFIRMED: "TRANSACTION_DECLINED" },
    },
  },
  advice: ({ advice }, id, requestId) =>
    adviceFor(requestId, { id, ...(advice === "reversal" && { reversalReason: "CANCELLED" }) }),
  lookup: ({ id: operation }) => {
    if (operation === "getCustomerInfo")
      return { idNumber: "8604120456083", receiverId: providers.alder };
    if (operation === "getExchangeRate") return { fromCurrency: "710", toCurrency: "840" };
    return { orderRedeemRef: orders.active, receiverId: providers.alder };
  },
  missed: ({ id: operation }) => {
    const error = { status: 400, errorType: "UNABLE_TO_LOCATE_RECORD" };
    if (operation === "getCustomerInfo")
      return { body: { idNumber: "9999999999999", receiverId: providers.alder }, error };
    return operation === "lookupOrder"
      ? { body: { orderRedeemRef: "9999999999", receiverId: providers.alder }, error }
      : undefined;
  },
  requests: {
    getFeeQuote: () => ({
      amount: "150000",
      amountIncludesFee: "true",
      originatorInstId: "20000001",
      receiverId: providers.alder,
    }),
  },
  refused: (reason, kind) => ofKinds[kind]?.[reason] ?? common[reason],
  takes: (reason, kind, state) =>
    reason === "declined" || state === "LATE" || (reason === "unknown" && kind !== "cancel"),
  formatError: { status: 400, errorType: "FORMAT_ERROR" },
  entities: {
    setting: { known: "default", unknown: "other" },
    provider: { known: providers.alder, unknown: "1" },
    merchant: { known: "HARBOUR00000012", unknown: "HARBOUR00000013" },
    customer: { known: "AR40718826", unknown: "AR40718820" },
    rate: { known: "710-840", unknown: "710-392" },
    quote: { known: "Q-VALID-01", unknown: "Q-VALID-02" },
    order: { known: orders.active, unknown: "1" },
  },
  money: (data) =>
    (data["ledgerEntries"] ?? []).reduce(
      (sum, { amount }) => sum + (amount as { amount: number }).amount,
      0,
    ),
  withoutTraffic: ({ deliveries: _deliveries, ...data }) => data,
  /** A reversed order stays on record, and so does what was told to the provider. */
  givenBack: ({ orders: all = [], ledgerEntries = [], deliveries: _deliveries, ...data }) => ({
    ...data,
    orders: all.filter(
      ({ state, orderRedeemRef }) => state !== "REVERSED" || orderRedeemRef === orders.reversed,
    ),
    balance: [
      {
        amount: ledgerEntries.reduce(
          (sum, { amount }) => sum + (amount as { amount: number }).amount,
          0,
        ),
      },
    ],
  }),
  unknownProperties: "finding",
};
