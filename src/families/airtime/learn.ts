import { present } from "../../contract/values/json-value";
import { type LearntOf, type LessonMessage, entityFrom, lesson } from "../kit/learning";
import type { Entities, ProductEntity, ProviderEntity } from "./entities";
import type { Product } from "./models";
import { listProducts, lookupMsisdn } from "./operations";
import { plainMsisdn } from "./transactions/sale-request";

/** An operator is known by its number; of one that no answer names we have our own. */
function operatorShown(
  operator: { id: string; name: string } | undefined,
  ours: LessonMessage["ours"],
): { providerId: string; learnt: LearntOf<Entities>[] } {
  if (operator === undefined)
    return { providerId: ours<ProviderEntity>("provider")?.id ?? "", learnt: [] };
  const { id, name } = operator;
  return { providerId: id, learnt: [{ type: "provider", entity: { id, name }, assumed: [] }] };
}

/** A product as a list shows it: what it costs is its face value, where it has one. */
function productShown(product: Product, ours: LessonMessage["ours"]): LearntOf<Entities>[] {
  const { isDirectTopup = false, operator, ...texts } = product;
  const { providerId, learnt } = operatorShown(operator, ours);
  const delivery = isDirectTopup ? "DIRECT" : "VOUCHER";
  const prices = texts.productValues?.map(({ amount, currency }) => ({ amount, currency }));
  const alike = ours<ProductEntity>("product", (one) => one.delivery === delivery);
  const priced =
    prices === undefined ? present({ prices: alike?.prices, ranges: alike?.ranges }) : {};
  const shown = { ...texts, delivery, prices, providerId: operator?.id } as const;
  return [...learnt, { type: "product", ...entityFrom(shown, { providerId, ...priced }) }];
}

/** Which answers show a product, a number or a promotion. */
export const lessons = [
  ...lesson([listProducts], ({ answer, ours }): LearntOf<Entities>[] =>
    answer.flatMap((product) => productShown(product, ours)),
  ),
  ...lesson([lookupMsisdn], ({ query, answer, ours }): LearntOf<Entities>[] => {
    const { msisdn, amounts, availableProducts = [], promotion } = answer;
    const { providerId, learnt } = operatorShown(msisdn?.operator, ours);
    const balance = amounts?.balanceAmount;
    const name = promotion?.promotion;
    return [
      ...availableProducts.flatMap((product) => productShown(product, ours)),
      ...learnt,
      ...(name === undefined
        ? []
        : [{ type: "promotion" as const, entity: { ...promotion, promotion: name }, assumed: [] }]),
      {
        type: "msisdn",
        ...entityFrom(
          {
            msisdn: plainMsisdn(query.msisdn),
            country: msisdn?.country,
            balance: balance && { amount: balance.amount, currency: balance.currency },
            promotion: name,
            providerId: msisdn?.operator?.id,
            products: availableProducts.map(({ productId }) => productId),
          },
          { providerId, status: "ACTIVE" as const },
        ),
      },
    ];
  }),
];
