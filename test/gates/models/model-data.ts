import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { CardMessage, Kind } from "../trial/messages";

/** A card of the model. */
export interface ModelCard {
  pan: string;
  expiryDate: string;
  status: "NEW" | "ACTIVATED" | "ACTIVATED_CONFIRMED" | "VOIDED" | "VOIDED_CONFIRMED";
  currency: string;
  book: number;
  available: number;
  clearPin?: string;
  encryptedPin?: string;
  productId?: string;
  block?: string;
  barred?: string[];
  fault?: string;
  /** So many advices for each transaction are answered with the status, and do nothing. */
  adviceFault?: { fault: { status: number }; times: number };
  /** A redemption of more than is available takes what is. */
  partialApproval?: boolean;
}

/** States of a transaction; LATE: declined because its reversal came first. */
export const modelStates = [
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
export type ModelState = (typeof modelStates)[number];

/** What the model remembers under an id. */
export interface Known {
  role: CardMessage["role"];
  kind: CardMessage["kind"];
  requestId?: string;
  /** Advices: it was answered 202. */
  accepted?: boolean;
  /** Lookups: what was asked. */
  asked?: string;
  state?: ModelState;
  answered?: number | null;
  pan?: string;
  amount?: number;
  /** Advices for it that met the fault of its card. */
  advicesFailed?: number;
  pins?: Pick<ModelCard, "clearPin" | "encryptedPin">;
}

/** What the answer must be. Status null: none; undefined: it is held. */
export interface Expected {
  status: number | null | undefined;
  errorType?: string;
  book?: number;
  available?: number;
}

/** A fault of a scenario that hits the message; status null: no answer; `hold`: it waits. */
export interface ModelFault {
  when: "before" | "after";
  status: number | null;
  hold?: boolean;
}

interface Product {
  id: string;
  startingBalance: { amount: number; currency: string };
}
interface FixtureTransaction {
  id: string;
  kind: Kind;
  data: { pan: string; amount?: number };
}
interface FixtureFile {
  cards: ModelCard[];
  products: Product[];
  transactions: FixtureTransaction[];
}

/** The initial data: all that the model has in common with the simulator. */
export const fixtures = JSON.parse(
  readFileSync(join(__dirname, "../../../fixtures/gift-card.json"), "utf8"),
) as FixtureFile;
/** Products by their identifier. */
export const products = new Map(fixtures.products.map((product) => [product.id, product]));
/** Most that a balance may be. */
export const largestAmount = 999_999_999_999;

/** Pans of the default cards, in the order of the file. */
export const pans: readonly string[] = fixtures.cards.map((card) => card.pan);
/** Identifiers of the default products. */
export const productIds: readonly string[] = [...products.keys()];

/** What a fault of a card does to a request; hold: 65 s of the space's clock; nothing: silence of 90 s. */
export const cardFaults: Readonly<Record<string, ModelFault>> = {
  "500": { when: "before", status: 500 },
  "503": { when: "before", status: 503 },
  "504_BEFORE": { when: "before", status: 504 },
  "504_AFTER": { when: "after", status: 504 },
  NO_ANSWER_AFTER: { when: "after", status: null },
  SLOW: { when: "before", status: null, hold: true },
};
