import { createHash } from "node:crypto";
import type { InterfaceContract, Operation } from "../contract/operation";
import { isUnknownOutcome } from "../contract/refusals";
import type { Expectation, Rule, Scenario } from "../scenario/definition";
import { explainFault } from "../scenario/faults";
import { limits } from "../limits/limits";
import type { Strike } from "./plan";
import { operationAt } from "./position";

const ruleOf = ({ at: { operation, nth }, trial: { fault, times } }: Strike): Rule => ({
  on: { operation },
  ...(times === undefined ? { nth } : { ...(nth > 1 && { after: nth - 1 }), times }),
  fault,
});

const ordinals = new Intl.PluralRules("en", { type: "ordinal" });
const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: "st", two: "nd", few: "rd" };

const ordinal = (number: number): string => `${number}${endings[ordinals.select(number)] ?? "th"}`;

const strikeText = ({ at: { operation, nth }, trial: { fault, times, kills } }: Strike): string => {
  const first = `the ${ordinal(nth)} ${operation}`;
  if (kills === true)
    return `the POS is killed while it waits for the answer to ${first}, and started again`;
  const where = times === undefined ? `on ${first}` : `${times} times, from ${first} on`;
  return `${where}, the simulator ${explainFault(fault)}`;
};

/** What happens, in words: a title of a scenario. */
export function strikesText(strikes: readonly Strike[]): string {
  const text = strikes.map(strikeText).join("; ");
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`.slice(0, limits.scenarioTitle);
}

const clientSees = ({ fault }: Strike["trial"]): number | null =>
  fault.kind === "status" ? fault.status : null;

/** What the contract asks of a POS after a strike that leaves it without a final answer. */
function expectationAfter(strike: Strike, contracts: readonly InterfaceContract[]): Expectation[] {
  const { contract, operation } = operationAt(contracts, strike.at) ?? {};
  const isOpen =
    contract !== undefined &&
    operation !== undefined &&
    strike.trial.fault.kind !== "replay" &&
    isUnknownOutcome(clientSees(strike.trial), operation, contract.unknownOutcomes);
  if (!isOpen) return [];
  if (operation.kind === "advice")
    return [{ operation: operation.id, atLeast: strike.at.nth + (strike.trial.times ?? 1) }];
  const reversal = operation.kind === "request" && reversalOf(operation, contract);
  return reversal ? [{ operation: reversal.id }] : [];
}

const reversalOf = (
  { transaction }: Operation,
  { operations }: InterfaceContract,
): Operation | undefined =>
  operations.find(
    (operation) => operation.transaction === transaction && operation.advice === "reversal",
  );

const strikeWords = ({ at: { operation, nth }, trial: { id, times } }: Strike): string[] => [
  operation,
  ...(nth > 1 ? [String(nth)] : []),
  id,
  ...(times === undefined ? [] : [`x${times}`]),
];

/** Hexadecimal digits that tell names apart that were cut off. */
const nameDigits = 8;

/**
 * The name of what shows that a rule is broken, the same in each exploration:
 * `gift-card-v3-gc-07-confirmredemption-503-before`.
 */
export function findingName(
  { id, interface: name }: { id: string; interface: string },
  strikes: readonly Strike[],
): string {
  const words = [name, id, ...strikes.flatMap(strikeWords)].join("-");
  const whole = words.toLowerCase().replace(/[^a-z0-9]+/g, "-");
  if (whole.length <= limits.chosenName) return whole;
  const digits = createHash("sha256").update(words).digest("hex").slice(0, nameDigits);
  return `${whole.slice(0, limits.chosenName - nameDigits - 1).replace(/-$/, "")}-${digits}`;
}

/** The scenario by which a plan's strikes happen. */
export const scenarioOf = (name: string, strikes: readonly Strike[]): Scenario => ({
  name,
  title: strikesText(strikes),
  interface: strikes[0]?.at.interface ?? "",
  rules: strikes.map(ruleOf),
});

/** The same for a file that people keep: it says what a correct POS does after the last strike. */
export function findingScenario(
  name: string,
  strikes: readonly Strike[],
  contracts: readonly InterfaceContract[],
): Scenario {
  const expect = strikes.slice(-1).flatMap((strike) => expectationAfter(strike, contracts));
  return { ...scenarioOf(name, strikes), ...(expect.length > 0 && { expect }) };
}
