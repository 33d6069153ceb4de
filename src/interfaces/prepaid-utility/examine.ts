import { type Refusal, refuse } from "../../contract/answer";
import type { Call } from "../../lifecycle/call";
import { firstRefusal } from "../checks";
import { boughtTenths, freeUnitsDue, monthOf, nextMonth } from "./calendar";
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
} from "./checks";
import type { Charge, MeterEntity } from "./entities";
import { prepaidErrors } from "./errors";
import { paymentsAccepted } from "./instruments";
import { type Located, locate } from "./located";
import type { PurchaseRequest } from "./models";
import { leastAmount, type Split, split, type Terms } from "./split";

/** A sale that may be made, and what it comes to. */
export interface Sale extends Located {
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
export function examine(call: Call): Sale | Refusal {
  const located = locate(call);
  if ("error" in located) return located;
  const refusal = firstRefusal(standing, located);
  if (refusal !== undefined) return refusal;
  const { amount } = (call.body as PurchaseRequest).purchaseAmount;
  const sale = amount === 0 ? freeSale(located) : paidSale(located, amount);
  return "error" in sale ? sale : (providerWilling(sale) ?? sale);
}

const nothing: Split = { charges: [], debts: [], credit: { net: 0, tax: 0 }, blocks: [] };

/** Amount 0 asks for the free token, and gets that alone. */
function freeSale(located: Located): Sale | Refusal {
  const {
    call: { unit, body },
    meter,
    utility,
  } = located;
  const month = monthOf(unit, utility);
  const freeUnits = freeUnitsDue(meter, month);
  if (freeUnits === 0) {
    return refuse(prepaidErrors["prepaid-no-free-units"], {
      meterId: meter.meterId,
      ...(meter.free !== undefined && { nextDue: nextMonth(month) }),
    });
  }
  return {
    ...located,
    message: body as PurchaseRequest,
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
  return refuse(prepaidErrors["prepaid-amount-low"], {
    ...(minAmount !== undefined && { minAmount }),
    ...(reason && { reason }),
  });
}

function paidSale(located: Located, amount: number): Sale | Refusal {
  const {
    call: { unit, body },
    meter,
    utility,
    tariff,
  } = located;
  const { charges = [], debts = [] } = meter;
  const month = monthOf(unit, utility);
  const chargesDue = charges.flatMap((charge, index) => (isDue(charge, month) ? [index] : []));
  const terms: Terms = {
    charges: chargesDue.map((index) => (charges[index] as Charge).amount),
    debts,
    taxRate: utility.taxRate,
    blocks: tariff.blocks,
    boughtTenths: boughtTenths(meter, month),
  };
  if (amount < meter.minimum) return amountTooLow(meter, terms);
  const limited = amountWithinLimits(located);
  if (limited !== undefined) return limited;
  const parts = split(amount, terms);
  if (parts === undefined) return amountTooLow(meter, terms, "CHARGES_DUE");
  return (
    firstRefusal([floatSuffices, paymentsAccepted], located) ?? {
      ...located,
      message: body as PurchaseRequest,
      month,
      split: parts,
      chargesDue,
      freeUnits: freeUnitsDue(meter, month),
    }
  );
}
