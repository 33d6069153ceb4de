import type { Answer, Refusal } from "../../../contract/answer";
import type { LedgerAmount } from "../../../contract/models";
import { present } from "../../../contract/values/present";
import { type Call, isRefusal } from "../../../lifecycle/call";
import { freshId } from "./customers";
import type { Entities, ProviderEntity, Unit } from "../entities";
import { errors, refuseTransfer, refuseWithout } from "../errors";
import { amountRefusal, quoteFee, rateOf } from "../transactions/amounts";
import type { FeeQuote, MoneyTransferQuoteRequest, Originator, QuoteQuery } from "../models";
import type { getExchangeRate, getFeeQuote, getFeeQuoteByBody } from "../operations";
import { partyOf, receiverIdOf, findProvider } from "../providers";

type QueryCall = Call<typeof getFeeQuote, Entities>;
type BodyCall = Call<typeof getFeeQuoteByBody, Entities>;

/** The transfer of which the fee is asked, in either form. */
interface Transfer {
  amount: LedgerAmount;
  includesFee: boolean;
  /** What the answer repeats. */
  parties: object;
  /** Fields in which the cell numbers are, and whether they are there. */
  cells: Readonly<Record<string, string | undefined>>;
}

/** The fee of a transfer; it is a quote that an order may name. */
function quote(unit: Unit, provider: ProviderEntity, transfer: Transfer): Answer | Refusal {
  const absent = Object.entries(transfer.cells)
    .filter(([, cell]) => cell === undefined)
    .map(([field]) => field);
  if (provider.needsCells === true && absent.length > 0)
    return refuseWithout(absent, `${provider.name} needs the cell numbers`);
  const feeQuote =
    amountRefusal(provider, transfer.amount) ??
    quoteFee(provider, transfer.amount, transfer.includesFee);
  return isRefusal<FeeQuote>(feeQuote) ? feeQuote : keepQuote(unit, provider, transfer, feeQuote);
}

function keepQuote(
  unit: Unit,
  provider: ProviderEntity,
  { parties }: Transfer,
  feeQuote: FeeQuote,
): Answer {
  const numbering = { name: "quote", prefix: "Q-", digits: 7 };
  const quoteId = freshId(unit, numbering, (id) => unit.get("quote", id) !== undefined);
  const expiryDateTime = new Date(unit.now + provider.quoteMinutes * 60_000).toISOString();
  const receiverId = provider.id;
  unit.put("quote", quoteId, { quoteId, receiverId, feeQuote, expiryDateTime, used: false });
  return { status: 200, body: { ...parties, feeQuote, quoteId, expiryDateTime } };
}

const nowhere = { name: "", city: "", region: "", country: "" };

/** A shop of which only the number is known, and what the data space knows besides. */
function originatorOf(
  unit: Unit,
  { originatorInstId: id, merchantId = "" }: QuoteQuery,
): Originator {
  const shop = unit.get("merchant", merchantId);
  const name =
    shop?.institution?.id === id ? shop.institution.name : `Institution ${id}`.slice(0, 40);
  const { merchantType = "0000", merchantName = nowhere } = shop ?? {};
  return {
    institution: { id, name },
    terminalId: "00000000",
    merchant: { merchantType, merchantId: merchantId.padEnd(15), merchantName },
  };
}

function transferInQuery({ unit, query }: QueryCall, provider: ProviderEntity): Transfer {
  const { amount, amountIncludesFee, idNumber, senderCell, recipientCell } = query;
  const senderDetails = present({ idNumber, contactNumber: senderCell });
  const recipientDetails = present({ contactNumber: recipientCell });
  const filled = (details: object) => (Object.keys(details).length > 0 ? details : undefined);
  return {
    amount: { amount, currency: provider.currencies[0] ?? "" },
    includesFee: amountIncludesFee,
    parties: present({
      originator: originatorOf(unit, query),
      receiver: partyOf(provider),
      senderDetails: filled(senderDetails),
      recipientDetails: filled(recipientDetails),
    }),
    cells: { senderCell, recipientCell },
  };
}

/** Without a body, which is optional, nothing is asked for: the amount is 0. */
function transferInBody({ body }: BodyCall, provider: ProviderEntity): Transfer {
  const request: Partial<MoneyTransferQuoteRequest> = body ?? {};
  const {
    amount = { amount: 0, currency: provider.currencies[0] ?? "" },
    amountIncludesFees = false,
    ...parties
  } = request;
  return {
    amount,
    includesFee: amountIncludesFees,
    parties,
    cells: {
      "senderDetails.contactNumber": request.senderDetails?.contactNumber,
      "recipientDetails.contactNumber": request.recipientDetails?.contactNumber,
    },
  };
}

/** The fee of a transfer that the query names. */
export function quoteByQuery(call: QueryCall): Answer | Refusal {
  const provider = findProvider(call);
  if (isRefusal<ProviderEntity>(provider)) return provider;
  return quote(call.unit, provider, transferInQuery(call, provider));
}

/** The fee of a transfer that the body names. */
export function quoteByBody(call: BodyCall): Answer | Refusal {
  const provider = findProvider(call);
  if (isRefusal<ProviderEntity>(provider)) return provider;
  return quote(call.unit, provider, transferInBody(call, provider));
}

/** What one unit of a currency is in another one: the provider's own rate, else the market's. */
export function exchangeRate(call: Call<typeof getExchangeRate, Entities>): Answer | Refusal {
  const { fromCurrency, toCurrency } = call.query;
  const receiverId = receiverIdOf(call);
  const provider = receiverId === undefined ? undefined : findProvider(call);
  if (provider !== undefined && isRefusal<ProviderEntity>(provider)) return provider;
  const rate = rateOf(call.unit, provider, fromCurrency, toCurrency);
  if (rate === undefined)
    return refuseTransfer(
      errors["transfer-not-located"],
      `There is no rate from ${fromCurrency} to ${toCurrency}.`,
    );
  return { status: 200, body: { rate, fromCurrency, toCurrency } };
}
