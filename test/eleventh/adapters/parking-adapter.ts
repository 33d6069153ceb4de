import type { RefusalReason } from "../../../src/lifecycle/state";
import type { ExpectedError, FamilyAdapter } from "../suite/adapter";

const time = "2031-03-04T12:00:00.000Z";
const unknown = { status: 404, errorType: "ABSENT" };
const closed = { status: 400, errorType: "DENIED" };
const duplicate = { status: 400, errorType: "DUPLICATE_RECORD" };
const isClosed = (reason: RefusalReason): boolean => /^(confirmed|reversed)/.test(reason);
const refused = (reason: RefusalReason): ExpectedError =>
  reason === "duplicate" ? duplicate : isClosed(reason) ? closed : unknown;

/** How to drive the parking family. */
export const parkingAdapter: FamilyAdapter = {
  interface: "parking",
  kinds: {
    payment: {
      approved: (id) => ({ id, time, card: "P1", amount: 7 }),
      declined: (id) => ({ id, time, card: "P2", amount: 6 }),
      money: { approved: -7, confirmed: 0 },
    },
  },
  advice: (_operation, id, requestId) => ({ id, requestId, time }),
  lookup: () => ({ card: "P1" }),
  missed: () => ({ body: { card: "P9" }, error: unknown }),
  refused,
  formatError: { status: 400, errorType: "FORMAT_ERROR" },
  entities: { card: { known: "P1", unknown: "P9" } },
  money: (data) => (data["cards"] ?? []).reduce((sum, { credit }) => sum + Number(credit), 0),
  unknownProperties: "finding",
};
