import XMLBuilder from "fast-xml-builder";
import { attributeText, skippedCase } from "../../conformance/report/junit";
import { xmlText } from "../../conformance/report/markup";
import {
  type ComparisonReport,
  type ReportedDrift,
  classWords,
  driftLines,
  driftTitle,
  headline,
  plainReport,
  valueText,
} from "./comparison-report";

/** A case for the comparison as a whole, and one for each difference. */
export function comparisonJunit(seen: ComparisonReport): string {
  const report = plainReport(seen);
  const cases = [
    wholeCase(report),
    ...report.problems.map((text) => failedCase("standin.allow", text, "allow", [text])),
    ...report.drifts.map((drift) => driftCase(drift, report.sides)),
  ];
  const count = (result: string): number => cases.filter((one) => result in one).length;
  const builder = new XMLBuilder({
    ignoreAttributes: false,
    format: true,
    suppressEmptyNode: true,
  });
  const suite = {
    "@_name": "standin compare",
    "@_tests": cases.length,
    "@_failures": count("failure"),
    "@_errors": count("error"),
    "@_skipped": count("skipped"),
    testcase: cases,
  };
  return `<?xml version="1.0" encoding="UTF-8"?>\n${builder.build({ testsuites: { testsuite: [suite] } })}`;
}

/** What is undecided is an error: skipped cases show green. */
function wholeCase(report: ComparisonReport): Record<string, unknown> {
  const { undecided } = report;
  const slow = report.times.filter(({ isTooSlow }) => isTooSlow);
  const lines = [
    ...undecided,
    ...slow.map(({ interface: of, operation }) => `${of} ${operation} is too slow`),
  ];
  return {
    "@_classname": "standin.compare",
    "@_name": xmlText(headline(report)),
    ...(lines[0] !== undefined && {
      [undecided.length > 0 ? "error" : "failure"]: {
        "@_message": attributeText(lines[0]),
        "@_type": undecided.length > 0 ? "undecided" : "too-slow",
        "#text": xmlText(lines.join("\n")),
      },
    }),
  };
}

function driftCase(
  drift: ReportedDrift,
  sides: ComparisonReport["sides"],
): Record<string, unknown> {
  const title = `${classWords[drift.class]}: ${driftTitle(drift)}`;
  const place = `standin.compare.${drift.interface}`;
  if (drift.allowed !== undefined || !drift.counts)
    return {
      "@_classname": place,
      "@_name": xmlText(title),
      ...skippedCase(drift.allowed ?? "it does not count"),
    };
  return failedCase(place, title, drift.class, [
    ...[drift.ours, drift.theirs].map((value, side) => `${sides[side] ?? ""}: ${valueText(value)}`),
    ...driftLines(drift),
  ]);
}

const failedCase = (
  place: string,
  title: string,
  type: string,
  lines: readonly string[],
): Record<string, unknown> => ({
  "@_classname": place,
  "@_name": xmlText(title),
  failure: {
    "@_message": attributeText(title),
    "@_type": type,
    "#text": xmlText(lines.join("\n")),
  },
});
