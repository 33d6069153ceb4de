import { createHmac, randomBytes } from "node:crypto";
import { hasCheckDigit, isSensitive, maskMessage } from "./masking";

/** The part of a card number that says who issued it: it is kept, since a POS may go by it. */
const issuerDigits = 6;

const cardNumber = /^\d{12,19}$/;

/** What a hidden value within another text may be: shorter ones may stand there by chance. */
const words = /[\p{L}\d]{6,}/gu;

const isShown = (text: string): boolean => maskMessage(text, false) === text;

const lowerLetters = "abcdefghijklmnopqrstuvwxyz";
const kinds: readonly (readonly [of: RegExp, from: string])[] = [
  [/[1-9]/, "123456789"],
  [/0/, "0123456789"],
  [/\p{Lu}/u, lowerLetters.toUpperCase()],
  [/\p{L}/u, lowerLetters],
];

/** The same form with other letters and digits; the check digit of a card number is right. */
function madeUp(value: string, secret: Buffer, attempt: number): string {
  const digest = createHmac("sha512", secret).update(`${attempt} ${value}`).digest();
  const isCard = cardNumber.test(value);
  const characters = Array.from(value, (character, at) => {
    if (isCard && at < issuerDigits) return character;
    const [, from] = kinds.find(([of]) => of.test(character)) ?? [];
    return from?.[(digest[at % digest.length] ?? 0) % from.length] ?? character;
  });
  if (!isCard || !hasCheckDigit(value)) return characters.join("");
  const body = characters.slice(0, -1).join("");
  const last = Array.from("0123456789").find((digit) => hasCheckDigit(body + digit));
  return body + (last ?? "");
}

/**
 * A copy of a value in which those that no journal shows are made up: the same one is replaced by the same one,
 * wherever it stands. `isTaken`: what may not be made up, since something else is called so.
 */
export function withMadeUpValues(value: unknown, isTaken: (text: string) => boolean): unknown {
  const secret = randomBytes(32);
  const replaced = new Map<string, string>();
  const known = new Set<string>();
  const replacementOf = (text: string): string => {
    const before = replaced.get(text);
    if (before !== undefined) return before;
    let attempt = 0;
    let other = madeUp(text, secret, attempt);
    // Of a short form every value may be taken.
    while ((known.has(other) || other === text || isTaken(other)) && attempt < 100)
      other = madeUp(text, secret, (attempt += 1));
    replaced.set(text, other);
    known.add(other);
    return other;
  };
  /** Within other texts too: in a key that is made of several values, say. */
  const inText = (text: string): string => {
    const result = text.replace(words, (word) =>
      replaced.has(word) || !isShown(word) ? replacementOf(word) : word,
    );
    return isShown(text) || result !== text ? result : replacementOf(text);
  };
  // First those that are named so: another text may hold one of them.
  const named = withTexts(value, (text, isHidden) => (isHidden ? replacementOf(text) : text));
  return withTexts(named, (text, isHidden) => (isHidden ? text : inText(text)));
}

/** A copy of a value with other texts; `isHidden`: no journal shows it, by its name. */
function withTexts(
  value: unknown,
  change: (text: string, isHidden: boolean) => string,
  isHidden = false,
): unknown {
  if (typeof value === "string") return value === "" ? value : change(value, isHidden);
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => withTexts(item, change, isHidden));
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      withTexts(member, change, isSensitive(name) || (isHidden && name !== "type")),
    ]),
  );
}
