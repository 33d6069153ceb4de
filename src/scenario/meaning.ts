import { memberOf } from "../contract/values/json-value";
import { type InterfaceContract, type Operation, isCalled } from "../contract/operation";
import { refusalsOf } from "../contract/refusals";
import { limits } from "../limits/limits";
import { orDidYouMean } from "../mistake";
import {
  type Expectation,
  type Match,
  type Rule,
  type Scenario,
  firstState,
  isInGroup,
  interfacesOf,
  operationOf,
  statesOf,
} from "./definition";
import { milliseconds } from "./duration";
import { type MeantMessages, faultMistakes, kindNamed } from "./faults";
import {
  type IsValid,
  type MatcherCheck,
  type LoadMistake,
  createMatcherCheck,
  validOutside,
} from "./matcher-mistakes";

/** A rule or an expectation, and where it stands. */
interface PlacedPart<T> {
  path: string;
  part: T;
}

/**
 * What is well formed and cannot be meant: unknown interfaces and operations, statuses off the contract, and the like.
 * Looks at those parts of a scenario that no mistake of form is about.
 */
export function meaningless(
  value: unknown,
  contracts: readonly InterfaceContract[],
  broken: readonly LoadMistake[],
): LoadMistake[] {
  const isValid = validOutside(broken);
  const scenario = Object(value) as Partial<Scenario>;
  const rules = partsOf<Rule>(scenario.rules, "rules");
  return [
    ...interfaceMistakes(scenario, contracts, rules, isValid),
    ...rules.flatMap((rule) => selectionMistakes(rule, isValid)),
    ...stateMistakes(rules, isValid),
  ];
}

function partsOf<T extends object>(list: unknown, name: string): PlacedPart<T>[] {
  const items: unknown[] = Array.isArray(list) ? list.slice(0, limits.scenarioRules) : [];
  return items.flatMap((part, index) =>
    typeof part === "object" && part !== null
      ? [{ part: part as T, path: `${name}[${index}]` }]
      : [],
  );
}

/** What depends on the interfaces: nothing of it can be told of one that is not known. */
function interfaceMistakes(
  { interface: speaksOf, expect }: Partial<Scenario>,
  contracts: readonly InterfaceContract[],
  rules: readonly PlacedPart<Rule>[],
  isValid: IsValid,
): LoadMistake[] {
  if (speaksOf === undefined || !isValid("interface")) return [];
  const named = interfacesOf({ interface: speaksOf });
  const known = contracts.filter((contract) => named.includes(contract.name));
  const unknown = named.filter((name) => !contracts.some((contract) => contract.name === name));
  if (unknown.length > 0) {
    const names = contracts.map((contract) => contract.name);
    const text =
      `${unknown.join(", ")} is not an interface; known: ${names.join(", ")}` +
      orDidYouMean(unknown[0] ?? "", names);
    return [{ path: "interface", text }];
  }
  const operations = known.flatMap((contract) => contract.operations);
  const ownSteps = known.flatMap((contract) => contract.ownSteps ?? []);
  const matchers = createMatcherCheck(isValid);
  return [
    ...rules.flatMap((rule) =>
      ruleMistakes(rule, { contracts: known, operations, ownSteps, matchers }, isValid),
    ),
    ...partsOf<Expectation>(expect, "expect").flatMap((part) =>
      expectationMistakes(part, operations, isValid),
    ),
  ];
}

interface ScenarioContext {
  contracts: readonly InterfaceContract[];
  operations: readonly Operation[];
  /** What the simulator does by itself: a rule speaks of it by its name only. */
  ownSteps: readonly Operation[];
  matchers: MatcherCheck;
}

function ruleMistakes(
  { part: rule, path }: PlacedPart<Rule>,
  { contracts, operations, ownSteps, matchers: check }: ScenarioContext,
  isValid: IsValid,
): LoadMistake[] {
  const on = Object(rule.on) as Rule["on"];
  const { operation: id } = on;
  const possible = [...operations, ...ownSteps];
  const meant = operationsMeant(on, operations, ownSteps);
  const matchers = check(on, `${path}.on`, meant);
  if (!isValid(`${path}.on.operation`) || !isValid(`${path}.on.messages`)) return matchers;
  if (id !== undefined && meant.length === 0)
    return [unknownOperation(`${path}.on.operation`, id, possible), ...matchers];
  if (!meant.some((operation) => isInGroup(operation, on.messages)))
    return [
      { path: `${path}.on.messages`, text: `${id ?? "no operation"} is none of them` },
      ...matchers,
    ];
  if (rule.fault === undefined || !isValid(`${path}.fault`)) return matchers;
  const mistakes = faultMistakes(rule.fault, meantBy(id, meant, contracts));
  return [...matchers, ...mistakes.map((mistake) => withinPlace(`${path}.fault`, mistake))];
}

/** The operations that a rule is about. Only a rule that names one of the test server's operations is about them. */
export const operationsMeant = (
  { operation: id, messages }: Match,
  operations: readonly Operation[],
  ownSteps: readonly Operation[] = [],
): Operation[] =>
  id === undefined
    ? operations.filter((one) => one.kind !== "administration" && isInGroup(one, messages))
    : [...operations, ...ownSteps].filter((operation) => isCalled(operation, id));

/** A mistake, told from farther out. */
const withinPlace = (place: string, mistake: LoadMistake): LoadMistake => ({
  ...mistake,
  path: mistake.path === "" ? place : `${place}.${mistake.path}`,
});

/** What a fault is meant for: these operations, of these contracts. */
export const meantBy = (
  id: string | undefined,
  operations: readonly Operation[],
  contracts: readonly InterfaceContract[],
): MeantMessages => ({
  id,
  operations,
  refusals: () =>
    contracts.flatMap((contract) =>
      contract.operations
        .filter((operation) => operations.includes(operation))
        .map((operation) => [...refusalsOf(contract, operation).keys()]),
    ),
});

/** Rules with a kind of fault that a simulator refuses which others use too. */
export function unsharedMistakes(scenario: unknown): LoadMistake[] {
  return partsOf<Partial<Rule>>(memberOf(scenario, "rules"), "rules").flatMap(({ part, path }) => {
    const text = kindNamed(memberOf(part.fault, "kind"))?.unshared;
    return text === undefined ? [] : [{ path: `${path}.fault.kind`, text }];
  });
}

function unknownOperation(
  path: string,
  id: string | undefined,
  operations: readonly Operation[],
): LoadMistake {
  const names = operations.map((operation) => operation.id);
  return {
    path,
    text:
      `${String(id)} is not an operation; known: ${names.join(", ")}` +
      orDidYouMean(String(id), names),
  };
}

const excludedByNth = ["times", "after", "every", "probability"] as const;

function selectionMistakes(
  { part: rule, path }: PlacedPart<Rule>,
  isValid: IsValid,
): LoadMistake[] {
  const excluded =
    rule.nth === undefined ? [] : excludedByNth.filter((name) => rule[name] !== undefined);
  const mistakes = excluded.map((name) => ({
    path: `${path}.nth`,
    text: `${name} and nth cannot be combined`,
  }));
  mistakes.push(...periodMistakes(rule, path, isValid));
  // What looks like a third key may be a misspelt one of them.
  if (rule.fault !== undefined || rule.then !== undefined || !isValid(path)) return mistakes;
  return [...mistakes, { path, text: "a rule needs a fault, or a state to move to (then)" }];
}

function periodMistakes({ from, until }: Rule, path: string, isValid: IsValid): LoadMistake[] {
  if (from === undefined || until === undefined) return [];
  if (!isValid(`${path}.from`) || !isValid(`${path}.until`)) return [];
  return milliseconds(from) < milliseconds(until)
    ? []
    : [{ path: `${path}.until`, text: `must be later than from (${from})` }];
}

/** A rule that waits for a state to which no rule leads would never strike. */
function stateMistakes(rules: readonly PlacedPart<Rule>[], isValid: IsValid): LoadMistake[] {
  if (rules.some(({ path }) => !isValid(`${path}.then`))) return [];
  const reached = new Set([firstState, ...rules.flatMap(({ part }) => part.then ?? [])]);
  return rules
    .filter(({ path }) => isValid(`${path}.in`))
    .flatMap(({ part, path }) =>
      (statesOf(part) ?? [])
        .filter((state) => !reached.has(state))
        .map((state) => ({
          path: `${path}.in`,
          text: `no rule leads to ${state}; every scenario begins at ${firstState}`,
        })),
    );
}

function expectationMistakes(
  { part, path }: PlacedPart<Expectation>,
  operations: readonly Operation[],
  isValid: IsValid,
): LoadMistake[] {
  if (!isValid(path)) return [];
  const id = operationOf(part);
  if (operations.some((operation) => isCalled(operation, id))) return [];
  return [
    unknownOperation(
      `${path}.${"never" in part ? "never.operation" : "operation"}`,
      id,
      operations,
    ),
  ];
}
