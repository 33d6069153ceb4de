import {
  type Fault,
  type Rule,
  type Scenario,
  interfacesOf,
  statesOf,
  type Match,
  groupText,
  isInGroup,
} from "./definition";
import type { MessageKind } from "../contract/operation";
import { milliseconds } from "./duration";
import { type Draw, type FaultEffect, effectOf, explainFault } from "./faults";
import { type PatternWork, workOfMessage, type Matcher, isMatcher, miss } from "./value-matcher";
import { memberOf } from "../contract/values/json-value";

/** How often a rule matched, and how often its fault was applied. */
export interface RuleCount {
  matched: number;
  struck: number;
  /** How often something was drawn for it. */
  drawn?: number;
}

/** Why a rule did or did not apply to an exchange. */
export interface RuleExplanation {
  /** Name of its scenario, where several ran at once. */
  scenario?: string;
  /** Number of the rule in its scenario, from 1. */
  rule: number;
  matched: boolean;
  struck: boolean;
  text: string;
}

/** A fault that is applied to an exchange, and where it comes from. */
export interface AppliedFault {
  fault: Fault;
  /** What it does this time: what is random is drawn. */
  effect: FaultEffect;
  /** `scenario:NAME#RULE`, or `fixture:...`. */
  source: string;
  /** One sentence. */
  text: string;
  /** Members for the detail of an error that a fixture's fault causes. */
  facts?: object;
}

/** How the rules of the active scenarios match a message: the faults to apply, and the explanation of each rule. */
export interface MatchedRules {
  before?: AppliedFault;
  after?: AppliedFault;
  explanations: RuleExplanation[];
}

/** How far a run has come. */
export interface RunPosition {
  scenario: Scenario;
  /** By the data space's clock. */
  startedAt: string;
  counts: RuleCount[];
  /** The named state. */
  state: string;
}

/** The random numbers of one rule of a scenario: number `nth` of its stream, from 0. */
export type Stream = (scenario: Scenario, rule: number, nth: number) => number;

/** One rule looking at one message. */
interface Look {
  rule: Rule;
  count: RuleCount;
  matchedRules: MatchedRules;
  state: string;
  /** Since the start of the run, in milliseconds of the data space's clock. */
  elapsedMs: () => number;
  draw: Draw;
  work: PatternWork;
}

const order: readonly (Fault["when"] | undefined)[] = ["before", "after", undefined];

/** A run that a message is matched against, as it was when the message came. */
interface ConsultedRun {
  run: RunPosition;
  state: string;
  elapsedMs: () => number;
  explanations: RuleExplanation[];
}

/**
 * Of the rules that strike, the first one before processing and the first one after it hit, in the order of the
 * runs and of their rules. Those before are tried first: one that ends the exchange there leaves nothing for the
 * others. Rules without a fault come last. Counts, and moves each scenario to its next state. `at`: the time of the
 * message, by the data space's clock.
 */
export function matchRules(
  runs: readonly RunPosition[],
  message: Matchable,
  stream: Stream,
  at: string,
): MatchedRules {
  const matchedRules: MatchedRules = { explanations: [] };
  const consulted = runs
    .filter(({ scenario }) => interfacesOf(scenario).includes(message.interface))
    .map((run): ConsultedRun => ({
      run,
      state: run.state,
      elapsedMs: () => Date.parse(at) - Date.parse(run.startedAt),
      explanations: [],
    }));
  const work = workOfMessage();
  for (const when of order)
    for (const one of consulted) consult(one, when, { matchedRules, message, stream, work });
  const named = runs.length > 1;
  matchedRules.explanations = consulted.flatMap(({ run, explanations }) =>
    named ? explanations.map((one) => ({ scenario: run.scenario.name, ...one })) : explanations,
  );
  return matchedRules;
}

interface Consultation extends Pick<Look, "matchedRules" | "work"> {
  message: Matchable;
  stream: Stream;
}

/** Matches those rules of a scenario whose fault is of this phase. */
function consult(
  { run, state, elapsedMs, explanations }: ConsultedRun,
  when: Fault["when"] | undefined,
  { matchedRules, message, stream, work }: Consultation,
): void {
  const { scenario } = run;
  for (const [index, rule] of scenario.rules.entries()) {
    if (rule.fault?.when !== when) continue;
    const count = (run.counts[index] ??= { matched: 0, struck: 0 });
    const draw: Draw = () =>
      stream(scenario, index + 1, (count.drawn = (count.drawn ?? 0) + 1) - 1);
    const explanation = explain(
      { rule, count, matchedRules, state, elapsedMs, draw, work },
      message,
    );
    explanations[index] = { rule: index + 1, ...explanation };
    if (!explanation.struck) continue;
    count.struck += 1;
    run.state = rule.then ?? run.state;
    if (rule.fault !== undefined)
      matchedRules[rule.fault.when] = appliedFaultOf(rule.fault, scenario.name, index + 1, draw);
  }
}

function appliedFaultOf(fault: Fault, scenario: string, rule: number, draw: Draw): AppliedFault {
  const effect = effectOf(fault, draw);
  return {
    fault,
    effect,
    source: `scenario:${scenario}#${rule}`,
    text: `rule ${rule} of ${scenario} ${explainFault(fault)}${drawnText(fault, effect)}`,
  };
}

/** The drawn duration, if the fault has a random one. */
function drawnText(fault: Fault, { waitMs, portClosedMs, silentMs, pace }: FaultEffect): string {
  const isOpen = "for" in fault && typeof fault.for === "object";
  const overMs = pace !== undefined && "overMs" in pace ? pace.overMs : 0;
  return isOpen ? `, this time ${waitMs ?? portClosedMs ?? silentMs ?? overMs} ms` : "";
}

type Explanation = Omit<RuleExplanation, "rule">;

function explain(look: Look, message: Matchable): Explanation {
  const { rule, count } = look;
  const asleep =
    mismatchedState(look) ?? mismatchedTime(look) ?? mismatch(rule.on, message, look.work);
  if (asleep !== undefined)
    return { matched: false, struck: false, text: `does not match: ${asleep}` };
  count.matched += 1;
  const match = `matches (match number ${count.matched})`;
  const spared = spareReason(rule, count) ?? overtaken(look);
  if (spared !== undefined)
    return { matched: true, struck: false, text: `${match}, but ${spared}` };
  const luck = drawnChance(look);
  if (luck?.spared === true)
    return { matched: true, struck: false, text: `${match}, but ${luck.text}` };
  const drawn = luck === undefined ? "" : `, ${luck.text},`;
  return { matched: true, struck: true, text: `${match}${drawn} and ${explainRule(rule)}` };
}

/** What a rule does when it strikes; completes "it ...". */
export function explainRule({ fault, then }: Rule): string {
  const move = then === undefined ? undefined : `moves the scenario to ${then}`;
  if (fault === undefined) return move ?? "";
  return move === undefined ? explainFault(fault) : `${explainFault(fault)}; ${move}`;
}

function mismatchedState({ rule, state }: Look): string | undefined {
  const states = statesOf(rule);
  return states === undefined || states.includes(state)
    ? undefined
    : `it is for the state ${states.join(" or ")}, and the scenario is in the state ${state}`;
}

function mismatchedTime({ rule: { from, until }, elapsedMs }: Look): string | undefined {
  if (from !== undefined && elapsedMs() < milliseconds(from))
    return `it begins ${from} after the start of the scenario`;
  if (until !== undefined && elapsedMs() >= milliseconds(until))
    return `it ended ${until} after the start of the scenario`;
  return undefined;
}

/** An earlier rule that leaves nothing for this one to strike. */
function overtaken({ rule, matchedRules: { before, after } }: Look): string | undefined {
  if (rule.fault === undefined) return undefined;
  if (rule.fault.when === "before") return before && "an earlier rule strikes first";
  const ended =
    before !== undefined &&
    before.effect.waitMs === undefined &&
    before.effect.replay === undefined;
  if (ended) return "an earlier rule ends it before processing";
  return after && "an earlier rule strikes first";
}

/** Why a rule that matches does not strike this time. */
function spareReason(
  { nth, times, after = 0, every }: Rule,
  { matched, struck }: RuleCount,
): string | undefined {
  if (nth !== undefined && matched !== nth) return `it strikes only match number ${nth}`;
  if (matched <= after) return `it skips the first ${after}`;
  if (every !== undefined && (matched - after) % every !== 0) return `it strikes one in ${every}`;
  if (times !== undefined && struck >= times)
    return "it has already struck its maximum number of times";
  return undefined;
}

/** The draw of a rule that strikes by chance. */
function drawnChance({
  rule: { probability },
  draw,
}: Look): { spared: boolean; text: string } | undefined {
  if (probability === undefined) return undefined;
  const drawn = draw();
  const spared = drawn >= probability;
  return {
    spared,
    text: `drew ${drawn.toFixed(4)}, ${spared ? "not below" : "below"} ${probability}`,
  };
}

/** A message, as rules see it. */
export interface Matchable {
  interface: string;
  operation: string;
  kind: MessageKind;
  path: Readonly<Record<string, string>>;
  query: Readonly<Record<string, unknown>>;
  headers: Readonly<Record<string, unknown>>;
  /** As the service reads it: what it ignores is gone. */
  body: unknown;
  /** As it came, where it differs. */
  received?: unknown;
  /** A step of the service itself, or of the test server: only a rule that names it is about it. */
  onlyByName?: true;
}

/** Why a rule is not about a message, in a sentence; undefined: it is. */
function mismatch(match: Match, message: Matchable, work: PatternWork): string | undefined {
  if (
    match.operation === undefined
      ? message.onlyByName === true
      : match.operation !== message.operation
  ) {
    return `it is about ${match.operation ?? "messages"}`;
  }
  if (match.messages !== undefined && !isInGroup(message, match.messages))
    return `it is about ${groupText(match.messages)}`;
  return (
    textMismatch("path", match.path, message.path, work) ??
    textMismatch("query", match.query, message.query, work) ??
    textMismatch("header", match.header && lowerCased(match.header), message.headers, work) ??
    eitherMismatch(match.body, message, work)
  );
}

/** A rule may be about the body as it is read, or as it came, with what the contract does not know. */
function eitherMismatch(
  expected: unknown,
  { body, received }: Matchable,
  work: PatternWork,
): string | undefined {
  if (received === undefined || received === body)
    return bodyMismatch(expected, { read: body, sent: body }, "body", work);
  const missed = bodyMismatch(expected, { read: body, sent: received }, "body", work);
  return missed && bodyMismatch(expected, { read: received, sent: received }, "body", work);
}

/** A value as it is read, and as it came: what the reading leaves out was sent all the same. */
interface BodyValue {
  read: unknown;
  sent: unknown;
}

function memberIn({ read, sent }: BodyValue, name: string): BodyValue {
  const member = memberOf(sent, name);
  return { read: memberOf(read, name) ?? member, sent: member };
}

type Texts = Readonly<Record<string, string | Matcher>>;

const lowerCased = (names: Texts): Texts =>
  Object.fromEntries(Object.entries(names).map(([name, value]) => [name.toLowerCase(), value]));

function textMismatch(
  part: string,
  expected: Texts | undefined,
  actual: Readonly<Record<string, unknown>>,
  work: PatternWork,
): string | undefined {
  for (const [name, value] of Object.entries(expected ?? {})) {
    const found = Object.hasOwn(actual, name) ? actual[name] : undefined;
    const missed =
      typeof value === "string" ? differs(value, found) : miss(value, found, work)?.text;
    if (missed !== undefined) return `its ${part} ${name} ${missed}`;
  }
  return undefined;
}

const differs = (expected: unknown, actual: unknown): string | undefined =>
  expected === actual ? undefined : "differs";

/** A partial match: every member given must be there and match; lists match item by item. */
function bodyMismatch(
  expected: unknown,
  actual: BodyValue,
  at: string,
  work: PatternWork,
): string | undefined {
  if (expected === undefined) return undefined;
  const missed = bodyMiss(expected, actual.read, work);
  if (missed !== undefined) return `its ${at} ${missed}`;
  if (typeof expected !== "object" || expected === null || isMatcher(expected)) return undefined;
  for (const [name, member] of Object.entries(expected)) {
    const difference = bodyMismatch(member, memberIn(actual, name), `${at}.${name}`, work);
    if (difference !== undefined) return difference;
  }
  return undefined;
}

/** How a value itself, without its members, misses what is expected of it. */
function bodyMiss(expected: unknown, actual: unknown, work: PatternWork): string | undefined {
  if (isMatcher(expected)) return miss(expected, actual, work)?.text;
  if (typeof expected !== "object" || expected === null) return differs(expected, actual);
  return typeof actual !== "object" || actual === null ? "differs" : undefined;
}
