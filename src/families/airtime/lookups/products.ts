import { type Answer, type Refusal, refuse } from "../../../contract/answer";
import type { Call } from "../../../lifecycle/call";
import { msisdnView, productView, providerOf } from "../answers";
import type { Entities, MsisdnEntity, ProductEntity, PromotionEntity, Unit } from "../entities";
import { errors } from "../errors";
import type { MsisdnQuery } from "../models";
import type { listProducts, lookupMsisdn } from "../operations";
import { plainMsisdn } from "../sale";
import { clientOf } from "../checks";

/** Whether a channel sells a product; without a channel, whether it is sold at all. */
const inChannel = ({ channels = [] }: ProductEntity, name: string | undefined): boolean =>
  name === undefined || channels.some(({ channelName }) => channelName === name);

/** The products for sale; a client may be without a list. */
export function products(call: Call<typeof listProducts, Entities>): Answer | Refusal {
  const { unit, query } = call;
  if (clientOf(call)?.keepsCatalogue === false) {
    return refuse(errors["airtime-no-catalogue"], {
      freeString: "This client has no product catalogue.",
    });
  }
  const forSale = unit
    .all("product")
    .filter((product) => product.withdrawn !== true && inChannel(product, query.channelName));
  return { status: 200, body: forSale.map((product) => productView(unit, product)) };
}

/** A category is one under which a channel shows the product, or a promotion that has it. */
function inCategory(
  unit: Unit,
  { productId, channels = [] }: ProductEntity,
  category: string | undefined,
): boolean {
  if (category === undefined) return true;
  if (channels.some(({ productDisplayCategory }) => productDisplayCategory === category))
    return true;
  return unit.get("promotion", category)?.products?.includes(productId) === true;
}

/** What is known of a number. Lookups change nothing. */
export function msisdn({ unit, query }: Call<typeof lookupMsisdn, Entities>): Answer | Refusal {
  const number = unit.get("msisdn", plainMsisdn(query.msisdn));
  if (number === undefined)
    return refuse(errors["airtime-msisdn-unknown"], {
      freeString: "No operator has this number.",
    });
  const provider = providerOf(unit, number.providerId);
  if (provider?.reachable === false) {
    return refuse(errors["airtime-provider-down"], {
      freeString: `${provider.name} cannot be reached.`,
    });
  }
  const promotion =
    number.promotion === undefined ? undefined : unit.get("promotion", number.promotion);
  return {
    status: 200,
    body: {
      msisdn: {
        ...msisdnView(unit, query.msisdn, number),
        ...(provider === undefined && operatorHint(query.operator)),
      },
      ...(number.balance && { amounts: { balanceAmount: number.balance } }),
      availableProducts: offeredProducts(unit, number, query).map((product) =>
        productView(unit, product),
      ),
      ...(promotion && { promotion: promotionView(promotion) }),
    },
  };
}

/** The operator is only a hint, used if the number's own is unknown. */
const operatorHint = (name: string | undefined): object =>
  name === undefined ? {} : { operator: { id: "0", name: name.slice(0, 40) } };

function offeredProducts(
  unit: Unit,
  { products = [] }: MsisdnEntity,
  query: MsisdnQuery,
): ProductEntity[] {
  const { productType, channelName, productCategory } = query;
  return products
    .map((id) => unit.get("product", id))
    .filter((product) => product !== undefined)
    .filter(
      ({ type, withdrawn }) =>
        withdrawn !== true && (productType === undefined || type === productType),
    )
    .filter(
      (product) => inChannel(product, channelName) && inCategory(unit, product, productCategory),
    );
}

function promotionView({ products: _products, ...promotion }: PromotionEntity): object {
  return promotion;
}
