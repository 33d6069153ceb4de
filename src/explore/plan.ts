import type { InterfaceContract, Operation } from "../contract/operation";
import { type Position, type SeenMessage, isAt, operationAt, positionName } from "./position";
import { type Trial, type TrialSettings, trialsOf, columnHeadings } from "./trials";
import { createHash } from "node:crypto";
import { isUnknownOutcome } from "../contract/refusals";
import type { Expectation, Scenario } from "../scenario/definition";
import {
  type StruckMessages,
  messageText,
  ruleStriking,
  struckText,
  titleOf,
} from "../scenario/written";
import { limits } from "../limits/limits";

/** A fault at a message. */
export interface Strike {
  at: Position;
  trial: Trial;
}

/** What a run tries: one strike, or one and another on a message that the POS sends because of it. */
export interface Plan {
  /** The same in each exploration of the same messages: `gift-card-v3: redeem 1 504-after`. */
  id: string;
  /** Plans of one class meet the same; the first of them stands for the others. */
  kind: string;
  strikes: readonly Strike[];
}

/** How much longer a run of a plan takes than one without a fault, in seconds, where that is known. */
export const secondsMore = ({ strikes }: Pick<Plan, "strikes">): number =>
  strikes.reduce((sum, { trial }) => sum + trial.seconds, 0);

/** What plans are made from. */
export interface PlanSettings extends TrialSettings {
  contracts: readonly InterfaceContract[];
}

const strikeName = ({ at, trial: { id, times } }: Strike): string =>
  `${positionName(at)} ${id}${times === undefined ? "" : ` x${times}`}`;

/** The id of the plan with these strikes. */
export const planId = (strikes: readonly Strike[]): string =>
  `${strikes[0]?.at.interface ?? ""}: ${strikes.map(strikeName).join(", then ")}`;

/** What a message met, whichever of its operation it is. */
const meeting = ({ interface: name, operation, delivery, met }: SeenMessage): string =>
  [name, operation, delivery, met].join(" | ");

/** What a POS meets with a trial at a message: plans of which it is the same are of one class. */
const meetingWith = (message: SeenMessage, { meets, endsConnection }: Trial): string =>
  [meeting(message), meets, ...(endsConnection === true ? [message.connection ?? "new"] : [])].join(
    " | ",
  );

/** The trials that can happen to a message. */
function trialsAt(
  message: Pick<Position, "interface" | "operation">,
  settings: PlanSettings,
): Trial[] {
  const { contract, operation } = operationAt(settings.contracts, message) ?? {};
  return contract && operation ? trialsOf(operation, contract, settings) : [];
}

const positionOf = ({ interface: name, operation, nth }: SeenMessage): Position => ({
  interface: name,
  operation,
  nth,
});

/** The plans with one strike: each message of the clean run with each fault. */
export const singlePlans = (messages: readonly SeenMessage[], settings: PlanSettings): Plan[] =>
  messages.flatMap((message) =>
    trialsAt(message, settings).map((trial) => {
      const strikes = [{ at: positionOf(message), trial }];
      return { id: planId(strikes), kind: meetingWith(message, trial), strikes };
    }),
  );

/** Whether it is a message that the POS does not send without a fault, as far as is known. */
export const isUnusual = (message: Position, clean: readonly Position[]): boolean =>
  !clean.some((one) => isAt(one, message));

/**
 * What the POS sent because of a strike: what it sent afterwards about the same transaction, and what it does not send
 * without a fault.
 */
export function causedBy(
  struck: SeenMessage,
  messages: readonly SeenMessage[],
  clean: readonly SeenMessage[],
): SeenMessage[] {
  return messages.filter(
    (message) =>
      message.number > struck.number &&
      message.interface === struck.interface &&
      (message.transaction === struck.transaction || isUnusual(message, clean)),
  );
}

/** The plans that strike a second time, at a message that the POS sent because of the first strike. */
export function pairPlans(
  { strikes: [first] }: Plan,
  messages: readonly SeenMessage[],
  clean: readonly SeenMessage[],
  settings: PlanSettings,
): Plan[] {
  const struck = first && messages.find((message) => isAt(message, first.at));
  if (first === undefined || struck === undefined) return [];
  return causedBy(struck, messages, clean)
    .filter((message) => message.struck.length === 0)
    .flatMap((message) =>
      trialsAt(message, settings).map((trial) => {
        const strikes = [first, { at: positionOf(message), trial }];
        return {
          id: planId(strikes),
          kind: `${struck.operation} | ${meetingWith(message, trial)}`,
          strikes,
        };
      }),
    );
}

/** Plans in the order in which they run. */
export interface OrderedPlans {
  /** One of each class. */
  first: Plan[];
  /** Those that meet the same as one of them. */
  others: Plan[];
}

/** The first plan of each class, then the others, both in their order; `known`: classes of which a plan has run. */
export function byClass(
  plans: readonly Plan[],
  known: ReadonlySet<string> = new Set(),
): OrderedPlans {
  const firsts = new Map<string, Plan>();
  for (const plan of plans)
    if (!firsts.has(plan.kind) && !known.has(plan.kind)) firsts.set(plan.kind, plan);
  const isFirst = (plan: Plan): boolean => firsts.get(plan.kind) === plan;
  return { first: plans.filter(isFirst), others: plans.filter((plan) => !isFirst(plan)) };
}

/** The names that can be chosen: the operations of these interfaces, and the faults by their columns of the matrix. */
function choices(
  contracts: PlanSettings["contracts"],
  interfaces?: readonly string[],
): Record<"operations" | "faults", readonly string[]> {
  const operations = contracts
    .filter(({ name }) => interfaces?.includes(name) !== false)
    .flatMap((contract) => contract.operations)
    .filter(({ kind }) => kind !== "administration")
    .map(({ id }) => id);
  return { operations: [...new Set(operations)], faults: columnHeadings().map(({ id }) => id) };
}

/**
 * Which plans are wanted: those with a strike of one of the operations named, and of one of the faults named; where no
 * operation is named, of any, and so with the faults. `unknown`: the first name that is neither.
 */
export function chosenAmong(
  names: readonly string[],
  contracts: PlanSettings["contracts"],
  interfaces?: readonly string[],
):
  | { isWanted: (plan: Pick<Plan, "strikes">) => boolean }
  | { unknown: string; known: readonly string[] } {
  const { operations, faults } = choices(contracts, interfaces);
  const known = [...operations, ...faults];
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) return { unknown, known };
  const named = (of: readonly string[], name: string): boolean =>
    names.includes(name) || !names.some((other) => of.includes(other));
  const isWanted = ({ strikes }: Pick<Plan, "strikes">): boolean =>
    strikes.some(({ at, trial }) => named(operations, at.operation) && named(faults, trial.column));
  return { isWanted };
}

/** A plan by its id, as an exploration of the same interfaces made it; undefined: there is none with these settings. */
export function planWithId(id: string, settings: PlanSettings): Plan | undefined {
  const [, name = "", strikeNames = ""] = /^([^:]+): (.+)$/.exec(id) ?? [];
  const strikes = strikeNames
    .split(", then ")
    .flatMap((strikeName) => strikeWithName(name, strikeName, settings) ?? []);
  return planId(strikes) === id ? { id, kind: id, strikes } : undefined;
}

function strikeWithName(
  name: string,
  strikeName: string,
  settings: PlanSettings,
): Strike | undefined {
  const [, operation = "", nth, trialName = ""] = /^(\S+) (\d+) (.+)$/.exec(strikeName) ?? [];
  const at = { interface: name, operation, nth: Number(nth) };
  const trial = trialsAt(at, settings).find(
    ({ id, times }) => (times === undefined ? id : `${id} x${times}`) === trialName,
  );
  return trial && { at, trial };
}

/** What a strike does, to which message. */
const struckBy = ({ at: { operation, nth }, trial: { fault, times } }: Strike): StruckMessages => ({
  ...{ operation, nth, times, fault },
});

const strikeText = (strike: Strike): string =>
  strike.trial.kills === true
    ? `the POS is killed while it waits for the answer to ${messageText(strike.at)}, and started again`
    : struckText(struckBy(strike));

/** What happens, in words: a title of a scenario. */
export const strikesText = (strikes: readonly Strike[]): string => titleOf(strikes.map(strikeText));

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
  rules: strikes.map((strike) => ruleStriking(struckBy(strike))),
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
