import { memberOf } from "../../contract/member";
import type { Scenario } from "../../scenario/definition";
import { explainRun } from "../../scenario/run-explanation";
import type { RunStatus } from "../../scenario/runs";
import type { Space } from "../../store";
import { clockText } from "../pipeline/message";
import type { Services } from "../services";
import { ControlRefused } from "./refused";
import {
  type ScenarioDraftControl,
  type ScenarioEntry,
  createDraftControl,
  faulty,
  headOf,
  unknownScenario,
} from "./scenario-drafts";

/** A run, with an explanation of what happened in it. */
type ExplainedRun = RunStatus & { account: string[] };

/** The scenario of a data space; `last`: the one that was active before none was. */
export type ScenarioStatus =
  { active: false; last?: ExplainedRun } | ({ active: true } & ExplainedRun);

/** The scenarios of a data space: those of the library, its own drafts, and the one that runs. */
export interface ScenarioControl extends ScenarioDraftControl {
  /** Those of the library, then the drafts of the data space. */
  scenarios(space: Space): ScenarioEntry[];
  scenarioStatus(space: Space): ScenarioStatus;
  /** A name of the library or of a draft, the text of a scenario, or a scenario. */
  startScenario(space: Space, scenario: unknown): ScenarioStatus;
  stopScenario(space: Space): void;
}

export function createScenarioControl(services: Services): ScenarioControl {
  const { store, runs, clocks } = services;
  const drafts = createDraftControl(services);
  const at = (space: Space): string => clockText(clocks.now(space));
  const scenarioStatus = (space: Space): ScenarioStatus => {
    const status = runs.status(space, at(space));
    if (status === undefined) return { active: false };
    const explained = { ...status, account: explainRun(status) };
    return status.endedAt === undefined
      ? { active: true, ...explained }
      : { active: false, last: explained };
  };
  const activate = (space: Space, scenario: Scenario | null): void => {
    try {
      store.unit(() => {
        runs.activate(space, scenario, at(space));
      });
    } catch (error) {
      runs.forget(space);
      throw error;
    }
  };
  return {
    ...drafts,
    scenarios(space) {
      const own = drafts.listDrafts(space);
      const isDraft = ({ name }: ScenarioEntry) => own.some((draft) => draft.name === name);
      return [...libraryEntries(services).filter((entry) => !isDraft(entry)), ...own];
    },
    scenarioStatus,
    startScenario(space, given) {
      const scenario = scenarioFrom(services, space, given);
      activate(space, scenario);
      return scenarioStatus(space);
    },
    stopScenario(space) {
      activate(space, null);
    },
  };
}

const libraryEntries = ({ scenarios }: Services): ScenarioEntry[] =>
  scenarios.check().map(({ name, scenario, faults }) => ({
    name,
    ...(scenario && headOf(scenario, scenarios.text(name) ?? "")),
    ...faulty(faults),
  }));

/** A draft goes first: a directory of scenarios may have come with the same name since. */
function scenarioFrom(services: Services, space: Space, given: unknown): Scenario {
  const { store, scenarios, readScenario } = services;
  if (typeof given === "string") return readScenario(given);
  const name = memberOf(given, "name");
  if (typeof name !== "string")
    throw new ControlRefused("parameter-wrong", {
      freeString: "Send a scenario, or the name of one.",
    });
  if (memberOf(given, "rules") !== undefined) return readScenario(JSON.stringify(given));
  const draft = store.scenarioDrafts.get(space.id, name);
  const scenario = draft === undefined ? scenarios.get(name) : readScenario(draft.text, name);
  if (scenario === undefined) throw unknownScenario(services, space, name);
  return scenario;
}
