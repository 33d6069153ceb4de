import type { Refusal } from "../../../contract/answer";
import { isRefusal } from "../../../lifecycle/call";
import { firstRefusal } from "../../kit/reason-answers";
import {
  floatSuffices,
  inStock,
  limitsKept,
  merchantAllowed,
  numbersPresent,
  providerReachable,
  recipientFits,
  recipientOf,
  routeServed,
} from "../checks";
import type { InstrumentEntity } from "../entities";
import { checkPayments } from "../instruments";
import { priceFor, productFor } from "../product-checks";
import type { Charge, Sale, SaleRequest } from "../sale";
import { providerOf } from "../answer-parts";

/** What the checks make of a request; nothing is changed by them. */
export type CheckedSale =
  | { sale: Sale; charges: Charge[] }
  | { refused: Refusal; /** Tried with a wrong PIN. */ wrongPin?: InstrumentEntity };

/**
 * All checks of a sale in the order of the family's reference: product, amount, numbers, merchant, limits, payment
 * instruments, float, stock, provider. The first that fails decides.
 */
export function checkSale(request: SaleRequest): CheckedSale {
  const product = productFor(request);
  if (isRefusal(product)) return { refused: product };
  const price = priceFor(request, product);
  if (isRefusal(price)) return { refused: price };
  const provider = providerOf(request.unit, product.providerId);
  if (provider === undefined) throw new Error(`no provider ${product.providerId}`);
  const recipient = recipientOf(request);
  const sale: Sale = { ...request, product, provider, price, ...(recipient && { recipient }) };
  const early = firstRefusal(
    [numbersPresent, recipientFits, merchantAllowed, routeServed, limitsKept],
    sale,
  );
  if (early !== undefined) return { refused: early };
  const payment = checkPayments(request);
  if ("refused" in payment) return payment;
  const late = firstRefusal([floatSuffices, inStock, providerReachable], sale);
  return late === undefined ? { sale, charges: payment.charges } : { refused: late };
}
