import { type TProperties, type TSchema, Type } from "@sinclair/typebox";
import { DateTime, described } from "../../contract/schema";
import { Scenario } from "../../scenario/definition";

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

export const ScenarioStatusModel = Type.Union(
  [
    titled("ActiveScenario", { active: Type.Literal(true), ...Run }),
    titled("NoScenario", { active: Type.Literal(false), last: maybe(titled("LastRun", Run)) }),
  ],
  { title: "ScenarioStatus" },
);

export const ScenarioName = titled("ScenarioName", { name: Type.String() });
