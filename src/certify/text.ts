import { plural } from "../conformance/report/counted";
import XMLBuilder from "fast-xml-builder";
import { attributeText, skippedCase } from "../conformance/report/junit";
import { xmlText } from "../conformance/report/markup";
import { plainTexts } from "../plain-text";
import type { CertificationFinding, CertificationReport, PlanCount } from "./certification";

const kindWords: Readonly<Record<PlanCount["kind"], string>> = {
  flow: "flow",
  sequence: "sequence",
  disturbance: "disturbance",
  form: "broken message",
  credentials: "credential check",
  money: "balance check",
};

const resultWords: Readonly<Record<CertificationReport["result"], string>> = {
  pass: "PASS: the provider keeps the contract.",
  fail: "FAIL: the provider breaks the contract.",
  undecided: "UNDECIDED: nobody can say whether the provider keeps the contract.",
};

/** A certification for a terminal. */
export function certificationText(seen: CertificationReport): string {
  const report = plainTexts(seen);
  const { undecided, findings, rules, cells } = report;
  return [
    firstLine(report),
    headline(report),
    ...undecided,
    ...findings.flatMap((finding) => ["", ...findingLines(finding)]),
    "",
    ...rules.map(({ id, sentence, outcome }) => `${outcome.padEnd(9)}  ${id}  ${sentence}`),
    "",
    "Reached of the life cycle:",
    ...cells.map(({ state, event, times }) => `  ${state} ${event}: ${plural(times, "time")}`),
    ...unplayedLines(report),
  ].join("\n");
}

/** The result, and what the provider does not offer. */
const firstLine = ({ result, without }: CertificationReport): string =>
  [
    resultWords[result],
    ...(without.length === 0 ? [] : [`Not offered: ${without.join(", ")}.`]),
  ].join(" ");

/** How many plans were played, and how many answers could be judged. */
function headline({ interface: of, host, plans, answers, judged }: CertificationReport): string {
  const counts = plans.map(
    ({ kind, played, of: all }) => `${played} of ${plural(all, kindWords[kind])}`,
  );
  return `${of} at ${host}: ${counts.join(", ")}. ${judged} of ${plural(answers, "answer")} could be judged.`;
}

const findingLines = ({
  rule,
  sentence,
  source,
  remedy,
  operation,
  text,
  plan,
  messages,
  count,
  again,
}: CertificationFinding) => [
  `BROKE ${rule} ${operation}: ${sentence}`,
  `  ${text}`,
  `  Shown by "${plan}", ${plural(messages, "message")}; ${plural(count, "time")}` +
    (again === false ? ". It did not break when the plan was played again." : "."),
  `  ${remedy} (${source})`,
];

function unplayedLines({ unplayed }: CertificationReport): string[] {
  if (unplayed.length === 0) return [];
  const byReason = new Map<string, number>();
  for (const { reason } of unplayed) byReason.set(reason, (byReason.get(reason) ?? 0) + 1);
  return [
    "",
    "Not played:",
    ...[...byReason].map(([reason, count]) => `  ${plural(count, "plan")}: ${reason}`),
  ];
}

/** A certification as a suite of JUnit: a case for it as a whole, and one for each rule. */
export function certificationJunit(seen: CertificationReport): string {
  const report = plainTexts(seen);
  const { undecided, findings, rules } = report;
  const cases = [
    {
      "@_classname": "standin.certification",
      "@_name": xmlText(`${firstLine(report)} ${headline(report)}`),
      // What is undecided is an error: skipped cases show green.
      ...(undecided.length > 0 && {
        error: {
          "@_message": attributeText(undecided.join(" ")),
          "@_type": "undecided",
          "#text": xmlText(undecided.join("\n")),
        },
      }),
    },
    ...rules.map(({ id, sentence, outcome }) => ({
      "@_classname": `standin.certification.${report.interface}`,
      "@_name": xmlText(`${id}: ${sentence}`),
      ...(outcome === "not tried" && skippedCase("nothing tried it")),
      ...(outcome === "broken" && brokenRule(findings.filter(({ rule }) => rule === id))),
    })),
  ];
  const count = (result: string): number => cases.filter((one) => result in one).length;
  const suite = {
    "@_name": xmlText(`standin certify-provider ${report.interface}`),
    "@_tests": cases.length,
    "@_failures": count("failure"),
    "@_errors": count("error"),
    "@_skipped": count("skipped"),
    testcase: cases,
  };
  const builder = new XMLBuilder({
    ignoreAttributes: false,
    format: true,
    suppressEmptyNode: true,
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n${builder.build({ testsuites: { testsuite: [suite] } })}`;
}

const brokenRule = (findings: readonly CertificationFinding[]) => ({
  failure: {
    "@_message": attributeText(findings[0]?.text ?? "broken"),
    "@_type": "breach",
    "#text": xmlText(findings.flatMap(findingLines).join("\n")),
  },
});
