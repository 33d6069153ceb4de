import { momentOf } from "../../contract/values/moment";
import type { Refusal } from "../../contract/answer";
import type { LedgerAmount } from "../../contract/models";
import type { ProviderEntity, QuoteEntity, Unit } from "./entities";
import { errors, refuseTransfer } from "./errors";
import type { MoneyTransferAuthRequest } from "./models";
import { keyBehind } from "./orders";

/** The quote that an order names, when it may be used for it; undefined: the order names none. */
export function quoteFor(
  unit: Unit,
  provider: ProviderEntity,
  order: MoneyTransferAuthRequest,
): QuoteEntity | Refusal | undefined {
  const { quoteId } = order;
  if (quoteId === undefined) return undefined;
  const quote = unit.get("quote", keyBehind(quoteId, unit));
  const unusable =
    quote === undefined ? "No quote has this quoteId." : flawOf(quote, unit, provider, order);
  return unusable === undefined
    ? quote
    : refuseTransfer(errors["transfer-declined"], unusable, { quoteId });
}

/** Why a quote that has grown too old is refused. */
export const quoteExpired = "The quote has expired.";

const sameMoney = (one: LedgerAmount, other: LedgerAmount): boolean =>
  one.amount === other.amount && one.currency === other.currency;

function flawOf(
  quote: QuoteEntity,
  unit: Unit,
  provider: ProviderEntity,
  { amount, fee }: MoneyTransferAuthRequest,
) {
  const { transferAmount, feeAmount } = quote.feeQuote;
  if (quote.receiverId !== provider.id) return "The quote is another receiver's.";
  if (momentOf(quote.expiryDateTime) <= unit.now) return quoteExpired;
  if (!sameMoney(transferAmount, amount))
    return `The quote is for ${transferAmount.amount} in currency ${transferAmount.currency}.`;
  return fee === undefined || sameMoney(feeAmount, fee)
    ? undefined
    : `The quoted fee is ${feeAmount.amount}.`;
}
