import { present } from "../../contract/values/json-value";
import type { LedgerAmount } from "../../contract/models";
import { type LearntOf, type LessonMessage, entityFrom, lesson } from "../kit/learning";
import type { CardEntity, Entities, ProductEntity } from "./entities";
import type { Card, Product } from "./models";
import { unprefixedGroups, v3 } from "./operations";

/** Balances of a card, as answers show them. */
interface Balances {
  balanceAmount?: LedgerAmount;
  availableBalance?: LedgerAmount;
}

const forms = [v3, unprefixedGroups] as const;
const lookups = forms.map(({ lookup }) => lookup);
const activations = forms.map(({ activation }) => activation.request);
const payments = forms.flatMap(({ load, redemption }) => [load.request, redemption.request]);
const voids = forms.map((form) => form.void.request);

const anyExpiry = "9912";

/** What is told of a card beside its number and its balances. */
interface CardContext {
  status: CardEntity["status"];
  product?: Product | undefined;
  ours: LessonMessage["ours"];
}

/** A card with its balances; of an answer without a balance nothing is learnt. */
function cardShown(
  { pan, expiryDate }: Card,
  { balanceAmount: book, availableBalance = book }: Balances,
  { status, product, ours }: CardContext,
): LearntOf<Entities>[] {
  if (availableBalance === undefined) return [];
  const { amount: available, currency } = availableBalance;
  const balances = { currency, book: book?.amount ?? available, available };
  const shown = { pan, expiryDate, status, ...balances, productId: product?.id };
  const { id: productId = "" } = ours<ProductEntity>("product") ?? {};
  return [{ type: "card", ...entityFrom(shown, { expiryDate: anyExpiry, productId }) }];
}

/** A product; the answer does not show with what balance its cards begin, unless one was activated. */
function productShown(
  product: Product | undefined,
  ours: LessonMessage["ours"],
  start?: LedgerAmount,
): LearntOf<Entities>[] {
  if (product === undefined) return [];
  const { id, barcode, type } = product;
  const startingBalance = start && { amount: start.amount, currency: start.currency };
  const alike = ours<ProductEntity>("product")?.startingBalance;
  const usual = { startingBalance: alike ?? { amount: 0, currency: "710" } };
  return [{ type: "product", ...entityFrom({ id, barcode, type, startingBalance }, usual) }];
}

/** An approved request counts as confirmed: nothing is held for it any more. */
const settledBalances = ({
  balanceAmount,
  availableBalance = balanceAmount,
}: Balances): Balances => ({
  ...present({ balanceAmount: availableBalance, availableBalance }),
});

const active = { status: "ACTIVATED_CONFIRMED" } as const;

/** Which answers show a card or a product. */
export const lessons = [
  ...lesson(lookups, ({ answer, ours }): LearntOf<Entities>[] => {
    const { amounts, product, card } = answer;
    return [
      ...productShown(product, ours),
      ...cardShown(card, amounts, { ...active, product, ours }),
    ];
  }),
  ...lesson(activations, ({ answer, ours }): LearntOf<Entities>[] => {
    const { amounts = {}, card, product } = answer;
    return [
      ...productShown(product, ours, amounts.approvedAmount ?? amounts.balanceAmount),
      ...cardShown(card, settledBalances(amounts), { ...active, product, ours }),
    ];
  }),
  ...lesson(payments, ({ answer, ours }): LearntOf<Entities>[] => {
    const { amounts = {}, card, product } = answer;
    return [
      ...productShown(product, ours),
      ...cardShown(card, settledBalances(amounts), { ...active, product, ours }),
    ];
  }),
  ...lesson(voids, ({ body, answer, ours }): LearntOf<Entities>[] =>
    cardShown(answer.card ?? body.card, settledBalances(answer.amounts ?? {}), {
      status: "VOIDED_CONFIRMED",
      product: answer.product ?? body.product,
      ours,
    }),
  ),
  ...lesson([unprefixedGroups.replace.request], ({ answer, ours }): LearntOf<Entities>[] => {
    const { amounts, product, newCard, oldCard } = answer;
    const { balanceAmount, availableBalance = balanceAmount } = amounts;
    const nothing = availableBalance && { ...availableBalance, amount: 0 };
    return [
      ...cardShown(newCard, settledBalances(amounts), { ...active, product, ours }),
      ...cardShown(oldCard, present({ availableBalance: nothing }), {
        status: "VOIDED_CONFIRMED",
        product,
        ours,
      }),
    ];
  }),
];
