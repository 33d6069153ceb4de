import type { Mistake } from "../../mistake";
import { memberOf, textMember } from "../../contract/values/json-value";
import { type EntityReader, type FixtureFile, entitiesIn, entityTypesOf } from "../kit/entities";
import { type Family, type FixtureFault, faulting, faultOfFirstAdvices } from "../kit/family";
import {
  type Entities,
  ClientEntity,
  InstrumentEntity,
  MsisdnEntity,
  ProductEntity,
  VoucherEntity,
  entities,
} from "./entities";
import { DataResponse } from "./models";
import { msisdnView, productView, providerOf, voucherView } from "./answers";
import { tellsOtherwise } from "./lookups";
import { isInStock } from "./transactions/stock";
import { pinTries } from "./transactions/instruments";
import type { Call } from "../../lifecycle/call";
import * as operations from "./operations";
import { plainMsisdn, saleRequest } from "./transactions/sale-request";
import type { SaleData } from "./transactions/postings";
import type { SaleAdvice, SaleCall } from "./transactions/sales";
import { checkSale } from "./checks";

/** The fault of a product, or of its provider, in a sale that no check refuses: the provider comes last. */
function faultOfSale(call: SaleCall): FixtureFault | undefined {
  const request = saleRequest(call);
  const product = call.unit.get("product", request.message.product.productId);
  const provider = providerOf(call.unit, product?.providerId);
  const fault = product?.fault ?? provider?.fault;
  if (fault === undefined || "refused" in checkSale(request)) return undefined;
  return {
    fault,
    source:
      product?.fault === undefined
        ? `provider ${provider?.id ?? ""}`
        : `product ${product.productId}`,
  };
}

function faultOfNumber({
  unit,
  query,
}: Call<typeof operations.lookupMsisdn, Entities>): FixtureFault | undefined {
  const number = unit.get("msisdn", plainMsisdn(query.msisdn));
  return number?.fault === undefined
    ? undefined
    : { fault: number.fault, source: `number ${number.msisdn}` };
}

/** The fault of the product in the first advices for a sale of it. */
const faultOfAdvice = (advice: SaleAdvice): FixtureFault | undefined =>
  faultOfFirstAdvices(advice, ({ productId = "" }: Partial<SaleData>) => {
    const { adviceFault: given } = advice.unit.get("product", productId) ?? {};
    const { status = 500, times = 0 } = given ?? {};
    const fault = given?.fault ?? ({ when: "before", kind: "status", status } as const);
    return { adviceFault: { fault, times }, source: `product ${productId}` };
  });

const { purchase, provisionVoucher, lookupMsisdn } = operations;
const { purchaseConfirmation, purchaseReversal, confirmVoucher, reverseVoucher } = operations;

/** The faults that products, providers and numbers bring along. */
export const faults = [
  ...faulting([purchase, provisionVoucher], faultOfSale),
  ...faulting(lookupMsisdn, faultOfNumber),
  ...faulting(
    [purchaseConfirmation, purchaseReversal, confirmVoucher, reverseVoucher],
    faultOfAdvice,
  ),
];

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
const entityTypes = entityTypesOf(entities, {
  client: { view: viewClient },
  product: { view: viewProduct },
  msisdn: { view: viewMsisdn },
  voucher: { view: viewVoucher },
  instrument: { view: viewInstrument },
});

/** Products that must have a price, advice faults that must say what goes wrong, and balances that must suffice. */
function checkFixtures(file: FixtureFile): Mistake[] {
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
  return [...priceless, ...faultless, ...creditMistakes(file)];
}

/** The reversal of an open sale takes back what its number was credited. */
function creditMistakes(file: FixtureFile): Mistake[] {
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
