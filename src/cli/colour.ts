import { styleText } from "node:util";

/** How a text is shown on a terminal. */
export type Style = Parameters<typeof styleText>[0];

/** Whether the output is shown in colour: on a terminal. */
export const isColoured = (): boolean => process.stdout.isTTY;

/** Colours a text, unless NO_COLOR says otherwise. */
export const inColour = (style: Style, text: string): string =>
  (process.env["NO_COLOR"] ?? "") === "" ? styleText(style, text) : text;

/** The words of a report that are coloured. */
const colours: readonly [words: RegExp, colour: Style][] = [
  [/(?<=^|: |  )(?:PASS|pass)\b/gm, "green"],
  [/(?<=^|: |  )(?:FAIL|fail|ERROR|OUR DEFECT|BROKE)\b/gm, "red"],
  [/(?<=^|: |  )(?:WARN|INCONCLUSIVE|UNSTEADY|WAIVED)\b/gm, "yellow"],
];

/** A report as it is printed: in colour on a terminal, unless NO_COLOR is set. */
export function coloured(text: string): string {
  if (!isColoured()) return text;
  return colours.reduce(
    (done, [words, colour]) => done.replace(words, (word) => inColour(colour, word)),
    text,
  );
}
