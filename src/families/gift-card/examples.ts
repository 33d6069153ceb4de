import {
  type Example,
  type FamilyExamples,
  administrationExamples,
  advisingWith,
  customerCancelled,
  exampleOf,
  heading,
  placeholder,
  paidInCash,
  returnedIdentifiers,
} from "../../contract/example";
import { unprefixedGroups, unprefixedOperations, v3, v3Operations } from "./operations";

/** Cards of the default fixtures. */
const cards = {
  fresh: "6099310000000000019",
  fresh2: "6099310000000000233",
  fresh3: "6099310000000000027",
  fresh4: "6099310000000000035",
  funded: "6099310000000000068",
  funded2: "6099310000000000217",
  funded3: "6099310000000000241",
  funded4: "6099310000000000225",
  yen: "6099310000000000324",
  empty: "6099310000000000076",
  empty2: "6099310000000000258",
} as const;

const rand = (amount: number) => ({ amount, currency: "710" });
const asking = (amount: number) => ({ amounts: { requestAmount: rand(amount) } });
const cardOf = (pan: string) => ({ pan, expiryDate: "4912" });
const thirdPartyIdentifiers = [{ institutionId: "6001", transactionIdentifier: "0004AF432F" }];

/** What every request of the user has. */
const requestOf = (user: string) => ({
  ...heading,
  originator: {
    institution: { id: "6001", name: "Harbour Grocers" },
    terminalId: "QY4-0017",
    merchant: {
      merchantType: "5411",
      merchantId: "HARBGROC0000417",
      merchantName: {
        name: "L'Épicerie du Port",
        city: "Saldanha",
        region: "WC",
        country: "ZA",
      },
    },
  },
  client: { id: user, name: "Tidewater Switch" },
  thirdPartyIdentifiers,
});

type Request = ReturnType<typeof requestOf>;

const advise = advisingWith((request) => returnedIdentifiers(request, thirdPartyIdentifiers, 2));

type Common = typeof v3;

function activationExamples({ activation }: Common, request: Request): Example[] {
  const activating = (pan: string) =>
    exampleOf(
      activation.request,
      {
        path: { activationId: placeholder.id },
        body: { ...request, card: cardOf(pan), product: { id: "GIFT100" } },
      },
      { usesUp: "The card is being activated then: reverse the activation first." },
    );
  const [first, other] = [activating(cards.fresh), activating(cards.fresh2)];
  return [
    first,
    advise(activation.confirmation, other, paidInCash(10_000), {
      usesUp: "The card is activated then.",
    }),
    advise(activation.reversal, first, customerCancelled),
  ];
}

function loadExamples({ load }: Common, request: Request): Example[] {
  const first = exampleOf(load.request, {
    path: { loadId: placeholder.id },
    body: { ...request, card: cardOf(cards.empty), ...asking(10_000) },
  });
  return [
    first,
    advise(load.confirmation, first, paidInCash(10_000)),
    advise(load.reversal, first, customerCancelled),
  ];
}

function redemptionExamples({ redemption }: Common, request: Request): Example[] {
  const first = exampleOf(redemption.request, {
    path: { redemptionId: placeholder.id },
    body: {
      ...request,
      card: cardOf(cards.yen),
      // The yen has no decimals.
      amounts: { requestAmount: { amount: 100, currency: "392" } },
    },
  });
  return [
    first,
    advise(redemption.confirmation, first),
    advise(redemption.reversal, first, customerCancelled),
  ];
}

function voidExamples({ void: voiding }: Common, request: Request): Example[] {
  const voidOf = (pan: string) =>
    exampleOf(
      voiding.request,
      { path: { voidId: placeholder.id }, body: { ...request, card: cardOf(pan) } },
      { usesUp: "The card is void then: reverse the void first." },
    );
  const [first, other] = [voidOf(cards.empty2), voidOf(cards.funded4)];
  return [
    first,
    advise(voiding.confirmation, other, {}, { usesUp: "The card is void then." }),
    advise(voiding.reversal, first, customerCancelled),
  ];
}

function replaceExamples({ replace }: typeof unprefixedGroups, request: Request): Example[] {
  const replacing = (oldPan: string, newPan: string) =>
    exampleOf(
      replace.request,
      {
        path: { replaceId: placeholder.id },
        body: { ...request, oldCard: cardOf(oldPan), newCard: cardOf(newPan) },
      },
      { usesUp: "The old card is void then: reverse the replacement first." },
    );
  const first = replacing(cards.funded2, cards.fresh3);
  const other = replacing(cards.funded3, cards.fresh4);
  return [
    first,
    advise(
      replace.confirmation,
      other,
      {},
      { usesUp: "The old card is void then, and the new one active." },
    ),
    advise(replace.reversal, first, customerCancelled),
  ];
}

function transferExamples({ transfer }: typeof unprefixedGroups, request: Request): Example[] {
  const first = exampleOf(transfer.request, {
    path: { transferId: placeholder.id },
    body: {
      ...request,
      sourceCard: cardOf(cards.funded),
      targetCard: cardOf(cards.empty),
      ...asking(100),
    },
  });
  return [
    first,
    advise(transfer.confirmation, first),
    advise(transfer.reversal, first, customerCancelled),
  ];
}

const lookupExample = ({ lookup }: Common, request: Request): Example =>
  exampleOf(lookup, {
    path: { lookupId: placeholder.id },
    body: { ...request, card: cardOf(cards.funded) },
  });

/** The examples that both forms have. */
const commonExamples = (operations: Common, request: Request): Example[] => [
  ...activationExamples(operations, request),
  ...loadExamples(operations, request),
  ...redemptionExamples(operations, request),
  ...voidExamples(operations, request),
  lookupExample(operations, request),
];

/** The administration of v3 has paths of its own. */
const v3Administration = v3Operations.flatMap((operation): Example[] => {
  if (operation.id === "singleCardData") return [{ operation, path: { cardNumber: cards.funded } }];
  if (operation.id === "singleProductData") return [{ operation, path: { productId: "GIFT100" } }];
  return administrationExamples([operation]);
});

export const examples: FamilyExamples = {
  "gift-card-v3": [...commonExamples(v3, requestOf(placeholder.userNumber)), ...v3Administration],
  "gift-card": [
    ...commonExamples(unprefixedGroups, requestOf(placeholder.user)),
    ...replaceExamples(unprefixedGroups, requestOf(placeholder.user)),
    ...transferExamples(unprefixedGroups, requestOf(placeholder.user)),
    ...administrationExamples(unprefixedOperations, { entityType: "card", key: cards.funded }),
  ],
};
