import { type TProperties, type TSchema, Type } from "@sinclair/typebox";
import { memberOf } from "../../contract/member";
import { FileRefused } from "../../files/file-refused";
import { limits } from "../../limits/limits";
import { Scenario } from "../../scenario/definition";
import { scenarioText } from "../../scenario/load";
import { type RunStatus, explainRun } from "../../scenario/runs";
import type { Space } from "../../store";
import { clockText } from "../../exchange/message";
import type { Services } from "../../simulator/services";
import { ControlRefused, unknownName } from "../declare/refusals";
import {
  type ScenarioDraftControl,
  type ScenarioEntry,
  createDraftControl,
  faulty,
  headOf,
  unknownScenario,
} from "./drafts";
import type { ExplainedRun, ScenarioStatus } from "./scenario-status";
import { DateTime, described } from "../../contract/schema";

const titled = <P extends TProperties>(title: string, members: P) =>
  Type.Object(members, { additionalProperties: false, title });
const maybe = <T extends TSchema>(schema: T) => Type.Optional(schema);
const texts = Type.Array(Type.String());
const count = Type.Integer({ minimum: 0 });
const place = Type.Integer({ minimum: 1 });
const scenarioMembers = {
  name: Type.String(),
  title: maybe(Type.String()),
  interfaces: maybe(texts),
  about: maybe(
    described(
      Type.String(),
      "The comment at the head of its text: what it shows, and what a correct POS does",
    ),
  ),
  faults: maybe(described(texts, "What is wrong with its text")),
  draft: maybe(described(Type.Literal(true), "Absent: it is of the library")),
  savedAt: maybe(described(DateTime, "Of a draft: real time")),
};
export const ScenarioEntries = Type.Array(titled("ScenarioEntry", scenarioMembers));
export const ScenarioDetailModel = titled("ScenarioDetail", {
  ...scenarioMembers,
  text: described(Type.String(), "As its file has it, YAML or JSON"),
});
export const ScenarioCheckModel = titled("ScenarioCheck", {
  mistakes: described(
    Type.Array(
      titled("ScenarioMistake", {
        line: place,
        column: place,
        path: described(Type.String(), "Such as rules[0].fault.kind; empty: the whole text"),
        text: Type.String(),
      }),
    ),
    "In the order of the text; none: it can be started",
  ),
});
const Run = {
  scenario: Scenario,
  startedAt: DateTime,
  endedAt: maybe(DateTime),
  state: Type.String(),
  rules: Type.Array(Type.Object({ matched: count, struck: count, drawn: maybe(count) })),
  account: described(texts, "What happened, in sentences"),
};
const further = maybe(
  described(
    Type.Array(titled("FurtherRun", Run)),
    "Where several ran at once: the others, in the order in which their rules are tried; one with endedAt was stopped",
  ),
);
export const ScenarioStatusModel = Type.Union(
  [
    titled("ActiveScenario", { active: Type.Literal(true), ...Run, further }),
    titled("NoScenario", {
      active: Type.Literal(false),
      last: maybe(titled("LastRun", Run)),
      further,
    }),
  ],
  { title: "ScenarioStatus" },
);
export const ScenarioName = titled("ScenarioName", { name: Type.String() });
/** What starts scenarios: one, or several at once. */
export const StartedScenarios = Type.Union([
  ScenarioName,
  Scenario,
  described(
    Type.Array(
      Type.Union([ScenarioName, Scenario, described(Type.String(), "The text of a scenario")]),
      { minItems: 1, maxItems: limits.scenariosAtOnce },
    ),
    "Several at once: of their rules the first one that strikes wins, in this order",
  ),
]);
/** Which of the scenarios that run is stopped. */
export const StopQuery = Type.Object(
  { name: maybe(described(Type.String(), "The scenario that is stopped; absent: all that run")) },
  { additionalProperties: false },
);

/** Changes the scenarios that run in a data space, in a transaction. */
export function changeRuns(
  { store, runs }: Pick<Services, "store" | "runs">,
  space: Space,
  change: () => void,
): void {
  try {
    store.unit(change);
  } catch (error) {
    runs.forget(space);
    throw error;
  }
}
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
