import { groupBy } from "../record";
import { createHash } from "node:crypto";
import { type Static, Type } from "@sinclair/typebox";
import type { InterfaceContract } from "../contract/operation";
import { isOfScenario, worst } from "../conformance/judged-rule";
import { type Verdict, currentRuleSet } from "../conformance/verdict";
import type { Exchange } from "../journal/exchange";
import {
  type CertificationReport,
  ruleResults,
  watchEffects,
  type CertificationFinding,
  type PlanCount,
} from "./certification";
import { plural } from "../conformance/report/lines";
import XMLBuilder from "fast-xml-builder";
import { attributeText, skippedCase } from "../conformance/report/junit";
import { xmlText } from "../conformance/report/markup";
import { plainTexts } from "../plain-text";

/** What every certificate says. */
const certificateMembers = {
  standinCertificate: Type.Literal(1),
  /** The day on which it was certified: `2031-03-04`. */
  day: Type.String(),
  ruleSet: Type.String(),
  plans: Type.Array(
    Type.Object({ kind: Type.String(), played: Type.Integer(), of: Type.Integer() }),
  ),
  rules: Type.Array(Type.Object({ id: Type.String(), outcome: Type.String() })),
  journal: Type.Object({ sha256: Type.String(), exchanges: Type.Integer() }),
};

/** A certification of a provider that somebody else can judge again, offline. */
export const Certificate = Type.Object(
  {
    ...certificateMembers,
    certified: Type.Literal("provider"),
    result: Type.Union([Type.Literal("pass"), Type.Literal("fail"), Type.Literal("undecided")]),
    interface: Type.String(),
    host: Type.String(),
    without: Type.Array(Type.String()),
  },
  { additionalProperties: false },
);

/** An exploration of a POS that somebody else can judge again, offline. */
export const PosCertificate = Type.Object(
  {
    ...certificateMembers,
    certified: Type.Literal("pos"),
    result: Type.String(),
    /** How its verdicts were made. */
    settings: Type.Object({
      interface: Type.Optional(Type.String()),
      strict: Type.Optional(Type.Literal(true)),
      timeout: Type.Optional(Type.Number()),
      reverseWithin: Type.Optional(Type.Number()),
      closeWithin: Type.Optional(Type.Number()),
      repeatWithin: Type.Optional(Type.Number()),
    }),
  },
  { additionalProperties: false },
);

export type PosCertificate = Static<typeof PosCertificate>;

export type Certificate = Static<typeof Certificate>;

/** The certificate of a certification with this journal. */
export function certificateOf(
  report: CertificationReport,
  { text, exchanges, day }: CertifiedJournal,
): Certificate {
  const { result, interface: of, host, without, plans, rules } = report;
  return {
    standinCertificate: 1,
    certified: "provider",
    result,
    interface: of,
    host,
    day,
    ruleSet: currentRuleSet,
    without,
    plans,
    rules: rules.map(({ id, outcome }) => ({ id, outcome })),
    journal: { sha256: sha256Of(text), exchanges },
  };
}

/** The journal of a certification, as it was written, and the day of it. */
interface CertifiedJournal {
  text: string;
  exchanges: number;
  day: string;
}

/** The certificate of an exploration whose runs have these verdicts. */
export const posCertificateOf = (
  { result, ran, classes }: { result: string; ran: number; classes: number },
  verdicts: readonly Verdict[],
  { settings, text, exchanges, day }: CertifiedJournal & Pick<PosCertificate, "settings">,
): PosCertificate => ({
  standinCertificate: 1,
  certified: "pos",
  result,
  day,
  ruleSet: currentRuleSet,
  settings,
  plans: [{ kind: "fault", played: ran, of: classes }],
  rules: posRuleResults(verdicts),
  journal: { sha256: sha256Of(text), exchanges },
});

/** The worst that became of each rule in any of the runs; the rules of scenarios say nothing about the POS. */
function posRuleResults(verdicts: readonly Verdict[]): PosCertificate["rules"] {
  const judged = verdicts.flatMap(({ rules }) => rules.filter((rule) => !isOfScenario(rule)));
  return [...groupBy(judged, ({ id }) => id)].map(([id, found]) => ({
    id,
    outcome: worst(found.map(({ outcome }) => outcome)),
  }));
}

/** What a journal says otherwise than its certificate: nothing, if it is the one that was certified. */
export function certificateMistakes(
  certificate: Certificate,
  {
    text,
    exchanges,
    contract,
  }: { text: string; exchanges: readonly Exchange[]; contract: InterfaceContract },
): string[] {
  const judged = ruleResults(exchanges.map(watchEffects(contract)), contract);
  const isBroken = judged.some(({ outcome }) => outcome === "broken");
  return [
    ...mistakesInAny(certificate, text, judged),
    ...(isBroken === (certificate.result === "fail")
      ? []
      : [`The certificate says ${certificate.result}; the journal does not.`]),
  ];
}

/** The same of an exploration, whose runs are judged again. */
export const posCertificateMistakes = (
  certificate: PosCertificate,
  { text, verdicts }: { text: string; verdicts: readonly Verdict[] },
): string[] => mistakesInAny(certificate, text, posRuleResults(verdicts));

function mistakesInAny(
  { journal, rules, ruleSet }: Pick<PosCertificate, "journal" | "rules" | "ruleSet">,
  text: string,
  judged: PosCertificate["rules"],
): string[] {
  const others = rules.flatMap(({ id, outcome }) => {
    const again = judged.find((rule) => rule.id === id)?.outcome ?? "not tried";
    return again === outcome
      ? []
      : [`${id} is ${again} by the journal, and ${outcome} by the certificate.`];
  });
  return [
    ...(sha256Of(text) === journal.sha256
      ? []
      : ["The journal is not the one that was certified."]),
    ...(ruleSet === currentRuleSet
      ? []
      : [`The certificate is by rule set ${ruleSet}; this is ${currentRuleSet}.`]),
    ...others,
  ];
}

const sha256Of = (text: string): string => createHash("sha256").update(text).digest("hex");

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
    ...rules.flatMap(({ id }) => {
      const lines = brokenRuleLines(findings.filter(({ rule }) => rule === id));
      return lines.length === 0 ? [] : ["", ...lines];
    }),
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

/** Findings of one operation that one plan shows together. */
export const shownTogether = (
  findings: readonly CertificationFinding[],
): [CertificationFinding, ...CertificationFinding[]][] =>
  [
    ...groupBy(findings, ({ rule, operation, plan }) =>
      [rule, operation, plan].join("\n"),
    ).values(),
  ].flatMap(([first, ...more]) => (first === undefined ? [] : [[first, ...more]]));

/** A rule that is broken, by what, and what to do about it. */
function brokenRuleLines(findings: readonly CertificationFinding[]): string[] {
  const [first] = findings;
  if (first === undefined) return [];
  const { rule, sentence, remedy, source } = first;
  return [
    `BROKE ${rule}: ${sentence}`,
    ...shownTogether(findings).flatMap(findingLines),
    `  What to do: ${remedy} (${source})`,
  ];
}

function findingLines(findings: [CertificationFinding, ...CertificationFinding[]]): string[] {
  const [{ operation, plan, messages }] = findings;
  const count = Math.max(...findings.map((one) => one.count));
  const isUnsteady = findings.some(({ again }) => again === false);
  return [
    ...findings.map(({ text }) => `  ${operation}: ${text}`),
    `    Shown by "${plan}", ${plural(messages, "message")}; ${plural(count, "time")}` +
      (isUnsteady ? ". It did not break when the plan was played again." : "."),
  ];
}

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
    "#text": xmlText(brokenRuleLines(findings).join("\n")),
  },
});
