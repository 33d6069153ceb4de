import type { RefusalReason } from "../../../src/lifecycle/state";
import type { FamilyAdapter } from "../suite/adapter";
import {
  adviceFor,
  adviceParts,
  bills,
  kinds,
  lookupOf,
  paymentIds,
  paymentOf,
  payments,
  refundOf,
} from "../../support/messages/bill-payment";

const completed = { status: 400, errorType: "ACCOUNT_ALREADY_SETTLED" };
const notFound = { status: 400, errorType: "UNABLE_TO_LOCATE_RECORD" };

/** Errors of the life cycle, as the family's reference gives them. */
const refusals: Record<RefusalReason, { status: number; errorType: string }> = {
  unknown: notFound,
  duplicate: { status: 400, errorType: "DUPLICATE_RECORD" },
  inProcess: notFound,
  confirmed: completed,
  reversed: completed,
  declined: notFound,
  failed: notFound,
  reversedBefore: completed,
  reversedMeanwhile: completed,
};

const confirmed = [
  payments.confirmed,
  payments.confirmed2,
  payments.confirmed3,
  payments.confirmed4,
];
const pick = (nth: number): string => confirmed[nth % confirmed.length] as string;
/** A slip with everything on it that the reference calls required and nobody enforces. */
const slip = {
  slipData: { messageLines: [{ text: "Bill", barcode: { data: "123", encoding: "ITF" } }] },
};
const lookups: Record<string, [keyof typeof kinds, string]> = {
  requestAccountInfo: ["account", bills.normal],
  requestPolicyInfo: ["policy", bills.policy],
  requestTrafficFineInfo: ["fine", bills.fine],
};
const unknown: Record<keyof typeof kinds, string> = {
  account: bills.unknown,
  policy: "ML-00000000",
  fine: "RT00000000000",
};
const lasting = (list: Record<string, unknown>[] = []) =>
  list.filter(({ state }) => state !== "REVERSED");
const bothSides = ({
  amount,
  ledgerIndicator,
}: {
  amount: number;
  ledgerIndicator: string;
}): number => (ledgerIndicator === "CREDIT" ? -amount : amount);

/** How to drive the bill payment family. */
export const billPaymentAdapter: FamilyAdapter = {
  interface: "bill-payment",
  kinds: {
    payment: {
      // The first payment operation of the contract is that of policies.
      approved: (id) => paymentOf("policy", bills.policy, 18990, { id, ...slip, tenders: [] }),
      declined: (id) => paymentOf("policy", "ML-00000000", 18990, { id }),
      money: { approved: 0, confirmed: -18990 },
    },
    refund: {
      approved: (id, nth) => refundOf(pick(nth), { id, ...slip }),
      declined: (id) => refundOf("HCWNOSUCH", { id }),
      money: { approved: 0, confirmed: 5000 },
      rival: { PENDING: "ACCOUNT_ALREADY_SETTLED", CONFIRMED: "ACCOUNT_ALREADY_SETTLED" },
    },
  },
  requests: {
    createTrafficFinePayment: (id) =>
      paymentOf("fine", bills.fine, 30000, { id, ...slip, tenders: [] }),
    createAccountPayment: (id) =>
      paymentOf("account", bills.normal, 100, { id, ...slip, tenders: [] }),
  },
  advice: ({ advice = "confirmation", transaction }, id, requestId) =>
    adviceFor(requestId, { id, ...adviceParts(transaction as "payment" | "refund", advice) }),
  lookup: ({ id: operation }, id) => {
    const [kind, reference] = lookups[operation] as [keyof typeof kinds, string];
    return lookupOf(kind, reference, { id, ...slip });
  },
  missed: ({ id: operation }, id) => {
    const [kind] = lookups[operation] as [keyof typeof kinds, string];
    return {
      body: lookupOf(kind, unknown[kind], { id, ...slip }),
      error: { status: 400, errorType: "UNKNOWN_CUSTOMER_ACCOUNT" },
    };
  },
  refused: (reason) => refusals[reason],
  formatError: { status: 400, errorType: "FORMAT_ERROR" },
  entities: {
    account: { known: bills.normal, unknown: bills.unknown },
    policy: { known: bills.policy, unknown: "ML-00000000" },
    trafficFine: { known: encodeURIComponent(bills.fine), unknown: "RT00000000000" },
    payment: { known: paymentIds.confirmed, unknown: "2c9b1f64-07d3-4a4e-8f0b-5be2c7a19999" },
    refund: { known: "b0092d3c-7e14-418d-93c6-e268eba10011", unknown: paymentIds.confirmed },
  },
  money: ({ accounts = [], policies = [], trafficFines = [] }) =>
    [...accounts, ...policies, ...trafficFines].reduce(
      (sum, { outstanding }) => sum + bothSides(outstanding as never),
      0,
    ),
  // A reversed payment or refund stays on record.
  givenBack: (data) => ({
    ...data,
    payments: lasting(data["payments"]),
    refunds: lasting(data["refunds"]),
  }),
  unknownProperties: "finding",
};
