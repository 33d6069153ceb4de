import type { AdviceKind } from "../../../src/contract/operation";
import type { RefusalReason } from "../../../src/lifecycle/state";
import type { Body, ExpectedError, FamilyAdapter } from "../suite/adapter";
import {
  type Variant,
  adviceOf,
  codeOf,
  codes,
  createOf,
  fixturePayments,
  partners,
  paymentOf,
  rand,
  scanOf,
} from "../../support/messages/qr";

const [notAuthorised, isReversed] = [
  "DO_NOT_HONOR Not authorised",
  "DO_NOT_HONOR Payment reversed",
];

/** Every error has the same type: the reason in its detail, and the message, tell it from others. */
const reasons: Record<RefusalReason, string> = {
  unknown: "UNABLE_TO_LOCATE_RECORD Unknown payment",
  duplicate: "DUPLICATE_RECORD Duplicate id",
  confirmed: "ACCOUNT_ALREADY_SETTLED Payment confirmed",
  inProcess: notAuthorised,
  declined: notAuthorised,
  failed: notAuthorised,
  reversed: isReversed,
  reversedBefore: isReversed,
  reversedMeanwhile: isReversed,
};
const inUse = "DO_NOT_HONOR QR code in use";

/** At the provider an unknown payment has another status. */
function refused(reason: RefusalReason, kind: string): ExpectedError {
  const isMissing = reason === "unknown" && kind === "providerPayment";
  return {
    status: isMissing ? 404 : 400,
    errorType: "GENERAL_ERROR",
    finerType: reasons[reason],
  };
}

/** Messages that open no transaction. */
const notifications: Record<Variant, Record<string, (id: string) => Body>> = {
  retailer: { getQrCode: (id) => codeOf({ id, amount: rand(12500) }) },
  provider: {
    createQrCode: (id) => createOf({ id }),
    notifyScan: (id) => scanOf(codes.open, { id }),
  },
  partner: {
    scanNotification: (id) => scanOf(codes.open, { id, partnerPaymentToken: "tok-rich" }),
  },
};

/** How to drive one of the three QR interfaces. */
const adapterOf = (variant: Variant): FamilyAdapter => ({
  interface: `qr-${variant}`,
  kinds: {
    [`${variant}Payment`]: {
      approved: (id, nth) => paymentOf(codes.free[nth % codes.free.length] ?? "", { id }),
      declined: (id) => paymentOf(codes.unknown, { id }),
      money: { approved: -12500, confirmed: 0 },
      rival: { PENDING: inUse, CONFIRMED: "ACCOUNT_ALREADY_SETTLED QR code used", REVERSED: inUse },
      things: codes.free.length,
    },
  },
  advice: ({ advice }, id, requestId) => adviceOf(variant, advice as AdviceKind, requestId, { id }),
  requests: notifications[variant],
  refused,
  finerTypeMember: "reason",
  takes: (reason) => reason === "unknown" && variant !== "provider",
  formatError: { status: 400, errorType: "GENERAL_ERROR", finerType: "FORMAT_ERROR" },
  entities: {
    qrCode: { known: codes.open, unknown: codes.unknown },
    payment: { known: fixturePayments.used, unknown: "9a700000-0000-4000-8000-00000000ffff" },
    scan: { known: "5ca00000-0000-4000-8000-000000000002", unknown: fixturePayments.used },
    partner: { known: partners.blue.id, unknown: "1" },
    account: { known: "tok-rich", unknown: "tok-nobody" },
    merchant: { known: "000000000010003", unknown: "000000000019999" },
    terminal: { known: "MANUAL01", unknown: "TILL9999" },
    setting: { known: "settings", unknown: "others" },
  },
  money: ({ accounts = [] }) =>
    accounts.reduce((sum, { available }) => sum + (available as { amount: number }).amount, 0),
  // The code is spent, its scan and its payment stay on record.
  givenBack: ({ accounts = [] }) => ({ accounts }),
  // A payment that was refused is on record.
  withoutTraffic: ({ payments = [], ...data }) => ({
    ...data,
    payments: payments.filter(({ state }) => state !== "DECLINED"),
  }),
  unknownProperties: "finding",
});

/** How to drive the QR family, at each of its doors. */
export const qrAdapters: readonly FamilyAdapter[] = (
  ["retailer", "provider", "partner"] as const
).map(adapterOf);
