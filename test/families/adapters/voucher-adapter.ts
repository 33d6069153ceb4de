import type { RefusalReason } from "../../../src/lifecycle/state";
import type { FamilyAdapter } from "../suite/adapter";
import {
  adviceFor,
  asking,
  codes,
  offer,
  provisionOf,
  tenders,
} from "../../support/messages/voucher";

const notFound = { status: 404, errorType: "UNABLE_TO_LOCATE_RECORD" };
const reversed: Record<string, string> = {
  provision: "VOUCHER_ALREADY_REVERSED",
  redemption: "REDEMPTION_ALREADY_REVERSED",
  refund: "REFUND_ALREADY_REVERSED",
};
const confirmed: Record<string, string> = {
  provision: "VOUCHER_ALREADY_CONFIRMED",
  redemption: "REDEMPTION_ALREADY_CONFIRMED",
  refund: "REFUND_ALREADY_CONFIRMED",
};

/** Errors of the life cycle, as the family's reference gives them. */
function refused(reason: RefusalReason, kind: string): { status: number; errorType: string } {
  if (reason === "duplicate") return { status: 400, errorType: "DUPLICATE_RECORD" };
  if (reason === "confirmed") return { status: 400, errorType: confirmed[kind] ?? "" };
  if (reason.startsWith("reversed")) return { status: 400, errorType: reversed[kind] ?? "" };
  return notFound;
}

const active = [codes.active, codes.active2, codes.active3, codes.active4];
const redeemed = [codes.confirmed, codes.confirmed2, codes.confirmed3];
const pick = (from: string[], nth: number): string => from[nth % from.length] as string;
/** A slip with everything on it that the reference calls required and nobody enforces. */
const slip = {
  slipData: { messageLines: [{ text: "Code", barcode: { data: "123", encoding: "ITF" } }] },
};
const cancelled = ({ status }: Record<string, unknown>): boolean => status === "CANCELLED";

/** How to drive the voucher family. */
export const voucherAdapter: FamilyAdapter = {
  interface: "voucher",
  kinds: {
    provision: {
      approved: (id) => provisionOf("BLV0050", { id, ...slip }),
      declined: (id) => provisionOf("BLVOLD", { id }),
      money: { approved: 5000, confirmed: 0 },
    },
    redemption: {
      approved: (id, nth) => offer(pick(active, nth), { id, ...slip }),
      declined: (id) => offer(codes.small, { id, ...asking(101) }),
      money: { approved: -5000, confirmed: 0 },
      rival: { PENDING: "VOUCHER_ALREADY_REDEEMED", CONFIRMED: "VOUCHER_ALREADY_REDEEMED" },
    },
    refund: {
      approved: (id, nth) => offer(pick(redeemed, nth), { id, ...slip }),
      declined: (id) => offer(codes.active, { id }),
      money: { approved: 0, confirmed: 5000 },
      rival: { PENDING: "VOUCHER_ALREADY_REFUNDED", CONFIRMED: "VOUCHER_NOT_REDEEMED" },
    },
  },
  advice: ({ advice, transaction }, id, requestId) =>
    adviceFor(requestId, {
      id,
      ...(advice === "reversal" && { reversalReason: "CANCELLED" }),
      ...(advice === "confirmation" && transaction === "provision" && { tenders }),
    }),
  lookup: ({ id: operation }, id) =>
    operation === "lookupRedemption"
      ? { requestId: id }
      : { voucherCode: codes.active, receiverInstId: "60020001" },
  missed: ({ id }) =>
    id === "lookupVoucher"
      ? { body: { voucherCode: codes.unknown, receiverInstId: "60020001" }, error: notFound }
      : undefined,
  lookedUp: ({ id }) => (id === "lookupRedemption" ? "redemption" : undefined),
  refused,
  formatError: { status: 400, errorType: "FORMAT_ERROR" },
  absentText: (field) => `${field} may not be null`,
  entities: {
    voucher: { known: codes.active, unknown: codes.unknown },
    product: { known: "BLV0050", unknown: "BLV9999" },
  },
  money: (data) =>
    (data["vouchers"] ?? []).reduce(
      (sum, { balance }) => sum + ((balance as { amount: number } | undefined)?.amount ?? 0),
      0,
    ),
  // A reversed provision leaves its voucher behind, cancelled.
  givenBack: (data) => ({
    ...data,
    vouchers: (data["vouchers"] ?? []).filter((voucher) => !cancelled(voucher)),
  }),
  unknownProperties: "refused",
};
