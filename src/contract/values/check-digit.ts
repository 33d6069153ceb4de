/** Whether a text is digits of which the last one agrees with the others, as in card numbers (Luhn; ISO/IEC 7812-1). */
export function hasCheckDigit(text: string): boolean {
  if (!/^\d+$/.test(text)) return false;
  let sum = 0;
  for (let at = 0; at < text.length; at += 1) {
    const digit = Number(text[text.length - 1 - at]);
    sum += at % 2 === 0 ? digit : digit * 2 - (digit > 4 ? 9 : 0);
  }
  return sum % 10 === 0;
}
