import type { UnitOfWork } from "../../store";
import { digitsFrom, reference } from "../../store";
import type { VendorEntity, VoucherEntity } from "./entities";
import { findVoucher } from "./vouchers";

const pinDigits = 4;

/** Digits that follow from the seed, the purpose and the id. */
const digits = (unit: UnitOfWork, purpose: string, id: string, count: number): string =>
  digitsFrom(unit.generate(purpose, id), count);

/** A code that no voucher of the data space has. */
export function newCode(
  unit: UnitOfWork,
  { codePrefix, codeDigits }: VendorEntity,
  id: string,
): string {
  for (let attempt = 0; ; attempt += 1) {
    const code = `${codePrefix}${digits(unit, `voucher-code-${attempt}`, id, codeDigits)}`;
    if (findVoucher(unit, code) === undefined) return code;
  }
}

/** The PIN of a new voucher. */
export const newPin = (unit: UnitOfWork, id: string): NonNullable<VoucherEntity["pin"]> => ({
  type: "CLEAR_PIN",
  pin: digits(unit, "voucher-pin", id, pinDigits),
});

export const newSerialNumber = (
  unit: UnitOfWork,
  { serialPrefix }: VendorEntity,
  id: string,
): string => `${serialPrefix}${reference(unit.generate("voucher-serial", id))}`;
