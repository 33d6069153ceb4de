import { type Static, type TSchema, Type } from "@sinclair/typebox";
import { DateTime, described, titledModel } from "../../contract/schema";
import { limits } from "../../limits/limits";
import { Scenario } from "../../scenario/definition";

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
  faults: maybe(described(texts, "Mistakes of its text")),
  draft: maybe(described(Type.Literal(true), "Absent: it is of the library")),
  savedAt: maybe(described(DateTime, "Of a draft: real time")),
};

export const ScenarioEntries = Type.Array(titledModel("ScenarioEntry", scenarioMembers));

export const ScenarioDetailModel = titledModel("ScenarioDetail", {
  ...scenarioMembers,
  text: described(Type.String(), "As its file has it, YAML or JSON"),
});

export const ScenarioCheckModel = titledModel("ScenarioCheck", {
  mistakes: described(
    Type.Array(
      titledModel("ScenarioMistake", {
        line: place,
        column: place,
        path: described(Type.String(), "Such as rules[0].fault.kind; empty: the whole text"),
        text: Type.String(),
      }),
    ),
    "In the order of the text; none: it can be started",
  ),
});

const runMembers = {
  scenario: Scenario,
  startedAt: DateTime,
  endedAt: maybe(DateTime),
  state: Type.String(),
  rules: Type.Array(Type.Object({ matched: count, struck: count, drawn: maybe(count) })),
  account: described(texts, "The story so far, in sentences"),
};

const further = maybe(
  described(
    Type.Array(titledModel("FurtherRun", runMembers)),
    "Where several ran at once: the others, in the order in which their rules are tried; one with endedAt was stopped",
  ),
);

export const ScenarioStatusModel = Type.Union(
  [
    titledModel("ActiveScenario", { active: Type.Literal(true), ...runMembers, further }),
    titledModel("NoScenario", {
      active: Type.Literal(false),
      last: maybe(titledModel("LastRun", runMembers)),
      further,
    }),
  ],
  { title: "ScenarioStatus" },
);

const ScenarioName = titledModel("ScenarioName", { name: Type.String() });

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

/** A scenario of the library, or a draft of a data space, in a line. */
export type ScenarioEntry = Static<typeof ScenarioEntries>[number];

/** One scenario, with the text of its file. */
export type ScenarioDetail = Static<typeof ScenarioDetailModel>;

/** Everything that is wrong with a scenario, in the order of the text. */
export type ScenarioCheck = Static<typeof ScenarioCheckModel>;

/** A mistake in a scenario, and its place. */
export type ScenarioMistake = ScenarioCheck["mistakes"][number];
