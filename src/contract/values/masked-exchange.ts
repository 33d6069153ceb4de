import { type PlaceStep, jsonOf, placeOf } from "./json-value";
import { maskMessage, maskPansIn, maskRaw, maskText, maskedJson, maskedValue } from "./masking";
import { type RepeatedSecret, withoutSecrets } from "./repeated-secrets";

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
): Map<string, HiddenPart> {
  const found = new Map<string, HiddenPart>();
  const shown = maskPansIn(path).split(/[/?&=]/);
  for (const [at, part] of path.split(/[/?&=]/).entries())
    if (shown[at]?.includes("*") === true || shown[at] === maskedValue)
      found.set(addressPlace(at), { value: part, shown: shown[at] });
  noteMasked({ value: body, shown: maskMessage(body, showPans), steps: [] }, found);
  return found;
}

/** What hidden values are called, by their places. */
const namesOf = (
  hidden: ReadonlyMap<string, HiddenPart>,
  naming: HiddenNaming,
): Record<string, string> =>
  Object.fromEntries(
    [...hidden].map(([member, { value }]) => {
      const name = hiddenName(naming.digest(value));
      naming.keep?.({ name, member, value });
      return [member, name];
    }),
  );

/** A value that is not shown, or JSON of it; what is shown in its place. */
interface HiddenPart {
  value: string;
  shown: unknown;
}

/** The values in what is hidden; of JSON all texts and numbers. */
function secretsIn({ value, shown }: HiddenPart): RepeatedSecret[] {
  if (!/^[[{]/.test(value)) return [{ value, shown: String(shown) }];
  const leaves: string[] = [];
  JSON.parse(value, (_name, leaf: unknown) => {
    if (typeof leaf === "string" || typeof leaf === "number") leaves.push(String(leaf));
    return null;
  });
  return leaves.map((leaf) => ({ value: leaf, shown: maskedValue }));
}

/** Secrets of a request that it does not show elsewhere: what shows anyway hides nothing. */
const secretsOf = (hidden: ReadonlyMap<string, HiddenPart>, shownRequest: string) =>
  [...hidden.values()]
    .flatMap(secretsIn)
    .filter(({ value }) => !shownRequest.includes(JSON.stringify(value)));

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

function noteMasked(
  { value, shown, steps }: { value: unknown; shown: unknown; steps: readonly PlaceStep[] },
  found: Map<string, HiddenPart>,
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
  /** The text that came in place of JSON; undefined: none. */
  raw: string | undefined;
  /** The body that went out. */
  answer: unknown;
  /** The body that was made, where another one went out. */
  made: unknown;
  /** A provider has answered, which may repeat secrets of the request. */
  isOfProvider?: boolean;
}

/** The parts of an exchange as texts that may be shown: the path, JSON of all else; null where there is no body. */
type MaskedParts = Record<"path" | "headers" | "notes", string> &
  Record<"request" | "raw" | "answer" | "made", string | null> & {
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
  const secrets =
    hidden === undefined || parts.isOfProvider !== true ? [] : secretsOf(hidden, request ?? "");
  const noteText = showPans ? JSON.stringify : maskedJson;
  // An answer is serialised for the wire as well, a request here alone.
  const bodyText = (body: unknown): string | null =>
    body === undefined ? null : maskText(jsonOf(body), showPans);
  return {
    path,
    headers: noteText(parts.headers),
    notes: noteText(withoutSecrets(parts.notes, secrets)),
    request,
    names: hidden && namesOf(hidden, naming),
    raw: parts.raw === undefined ? null : maskRaw(parts.raw, showPans),
    answer: bodyText(withoutSecrets(parts.answer, secrets)),
    made: bodyText(withoutSecrets(parts.made, secrets)),
  };
}
