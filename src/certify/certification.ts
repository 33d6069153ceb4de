import {
  providerPartOf,
  judgedAnswersText,
  type CertifiedCode,
  type ProviderRule,
  providerRules,
  ruleOf,
} from "../conformance/provider-part";
import { plural } from "../conformance/report/lines";
import { type PlayedFlows, notPlayed } from "../compare/player";
import type { UnplayedFlow } from "../compare/flows";
import type { InterfaceContract, Operation } from "../contract/operation";
import type { Finding } from "../contract/answer";
import { memberOf, valueAt } from "../contract/values/json-value";
import { maskPansIn } from "../contract/values/masking";
import { type Exchange, isUnauthorised, mayHaveNoEffect } from "../journal/exchange";
import { type CertifiedPlan, planKinds } from "./plans";

/*
 * What a provider did when it was certified, judged by the exchanges alone: the journal of a certification comes to the
 * same again.
 */

/** What an answer breaks. */
interface RuleBreach {
  code: string;
  text: string;
}

/** A breach, told once: the first plan that shows it is the shortest. */
export interface CertificationFinding extends Pick<ProviderRule, "sentence" | "source" | "remedy"> {
  rule: string;
  interface: string;
  operation: string;
  text: string;
  /** The plan that shows it, and how many messages it takes. */
  plan: string;
  messages: number;
  /** How many answers broke it. */
  count: number;
  /** Whether it broke again when the plan was played once more; absent: it was not. */
  again?: boolean;
}

/** How often an event came to a transaction in a state. */
interface ReachedCell {
  state: string;
  event: string;
  times: number;
}

/** What became of a rule. */
interface RuleResult extends Pick<ProviderRule, "id" | "sentence" | "source"> {
  outcome: "kept" | "broken" | "not tried";
}

/** Plans of a kind, and how many of them were played to their end. */
export interface PlanCount {
  kind: CertifiedPlan["kind"];
  played: number;
  of: number;
}

/** What a certification came to. */
export interface CertificationReport {
  standinCertification: 1;
  result: "pass" | "fail" | "undecided";
  interface: string;
  host: string;
  /** Operations that the provider does not offer. */
  without: string[];
  plans: PlanCount[];
  /** Messages that went out, and answers that could be judged. */
  answers: number;
  judged: number;
  rules: RuleResult[];
  /** Cells of the life cycle that were reached. */
  cells: ReachedCell[];
  findings: CertificationFinding[];
  /** Why nothing can be said. */
  undecided: string[];
  unplayed: UnplayedFlow[];
}

/** What a report is made of. */
interface CertificationOutcome {
  contract: InterfaceContract;
  host: string;
  without: readonly string[];
  plans: readonly CertifiedPlan[];
  unplayed: readonly UnplayedFlow[];
  played: PlayedFlows;
  exchanges: readonly Exchange[];
  /** Whether a finding broke again, by its plan. */
  again: ReadonlyMap<string, PlayedFlows>;
  /** Transactions that are still open there, since the provider gave no answer to what closes them. */
  open: number;
  /** Something that ended it early. */
  stopped?: string;
}

/** What an answer breaks: what the simulator in front found, and a broken message that was accepted. */
export function breachesIn({
  findings,
  upstream,
}: Pick<Exchange, "findings" | "upstream">): RuleBreach[] {
  const found = findings.filter(({ code }) => ruleOf(code) !== undefined);
  const isAccepted =
    (upstream?.status ?? 400) < 300 && findings.some(({ code }) => code === formBroken);
  return isAccepted
    ? [...found, { code: acceptedForm, text: "the message breaks its form" }]
    : found;
}

const acceptedForm: CertifiedCode = "provider-accepted";

/** The finding of our own reading of a message that went to a provider. */
const formBroken = "form-broken";

/** What became of each rule, by the exchanges. */
export function ruleResults(
  exchanges: readonly Exchange[],
  { operations }: Pick<InterfaceContract, "operations">,
): RuleResult[] {
  const showing = new Set(operations.flatMap(({ id, showsBalance }) => (showsBalance ? [id] : [])));
  const broken = new Set(exchanges.flatMap((one) => breachesIn(one).map(({ code }) => code)));
  const answered = exchanges.filter(({ upstream }) => upstream?.status !== undefined);
  const tries: Readonly<Record<CertifiedCode, (exchange: Exchange) => boolean>> = {
    "provider-accepted": ({ findings }) => findings.some(({ code }) => code === formBroken),
    "provider-credentials": ({ upstream }) => isUnauthorised(upstream?.disturbed),
    "provider-balance": ({ operation }) => operation !== null && showing.has(operation),
  };
  const triedBy = new Map(Object.entries(tries));
  const isTried = ({ code }: ProviderRule): boolean =>
    answered.some(triedBy.get(code) ?? (() => true));
  return providerRules.map((rule) => ({
    id: rule.id,
    sentence: rule.sentence,
    source: rule.source,
    outcome: broken.has(rule.code) ? "broken" : isTried(rule) ? "kept" : "not tried",
  }));
}

/** What a certification came to. Pure. */
export function certificationOf(outcome: CertificationOutcome): CertificationReport {
  const { contract, host, without, plans, played, exchanges, stopped } = outcome;
  const { answers = 0, judged = 0, unreached } = providerPartOf(exchanges) ?? {};
  const findings = findingsOf(outcome);
  const left = notPlayed(plans, [played]);
  const undecided = [
    ...(stopped === undefined ? [] : [stopped]),
    ...(unreached === undefined
      ? []
      : [`Nobody is there: ${judgedAnswersText({ answers, judged, unreached })}.`]),
    ...(judged === 0 ? ["No answer could be judged."] : []),
    ...(outcome.open === 0
      ? []
      : [`The provider gave no answer that closes ${plural(outcome.open, "open transaction")}.`]),
    ...(left.length > plans.length * mostUnplayed || plans.some((_, at) => played[at] === undefined)
      ? [`${left.length} of ${plural(plans.length, "plan")} could not be played to their end.`]
      : []),
  ];
  return {
    standinCertification: 1,
    result: findings.length > 0 ? "fail" : undecided.length > 0 ? "undecided" : "pass",
    interface: contract.name,
    host,
    without: [...without],
    plans: planKinds.map((kind) => countOf(kind, plans, left)),
    answers,
    judged,
    rules: ruleResults(exchanges, contract),
    cells: cellsOf(exchanges, contract),
    findings,
    undecided,
    unplayed: [...outcome.unplayed, ...left],
  };
}

/** A tenth of the plans may be missing. */
const mostUnplayed = 0.1;

function countOf(
  kind: CertifiedPlan["kind"],
  plans: readonly CertifiedPlan[],
  left: readonly UnplayedFlow[],
): PlanCount {
  const all = plans.filter((plan) => plan.kind === kind);
  const missing = new Set(left.map(({ name }) => name));
  return { kind, played: all.filter(({ name }) => !missing.has(name)).length, of: all.length };
}

/** Every breach once, with the shortest plan that shows it. */
function findingsOf({ plans, played, again }: CertificationOutcome): CertificationFinding[] {
  const found = new Map<string, CertificationFinding>();
  plans.forEach(({ interface: of, name }, at) => {
    const steps = played[at]?.steps ?? [];
    steps.forEach(({ operation, breaches }, place) => {
      for (const { code, text } of breaches) {
        const rule = ruleOf(code);
        if (rule === undefined) continue;
        const key = keyOf(code, operation.id, text);
        const known = found.get(key);
        const messages = place + 1;
        if (known === undefined || messages < known.messages)
          found.set(key, {
            rule: rule.id,
            sentence: rule.sentence,
            source: rule.source,
            remedy: rule.remedy,
            interface: of,
            operation: operation.id,
            text: maskPansIn(text),
            plan: name,
            messages,
            count: (known?.count ?? 0) + 1,
            ...againOf(key, again.get(name)),
          });
        else known.count += 1;
      }
    });
  });
  return [...found.values()];
}

function againOf(key: string, flows: PlayedFlows | undefined): Pick<CertificationFinding, "again"> {
  if (flows === undefined) return {};
  const steps = flows.flatMap((flow) => flow?.steps ?? []);
  return {
    again: steps.some(({ operation, breaches }) =>
      breaches.some(({ code, text }) => keyOf(code, operation.id, text) === key),
    ),
  };
}

/** The same breach has the same key, whatever ids and amounts its text names. */
const keyOf = (code: string, operation: string, text: string): string =>
  `${code} ${operation} ${text.replaceAll(/[\da-f]{8}-[\da-f-]{27}|\d+/gi, "#")}`;

/** Which event came to a transaction in which state, and how often. */
function cellsOf(exchanges: readonly Exchange[], { operations }: InterfaceContract): ReachedCell[] {
  const reached = new Map<string, ReachedCell>();
  for (const { operation: id, stateBefore: state = "NONE", upstream } of exchanges) {
    const operation = operations.find((one) => one.id === id);
    const event = operation?.kind === "request" ? "request" : operation?.advice;
    if (event === undefined || upstream?.sent !== true || mayHaveNoEffect(upstream.disturbed))
      continue;
    const key = `${state} ${event}`;
    reached.set(key, { state, event, times: (reached.get(key)?.times ?? 0) + 1 });
  }
  return [...reached].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, cell]) => cell);
}

/*
 * What a provider has done that no answer shows by itself: a message that should have had no effect is known there,
 * or a balance is not what the transactions have left.
 */

const wrongBalance: CertifiedCode = "provider-balance";

/** A transaction as it was last seen, and by how much it moves a balance, once it is confirmed. */
interface MovingTransaction {
  state: string;
  change?: number;
}

/** A balance as it was last looked up, and what came since, by the ids of the transactions. */
interface LookedUpBalance {
  amount: number;
  since: Map<string, MovingTransaction>;
}

/** Looks at exchanges in their order: each comes back with what it shows of the effects of those before it. */
export function watchEffects({ operations }: InterfaceContract): (exchange: Exchange) => Exchange {
  const effects = new SeenEffects(
    operations.flatMap(({ showsBalance }) => Object.entries(showsBalance?.movedBy ?? {})),
  );
  return (exchange) => {
    const operation = operations.find(({ id }) => id === exchange.operation);
    const found = operation === undefined ? [] : effects.see(exchange, operation);
    return found.length === 0
      ? exchange
      : { ...exchange, findings: [...exchange.findings, ...found] };
  };
}

class SeenEffects {
  /** Ids of messages that should be unknown there. */
  private readonly withoutEffect = new Set<string>();
  private readonly balances = new Map<string, LookedUpBalance>();
  /** By kind of transaction: whether its amount is added, or taken away. */
  private readonly signs: ReadonlyMap<string, number>;

  constructor(signs: readonly (readonly [kind: string, sign: number])[]) {
    this.signs = new Map(signs);
  }

  see(exchange: Exchange, operation: Operation): Finding[] {
    if (operation.kind === "administration") this.balances.clear();
    this.noteTransaction(exchange, operation);
    return [...this.knownWithoutEffect(exchange), ...this.wrongBalances(exchange, operation)];
  }

  private knownWithoutEffect(exchange: Exchange): Finding[] {
    const { messageId, upstream, operation } = exchange;
    if (messageId === null) return [];
    if (mayHaveNoEffect(upstream?.disturbed)) {
      this.withoutEffect.add(messageId);
      return [];
    }
    const isFirst = this.withoutEffect.delete(messageId);
    if (!isFirst || memberOf(answerIn(exchange), "errorType") !== "DUPLICATE_RECORD") return [];
    const text = `the provider knows ${operation ?? ""} already, which came without credentials, or not whole`;
    return [{ code: "provider-lifecycle", text }];
  }

  /** The transaction of a message may have moved each balance that was looked up before. */
  private noteTransaction(exchange: Exchange, { transaction }: Operation): void {
    const { requestId, messageId, stateAfter: state = "UNKNOWN" } = exchange;
    const id = requestId ?? messageId;
    if (transaction === undefined || id === null) return;
    const sign = requestId === null ? this.signs.get(transaction) : undefined;
    const amount = sign === undefined ? undefined : amountOf(exchange);
    const change = amount === undefined || sign === undefined ? undefined : sign * amount;
    for (const { since } of this.balances.values())
      since.set(id, { ...since.get(id), state, ...(change !== undefined && { change }) });
  }

  private wrongBalances(exchange: Exchange, { showsBalance }: Operation): Finding[] {
    if (showsBalance === undefined) return [];
    const holder = valueAt(exchange.request.body, showsBalance.of);
    const amount = valueAt(answerIn(exchange), showsBalance.amount);
    if (typeof holder !== "string" || typeof amount !== "number") return [];
    const before = this.balances.get(holder);
    this.balances.set(holder, { amount, since: new Map() });
    const change = changeBy([...(before?.since.values() ?? [])]);
    if (before === undefined) return [];
    if (change === undefined || amount === before.amount + change) return [];
    const text = `the balance was ${before.amount} and is ${amount}, where ${before.amount + change} is left`;
    return [{ code: wrongBalance, text }];
  }
}

/** What transactions have left of a change; undefined: nobody can say so. */
function changeBy([moved, ...others]: readonly MovingTransaction[]): number | undefined {
  if (moved === undefined || others.length > 0) return undefined;
  if (withoutEffect.has(moved.state)) return 0;
  return moved.state === "CONFIRMED" ? moved.change : undefined;
}

/** States of a transaction that has no effect. */
const withoutEffect: ReadonlySet<string> = new Set([
  "NONE",
  "DECLINED",
  "FAILED",
  "REVERSED",
  "TOMBSTONE",
]);

const answerIn = ({ made, answer }: Exchange): unknown => (made === undefined ? answer : made.body);

/** What was approved, or asked. */
function amountOf(exchange: Exchange): number | undefined {
  const approved = valueAt(answerIn(exchange), "amounts.approvedAmount.amount");
  const asked = valueAt(exchange.request.body, "amounts.requestAmount.amount");
  return [approved, asked].find((amount) => typeof amount === "number");
}
