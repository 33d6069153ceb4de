import type { Mistake } from "../../mistake";
import { memberOf, textMember } from "../../contract/values/json-value";
import { type EntityReader, type FixtureFile, entitiesIn, entityTypesOf } from "../kit/entities";
import { type Family, type FixtureFault, faulting, faultOfFirstAdvices } from "../kit/family";
import { productOf, productView } from "./answers";
import { type Entities, type Unit, CardEntity, ProductEntity, entities } from "./entities";
import { type Card, giftCardModels } from "./models";
import type { Call } from "../../lifecycle/call";
import type { Fault } from "../../scenario/definition";
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

/** A card as a tester must send it, with its state (contract 3, DataResponse). */
const viewCard = (card: CardEntity, unit: EntityReader<Entities>) => {
  const product = productOf(unit, card.productId);
  const { pan, expiryDate, clearPin, encryptedPin } = card;
  return {
    card: {
      pan,
      expiryDate,
      ...(clearPin !== undefined && { clearPin }),
      ...(encryptedPin !== undefined && { encryptedPin }),
    },
    balance: { amount: card.book, currency: card.currency },
    status: card.status,
    ...(product && card.status !== "NEW" && { product: productView(product) }),
  };
};

const viewProduct = (product: ProductEntity) => ({
  product: productView(product),
  startingBalance: product.startingBalance,
});

/** What a data space of this family holds. */
const entityTypes = entityTypesOf(entities, {
  card: { view: viewCard },
  product: { view: viewProduct },
});

/** Transactions that must lead to a card, and balances that must make sense. */
function checkFixtures(file: FixtureFile): Mistake[] {
  const cards = entitiesIn(file, entityTypes.card);
  const pans = new Set(cards.map((card) => card.pan));
  return [
    ...cards.flatMap((card, index) => cardMistakes(card, `cards[${index}]`)),
    ...heldMistakes(file, cards),
    ...(file.transactions ?? []).flatMap(({ data }, index) => {
      const pan = textMember(data, "pan");
      if (pan !== undefined && pans.has(pan)) return [];
      return [
        {
          path: `transactions[${index}].data.pan`,
          text: `there is no card ${String(pan)} in this file`,
        },
      ];
    }),
  ];
}

/** What an open transaction has added to the book, it frees when it is confirmed, or takes back. */
function heldMistakes({ transactions = [] }: FixtureFile, cards: readonly CardEntity[]): Mistake[] {
  const held = new Map<string, number>();
  for (const { kind, state, data } of transactions) {
    const member = state === "PENDING" ? heldOn.get(kind) : undefined;
    const pan = member === undefined ? undefined : textMember(data, member);
    const amount = Number(memberOf(data, "amount") ?? 0);
    if (pan !== undefined) held.set(pan, (held.get(pan) ?? 0) + amount);
  }
  return cards.flatMap(({ pan, book, available }, index) => {
    const sum = held.get(pan) ?? 0;
    return sum === 0 || book - available >= sum
      ? []
      : [
          {
            path: `cards[${index}].available`,
            text: `the open transactions of this card hold ${sum} of the book`,
          },
        ];
  });
}

/** On which card a transaction of a kind holds its amount: the member of its data. */
const heldOn: ReadonlyMap<string, string> = new Map([
  ["load", "pan"],
  ["activation", "pan"],
  ["transfer", "otherPan"],
]);

function cardMistakes(card: CardEntity, path: string): Mistake[] {
  const mistakes: Mistake[] = [];
  if (card.status !== "NEW" && card.productId === undefined) {
    mistakes.push({ path, text: "a card that is not NEW has a productId" });
  }
  if (card.available < 0 || card.available > card.book) {
    mistakes.push({ path: `${path}.available`, text: "must be between 0 and the book balance" });
  }
  return mistakes;
}

const { DataResponse } = giftCardModels("v3");

/** What a data space of this family holds, and what must be so in its fixtures. */
export const data = {
  entityTypes,
  checkFixtures,
  dataSchema: DataResponse,
} satisfies Partial<Family>;
