import tiers from "./figures.json";

/** Which set of figures the gates run with: `quick` within `npm test`, `commit` on every change, `nightly` at length. */
export type TierName = "quick" | "commit" | "nightly";

const tierNames: readonly TierName[] = ["quick", "commit", "nightly"];

/** The tier of this run, from STANDIN_TIER; quick by default. */
export const tierName: TierName = namedTier(process.env["STANDIN_TIER"] ?? "quick");

function namedTier(given: string): TierName {
  const found = tierNames.find((name) => name === given);
  if (found === undefined)
    throw new Error(`STANDIN_TIER is "${given}", not one of ${tierNames.join(", ")}`);
  return found;
}

/** Figures of every gate. Floors are what a run must reach to count at all. */
export interface Figures {
  M1: {
    messages: number;
    giftCardShare: number;
    walkers: number;
    faultedShare: number;
    cellFloor: number;
  };
  M2: { length: number; allKinds: boolean };
  M3: { messages: number; spaces: number; every: number; readFloor: number };
  C1: { kills: number; writers: number; acknowledgedFloor: number; killsAFile: number };
  /** `everyNth`: of the messages that have statements to fail. */
  C2: { allFamilies: boolean; everyNth: number };
  R1: { rounds: number; clients: readonly number[] };
  I1: { spaces: number; messages: number };
  /** `messages`: of the victim in each half of a round. `judged`: 1 where the p99 is. */
  I2: { rounds: number; messages: number; attempts: number; judged: number };
  D1: { runs: number; messages: number };
  F1: { mutants: number; sockets: number; reachShare: number };
  F2: { files: number; parseShare: number; commandEach: number };
  /** `killedShare`: of the kills that are to meet a message on its way. */
  C4: { kills: number; tills: number; killedShare: number };
  /** `readShare`: of the answers that are to be read as far as a status. */
  F3: { answers: number; readShare: number };
  /** `mutants`: of the providers that do one thing otherwise. `seeds`: certifications of each interface of our own. */
  K2: { deviations: number; interfaces: number };
  K1: { mutants: number; interfaces: number; depth: number; seeds: number };
  C3: { cuts: number; cutsALog: number; prefixFloor: number };
  V1: { plans: number };
  V3: { plans: number; mutants: number };
  L1: { transactions: number; exchanges: number };
  /** `rounds`: of a message of each user, once the file was read again. */
  P1: { users: number; rounds: number };
  /** `interfaces`: how many of them; `mutantsOfEach`: of each interface. */
  E1: { depth: number; interfaces: number; mutantsOfEach: number; everyPlan: boolean };
}

/** The figures of this run, from `figures.json`. */
export const figures: Figures = tiers[tierName];

/** Figures of what runs by night alone. `growth`: megabytes an hour. */
export const nightlyFigures = { S1: tiers.nightly.S1 };
