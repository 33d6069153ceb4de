import type { InterfaceContract, Operation } from "../contract/operation";
import { isUnknownOutcome, listsStatus } from "../contract/refusals";
import { errorText } from "../error-code";
import { recordOf } from "../record";
import type { VerdictConfiguration } from "./configuration";
import { expectationChecks } from "./expectations";
import { type Exchange, isFromPos } from "../journal/exchange";
import { interfacesOf } from "../scenario/definition";
import type { UnmatchedRequest } from "../journal/unmatched-request";
import { withConsequences } from "./consequences";
import {
  describedEvidence,
  type JudgedCheck,
  type RuleVerdict,
  severity,
  worst,
  worstOf,
  withNumbers,
} from "./judged-rule";
import { type JournalFile, scenariosOf } from "./journal-file";
import type { Check, Level, Obligation, CheckOutcome } from "./rules/obligation";
import { type ProviderPart, providerPartOf } from "./provider-part";
import { isForwarded } from "./scene/message";
import { type Scene, createScene } from "./scene/scene";
import { sparingTaken } from "./scene/removed-references";
import { type Waiver, type WaiverUse, waiving } from "./waivers";

/** The rules that are in force: frozen under a name, so that a verdict of today can be repeated. */
export const currentRuleSet = "2026.4";

/** An interface with what its clients owe. */
export interface JudgedInterface {
  contract: InterfaceContract;
  obligations: readonly Obligation[];
  /** The other interfaces of its family: the same product. */
  forms?: readonly InterfaceContract[] | undefined;
  /** Its advices are taken at those too. */
  sharesAdvices?: boolean | undefined;
}

/** Everything that a verdict follows from. */
export interface VerdictInput {
  journal: JournalFile;
  interfaces: readonly JudgedInterface[];
  configuration: VerdictConfiguration;
  /** A broken `should` fails too. */
  strict?: boolean | undefined;
  waivers?: readonly Waiver[] | undefined;
  allowCriticalWaivers?: boolean | undefined;
  /** One of several verdicts on the same POS: a waiver that matches nothing here may match in another. */
  isOneOfMany?: boolean | undefined;
}

export { type JudgedCheck, type RuleVerdict, severity, worst } from "./judged-rule";

type Result = "pass" | "warn" | "fail" | "inconclusive" | "error";

/** Did the POS behave? */
export interface Verdict {
  standinVerdict: 1;
  ruleSet: string;
  result: Result;
  /** Checks by outcome. */
  counts: Record<CheckOutcome, number>;
  configuration: VerdictConfiguration;
  observed: { until: string; exchanges: number; trimmed: number };
  scenario?: string;
  /** Scenarios that ran beside it. */
  furtherScenarios?: string[];
  rules: RuleVerdict[];
  /** Rules that rest on data of the simulator, where messages went to a provider. Absent: there are none. */
  notJudged?: RuleNotJudged[];
  /** What the providers did to which messages went. Absent: none went to one. */
  provider?: ProviderPart;
  /** What is wrong with the waivers. */
  problems: string[];
  /** Requests that reached no operation: no rule judges them. Absent: there are none. */
  unmatched?: UnmatchedRequest[];
  /** Some checks are open until then, RFC 3339. */
  openUntil?: string;
}

/** A rule that could not be judged, or only in part: the data that it rests on are a provider's. */
interface RuleNotJudged {
  id: string;
  interface: string;
  sentence: string;
  /** Messages that went to the provider. */
  messages: number;
}

/** A verdict. Pure: the same journal, configuration and rule set give the same. */
export function verdictOf(input: VerdictInput): Verdict {
  const { journal, configuration } = input;
  const uses = waiving(
    input.waivers ?? [],
    input.allowCriticalWaivers === true,
    journal.observedUntil,
  );
  const ruled = input.interfaces.map((judged) => {
    const scene = sceneOf(input, judged);
    return {
      judged,
      rules: interfaceRules(input, { judged, scene, uses }),
      notJudged: rulesNotJudged(judged, scene),
    };
  });
  const rules = withConsequences(
    ruled.flatMap((one) => one.rules),
    ruled.flatMap((one) => (one.rules.length === 0 ? [] : one.judged.obligations)),
  );
  const expected = expectationRules(input);
  const all = [...rules, ...expected];
  const result = resultOf(input, all, rules);
  const problems = uses.problems(
    input.interfaces.flatMap(({ obligations }) => obligations),
    input.isOneOfMany === true,
  );
  const openUntil = lastOpen(all);
  const notJudged = ruled.flatMap((one) => one.notJudged);
  const [scenario, ...furtherScenarios] = scenariosOf(journal).map((run) => run.scenario.name);
  return {
    standinVerdict: 1,
    ruleSet: currentRuleSet,
    result: problems.length > 0 ? worse("fail", result) : result,
    counts: countsOf(all, notJudged),
    configuration,
    observed: {
      until: journal.observedUntil,
      exchanges: journal.exchanges.length,
      trimmed: journal.trimmed,
    },
    ...(scenario !== undefined && { scenario }),
    ...(furtherScenarios.length > 0 && { furtherScenarios }),
    rules: all,
    ...behindUpstreams(input, notJudged),
    problems,
    ...(journal.unmatched !== undefined && { unmatched: journal.unmatched }),
    ...(openUntil !== undefined && { openUntil: new Date(openUntil).toISOString() }),
  };
}

/** Whether a rule is among those that could not be judged. */
export const isAmong = (
  notJudged: readonly RuleNotJudged[],
  { id, interface: name }: Pick<RuleVerdict, "id" | "interface">,
): boolean => notJudged.some((one) => one.id === id && one.interface === name);

/** What is to be said where messages went to a provider: what was not judged, and what the provider did. */
function behindUpstreams(
  { journal, interfaces }: VerdictInput,
  notJudged: RuleNotJudged[],
): Pick<Verdict, "notJudged" | "provider"> {
  const names = new Set(interfaces.map(({ contract }) => contract.name));
  const provider = providerPartOf(
    journal.exchanges.filter(({ interface: name }) => names.has(name ?? "")),
  );
  return { ...(notJudged.length > 0 && { notJudged }), ...(provider && { provider }) };
}

/** The rules that rest on what the simulator knows, where messages went to a provider. */
function rulesNotJudged(
  { contract, obligations }: JudgedInterface,
  { messages }: Scene,
): RuleNotJudged[] {
  const forwarded = messages.filter(isForwarded).length;
  if (forwarded === 0) return [];
  return obligations
    .filter(({ restsOn }) => restsOn === "simulator")
    .map(({ id, sentence }) => ({
      id,
      interface: contract.name,
      sentence,
      messages: forwarded,
    }));
}

/** When the last open window ends, in epoch milliseconds; undefined: none is open. */
function lastOpen(rules: readonly RuleVerdict[]): number | undefined {
  let last: number | undefined;
  for (const { checks } of rules)
    for (const { openUntil } of checks)
      if (openUntil !== undefined) last = Math.max(last ?? openUntil, openUntil);
  return last;
}

/** Checks by outcome; of those that do not apply, the rules. */
function countsOf(
  rules: readonly RuleVerdict[],
  notJudged: readonly RuleNotJudged[],
): Record<CheckOutcome, number> {
  const counts = recordOf(severity, () => 0);
  for (const { checks } of rules) for (const { outcome } of checks) counts[outcome] += 1;
  const unfit = rules.filter(({ outcome }) => outcome === "not-applicable");
  counts["not-applicable"] = unfit.filter((rule) => !isAmong(notJudged, rule)).length;
  return counts;
}

const worse = (one: Result, other: Result): Result => (other === "error" ? other : one);

/** `ofClient`: rules about the client's messages; that a scenario's fault was applied says nothing about the client. */
function resultOf(
  input: VerdictInput,
  rules: readonly RuleVerdict[],
  ofClient: readonly RuleVerdict[],
): Result {
  const outcome = worst(rules.map(({ checks }) => worstOf(checks)));
  if (outcome === "error" || outcome === "fail" || outcome === "inconclusive") return outcome;
  // No evidence is never a pass.
  const hasEvidence = ofClient.some(({ checks }) =>
    checks.some((check) => check.outcome === "pass" || check.outcome === "warn"),
  );
  if (
    !hasEvidence ||
    !input.interfaces.some(({ contract }) => isInformative(contract, input.journal.exchanges))
  )
    return "inconclusive";
  // What was dropped may have shown a fault.
  if (input.journal.trimmed > 0) return "inconclusive";
  return outcome === "warn" ? "warn" : "pass";
}

/**
 * Whether the client did something after which it owed anything, or closed what it owed: a refused request or
 * a lookup shows nothing.
 */
function isInformative(
  { name, operations, unknownOutcomes }: InterfaceContract,
  exchanges: readonly Exchange[],
): boolean {
  const byId = new Map(operations.map((operation) => [operation.id, operation]));
  const isOwn = (exchange: Exchange): boolean =>
    exchange.interface === name && isFromPos(exchange) && exchange.outcome !== "discarded";
  return exchanges.filter(isOwn).some((exchange) => {
    const operation = byId.get(exchange.operation ?? "");
    if (operation?.kind !== "request" && operation?.kind !== "notification")
      return operation?.kind === "advice";
    return !isRefusal(exchange, operation, unknownOutcomes);
  });
}

/** The message was refused for good: its client owes nothing. */
const isRefusal = (
  { outcome, status, upstream }: Exchange,
  operation: Operation,
  unknownOutcomes: InterfaceContract["unknownOutcomes"],
): boolean =>
  outcome === "answered" &&
  (status ?? 0) >= 400 &&
  (upstream === undefined || listsStatus(operation, status ?? 0)) &&
  !isUnknownOutcome(status, operation, unknownOutcomes);

const sceneOf = ({ journal, configuration }: VerdictInput, judged: JudgedInterface): Scene =>
  createScene({
    contract: judged.contract,
    exchanges: journal.exchanges,
    configuration,
    forms: judged.forms,
    sharesAdvices: judged.sharesAdvices,
    observedUntil: Date.parse(journal.observedUntil),
    trimmed: journal.trimmed,
    taken: journal.taken,
    changed: journal.changed,
    absent: journal.absent,
    unmatched: journal.unmatched,
  });

/** An interface, what came to it, and the waivers. */
interface JudgedScene {
  judged: JudgedInterface;
  scene: Scene;
  uses: WaiverUse;
}

function interfaceRules(
  { journal, strict = false }: VerdictInput,
  { judged, scene, uses }: JudgedScene,
): RuleVerdict[] {
  if (scene.messages.length === 0) return [];
  const byNumber = withNumbers(journal.exchanges);
  return judged.obligations.map((obligation): RuleVerdict => {
    const { id, level, sentence, source } = obligation;
    const made = safely(obligation, scene);
    const checks = made.map((check): JudgedCheck => {
      const outcome = outcomeAtLevel(check.outcome, level, strict);
      // Most checks pass: they are not copied.
      if (outcome === "pass" && check.outcome === "pass") return check;
      const { remedy: _ofRule, ...judgedCheck } = check;
      const evidence =
        outcome === "pass" ? check.evidence : describedEvidence(check.evidence, byNumber);
      return {
        ...judgedCheck,
        evidence,
        outcome: uses.waives(obligation, judged.contract.name, outcome) ? "waived" : outcome,
      };
    });
    return {
      id,
      interface: judged.contract.name,
      level,
      sentence,
      source,
      remedy: remedyFor(obligation, made),
      outcome: worstOf(checks),
      checks,
    };
  });
}

/** What to do about the broken checks of a rule; without any, what the rule says. */
function remedyFor({ remedy: ofRule }: Obligation, checks: readonly Check[]): string {
  const found = new Set<string>();
  for (const { outcome, remedy = ofRule } of checks)
    if (outcome === "fail" || outcome === "warn") found.add(remedy);
  return found.size === 0 ? ofRule : [...found].join(" ");
}

/** A judge that throws is a defect of ours, and reported as one. */
function safely({ id, judge, ofItself, ofNamed }: Obligation, scene: Scene): Check[] {
  try {
    return ofItself === true ? judge(scene) : sparingTaken(scene, judge(scene), ofNamed);
  } catch (error) {
    return [
      {
        outcome: "error",
        subject: id,
        text: `the judge of ${id} failed: ${errorText(error)}`,
        evidence: [],
      },
    ];
  }
}

function outcomeAtLevel(
  outcome: Check["outcome"],
  level: Level,
  strict: boolean,
): Check["outcome"] {
  if (outcome === "warn") return strict ? "fail" : "warn";
  if (outcome !== "fail" || level === "must") return outcome;
  if (level === "note") return "pass";
  return strict ? "fail" : "warn";
}

/** What the scenarios of the judged interfaces expect, each item as a rule of its own. */
function expectationRules({ journal, interfaces, strict = false }: VerdictInput): RuleVerdict[] {
  const contracts = interfaces.map(({ contract }) => contract);
  const runs = scenariosOf(journal).filter(({ scenario }) =>
    interfacesOf(scenario).some((one) => contracts.some(({ name }) => name === one)),
  );
  const expected = runs.flatMap((run) =>
    expectationChecks(run, journal, contracts).map((one) => ({ ...one, scenario: run.scenario })),
  );
  return expected.map(({ sentence, check, scenario }, index) => {
    const checks = [{ ...check, outcome: outcomeAtLevel(check.outcome, "must", strict) }];
    return {
      id: `SCENARIO-${index + 1}`,
      interface: [scenario.interface].flat().join(","),
      level: "must",
      sentence,
      source: `scenario ${scenario.name}`,
      remedy: `See expect in the scenario ${scenario.name}: its file, or standin scenario show ${scenario.name}.`,
      outcome: worst(checks.map(({ outcome }) => outcome)),
      checks,
    };
  });
}

/**
 * The verdict on a journal to which nothing will be added: what has not been sent is not sent, and every window counts
 * as over.
 */
export async function judgedAtEnd(
  journal: JournalFile,
  judge: (journal: JournalFile) => Promise<Verdict>,
): Promise<{ journal: JournalFile; verdict: Verdict }> {
  for (let observed = journal; ;) {
    const verdict = await judge(observed);
    const { openUntil } = verdict;
    if (openUntil === undefined || openUntil < observed.observedUntil)
      return { journal: observed, verdict };
    const after = new Date(Date.parse(openUntil) + 1).toISOString();
    observed = { ...observed, observedUntil: after };
  }
}
