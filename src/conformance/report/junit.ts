import {
  droppedText,
  type JudgedRun,
  type RefusedRun,
  foundLines,
  providerLines,
  whyNotJudged,
  unmatchedLines,
} from "./lines";
import XMLBuilder from "fast-xml-builder";
import { evidenceText, undecidedText } from "../judged-rule";
import { type ProviderBreach, judgedAnswersText, breachCodes } from "../provider-part";
import { type JudgedCheck, type RuleVerdict, type Verdict, isAmong } from "../verdict";
import { limits } from "../../limits/limits";
import { xmlText } from "./markup";
import { plainTexts } from "../../plain-text";

const story = ({ remedy, source }: RuleVerdict, checks: readonly JudgedCheck[]): string =>
  xmlText(
    [
      ...checks.flatMap(({ text, evidence }) => [
        text,
        ...evidence.map((one) => `  ${evidenceText(one)}`),
      ]),
      `${remedy} (${source})`,
    ].join("\n"),
  );

/** The beginning of a text, where a report has a short one. */
export const attributeText = (text: string): string => xmlText(text.slice(0, limits.junitMessage));

/**
 * The element of a skipped case. The reason is an attribute and a text, because some readers show only the one, and
 * some only the other.
 */
export const skippedCase = (reason: string): { skipped: Record<string, string> } => ({
  skipped: { "@_message": attributeText(reason), "#text": xmlText(reason) },
});

/** The result of a rule in JUnit: an inconclusive one is an error, since skipped ones show green. */
function standing(rule: RuleVerdict, isNotJudged: boolean): Record<string, unknown> {
  const { outcome, checks } = rule;
  const bad = checks.filter((check) => check.outcome === outcome);
  const [{ text, causedBy = "" } = { text: "" }] = bad;
  const message = attributeText(text);
  if (outcome === "fail")
    return { failure: { "@_message": message, "@_type": rule.level, "#text": story(rule, bad) } };
  if (outcome === "inconclusive" || outcome === "error")
    return { error: { "@_message": message, "@_type": outcome, "#text": story(rule, bad) } };
  if (outcome === "not-applicable")
    return skippedCase(isNotJudged ? whyNotJudged : "this rule did not apply");
  if (outcome === "consequence") return skippedCase(`follows from ${causedBy}: ${text}`);
  if (outcome === "waived") return skippedCase(`waived: ${text}`);
  return outcome === "warn" ? { "system-out": story(rule, bad) } : {};
}

const count = (rules: readonly RuleVerdict[], ...outcomes: RuleVerdict["outcome"][]): number =>
  rules.filter(({ outcome }) => outcomes.includes(outcome)).length;

/** Of a run that shows too little, or whose journal is not whole: without a case of its own it would show green. */
function nothingJudged({ result, rules, observed }: Verdict): Record<string, unknown>[] {
  if (result !== "inconclusive" || count(rules, "inconclusive") > 0) return [];
  const text =
    observed.trimmed > 0
      ? `the journal was trimmed${droppedText(observed.trimmed)}`
      : undecidedText({ rules, observed });
  return [
    {
      "@_classname": "standin",
      "@_name": observed.trimmed > 0 ? "the journal is whole" : "a rule applies",
      error: { "@_message": text, "@_type": "inconclusive", "#text": text },
    },
  ];
}

/** A command that failed is no pass, whatever it sent: without a case of its own it would show green. */
function commandCase({ code = 0 }: JudgedRun): Record<string, unknown>[] {
  if (code === 0) return [];
  const text = `the command ended with ${code}`;
  return [
    {
      "@_classname": "standin",
      "@_name": "the command succeeds",
      failure: { "@_message": text, "@_type": "command", "#text": text },
    },
  ];
}

/** Requests that no operation took: no rule is broken, and a reader of the report should see them. */
function unmatchedCase(verdict: Verdict): Record<string, unknown>[] {
  const missed = unmatchedLines(verdict);
  if (missed === undefined) return [];
  return [
    {
      "@_classname": "standin",
      "@_name": missed.heading,
      "system-out": xmlText(missed.lines.join("\n")),
    },
  ];
}

/** The cases of a run that are no rules. */
const casesBeside = (run: JudgedRun): Record<string, unknown>[] => [
  ...nothingJudged(run.verdict),
  ...unmatchedCase(run.verdict),
  ...commandCase(run),
];

/** A suite of what the provider owes, a case each; without an answer that could be judged nothing was shown. */
function providerSuite({ name, verdict }: JudgedRun): Record<string, unknown>[] {
  const { provider } = verdict;
  if (provider === undefined) return [];
  const heading = providerLines(verdict)?.heading ?? "";
  const cases = breachCodes.map((code) => ({
    "@_classname": "standin.provider",
    "@_name": code,
    ...breachFailure(provider.breaches.find((breach) => breach.code === code)),
  }));
  const judged = {
    "@_classname": "standin.provider",
    "@_name": judgedAnswersText(provider),
    ...(provider.judged === 0 && {
      error: { "@_message": attributeText(heading), "@_type": "inconclusive", "#text": heading },
    }),
  };
  return [
    {
      "@_name": xmlText(`${name}: the provider`),
      "@_tests": cases.length + 1,
      "@_failures": provider.breaches.length,
      "@_errors": provider.judged === 0 ? 1 : 0,
      "@_skipped": 0,
      "@_timestamp": verdict.observed.until.slice(0, 19),
      testcase: [judged, ...cases],
    },
  ];
}

function breachFailure(breach: ProviderBreach | undefined): Record<string, unknown> {
  if (breach === undefined) return {};
  const lines = foundLines(breach).flatMap(({ text, message }) =>
    message === "" ? [text] : [text, `  ${message}`],
  );
  return {
    failure: {
      "@_message": attributeText(lines[0] ?? ""),
      "@_type": "breach",
      "#text": xmlText([...lines, breach.sentence].join("\n")),
    },
  };
}

/** A suite of a scenario that could not run: without it a report would show what did run alone, and be green. */
const refusedSuite = ({ name, refused }: RefusedRun): Record<string, unknown> => ({
  "@_name": xmlText(name),
  "@_tests": 1,
  "@_failures": 0,
  "@_errors": 1,
  "@_skipped": 0,
  testcase: [
    {
      "@_classname": "standin",
      "@_name": "the scenario runs",
      error: {
        "@_message": attributeText(refused),
        "@_type": "refused",
        "#text": xmlText(refused),
      },
    },
  ],
});

/** What is wrong with a waiver. */
const problemCase = (problem: string): Record<string, unknown> => ({
  "@_classname": "standin.waivers",
  "@_name": xmlText(problem),
  failure: { "@_message": attributeText(problem), "@_type": "waiver", "#text": xmlText(problem) },
});

/** A suite of what is wrong with the waivers of all runs together. */
const problemSuites = (problems: readonly string[]): Record<string, unknown>[] =>
  problems.length === 0
    ? []
    : [
        {
          "@_name": "waivers",
          "@_tests": problems.length,
          "@_failures": problems.length,
          "@_errors": 0,
          "@_skipped": 0,
          testcase: problems.map(problemCase),
        },
      ];

/**
 * A suite a run, a case a rule; `seconds`: how long the run took. `refused`: scenarios that could not run. `ofAll`:
 * what is wrong with the waivers of all runs together.
 */
export function junitReport(
  verdicts: readonly JudgedRun[],
  refused: readonly RefusedRun[] = [],
  ofAll: readonly string[] = [],
): string {
  const suites = verdicts
    .map((run) => ({ ...run, verdict: plainTexts(run.verdict) }))
    .map((run) => ({ ...run, further: casesBeside(run) }))
    .map(({ name, verdict: { rules, notJudged = [], observed, problems }, seconds, further }) => ({
      "@_name": xmlText(name),
      "@_tests": rules.length + problems.length + further.length,
      "@_failures":
        count(rules, "fail") + problems.length + further.filter((one) => "failure" in one).length,
      "@_errors":
        count(rules, "inconclusive", "error") + further.filter((one) => "error" in one).length,
      "@_skipped": count(rules, "not-applicable", "waived", "consequence"),
      "@_timestamp": observed.until.slice(0, 19),
      ...(seconds !== undefined && { "@_time": seconds.toFixed(3) }),
      testcase: [
        ...rules.map((rule) => ({
          "@_classname": `standin.${rule.interface}`,
          "@_name": xmlText(`${rule.id}: ${rule.sentence}`),
          ...standing(rule, isAmong(notJudged, rule)),
        })),
        ...problems.map(problemCase),
        ...further,
      ],
    }));
  const builder = new XMLBuilder({
    ignoreAttributes: false,
    format: true,
    suppressEmptyNode: true,
  });
  const ofProviders = verdicts.map((run) => ({ ...run, verdict: plainTexts(run.verdict) }));
  const testsuite = [
    ...suites,
    ...ofProviders.flatMap(providerSuite),
    ...refused.map(refusedSuite),
    ...problemSuites(ofAll),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n${builder.build({ testsuites: { testsuite } })}`;
}
