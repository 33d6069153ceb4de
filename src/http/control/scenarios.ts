import { memberOf } from "../../contract/member";
import { FileRefused } from "../../files/file-refused";
import { limits } from "../../limits";
import type { Scenario } from "../../scenario/definition";
import { scenarioText } from "../../scenario/load";
import { explainRun } from "../../scenario/run-explanation";
import type { RunStatus } from "../../scenario/runs";
import type { Space } from "../../store";
import { clockText } from "../pipeline/message";
import type { Services } from "../services";
import { changeRuns } from "./change-runs";
import { ControlRefused, unknownName } from "./refused";
import {
  type ScenarioDraftControl,
  type ScenarioEntry,
  createDraftControl,
  faulty,
  headOf,
  unknownScenario,
} from "./scenario-drafts";
import type { ExplainedRun, ScenarioStatus } from "./scenario-status";

/** The scenarios of a data space: those of the library, its own drafts, and those that run. */
export interface ScenarioControl extends ScenarioDraftControl {
  /** Those of the library, then the drafts of the data space. */
  scenarios(space: Space): ScenarioEntry[];
  scenarioStatus(space: Space): ScenarioStatus;
  /** A name of the library or of a draft, the text of a scenario, or a scenario; several of them in a list. */
  startScenario(space: Space, given: unknown): ScenarioStatus;
  /** Stops those that run, or the one of this name. Throws `ControlRefused` where it does not run. */
  stopScenario(space: Space, name?: unknown): void;
}

export function createScenarioControl(services: Services): ScenarioControl {
  const { runs, clocks } = services;
  const drafts = createDraftControl(services);
  const at = (space: Space): string => clockText(clocks.now(space));
  const scenarioStatus = (space: Space): ScenarioStatus => statusOf(runs.status(space, at(space)));
  return {
    ...drafts,
    scenarios(space) {
      const own = drafts.listDrafts(space);
      const isDraft = ({ name }: ScenarioEntry) => own.some((draft) => draft.name === name);
      return [...libraryEntries(services).filter((entry) => !isDraft(entry)), ...own];
    },
    scenarioStatus,
    startScenario(space, given) {
      const scenarios = scenariosFrom(services, space, given);
      changeRuns(services, space, () => {
        runs.start(space, scenarios, at(space));
      });
      return scenarioStatus(space);
    },
    stopScenario(space, name) {
      const stopped =
        name === undefined ? undefined : runningName(runs.status(space, at(space)), name);
      changeRuns(services, space, () => {
        runs.stop(space, at(space), stopped);
      });
    },
  };
}

/** Of the runs of a data space the first active one goes before the others. */
function statusOf(runs: readonly RunStatus[]): ScenarioStatus {
  const explained = runs.map((run): ExplainedRun => ({ ...run, account: explainRun(run) }));
  const active = explained.find(({ endedAt }) => endedAt === undefined);
  const first = active ?? explained[0];
  if (first === undefined) return { active: false };
  const others = explained.filter((run) => run !== first);
  return {
    ...(active === undefined ? { active: false, last: first } : { active: true, ...active }),
    ...(others.length > 0 && { further: others }),
  };
}

/** The name of a scenario that runs. Throws `ControlRefused` for another one. */
function runningName(runs: readonly RunStatus[], given: unknown): string {
  const active = runs
    .filter(({ endedAt }) => endedAt === undefined)
    .map(({ scenario }) => scenario.name);
  if (typeof given === "string" && active.includes(given)) return given;
  throw unknownName("scenario-not-running", given, active);
}

const libraryEntries = ({ scenarios }: Services): ScenarioEntry[] =>
  scenarios.check().map(({ name, scenario, faults }) => ({
    name,
    ...(scenario && headOf(scenario, scenarios.text(name) ?? "")),
    ...faulty(faults),
  }));

/** One scenario, or a list of them, each of another name. Throws `ControlRefused`, and `FileRefused`. */
function scenariosFrom(services: Services, space: Space, given: unknown): Scenario[] {
  if (!Array.isArray(given)) return [scenarioFrom(services, space, given)];
  const most = limits.scenariosAtOnce;
  if (given.length === 0 || given.length > most)
    throw new ControlRefused("parameter-wrong", {
      freeString: `Send 1 to ${most} scenarios, or their names.`,
    });
  const scenarios = given.map((one: unknown, index) =>
    placed(index, () => scenarioFrom(services, space, one)),
  );
  const names = scenarios.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice === undefined) return scenarios;
  throw new ControlRefused("parameter-wrong", {
    freeString: `The scenario ${twice} appears twice.`,
  });
}

/** Says of the mistakes in a scenario of a list where in the list it is. */
function placed<T>(index: number, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error;
    throw new FileRefused(
      error.faults.map((fault) =>
        fault.file === scenarioText ? { ...fault, file: `scenarios[${index}]` } : fault,
      ),
    );
  }
}

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
