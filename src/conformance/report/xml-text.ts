// What XML 1.0 cannot hold, in any spelling (W3C, Char production).
const controls = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/;
const halfPairs = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;
const forbidden = new RegExp(`${controls.source}|${halfPairs.source}`, "g");

/** Text without characters that XML forbids. */
export const xmlText = (text: string): string => text.replace(forbidden, "\uFFFD");
