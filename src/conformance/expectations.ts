import type { InterfaceContract } from "../contract/operation";
import { type Exchange, isFromPos } from "../journal/exchange";
import { type Expectation, type Scenario, interfacesOf, operationOf } from "../scenario/definition";
import type { RuleCount } from "../scenario/runs";
import { milliseconds } from "../scenario/duration";
import { astrayFrom } from "./scene/astray";
import { seconds } from "./rules/judging";
import type { JournalFile, JournalScenario } from "./journal-file";
import type { Check } from "./rules/obligation";

/** What a scenario says that the POS must do, and whether it did. */
export interface ExpectationCheck {
  sentence: string;
  check: Check;
}

interface WatchedScenario {
  scenario: Scenario;
  exchanges: readonly Exchange[];
  /** The message to which the scenario's first fault was applied. */
  firstStruck: Exchange | undefined;
  observedUntil: number;
  /** Older messages were dropped. */
  trimmed: boolean;
  /** Its rules are for our own steps alone, such as deliveries, and a provider takes those in our place. */
  isOfProvider: boolean;
  /** Names requests that reached no operation and look like one of these; empty: there are none. */
  astray: (operation: string) => string;
}

/** Checks that the scenario's faults were applied at all, and each item of `expect`. */
export function expectationChecks(
  run: JournalScenario,
  journal: JournalFile,
  contracts: readonly InterfaceContract[],
): ExpectationCheck[] {
  const { scenario, rules, ran } = run;
  const names = interfacesOf(scenario);
  const named = contracts.filter(({ name }) => names.includes(name));
  const own = messagesDuring(run, messagesTo(names, journal), journal);
  const first = own.find(({ strikes }) =>
    strikes.some(({ source }) => source.startsWith(`scenario:${scenario.name}#`)),
  );
  const watched: WatchedScenario = {
    scenario,
    exchanges: own,
    observedUntil: Date.parse(journal.observedUntil),
    firstStruck: first,
    trimmed: journal.trimmed > 0,
    isOfProvider: isForOwnSteps(scenario, named) && own.some(({ upstream }) => upstream),
    astray: astrayOf(journal, named),
  };
  const checks = [
    faultsWereApplied(watched, rules, first),
    ...(scenario.expect ?? []).map((expectation) => itemCheck(expectation, watched)),
  ];
  return ran === undefined ? checks : checks.map((one) => ofItsTime(one, ran));
}

/**
 * What the client sent to these interfaces. An advice message about a request to one of them may go to another form of
 * the family; operations of other families may have the same names.
 */
function messagesTo(names: readonly string[], { exchanges }: JournalFile): Exchange[] {
  const sent = exchanges.filter(
    (exchange) => exchange.outcome !== "discarded" && isFromPos(exchange),
  );
  const isThere = ({ interface: name }: Exchange): boolean => names.includes(name ?? "");
  const isAbout = advicesOf(sent.filter(isThere));
  return sent.filter((one) => isThere(one) || isAbout(one));
}

/** Tells advice messages about one of these requests from other messages. */
function advicesOf(messages: readonly Exchange[]): (message: Exchange) => boolean {
  const requests = messages.filter(({ requestId }) => requestId === null);
  const ids = new Set(requests.map(({ messageId }) => messageId));
  return ({ requestId }) => requestId !== null && ids.has(requestId);
}

/**
 * Those from the first that the scenario's rules looked at. If it was stopped, those up to the last one, and the advice
 * messages about them: the POS may send these later. If its rules looked at none, those since it was started.
 */
function messagesDuring(
  run: JournalScenario,
  messages: readonly Exchange[],
  { exchanges }: JournalFile,
): readonly Exchange[] {
  const lookedAt = lookedAtBy(run, exchanges);
  const [first] = lookedAt;
  if (first === undefined) return messages.filter(isInTimeOf(run));
  const sinceFirst = messages.filter(({ number }) => number >= first.number);
  if (run.ran === undefined) return sinceFirst;
  const last = lookedAt.at(-1) ?? first;
  const during = sinceFirst.filter(({ number }) => number <= last.number);
  const isAbout = advicesOf(during);
  return sinceFirst.filter((one) => one.number <= last.number || isAbout(one));
}

/**
 * The exchanges that a scenario's rules looked at. Where it ran alone they do not name it, and where it ran before they
 * name it too: its time tells, unless the clock was moved back, which shows in fewer matches than were counted.
 */
function lookedAtBy(run: JournalScenario, exchanges: readonly Exchange[]): readonly Exchange[] {
  const { name } = run.scenario;
  const ownRules = ({ rules }: Exchange): Exchange["rules"] =>
    rules.filter((rule) => (rule.scenario ?? name) === name);
  const all = exchanges.filter((one) => ownRules(one).length > 0);
  const inTime = all.filter(isInTimeOf(run));
  const seen = inTime.flatMap(ownRules).filter(({ matched }) => matched).length;
  const counted = run.rules.reduce((sum, { matched }) => sum + matched, 0);
  return seen >= counted ? inTime : all;
}

/** Whether an exchange came while a scenario ran, by the data space's clock. */
function isInTimeOf({ startedAt, ran }: JournalScenario): (exchange: Exchange) => boolean {
  const from = startedAt === undefined ? -Infinity : Date.parse(startedAt);
  const until = ran === undefined ? Infinity : Date.parse(ran.until);
  return ({ clock }) => Date.parse(clock) >= from && Date.parse(clock) <= until;
}

/** A scenario that was stopped says when it ran: what it expects is of that time. */
const ofItsTime = (
  { sentence, check }: ExpectationCheck,
  { from, until }: { from: string; until: string },
): ExpectationCheck => ({
  sentence,
  check: { ...check, text: `${check.text}; the scenario ran from ${from} to ${until}` },
});

/** `contracts`: those of its interfaces. */
function isForOwnSteps(scenario: Scenario, contracts: readonly InterfaceContract[]): boolean {
  const steps = contracts.flatMap(({ ownSteps = [] }) => ownSteps.map(({ id }) => id));
  return scenario.rules.every(({ on }) => steps.some((id) => id === on.operation));
}

/** `contracts`: those of the scenario's interfaces. */
function astrayOf(
  { unmatched = [], exchanges: [first] }: JournalFile,
  contracts: readonly InterfaceContract[],
): WatchedScenario["astray"] {
  const since = first === undefined ? 0 : Date.parse(first.receivedAt);
  const found = unmatched.filter(({ receivedAt }) => Date.parse(receivedAt) >= since);
  if (found.length === 0) return () => "";
  const operations = contracts.flatMap((contract) => contract.operations);
  return (operation) =>
    astrayFrom(
      found,
      operations.filter(({ id }) => id === operation),
    );
}

/** The counts of the rules that have a fault; where none has one, of all. */
function countsOfFaults({ rules }: Scenario, counts: readonly RuleCount[]): readonly RuleCount[] {
  if (rules.every(({ fault }) => fault === undefined)) return counts;
  return counts.filter((_, at) => rules[at]?.fault !== undefined);
}

function whyNoneStruck(counts: readonly RuleCount[], isOfProvider: boolean): string {
  if (isOfProvider) return "it is about steps of the simulator, which are the provider's here";
  return counts.some(({ matched }) => matched > 0)
    ? "the POS sent messages that its rules match, but none that they strike"
    : "the POS sent no message that its rules match";
}

/** A fault that was never applied shows nothing about the POS. */
function faultsWereApplied(
  { scenario, isOfProvider }: WatchedScenario,
  rules: readonly RuleCount[],
  first: Exchange | undefined,
): ExpectationCheck {
  const { name } = scenario;
  const ofFaults = countsOfFaults(scenario, rules);
  const struck = ofFaults.some((rule) => rule.struck > 0);
  const evidence = first === undefined ? [] : [{ role: "trigger" as const, number: first.number }];
  return {
    sentence: `Give the faults of ${name} something to strike.`,
    check: struck
      ? { outcome: "pass", subject: name, text: `a fault of ${name} struck`, evidence }
      : {
          outcome: "inconclusive",
          subject: name,
          text: `no fault of ${name} struck: ${whyNoneStruck(ofFaults, isOfProvider)}`,
          evidence,
        },
  };
}

function itemCheck(expectation: Expectation, watched: WatchedScenario): ExpectationCheck {
  const operation = operationOf(expectation);
  const seen = watched.exchanges.filter((exchange) => exchange.operation === operation);
  const evidence = seen.map(({ number }) => ({ role: "seen" as const, number }));
  const item =
    "never" in expectation
      ? ban(operation, Number(/\d+/.exec(expectation.never.count ?? "0")?.[0] ?? 0), seen, evidence)
      : demand({ ...expectation, operation }, watched, seen, evidence);
  const { sentence, check } =
    watched.trimmed && !stands(expectation, item.check.outcome, seen.length)
      ? amongDropped(item)
      : item;
  if (!isMissed(expectation, check.outcome, seen.length)) return { sentence, check };
  return { sentence, check: { ...check, text: `${check.text}${watched.astray(operation)}` } };
}

/** Whether messages are missing, rather than too many. */
const isMissed = (expectation: Expectation, outcome: Check["outcome"], seen: number): boolean =>
  !("never" in expectation) && outcome !== "pass" && seen <= (expectation.atMost ?? Infinity);

/**
 * Whether what is left of a trimmed journal decides, whatever was dropped: messages that were too many stay
 * so, enough are enough.
 */
function stands(expectation: Expectation, outcome: Check["outcome"], seen: number): boolean {
  if ("never" in expectation) return outcome === "fail";
  if (outcome === "pass") return expectation.atMost === undefined;
  // The exchange with the first fault, from which time counts, may have been dropped.
  return (
    outcome === "fail" &&
    expectation.within === undefined &&
    seen > (expectation.atMost ?? Infinity)
  );
}

const amongDropped = ({ sentence, check }: ExpectationCheck): ExpectationCheck => ({
  sentence,
  check: {
    ...check,
    outcome: "inconclusive",
    text: `${check.text} in the rest of the trimmed journal`,
  },
});

const times = (count: number): string => (count === 1 ? "once" : `${count} times`);

function ban(
  operation: string,
  most: number,
  seen: readonly Exchange[],
  evidence: Check["evidence"],
): ExpectationCheck {
  const sentence =
    most === 0 ? `Never send ${operation}.` : `Send ${operation} at most ${times(most)}.`;
  const text = `${operation} was sent ${times(seen.length)}`;
  return {
    sentence,
    check: {
      outcome: seen.length > most ? "fail" : "pass",
      subject: operation,
      text: seen.length === 0 ? `${operation} was not sent` : text,
      evidence,
    },
  };
}

interface DemandedMessages {
  operation: string;
  within?: string;
  atLeast?: number;
  atMost?: number;
}

/** How many there must be: once, where nothing is said. */
function boundsOf({ atLeast, atMost }: DemandedMessages): {
  least: number;
  most: number;
  wanted: string;
} {
  const least = atLeast ?? (atMost === undefined ? 1 : 0);
  const parts = [
    least > 0 ? `at least ${times(least)}` : "",
    atMost === undefined ? "" : `at most ${times(atMost)}`,
  ];
  return {
    least,
    most: atMost ?? Infinity,
    wanted: parts.filter((part) => part !== "").join(" and ") || "any number of times",
  };
}

/** From which message on, and until when, messages count. Without an applied fault there is no moment to count from. */
function countedIn(
  within: string | undefined,
  firstStruck: Exchange | undefined,
): { from: number; limit: number } {
  if (within === undefined || firstStruck === undefined) return { from: 0, limit: Infinity };
  const { number, receivedAt } = firstStruck;
  return { from: number, limit: Date.parse(receivedAt) + milliseconds(within) };
}

function demand(
  demanded: DemandedMessages,
  { firstStruck, observedUntil }: WatchedScenario,
  seen: readonly Exchange[],
  evidence: Check["evidence"],
): ExpectationCheck {
  const { operation, within } = demanded;
  const { least, most, wanted } = boundsOf(demanded);
  const { from, limit } = countedIn(within, firstStruck);
  const inTime = seen.filter(
    ({ number, receivedAt }) => number >= from && Date.parse(receivedAt) <= limit,
  );
  const during = within === undefined ? "" : ` within ${within} of the first fault`;
  const sentence = `Send ${operation} ${wanted}${during}.`;
  const text =
    `${operation} was sent ${inTime.length === 0 ? "never" : times(inTime.length)}${during}, ` +
    `and ${wanted} is expected`;
  const check = (outcome: Check["outcome"], more: Partial<Check> = {}): ExpectationCheck => ({
    sentence,
    check: { outcome, subject: operation, text, evidence, ...more },
  });
  if (inTime.length > most) return check("fail");
  if (inTime.length >= least) return check("pass");
  if (firstStruck === undefined) return check("inconclusive");
  if (limit !== Infinity && observedUntil < limit) {
    return check("inconclusive", {
      text: `${text}; there is still time: ${seconds(limit - observedUntil)}`,
      openUntil: limit,
    });
  }
  return check("fail");
}
