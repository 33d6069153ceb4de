import type { InterfaceContract } from "../contract/operation";
import { type Position, type SeenMessage, isAt, operationAt, positionName } from "./position";
import { type Trial, type TrialSettings, trialsOf } from "./trials";

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

function trialsAt(message: SeenMessage, settings: PlanSettings): Trial[] {
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

/**
 * What the POS sent because of a strike: what it sent afterwards about the same transaction, and what it does not send
 * without a fault.
 */
export function causedBy(
  struck: SeenMessage,
  messages: readonly SeenMessage[],
  clean: readonly SeenMessage[],
): SeenMessage[] {
  const isUsual = (message: SeenMessage): boolean => clean.some((one) => isAt(one, message));
  return messages.filter(
    (message) =>
      message.number > struck.number &&
      message.interface === struck.interface &&
      (message.transaction === struck.transaction || !isUsual(message)),
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
  // What a row of failures leads to, single failures after one another show too.
  if (first === undefined || struck === undefined || first.trial.times !== undefined) return [];
  return causedBy(struck, messages, clean).flatMap((message) =>
    trialsAt(message, settings)
      .filter(({ times }) => times === undefined)
      .map((trial) => {
        const strikes = [first, { at: positionOf(message), trial }];
        return {
          id: planId(strikes),
          kind: `${struck.operation} | ${meetingWith(message, trial)}`,
          strikes,
        };
      }),
  );
}

/** The first plan of each class, then the others, both in their order. */
export function byClass(plans: readonly Plan[]): { first: Plan[]; others: Plan[] } {
  const firsts = new Map<string, Plan>();
  for (const plan of plans) if (!firsts.has(plan.kind)) firsts.set(plan.kind, plan);
  const isFirst = (plan: Plan): boolean => firsts.get(plan.kind) === plan;
  return { first: plans.filter(isFirst), others: plans.filter((plan) => !isFirst(plan)) };
}
