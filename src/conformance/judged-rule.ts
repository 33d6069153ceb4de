import {
  type AmountOfMessage,
  type Exchange,
  type Note,
  amountOf,
  notesOf,
  noteText,
} from "../journal/exchange";
import { plainMoney } from "../contract/values/currencies";
import { valueAt } from "../contract/values/json-value";
import type { Evidence, Check, Level, CheckOutcome } from "./rules/obligation";
import { namesOf } from "../record";

/** A message that a check speaks of, with what a person knows it by. */
export interface DescribedEvidence extends Evidence {
  /** Arrival by the data space's clock, RFC 3339. */
  clock?: string;
  operation?: string;
  /** Till that sent it. */
  terminal?: string;
  /** In minor units, with its currency. */
  amount?: AmountOfMessage;
  /** What a tester has noted about it, and about its transaction, of which it is the first message. */
  notes?: Note[];
}

const knownByExchange = new WeakMap<Exchange, ReturnType<typeof readKnown>>();

/** What a person knows a message by; read once, since many rules speak of the same message. */
export function knownBy(exchange: Exchange): Omit<DescribedEvidence, keyof Evidence> {
  const before = knownByExchange.get(exchange);
  if (before !== undefined) return before;
  const read = readKnown(exchange);
  knownByExchange.set(exchange, read);
  return read;
}

function readKnown(exchange: Exchange): Omit<DescribedEvidence, keyof Evidence> {
  const { clock, operation, answer, made } = exchange;
  const { body } = exchange.request;
  const answered = made?.body ?? answer;
  const terminal =
    valueAt(body, "originator.terminalId") ?? valueAt(answered, "originator.terminalId");
  const amount = amountOf(body) ?? amountOf(answered);
  const notes = notesOf(exchange);
  return {
    clock,
    ...(operation !== null && { operation }),
    ...(typeof terminal === "string" && { terminal }),
    ...(amount && { amount }),
    ...(notes.length > 0 && { notes }),
  };
}

const numberedOf = new WeakMap<readonly Exchange[], ReadonlyMap<number, Exchange>>();

/** The exchanges of a journal by their numbers; made once for all its readers. */
export function withNumbers(exchanges: readonly Exchange[]): ReadonlyMap<number, Exchange> {
  const known =
    numberedOf.get(exchanges) ?? new Map(exchanges.map((exchange) => [exchange.number, exchange]));
  numberedOf.set(exchanges, known);
  return known;
}

/** The same evidence, described once: many rules cite a message in the same role. */
const evidenceByExchange = new WeakMap<
  Exchange,
  Partial<Record<Evidence["role"], DescribedEvidence>>
>();

function describe(one: Evidence, exchange: Exchange): DescribedEvidence {
  const roles = evidenceByExchange.get(exchange) ?? {};
  evidenceByExchange.set(exchange, roles);
  return (roles[one.role] ??= { ...one, ...knownBy(exchange) });
}

/** Adds what the journal knows of its messages to the evidence of a check. */
export const describedEvidence = (
  evidence: readonly Evidence[],
  exchanges: ReadonlyMap<number, Exchange>,
): DescribedEvidence[] =>
  evidence.map((one) => {
    const exchange = exchanges.get(one.number);
    return exchange === undefined ? one : describe(one, exchange);
  });

/** `(12) 09:31:00.250 redeem, till TILL0001, R 25.00. Note (red): the till was offline` */
export const evidenceText = ({
  number,
  clock,
  operation,
  terminal,
  amount,
  notes = [],
}: DescribedEvidence): string =>
  [
    [
      `(${number})${clock === undefined ? "" : ` ${clock.slice(11, 23)}`}` +
        (operation === undefined ? "" : ` ${operation}`),
      ...(terminal === undefined ? [] : [`till ${terminal}`]),
      ...(amount === undefined ? [] : [plainMoney(amount)]),
    ].join(", "),
    ...notes.map(noteText),
  ].join(". ");

/** A check with what its level and the waivers made of it. */
export interface JudgedCheck extends Omit<Check, "outcome" | "evidence" | "remedy"> {
  outcome: CheckOutcome;
  /** Id of the rule whose failure this one follows from: one fault is one failure. */
  causedBy?: string;
  evidence: DescribedEvidence[];
}

/** A rule, and all that was checked of it. */
export interface RuleVerdict {
  id: string;
  interface: string;
  level: Level;
  sentence: string;
  source: string;
  remedy: string;
  /** The worst of its checks; not applicable when nothing called for it. */
  outcome: CheckOutcome;
  checks: JudgedCheck[];
}

/** How something is to be seen, beside its word. */
export type Tone = "plain" | "quiet" | "good" | "warn" | "bad";

/** A word with its mark, which says the same; a tone only repeats it. */
export interface WordMark {
  mark: string;
  tone: Tone;
  word: string;
}

/** The word and the mark of each outcome, in every report and in the console, the worst first. */
export const outcomeMarks: Readonly<Record<CheckOutcome, WordMark>> = {
  error: { mark: "!", tone: "bad", word: "ERROR" },
  fail: { mark: "✕", tone: "bad", word: "FAIL" },
  inconclusive: { mark: "◐", tone: "warn", word: "INCONCLUSIVE" },
  warn: { mark: "△", tone: "warn", word: "WARN" },
  waived: { mark: "◇", tone: "plain", word: "WAIVED" },
  consequence: { mark: "↳", tone: "quiet", word: "CONSEQUENCE" },
  pass: { mark: "✓", tone: "good", word: "PASS" },
  "not-applicable": { mark: "·", tone: "quiet", word: "NOT APPLICABLE" },
};

/** The rules that were not kept, by what became of them, under the headings of each report and of the console. */
export const notKept: readonly [heading: string, outcomes: readonly CheckOutcome[]][] = [
  ["Broken", ["error", "fail", "warn"]],
  ["Still open", ["inconclusive"]],
  ["Waived", ["waived"]],
  ["Follow from what is broken", ["consequence"]],
];

/** What a check says that is not over yet. */
const openMark: WordMark = { mark: "◐", tone: "warn", word: "OPEN" };

/** The word and the mark of a rule: a window of it may be open. */
export const ruleMark = ({ outcome, checks }: Pick<RuleVerdict, "outcome" | "checks">): WordMark =>
  outcome === "inconclusive" && checks.some(isOpen) ? openMark : outcomeMarks[outcome];

const isOpen = ({ openUntil }: Pick<Check, "openUntil">): boolean => openUntil !== undefined;

interface UndecidedVerdict {
  rules: readonly Pick<RuleVerdict, "id" | "checks">[];
  observed: { exchanges: number; trimmed: number };
}

/** Why a verdict is undecided, as the end of a sentence. */
export function undecidedText({ rules, observed }: UndecidedVerdict): string {
  const undecided = rules.flatMap(({ checks }) =>
    checks.filter(({ outcome }) => outcome === "inconclusive"),
  );
  const open = undecided.filter(isOpen).length;
  const lacking = undecided.length - open;
  if (undecided.length > 0)
    return [
      ...(open > 0 ? [`${open} ${open === 1 ? "check is" : "checks are"} still open`] : []),
      ...(lacking > 0
        ? [`${lacking} ${lacking === 1 ? "check lacks" : "checks lack"} evidence`]
        : []),
    ].join(", ");
  if (observed.exchanges === 0) return "no message has arrived";
  if (observed.trimmed > 0) return "messages that may have shown a fault were dropped";
  if (rules.every(isOfScenario)) return "no message that is judged has arrived";
  return "there were only lookups and requests that were refused";
}

/** The word and the mark of a rule that is broken, or not kept yet. */
export const brokenMark = (outcome: "fail" | "warn" | "open"): WordMark =>
  outcome === "open" ? openMark : outcomeMarks[outcome];

export const brokenWord = (outcome: "fail" | "warn" | "open"): string => brokenMark(outcome).word;

/** The mark of each result where a pipeline shows Markdown. */
export const resultEmojis = {
  error: "💥",
  fail: "❌",
  inconclusive: "❔",
  warn: "⚠️",
  pass: "✅",
} as const;

/** Outcomes, the worst first. */
export const severity = namesOf(outcomeMarks);

export const worst = (outcomes: Iterable<CheckOutcome>): CheckOutcome => {
  const found = new Set(outcomes);
  return severity.find((outcome) => found.has(outcome)) ?? "not-applicable";
};

/** The worst outcome of a rule's checks, of which there may be one for each exchange. */
export function worstOf(checks: readonly JudgedCheck[]): CheckOutcome {
  const found = new Set<CheckOutcome>();
  for (const { outcome } of checks) found.add(outcome);
  return worst(found);
}

/** Whether a rule is an expectation of a scenario, which says nothing about the POS by itself. */
export const isOfScenario = ({ id }: { id: string }): boolean => id.startsWith("SCENARIO-");
