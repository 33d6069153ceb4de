import type { Obligation } from "./rules/obligation";
import { type JudgedCheck, type RuleVerdict, severity, worstOf } from "./judged-rule";

/**
 * What may follow from what, by the standard rules' names: where both blame the same transaction or message,
 * the first is the consequence of one of the others, and one fault is one failure.
 */
const causes: Readonly<Record<string, readonly string[]>> = {
  approvedIsClosed: [
    "idsAreUsedOnce",
    "idsAgree",
    "advicesNameTheirRequest",
    "confirmedAfterItsAnswer",
    "confirmedWithinApproval",
    "identifiersComeBack",
    "memberComesBack",
    "knownComesBack",
    "sentAgainUnchanged",
    "tendersAreListed",
    "memberIsAbsent",
  ],
  unknownIsReversed: [
    "onlyApprovedIsConfirmed",
    "idsAreUsedOnce",
    "idsAgree",
    "advicesNameTheirRequest",
    "identifiersComeBack",
    "memberComesBack",
  ],
  reversedBeforeAnotherTry: ["unknownIsReversed"],
  confirmedIsNotReversed: ["neverBoth"],
  neverBoth: ["lateAnswersAreIgnored", "onlyApprovedIsConfirmed"],
  onlyApprovedIsConfirmed: [
    "lateAnswersAreIgnored",
    "confirmedAfterItsAnswer",
    "idsAgree",
    "advicesNameTheirRequest",
    "lookupsGetNoAdvice",
  ],
  refusedGetsNoAdvice: ["onlyApprovedIsConfirmed"],
  advicesNameTheirRequest: ["idsAgree", "trialsAreLeftAlone", "lookupsGetNoAdvice"],
  lookupsGetNoAdvice: ["trialsAreLeftAlone"],
  repeatedUntilFinal: ["trialsAreLeftAlone", "lookupsGetNoAdvice"],
  requestsAreSentOnce: ["idsAreUsedOnce"],
  idsAreUsedOnce: ["lookupsAreSentOnce"],
  tendersAreListed: ["confirmedWithinApproval"],
  newIdAfterDuplicate: ["requestsAreSentOnce", "idsAreUsedOnce"],
  reasonFits: ["reversedAfterItsAnswer", "messagesFit"],
  messagesFit: ["amountsAreRight", "idsAreVersion4", "idsAgree", "confirmedWithinApproval"],
  amountsAreRight: ["confirmedWithinApproval"],
  timeIsPlausible: ["messagesFit"],
  timeHasMilliseconds: ["messagesFit"],
  neverRefusedAs: ["idsAreVersion4", "idsAgree", "confirmedWithinApproval"],
};

/**
 * What may follow from the refusal of a message for its form: rules that blame its transaction for want of it. They
 * look at the message alone, not at what else is wrong with the transaction.
 */
const formRules = ["idsAreVersion4", "idsAgree", "messagesFit", "amountsAreRight"];

const refusalCauses: Readonly<Record<string, readonly string[]>> = {
  approvedIsClosed: formRules,
  unknownIsReversed: formRules,
  repeatedUntilFinal: formRules,
};

/** Checks that blame: what follows from one of these does not count. */
const blames = ["fail", "warn"];

/**
 * The rules of all interfaces, where checks that follow from another rule's say so, and do not count: a message may
 * have been sent to the wrong interface. `obligations` are theirs, in the same order.
 */
export function withConsequences(
  rules: readonly RuleVerdict[],
  obligations: readonly Obligation[],
): RuleVerdict[] {
  const standing = rules.map((rule, index) => ({
    rule,
    standard: obligations[index]?.standard ?? "",
  }));
  const blaming = standing.filter(({ rule }) =>
    rule.checks.some(({ outcome }) => isCause(outcome)),
  );
  const blamesOf = new Map(blaming.map((one) => [one, lazily(() => indexChecks(one.rule))]));
  const among = (names: readonly string[] = []): Cause[] =>
    blaming
      .filter(({ standard }) => names.includes(standard))
      .map((one) => ({ id: one.rule.id, blamed: blamesOf.get(one) }));
  return standing.map(({ rule, standard }) => {
    if (!blames.includes(rule.outcome)) return rule;
    const [followed, refused] = [among(causes[standard]), among(refusalCauses[standard])];
    if (followed.length + refused.length === 0) return rule;
    const checks = rule.checks.map((check) => {
      if (!blames.includes(check.outcome)) return check;
      const cause =
        followed.find(({ blamed }) => blamed?.()(check, "any")) ??
        refused.find(({ blamed }) => blamed?.()(check, "message"));
      return cause === undefined
        ? check
        : { ...check, outcome: "consequence" as const, causedBy: cause.id };
    });
    return { ...rule, checks, outcome: worstOf(checks) };
  });
}

/** A rule that blames, and what it blames. */
interface Cause {
  id: string;
  blamed: (() => BlameLookup) | undefined;
}

/**
 * Whether a rule blames, no less, what a check is about: the same transaction or message (`any`), or a message that the
 * check has seen (`message`).
 */
type BlameLookup = (check: JudgedCheck, by: "any" | "message") => boolean;

/** Made when it is first asked: few rules are the cause of another one. */
function lazily(make: () => BlameLookup): () => BlameLookup {
  let made: BlameLookup | undefined;
  return () => (made ??= make());
}

/** The messages that a check blames: those that were seen, or the only one. */
function blamedIn({ evidence }: JudgedCheck): JudgedCheck["evidence"] {
  return evidence.length === 1 ? evidence : evidence.filter(({ role }) => role === "seen");
}

/** Looked up, since each rule may have a check for each exchange. */
function indexChecks({ checks }: RuleVerdict): BlameLookup {
  const bySubject = new Map<string, JudgedCheck[]>();
  const byMessage = new Map<number, JudgedCheck[]>();
  for (const check of checks.filter(({ outcome }) => isCause(outcome))) {
    for (const subject of new Set([check.subject, ...(check.also ?? [])]))
      add(bySubject, subject, check);
    for (const { number } of blamedIn(check)) add(byMessage, number, check);
  }
  return (check, by) => {
    const isNoLessThanIt = (other: JudgedCheck): boolean => isNoLess(other, check);
    const seen = [
      ...blamedIn(check),
      ...check.evidence.filter(({ role }) => role === "nearest miss"),
    ];
    return (
      (by === "any" && bySubject.get(check.subject)?.some(isNoLessThanIt) === true) ||
      seen.some(({ number }) => byMessage.get(number)?.some(isNoLessThanIt))
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
