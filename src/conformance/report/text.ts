import { evidenceText, ruleMark, severity, undecidedText } from "../judged-rule";
import type { JudgedCheck, RuleVerdict, Verdict } from "../verdict";
import {
  plural,
  countsText,
  droppedText,
  foundLines,
  notJudgedLines,
  providerLines,
  whyNotJudged,
  unmatchedLines,
} from "./lines";
import { limits } from "../../limits/limits";
import { plainTexts } from "../../plain-text";

const verdictWords: Readonly<Record<Verdict["result"], string>> = {
  pass: "PASS: the POS behaved.",
  warn: "PASS, with warnings.",
  fail: "FAIL: the POS did not behave.",
  inconclusive: "INCONCLUSIVE: undecided so far, or too little was sent.",
  error: "ERROR: a defect in the simulator itself.",
};

/** The result, in a sentence; that of several verdicts has no rules. */
export const resultText = ({
  result,
  rules,
  observed,
}: Pick<Verdict, "result"> & Partial<Pick<Verdict, "rules" | "observed">>): string =>
  result === "inconclusive" && rules !== undefined && observed !== undefined
    ? `INCONCLUSIVE: ${undecidedText({ rules, observed })}.`
    : verdictWords[result];

/** What was judged: `Rule set 2026.4, scenario answer-lost: 12 exchanges up to ...`. */
function judgedLine({ ruleSet, scenario, furtherScenarios = [], observed }: Verdict): string {
  const several = furtherScenarios.length > 0 ? "scenarios" : "scenario";
  const run =
    scenario === undefined ? "" : `, ${several} ${[scenario, ...furtherScenarios].join(", ")}`;
  const seen = plural(observed.exchanges, "exchange");
  return `Rule set ${ruleSet}${run}: ${seen} up to ${observed.until}${droppedText(observed.trimmed)}.`;
}

/**
 * For people: the worst first, each rule with what was seen beside what was expected. `passing`: with those that pass.
 */
export function textReport(judged: Verdict, { passing = true } = {}): string {
  const verdict = plainTexts(judged);
  const reported = verdict.rules
    .filter(({ outcome }) => outcome !== "not-applicable" && (passing || outcome !== "pass"))
    .sort(
      (one, other) =>
        severity.indexOf(one.outcome) - severity.indexOf(other.outcome) ||
        one.id.localeCompare(other.id),
    );
  return [
    resultText(verdict),
    judgedLine(verdict),
    `Checks: ${countsText(verdict)}; ${plural(verdict.counts["not-applicable"], "rule")} did not apply.`,
    ...verdict.problems.map((problem) => `Waivers: ${problem}`),
    ...unmatchedParagraph(verdict),
    ...notJudgedParagraph(verdict),
    ...(reported.length > 0 ? [""] : []),
    ...reported.flatMap(ruleLines),
    ...providerParagraph(verdict),
    "",
  ].join("\n");
}

function unmatchedParagraph(verdict: Verdict): string[] {
  const { heading, lines } = unmatchedLines(verdict) ?? { heading: "", lines: [] };
  return lines.length === 0 ? [] : [`${heading}:`, ...lines.map((line) => `  ${line}`)];
}

const notJudgedParagraph = (verdict: Verdict): string[] =>
  notJudgedLines(verdict).map((line) => `${whyNotJudged}. ${line}`);

function providerParagraph(verdict: Verdict): string[] {
  const { heading, breaches } = providerLines(verdict) ?? { heading: "", breaches: [] };
  if (heading === "") return [];
  return [
    "",
    `${heading}.`,
    ...breaches.flatMap((breach) => [
      `${"BREACH".padEnd(12)} ${breach.code}: ${breach.sentence}`,
      ...foundLines(breach).flatMap(({ text, message }) => [
        `             - ${text}`,
        ...(message === "" ? [] : [`                 ${message}`]),
      ]),
    ]),
  ];
}

function checkLines({ text, causedBy, evidence }: JudgedCheck): string[] {
  if (causedBy !== undefined) return [`             - follows from ${causedBy}: ${text}`];
  return [
    `             - ${text}`,
    ...evidence.map((one) => `                 ${evidenceText(one)}`),
  ];
}

function ruleLines(rule: RuleVerdict): string[] {
  const { id, interface: name, outcome, sentence, remedy, source, checks } = rule;
  const head = `${ruleMark(rule).word.padEnd(12)} ${id.padEnd(12)} ${name}: ${sentence}`;
  if (outcome === "pass") return [head];
  const bad = checks.filter((check) => check.outcome === outcome);
  return [
    head,
    ...bad.slice(0, limits.reportedChecks).flatMap(checkLines),
    ...(bad.length > limits.reportedChecks
      ? [`             - and ${bad.length - limits.reportedChecks} more`]
      : []),
    ...(outcome === "fail" || outcome === "warn" ? [`             ${remedy} (${source})`] : []),
  ];
}
