import { type Fault, type Rule, type Scenario, interfacesOf, statesOf } from "./definition";
import { type Draw, type FaultEffect, effectOf, explainFault } from "./faults";
import { type Matchable, mismatch } from "./match";
import { type PatternWork, workOfMessage } from "./pattern";

/** How often a rule matched, and how often it struck. */
export interface RuleCount {
  matched: number;
  struck: number;
  /** How often something was drawn for it. */
  drawn?: number;
}

/** What a rule had to say about an exchange, for those who ask why. */
export interface RuleAccount {
  /** Number of the rule in its scenario, from 1. */
  rule: number;
  matched: boolean;
  struck: boolean;
  text: string;
}

/** A fault that hits an exchange, and where it comes from. */
export interface Strike {
  fault: Fault;
  /** What it does this time: what is random is drawn. */
  effect: FaultEffect;
  /** `scenario:NAME#RULE`, or `fixture:...`. */
  source: string;
  /** One sentence. */
  text: string;
  /** What the interface tells in the detail of an error that a fixture brings. */
  facts?: object;
}

/** What the active scenario makes of a message: the fault before and after, and the account of each rule. */
export interface Ruling {
  before?: Strike;
  after?: Strike;
  accounts: RuleAccount[];
}

/** How far a run has come. */
export interface RunPosition {
  scenario: Scenario;
  counts: RuleCount[];
  /** The named state. */
  state: string;
}

/** The random numbers of one rule: number `nth` of its stream, from 0. */
export type Stream = (rule: number, nth: number) => number;

/** One rule looking at one message. */
interface Look {
  rule: Rule;
  count: RuleCount;
  ruling: Ruling;
  state: string;
  draw: Draw;
  work: PatternWork;
}

const order: readonly (Fault["when"] | undefined)[] = ["before", "after", undefined];

/**
 * Of the rules that strike, the first one before the processing and the first one after it hit. Those before
 * are judged first: one that ends the exchange there leaves nothing for the others. Rules without a fault come last.
 * Counts, and moves the scenario to its next state.
 */
export function judge(run: RunPosition, message: Matchable, stream: Stream): Ruling {
  const ruling: Ruling = { accounts: [] };
  if (!interfacesOf(run.scenario).includes(message.interface)) return ruling;
  const numbered = run.scenario.rules.map((rule, index) => ({ rule, index }));
  const { state } = run;
  const work = workOfMessage();
  for (const { rule, index } of order.flatMap((when) =>
    numbered.filter((one) => one.rule.fault?.when === when),
  )) {
    const count = (run.counts[index] ??= { matched: 0, struck: 0 });
    const draw: Draw = () => stream(index + 1, (count.drawn = (count.drawn ?? 0) + 1) - 1);
    const account = accountOf({ rule, count, ruling, state, draw, work }, message);
    ruling.accounts[index] = { rule: index + 1, ...account };
    if (!account.struck) continue;
    count.struck += 1;
    run.state = rule.then ?? run.state;
    if (rule.fault !== undefined)
      ruling[rule.fault.when] = strikeOf(rule.fault, run.scenario.name, index + 1, draw);
  }
  return ruling;
}

function strikeOf(fault: Fault, scenario: string, rule: number, draw: Draw): Strike {
  const effect = effectOf(fault, draw);
  return {
    fault,
    effect,
    source: `scenario:${scenario}#${rule}`,
    text: `rule ${rule} of ${scenario} ${explainFault(fault)}${drawnText(fault, effect)}`,
  };
}

/** What was drawn, where the fault leaves it open. */
function drawnText(fault: Fault, { waitMs, silentMs, dripMs }: FaultEffect): string {
  const isOpen = "for" in fault && typeof fault.for === "object";
  return isOpen ? `, this time ${waitMs ?? silentMs ?? dripMs ?? 0} ms` : "";
}

type Account = Omit<RuleAccount, "rule">;

function accountOf(look: Look, message: Matchable): Account {
  const { rule, count } = look;
  const asleep = sleepReason(look) ?? mismatch(rule.on, message, look.work);
  if (asleep !== undefined)
    return { matched: false, struck: false, text: `does not match: ${asleep}` };
  count.matched += 1;
  const match = `matches, match number ${count.matched}`;
  const spared = spareReason(rule, count) ?? overtaken(look);
  if (spared !== undefined) return { matched: true, struck: false, text: `${match}; ${spared}` };
  const luck = unlucky(look);
  if (luck?.spared === true)
    return { matched: true, struck: false, text: `${match}; ${luck.text}` };
  return {
    matched: true,
    struck: true,
    text: [match, luck?.text, explainRule(rule)]
      .filter((part) => part !== undefined)
      .join(", ")
      .replace(/, ([^,]*)$/, ", and $1"),
  };
}

/** What a rule does when it strikes; completes "it ...". */
export function explainRule({ fault, then }: Rule): string {
  const move = then === undefined ? undefined : `moves the scenario to ${then}`;
  if (fault === undefined) return move ?? "";
  return move === undefined ? explainFault(fault) : `${explainFault(fault)}; ${move}`;
}

function sleepReason({ rule, state }: Look): string | undefined {
  const states = statesOf(rule);
  return states === undefined || states.includes(state)
    ? undefined
    : `it is for ${states.join(", ")}, and the scenario is at ${state}`;
}

/** An earlier rule that leaves nothing for this one to strike. */
function overtaken({ rule, ruling: { before, after } }: Look): string | undefined {
  if (rule.fault === undefined) return undefined;
  if (rule.fault.when === "before") return before && "an earlier rule strikes first";
  const ended =
    before !== undefined &&
    before.effect.waitMs === undefined &&
    before.effect.replay === undefined;
  if (ended) return "an earlier rule ends it before the processing";
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
function unlucky({
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
