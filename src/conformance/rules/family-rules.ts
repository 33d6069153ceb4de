import type { InterfaceContract } from "../../contract/operation";
import type { UnjudgedRule } from "./obligation";
import { type FamilyRule, obligationsOf } from ".";
import type { JudgedInterface } from "../verdict";

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
