import { commentLines, scenarioFileText } from "../scenario/written";
import type { ReportedFinding } from "./report/exploration-report";
import { seenIn, unsteadyText } from "./report/outcomes";

/** How a file begins that an exploration wrote: another one is never overwritten. */
export const findingMark = "# Written by standin explore.";

/** A finding as a scenario file that `standin run` takes. */
export const findingText = (finding: ReportedFinding): string => {
  const { rule, scenario, record, isSteady, beside } = finding;
  const comment = [
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
  ];
  return scenarioFileText(comment, scenario);
};
