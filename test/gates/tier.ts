/** Which set of figures the gates run with: `commit` on every change, `nightly` at length. */
export type TierName = "commit" | "nightly";

/** The tier of this run, from STANDIN_TIER. */
export const tierName: TierName = process.env["STANDIN_TIER"] === "nightly" ? "nightly" : "commit";

/** Longest time that one gate may take, in milliseconds. */
export const gateTimeout = tierName === "nightly" ? 3_600_000 : 180_000;

/** Figures of every gate. Floors are what a run must reach to count at all. */
export interface Figures {
  M1: { messages: number; giftCardShare: number; walkers: number; faultedShare: number; cellFloor: number };
  M2: { length: number; allKinds: boolean };
  M3: { messages: number; spaces: number; every: number; readFloor: number };
  C1: { kills: number; writers: number; acknowledgedFloor: number; killsAFile: number };
  C2: { allFamilies: boolean };
  R1: { rounds: number; clients: readonly number[] };
  I1: { spaces: number; messages: number };
  D1: { runs: number; messages: number };
  F1: { mutants: number; sockets: number; reachShare: number };
  F2: { files: number; parseShare: number };
  C3: { cuts: number; cutsALog: number; prefixFloor: number };
  V1: { plans: number };
  L1: { transactions: number; exchanges: number };
}

const tiers: Readonly<Record<TierName, Figures>> = {
  commit: {
    M1: { messages: 20_000, giftCardShare: 0.35, walkers: 8, faultedShare: 0.05, cellFloor: 1 },
    M2: { length: 4, allKinds: false },
    M3: { messages: 5_000, spaces: 200, every: 1_000, readFloor: 1_000 },
    C1: { kills: 10, writers: 16, acknowledgedFloor: 500, killsAFile: 5 },
    C2: { allFamilies: false },
    R1: { rounds: 1_000, clients: [2, 2, 8, 2, 64, 2, 8, 2, 2, 8] },
    I1: { spaces: 50, messages: 40 },
    D1: { runs: 100, messages: 50 },
    F1: { mutants: 18_000, sockets: 2_000, reachShare: 0.5 },
    F2: { files: 5_000, parseShare: 0.2 },
    C3: { cuts: 50, cutsALog: 50, prefixFloor: 30 },
    V1: { plans: 1_000 },
    L1: { transactions: 50_000, exchanges: 2_000 },
  },
  nightly: {
    M1: { messages: 1_000_000, giftCardShare: 0.35, walkers: 8, faultedShare: 0.05, cellFloor: 100 },
    M2: { length: 6, allKinds: false },
    M3: { messages: 100_000, spaces: 20, every: 100, readFloor: 1_000 },
    C1: { kills: 1_000, writers: 16, acknowledgedFloor: 500, killsAFile: 10 },
    C2: { allFamilies: true },
    R1: { rounds: 50_000, clients: [2, 2, 8, 2, 64, 2, 8, 2, 2, 8] },
    I1: { spaces: 1_000, messages: 40 },
    D1: { runs: 10_000, messages: 50 },
    F1: { mutants: 1_980_000, sockets: 20_000, reachShare: 0.5 },
    F2: { files: 500_000, parseShare: 0.2 },
    C3: { cuts: 2_000, cutsALog: 100, prefixFloor: 500 },
    V1: { plans: 10_000 },
    L1: { transactions: 150_000, exchanges: 10_000 },
  },
};

/** The figures of this run. */
export const figures: Figures = tiers[tierName];

/** Figures of what runs by night alone. `growth`: megabytes an hour. */
export const nightlyFigures = {
  S1: { seconds: 1_800, warmUpSeconds: 600, sampleSeconds: 10, aSecond: 200, spaces: 20, growth: 1, walMegabytes: 64 },
} as const;
