import { memberOf } from "./json-value";

/**
 * Fields that no log, journal or report may show (common models, "Sensitive fields"). By name, not by
 * schema: what is wrong with a message must not bring its secrets to light.
 */
const secretFields = [
  "clearPin",
  "encryptedPin",
  "pin",
  "pinBlock",
  "hash",
  "accountNumber",
  "encryptedBlock",
  // No contract has these; who sends them means what they mean everywhere.
  "pin1",
  "pin2",
  "newPin",
  "oldPin",
  "cvv",
  "cvv2",
  "cvc",
  "cvc2",
  "cav2",
  "cid",
  "securityCode",
  ...["", "1", "2", "3"].flatMap((at) => [`track${at}`, `track${at}Data`]),
  "password",
  "passwd",
  "secret",
];

/** Numbers of cards, and codes of vouchers, which are as good as money: only their ends are shown. */
const panFields = ["pan", "cardNumber", "code", "voucherCode"];

const personalFields = [
  "accountId",
  "proxy",
  "walletId",
  "address",
  "addressDetails",
  "addressLine1",
  "addressLine2",
  "postalCode",
  "firstName",
  "lastName",
  "idNumber",
  "contactNumber",
];

/** Names are compared without regard to case. */
const lowerCased = (names: readonly string[]): Set<string> =>
  new Set(names.map((name) => name.toLowerCase()));

const pans = lowerCased(panFields);
const secrets = lowerCased([...secretFields, ...personalFields]);

/** Replaces a secret. */
export const maskedValue = "[masked]";

/** First six and last four digits of a card number; the rest as stars. */
export function maskPan(pan: string): string {
  if (pan.length <= 10) return "*".repeat(pan.length);
  return `${pan.slice(0, 6)}${"*".repeat(pan.length - 10)}${pan.slice(-4)}`;
}

/**
 * The last part of a UUID may be twelve digits, more of them are no part of one; longer numbers are other
 * references.
 */
const cardNumber = /(?<!\d)\d{13,19}(?!\d)|(?<![\w-])\d{12}(?![\w-])/g;

/** Nothing of a value is shown: whether another one is the same cannot be told. */
export const isWhollyMasked = (value: unknown): boolean =>
  value === maskedValue || (typeof value === "string" && /^\*+$/.test(value));

/** Digits and letters need no encoding: it can only hide them. */
const encodedPlain = /%(3\d|[46][1-9a-f]|[57][\da])/gi;

/**
 * Card numbers in a path or a free text: any run of 12 to 19 digits, and query parameters that hold one. What
 * is secret or personal goes.
 */
export function maskPansIn(text: string): string {
  return text
    .replace(encodedPlain, (_match, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(cardNumber, maskPan)
    .replace(
      panParameter,
      (_match, name: string, value: string) =>
        `${name}${value.includes("*") ? value : maskPan(value)}`,
    )
    .replace(secretParameter, (_match, name: string) => `${name}${maskedValue}`);
}

const secretParameter = new RegExp(
  `([?&](?:${[...secretFields, ...personalFields].join("|")})=)[^&#\\s]*`,
  "gi",
);

const panParameter = new RegExp(`([?&](?:${panFields.join("|")})=)([^&#\\s]*)`, "gi");

/** The field may not be shown. */
export const isSensitive = (name: string): boolean =>
  secrets.has(name.toLowerCase()) || pans.has(name.toLowerCase());

/** What has the length of a card number, in one piece or in groups of four. */
const likeCardNumber = /(?<!\d)(?:\d{13,19}|\d{4} \d{4} \d{4} \d{1,7})(?!\d)/g;

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

/** A token of prepaid electricity as slips print it: its first groups may look like a card number. */
const tokenGroups = /\d{4}(?: \d{4}){4}(?! ?\d)/y;

/** Whether a body shows these 20 digits in one piece, as a token: then its slip may show them too. */
type ShowsToken = (digits: string) => boolean;

const showsNone: ShowsToken = () => false;

/** The same by what is shown of a body, as JSON; within a text of it the quotes would be escaped. */
const tokensIn =
  (json: string): ShowsToken =>
  (digits) =>
    json.includes(`"token":"${digits}"`);

/** What begins at a place of a text is a token that is shown anyway. */
function isShownToken(text: string, at: number, showsToken: ShowsToken): boolean {
  tokenGroups.lastIndex = at;
  const [groups] = tokenGroups.exec(text) ?? [];
  return groups !== undefined && showsToken(groups.replaceAll(" ", ""));
}

/** Card numbers anywhere in a text: digits of the right length with a valid check digit. */
const maskCardNumbersIn = (text: string, showsToken = showsNone): string =>
  text.replace(likeCardNumber, (found, at: number) => {
    const digits = found.replaceAll(" ", "");
    return hasCheckDigit(digits) && !isShownToken(text, at, showsToken) ? maskPan(digits) : found;
  });

/** An escaped character of JSON text ends in digits: one before a card number hides where that begins. */
const escapedCharacter = "\\u";

/** What may stand before a number of JSON text; within a text it may stand there as well. */
const mayPrecedeNumber = /[:,[\-.\deE+]/;

/**
 * JSON text with the card numbers cut that are in its texts. Undefined: the JSON text alone does not tell, since a
 * number may be one, or an escaped character may hide where one begins.
 */
function maskCardNumbersInJson(json: string, showsToken = showsNone): string | undefined {
  if (json.includes(escapedCharacter)) return undefined;
  let isClear = true as boolean;
  const maskedJsonText = json.replace(likeCardNumber, (found, at: number) => {
    const digits = found.replaceAll(" ", "");
    if (!hasCheckDigit(digits) || isShownToken(json, at, showsToken)) return found;
    if (at === 0 || mayPrecedeNumber.test(json[at - 1] ?? "")) isClear = false;
    return maskPan(digits);
  });
  return isClear ? maskedJsonText : undefined;
}

/** JSON text of a value, without the card numbers in its texts. */
export function maskedJson(value: object): string {
  const json = JSON.stringify(value);
  return (
    maskCardNumbersInJson(json) ??
    JSON.stringify(value, (_name, member: unknown) =>
      typeof member === "string" ? maskCardNumbersIn(member) : member,
    )
  );
}

const digitsOf = (value: number): string => (Number.isSafeInteger(value) ? String(value) : "");

/** How a message is masked. */
interface Masking {
  showPans: boolean;
  showsToken: ShowsToken;
}

/** A copy of a message that may be shown: PINs and personal data gone, card numbers cut (unless `showPans`). */
export function maskMessage(value: unknown, showPans: boolean): unknown {
  let shown: ShowsToken | undefined;
  const showsToken: ShowsToken = (digits) => {
    shown ??= tokensIn(JSON.stringify(maskedCopy(value, { showPans, showsToken: showsNone })));
    return shown(digits);
  };
  return maskedCopy(value, { showPans, showsToken });
}

function maskedCopy(value: unknown, masking: Masking): unknown {
  const { showPans, showsToken } = masking;
  if (typeof value === "string") return showPans ? value : maskCardNumbersIn(value, showsToken);
  if (typeof value === "number")
    return showPans || maskCardNumbersIn(digitsOf(value)) === digitsOf(value)
      ? value
      : maskCardNumbersIn(digitsOf(value));
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => maskedCopy(item, masking));
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      showPans ? name : maskCardNumbersIn(name, showsToken),
      maskMember(name.toLowerCase(), member, masking),
    ]),
  );
}

/** `name` is in lower case. */
function maskMember(name: string, member: unknown, masking: Masking): unknown {
  if (pans.has(name)) {
    if (typeof member !== "string") return maskedValue;
    return masking.showPans ? member : maskPan(member);
  }
  // `pin` may be an object that says in which form it is sent; all else in it is secret.
  if (name === "pin" && typeof member === "object" && member !== null) return maskPin(member);
  return secrets.has(name) ? maskedValue : maskedCopy(member, masking);
}

const maskPin = (pin: object): object =>
  Object.fromEntries(
    Object.keys(pin).map((name) => [name, name === "type" ? memberOf(pin, name) : maskedValue]),
  );

/** In JSON as we write it, a quote that opens a name follows `{` or `,`; within a text it would be escaped. */
const sensitiveName = `[{,]"(?:${[...panFields, ...secretFields, ...personalFields].join("|")})":`;

const sensitiveMember = new RegExp(
  `(${sensitiveName})("(?:[^"\\\\]|\\\\.)*"|[^",{}\\[\\]]+|[{[])`,
  "gi",
);

/**
 * The same for a message that is JSON text already, as `JSON.stringify` writes it: one pass over the text, and
 * the walk over the message only where a sensitive member is no plain value.
 */
export function maskText(json: string, showPans: boolean): string {
  let nested = false as boolean;
  const withoutSecrets = json.replace(sensitiveMember, (_match, name: string, value: string) => {
    if (value === "{" || value === "[") nested = true;
    const isPan = pans.has(name.slice(2, -2).toLowerCase());
    if (!isPan || !value.startsWith('"')) return `${name}"${maskedValue}"`;
    return name + (showPans ? value : JSON.stringify(maskPan(String(JSON.parse(value)))));
  });
  const text =
    nested || showPans
      ? withoutSecrets
      : maskCardNumbersInJson(withoutSecrets, tokensIn(withoutSecrets));
  return nested || text === undefined
    ? JSON.stringify(maskMessage(JSON.parse(json), showPans))
    : text;
}

/** A sensitive member of a text that is not JSON: `"pin": "12`, `<pin>12`, `pin=12`. Its value may be cut off. */
const sensitivePart = new RegExp(
  `((?:^|[^\\w])["']?(${[...panFields, ...secretFields, ...personalFields].join("|")})["']?\\s*)` +
    `(>[^<]*|[:=]\\s*(?:"(?:[^"\\\\]|\\\\.)*"?|'[^']*'?|[^\\s,;&<>{}\\[\\]"']+))`,
  "gi",
);

const authorizationLine = /(authorization["']?\s*[:=]).*/gi;

/** The value of such a part: its sign and its quote, if it has one, and what it says. */
const partValue = /^([>:=]\s*["']?)(.*?)(["']?)$/s;

/**
 * A text that is not JSON, as it may be shown: as `maskText`, by the names that stand in it. It is masked before it is
 * cut: half a card number would not look like one.
 */
export function maskRaw(text: string, showPans: boolean): string {
  const withoutSecrets = text
    .replace(authorizationLine, `$1 ${maskedValue}`)
    .replace(sensitivePart, (_match, before: string, name: string, value: string) => {
      const [, begin = "", content = "", end = ""] = partValue.exec(value) ?? [];
      if (content === "") return before + value;
      if (!pans.has(name.toLowerCase())) return `${before}${begin}${maskedValue}${end}`;
      return before + begin + (showPans ? content : maskPan(content)) + end;
    });
  return showPans ? withoutSecrets : maskCardNumbersIn(withoutSecrets);
}
