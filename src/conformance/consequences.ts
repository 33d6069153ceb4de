import type { Obligation } from "./obligation";
import { type JudgedCheck, type RuleVerdict, severity, worstOf } from "./judged-rule";

/**
 * What may follow from what, by the standard rules' names: where both blame the same transaction or message,
 * the first is the consequence of one of the others, and one fault is one failure.
 */
const causes: Readonly<Record<string, readonly string[]>> = {
  approvedIsClosed: [
    "idsAreUsedOnce",
    "confirmedAfterItsAnswer",
    "confirmedWithinApproval",
    "identifiersComeBack",
    "memberComesBack",
    "knownComesBack",
    "sentAgainUnchanged",
    "tendersAreListed",
    "memberIsAbsent",
  ],
  unknownIsReversed: ["onlyApprovedIsConfirmed"],
  reversedBeforeAnotherTry: ["unknownIsReversed"],
  confirmedIsNotReversed: ["neverBoth"],
  neverBoth: ["lateAnswersAreIgnored"],
  onlyApprovedIsConfirmed: ["lateAnswersAreIgnored"],
  refusedGetsNoAdvice: ["onlyApprovedIsConfirmed"],
  tendersAreListed: ["confirmedWithinApproval"],
  newIdAfterDuplicate: ["requestsAreSentOnce"],
  neverRefusedAs: ["idsAreVersion4", "idsAgree", "confirmedWithinApproval"],
};

/** A rule with the standard rule that it is. */
interface Standing {
  rule: RuleVerdict;
  standard: string;
}

/** Checks that blame: what follows from one of these does not count. */
const blames = ["fail", "warn"];

/** The rules of one interface, where checks that follow from another rule's say so, and do not count. */
export function withConsequences(
  rules: readonly RuleVerdict[],
  obligations: readonly Obligation[],
): RuleVerdict[] {
  const standing = rules.map((rule, index) => ({
    rule,
    standard: obligations[index]?.standard ?? "",
  }));
  return standing.map(({ rule, standard }) => {
    if (causes[standard] === undefined || !blames.includes(rule.outcome)) return rule;
    const checks = rule.checks.map((check) =>
      followed(
        check,
        standing.filter((one) => causes[standard]?.includes(one.standard)),
      ),
    );
    return { ...rule, checks, outcome: worstOf(checks) };
  });
}

function followed(check: JudgedCheck, others: readonly Standing[]): JudgedCheck {
  if (!blames.includes(check.outcome)) return check;
  const cause = others.find(({ rule }) =>
    rule.checks.some((other) => isAboutTheSame(check, other) && isNoLess(other, check)),
  );
  return cause === undefined
    ? check
    : { ...check, outcome: "consequence", causedBy: cause.rule.id };
}

/**
 * Of the same transaction or message; or of a message in the other's evidence: one blames it, the other its
 * transaction.
 */
const isAboutTheSame = ({ subject, evidence }: JudgedCheck, other: JudgedCheck): boolean =>
  other.subject === subject ||
  (evidence.length === 1 &&
    other.evidence.some(({ number, role }) => number === evidence[0]?.number && role === "seen"));

/** A failure never follows from a mere warning: it would be lost. */
const isNoLess = ({ outcome }: JudgedCheck, than: JudgedCheck): boolean =>
  outcome === "waived" ||
  (blames.includes(outcome) && severity.indexOf(outcome) <= severity.indexOf(than.outcome));
