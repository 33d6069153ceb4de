import XMLBuilder from "fast-xml-builder";
import { evidenceText } from "../evidence";
import type { JudgedCheck, RuleVerdict, Verdict } from "../verdict";
import { limits } from "../../limits";

// What XML 1.0 cannot hold, in any spelling (W3C, Char production).
const controls = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/;
const halfPairs = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;
const forbidden = new RegExp(`${controls.source}|${halfPairs.source}`, "g");

/** Text without characters that XML forbids. */
export const xmlText = (text: string): string => text.replace(forbidden, "\uFFFD");

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

/** The result of a rule in JUnit: an inconclusive one is an error, since skipped ones show green. */
function standing(rule: RuleVerdict): Record<string, unknown> {
  const { outcome, checks } = rule;
  const bad = checks.filter((check) => check.outcome === outcome);
  const message = xmlText(bad[0]?.text ?? "").slice(0, limits.junitMessage);
  if (outcome === "fail")
    return { failure: { "@_message": message, "@_type": rule.level, "#text": story(rule, bad) } };
  if (outcome === "inconclusive" || outcome === "error")
    return { error: { "@_message": message, "@_type": outcome, "#text": story(rule, bad) } };
  if (outcome === "not-applicable") return { skipped: { "@_message": "this rule did not apply" } };
  if (outcome === "consequence")
    return { skipped: { "@_message": `follows from ${bad[0]?.causedBy ?? ""}: ${message}` } };
  if (outcome === "waived") return { skipped: { "@_message": `waived: ${message}` } };
  return outcome === "warn" ? { "system-out": story(rule, bad) } : {};
}

const count = (rules: readonly RuleVerdict[], ...outcomes: RuleVerdict["outcome"][]): number =>
  rules.filter(({ outcome }) => outcomes.includes(outcome)).length;

/** Of a run that called for no rule: without a case of its own it would show green. */
const nothingJudged = ({ result, rules }: Verdict): Record<string, unknown>[] =>
  result !== "inconclusive" || count(rules, "inconclusive") > 0
    ? []
    : [
        {
          "@_classname": "standin",
          "@_name": "a rule applies",
          error: { "@_message": "no rule applied", "@_type": "inconclusive" },
        },
      ];

/** A suite a run, a case a rule; `seconds`: how long the run took. */
export function junitReport(
  verdicts: readonly { name: string; verdict: Verdict; seconds?: number }[],
): string {
  const suites = verdicts
    .map((one) => ({ ...one, nothing: nothingJudged(one.verdict) }))
    .map(({ name, verdict: { rules, observed, problems }, seconds, nothing }) => ({
      "@_name": xmlText(name),
      "@_tests": rules.length + problems.length + nothing.length,
      "@_failures": count(rules, "fail") + problems.length,
      "@_errors": count(rules, "inconclusive", "error") + nothing.length,
      "@_skipped": count(rules, "not-applicable", "waived", "consequence"),
      "@_timestamp": observed.until.slice(0, 19),
      ...(seconds !== undefined && { "@_time": seconds.toFixed(3) }),
      testcase: [
        ...rules.map((rule) => ({
          "@_classname": `standin.${rule.interface}`,
          "@_name": xmlText(`${rule.id}: ${rule.sentence}`),
          ...standing(rule),
        })),
        ...problems.map((problem) => ({
          "@_classname": "standin.waivers",
          "@_name": xmlText(problem),
          failure: { "@_message": xmlText(problem), "#text": xmlText(problem) },
        })),
        ...nothing,
      ],
    }));
  const builder = new XMLBuilder({
    ignoreAttributes: false,
    format: true,
    suppressEmptyNode: true,
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n${builder.build({ testsuites: { testsuite: suites } })}`;
}
