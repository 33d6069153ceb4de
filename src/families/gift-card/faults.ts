import type { Call } from "../../lifecycle/call";
import type { Fault } from "../../scenario/definition";
import { faultOfFirstAdvices } from "../kit/advice-fault";
import { type FixtureFault, faulting } from "../kit/family";
import type { CardEntity, Entities, Unit } from "./entities";
import type { Card } from "./models";
import { unprefixedGroups, v3 } from "./operations";
import type { TwoCardTransaction } from "./transactions/two-cards";

/** What each fault of a card does; the same engine as a scenario's rules. */
const cardFaults: Readonly<Record<NonNullable<CardEntity["fault"]>, Fault>> = {
  "500": { when: "before", kind: "status", status: 500 },
  "503": { when: "before", kind: "status", status: 503 },
  "504_BEFORE": { when: "before", kind: "status", status: 504 },
  "504_AFTER": { when: "after", kind: "status", status: 504 },
  NO_ANSWER_AFTER: { when: "after", kind: "no-answer" },
  SLOW: { when: "before", kind: "delay", for: "65s" },
};

const sourceOf = ({ pan }: CardEntity): string => `card ${pan.slice(0, 6)}...${pan.slice(-4)}`;

/** The fault of a card that a message is about, once it passes check 7: all cards known, and not the same. */
function faultOf(unit: Unit, sent: readonly (Card | undefined)[]): FixtureFault | undefined {
  const pans = new Set(sent.map((card) => card?.pan));
  if (pans.size !== sent.length) return undefined;
  let faulty: CardEntity | undefined;
  for (const pan of pans) {
    const card = pan === undefined ? undefined : unit.get("card", pan);
    if (card === undefined) return undefined;
    if (card.fault !== undefined) faulty ??= card;
  }
  if (faulty?.fault === undefined) return undefined;
  return {
    fault: cardFaults[faulty.fault],
    source: sourceOf(faulty),
  };
}

const withOneCard = [v3, unprefixedGroups].flatMap(
  ({ activation, load, redemption, void: voiding, lookup }) => [
    activation.request,
    load.request,
    redemption.request,
    voiding.request,
    lookup,
  ],
);

const faultOfOneCard = ({ unit, body }: Call<(typeof withOneCard)[number], Entities>) =>
  faultOf(unit, [body.card]);

const faultOfReplace = ({ unit, body }: Call<typeof unprefixedGroups.replace.request, Entities>) =>
  faultOf(unit, [body.oldCard, body.newCard]);

const faultOfTransfer = ({
  unit,
  body,
}: Call<typeof unprefixedGroups.transfer.request, Entities>) =>
  faultOf(unit, [body.sourceCard, body.targetCard]);

const advices = [...Object.values(v3), ...Object.values(unprefixedGroups)].flatMap((kind) =>
  "request" in kind ? [kind.confirmation, kind.reversal] : [],
);

/** The fault that a card, or the second one of two, brings to the first advices for a transaction. */
const faultOfAdvice = (advice: Call<(typeof advices)[number], Entities>) =>
  faultOfFirstAdvices(advice, ({ pan, otherPan }: Partial<TwoCardTransaction>) => {
    const card = [pan, otherPan]
      .map((one) => (one === undefined ? undefined : advice.unit.get("card", one)))
      .find((one) => one?.adviceFault !== undefined);
    return card && { adviceFault: card.adviceFault, source: sourceOf(card) };
  });

/** The faults that cards bring along. */
export const faults = [
  ...faulting(withOneCard, faultOfOneCard),
  ...faulting(unprefixedGroups.replace.request, faultOfReplace),
  ...faulting(unprefixedGroups.transfer.request, faultOfTransfer),
  ...faulting(advices, faultOfAdvice),
];
