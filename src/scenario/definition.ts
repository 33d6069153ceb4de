import { type Static, Type } from "@sinclair/typebox";
import { ChosenName } from "../contract/chosen-name";
import { text } from "../contract/schema";
import { limits } from "../limits";
import { Expectation } from "./expectation";
import { Fault } from "./fault-definition";
import type { Matcher } from "./matcher";

export { Fault, type FaultKind } from "./fault-definition";

const closed = { additionalProperties: false };
const Count = Type.Integer({ minimum: 1, maximum: limits.scenarioCount });
const Partial = Type.Record(Type.String(), Type.Unknown(), { maxProperties: limits.mapEntries });
const Texts = Type.Record(
  Type.String(),
  // What is wrong with a matcher is told by those who look for its meaning.
  Type.Unsafe<string | Matcher>({
    type: ["string", "object"],
    maxLength: limits.textLength,
    "x-expected": "a text of at most 4,096 characters, or a matcher",
  }),
  { maxProperties: limits.mapEntries },
);

/** Which messages a rule is about. Everything given must hold. */
export const Match = Type.Object(
  {
    operation: Type.Optional(text(limits.nameLength)),
    path: Type.Optional(Texts),
    query: Type.Optional(Texts),
    header: Type.Optional(Texts),
    body: Type.Optional(Partial),
  },
  closed,
);
export type Match = Static<typeof Match>;

/** The state in which every scenario begins. */
export const firstState = "start";

/** A rule: these messages, this often, this fault. */
export const Rule = Type.Object(
  {
    on: Match,
    /** Only while the scenario is in this state, or in one of these. */
    in: Type.Optional(
      Type.Union(
        [ChosenName, Type.Array(ChosenName, { minItems: 1, maxItems: limits.scenarioRules })],
        {
          "x-expected": "the name of a state, or a list of them",
        },
      ),
    ),
    /** Strikes at most so often. */
    times: Type.Optional(Count),
    /** Only the match with this number, from 1. */
    nth: Type.Optional(Count),
    /** Leaves the first so many matches alone. */
    after: Type.Optional(Count),
    /** Of the matches that are left, each with a number that this divides. */
    every: Type.Optional(Count),
    /** Of the matches that are left, this share: each is drawn for, from the seed. */
    probability: Type.Optional(Type.Number({ minimum: 0, maximum: 1 })),
    /** Absent: the rule only moves the scenario. */
    fault: Type.Optional(Fault),
    /** The state in which the scenario is once the rule has struck. */
    then: Type.Optional(ChosenName),
  },
  closed,
);
export type Rule = Static<typeof Rule>;

/** A scenario file. */
export const Scenario = Type.Object(
  {
    name: ChosenName,
    title: text(limits.scenarioTitle),
    description: Type.Optional(text()),
    interface: Type.Union(
      [
        text(limits.nameLength),
        Type.Array(text(limits.nameLength), { minItems: 1, maxItems: limits.namedInterfaces }),
      ],
      {
        "x-expected": `the name of an interface, or a list of up to ${limits.namedInterfaces}`,
      },
    ),
    /** What is drawn follows from it; absent: from the data space's seed. */
    seed: Type.Optional(text(limits.nameLength)),
    rules: Type.Array(Rule, { minItems: 1, maxItems: limits.scenarioRules }),
    expect: Type.Optional(Type.Array(Expectation, { minItems: 1, maxItems: limits.scenarioRules })),
  },
  { ...closed, title: "Scenario" },
);
export type Scenario = Static<typeof Scenario>;

/** The interfaces that a scenario speaks of. */
export const interfacesOf = (scenario: Pick<Scenario, "interface">): string[] =>
  typeof scenario.interface === "string" ? [scenario.interface] : scenario.interface;

/** The states in which a rule is awake; undefined: in all. */
export const statesOf = ({ in: states }: Rule): string[] | undefined =>
  typeof states === "string" ? [states] : states;
