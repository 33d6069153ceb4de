import { type Refusal, refuse } from "../../../contract/answer";
import { isRefusal } from "../../../lifecycle/call";
import { firstRefusal } from "../../kit/reason-answers";
import { boughtTenths, freeUnitsDue, monthOf, nextMonth } from "../calendar";
import {
  amountPlausible,
  amountWithinLimits,
  floatSuffices,
  keyFits,
  merchantAllowed,
  meterNotBarred,
  msisdnUsable,
  providerWilling,
  serviceFits,
  utilityActive,
} from "../checks";
import type { MeterEntity } from "../entities";
import type { Charge } from "../meter-parts";
import { errors } from "../errors";
import { paymentsAccepted } from "../instruments";
import { type MeterAccount, type PurchaseCall, accountOf } from "../meter-account";
import type { PurchaseRequest } from "../models";
import { leastAmount, type Split, split, type Terms } from "../split";

/** A sale that may be made, and what it comes to. */
export interface Sale extends MeterAccount<PurchaseCall> {
  message: PurchaseRequest;
  month: string;
  split: Split;
  /** Places of the charges that are due among those of the meter. */
  chargesDue: number[];
  /** Units of the free token that goes along; 0: none. */
  freeUnits: number;
}

const standing = [
  meterNotBarred,
  merchantAllowed,
  utilityActive,
  serviceFits,
  keyFits,
  msisdnUsable,
  amountPlausible,
];

/**
 * All checks of a sale in the order of the family's reference: meter, route, offer, standing, amount, limits, funds,
 * the provider's own. The first that fails decides; nothing is changed.
 */
export function checkPurchase(call: PurchaseCall): Sale | Refusal {
  const account = accountOf(call);
  if (isRefusal(account)) return account;
  const refusal = firstRefusal(standing, account);
  if (refusal !== undefined) return refusal;
  const { amount } = call.body.purchaseAmount;
  const sale = amount === 0 ? freeSale(account) : paidSale(account, amount);
  return isRefusal(sale) ? sale : (providerWilling(sale) ?? sale);
}

const nothing: Split = { charges: [], debts: [], credit: { net: 0, tax: 0 }, blocks: [] };

/** Amount 0 asks for the free token, and gets that alone. */
function freeSale(account: MeterAccount<PurchaseCall>): Sale | Refusal {
  const {
    call: { unit, body },
    meter,
    utility,
  } = account;
  const month = monthOf(unit, utility);
  const freeUnits = freeUnitsDue(meter, month);
  if (freeUnits === 0) {
    return refuse(errors["prepaid-no-free-units"], {
      meterId: meter.meterId,
      ...(meter.free !== undefined && { nextDue: nextMonth(month) }),
    });
  }
  return {
    ...account,
    message: body,
    month,
    split: nothing,
    chargesDue: [],
    freeUnits,
  };
}

const isDue = ({ per, takenIn }: Charge, month: string): boolean =>
  per === "PURCHASE" || takenIn !== month;

/** Too little: the answer names an amount that would do, where the limits of the meter leave one. */
function amountTooLow(
  { minimum, maximum }: MeterEntity,
  terms: Terms,
  reason?: "CHARGES_DUE",
): Refusal {
  const minAmount = leastAmount(minimum, maximum, terms);
  return refuse(errors["prepaid-amount-low"], {
    ...(minAmount !== undefined && { minAmount }),
    ...(reason && { reason }),
  });
}

function paidSale(account: MeterAccount<PurchaseCall>, amount: number): Sale | Refusal {
  const {
    call: { unit, body },
    meter,
    utility,
    tariff,
  } = account;
  const { charges = [], debts = [] } = meter;
  const month = monthOf(unit, utility);
  const due = charges.flatMap((charge, index) =>
    isDue(charge, month) ? [{ index, amount: charge.amount }] : [],
  );
  const terms: Terms = {
    charges: due.map(({ amount: gross }) => gross),
    debts,
    taxRate: utility.taxRate,
    blocks: tariff.blocks,
    boughtTenths: boughtTenths(meter, month),
  };
  if (amount < meter.minimum) return amountTooLow(meter, terms);
  const limited = amountWithinLimits(account);
  if (limited !== undefined) return limited;
  const parts = split(amount, terms);
  if (parts === undefined) return amountTooLow(meter, terms, "CHARGES_DUE");
  return (
    firstRefusal([floatSuffices, paymentsAccepted], account) ?? {
      ...account,
      message: body,
      month,
      split: parts,
      chargesDue: due.map(({ index }) => index),
      freeUnits: freeUnitsDue(meter, month),
    }
  );
}
