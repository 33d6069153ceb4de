/**
 * Fields that no log, journal or report may show (common models, "Sensitive fields"). By name, not by
 * schema: what is wrong with a message must not bring its secrets to light.
 */
const secretFields = new Set(["clearPin", "encryptedPin", "pin", "pinBlock", "hash", "accountNumber", "encryptedBlock"]);
const panFields = new Set(["pan", "cardNumber"]);
const personalFields = new Set([
  "accountId", "proxy", "walletId", "addressLine1", "addressLine2", "postalCode", "address",
]);

/** What stands for a secret. */
export const masked = "[masked]";

/** First six and last four digits of a card number; the rest as stars. */
export function maskPan(pan: string): string {
  if (pan.length <= 10) return "*".repeat(pan.length);
  return `${pan.slice(0, 6)}${"*".repeat(pan.length - 10)}${pan.slice(-4)}`;
}

/** Card numbers in a path or a free text: any run of 12 to 19 digits that stands alone. */
export function maskPansIn(text: string): string {
  return text.replace(/(?<![\w-])\d{12,19}(?![\w-])/g, maskPan);
}

/** The field may not be shown. */
export const isSensitive = (name: string): boolean =>
  secretFields.has(name) || panFields.has(name) || personalFields.has(name);

/**
 * A copy of a message that may be shown: PINs gone, card numbers cut (unless `showPans`), personal data gone.
 * What needs no mask is shared with the original.
 */
export function maskMessage(value: unknown, showPans: boolean): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => maskMessage(item, showPans));
  const copy: Record<string, unknown> = {};
  for (const [name, member] of Object.entries(value)) copy[name] = maskMember(name, member, showPans);
  return copy;
}

function maskMember(name: string, member: unknown, showPans: boolean): unknown {
  if (panFields.has(name)) {
    if (typeof member !== "string") return masked;
    return showPans ? member : maskPan(member);
  }
  // `pin` may be an object whose own members are the secrets.
  if (secretFields.has(name)) return typeof member === "object" ? maskMessage(member, showPans) : masked;
  if (personalFields.has(name)) return masked;
  return maskMessage(member, showPans);
}
