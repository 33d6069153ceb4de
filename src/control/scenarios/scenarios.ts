import { Type } from "@sinclair/typebox";
import { memberOf } from "../../contract/values/json-value";
import { FileRefused } from "../../files/file-refused";
import { limits } from "../../limits/limits";
import { Scenario } from "../../scenario/definition";
import { scenarioText } from "../../scenario/load";
import { type RunStatus, explainRun } from "../../scenario/runs";
import type { Space } from "../../store";
import { clockText } from "../../exchange/message";
import { markSession } from "../../exchange/out-of-band-changes";
import type { ControlServices } from "../services";
import { JsonSchema } from "../declare/models";
import { ControlRefused, unknownName } from "../declare/refusals";
import { openOperation, operation, scenarioBody } from "../operation";
import {
  checkScenario,
  deleteDraft,
  faulty,
  headOf,
  listDrafts,
  saveDraft,
  showScenario,
  unknownScenario,
} from "./drafts";
import {
  ScenarioCheckModel,
  ScenarioDetailModel,
  ScenarioEntries,
  type ScenarioEntry,
  ScenarioStatusModel,
  StartedScenarios,
} from "./models";
import type { ExplainedRun, ScenarioStatus } from "./scenario-status";
import { described } from "../../contract/schema";

/** Changes the scenarios that run in a data space, in a transaction; `started`: those that it starts. */
export function changeRuns(
  services: ControlServices,
  space: Space,
  change: () => void,
  started: readonly Scenario[] = [],
): void {
  const { store, runs } = services;
  const active = (): Scenario[] =>
    activeOf(runs.status(space, spaceTimeText(services, space))).map(({ scenario }) => scenario);
  try {
    store.unit(() => {
      const before = active();
      change();
      const left = new Set([...active(), ...started].map(({ name }) => name));
      for (const scenario of before)
        if (!left.has(scenario.name)) markScenario(services, space, scenario, "stopped");
      for (const scenario of started) markScenario(services, space, scenario, "started");
    });
  } catch (error) {
    runs.forget(space);
    throw error;
  }
}

/** A fault that was added by itself has no scenario that anybody knows. */
const markScenario = (
  services: ControlServices,
  space: Space,
  { name, title }: Scenario,
  what: "started" | "stopped",
): void => {
  const named = isFaultName(name) ? null : name;
  const text = named === null ? `fault ${what}: ${title}` : `${name} ${what}`;
  markSession(services, space, { kind: "scenario", text, named });
};

/** Names that are given to the scenarios of faults that are added one by one. */
export const isFaultName = (name: string): boolean => /^fault-\d+$/.test(name);

export const activeOf = (runs: readonly RunStatus[]): RunStatus[] =>
  runs.filter(({ endedAt }) => endedAt === undefined);

const spaceTimeText = ({ clocks }: ControlServices, space: Space): string =>
  clockText(clocks.now(space));

/** The scenarios of a data space: those of the library, its own drafts, and those that run. */
export const scenarioOperations = {
  scenarios: operation("GET /scenarios", {
    summary: "The scenarios of the library, and the drafts of the data space",
    tag: "Scenarios",
    answer: ScenarioEntries,
    handle({ core, space }) {
      const own = listDrafts(core, space);
      const isDraft = ({ name }: ScenarioEntry) => own.some((draft) => draft.name === name);
      return [...libraryEntries(core).filter((entry) => !isDraft(entry)), ...own];
    },
  }),
  checkScenario: operation("POST /scenarios/check", {
    summary: "The mistakes in a scenario, which is not kept",
    tag: "Scenarios",
    isReading: true,
    body: scenarioBody(Scenario),
    answer: ScenarioCheckModel,
    refusals: ["parameter-wrong", "scenario-wrong"],
    handle: ({ core, body }) => checkScenario(core, body),
  }),
  scenarioDetail: operation("GET /scenarios/{name}", {
    summary: "A scenario of the library, or a draft, with its text",
    tag: "Scenarios",
    answer: ScenarioDetailModel,
    refusals: ["parameter-wrong", "scenario-unknown"],
    handle: ({ core, space, params }) => showScenario(core, space, params.name),
  }),
  saveDraft: operation("PUT /scenarios/{name}", {
    summary: "Saves a scenario as a draft, or replaces the draft with the same name",
    tag: "Scenarios",
    body: scenarioBody(Scenario),
    answer: ScenarioDetailModel,
    refusals: [
      "parameter-wrong",
      "scenario-wrong",
      "scenario-in-library",
      "drafts-too-many",
      "database-full",
    ],
    handle: ({ core, space, params, body }) => saveDraft(core, space, params.name, body),
  }),
  deleteDraft: operation("DELETE /scenarios/{name}", {
    summary: "Deletes a draft",
    tag: "Scenarios",
    answer: null,
    refusals: ["parameter-wrong", "scenario-unknown", "scenario-in-library"],
    handle({ core, space, params }) {
      deleteDraft(core, space, params.name);
    },
  }),
  scenarioSchema: openOperation("GET /scenario-schema", {
    summary: "The JSON Schema of scenario files, for editors",
    tag: "Scenarios",
    answer: JsonSchema,
    handle: ({ core }) => core.scenarioSchema(),
  }),
  scenario: operation("GET /scenario", {
    summary: "The scenarios that are running, or ran last",
    tag: "Scenarios",
    answer: Type.Unsafe<ScenarioStatus>(ScenarioStatusModel),
    handle: ({ core, space }) => statusIn(core, space),
  }),
  /** By a name of the library or of a draft, by a text, or as an object; several of them in a list. */
  startScenario: operation("PUT /scenario", {
    summary: "Starts a scenario, or several",
    tag: "Scenarios",
    body: scenarioBody(StartedScenarios),
    answer: Type.Unsafe<ScenarioStatus>(ScenarioStatusModel),
    refusals: ["parameter-wrong", "scenario-wrong", "scenario-unknown"],
    handle({ core, space, body }) {
      const scenarios = scenariosFrom(core, space, body);
      changeRuns(
        core,
        space,
        () => {
          core.runs.start(space, scenarios, spaceTimeText(core, space));
        },
        scenarios,
      );
      return statusIn(core, space);
    },
  }),
  stopScenario: operation("DELETE /scenario", {
    summary: "Stops the scenarios, or one",
    tag: "Scenarios",
    query: Type.Object(
      {
        name: Type.Optional(
          described(Type.String(), "The scenario that is stopped; absent: all that run"),
        ),
      },
      { additionalProperties: false },
    ),
    answer: null,
    refusals: ["scenario-not-running"],
    handle({ core, space, query: { name } }) {
      const { runs } = core;
      const now = spaceTimeText(core, space);
      const stopped = name === undefined ? undefined : runningName(runs.status(space, now), name);
      changeRuns(core, space, () => {
        runs.stop(space, now, stopped);
      });
    },
  }),
};

const statusIn = (services: ControlServices, space: Space): ScenarioStatus =>
  statusOf(services.runs.status(space, spaceTimeText(services, space)));

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
  const active = activeOf(runs).map(({ scenario }) => scenario.name);
  if (typeof given === "string" && active.includes(given)) return given;
  throw unknownName("scenario-not-running", given, active);
}

const libraryEntries = ({ scenarios }: ControlServices): ScenarioEntry[] =>
  scenarios.check().map(({ name, scenario, faults }) => ({
    name,
    ...(scenario && headOf(scenario, scenarios.text(name) ?? "")),
    ...faulty(faults),
  }));

/** One scenario, or a list of them, each of another name. Throws `ControlRefused`, and `FileRefused`. */
function scenariosFrom(services: ControlServices, space: Space, given: unknown): Scenario[] {
  if (!Array.isArray(given)) return [scenarioFrom(services, space, given)];
  const most = limits.scenariosAtOnce;
  if (given.length === 0 || given.length > most)
    throw new ControlRefused("parameter-wrong", {
      freeString: `Send 1 to ${most} scenarios, or their names.`,
    });
  const scenarios = given.map((one: unknown, index) =>
    withIndex(index, () => scenarioFrom(services, space, one)),
  );
  const names = scenarios.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice === undefined) return scenarios;
  throw new ControlRefused("parameter-wrong", {
    freeString: `The scenario ${twice} appears twice.`,
  });
}

/** Says of the mistakes in a scenario of a list where in the list it is. */
function withIndex<T>(index: number, read: () => T): T {
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
function scenarioFrom(services: ControlServices, space: Space, given: unknown): Scenario {
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
