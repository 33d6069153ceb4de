import { dump } from "js-yaml";
import type { ReportedFinding } from "./report/exploration-report";
import { seenIn, unsteadyText } from "./report/outcomes";

/** How a file begins that an exploration wrote: another one is never overwritten. */
export const findingMark = "# Written by standin explore.";

/** Comment lines, none too long to read. */
function commentLines(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.replace(/\s+/g, " ").trim().split(" ")) {
    const last = lines.at(-1);
    if (last === undefined || last.length + word.length > 100) lines.push(`# ${word}`);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}

/** A finding as a scenario file that `standin run` takes. */
export const findingText = (finding: ReportedFinding): string => {
  const { rule, scenario, record, isSteady, beside } = finding;
  return [
    findingMark,
    ...(isSteady ? [] : commentLines(`UNSTEADY. ${unsteadyText(finding)}`)),
    ...commentLines(
      `The POS broke ${rule.id} of ${rule.interface}: ${rule.sentence} ` +
        `Seen: ${seenIn({ rule, record })}.`,
    ),
    ...beside.flatMap(({ id, interface: name, text }) =>
      commentLines(`It breaks ${id} of ${name} too: ${text}.`),
    ),
    ...commentLines(`What to do: ${rule.remedy}`),
    dump(scenario, { lineWidth: 120 }),
  ].join("\n");
};
