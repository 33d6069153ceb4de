import { type PlaceStep, jsonOf, memberOf, placeOf } from "./json-value";
import { secretsOf, withoutSecrets } from "./secrets-in-answers";

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

/** The names of all fields that are masked. */
export const sensitiveFields = [...panFields, ...secretFields, ...personalFields];

/** A card number or a code, of which the ends are shown. */
export const isPanField = (name: string): boolean => pans.has(name.toLowerCase());

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

/** Digits of a card number, at least. */
const shortestCardNumber = 13;

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
export function maskCardNumbersIn(text: string, showsToken = showsNone): string {
  if (text.length < shortestCardNumber) return text;
  return text.replace(likeCardNumber, (found, at: number) => {
    const digits = found.replaceAll(" ", "");
    return hasCheckDigit(digits) && !isShownToken(text, at, showsToken) ? maskPan(digits) : found;
  });
}

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
function maskedJson(value: object): string {
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
const sensitiveName = `[{,]"(?:${sensitiveFields.join("|")})":`;

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
  const cleared = json.replace(sensitiveMember, (_match, name: string, value: string) => {
    if (value === "{" || value === "[") nested = true;
    const isPan = isPanField(name.slice(2, -2));
    if (!isPan || !value.startsWith('"')) return `${name}"${maskedValue}"`;
    return name + (showPans ? value : JSON.stringify(maskPan(String(JSON.parse(value)))));
  });
  const text = nested || showPans ? cleared : maskCardNumbersInJson(cleared, tokensIn(cleared));
  return nested || text === undefined
    ? JSON.stringify(maskMessage(JSON.parse(json), showPans))
    : text;
}

/** What a part of an address is called: paths and queries are counted by what is between `/`, `?`, `&` and `=`. */
export const addressPlace = (at: number): string => `path.${at}`;

/** A value that a journal does not show. */
interface HiddenValue {
  /** What the journal calls it in its place: the same one has the same name, which tells nothing else. */
  name: string;
  member: string;
  value: string;
}

export type KeepValue = (hidden: HiddenValue) => void;

/** The name of a value that is not shown, by its digest. */
export const hiddenName = (digest: string): string => `v${digest.replace(/[-_]/g, "").slice(0, 8)}`;

/** How hidden values get their names; `keep` is told of each. */
export interface HiddenNaming {
  digest: (value: string) => string;
  keep: KeepValue | undefined;
}

/** The values of a message that are shown otherwise, by their places: `card.pan`, `tenders[0].cardNumber`. */
function hiddenValues(
  { path, request: body }: Pick<ExchangeParts, "path" | "request">,
  showPans: boolean,
): Map<string, ShownOtherwise> {
  const found = new Map<string, ShownOtherwise>();
  const shown = maskPansIn(path).split(/[/?&=]/);
  for (const [at, part] of path.split(/[/?&=]/).entries())
    if (shown[at]?.includes("*") === true || shown[at] === maskedValue)
      found.set(addressPlace(at), { value: part, shown: shown[at] });
  noteMasked({ value: body, shown: maskMessage(body, showPans), steps: [] }, found);
  return found;
}

/** What hidden values are called, by their places. */
const namesOf = (
  hidden: ReadonlyMap<string, ShownOtherwise>,
  naming: HiddenNaming,
): Record<string, string> =>
  Object.fromEntries(
    [...hidden].map(([member, { value }]) => {
      const name = hiddenName(naming.digest(value));
      naming.keep?.({ name, member, value });
      return [member, name];
    }),
  );

/** A value that is not shown, or JSON of it, and what is shown in its place. */
type ShownOtherwise = Parameters<typeof secretsOf>[0][number];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

function noteMasked(
  { value, shown, steps }: { value: unknown; shown: unknown; steps: readonly PlaceStep[] },
  found: Map<string, ShownOtherwise>,
): void {
  if (value === shown) return;
  if (!isObject(value) || !isObject(shown)) {
    // A name may be a card number itself.
    const place = placeOf(steps.map(([owner, name]) => [owner, maskPansIn(name)]));
    found.set(place, { value: typeof value === "string" ? value : JSON.stringify(value), shown });
    return;
  }
  for (const [name, member] of Object.entries(value))
    noteMasked({ value: member, shown: shown[name], steps: [...steps, [value, name]] }, found);
}

/** What was sent and answered in an exchange, and what is noted about it, which may repeat some of that. */
interface ExchangeParts {
  /** The target of the request, with its query. */
  path: string;
  headers: object;
  notes: object;
  /** The body that came; undefined: none. */
  request: unknown;
  /** The body that went out. */
  answer: unknown;
  /** The body that was made, where another one went out. */
  made: unknown;
  /** A provider has answered, which may repeat secrets of the request. */
  isOfProvider?: boolean;
}

/** The parts of an exchange as texts that may be shown: the path, JSON of all else; null where there is no body. */
type MaskedParts = Record<"path" | "headers" | "notes", string> &
  Record<"request" | "answer" | "made", string | null> & {
    /** The names of its values that are not shown; undefined: path and body are shown whole. */
    names: Record<string, string> | undefined;
  };

/** Masks all that is kept of an exchange. With `showPans` only the path and the secrets of the bodies are masked. */
export function maskExchange(
  parts: ExchangeParts,
  showPans: boolean,
  naming: HiddenNaming,
): MaskedParts {
  const path = maskPansIn(parts.path);
  const json = parts.request === undefined ? null : JSON.stringify(parts.request);
  const request = json === null ? null : maskText(json, showPans);
  // Most messages have nothing to mask, and texts are compared faster than messages are walked through.
  const isShown = path === parts.path && request === json;
  const hidden = isShown ? undefined : hiddenValues(parts, showPans);
  const shown =
    hidden === undefined || parts.isOfProvider !== true
      ? <T>(part: T): T => part
      : withoutSecrets(secretsOf([...hidden.values()], request ?? "", maskedValue));
  const noteText = showPans ? JSON.stringify : maskedJson;
  // An answer is serialised for the wire as well, a request here alone.
  const bodyText = (body: unknown): string | null =>
    body === undefined ? null : maskText(jsonOf(shown(body)), showPans);
  return {
    path,
    headers: noteText(parts.headers),
    notes: noteText(shown(parts.notes)),
    request,
    names: hidden && namesOf(hidden, naming),
    answer: bodyText(parts.answer),
    made: bodyText(parts.made),
  };
}
