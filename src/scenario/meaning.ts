import { createSchemaCheck } from "../contract/json-schema-check";
import type { InterfaceContract, Operation } from "../contract/operation";
import { type Match, type Rule, type Scenario, firstState, interfacesOf, statesOf } from "./definition";
import { milliseconds } from "./duration";
import { operationOf } from "./expectation";
import { Matcher, isMatcher, patternOf } from "./matcher";

/** A mistake in a scenario: where in it, and what. */
export interface Mistake {
  path: string;
  text: string;
}

/** What is well formed and cannot be meant: unknown interfaces and operations, statuses off the contract, and the like. */
export function meaningless(scenario: Scenario, contracts: readonly InterfaceContract[]): Mistake[] {
  const named = interfacesOf(scenario);
  const known = contracts.filter((contract) => named.includes(contract.name));
  const unknown = named.filter((name) => !contracts.some((contract) => contract.name === name));
  if (unknown.length > 0) {
    const names = contracts.map((contract) => contract.name).join(", ");
    return [{ path: "interface", text: `${unknown.join(", ")} is not an interface; there are ${names}` }];
  }
  const operations = known.flatMap((contract) => contract.operations);
  const ownSteps = known.flatMap((contract) => contract.ownSteps ?? []);
  return [
    ...scenario.rules.flatMap((rule, index) => ruleMistakes(rule, `rules[${index}]`, rule.on.operation === undefined ? operations : [...operations, ...ownSteps])),
    ...stateMistakes(scenario),
    ...expectationMistakes(scenario, operations),
  ];
}

function ruleMistakes(rule: Rule, path: string, operations: readonly Operation[]): Mistake[] {
  const { operation: id } = rule.on;
  const meant = operations.filter((operation) => id === undefined || operation.id === id);
  if (meant.length === 0) return [unknownOperation(`${path}.on.operation`, id, operations)];
  return [
    ...matchMistakes(rule.on, `${path}.on`),
    ...selectionMistakes(rule, path),
    ...faultMistakes(rule, path, meant),
  ];
}

function unknownOperation(path: string, id: string | undefined, operations: readonly Operation[]): Mistake {
  return { path, text: `${String(id)} is not an operation; there are ${operations.map((operation) => operation.id).join(", ")}` };
}

const excludedByNth = ["times", "after", "every", "probability"] as const;

function selectionMistakes(rule: Rule, path: string): Mistake[] {
  const excluded = rule.nth === undefined ? [] : excludedByNth.filter((name) => rule[name] !== undefined);
  const mistakes = excluded.map((name) => ({ path: `${path}.nth`, text: `${name} and nth exclude each other` }));
  if (rule.fault !== undefined || rule.then !== undefined) return mistakes;
  return [...mistakes, { path, text: "a rule needs a fault, or a state to move to (then)" }];
}

function faultMistakes({ fault, on }: Rule, path: string, meant: readonly Operation[]): Mistake[] {
  if (fault === undefined) return [];
  if ("for" in fault && typeof fault.for === "object" && "uniform" in fault.for) {
    const { from, to } = fault.for.uniform;
    if (milliseconds(from) > milliseconds(to)) return [{ path: `${path}.fault.for.uniform`, text: `${from} is more than ${to}` }];
  }
  if (fault.kind !== "status" || fault.offContract === true) return [];
  const listed = meant.every((operation) => operation.kind === "administration" || fault.status in operation.errors);
  if (listed) return [];
  const text = `the contract does not list ${fault.status} for ${on.operation ?? "every operation"}; ask for it with offContract: true`;
  return [{ path: `${path}.fault.status`, text }];
}

/** Matchers wherever they stand: well-formed, and with a pattern that is one. */
function matchMistakes(match: Match, path: string): Mistake[] {
  return [match.path, match.query, match.header, match.body].flatMap((part, index) =>
    part === undefined ? [] : matcherMistakes(part, `${path}.${["path", "query", "header", "body"][index] ?? ""}`));
}

function matcherMistakes(value: unknown, path: string): Mistake[] {
  if (typeof value !== "object" || value === null) return [];
  if (isMatcher(value)) return malformedMatcher(value, path);
  return Object.entries(value).flatMap(([name, member]) =>
    matcherMistakes(member, Array.isArray(value) ? `${path}[${name}]` : `${path}.${name}`));
}

const checkMatcher = createSchemaCheck(Matcher);

function malformedMatcher(matcher: Matcher, path: string): Mistake[] {
  const faults = checkMatcher(matcher).map((fault) => ({ path: fault.path === "" ? path : `${path}.${fault.path}`, text: fault.text }));
  if (faults.length > 0 || matcher.matches === undefined) return faults;
  try {
    patternOf({ ...matcher, matches: matcher.matches });
    return [];
  } catch (error) {
    return [{ path: `${path}.matches`, text: `is not a regular expression of RE2: ${(error as Error).message}` }];
  }
}

/** A rule that waits for a state to which no rule leads would never strike. */
function stateMistakes({ rules }: Scenario): Mistake[] {
  const reached = new Set([firstState, ...rules.flatMap(({ then }) => then ?? [])]);
  return rules.flatMap((rule, index) =>
    (statesOf(rule) ?? []).filter((state) => !reached.has(state)).map((state) => ({
      path: `rules[${index}].in`, text: `no rule leads to ${state}; every scenario begins at ${firstState}`,
    })));
}

function expectationMistakes({ expect = [] }: Scenario, operations: readonly Operation[]): Mistake[] {
  return expect.flatMap((expectation, index) => {
    const id = operationOf(expectation);
    if (operations.some((operation) => operation.id === id)) return [];
    return [unknownOperation(`expect[${index}].${"never" in expectation ? "never.operation" : "operation"}`, id, operations)];
  });
}
