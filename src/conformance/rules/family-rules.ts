import { hasMembers, memberOf } from "../../contract/values/json-value";
import type { InterfaceContract } from "../../contract/operation";
import type { UnjudgedRule, Level, Obligation } from "./obligation";
import { type FamilyRule, obligationsOf } from ".";
import type { JudgedInterface } from "../verdict";
import type { Exchange } from "../../journal/exchange";
import { type ProviderRule, providerRules } from "../provider-part";

/**
 * Where a rule comes from: the contract's own words; the interface reference (fields and obligations of the
 * public interface definitions); or our advice.
 */
type Origin = "contract" | "reference" | "advice";

/**
 * Documents by name: their sections, by the names under which rules cite them, each with the number
 * of its numbered rules.
 */
type Documents = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** The contract's three documents. */
const contractDocuments: Documents = {
  "contract 1": {
    "what the service does": 4,
    "resources and their fields": 0,
    conventions: 0,
    "retailer interface models": 0,
    "provider and partner interface models": 0,
    "states and transitions": 5,
    endpoints: 0,
    authentication: 2,
    events: 2,
    errors: 0,
    limits: 2,
    versioning: 2,
  },
  "contract 2": {
    "what the service does": 0,
    "resources and their fields": 0,
    "money transfer": 5,
    "prepaid utility": 8,
    "bill payment": 4,
    endpoints: 3,
    authentication: 2,
    events: 3,
    errors: 0,
    limits: 2,
    versioning: 0,
  },
  "contract 3": {
    "what the service does": 0,
    "resources and their fields": 0,
    "gift card": 10,
    airtime: 3,
    voucher: 6,
    endpoints: 0,
    authentication: 3,
    events: 0,
    errors: 3,
    limits: 3,
    versioning: 2,
  },
};

/** `contract 3, gift card rules 2 and 4`: document, section, numbers of the rules. */
const citation = /^([^,]+), ([a-z ]+?)(?: rules? ([\d, and]+))?$/;

/**
 * Where a source says that its rule comes from; undefined: there is no such place. `own`: what a family cites besides
 * the contract's three documents.
 */
export function originOf(source: string, own: Documents = {}): Origin | undefined {
  if (source === "interface reference") return "reference";
  if (source === "our advice") return "advice";
  return isThere(source, { ...own, ...contractDocuments }) ? "contract" : undefined;
}

/** Whether a source cites a section, and rules of it, that one of the documents has. */
function isThere(source: string, documents: Documents): boolean {
  const [, document = "", section = "", rules = ""] = citation.exec(source) ?? [];
  const count = documents[document]?.[section];
  if (count === undefined) return false;
  const numbers = rules.match(/\d+/g) ?? [];
  return numbers.every((number) => Number(number) >= 1 && Number(number) <= count);
}

/** What the clients of a family owe, as data beside the family. */
export interface FamilyObligations {
  contracts: readonly InterfaceContract[];
  /** What the sources of its rules cite besides the contract's three documents. */
  documents?: Documents;
  rules: (contract: InterfaceContract) => FamilyRule[];
  /** Rules of the family's reference that a journal cannot judge, and why. */
  unjudged: readonly UnjudgedRule[];
  /** The server takes the advices of each interface at the others too. */
  sharesAdvices?: boolean;
}

/** The interfaces of a family, with their rules. */
export const judgedInterfaces = ({
  contracts,
  rules,
  sharesAdvices = false,
}: FamilyObligations): JudgedInterface[] =>
  contracts.map((contract) => ({
    contract,
    obligations: obligationsOf(contract, rules(contract)),
    forms: contracts.filter((other) => other !== contract),
    sharesAdvices,
  }));

/** A rule that a journal cannot judge. */
export const unjudgedRule = (id: string, sentence: string, reason: string): UnjudgedRule => ({
  id,
  sentence,
  reason,
});

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
  /** Of the first of its interfaces. */
  contract: InterfaceContract;
  interfaces: string[];
}

/** The rules of these families; those of several interfaces with one id are one rule. */
function rulesById(families: readonly FamilyObligations[]): Map<string, RuleOfInterfaces> {
  const found = new Map<string, RuleOfInterfaces>();
  for (const { contract, obligations } of families.flatMap(judgedInterfaces))
    for (const obligation of obligations) {
      const known = found.get(obligation.id) ?? { obligation, contract, interfaces: [] };
      known.interfaces.push(contract.name);
      found.set(obligation.id, known);
    }
  return found;
}

const entryOf = ({ obligation, contract, interfaces }: RuleOfInterfaces): RuleEntry => {
  const { id, level, sentence, remedy, source, critical } = obligation;
  return {
    ...{ id, level, sentence, remedy, source, ...(critical && { critical }), interfaces },
    triedBy: triedBy(obligation, contract),
  };
};

/** Messages that are named at most; of others there is only said that there are some. */
const mostNamed = 4;

/** The messages of a client that keeps a rule, in words, with the optional members that they have. */
function triedBy({ examples: { pass } }: Obligation, { operations }: InterfaceContract): string {
  const named = pass.slice(0, mostNamed).map(({ operation: id, status, request: { body } }) => {
    const form = operations.find((operation) => operation.id === id)?.body;
    const needed = memberOf(form, "required");
    const more =
      Array.isArray(needed) && hasMembers(body)
        ? Object.keys(body).filter((one) => !needed.includes(one))
        : [];
    const name = `${id ?? ""}${more.length > 0 ? ` with ${more.join(" and ")}` : ""}`;
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
