import type { InterfaceContract } from "../../contract/operation";
import type { UnjudgedRule } from "./obligation";
import type { Documents } from "./rule-source";
import { type FamilyRule, obligationsOf } from ".";
import type { JudgedInterface } from "../verdict";

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
