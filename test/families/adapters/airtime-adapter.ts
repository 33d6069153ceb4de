import type { RefusalReason } from "../../../src/lifecycle/state";
import type { FamilyAdapter } from "../suite/adapter";
import {
  adviceFor,
  asking,
  byLoyaltyCard,
  byToken,
  instruments,
  paidBy,
  rand,
  saleOf,
  tenders,
  to,
} from "../../support/messages/airtime";

const settled = { status: 400, errorType: "ACCOUNT_ALREADY_SETTLED" };
const notFound = { status: 404, errorType: "UNABLE_TO_LOCATE_RECORD" };

/** Errors of the life cycle, as the family's reference gives them. */
const refusals: Record<RefusalReason, { status: number; errorType: string }> = {
  unknown: notFound,
  duplicate: { status: 400, errorType: "DUPLICATE_RECORD" },
  inProcess: { status: 500, errorType: "OUTCOME_UNKNOWN" },
  confirmed: settled,
  reversed: settled,
  declined: settled,
  failed: notFound,
  reversedBefore: settled,
  reversedMeanwhile: settled,
};

/** Everything that the reference calls required and nobody enforces. */
const slip = {
  slipData: { messageLines: [{ text: "Code", barcode: { data: "123", encoding: "ITF" } }] },
};
const described = (productId: string) => ({
  product: {
    productId,
    productContents: [{ amount: 1, unit: "GB" }],
    validityPeriod: { duration: 30, durationUnit: "DAYS" },
  },
});
const full = (productId: string, id: string, parts: object) =>
  saleOf(productId, { id, ...described(productId), ...slip, ...parts });

/** What a reversal does not give back: a cancelled voucher stays, it is not sold again. */
const withoutVouchers = ({
  vouchers: _vouchers,
  ...data
}: Record<string, Record<string, unknown>[]>) => data;

/** How to drive the airtime family. */
export const airtimeAdapter: FamilyAdapter = {
  interface: "airtime",
  kinds: {
    purchase: {
      approved: (id) =>
        full("NWDATAVAR", id, {
          ...asking(1200),
          ...to("27710000001"),
          ...paidBy(byLoyaltyCard(1200)),
        }),
      declined: (id) => saleOf("NWDATAVAR", { id, ...asking(1), ...to("27710000001") }),
      money: { approved: -1200, confirmed: 0 },
    },
    provision: {
      approved: (id) => full("NWAIRVAR", id, { ...asking(700), ...paidBy(byToken(700)) }),
      declined: (id) => saleOf("NWGONE5", { id }),
      money: { approved: -700, confirmed: 0 },
    },
  },
  advice: ({ advice }, id, requestId) =>
    adviceFor(requestId, {
      id,
      ...(advice === "confirmation" ? { tenders } : { reversalReason: "CANCELLED" }),
    }),
  lookup: ({ id: operation }, id) => {
    if (operation === "lookupMsisdn") return { msisdn: "27710000001" };
    if (operation === "purchaseStatus") return { originalMsgId: id };
    return operation === "listProducts" ? {} : full("NWAIR20", id, {});
  },
  missed: ({ id }) =>
    id === "lookupMsisdn"
      ? {
          body: { msisdn: "27719999999" },
          error: { status: 404, errorType: "UNABLE_TO_LOCATE_RECORD" },
        }
      : undefined,
  lookedUp: ({ id: operation }) => (operation === "purchaseStatus" ? "purchase" : undefined),
  refused: (reason) => refusals[reason],
  formatError: { status: 400, errorType: "FORMAT_ERROR" },
  absentText: (field) => `${field} may not be null`,
  entities: {
    client: { known: "70010002", unknown: "70019999" },
    product: { known: "NWAIR20", unknown: "NWAIR21" },
    msisdn: { known: "27710000001", unknown: "27719999999" },
    voucher: { known: "NW26000010001", unknown: "NW26000019999" },
    instrument: { known: instruments.card, unknown: "6290000000009999" },
  },
  money: (data) =>
    (data["instruments"] ?? []).reduce(
      (sum, { balance }) => sum + (balance as ReturnType<typeof rand>).amount,
      0,
    ),
  givenBack: withoutVouchers,
  unknownProperties: "finding",
};
