/** Members by which a message names what an earlier one brought: cards, vouchers, codes, orders, quotes, references. */
const members = [
  "pan",
  "code",
  "tranId",
  "orderRedeemRef",
  "quoteId",
  "issuerReference",
  "purchaseReference",
];

const namedPattern = new RegExp(`"(?:${members.join("|")})":"([^"\\\\]{1,64})"`, "g");

/** The values in a JSON text by which messages name such things; what is wholly masked names nothing. */
export function namedThingsIn(text: string): string[] {
  const found: string[] = [];
  for (const [, value = ""] of text.matchAll(namedPattern)) if (/\w/.test(value)) found.push(value);
  return found;
}
