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
  const blamesOf = new Map(standing.map((one) => [one, lazily(() => indexed(one.rule))]));
  return standing.map(({ rule, standard }) => {
    if (causes[standard] === undefined || !blames.includes(rule.outcome)) return rule;
    const others = standing
      .filter((one) => causes[standard]?.includes(one.standard))
      .map((one) => ({ id: one.rule.id, blamed: blamesOf.get(one) }));
    const checks = rule.checks.map((check) => {
      if (!blames.includes(check.outcome)) return check;
      const cause = others.find(({ blamed }) => blamed?.(check));
      return cause === undefined
        ? check
        : { ...check, outcome: "consequence" as const, causedBy: cause.id };
    });
    return { ...rule, checks, outcome: worstOf(checks) };
  });
}

/** Whether a rule blames, no less, the same as a check. */
type Blamed = (check: JudgedCheck) => boolean;

/** Made when it is first asked: few rules are the cause of another one. */
function lazily(make: () => Blamed): Blamed {
  let made: Blamed | undefined;
  return (check) => (made ??= make())(check);
}

/**
 * Whether a rule blames the same transaction or message as a check does; or a message in the check's evidence: one
 * blames it, the other its transaction. Looked up, since each rule may have a check for each exchange.
 */
function indexed({ checks }: RuleVerdict): Blamed {
  const bySubject = new Map<string, JudgedCheck[]>();
  const bySeen = new Map<number, JudgedCheck[]>();
  for (const check of checks.filter(({ outcome }) => isCause(outcome))) {
    add(bySubject, check.subject, check);
    for (const { role, number } of check.evidence) if (role === "seen") add(bySeen, number, check);
  }
  return (check) => {
    const [only, more] = check.evidence;
    const seen = only !== undefined && more === undefined ? bySeen.get(only.number) : undefined;
    const isNoLessThanIt = (other: JudgedCheck): boolean => isNoLess(other, check);
    return (
      bySubject.get(check.subject)?.some(isNoLessThanIt) === true ||
      seen?.some(isNoLessThanIt) === true
    );
  };
}

function add<K>(index: Map<K, JudgedCheck[]>, key: K, check: JudgedCheck): void {
  const known = index.get(key);
  if (known === undefined) index.set(key, [check]);
  else known.push(check);
}

const isCause = (outcome: JudgedCheck["outcome"]): boolean =>
  outcome === "waived" || blames.includes(outcome);

/** A failure never follows from a mere warning: it would be lost. */
const isNoLess = ({ outcome }: JudgedCheck, than: JudgedCheck): boolean =>
  outcome === "waived" || severity.indexOf(outcome) <= severity.indexOf(than.outcome);
