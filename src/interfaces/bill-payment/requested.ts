import type { Refusal } from "../../contract/answer";
import { refuse } from "../../contract/answer";
import type { Call } from "../../lifecycle/call";
import { type CheckOf, firstRefusal } from "../checks";
import { type Bill, findBill, routeOf } from "./bills";
import type { BillerEntity } from "./entities";
import { billErrors } from "./errors";
import type { BillKind, BillRequest } from "./models";
import { billWords } from "./operations";

/** A lookup or a payment on its way to a bill. */
interface Asked {
  call: Call;
  message: BillRequest;
  kind: BillKind;
  reference: string;
  biller: BillerEntity;
}

/** A lookup or a payment, with the bill that it names. */
export interface Requested extends Asked {
  bill: Bill;
}

const billerAllowed: CheckOf<Asked> = ({ biller }) =>
  biller.blocked === true
    ? refuse(billErrors["bill-biller-blocked"], { biller: biller.id })
    : undefined;

/** The last digit of a number agrees with the others (Luhn). */
function hasCheckDigit(number: string): boolean {
  if (!/^\d+$/.test(number)) return false;
  const sum = Array.from(number, Number)
    .reverse()
    .reduce((total, digit, at) => {
      const value = digit * (at % 2 === 0 ? 1 : 2);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}

const checkDigitRight: CheckOf<Asked> = ({ biller, reference }) =>
  biller.checkDigits === true && !hasCheckDigit(reference)
    ? refuse(billErrors["bill-check-digit"], { reference })
    : undefined;

const billerServes: CheckOf<Asked> = ({ call, biller: { id, takes, lookups }, kind }) => {
  if (call.operation.kind === "lookup") {
    const served = takes.includes(kind) && lookups !== false;
    return served
      ? undefined
      : refuse(billErrors["bill-no-lookups"], { biller: id, function: "lookup", kind });
  }
  return takes.includes(kind)
    ? undefined
    : refuse(billErrors["bill-kind-not-taken"], { biller: id, kind });
};

const merchantAllowed: CheckOf<Asked> = ({ call, message }) => {
  const { merchantId } = message.originator.merchant;
  return call.unit.get("blockedMerchant", merchantId) === undefined
    ? undefined
    : refuse(billErrors["bill-merchant-blocked"], { merchantId });
};

const settlementAllowed: CheckOf<Asked> = ({ call, message: { settlementEntity }, biller }) => {
  if (settlementEntity === undefined) return undefined;
  const { id } = settlementEntity;
  const blocked =
    biller.blockedSettlementEntities?.includes(id) === true ||
    call.unit.get("blockedSettlementEntity", id) !== undefined;
  return blocked
    ? refuse(billErrors["bill-settlement-blocked"], { settlementEntity: id, biller: biller.id })
    : undefined;
};

const categoryOfBiller: CheckOf<Asked> = ({ message: { selectedCategory }, biller }) => {
  if (selectedCategory === undefined || biller.categories === undefined) return undefined;
  const known = biller.categories.some(({ id }) => id === selectedCategory.id);
  return known
    ? undefined
    : refuse(billErrors["bill-category-other"], {
        category: selectedCategory.id,
        biller: biller.id,
      });
};

const checks = [
  billerAllowed,
  checkDigitRight,
  billerServes,
  merchantAllowed,
  settlementAllowed,
  categoryOfBiller,
];

/** The bill that a lookup or a payment names, or why it is refused: the checks in the order of the family's reference. */
export function requested(call: Call): Requested | Refusal {
  const words = billWords.find(
    ({ lookup, payment }) => call.operation.id === lookup || call.operation.id === payment,
  );
  if (words === undefined) throw new Error(`${call.operation.id} names no kind of bill`);
  const { kind, member } = words;
  const reference = (call.body as Record<string, string>)[member] ?? "";
  const biller = routeOf(call.unit, kind, reference);
  const unknown = refuse(billErrors["bill-reference-unknown"], { reference });
  if (biller === undefined) return unknown;
  const asked: Asked = { call, message: call.body as BillRequest, kind, reference, biller };
  const refusal = firstRefusal(checks, asked);
  if (refusal !== undefined) return refusal;
  const bill = findBill(call.unit, kind, reference);
  return bill === undefined ? unknown : { ...asked, bill };
}
