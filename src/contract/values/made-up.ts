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

/** Values that stand in place of those that no journal shows. */
interface MadeUpValues {
  /** A copy of a value with the made-up ones: the same value is replaced by the same one, wherever it stands. */
  in: (value: unknown) => unknown;
  /** Each replaced value with the one in its place. */
  all: () => IterableIterator<[value: string, madeUp: string]>;
}

/** `isTaken`: what may not be made up, since something else is called so. */
export function createMadeUpValues(isTaken: (value: string) => boolean): MadeUpValues {
  const secret = randomBytes(32);
  const replaced = new Map<string, string>();
  const known = new Set<string>();
  const replacementOf = (value: string): string => {
    const before = replaced.get(value);
    if (before !== undefined) return before;
    let attempt = 0;
    let text = madeUp(value, secret, attempt);
    // Of a short form every value may be taken.
    while ((known.has(text) || text === value || isTaken(text)) && attempt < 100)
      text = madeUp(value, secret, (attempt += 1));
    replaced.set(value, text);
    known.add(text);
    return text;
  };
  /** Within other texts too: in a key that is made of several values, say. */
  const inText = (text: string): string => {
    const result = text.replace(words, (word) =>
      replaced.has(word) || !isShown(word) ? replacementOf(word) : word,
    );
    return isShown(text) || result !== text ? result : replacementOf(text);
  };
  const copy = (value: unknown, name: string, isHidden: boolean): unknown => {
    if (typeof value === "string")
      return isHidden && value !== "" ? replacementOf(value) : inText(value);
    if (typeof value !== "object" || value === null) return value;
    if (Array.isArray(value)) return value.map((item) => copy(item, name, isHidden));
    return Object.fromEntries(
      Object.entries(value).map(([member, of]) => [
        member,
        copy(of, member, isSensitive(member) || (isHidden && member !== "type")),
      ]),
    );
  };
  return {
    in(value) {
      // First those that are named so: another text may hold one of them.
      for (const hidden of hiddenIn(value)) replacementOf(hidden);
      return copy(value, "", false);
    },
    all: () => replaced.entries(),
  };
}

/** Every text of a value that no journal shows by its name. */
function hiddenIn(value: unknown, isHidden = false): string[] {
  if (typeof value === "string") return isHidden && value !== "" ? [value] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) =>
    hiddenIn(member, isSensitive(name) || (isHidden && name !== "type")),
  );
}
