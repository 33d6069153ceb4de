import { type Static, type TSchema, Type } from "@sinclair/typebox";
import {
  ChosenName,
  withKeywords,
  described,
  oneOf,
  text,
  noOtherMembers,
} from "../contract/schema";
import type { MessageKind, InterfaceContract } from "../contract/operation";
import { limits } from "../limits/limits";
import { namesOf } from "../record";
import { Fault } from "./fault-definition";
import { Duration } from "./fault-members";
import type { Matcher } from "./value-matcher";

export { EntityFault, Fault } from "./fault-definition";
export type { FaultKind } from "./faults";

/** What the values of a member name: the JSON Schema of scenario files lists them. */
type NameKind = "interface" | "operation";
const nameOf = (named: NameKind) => withKeywords(text(limits.nameLength), { "x-names": named });

/** The name of an interface. */
const InterfaceName = nameOf("interface");

/** The name of an operation, as the contract or its OpenAPI document has it. */
const OperationName = nameOf("operation");
const ExpectedCount = Type.Integer({ minimum: 0, maximum: limits.scenarioCount });

/** Messages that the POS must send while the scenario runs. */
const Demand = Type.Object(
  {
    operation: described(OperationName, "Messages of this operation"),
    within: Type.Optional(
      described(Duration, "From the first strike of a rule on; absent: before the run ends"),
    ),
    atLeast: Type.Optional(described(ExpectedCount, "Absent: once, where atMost is absent too")),
    atMost: Type.Optional(described(ExpectedCount, "At most so often")),
  },
  noOtherMembers,
);

/** Messages that the POS must not send, or not so often. */
const Ban = Type.Object(
  {
    never: Type.Object(
      {
        operation: described(OperationName, "Messages of this operation"),
        count: Type.Optional(
          Type.String({
            pattern: "^> ?[0-9]{1,6}$",
            maxLength: 8,
            "x-expected": 'more than so many, as in "> 1"',
          }),
        ),
      },
      noOtherMembers,
    ),
  },
  noOtherMembers,
);

/** What a scenario expects of the POS, beside its family's own obligations. */
export const Expectation = Type.Union([Demand, Ban], {
  "x-expected": "{ operation, within, atLeast, atMost } or { never: { operation, count } }",
});
export type Expectation = Static<typeof Expectation>;

/** The operation that an expectation is about. */
export const operationOf = (expectation: Expectation): string =>
  "never" in expectation ? expectation.never.operation : expectation.operation;

const maybe = <T extends TSchema>(schema: T, description: string) =>
  Type.Optional(described(schema, description));

const Count = Type.Integer({ minimum: 1, maximum: limits.scenarioCount });
const Partial = Type.Record(Type.String(), Type.Unknown(), { maxProperties: limits.mapEntries });

const Texts = Type.Record(
  Type.String(),
  // What is wrong with a matcher is told by those who look for its meaning.
  Type.Unsafe<string | Matcher>({
    type: ["string", "object"],
    maxLength: limits.textLength,
    "x-expected": "a string of at most 4,096 characters, or a matcher",
  }),
  { maxProperties: limits.mapEntries },
);

/** Messages of every operation that is one of these. */
const messageGroups = { requests: "request", advices: "advice" } as const;
type MessageGroup = keyof typeof messageGroups;
const MessageGroup = oneOf(namesOf(messageGroups));

/** Whether messages of this kind belong to a group; absent: to all messages. */
export const isInGroup = ({ kind }: { kind: MessageKind }, group?: MessageGroup): boolean =>
  group === undefined || messageGroups[group] === kind;

/** A group of messages, for people. */
export const groupText = (group: MessageGroup): string =>
  group === "advices" ? "advice messages" : group;

/** `every request`, `every message`. */
export const everyMessage = (group?: MessageGroup): string =>
  group === undefined ? "every message" : `every ${groupText(group).replace(/s$/, "")}`;

/** Which messages a rule is about. Everything given must hold. */
export const Match = Type.Object(
  {
    operation: maybe(OperationName, "Messages of this operation; absent: of all"),
    messages: maybe(MessageGroup, "Requests alone, or advice messages alone; absent: all"),
    path: maybe(Texts, "Path parameters and their values"),
    query: maybe(Texts, "Query parameters and their values"),
    header: maybe(Texts, "Headers and their values"),
    body: maybe(Partial, "A part of the body"),
  },
  noOtherMembers,
);
export type Match = Static<typeof Match>;

/** The state in which every scenario begins. */
export const firstState = "start";

const States = Type.Union(
  [ChosenName, Type.Array(ChosenName, { minItems: 1, maxItems: limits.scenarioRules })],
  { "x-expected": "the name of a state, or a list of them" },
);

/** A rule: these messages, this often, this fault. */
export const Rule = Type.Object(
  {
    on: described(Match, "Which messages the rule is about: everything given must hold"),
    in: maybe(States, "Only while the scenario is in this state, or in one of these"),
    from: maybe(Duration, "Only from so long after the start of the scenario on"),
    until: maybe(Duration, "Only until so long after the start of the scenario"),
    times: maybe(Count, "Strikes at most so often"),
    nth: maybe(Count, "Only the match with this number, from 1"),
    after: maybe(Count, "Leaves the first so many matches alone"),
    every: maybe(Count, "Of the matches that are left, each with a number that this divides"),
    probability: maybe(
      Type.Number({ minimum: 0, maximum: 1 }),
      "Of the matches that are left, this share: each is drawn for, from the seed",
    ),
    fault: maybe(Fault, "The fault; absent: the rule only moves the scenario"),
    then: maybe(ChosenName, "The state in which the scenario is once the rule has struck"),
  },
  noOtherMembers,
);
export type Rule = Static<typeof Rule>;

const Interfaces = Type.Union(
  [InterfaceName, Type.Array(InterfaceName, { minItems: 1, maxItems: limits.namedInterfaces })],
  { "x-expected": `the name of an interface, or a list of up to ${limits.namedInterfaces}` },
);

/** A scenario file. */
export const Scenario = Type.Object(
  {
    name: described(ChosenName, "The name by which it is started: that of its file"),
    title: described(text(limits.scenarioTitle), "The story, in a line"),
    description: maybe(text(), "More about it"),
    interface: described(Interfaces, "The interface, or the interfaces, that it is about"),
    seed: maybe(text(limits.nameLength), "Seed of random draws; absent: the data space's seed"),
    rules: described(
      Type.Array(Rule, { minItems: 1, maxItems: limits.scenarioRules }),
      "The rules: of those that match a message, the first one strikes",
    ),
    expect: maybe(
      Type.Array(Expectation, { minItems: 1, maxItems: limits.scenarioRules }),
      "Messages that the POS must send, or must not send, while the scenario runs",
    ),
  },
  { ...noOtherMembers, title: "Scenario" },
);
export type Scenario = Static<typeof Scenario>;

/** The interfaces that a scenario speaks of. */
export const interfacesOf = (scenario: Pick<Scenario, "interface">): string[] =>
  typeof scenario.interface === "string" ? [scenario.interface] : scenario.interface;

/** The states in which a rule is awake; undefined: in all. */
export const statesOf = ({ in: states }: Rule): string[] | undefined =>
  typeof states === "string" ? [states] : states;

type SchemaJson = Record<string, unknown>;

/** What the schema says of names: no other interface is known, but an operation may be spelt otherwise. */
type NameSchemas = Record<NameKind, SchemaJson[]>;

/**
 * JSON Schema of scenario files, for editors: the schema by which they are checked, with the names of these
 * interfaces and of their operations.
 */
export function scenarioJsonSchema(contracts: readonly InterfaceContract[]): SchemaJson {
  const operations = contracts
    .flatMap((contract) => [...contract.operations, ...(contract.ownSteps ?? [])])
    .map(({ id }) => id);
  const names: NameSchemas = {
    interface: [{ enum: contracts.map(({ name }) => name) }],
    operation: [{ enum: [...new Set(operations)].sort() }, { type: "string" }],
  };
  return { $schema: "http://json-schema.org/draft-07/schema#", ...plain(Scenario, names) };
}

/** A schema without the keywords that only Standin knows. */
function plain(schema: object, names: NameSchemas): SchemaJson {
  const members: SchemaJson = { ...schema };
  const { "x-names": named, "x-expected": expected, description = expected } = members;
  const kept = Object.entries(members).filter(
    ([keyword]) => !keyword.startsWith("x-") && keyword !== "discriminator",
  );
  return {
    ...Object.fromEntries(
      kept.map(([keyword, value]) => [
        keyword,
        maps.has(keyword) ? plainMap(value, names) : plainValue(value, names),
      ]),
    ),
    ...(description !== undefined && { description }),
    ...(isNamed(named) && { anyOf: names[named] }),
  };
}

/** Keywords whose value has schemas by names of the file's own. */
const maps = new Set(["properties", "patternProperties"]);

const plainMap = (schemas: unknown, names: NameSchemas): SchemaJson =>
  Object.fromEntries(
    Object.entries(Object(schemas) as SchemaJson).map(([name, schema]) => [
      name,
      plainValue(schema, names),
    ]),
  );

const isNamed = (value: unknown): value is NameKind =>
  value === "interface" || value === "operation";

function plainValue(value: unknown, names: NameSchemas): unknown {
  if (Array.isArray(value)) return value.map((item) => plainValue(item, names));
  return typeof value === "object" && value !== null ? plain(value, names) : value;
}
