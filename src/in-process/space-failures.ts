import { faultOperations, type AddedFault, type FaultEntry } from "../control/scenarios/faults";
import {
  type AddedHold,
  type HeldDecision,
  type HeldEntry,
  type HeldMessages,
  type HoldEntry,
  holdOperations,
} from "../control/scenarios/holds";
import type { ScenarioStatus } from "../control/scenarios/scenario-status";
import { scenarioOperations } from "../control/scenarios/scenarios";
import type { ControlApi } from "../control/services";
import type { Scenario } from "../scenario/definition";
import { isScenarioFile } from "../scenario/load";
import type { Space } from "../store";

/** What goes wrong with the messages of a data space: scenarios, single faults, and what a tester decides. */
export interface SpaceFailures {
  /**
   * Starts a scenario: by its name in the library or among the drafts, by its file (`.yaml`, `.yml`) or as an
   * object. Of several in a list the first rule that strikes wins, in that order. Null stops; nothing given only looks.
   */
  scenario(scenario?: string | Scenario | readonly (string | Scenario)[] | null): ScenarioStatus;
  /**
   * Adds a fault to the messages of an operation, beside the scenarios that run:
   * `fault("redeem", { after: "no-answer" })`. Throws `ControlRefused` for an operation, interface or kind that
   * there is not.
   */
  fault(operation: string, fault: Omit<AddedFault, "operation">): FaultEntry;
  /** The faults that were added so. */
  readonly faults: SpaceFaults;
  /**
   * Holds the messages of an operation (`*`: of all) until `decide` says what becomes of each. Throws `ControlRefused`
   * for an operation or interface that there is not.
   */
  hold(operation: string, hold?: Omit<AddedHold, "operation">): HoldEntry;
  /** The messages that are held, and what is to be held. */
  held(): HeldMessages;
  /**
   * Decides about a held message by its number: `decide(12, { status: 503 })`. Resolves once it has gone on. Rejects
   * with `ControlRefused` for one that is not held.
   */
  decide(number: number, decision: HeldDecision): Promise<HeldEntry>;
  /** Ends all holds, or the one of this name: what they hold goes on as it is. */
  endHolds(name?: string): HeldMessages;
}

/** The faults that were added one by one. */
export interface SpaceFaults {
  list(): FaultEntry[];
  /** Clears all, or the one of this name, and returns those. */
  clear(name?: string): FaultEntry[];
}

export const failuresOf = (core: ControlApi, find: () => Space): SpaceFailures => ({
  ...startedOf(core, find),
  hold: (operation, hold = {}) =>
    holdOperations.addHold.ask(core, { space: find(), body: { ...hold, operation } }),
  held: () => holdOperations.held.ask(core, { space: find() }),
  decide: async (number, body) =>
    holdOperations.decide.ask(core, { space: find(), params: { number: String(number) }, body }),
  endHolds: (name) =>
    holdOperations.endHolds.ask(core, {
      space: find(),
      query: name === undefined ? {} : { name },
    }),
});

/** Scenarios and faults as they are started and stopped. */
function startedOf(
  core: ControlApi,
  find: () => Space,
): Pick<SpaceFailures, "scenario" | "fault" | "faults"> {
  const given = (scenario: string | Scenario): object => {
    if (typeof scenario !== "string") return scenario;
    return isScenarioFile(scenario) ? core.readScenarioFile(scenario) : { name: scenario };
  };
  return {
    scenario(scenario) {
      const space = find();
      if (scenario === null) scenarioOperations.stopScenario.ask(core, { space });
      if (scenario === null || scenario === undefined)
        return scenarioOperations.scenario.ask(core, { space });
      const body = isList(scenario) ? scenario.map(given) : given(scenario);
      return scenarioOperations.startScenario.ask(core, { space, body });
    },
    fault: (operation, fault) =>
      faultOperations.addFault.ask(core, { space: find(), body: { ...fault, operation } }),
    faults: {
      list: () => faultOperations.faults.ask(core, { space: find() }),
      clear: (name) =>
        faultOperations.clearFaults.ask(core, {
          space: find(),
          query: name === undefined ? {} : { name },
        }),
    },
  };
}

const isList: (scenario: unknown) => scenario is readonly unknown[] = Array.isArray;
