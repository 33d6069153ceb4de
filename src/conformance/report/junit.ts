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

/** A case of a suite: what became of it is a member of its own. */
type TestCase = Record<string, unknown>;

/** A suite, with how many of its cases came out so. `times`: when it was, and how long it took. */
function suiteOf(name: string, cases: readonly TestCase[], times: Record<string, string> = {}) {
  const count = (member: "failure" | "error" | "skipped"): number =>
    cases.filter((one) => member in one).length;
  return {
    "@_name": xmlText(name),
    "@_tests": cases.length,
    "@_failures": count("failure"),
    "@_errors": count("error"),
    "@_skipped": count("skipped"),
    ...times,
    testcase: cases,
  };
}

const timestampOf = ({ observed }: Verdict) => ({ "@_timestamp": observed.until.slice(0, 19) });

/** Of a run that shows too little, or whose journal is not whole: without a case of its own it would show green. */
function nothingJudged({ result, rules, observed }: Verdict): TestCase[] {
  if (result !== "inconclusive" || rules.some(({ outcome }) => outcome === "inconclusive"))
    return [];
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
function commandCase({ code = 0 }: JudgedRun): TestCase[] {
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
function unmatchedCase(verdict: Verdict): TestCase[] {
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
const casesBeside = (run: JudgedRun): TestCase[] => [
  ...nothingJudged(run.verdict),
  ...unmatchedCase(run.verdict),
  ...commandCase(run),
];

/** A suite of what the provider owes, a case each; without an answer that could be judged nothing was shown. */
function providerSuite({ name, verdict }: JudgedRun): TestCase[] {
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
  return [suiteOf(`${name}: the provider`, [judged, ...cases], timestampOf(verdict))];
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
const refusedSuite = ({ name, refused }: RefusedRun) =>
  suiteOf(name, [
    {
      "@_classname": "standin",
      "@_name": "the scenario runs",
      error: {
        "@_message": attributeText(refused),
        "@_type": "refused",
        "#text": xmlText(refused),
      },
    },
  ]);

/** What is wrong with a waiver. */
const problemCase = (problem: string): TestCase => ({
  "@_classname": "standin.waivers",
  "@_name": xmlText(problem),
  failure: { "@_message": attributeText(problem), "@_type": "waiver", "#text": xmlText(problem) },
});

/** A suite of a run: what is wrong with its waivers and with itself stands after its rules. */
function runSuite(run: JudgedRun) {
  const { name, verdict, seconds } = run;
  const { rules, notJudged = [], problems } = verdict;
  const cases = [
    ...rules.map((rule) => ({
      "@_classname": `standin.${rule.interface}`,
      "@_name": xmlText(`${rule.id}: ${rule.sentence}`),
      ...standing(rule, isAmong(notJudged, rule)),
    })),
    ...problems.map(problemCase),
    ...casesBeside(run),
  ];
  return suiteOf(name, cases, {
    ...timestampOf(verdict),
    ...(seconds !== undefined && { "@_time": seconds.toFixed(3) }),
  });
}

/**
 * A suite a run, a case a rule; `seconds`: how long the run took. `refused`: scenarios that could not run. `ofAll`:
 * what is wrong with the waivers of all runs together.
 */
export function junitReport(
  verdicts: readonly JudgedRun[],
  refused: readonly RefusedRun[] = [],
  ofAll: readonly string[] = [],
): string {
  const runs = verdicts.map((run) => ({ ...run, verdict: plainTexts(run.verdict) }));
  const builder = new XMLBuilder({
    ignoreAttributes: false,
    format: true,
    suppressEmptyNode: true,
  });
  const testsuite = [
    ...runs.map(runSuite),
    ...runs.flatMap(providerSuite),
    ...refused.map(refusedSuite),
    ...(ofAll.length === 0 ? [] : [suiteOf("waivers", ofAll.map(problemCase))]),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n${builder.build({ testsuites: { testsuite } })}`;
}
