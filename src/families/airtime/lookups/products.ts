import { type Answer, type Refusal, refuse } from "../../../contract/answer";
import type { Call } from "../../../lifecycle/call";
import { productView } from "../answer-parts";
import { clientOf } from "../checks";
import type { Entities, ProductEntity } from "../entities";
import { errors } from "../errors";
import type { listProducts } from "../operations";

/** Whether a channel sells a product; without a channel, whether it is sold at all. */
export const inChannel = ({ channels = [] }: ProductEntity, name: string | undefined): boolean =>
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
