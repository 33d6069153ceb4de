import type { RefusalReason } from "../../../src/lifecycle/state";
import type { FamilyAdapter } from "../suite/adapter";
import {
  activationOf,
  adviceFor,
  cards,
  loadOf,
  rand,
  redemptionOf,
  requestFor,
} from "../../support/messages/gift-card";

const general = { status: 400, errorType: "GENERAL_ERROR" };

/** Errors of the life cycle, as the family's reference gives them. */
const refusals: Record<
  Exclude<RefusalReason, "confirmed">,
  { status: number; errorType: string }
> = {
  unknown: { status: 404, errorType: "UNABLE_TO_LOCATE_RECORD" },
  duplicate: { status: 400, errorType: "DUPLICATE_RECORD" },
  inProcess: general,
  reversed: general,
  declined: general,
  failed: general,
  reversedBefore: general,
  reversedMeanwhile: general,
};

/** Errors of a reversal after the confirmation. */
const confirmed: Record<string, string> = { activation: "CARD_ACTIVATED", void: "CARD_VOIDED" };

const freshCards = [cards.fresh, cards.fresh2, cards.freshWithPin, cards.freshWithEncryptedPin];
const voidable = [
  cards.funded2,
  cards.funded3,
  cards.empty2,
  cards.withPin2,
  cards.withEncryptedPin,
  cards.openLoad,
  cards.openRedemption,
];
/** A slip with everything on it that the reference calls required and nobody enforces. */
export const slip = {
  slipData: { messageLines: [{ text: "Code", barcode: { data: "123", encoding: "EAN13" } }] },
};
const pick = (pans: string[], nth: number): string => pans[nth % pans.length] as string;

/** How to drive the four kinds of transaction that both forms have. */
export const giftCardAdapter: FamilyAdapter = {
  interface: "gift-card-v3",
  kinds: {
    activation: {
      approved: (id, nth) =>
        activationOf(pick(freshCards, nth), {
          id,
          product: { id: "GIFT100" },
          amounts: { requestAmount: rand(2500) },
          ...slip,
        }),
      declined: (id) => activationOf(cards.voided, { id }),
      money: { approved: 12500, confirmed: 0 },
      rival: { PENDING: "CARD_ACTIVATED", CONFIRMED: "CARD_ACTIVATED" },
      expired: "CARD_EXPIRED",
    },
    load: {
      approved: (id) => loadOf(cards.empty, 700, { id, ...slip }),
      declined: (id) => loadOf(cards.voided, 700, { id }),
      money: { approved: 700, confirmed: 0 },
      expired: "CARD_EXPIRED",
    },
    redemption: {
      approved: (id) =>
        redemptionOf(cards.funded, 300, {
          id,
          basket: { basketId: "B1", items: [{ productId: "1" }] },
          ...slip,
        }),
      declined: (id) => redemptionOf(cards.funded, 60_000, { id }),
      money: { approved: -300, confirmed: 0 },
      expired: "CARD_EXPIRED",
    },
    void: {
      approved: (id, nth) => requestFor(pick(voidable, nth), { id, ...slip }),
      declined: (id) => requestFor(cards.voided, { id }),
      money: { approved: 0, confirmed: 0 },
      rival: { PENDING: "CARD_VOIDED", CONFIRMED: "CARD_VOIDED" },
      expired: "CARD_EXPIRED",
    },
  },
  advice: ({ advice, transaction }, id, requestId) => {
    const tendered =
      advice === "confirmation" && (transaction === "activation" || transaction === "load");
    return adviceFor(requestId, {
      id,
      ...(advice === "reversal" && { reversalReason: "CANCELLED" }),
      ...(tendered && { tenders: [{ tenderType: "CASH", amount: rand(100) }] }),
    });
  },
  lookup: (_operation, id) => requestFor(cards.funded, { id, ...slip }),
  refused: (reason, kind) =>
    reason === "confirmed"
      ? { status: 400, errorType: confirmed[kind] ?? "TRANSACTION_NOT_SUPPORTED" }
      : refusals[reason],
  formatError: { status: 400, errorType: "FORMAT_ERROR" },
  entities: {
    card: { known: cards.withPin, unknown: cards.unknown },
    product: { known: "GIFT100", unknown: "GIFT999" },
  },
  money: (data) =>
    (data["cards"] ?? []).reduce(
      (sum, { balance }) => sum + (balance as { amount: number }).amount,
      0,
    ),
  unknownProperties: "finding",
};
