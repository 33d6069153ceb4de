import { digitsFrom } from "../../store";
import { editedText, pathsInList } from "../kit/edited-answer";
import type { EditedAnswer } from "../kit/family";
import type { Entities, ProviderEntity, Unit } from "./entities";

const numberDigits = 8;

/** So many digits, one place after another from a first number. */
const following = (first: string, place: number): string =>
  String((Number(first) + place) % 10 ** numberDigits).padStart(numberDigits, "0");

/** Numbers of a sale at its provider. */
export interface SaleNumbers {
  /** The provider's own identifier of the sale. */
  identifier: string;
  /** Its receipt numbers, the first for its first token. */
  receipts: string[];
  invoice: string;
}

/** Numbers that no other sale of the data space has; they follow from the seed and the message. */
export function newNumbers(
  unit: Unit,
  { prefix }: ProviderEntity,
  requestId: string,
  count: number,
): SaleNumbers {
  for (let attempt = 0; ; attempt += 1) {
    const first = digitsFrom(unit.generate(`sale-number-${attempt}`, requestId), numberDigits);
    const receipts = Array.from(
      { length: Math.max(count, 1) },
      (_, place) => `${prefix}${following(first, place)}`,
    );
    const identifier = `${prefix}-${first}`;
    if (
      [identifier, ...receipts].some((reference) => unit.get("reference", reference) !== undefined)
    )
      continue;
    return { identifier, receipts, invoice: `INV-${unit.at.slice(0, 4)}-${first}` };
  }
}

/** Makes a purchase known under its references. */
export function keepReferences(
  unit: Unit,
  { identifier, receipts }: SaleNumbers,
  purchaseId: string,
): void {
  for (const reference of [identifier, ...receipts]) {
    unit.put("reference", reference, { reference, purchaseId });
  }
}

/** A client was told another receipt or identifier of a purchase: it is known by that one too. */
export function tellsOtherwise(edited: EditedAnswer<Entities>): void {
  const { unit } = edited;
  const paths = [
    "slipData.issuerReference",
    ...pathsInList(edited, "tokens", "receiptNum"),
    ...pathsInList(edited, "debtRecoveryCharges", "receiptNum"),
    ...pathsInList(edited, "thirdPartyIdentifiers", "transactionIdentifier"),
  ];
  for (const { made, told } of paths.flatMap((path) => editedText(edited, path) ?? [])) {
    const known = unit.get("reference", made);
    if (known !== undefined && unit.get("reference", told) === undefined)
      unit.put("reference", told, { ...known, reference: told });
  }
}

/** The provider's identifier of a message that sells nothing. */
export const identifierFor = (
  unit: Unit,
  { prefix }: ProviderEntity,
  purpose: string,
  requestId: string,
): string =>
  `${prefix}-${purpose}-${digitsFrom(unit.generate(`identifier-${purpose}`, requestId), numberDigits)}`;
