import type { Exchange } from "../journal/exchange";
import { groupBy } from "../record";
import { type JudgedCheck, type RuleVerdict, brokenWord, isOfScenario } from "./judged-rule";

/** A rule that a message or a transaction breaks, or has not kept yet, in the words of the verdict. */
export interface BrokenRule {
  rule: string;
  sentence: string;
  outcome: "fail" | "warn" | "open";
  /** The evidence. */
  text: string;
  /** What to do about it. */
  remedy: string;
  /** Until when what is owed is in time, RFC 3339; the rule is broken from `failsAt` on. */
  due?: string;
  failsAt?: string;
}

/** A message that the POS owes. */
export interface OwedMessage {
  /** Id of its operation; `or`: of others that would do. */
  operation: string;
  or?: string[];
  rule: string;
  /** Until when it is in time, and from when on the rule is broken, RFC 3339. */
  due: string;
  failsAt: string;
}

/** What a check says of the messages and the transactions that it is about. */
export interface RuleFinding {
  says: BrokenRule;
  /** What was due never came. */
  isOverdue: boolean;
  /** Numbers of the messages of which it speaks, and of those among them that broke the rule. */
  cited: number[];
  blamed: number[];
  missing?: OwedMessage;
}

/** The findings of a verdict, found by what they are about; they are put in words when they are asked for. */
export interface FoundBroken {
  /** The rules that a message broke by itself. */
  at: (number: number) => BrokenRule[];
  /** Of a transaction: what its messages break as well. */
  of: (id: string) => RuleFinding[];
}

/** A check that does not pass, with its rule. */
interface BrokenHere {
  rule: RuleVerdict;
  check: JudgedCheck;
  outcome: BrokenRule["outcome"];
}

/** As much of a message as tells of which transaction it is. */
type KnownMessage = Pick<Exchange, "messageId" | "requestId">;

/**
 * Looks up what a verdict says, but for what was kept or cannot be decided. `find`: the message with a number.
 */
export function lookUpBroken(
  rules: readonly RuleVerdict[],
  find: (number: number) => KnownMessage | undefined,
): FoundBroken {
  const byNumber = new Map<number, BrokenHere[]>();
  const bySubject = new Map<string, BrokenHere[]>();
  for (const found of findingsIn(rules)) {
    const { subject, also = [], outcome } = found.check;
    const subjects = new Set([subject, ...also]);
    for (const number of isOfScenario(found.rule) ? [] : blamedIn(found.check)) {
      // What follows from another rule's failure does not count.
      if (outcome !== "consequence") addTo(byNumber, number, found);
      const message = find(number);
      subjects.add(message?.requestId ?? message?.messageId ?? subject);
    }
    for (const id of subjects) addTo(bySubject, id, found);
  }
  return {
    at: (number) => (byNumber.get(number) ?? []).map(brokenRule),
    of: (id) => (bySubject.get(id) ?? []).map(ruleFinding),
  };
}

/** What the POS owes, by each rule that wants it. */
export const owedIn = (findings: readonly RuleFinding[]): OwedMessage[] =>
  findings.flatMap(({ missing }) => missing ?? []);

/** A message that the POS owes, with all the rules that want it. */
interface OwedStep extends OwedMessage {
  rules: string[];
}

/** What the POS owes, each message once: that which fails first. */
export function owedSteps(owed: readonly OwedMessage[]): OwedStep[] {
  const byFailure = [...owed].sort((one, other) => one.failsAt.localeCompare(other.failsAt));
  return [...groupBy(byFailure, ({ operation }) => operation).values()].flatMap((wanted) =>
    wanted.slice(0, 1).map((first) => ({ ...first, rules: wanted.map(({ rule }) => rule) })),
  );
}

/** `FAIL GC-11`; empty: nothing is broken. */
export const brokenPartText = ({ rule, broken }: BrokenPart): string =>
  rule === undefined || broken === undefined ? "" : `${brokenWord(broken)} ${rule}`;

/** The worst of some rules that is broken, and how; none where all are only open. */
export function worstBroken(rules: readonly BrokenRule[]): BrokenPart {
  for (const broken of ["fail", "warn"] as const) {
    const found = rules.find(({ outcome }) => outcome === broken);
    if (found !== undefined) return { rule: found.rule, broken };
  }
  return {};
}

interface BrokenPart {
  rule?: string;
  broken?: "fail" | "warn";
}

/**
 * The worst that there is to say of a sale; `outcome`: the state that it came to, or its last answer; `isOpen`: a
 * message is owed.
 */
export function standingOf(
  { broken, outcome }: Pick<BrokenPart, "broken"> & { outcome: string },
  isOpen: boolean,
): "fail" | "warn" | "open" | "refused" | "fine" {
  if (broken !== undefined) return broken;
  if (isOpen) return "open";
  return outcome === "DECLINED" || /^4\d\d\b/.test(outcome) ? "refused" : "fine";
}

/** Messages, each with the rules that it broke by itself. */
export function withBroken<E extends Pick<Exchange, "number">>(
  rules: readonly RuleVerdict[],
  exchanges: readonly E[],
): (E & { judged: BrokenRule[] })[] {
  const { at } = lookUpBroken(rules, () => undefined);
  return exchanges.map((exchange) => ({ ...exchange, judged: at(exchange.number) }));
}

function addTo<K>(index: Map<K, BrokenHere[]>, key: K, found: BrokenHere): void {
  const known = index.get(key);
  if (known === undefined) index.set(key, [found]);
  else known.push(found);
}

function* findingsIn(rules: readonly RuleVerdict[]): Generator<BrokenHere> {
  for (const rule of rules)
    for (const check of rule.checks) {
      const outcome = outcomeOf(check);
      if (outcome !== undefined) yield { rule, check, outcome };
    }
}

/** What counts of a check; undefined: the rule was kept, or nothing is known. */
function outcomeOf({
  outcome,
  openUntil,
  overdueSince,
}: JudgedCheck): BrokenRule["outcome"] | undefined {
  if (openUntil !== undefined) return "open";
  if (outcome === "consequence" && overdueSince !== undefined) return "fail";
  return outcome === "fail" || outcome === "warn" ? outcome : undefined;
}

/** Numbers of the messages that a check blames: those that were seen; else those after which nothing came. */
function blamedIn({ evidence }: JudgedCheck): Set<number> {
  const seen = evidence.filter(({ role }) => role === "seen");
  const blamed = seen.length > 0 ? seen : evidence.filter(({ role }) => role === "trigger");
  return new Set(blamed.map(({ number }) => number));
}

/** Until when what is owed is in time, and from when on the rule is broken, in epoch milliseconds. */
function timesOf({ openUntil, overdueSince, missing }: JudgedCheck): {
  due?: string;
  failsAt?: string;
} {
  const failsAt = openUntil ?? overdueSince;
  if (failsAt === undefined) return {};
  return { due: timeText(missing?.due ?? failsAt), failsAt: timeText(failsAt) };
}

const timeText = (at: number): string => new Date(at).toISOString();

function brokenRule({ rule: { id, sentence, remedy }, check, outcome }: BrokenHere): BrokenRule {
  return { rule: id, sentence, outcome, text: check.text, remedy, ...timesOf(check) };
}

const ruleFinding = (found: BrokenHere): RuleFinding => ({
  says: brokenRule(found),
  isOverdue: found.check.overdueSince !== undefined,
  cited: found.check.evidence.map(({ number }) => number),
  blamed: [...blamedIn(found.check)],
  ...missingOf(found),
});

function missingOf({ rule: { id: rule }, check }: BrokenHere): Pick<RuleFinding, "missing"> {
  const [operation, ...or] = check.missing?.operations ?? [];
  const { due, failsAt } = timesOf(check);
  if (operation === undefined || due === undefined || failsAt === undefined) return {};
  return { missing: { operation, ...(or.length > 0 && { or }), rule, due, failsAt } };
}
