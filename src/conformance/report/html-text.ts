import { plainLines } from "../../plain-text";

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
