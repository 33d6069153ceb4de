import { type Refusal, refuse } from "../../../contract/answer";
import { isUnknownOutcome } from "../../../contract/refusals";
import {
  type Authorisation,
  type Call,
  type TransactionBehaviour,
  isRefusal,
} from "../../../lifecycle/call";
import type { Effect } from "../../../lifecycle/state";
import { type SaleNumbers, keepReferences, newNumbers, purchaseBody, taxable } from "../answers";
import { type MeterSale, charge, checkPurchase, payingTokens, setSpent } from "./checks";
import { boughtTenths, dayOf, freeDated, monthOf, usedOn } from "./amounts";
import type { Entities, KeyChange, MeterEntity, Unit } from "../entities";
import { errors } from "../errors";
import {
  isKeyChangeOpen,
  issuedPair,
  managing,
  newToken,
  pairTokens,
  withNewKey,
  cancelTokens,
  withoutPair,
} from "./tokens";
import {
  type PurchaseCall,
  accountOf,
  meterOf,
  providerOf,
  purchaseOf,
  refuseUnserved,
  rememberPurchase,
  unsupportedByProvider,
} from "../meter-account";
import type {
  confirmTokenPurchase,
  createTokenPurchaseRequest,
  reverseTokenPurchase,
} from "../operations";
import type { Token } from "../models";

/** A sale that was made: its tokens, its numbers, and what it did. */
export interface TokensSold {
  tokens: Token[];
  numbers: SaleNumbers;
  data: PurchaseData;
}

const tenthsOf = ({ split: { blocks } }: MeterSale): number =>
  blocks.reduce((total, { tenths }) => total + tenths, 0);

/** Only a purchase that is paid for brings along what waits for the meter. */
const isPaid = ({ message }: MeterSale): boolean => message.purchaseAmount.amount > 0;

/** Makes the tokens of a sale, in the order to key in: key change, power limit, credit, free units, refund. */
function makeTokens(
  sale: MeterSale,
  keyChange: KeyChange | undefined,
): Omit<Token, "receiptNum">[] {
  const {
    call: { unit },
    meter,
    utility: { currency },
    message,
    split,
    freeUnits,
  } = sale;
  const make = (tokenType: Token["tokenType"], place: number): string =>
    newToken(unit, { tokenType, meterId: meter.meterId, requestId: message.id }, place);
  const tokens = pairTokens(keyChange?.tokens ?? [], currency);
  if (isPaid(sale) && meter.powerLimit === true)
    tokens.push(managing("PWRLMT", make("PWRLMT", 2), currency));
  if (tenthsOf(sale) > 0) {
    const tariffCalc = split.blocks.map(({ tenths, rate }) => ({ units: tenths / 10, rate }));
    tokens.push({
      tokenType: "STD",
      units: tenthsOf(sale) / 10,
      amount: taxable(sale, split.credit),
      token: make("STD", 3),
      tariffCalc,
    });
  }
  if (freeUnits > 0) {
    tokens.push({
      tokenType: "BSST",
      units: freeUnits,
      amount: { amount: 0, currency, tax: 0 },
      token: make("BSST", 4),
      tariffCalc: [],
    });
  }
  if (isPaid(sale) && meter.refund !== undefined) {
    const { units, amount } = meter.refund;
    tokens.push({
      tokenType: "REFUND",
      units,
      amount: { amount, currency },
      token: make("REFUND", 5),
      tariffCalc: [],
    });
  }
  return tokens;
}

const isCredit = ({ tokenType }: Pick<Token, "tokenType">): boolean =>
  tokenType !== "KC" && tokenType !== "PWRLMT";

/** The meter once the sale is made. */
function meterAfter(sale: MeterSale, day: string, keyChange: KeyChange | undefined): MeterEntity {
  const { meter, month, split, chargesDue, freeUnits, message } = sale;
  const { refund, powerLimit, ...rest } = meter;
  const paid = isPaid(sale);
  return {
    ...rest,
    ...(!paid && refund && { refund }),
    ...(!paid && powerLimit !== undefined && { powerLimit }),
    ...(meter.debts && {
      debts: meter.debts.map((debt, index) => ({
        ...debt,
        balance: debt.balance - (split.debts[index] ?? 0),
      })),
    }),
    ...(meter.charges && {
      charges: meter.charges.map((charge, index) =>
        chargesDue.includes(index) ? { ...charge, takenIn: month } : charge,
      ),
    }),
    ...(freeUnits > 0 && meter.free
      ? { free: { units: meter.free.units, taken: true, month } }
      : freeDated(meter, month)),
    bought: { month, units: (boughtTenths(meter, month) + tenthsOf(sale)) / 10 },
    used: { day, amount: usedOn(meter, day) + message.purchaseAmount.amount },
    ...(keyChange && { keyChange }),
    lastPurchase: message.id.toLowerCase(),
  };
}

/** What the sale took and gave, so that a reversal can undo it. */
function dataOf(
  sale: MeterSale,
  tokens: readonly Token[],
  day: string,
  withKeys: boolean,
): PurchaseData {
  const { meter, month, message, split, chargesDue, freeUnits } = sale;
  const paid = isPaid(sale);
  return {
    meterId: meter.meterId,
    clientId: message.client.id,
    amount: message.purchaseAmount.amount,
    day,
    month,
    tenths: tenthsOf(sale),
    debts: split.debts,
    charges: chargesDue.map((index) => ({
      index,
      before: meter.charges?.[index]?.takenIn ?? null,
    })),
    free: freeUnits > 0,
    withKeys,
    powerLimit: paid && meter.powerLimit === true,
    refund: (paid ? meter.refund : undefined) ?? null,
    tokens: tokens.filter(({ tokenType }) => tokenType !== "KC").map(({ token }) => token),
    paidWith: payingTokens(message),
  };
}

/** Makes the sale. Every check has been passed. */
export function sell(sale: MeterSale): TokensSold {
  const { call, meter, provider, utility, message, split } = sale;
  const { unit } = call;
  const id = message.id.toLowerCase();
  const withKeys = isKeyChangeOpen(meter) && isPaid(sale);
  const keyChange =
    withKeys && meter.keyChange ? issuedPair(unit, meter, meter.keyChange, id) : undefined;
  const made = makeTokens(sale, keyChange);
  const numbers = newNumbers(
    unit,
    provider,
    id,
    made.filter(isCredit).length + split.debts.filter((debt) => debt > 0).length,
  );
  let receipts = 0;
  const tokens = made.map((token): Token =>
    isCredit(token) ? { ...token, receiptNum: numbers.receipts[receipts++] ?? "" } : token,
  );
  const day = dayOf(unit, utility);
  const data = dataOf(sale, tokens, day, withKeys);
  unit.put("meter", meter.meterId, meterAfter(sale, day, keyChange));
  charge(unit, data.clientId, data.amount);
  setSpent(unit, data.paidWith, true);
  keepReferences(unit, numbers, id);
  unit.put("purchase", id, {
    id,
    meterId: meter.meterId,
    providerId: provider.id,
    state: "ISSUED",
    amount: data.amount,
    currency: utility.currency,
    identifier: numbers.identifier,
    tokens: tokens.map(({ tokenType, token }) => ({ tokenType, token })),
    ...(meter.lastPurchase !== undefined && { previous: meter.lastPurchase }),
  });
  return { tokens, numbers, data };
}

type PurchaseAdvice = Call<typeof confirmTokenPurchase | typeof reverseTokenPurchase, Entities>;
type Confirmation = Call<typeof confirmTokenPurchase, Entities>;

/** The refusal says when the next free token is due: from now on the spent one is that of this month. */
function keepMonth(call: PurchaseCall): void {
  const account = accountOf(call);
  if (isRefusal(account)) return;
  const { meter, utility } = account;
  call.unit.put("meter", meter.meterId, {
    ...meter,
    ...freeDated(meter, monthOf(call.unit, utility)),
  });
}

/** Decides about a purchase and makes it; `status` is that of the success. */
export function authorisePurchase(call: PurchaseCall, status: number): Authorisation<PurchaseData> {
  const sale = checkPurchase(call);
  if (isRefusal(sale)) {
    if (sale.error === errors["prepaid-no-free-units"]) keepMonth(call);
    return { refused: sale };
  }
  const sold = sell(sale);
  return { approved: { status, body: purchaseBody(sale, sold) }, data: sold.data };
}

/** Did an answer of the purchase reach its client, as far as one can tell? */
const wasDelivered = ({ unit, body }: PurchaseAdvice): boolean =>
  !isUnknownOutcome(unit.message(body.requestId.toLowerCase())?.answered ?? null);

/** Providers without reversals refuse one of delivered tokens; the merchant stays liable (contract 2, token rule 5). */
function objection(advice: PurchaseAdvice, _data: unknown, effect: Effect): Refusal | undefined {
  if (effect === "none") return undefined;
  const provider = providerOf(
    advice.unit,
    purchaseOf(advice.unit, advice.body.requestId).providerId,
  );
  const refusal = refuseUnserved(provider, advice.operation.id);
  if (refusal !== undefined || effect !== "reverse") return refusal;
  return provider.reversal === "unsupported" && wasDelivered(advice)
    ? refuse(errors["prepaid-no-reversal"], { operation: advice.operation.id })
    : undefined;
}

/** A purchase whose answer is known is reversed as a whole, or not at all. */
function partialReversal({ operation, body }: PurchaseAdvice): Refusal | undefined {
  if (operation.advice !== "reversal") return undefined;
  const { amount = 0 } = body.amounts?.approvedAmount ?? {};
  return amount > 0
    ? {
        ...refuse(errors["prepaid-reversal-partial"], { reason: "PARTIAL_REVERSAL" }),
        leavesNoRecord: true,
      }
    : undefined;
}

/** What the customer paid with should be the amount of the purchase. */
function noteTenders(advice: Confirmation, amount: number): void {
  const { tenders = [] } = advice.body;
  const paid = tenders.reduce((sum, tender) => sum + tender.amount.amount, 0);
  if (paid === amount) return;
  advice.note({
    code: "tenders-differ",
    field: "tenders",
    text: `the tenders add up to ${paid}, but the purchase is for ${amount}`,
  });
}

/** A purchase is confirmed as a whole: the tokens are issued, whatever amount the advice names. */
function noteAmount(advice: Confirmation, amount: number): void {
  const sent = advice.body.amounts?.approvedAmount?.amount;
  if (sent === undefined || sent === amount) return;
  advice.note({
    code: "approved-amount-differs",
    field: "amounts.approvedAmount",
    text: `the confirmation names ${sent} as approved, but the purchase was approved for ${amount}`,
  });
}

/** Purchase of tokens. */
export const purchase: TransactionBehaviour<
  typeof createTokenPurchaseRequest,
  typeof confirmTokenPurchase | typeof reverseTokenPurchase,
  PurchaseData,
  Entities
> = {
  authorise: (call) => authorisePurchase(call, 201),
  remember: rememberPurchase,
  mismatch: partialReversal,
  unsupported: unsupportedByProvider,
  objection,
  confirm(unit, { meterId, amount, withKeys }, advice) {
    const entity = purchaseOf(unit, advice.body.requestId);
    unit.put("purchase", entity.id, { ...entity, state: "CONFIRMED" });
    if (withKeys) unit.put("meter", meterId, withNewKey(meterOf(unit, meterId)));
    noteTenders(advice, amount);
    noteAmount(advice, amount);
  },
  reverse(unit, data, advice) {
    const entity = purchaseOf(unit, advice.body.requestId);
    const refused = providerOf(unit, entity.providerId).reversal !== "supported";
    unit.put(
      "purchase",
      entity.id,
      refused ? { ...entity, reversalRefused: true } : { ...entity, state: "REVERSED" },
    );
    if (!refused) undo(unit, data);
  },
};

/** What an open purchase keeps, for its advices. */
interface PurchaseData {
  meterId: string;
  clientId: string;
  /** Minor units. */
  amount: number;
  /** Day and month on whose limits and blocks it counts. */
  day: string;
  month: string;
  /** Tenths of a unit that were bought. */
  tenths: number;
  /** Taken from each debt of the meter. */
  debts: number[];
  /** Charges that were taken, and the month in which each was taken before. */
  charges: { index: number; before: string | null }[];
  /** The free token of the month went along. */
  free: boolean;
  /** The key change pair went along. */
  withKeys: boolean;
  powerLimit: boolean;
  refund: { units: number; amount: number } | null;
  /** Digits of the tokens, without the key change pair. */
  tokens: string[];
  /** Payment tokens that it spent. */
  paidWith: string[];
}

/** A charge that is due again. */
function untaken(charge: NonNullable<MeterEntity["charges"]>[number], before: string | null) {
  const { takenIn: _taken, ...rest } = charge;
  return { ...rest, ...(before !== null && { takenIn: before }) };
}

/** The meter as it would be without the purchase; what happened since stays. */
function meterWithout(meter: MeterEntity, data: PurchaseData): MeterEntity {
  const { month, day, amount, tenths, debts, charges, free, powerLimit, refund } = data;
  const taken = new Map(charges.map(({ index, before }) => [index, before]));
  return {
    ...meter,
    ...(meter.debts && {
      debts: meter.debts.map((debt, index) => ({
        ...debt,
        balance: debt.balance + (debts[index] ?? 0),
      })),
    }),
    ...(meter.charges && {
      charges: meter.charges.map((charge, index) =>
        taken.has(index) && charge.takenIn === month
          ? untaken(charge, taken.get(index) ?? null)
          : charge,
      ),
    }),
    ...(free && meter.free?.month === month && { free: { units: meter.free.units } }),
    ...(meter.bought?.month === month && {
      bought: { month, units: (Math.round(meter.bought.units * 10) - tenths) / 10 },
    }),
    ...(meter.used?.day === day && { used: { day, amount: meter.used.amount - amount } }),
    ...(powerLimit && { powerLimit }),
    ...(refund && { refund }),
  };
}

/** Undoes a purchase: debts, charges, units, float and payments go back, its tokens are cancelled. */
export function undo(unit: Unit, data: PurchaseData): void {
  const meter = meterWithout(meterOf(unit, data.meterId), data);
  unit.put("meter", meter.meterId, data.withKeys ? withoutPair(unit, meter) : meter);
  charge(unit, data.clientId, -data.amount);
  setSpent(unit, data.paidWith, false);
  cancelTokens(unit, data.tokens);
}
