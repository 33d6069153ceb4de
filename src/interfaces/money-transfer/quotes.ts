import type { Answer, Refusal } from "../../contract/answer";
import type { LedgerAmount } from "../../contract/models";
import { present } from "../../contract/present";
import { type Call, isRefusal } from "../../lifecycle/call";
import type { UnitOfWork } from "../../store";
import { freshId } from "./counters";
import type { MerchantEntity, ProviderEntity, QuoteEntity } from "./entities";
import { refuseTransfer, refuseWithout } from "./errors";
import { amountRefusal, quoted } from "./fees";
import type {
  FeeQuote,
  MoneyTransferAuthRequest,
  MoneyTransferQuoteRequest,
  Originator,
  QuoteQuery,
} from "./models";
import { partyOf, routed } from "./providers";

/** What is asked of a provider, in either form. */
interface Asked {
  amount: LedgerAmount;
  includesFee: boolean;
  /** What the answer repeats. */
  parties: object;
  /** Fields in which the cell numbers are, and whether they are there. */
  cells: Readonly<Record<string, string | undefined>>;
}

/** The fee of a transfer, asked for by query or by body; both give a quote that an order may name. */
export function getFeeQuote(call: Call): Answer | Refusal {
  const provider = routed(call);
  if (isRefusal<ProviderEntity>(provider)) return provider;
  const asked =
    call.operation.method === "GET" ? askedByQuery(call, provider) : askedByBody(call, provider);
  const absent = Object.entries(asked.cells)
    .filter(([, cell]) => cell === undefined)
    .map(([field]) => field);
  if (provider.needsCells === true && absent.length > 0)
    return refuseWithout(absent, `${provider.name} needs the cell numbers`);
  const feeQuote =
    amountRefusal(provider, asked.amount) ?? quoted(provider, asked.amount, asked.includesFee);
  return isRefusal<FeeQuote>(feeQuote) ? feeQuote : kept(call.unit, provider, asked, feeQuote);
}

function kept(
  unit: UnitOfWork,
  provider: ProviderEntity,
  asked: Asked,
  feeQuote: FeeQuote,
): Answer {
  const quoteId = freshId(unit, "quote", "Q-", 7, (id) => unit.get("quote", id) !== undefined);
  const expiryDateTime = new Date(unit.now + provider.quoteMinutes * 60_000).toISOString();
  const quote: QuoteEntity = {
    quoteId,
    receiverId: provider.id,
    feeQuote,
    expiryDateTime,
    used: false,
  };
  unit.put("quote", quoteId, quote);
  return { status: 200, body: { ...asked.parties, feeQuote, quoteId, expiryDateTime } };
}

const nowhere = { name: "", city: "", region: "", country: "" };

/** A shop of which only the number is known, and what the data space knows besides. */
function originatorOf(
  unit: UnitOfWork,
  { originatorInstId: id, merchantId = "" }: QuoteQuery,
): Originator {
  const shop = unit.get<MerchantEntity>("merchant", merchantId);
  const name =
    shop?.institution?.id === id ? shop.institution.name : `Institution ${id}`.slice(0, 40);
  const { merchantType = "0000", merchantName = nowhere } = shop ?? {};
  return {
    institution: { id, name },
    terminalId: "00000000",
    merchant: { merchantType, merchantId: merchantId.padEnd(15), merchantName },
  };
}

function askedByQuery({ unit, query }: Call, provider: ProviderEntity): Asked {
  const asked = query as unknown as QuoteQuery;
  const { amount, amountIncludesFee, idNumber, senderCell, recipientCell } = asked;
  const senderDetails = present({ idNumber, contactNumber: senderCell });
  const recipientDetails = present({ contactNumber: recipientCell });
  const filled = (details: object) => (Object.keys(details).length > 0 ? details : undefined);
  return {
    amount: { amount, currency: provider.currencies[0] ?? "" },
    includesFee: amountIncludesFee,
    parties: present({
      originator: originatorOf(unit, asked),
      receiver: partyOf(provider),
      senderDetails: filled(senderDetails),
      recipientDetails: filled(recipientDetails),
    }),
    cells: { senderCell, recipientCell },
  };
}

/** Without a body, which is optional, nothing is asked for: the amount is 0. */
function askedByBody({ body }: Call, provider: ProviderEntity): Asked {
  const asked = (body ?? {}) as Partial<MoneyTransferQuoteRequest>;
  const {
    amount = { amount: 0, currency: provider.currencies[0] ?? "" },
    amountIncludesFees = false,
    ...parties
  } = asked;
  return {
    amount,
    includesFee: amountIncludesFees,
    parties,
    cells: {
      "senderDetails.contactNumber": asked.senderDetails?.contactNumber,
      "recipientDetails.contactNumber": asked.recipientDetails?.contactNumber,
    },
  };
}

/** The quote that an order names, when it may be used for it; undefined: the order names none. */
export function quoteFor(
  unit: UnitOfWork,
  provider: ProviderEntity,
  order: MoneyTransferAuthRequest,
): QuoteEntity | Refusal | undefined {
  const { quoteId, amount, fee } = order;
  if (quoteId === undefined) return undefined;
  const quote = unit.get<QuoteEntity>("quote", quoteId);
  const unusable =
    quote === undefined ? "No quote has this quoteId." : flawOf(quote, unit, provider, amount, fee);
  return unusable === undefined
    ? quote
    : refuseTransfer("transfer-declined", unusable, { quoteId });
}

/** Why a quote that has grown too old is refused. */
export const quoteExpired = "The quote has expired.";

const sameMoney = (one: LedgerAmount, other: LedgerAmount): boolean =>
  one.amount === other.amount && one.currency === other.currency;

function flawOf(
  quote: QuoteEntity,
  unit: UnitOfWork,
  provider: ProviderEntity,
  amount: LedgerAmount,
  fee: LedgerAmount | undefined,
) {
  const { transferAmount, feeAmount } = quote.feeQuote;
  if (quote.receiverId !== provider.id) return "The quote is another receiver's.";
  if (Date.parse(quote.expiryDateTime) <= unit.now) return quoteExpired;
  if (!sameMoney(transferAmount, amount))
    return `The quote is for ${transferAmount.amount} in currency ${transferAmount.currency}.`;
  return fee === undefined || sameMoney(feeAmount, fee)
    ? undefined
    : `The quoted fee is ${feeAmount.amount}.`;
}
