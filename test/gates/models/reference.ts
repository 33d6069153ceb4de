/** States of a transaction, as every family's reference has them; LATE: refused because its reversal came first. */
export const dealingStates = [
  "NONE",
  "PROCESSING",
  "PENDING",
  "DECLINED",
  "FAILED",
  "CONFIRMED",
  "REVERSED",
  "TOMBSTONE",
  "LATE",
] as const;
export type DealingState = (typeof dealingStates)[number];

/** Why an advice or a request is refused, in the words of the adapters. */
export type Reason =
  | "unknown"
  | "duplicate"
  | "inProcess"
  | "confirmed"
  | "reversed"
  | "declined"
  | "failed"
  | "reversedBefore"
  | "reversedMeanwhile";
export type Verdict = Reason | "taken";

/** How a family answers the advices for a transaction, by its state. */
export interface Reading {
  confirmation: Readonly<Record<DealingState, Verdict>>;
  reversal: Readonly<Record<DealingState, Verdict>>;
  /** Statuses of the request after which its client is in the dark: it may always reverse. */
  dark: readonly (number | null)[];
  /** States that a reversal leaves as they are, whatever the client knows. */
  lasting: readonly DealingState[];
  /** What a late request gets when it comes again. */
  lateAgain: Reason;
  /** An advice for a message of another kind of the family; absent: as for an unknown request. */
  otherKind?: { status: number; errorType: string };
  /** A reversal that names a request of another kind or interface of the family is taken, as one of an unknown request is. */
  takesStrange: boolean;
}

/** What the references have in common (policies on identifiers and advices). */
const common: Reading = {
  confirmation: {
    NONE: "unknown",
    PROCESSING: "inProcess",
    PENDING: "taken",
    DECLINED: "declined",
    FAILED: "failed",
    CONFIRMED: "taken",
    REVERSED: "reversed",
    TOMBSTONE: "reversed",
    LATE: "reversed",
  },
  reversal: {
    NONE: "unknown",
    PROCESSING: "taken",
    PENDING: "taken",
    DECLINED: "declined",
    FAILED: "taken",
    CONFIRMED: "confirmed",
    REVERSED: "taken",
    TOMBSTONE: "unknown",
    LATE: "unknown",
  },
  dark: [500, 504, null],
  lasting: [],
  lateAgain: "duplicate",
  takesStrange: false,
};

interface Difference {
  confirmation?: Partial<Reading["confirmation"]>;
  reversal?: Partial<Reading["reversal"]>;
  dark?: Reading["dark"];
  lasting?: Reading["lasting"];
  lateAgain?: Reason;
  otherKind?: Reading["otherKind"];
  takesStrange?: boolean;
}

const declinedIsDone: Difference = {
  confirmation: { LATE: "declined" },
  reversal: { DECLINED: "taken", LATE: "taken" },
  lasting: ["DECLINED", "LATE"],
};

// E25, E26: the unknown reversal is acknowledged, and one that names another door's payment counts as such (identifiers, 3); no other message is a payment.
const unknownIsTaken: Difference = {
  ...declinedIsDone,
  reversal: { ...declinedIsDone.reversal, NONE: "taken", TOMBSTONE: "taken" },
  takesStrange: true,
};

// Purchase and provision: the reversal of a declined one is noted; a tombstone stays one however often the request comes.
const airtimeSale: Difference = {
  confirmation: { TOMBSTONE: "unknown", LATE: "unknown" },
  reversal: { DECLINED: "taken" },
  lasting: ["DECLINED"],
  lateAgain: "reversedBefore",
};

/** What each reference says otherwise, by interface, and by interface and kind. */
const differences: Readonly<Record<string, Difference>> = {
  airtime: airtimeSale,
  // Of a provision any 5xx leaves the client in the dark.
  "airtime/provision": { ...airtimeSale, dark: [500, 503, 504, null] },
  // SEEN REVERSED is to a confirmation what an unknown request is; any 5xx leaves the client in the dark.
  voucher: { confirmation: { TOMBSTONE: "unknown", LATE: "unknown" }, dark: [500, 503, 504, null] },
  // P15, P18, P19a, P20: a late payment is a declined one, and the reversal of a declined one is taken.
  "bill-payment": {
    ...declinedIsDone,
    confirmation: { TOMBSTONE: "unknown", LATE: "declined" },
    otherKind: { status: 400, errorType: "FUNCTION_NOT_SUPPORTED" },
  },
  // B-14, C-05, C-06, V-09: the same, but a confirmation after an early reversal contradicts it.
  "prepaid-utility": declinedIsDone,
  // General rules, and `unknownReversal` as it is by default: a reversal is acknowledged though there is nothing to undo.
  "money-transfer": {
    reversal: { NONE: "taken", TOMBSTONE: "taken", DECLINED: "taken", LATE: "taken" },
  },
  // The contract lists a 404 for the reversal of a cancellation that never came.
  "money-transfer/cancel": { reversal: { DECLINED: "taken", LATE: "taken" } },
  "qr-retailer": unknownIsTaken,
  "qr-provider": declinedIsDone,
  "qr-partner": unknownIsTaken,
};

/** How the reference of an interface has advices for a kind of transaction answered. */
export function readingOf(name: string, kind: string): Reading {
  const own = differences[`${name}/${kind}`] ?? differences[name] ?? {};
  return {
    confirmation: { ...common.confirmation, ...own.confirmation },
    reversal: { ...common.reversal, ...own.reversal },
    dark: own.dark ?? common.dark,
    lasting: own.lasting ?? common.lasting,
    lateAgain: own.lateAgain ?? common.lateAgain,
    takesStrange: own.takesStrange ?? common.takesStrange,
    ...(own.otherKind && { otherKind: own.otherKind }),
  };
}
