import type { Exchange } from "../journal/exchange";
import type { Evidence } from "./obligation";

/** A message that a check speaks of, with what a person knows it by. */
export interface ShownEvidence extends Evidence {
  /** Arrival by the data space's clock, RFC 3339. */
  clock?: string;
  operation?: string;
  /** Till that sent it. */
  terminal?: string;
  /** In minor units, with its currency. */
  amount?: { amount: number; currency: string };
}

/** Adds to the evidence of a check what the journal tells of its messages. */
export function shownEvidence(evidence: readonly Evidence[], exchanges: ReadonlyMap<number, Exchange>): ShownEvidence[] {
  return evidence.map((one) => {
    const exchange = exchanges.get(one.number);
    if (exchange === undefined) return one;
    const { clock, operation, request: { body } } = exchange;
    const terminal = member(member(body, "originator"), "terminalId");
    const amount = amountOf(body);
    return {
      ...one, clock, ...(operation !== null && { operation }), ...(typeof terminal === "string" && { terminal }), ...(amount && { amount }),
    };
  });
}

/** Where the messages of the contract carry the amount that they are about, the more telling place first. */
const places = [["amounts", "approvedAmount"], ["amounts", "requestAmount"], ["amounts", "amount"], ["amount"]] as const;

function amountOf(body: unknown): ShownEvidence["amount"] {
  for (const place of places) {
    const found = place.reduce<unknown>(member, body);
    const [amount, currency] = [member(found, "amount"), member(found, "currency")];
    if (typeof amount === "number" && typeof currency === "string") return { amount, currency };
  }
  return undefined;
}

const member = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null && Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined;

/** `(12) 09:31:00.250 redeem, till TILL0001, 2500 of currency 710` */
export const evidenceText = ({ number, clock, operation, terminal, amount }: ShownEvidence): string => [
  `(${number})${clock === undefined ? "" : ` ${clock.slice(11, 23)}`}${operation === undefined ? "" : ` ${operation}`}`,
  ...(terminal === undefined ? [] : [`till ${terminal}`]),
  ...(amount === undefined ? [] : [`${amount.amount} of currency ${amount.currency}`]),
].join(", ");
