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

/** Where the kinds of message name their cards. `card` is a second name in messages about two. */
const cardNames: Readonly<Record<string, readonly string[]>> = {
  replace: ["oldCard", "newCard"],
  transfer: ["sourceCard", "targetCard"],
};

/** The cards of a message; undefined unless it passes check 7: all known, and not the same. */
function knownCards(call: Call): CardEntity[] | undefined {
  const names = cardNames[call.operation.transaction ?? ""] ?? ["card"];
  const sent = names.map(
    (name) => (call.body as Record<string, { pan: string } | undefined>)[name]?.pan,
  );
  const cards = sent.map((pan) => (pan === undefined ? undefined : findCard(call.unit, pan)));
  const known = cards.filter((card) => card !== undefined);
  return known.length === names.length && new Set(sent).size === names.length ? known : undefined;
}

/** The fault of a card that a request is about, once the cards are known. */
export function faultOf(call: Call): { fault: Fault; source: string } | undefined {
  const card = knownCards(call)?.find(({ fault }) => fault !== undefined);
  if (card?.fault === undefined) return undefined;
  return {
    fault: cardFaults[card.fault],
    source: `card ${card.pan.slice(0, 6)}...${card.pan.slice(-4)}`,
  };
}
