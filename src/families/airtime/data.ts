import { memberOf, textMember } from "../../contract/values/member";
import {
  type EntityReader,
  type EntityTypes,
  type Family,
  type FixtureFile,
  entitiesIn,
} from "../kit/family";
import {
  ClientEntity,
  type Entities,
  InstrumentEntity,
  MerchantEntity,
  MsisdnEntity,
  ProductEntity,
  PromotionEntity,
  ProviderEntity,
  ReferenceEntity,
  VoucherEntity,
  type Plurals,
} from "./entities";
import { DataResponse } from "./models";
import { msisdnView, productView, voucherView } from "./answers";
import { tellsOtherwise } from "./lookups/purchases";
import { isInStock } from "./transactions/stock";
import { pinTries } from "./transactions/instruments";

const viewClient = ({ username, float, dailyLimit, keepsCatalogue }: ClientEntity) => ({
  username,
  ...(float && { float }),
  ...(dailyLimit && { dailyLimit }),
  keepsCatalogue: keepsCatalogue !== false,
});

const viewRange = ({
  currency,
  minimum,
  maximum,
  step,
}: NonNullable<ProductEntity["ranges"]>[number]) => ({
  minimum: { amount: minimum, currency },
  maximum: { amount: maximum, currency },
  ...(step !== undefined && { step: { amount: step, currency } }),
});

const viewProduct = (product: ProductEntity, unit: EntityReader<Entities>) => ({
  product: productView(unit, product),
  ...(product.prices && { prices: product.prices }),
  ...(product.ranges && { ranges: product.ranges.map(viewRange) }),
  ...(product.listedStock === true && {
    stock: unit.all("voucher").filter((voucher) => isInStock(voucher, product)).length,
  }),
});

const viewMsisdn = (number: MsisdnEntity, unit: EntityReader<Entities>) => ({
  msisdn: msisdnView(unit, number.msisdn, number),
  status: number.status,
  ...(number.balance && { balance: number.balance }),
  bundles: (number.bundles ?? []).map(({ requestId: _sale, ...bundle }) => bundle),
});

const viewVoucher = (voucher: VoucherEntity) => ({
  voucher: voucherView(voucher),
  productId: voucher.productId,
  state: voucher.state,
});

/** What the payment methods call the number of their instrument. */
const numberNames = { AN_32_TOKEN: "token", LOYALTY_CARD: "cardNumber", CARD: "pan" } as const;

/** An instrument as a tester must send it, with its state. */
const viewInstrument = ({
  type,
  number,
  balance,
  expiryDate,
  pin,
  wrongPins,
}: InstrumentEntity) => ({
  type,
  [numberNames[type]]: number,
  balance,
  ...(expiryDate !== undefined && { expiryDate }),
  ...(pin !== undefined && { pin }),
  pinLocked: (wrongPins ?? 0) >= pinTries,
});

/** What a data space of this family holds. */
const entityTypes: EntityTypes<Entities, Plurals> = {
  client: { plural: "clients", schema: ClientEntity, key: "username", view: viewClient },
  provider: { plural: "providers", schema: ProviderEntity, key: "id" },
  product: { plural: "products", schema: ProductEntity, key: "productId", view: viewProduct },
  msisdn: { plural: "msisdns", schema: MsisdnEntity, key: "msisdn", view: viewMsisdn },
  voucher: { plural: "vouchers", schema: VoucherEntity, key: "serialNumber", view: viewVoucher },
  instrument: {
    plural: "instruments",
    schema: InstrumentEntity,
    key: "number",
    view: viewInstrument,
  },
  promotion: { plural: "promotions", schema: PromotionEntity, key: "promotion" },
  merchant: { plural: "merchants", schema: MerchantEntity, key: "merchantId" },
  reference: { plural: "references", schema: ReferenceEntity, key: "reference" },
};

/** Members of an entity that name entities of another list. */
const references: readonly {
  plural: string;
  member: string;
  of: string;
  key: string;
  noun: string;
}[] = [
  { plural: "products", member: "providerId", of: "providers", key: "id", noun: "provider" },
  { plural: "msisdns", member: "providerId", of: "providers", key: "id", noun: "provider" },
  { plural: "msisdns", member: "products", of: "products", key: "productId", noun: "product" },
  { plural: "msisdns", member: "promotion", of: "promotions", key: "promotion", noun: "promotion" },
  { plural: "promotions", member: "products", of: "products", key: "productId", noun: "product" },
  { plural: "vouchers", member: "productId", of: "products", key: "productId", noun: "product" },
];

/** References between entities that must lead somewhere, and products that must have a price. */
function checkFixtures(file: FixtureFile): { path: string; text: string }[] {
  const broken = references.flatMap(({ plural, member, of, key, noun }) => {
    const known = new Set((file[of] ?? []).map((entity) => memberOf(entity, key)));
    return (file[plural] ?? []).flatMap((entity, index) => {
      const named = memberOf(entity, member);
      const names: unknown[] = Array.isArray(named) ? named : named === undefined ? [] : [named];
      const path = `${plural}[${index}].${member}`;
      return names
        .filter((name) => !known.has(name))
        .map((name) => ({ path, text: `there is no ${noun} ${String(name)} in this file` }));
    });
  });
  const priceless = entitiesIn(file, entityTypes.product).flatMap(({ prices, ranges }, index) =>
    (prices?.length ?? 0) + (ranges?.length ?? 0) > 0
      ? []
      : [{ path: `products[${index}]`, text: "has neither prices nor ranges" }],
  );
  const faultless = entitiesIn(file, entityTypes.product).flatMap(({ adviceFault }, index) =>
    adviceFault !== undefined &&
    (adviceFault.fault === undefined) === (adviceFault.status === undefined)
      ? [{ path: `products[${index}].adviceFault`, text: "needs either a fault or a status" }]
      : [],
  );
  return [...broken, ...priceless, ...faultless, ...creditMistakes(file)];
}

/** The reversal of an open sale takes back what its number was credited. */
function creditMistakes(file: FixtureFile): { path: string; text: string }[] {
  const credits = new Map<string, number>();
  for (const { state, data } of file.transactions ?? []) {
    const msisdn = state === "PENDING" ? textMember(data, "msisdn") : undefined;
    const credit = Number(memberOf(data, "credit") ?? 0);
    if (msisdn !== undefined) credits.set(msisdn, (credits.get(msisdn) ?? 0) + credit);
  }
  return entitiesIn(file, entityTypes.msisdn).flatMap(({ msisdn, balance }, index) => {
    const credit = credits.get(msisdn) ?? 0;
    return balance === undefined || credit === 0 || balance.amount >= credit
      ? []
      : [
          {
            path: `msisdns[${index}].balance`,
            text: `must be at least what open sales have credited, ${credit}`,
          },
        ];
  });
}

/** What a data space of this family holds, and what must be so in its fixtures. */
export const data = {
  entityTypes,
  checkFixtures,
  dataSchema: DataResponse,
  tellsOtherwise,
} satisfies Partial<Family>;
