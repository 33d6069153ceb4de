import type { JournalFile } from "../conformance/journal-file";
import { isOfScenario } from "../conformance/judged-rule";
import { unmatchedLines } from "../conformance/report/lines";
import type { ProviderBreach, ProviderPart } from "../conformance/provider-part";
import type { Verdict } from "../conformance/verdict";
import type { Scenario } from "../scenario/definition";
import { type FreeSlot, type Position, type SeenMessage, isAt } from "./position";
import { type Plan, type Strike, causedBy, isUnusual } from "./plan";

/** What a run of the POS's command came to. */
export interface Attempt {
  journal: JournalFile;
  verdict: Verdict;
  /** Exit code of the command; in process 1 where it threw, else 0. */
  code: number;
  /** The command did not end in time, and was ended. */
  timedOut?: true;
  /** The last of what the command printed. */
  output?: string;
  /** How long it took, in seconds. */
  seconds: number;
}

/** A run that is about to begin. */
interface UpcomingRun {
  /** Null: without a fault. */
  scenario: Scenario | null;
  /** Number of its slot, from 1: no other run that goes on has it. */
  slot: number;
  /** Rules of the scenario at whose strikes the POS is killed, and started again, in their order. */
  kills: readonly number[];
  /** Another run may begin, although this one still waits for its verdict. */
  free: FreeSlot;
}

/** Runs the POS once. */
export type RunPos = (run: UpcomingRun) => Promise<Attempt>;

/** Id of what is broken where a command must end with 0, and does not. */
const commandRule = "COMMAND";

/** A rule that a run broke. */
export interface RuleOfRun {
  id: string;
  interface: string;
  sentence: string;
  remedy: string;
  /** What was seen. */
  text: string;
}

/**
 * What a run showed.
 *
 * - `held`: the POS broke no rule.
 * - `broke`: it broke the rules of `broken`.
 * - `not-struck`: it did not send all that was to be struck, or its provider had no stock or funds for it.
 * - `undecided`: it did not end in time, or its verdict is open.
 * - `defect`: a defect of the simulator.
 */
export type RunResult = "held" | "broke" | "not-struck" | "undecided" | "defect";

/** What providers did against the contract: the first of each kind, and in how many runs there was one. */
export interface SeenProvider extends Pick<ProviderPart, "answers" | "judged"> {
  breaches: SeenBreach[];
}

export interface SeenBreach extends Pick<ProviderBreach, "code" | "sentence"> {
  text: string;
  runs: number;
}

const seenProvider = ({ answers, judged, breaches }: ProviderPart): SeenProvider => ({
  answers,
  judged,
  breaches: breaches.map(({ code, sentence, found: [first] }) => ({
    code,
    sentence,
    text: first?.text ?? "",
    runs: 1,
  })),
});

/** What is kept of a run. */
export interface RunRecord {
  /** Which run of the exploration it is: the plan's id, and what the run is for. */
  key: string;
  result: RunResult;
  broken: RuleOfRun[];
  /** What it should have done, and did not; absent: nothing. */
  warned?: RuleOfRun[];
  /** It did not send all that was to be struck, whatever its result is. */
  missed?: true;
  code?: number;
  timedOut?: true;
  output?: string;
  seconds: number;
  /** The requests of the run that reached no operation, a line each; absent: there were none. */
  unmatched?: string[];
  /** What the providers did to which messages went; absent: none went to one. */
  provider?: SeenProvider;
  /** The messages that were struck, and those that the POS sent because of that; of a clean run all. */
  messages: SeenMessage[];
  /** Messages that the run without a fault does not have, and that no strike can have caused. */
  unprompted?: SeenMessage[];
  /** The first message that is another one than in the run of which it is a variation. */
  differs?: { number: number; expected: string; seen: string };
}

/** The rules with an outcome in a verdict; those of a scenario say nothing about the POS by themselves. */
const rulesWith = (wanted: "fail" | "warn", { rules }: Verdict): RuleOfRun[] =>
  rules
    .filter((rule) => rule.outcome === wanted && !isOfScenario(rule))
    .map(({ id, interface: name, sentence, remedy, checks }) => ({
      id,
      interface: name,
      sentence,
      remedy,
      text: checks.find(({ outcome }) => outcome === wanted)?.text ?? "",
    }));

const isOpen = ({ rules }: Verdict): boolean =>
  rules.some((rule) => rule.outcome === "inconclusive" && !isOfScenario(rule));

/** What a run showed that broke these rules, and missed something that was to be struck. */
function resultOf(
  { verdict, timedOut }: Attempt,
  broken: readonly RuleOfRun[],
  hasMissed = false,
): RunResult {
  if (verdict.result === "error") return "defect";
  if (broken.length > 0) return "broke";
  if (timedOut === true) return "undecided";
  if (hasMissed) return "not-struck";
  return isOpen(verdict) ? "undecided" : "held";
}

const isStruck = (at: Position, messages: readonly SeenMessage[]): boolean =>
  messages.some((message) => isAt(message, at) && message.struck.length > 0);

const messageText = (message: SeenMessage | undefined): string =>
  message === undefined ? "nothing" : `${message.interface} ${message.operation}`;

/** Up to the strike, a POS that does the same each time sends the same. */
function differenceOf(
  until: Position | undefined,
  messages: readonly SeenMessage[],
  expected: readonly SeenMessage[],
): RunRecord["differs"] {
  const end = until === undefined ? -1 : expected.findIndex((message) => isAt(message, until));
  const at = expected
    .slice(0, end + 1)
    .findIndex((message, index) => messageText(message) !== messageText(messages[index]));
  return at === -1
    ? undefined
    : { number: at + 1, expected: messageText(expected[at]), seen: messageText(messages[at]) };
}

/** A refusal of a provider that has no more of what is sold, or of what pays for it. */
const isUsedUp = ({ met }: SeenMessage): boolean => / (?:OUT_OF_STOCK|INSUFFICIENT_\w+)$/.test(met);

/** Whether a provider refused for want of stock or funds what it takes in the run without a fault: runs use them up. */
const lackedStock = (
  { verdict }: Attempt,
  messages: readonly SeenMessage[],
  clean: readonly SeenMessage[],
): boolean =>
  verdict.provider !== undefined &&
  messages.some(
    (message) =>
      isUsedUp(message) && !clean.some((other) => isAt(other, message) && isUsedUp(other)),
  );

/** What the record of a run depends on, beside the run. */
interface RunContext {
  key: string;
  plan: Plan;
  /** What the POS sends without a fault. */
  clean: readonly SeenMessage[];
  /** A command that fails is a finding. */
  commandMustPass: boolean;
}

/** Of the messages of a run: those about what was struck, and those that came by themselves. */
function messagesAbout(
  strikes: readonly Strike[],
  messages: readonly SeenMessage[],
  clean: readonly SeenMessage[],
): { shown: SeenMessage[]; unprompted: SeenMessage[] } {
  const struck = strikes.flatMap(({ at }) => messages.find((message) => isAt(message, at)) ?? []);
  const about = new Set(struck.map(({ transaction }) => transaction));
  const caused = new Set(struck.flatMap((message) => causedBy(message, messages, clean)));
  const isShown = (message: SeenMessage): boolean =>
    about.has(message.transaction) || caused.has(message);
  return {
    shown: messages.filter(isShown),
    unprompted: messages.filter((message) => !caused.has(message) && isUnusual(message, clean)),
  };
}

const failedCommand = (name: string, code: number): RuleOfRun => ({
  id: commandRule,
  interface: name,
  sentence: "The command ends with 0, whatever fails.",
  remedy:
    "Or explore without --command-must-pass: a test that expects a sale fails when it is refused.",
  text: `the command ended with ${code}`,
});

/** The record of a run under a plan. */
export function recordOfRun(
  attempt: Attempt,
  messages: readonly SeenMessage[],
  { key, plan: { strikes }, clean, commandMustPass }: RunContext,
): RunRecord {
  const differs = differenceOf(strikes[0]?.at, messages, clean);
  const { shown, unprompted } = messagesAbout(strikes, messages, clean);
  const hasMissed =
    !strikes.every(({ at }) => isStruck(at, messages)) || lackedStock(attempt, shown, clean);
  const { code, verdict } = attempt;
  const broken = [
    ...rulesWith("fail", verdict),
    ...(commandMustPass && code !== 0 ? [failedCommand(strikes[0]?.at.interface ?? "", code)] : []),
  ];
  return {
    ...whatEnded(attempt),
    key,
    result: resultOf(attempt, broken, hasMissed),
    broken,
    messages: shown,
    ...(hasMissed && { missed: true as const }),
    ...(unprompted.length > 0 && { unprompted }),
    ...(differs && { differs }),
  };
}

/** The record of a run without a fault. */
export function recordOfCleanRun(
  attempt: Attempt,
  messages: readonly SeenMessage[],
  key: string,
): RunRecord {
  const broken = rulesWith("fail", attempt.verdict);
  return {
    ...whatEnded(attempt),
    key,
    result: resultOf(attempt, broken),
    broken,
    messages: [...messages],
  };
}

function whatEnded({ verdict, code, timedOut, output, seconds }: Attempt) {
  const warned = rulesWith("warn", verdict);
  return {
    ...(warned.length > 0 && { warned }),
    code,
    ...(timedOut && { timedOut }),
    ...(output !== undefined && code !== 0 && { output }),
    seconds,
    ...(verdict.provider && { provider: seenProvider(verdict.provider) }),
    ...unmatchedIn(verdict),
  };
}

/** So many of a verdict's requests that reached no operation as its own reports show. */
function unmatchedIn(verdict: Verdict): Pick<RunRecord, "unmatched"> {
  const told = unmatchedLines(verdict);
  return told === undefined ? {} : { unmatched: told.lines };
}
