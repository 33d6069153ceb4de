import type { WordMark } from "../judged-rule";
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
export const htmlText = (text: string): string =>
  plainLines(text).replace(/[&<>"']/g, (character) => escapes[character] ?? character);

const style = `
  body { color: #1c2530; font: 15px/1.45 system-ui, sans-serif; margin: 2rem auto; max-width: 80rem }
  body { padding: 0 1rem } h1 { font-size: 1.5rem } h2 { font-size: 1.2rem; margin-top: 2rem } code { font-size: .9em }
  .mark, .sign { white-space: nowrap } .mark { display: inline-block; margin-right: .5rem } summary { cursor: pointer }
  summary .mark { min-width: 9rem } .good { color: #1a6b35 } .bad { color: #b3261e } .warn { color: #8a5a00 }
  .quiet, .plain { color: #687382 } small { color: #4d5866 } pre { background: #eef0f3; padding: .5rem .8rem }
  details { border: 1px solid #d5dae1; border-radius: 6px; margin: .5rem 0; padding: .5rem .8rem }
  .scroll { overflow-x: auto } table { border-collapse: collapse; margin: .6rem 0; width: 100% }
  td, th { border-bottom: 1px solid #e5e8ec; padding: .25rem .6rem; text-align: left; vertical-align: top }
  td.at { font-variant-numeric: tabular-nums; white-space: nowrap }
  @media screen { pre { max-height: 24rem; overflow: auto } }
  pre { white-space: pre-wrap; overflow-wrap: anywhere }
  .marked td { background: #fff6e0 } .bodies td { border-top: 0; padding-top: 0 }
  .body { border: 0; display: inline-block; font-size: .85em; margin: 0 1rem 0 0; padding: 0; vertical-align: top }
  .matrix { width: auto } .matrix td, .matrix th { border: 1px solid #d5dae1; padding: .25rem .5rem }
  .matrix td { padding: 0; text-align: center } .matrix a:hover { outline: 2px solid #1c2530 }
  .matrix thead th { font-size: .8rem; font-weight: 400; max-width: 4.5rem; vertical-align: bottom }
  .matrix a { color: inherit; display: block; font-weight: 700; padding: .25rem .5rem; text-decoration: none }
  b.sign { border-radius: 4px; display: inline-block; margin-right: .5rem; padding: 0 .5rem }
  .held { background: #e7f4ea; color: #14522a } .broke, .defect { background: #fbe4e2; color: #8c1d18 }
  .command-failed, .unsteady, .undecided { background: #fff3d6; color: #6b4600 }
  .not-struck { background: #eef0f3; color: #4d5866 } .sequence .at { width: 6rem } .arrow, .back { width: 45% }
  .arrow::after { content: "\\00a0\\2192" } .back::before { content: "\\2190\\00a0" }
  .lost::before { content: "\\2717\\00a0" }`;

/** A page that needs nothing else, no script either; `body` is HTML. */
export const reportPage = (title: string, body: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${title}</title><style>${style}</style></head><body>
${body}
</body></html>
`;

/** A word with its mark, as HTML. */
export const markHtml = ({ mark, tone, word }: WordMark): string =>
  `<b class="mark ${tone}"><span aria-hidden="true">${mark}</span> ${word}</b>`;
