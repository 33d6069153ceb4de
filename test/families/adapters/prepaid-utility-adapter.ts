import type { RefusalReason } from "../../../src/lifecycle/state";
import type { FamilyAdapter } from "../suite/adapter";
import {
  about,
  adviceFor,
  meters,
  payToken,
  purchaseOf,
  rand,
  tenders,
} from "../../support/messages/prepaid-utility";

const declined = { status: 400, errorType: "TRANSACTION_DECLINED" };

/** Errors of the life cycle, as the family's reference gives them. */
const refusals: Record<RefusalReason, { status: number; errorType: string }> = {
  unknown: { status: 404, errorType: "UNABLE_TO_LOCATE_RECORD" },
  duplicate: { status: 400, errorType: "DUPLICATE_RECORD" },
  inProcess: declined,
  confirmed: declined,
  reversed: declined,
  declined,
  failed: declined,
  reversedBefore: declined,
  reversedMeanwhile: declined,
};

/** Everything that the reference calls required and nobody enforces. */
const slip = {
  slipData: { messageLines: [{ text: "Code", barcode: { data: "123", encoding: "ITF" } }] },
};

const paid = {
  tenders,
  paymentMethods: [{ type: "AN_32_TOKEN", amount: rand(20000), token: payToken }],
};

/** What a reversal does not give back: that there was a purchase. */
const withoutPurchases = ({
  purchases: _purchases,
  ...data
}: Record<string, Record<string, unknown>[]>) => data;

/** How to drive the prepaid utility family. */
export const prepaidUtilityAdapter: FamilyAdapter = {
  interface: "prepaid-utility",
  kinds: {
    purchase: {
      approved: (id, nth) =>
        purchaseOf(nth === 0 ? meters.debtsAndCharge : meters.plain, 20000, {
          id,
          ...slip,
          ...(nth === 0 ? paid : {}),
        }),
      declined: (id) => purchaseOf(meters.plain, 999, { id }),
      money: { approved: -20000, confirmed: 0 },
      // The first purchase pays with a token that can be used once.
      rival: { PENDING: "INVALID_AN32_TOKEN", CONFIRMED: "INVALID_AN32_TOKEN" },
    },
    keyChange: {
      approved: (id) => about(meters.keyPending, { id, ...slip }),
      declined: (id) => about(meters.plain, { id }),
      money: { approved: 0, confirmed: 0 },
    },
  },
  advice: ({ advice, transaction }, id, requestId) => {
    if (transaction === "keyChange") return adviceFor(requestId, { id });
    return adviceFor(requestId, {
      id,
      ...(advice === "confirmation" ? { tenders } : { reversalReason: "CANCELLED" }),
    });
  },
  lookup: ({ id: operation }, id) => {
    if (operation === "requestTokenReprint") return about(meters.letters, { id, ...slip });
    if (operation === "createMeterLookup") return about(meters.plain, { id, ...slip });
    const meter = operation === "retryPurchaseRequest" ? meters.debtsAndCharge : meters.keyPending;
    return purchaseOf(meter, 20000, { id, ...slip });
  },
  missed: ({ id: operation }, id) =>
    ["createMeterLookup", "requestTokenReprint"].includes(operation)
      ? {
          body: about(meters.unknown, { id, ...slip }),
          error: { status: 400, errorType: "UNKNOWN_METER_ID" },
        }
      : undefined,
  lookedUp: ({ id: operation }) => (operation === "retryPurchaseRequest" ? "purchase" : undefined),
  refused: (reason) => refusals[reason],
  formatError: { status: 400, errorType: "FORMAT_ERROR" },
  entities: {
    client: { known: "50020001", unknown: "50029999" },
    provider: { known: "40010001", unknown: "40019999" },
    meter: { known: meters.plain, unknown: meters.unknown },
    purchase: {
      known: "1f6a2c80-93d4-4e17-8b52-a0c7d9e35f01",
      unknown: "1f6a2c80-93d4-4e17-8b52-a0c7d9e35f99",
    },
    instrument: { known: payToken, unknown: "K4V8T1Q9Z7M2B6X3N5C0L8J2H4G6F1D8" },
    faultReport: {
      known: "7c2b9e14-5f06-4ad8-b3c1-90e7d2a6f415",
      unknown: "7c2b9e14-5f06-4ad8-b3c1-90e7d2a6f416",
    },
  },
  money: (data) =>
    (data["clients"] ?? []).reduce(
      (sum, { float }) => sum + (float as ReturnType<typeof rand>).amount,
      0,
    ),
  givenBack: withoutPurchases,
  unknownProperties: "finding",
};
