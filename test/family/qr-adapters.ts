import type { RefusalReason } from "../../src/lifecycle/state";
import type { FamilyAdapter } from "./adapter";
import { type AdviceKind, type Variant, adviceOf, codes, fixturePayments, partners, paymentOf } from "../support/qr";

/** Every error has the same type; a confirmation of an unknown payment alone has another status at the provider. */
const refused = (reason: RefusalReason, kind: string) =>
  ({ status: reason === "unknown" && kind === "providerPayment" ? 404 : 400, errorType: "GENERAL_ERROR" });

/** How to drive one of the three QR interfaces. */
const adapterOf = (variant: Variant): FamilyAdapter => ({
  interface: `qr-${variant}`,
  kinds: {
    [`${variant}Payment`]: {
      approved: (id, nth) => paymentOf(codes.free[nth % codes.free.length] ?? "", { id }),
      declined: (id) => paymentOf(codes.unknown, { id }),
      money: { approved: -12500, confirmed: 0 },
    },
  },
  advice: ({ advice }, id, requestId) => adviceOf(variant, advice as AdviceKind, requestId, { id }),
  refused,
  takes: (reason) => reason === "unknown" && variant !== "provider",
  formatError: { status: 400, errorType: "GENERAL_ERROR" },
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
  money: ({ accounts = [] }) => accounts.reduce((sum, { available }) => sum + (available as { amount: number }).amount, 0),
  // The code is spent, its scan and its payment stay on record.
  givenBack: ({ accounts = [] }) => ({ accounts }),
  unknownProperties: "finding",
});

/** How to drive the QR family, at each of its doors. */
export const qrAdapters: readonly FamilyAdapter[] = (["retailer", "provider", "partner"] as const).map(adapterOf);
