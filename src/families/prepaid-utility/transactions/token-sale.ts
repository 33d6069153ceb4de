import { type SaleNumbers, keepReferences, newNumbers, taxable } from "../answers";
import { type MeterSale, charge, payingTokens, setSpent } from "./checks";
import { boughtTenths, dayOf, freeDated, usedOn } from "./amounts";
import type { KeyChange, MeterEntity } from "../entities";
import { isKeyChangeOpen, issuedPair, managing, newToken, pairTokens } from "./tokens";
import type { Token } from "../models";
import type { PurchaseData } from "./postings";

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
