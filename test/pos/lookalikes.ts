import type { Pos } from "./pos";

/** The number of another card or voucher, of which a journal shows the same digits. */
const lookalike = (number: string): string => `${number.slice(0, 6)}999${number.slice(9)}`;

/** Adds a card that was never activated, and looks like another one; its number. */
export function addLookalikeCard({ line: { space } }: Pos, number: string): string {
  const pan = lookalike(number);
  space.put("gift-card", "cards", {
    ...{ pan, expiryDate: "4912", status: "NEW" },
    ...{ currency: "710", book: 0, available: 0 },
  });
  return pan;
}

/** Adds a voucher that was redeemed elsewhere, and looks like another one; its code. */
export function addLookalikeVoucher({ line: { space } }: Pos, number: string): string {
  const code = lookalike(number);
  space.put("voucher", "vouchers", {
    ...{ code, serialNumber: "BLS0009995", vendorId: "60020001", currency: "710" },
    ...{ expiryDate: "2099-12-31T23:59:59.000Z", state: "REDEEMED_CONFIRMED" },
    ...{ value: 5_000, issued: 5_000, redeemed: 5_000 },
  });
  return code;
}
