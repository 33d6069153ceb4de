import { styleText } from "node:util";
import { plain } from "../plain-text";

/** How a text is shown on a terminal. */
export type Style = Parameters<typeof styleText>[0];

/** Whether FORCE_COLOR asks for colours, or refuses them (`0`, `false`); undefined: it is not set. */
function forcedColours(): boolean | undefined {
  const value = process.env["FORCE_COLOR"];
  return value === undefined ? undefined : !["0", "false"].includes(value);
}

/** Whether the output is shown in colour: on a terminal, and where FORCE_COLOR says so. */
export const isColoured = (): boolean => forcedColours() ?? process.stdout.isTTY;

/** Colours a text, unless NO_COLOR says otherwise; FORCE_COLOR counts more. */
export const inColour = (style: Style, text: string): string =>
  (forcedColours() ?? (process.env["NO_COLOR"] ?? "") === "")
    ? styleText(style, text, { validateStream: false })
    : text;

/** The words of a report that are coloured. */
const colours: readonly [words: RegExp, colour: Style][] = [
  [/(?<=^|: |  )(?:PASS|pass)\b/gm, "green"],
  [/(?<=^|: |  )(?:FAIL|fail|ERROR|BROKE)\b/gm, "red"],
  [/(?<=^|: |  )(?:WARN|OPEN|INCONCLUSIVE|UNSTEADY|WAIVED)\b/gm, "yellow"],
];

/** A report as it is printed: in colour on a terminal, unless NO_COLOR is set. */
export function colourReport(text: string): string {
  if (!isColoured()) return text;
  return colours.reduce(
    (done, [words, colour]) => done.replace(words, (word) => inColour(colour, word)),
    text,
  );
}

/** Rows with aligned columns; the first row is the heading. */
export function table(rows: readonly (readonly string[])[]): string {
  const cells = rows.map((row) => row.map(plain));
  const widths = (cells[0] ?? []).map((_, column) =>
    Math.max(...cells.map((row) => (row[column] ?? "").length)),
  );
  return cells
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}
