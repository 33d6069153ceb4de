import type { BillEntity, BillerEntity, Unit } from "./entities";
import type { BillKind } from "./models";

/** What is read of a data space. */
type BillReader = Pick<Unit, "get" | "all">;

/** A bill with all that its fixture may leave out. */
export interface Bill {
  kind: BillKind;
  reference: string;
  biller: BillerEntity;
  currency: string;
  /** What is owed, in minor units; below 0: in credit. */
  outstanding: number;
  /** Sum of the pending payments, in minor units. */
  pending: number;
  partPaymentAllowed: boolean;
  overPaymentAllowed: boolean;
  entity: BillEntity;
}

/** Currency of bills for which none is given. */
const usualCurrency = "710";

const billerOf = (unit: BillReader, kind: BillKind, { billerId }: BillEntity): BillerEntity => {
  const biller =
    billerId === undefined
      ? unit.all("biller").find(({ takes }) => takes.includes(kind))
      : unit.get("biller", billerId);
  if (biller === undefined) throw new Error(`a bill of kind ${kind} has no biller`);
  return biller;
};

/** A bill of the fixtures, with its defaults. */
export const billFrom = (unit: BillReader, kind: BillKind, entity: BillEntity): Bill => ({
  kind,
  reference: entity.reference,
  biller: billerOf(unit, kind, entity),
  currency: entity.currency ?? usualCurrency,
  outstanding: entity.outstanding ?? 0,
  pending: entity.pending ?? 0,
  partPaymentAllowed: entity.partPaymentAllowed ?? true,
  overPaymentAllowed: entity.overPaymentAllowed ?? true,
  entity,
});

export function findBill(unit: BillReader, kind: BillKind, reference: string): Bill | undefined {
  const entity = unit.get(kind, reference);
  return entity && billFrom(unit, kind, entity);
}

/** A bill that is known to be there: a payment is about it. */
export function billOf(
  unit: BillReader,
  { kind, reference }: { kind: BillKind; reference: string },
): Bill {
  const bill = findBill(unit, kind, reference);
  if (bill === undefined) throw new Error(`a payment is about a ${kind} that is gone`);
  return bill;
}

/** The biller to which a reference leads: its own, else the one with the longest prefix that fits. */
export function routeOf(
  unit: BillReader,
  kind: BillKind,
  reference: string,
): BillerEntity | undefined {
  const known = findBill(unit, kind, reference);
  if (known !== undefined) return known.biller;
  let found: { biller: BillerEntity; length: number } | undefined;
  for (const biller of unit.all("biller")) {
    for (const prefix of biller.prefixes ?? []) {
      if (reference.startsWith(prefix) && prefix.length > (found?.length ?? -1))
        found = { biller, length: prefix.length };
    }
  }
  return found?.biller;
}

/** What may still be paid: pending payments count already, so that two of them cannot pay the same. */
export const dueOf = ({ outstanding, pending }: Bill): number => outstanding - pending;

/** Books changes of what is owed and of what is pending, in minor units. */
export function book(
  unit: Unit,
  bill: Bill,
  change: { outstanding?: number; pending?: number },
): void {
  unit.put(bill.kind, bill.reference, {
    ...bill.entity,
    outstanding: bill.outstanding + (change.outstanding ?? 0),
    pending: bill.pending + (change.pending ?? 0),
  });
}

/** An amount with its side: what was paid too much is a credit. */
export const withLedgerSide = (amount: number, currency: string) => ({
  amount: Math.abs(amount),
  currency,
  ledgerIndicator: amount < 0 ? ("CREDIT" as const) : ("DEBIT" as const),
});

/** The least and the most that may be paid at once, if the bill has such bounds. */
export const payableBounds = ({ entity: { minimum, maximum }, currency }: Bill) => ({
  ...(maximum !== undefined && { maxPayableAmount: { amount: maximum, currency } }),
  ...(minimum !== undefined && { minPayableAmount: { amount: minimum, currency } }),
});

/** The member of answers that shows each kind of bill, and its members. */
export const billView = ({ kind, reference, entity: { dueDate } }: Bill): object => ({
  [kind]: { [referenceMember[kind]]: reference, ...(dueDate !== undefined && { dueDate }) },
});

const referenceMember: Readonly<Record<BillKind, string>> = {
  account: "accountRef",
  policy: "policyNumber",
  trafficFine: "noticeNumber",
};
