import { valueOfJson } from "./json-value";

/*
 * A provider may repeat in its answer what a message says in secret. What is kept of the answer does not show it, in
 * whatever way it is written there.
 */

/** A value that may not be shown, and what is shown in its place. */
interface RepeatedSecret {
  value: string;
  shown: string;
}

/** A shorter value may be anything. */
const shortest = 3;

/** A shorter value may be a part of another word or number: it is hidden where it stands by itself. */
export const shortestAnywhere = 8;

/** Ids and times: a group of digits in them is no PIN. */
const shieldedText =
  "[\\da-f]{8}-(?:[\\da-f]{4}-){3}[\\da-f]{12}|\\d{4}-\\d\\d-\\d\\dT[\\d:.]+(?:Z|[+-]\\d\\d:\\d\\d)?";

/** Where a value may begin: after an encoded character too, which ends in a digit or a letter. */
const begins = (other: string): string =>
  `(?:(?<!${other})|(?<=%[\\da-fA-F]{2})|(?<=\\\\u[\\da-fA-F]{4}))`;

const escapedText = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, "\\$&");

/** The ways in which a value is written in URLs, JSON and pages. */
const formsOf = (value: string): string[] => [
  value,
  // Half of a pair of characters cannot be encoded.
  encodeURIComponent(Buffer.from(value).toString()),
  encodeURIComponent(Buffer.from(value).toString()).replaceAll("%20", "+"),
  JSON.stringify(value).slice(1, -1),
  value
    .replaceAll("&", "&amp;")
    .replaceAll('"', "&quot;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;"),
];

function patternOf(form: string): string {
  if (form.length < shortestAnywhere)
    return `${begins("[\\p{L}\\p{N}]")}${escapedText(form)}(?![\\p{L}\\p{N}])`;
  return /^\d+$/.test(form) ? `${begins("\\d")}${escapedText(form)}(?!\\d)` : escapedText(form);
}

type Hide = (text: string) => string;

/** What hides secrets in a text; undefined: there are none that could be told from other words. */
function hiding(secrets: readonly RepeatedSecret[]): Hide | undefined {
  const shownAs = new Map(
    secrets
      .filter(({ value }) => value.length >= shortest)
      .flatMap(({ value, shown }) => formsOf(value).map((form) => [form, shown] as const)),
  );
  if (shownAs.size === 0) return undefined;
  const forms = [...shownAs.keys()].sort((one, other) => other.length - one.length);
  let pattern: RegExp | undefined;
  return (text) => {
    // Most texts hold none of them, or one alone: neither needs the expression, which costs more than all else here.
    const alone = shownAs.get(text);
    if (alone !== undefined || !forms.some((form) => text.includes(form))) return alone ?? text;
    pattern ??= patternOfAll(forms);
    return text.replace(pattern, (found) => shownAs.get(found) ?? found);
  };
}

/** `forms`: the longest first. */
function patternOfAll(forms: readonly string[]): RegExp {
  const isLong = (form: string): boolean => form.length >= shortestAnywhere;
  const long = forms.filter(isLong).map(patternOf);
  const short = forms.filter((form) => !isLong(form)).map(patternOf);
  return new RegExp([...long, shieldedText, ...short].join("|"), "gu");
}

/** Members that hold one word or number of their own, which may be a short secret by chance. */
const ownWord = /(?:^id|Id|[iI]dentifiers?|[tT]ype|[cC]urrency|[tT]ime|[dD]ate)$/;

function hiddenIn(value: unknown, hide: Hide, name: string): unknown {
  if (typeof value === "string")
    return value.length < shortestAnywhere && ownWord.test(name) ? value : hide(value);
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => hiddenIn(item, hide, name));
  return Object.fromEntries(
    Object.entries(value).map(([member, content]) => [
      member.length < shortestAnywhere ? member : hide(member),
      hiddenIn(content, hide, member),
    ]),
  );
}

/** Takes the secrets out of values, which may be JSON or texts, where these repeat them. */
export function withoutSecrets(secrets: readonly RepeatedSecret[]): <T>(value: T) => T {
  const hide = hiding(secrets);
  return (value) =>
    hide === undefined || value === undefined ? value : (hiddenIn(value, hide, "") as typeof value);
}

/** A value that is not shown, or JSON of it; what is shown in its place. */
interface HiddenPart {
  value: string;
  shown: unknown;
}

/** Texts and numbers of JSON, on every level. */
const leavesOf = (value: unknown): string[] =>
  typeof value === "object" && value !== null
    ? Object.values(value).flatMap(leavesOf)
    : typeof value === "string" || typeof value === "number"
      ? [String(value)]
      : [];

/** The values in what is hidden; of JSON its texts and numbers too. A text may only look like JSON. */
function secretsIn({ value, shown }: HiddenPart, masked: string): RepeatedSecret[] {
  const parts = /^[[{]/.test(value) ? leavesOf(valueOfJson(value)) : [];
  return [
    { value, shown: String(shown) },
    ...parts.map((part) => ({ value: part, shown: masked })),
  ];
}

/** Secrets of a request that it shows nowhere else: what shows anyway hides nothing. `masked`: for parts of JSON. */
export const secretsOf = (
  hidden: readonly HiddenPart[],
  shownRequest: string,
  masked: string,
): RepeatedSecret[] =>
  hidden
    .flatMap((part) => secretsIn(part, masked))
    .filter(({ value }) => !shownRequest.includes(JSON.stringify(value)));
