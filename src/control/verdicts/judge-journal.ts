import { type VerdictConfiguration, defaultConfiguration } from "../../conformance/configuration";
import type { JournalFile } from "../../conformance/journal-file";
import { type Verdict, type VerdictInput, verdictOf } from "../../conformance/verdict";
import { loadJudgedInterfaces } from "../../families";
import { namesOf } from "../../record";
import { unknownName } from "../declare/refusals";
import type { VerdictQuery } from "./verdict-query";

/** The configuration that a query asks for. */
export function configurationOf(query: VerdictQuery): VerdictConfiguration {
  const configuration = { ...defaultConfiguration };
  for (const name of namesOf(defaultConfiguration))
    configuration[name] = query[name] ?? defaultConfiguration[name];
  return configuration;
}

/** Judges a journal as a query asks for. Rejects with `ControlRefused` for an unknown interface. */
export async function judgeJournal(
  journal: JournalFile,
  query: VerdictQuery,
  waiving: Pick<VerdictInput, "waivers" | "allowCriticalWaivers" | "isOneOfMany"> = {},
): Promise<Verdict> {
  const { interfaces: wanted, strict, passing = true } = query;
  const interfaces = await loadJudgedInterfaces();
  const known = interfaces.map(({ contract }) => contract.name);
  const unknown = wanted?.find((name) => !known.includes(name));
  if (unknown !== undefined) throw unknownName("interface-unknown", unknown, known);
  const verdict = verdictOf({
    ...waiving,
    journal,
    strict,
    configuration: configurationOf(query),
    interfaces: interfaces.filter(
      ({ contract }) => wanted === undefined || wanted.includes(contract.name),
    ),
  });
  return passing ? verdict : withoutPassing(verdict);
}

/**
 * A verdict without the checks that passed, and the rules of which there is no other: of many messages it is much
 * shorter. The counts stay, and so do the rules that did not apply.
 */
const withoutPassing = (verdict: Verdict): Verdict => ({
  ...verdict,
  rules: verdict.rules
    .map((rule) => ({ ...rule, checks: rule.checks.filter(({ outcome }) => outcome !== "pass") }))
    .filter(({ checks, outcome }) => checks.length > 0 || outcome === "not-applicable"),
});
