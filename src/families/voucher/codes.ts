import { digitsFrom } from "../../store";
import type { Unit, VendorEntity, VoucherEntity } from "./entities";

const pinDigits = 4;

/** Digits that follow from the seed, the purpose and the id. */
const digits = (unit: Unit, purpose: string, id: string, count: number): string =>
  digitsFrom(unit.generate(purpose, id), count);

/** A code that no voucher of the data space has. */
export function newCode(unit: Unit, { codePrefix, codeDigits }: VendorEntity, id: string): string {
  for (let attempt = 0; ; attempt += 1) {
    const code = `${codePrefix}${digits(unit, `voucher-code-${attempt}`, id, codeDigits)}`;
    if (unit.get("voucher", code) === undefined) return code;
  }
}

/** The PIN of a new voucher. */
export const newPin = (unit: Unit, id: string): NonNullable<VoucherEntity["pin"]> => ({
  type: "CLEAR_PIN",
  pin: digits(unit, "voucher-pin", id, pinDigits),
});

export const newSerialNumber = (unit: Unit, { serialPrefix }: VendorEntity, id: string): string =>
  `${serialPrefix}${unit.reference("voucher-serial", id)}`;
