import { memberOf } from "../../../contract/values/member";
import type { AdviceKind } from "../../../contract/operation";
import { providerOf } from "../answer-parts";
import type { ProductEntity, Unit } from "../entities";
import { refuseSale } from "../sale";
import { type Objection, partialAmount, saleKind } from "./sale";

/** A product by its id, which may be any value at all. */
const productNamed = (unit: Pick<Unit, "get">, productId: unknown): ProductEntity | undefined =>
  typeof productId === "string" ? unit.get("product", productId) : undefined;

/**
 * Providers that support no reversal of purchases: the client asks for the status instead (contract
 * 3, airtime rule 2).
 */
const reversalSupport: Objection = ({ operation, unit }, { productId }) => {
  const provider = providerOf(unit, productNamed(unit, productId)?.providerId);
  if (operation.advice !== "reversal" || provider?.reversal !== false) return undefined;
  return refuseSale(
    "airtime-no-reversal",
    `${provider.name} supports no reversal: ask for the status of the purchase.`,
  );
};

/** A provider that supports no reversals has its purchases asked for instead. */
function unsupported(unit: Pick<Unit, "get">, body: unknown): AdviceKind[] {
  const product = productNamed(unit, memberOf(memberOf(body, "product"), "productId"));
  return providerOf(unit, product?.providerId)?.reversal === false ? ["reversal"] : [];
}

/** A purchase, as a voucher or as a direct top-up. */
export const purchase = { ...saleKind([reversalSupport, partialAmount]), unsupported };
