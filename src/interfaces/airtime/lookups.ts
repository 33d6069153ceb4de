import { type Answer, type Refusal, refuse } from "../../contract/answer";
import type { Call } from "../../lifecycle/call";
import type { UnitOfWork } from "../../store";
import { clientOf } from "./checks";
import type { MsisdnEntity, ProductEntity, PromotionEntity } from "./entities";
import { airtimeErrors } from "./errors";
import type { MsisdnQuery, ProductsQuery } from "./models";
import { plainMsisdn } from "./sale";
import { providerOf, shownMsisdn, shownProduct } from "./shown";

const inChannel = ({ channels = [] }: ProductEntity, name: string | undefined): boolean =>
  name === undefined || channels.some(({ channelName }) => channelName === name);

/** A category is one under which a channel shows the product, or a promotion that has it. */
function inCategory(unit: UnitOfWork, { productId, channels = [] }: ProductEntity, category: string | undefined): boolean {
  if (category === undefined) return true;
  if (channels.some(({ productDisplayCategory }) => productDisplayCategory === category)) return true;
  return unit.get<PromotionEntity>("promotion", category)?.products?.includes(productId) === true;
}

/** The products for sale; a client may be without a list. */
export function listProducts(call: Call): Answer | Refusal {
  const { unit } = call;
  const { channelName } = call.query as ProductsQuery;
  if (clientOf(call)?.keepsCatalogue === false) {
    return refuse(airtimeErrors["airtime-no-catalogue"], { freeString: "No list of the products for sale is kept." });
  }
  const forSale = unit.all<ProductEntity>("product").filter((product) => product.withdrawn !== true && inChannel(product, channelName));
  return { status: 200, body: forSale.map((product) => shownProduct(unit, product)) };
}

/** What is known of a number. Lookups change nothing. */
export function lookupMsisdn(call: Call): Answer | Refusal {
  const { unit } = call;
  const query = call.query as MsisdnQuery;
  const number = unit.get<MsisdnEntity>("msisdn", plainMsisdn(query.msisdn));
  if (number === undefined) return refuse(airtimeErrors["airtime-msisdn-unknown"], { freeString: "No operator knows the number." });
  const provider = providerOf(unit, number.providerId);
  if (provider?.reachable === false) {
    return refuse(airtimeErrors["airtime-provider-down"], { freeString: `${provider.name} cannot be reached.` });
  }
  const promotion = number.promotion === undefined ? undefined : unit.get<PromotionEntity>("promotion", number.promotion);
  return {
    status: 200,
    body: {
      msisdn: { ...shownMsisdn(unit, query.msisdn, number), ...(provider === undefined && hinted(query.operator)) },
      ...(number.balance && { amounts: { balanceAmount: number.balance } }),
      availableProducts: offered(unit, number, query).map((product) => shownProduct(unit, product)),
      ...(promotion && { promotion: shownPromotion(promotion) }),
    },
  };
}

/** The operator is only a hint: it stands in where none is known. */
const hinted = (name: string | undefined): object => (name === undefined ? {} : { operator: { id: "0", name: name.slice(0, 40) } });

function offered(unit: UnitOfWork, { products = [] }: MsisdnEntity, query: MsisdnQuery): ProductEntity[] {
  const { productType, channelName, productCategory } = query;
  return products
    .map((id) => unit.get<ProductEntity>("product", id))
    .filter((product) => product !== undefined)
    .filter(({ type, withdrawn }) => withdrawn !== true && (productType === undefined || type === productType))
    .filter((product) => inChannel(product, channelName) && inCategory(unit, product, productCategory));
}

function shownPromotion({ products: _products, ...promotion }: PromotionEntity): object {
  return promotion;
}
