import { plural } from "../../conformance/report/lines";
import { judgedAnswersText } from "../../conformance/provider-part";
import type { RunRecord, SeenBreach } from "../run-record";
import type { ExplorationReport, Warning } from "./exploration-report";
import type { ExplorationResult } from "./outcomes";
import { struckText, tooLittleLines } from "./struck";

const results: Readonly<Record<Exclude<ExplorationResult, "pass">, string>> = {
  fail: "FAIL: the POS did not behave.",
  inconclusive: "INCONCLUSIVE: undecided.",
  error: "ERROR: a defect in the simulator itself.",
};

/** The result, in a sentence. */
export function explorationResultText({
  result,
  warnings,
  part,
}: Pick<ExplorationReport, "result" | "warnings" | "part">): string {
  if (result !== "pass") return results[result];
  const faults = part === undefined ? "every fault" : "the faults that were tried";
  const warned = warnings.length === 0 ? "" : `, with ${plural(warnings.length, "warning")}`;
  return `PASS${warned}: the POS behaved under ${faults}.`;
}

/** What ran: `39 plans, 30 of them distinct; 30 ran. 31 of 31 cells were struck.` */
export const ranText = ({ plans, classes, ran, struck }: ExplorationReport): string =>
  `${plural(plans, "plan")}, ${classes} of them distinct; ${ran} ran. ${struckText(struck)}.`;

/** What a reader must know about the runs before the matrix, a line each. */
export const aboutLines = (report: ExplorationReport): string[] => [
  ...(report.part === undefined ? [] : [report.part]),
  ...(report.plans === 0 ? [`The POS sent nothing of that kind: ${sentText(report.clean)}.`] : []),
  ...(report.hasStopped ? ["A finding was confirmed: no more runs were started."] : []),
  ...(report.firstMistake === undefined
    ? []
    : [`The first run without a fault ${report.firstMistake}; the second one held.`]),
  ...variedLines(report),
  ...tooLittleLines(report.struck),
  ...providerText(report),
];

/** What the providers did in all runs. */
const providerText = ({ provider }: ExplorationReport): string[] =>
  provider === undefined
    ? []
    : [`The provider: ${judgedAnswersText(provider)}.`, ...provider.breaches.map(breachText)];

/** `provider-lifecycle in 3 runs: the provider accepted reverseRedemption in state CONFIRMED`. */
export const breachText = ({ code, text, runs }: SeenBreach): string =>
  `${code} in ${plural(runs, "run")}: ${text}`;

const sentText = ({ messages }: RunRecord): string =>
  [...new Set(messages.map(({ operation }) => operation))].join(", ");

/** What was seen of a rule that was kept with a warning, and how often. */
export const warningText = ({ rule, runs }: Warning): string =>
  `${rule.text} (${plural(runs, "run")})`;

/** That the POS does not send the same each time, where that was seen. */
const variedLines = ({ varied: { runs, example } }: ExplorationReport): string[] =>
  example === undefined
    ? []
    : [
        `The POS does not send the same each time: in ${plural(runs, "run")} it differed before anything was struck.`,
        `Message ${example.number} was ${example.seen}; without a fault it is ${example.expected}.`,
      ];
