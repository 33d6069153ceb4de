import { plainLines } from "../../plain-text";

// What XML 1.0 cannot hold, in any spelling (W3C, Char production), beside the controls that `plainLines` shows.
const halfPairs = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;
const forbidden = new RegExp(`[\uFFFE\uFFFF]|${halfPairs.source}`, "g");

/** Text without characters that XML forbids, or that steer a terminal. */
export const xmlText = (text: string): string => plainLines(text).replace(forbidden, "\uFFFD");

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Text as HTML shows it, with nothing in it that turns its direction. */
export const escaped = (text: string): string =>
  plainLines(text).replace(/[&<>"']/g, (character) => escapes[character] ?? character);
