import { wrongBalance } from "./effects";
import { breachCodes, owedBy } from "../conformance/provider-part";

/** A rule by which a provider is certified. */
export interface ProviderRule {
  /** `PR-01` */
  id: string;
  /** The finding that says that it is broken. */
  code: string;
  /** What the provider owes: one imperative sentence. */
  sentence: string;
}

/** A message that breaks its form was accepted: only a certification sends such messages on purpose. */
export const acceptedForm = "provider-accepted";

const credentials = "provider-credentials";

const codes = [
  ...breachCodes
    .filter((code) => code !== credentials)
    .map((code) => [code, owedBy(code)] as const),
  [acceptedForm, "Refuse a message that breaks its form."] as const,
  [credentials, owedBy(credentials)] as const,
  [wrongBalance, "Change a balance by what was confirmed, and by nothing else."] as const,
];

/** The rules, in the order of their ids. */
export const providerRules: readonly ProviderRule[] = codes.map(([code, sentence], at) => ({
  id: `PR-${String(at + 1).padStart(2, "0")}`,
  code,
  sentence,
}));

/** The rule that a finding breaks. */
export const ruleOf = (code: string): ProviderRule | undefined =>
  providerRules.find((rule) => rule.code === code);
