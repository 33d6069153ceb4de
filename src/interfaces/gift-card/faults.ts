import type { Call } from "../../lifecycle/call";
import type { Fault } from "../../scenario/definition";
import { findCard } from "./cards";
import type { CardEntity } from "./entities";

/** What each fault of a card does; the same engine as a scenario's rules. */
const cardFaults: Readonly<Record<NonNullable<CardEntity["fault"]>, Fault>> = {
  "500": { when: "before", kind: "status", status: 500 },
  "503": { when: "before", kind: "status", status: 503 },
  "504_BEFORE": { when: "before", kind: "status", status: 504 },
  "504_AFTER": { when: "after", kind: "status", status: 504 },
  NO_ANSWER_AFTER: { when: "after", kind: "no-answer" },
  SLOW: { when: "before", kind: "delay", for: "65s" },
};

/** The fault of the card that a request is about, if the card is known and has one. */
export function faultOf(call: Call): { fault: Fault; source: string } | undefined {
  const { card: sent } = call.body as { card?: { pan: string } };
  const card = sent && findCard(call.unit, sent.pan);
  if (card?.fault === undefined) return undefined;
  return { fault: cardFaults[card.fault], source: `card ${card.pan.slice(0, 6)}...${card.pan.slice(-4)}` };
}
