import { styleText } from "node:util";

/** The words of a report that are coloured. */
const colours: readonly [words: RegExp, colour: "green" | "red" | "yellow"][] = [
  [/(?<=^|: |  )(?:PASS|pass)\b/gm, "green"],
  [/(?<=^|: |  )(?:FAIL|fail|ERROR|OUR DEFECT|BROKE)\b/gm, "red"],
  [/(?<=^|: |  )(?:WARN|INCONCLUSIVE|UNSTEADY|WAIVED)\b/gm, "yellow"],
];

/** A report as it is printed: in colour on a terminal, unless NO_COLOR is set. */
export function coloured(text: string): string {
  if (!process.stdout.isTTY || (process.env["NO_COLOR"] ?? "") !== "") return text;
  return colours.reduce(
    (done, [words, colour]) => done.replace(words, (word) => styleText(colour, word)),
    text,
  );
}
