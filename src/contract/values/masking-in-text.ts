import { maskCardNumbersIn, maskPan, maskedValue, isPanField, sensitiveFields } from "./masking";

/** A sensitive member of a text that is not JSON: `"pin": "12`, `<pin>12`, `pin=12`. Its value may be cut off. */
const sensitivePart = new RegExp(
  `((?:^|[^\\w])["']?(${sensitiveFields.join("|")})["']?\\s*)` +
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
      if (!isPanField(name)) return `${before}${begin}${maskedValue}${end}`;
      return before + begin + (showPans ? content : maskPan(content)) + end;
    });
  return showPans ? withoutSecrets : maskCardNumbersIn(withoutSecrets);
}
