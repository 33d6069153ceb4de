import { plural } from "../conformance/report/counted";
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
  const { undecided, findings, rules, cells, without } = report;
  return [
    resultWords[report.result],
    headline(report),
    ...(without.length === 0 ? [] : [`Not offered: ${without.join(", ")}.`]),
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
