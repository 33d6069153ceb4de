import type { Exchange } from "../../journal/exchange";
import { type ProviderRule, providerRules } from "../provider-part";
import { type FamilyObligations, judgedInterfaces } from "./family-rules";
import type { Level, Obligation, UnjudgedRule } from "./obligation";

/** A rule that the clients of one interface, or of several, must or should keep. */
export interface RuleEntry {
  id: string;
  /** A broken `must` fails, a broken `should` warns, a `note` is only reported. */
  level: Level;
  /** What the POS must or should do: one imperative sentence. */
  sentence: string;
  /** What to do about it where it is broken. */
  remedy: string;
  /** Where the contract says so. */
  source: string;
  /** Money is lost when it is broken. */
  critical?: true;
  interfaces: string[];
  /** Such messages try it, at the first of its interfaces: `redeem without an answer, then reverseRedemption`. */
  triedBy: string;
}

/** All rules, and what of the references a journal cannot judge. */
export interface RuleList {
  rules: RuleEntry[];
  unjudged: UnjudgedRule[];
  /** By which providers are judged. */
  provider: readonly ProviderRule[];
}

/** A message of an example. */
export interface RuleExampleMessage {
  /** RFC 3339. */
  at: string;
  operation: string;
  /** Null: no answer came. */
  status: number | null;
  body: unknown;
  /** Absent: no answer came, or none with a body. */
  answer?: unknown;
  /** What the simulator noticed beside. */
  findings: string[];
}

/** A rule with the messages of a client that keeps it, and of one that breaks it. */
export interface RuleDetail extends RuleEntry {
  /** Of the first of its interfaces. */
  examples: { pass: RuleExampleMessage[]; fail: RuleExampleMessage[] };
}

interface RuleOfInterfaces {
  obligation: Obligation;
  interfaces: string[];
}

/** The rules of these families; those of several interfaces with one id are one rule. */
function rulesById(families: readonly FamilyObligations[]): Map<string, RuleOfInterfaces> {
  const found = new Map<string, RuleOfInterfaces>();
  for (const { contract, obligations } of families.flatMap(judgedInterfaces))
    for (const obligation of obligations) {
      const known = found.get(obligation.id) ?? { obligation, interfaces: [] };
      known.interfaces.push(contract.name);
      found.set(obligation.id, known);
    }
  return found;
}

const entryOf = ({ obligation, interfaces }: RuleOfInterfaces): RuleEntry => {
  const { id, level, sentence, remedy, source, critical } = obligation;
  return {
    ...{ id, level, sentence, remedy, source, ...(critical && { critical }), interfaces },
    triedBy: triedBy(obligation),
  };
};

/** Messages that are named at most; of others there is only said that there are some. */
const mostNamed = 4;

/** What the messages of a client that keeps a rule are, in words. */
function triedBy({ examples: { pass } }: Obligation): string {
  const named = pass.slice(0, mostNamed).map(({ operation, status }) => {
    const name = operation ?? "";
    if (status === null) return `${name} without an answer`;
    return status < 300 ? name : `${name} answered ${status}`;
  });
  return [...named, ...(pass.length > mostNamed ? ["others"] : [])].join(", then ");
}

/** Every rule of these families, in their order. */
export const ruleList = (families: readonly FamilyObligations[]): RuleList => ({
  rules: [...rulesById(families).values()].map(entryOf),
  unjudged: families.flatMap(({ unjudged }) => unjudged),
  provider: providerRules,
});

/** One of their rules; undefined: there is none with this id. */
export function ruleDetail(
  families: readonly FamilyObligations[],
  id: string,
): RuleDetail | undefined {
  const found = rulesById(families).get(id);
  if (found === undefined) return undefined;
  const { pass, fail } = found.obligation.examples;
  const examples = { pass: pass.map(messageOf), fail: fail.map(messageOf) };
  return { ...entryOf(found), examples };
}

const messageOf = (exchange: Exchange): RuleExampleMessage => {
  const { receivedAt, operation, status, request, answer, findings } = exchange;
  return {
    at: receivedAt,
    operation: operation ?? "",
    status,
    body: request.body,
    ...(answer !== undefined && { answer }),
    findings: findings.map(({ text }) => text),
  };
};
