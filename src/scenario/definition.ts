import { type Static, Type } from "@sinclair/typebox";
import { oneOf, text } from "../contract/schema";
import { limits } from "../limits";
import { durationPattern } from "./duration";

const closed = { additionalProperties: false };
const Name = Type.String({ pattern: "^[a-z0-9-]{1,64}$", "x-expected": "1 to 64 of a-z, 0-9 and -" });
const Duration = Type.String({
  pattern: durationPattern, maxLength: 8, "x-expected": "a duration such as 500ms, 90s or 2m",
});
const When = oneOf(["before", "after"]);
const Partial = Type.Record(Type.String(), Type.Unknown(), { maxProperties: limits.mapEntries });
const Texts = Type.Record(Type.String(), Type.String({ maxLength: limits.textLength }), {
  maxProperties: limits.mapEntries,
});

/** Which messages a rule is about. Everything given must hold. */
export const Match = Type.Object(
  {
    operation: Type.Optional(text(64)),
    path: Type.Optional(Texts),
    query: Type.Optional(Texts),
    header: Type.Optional(Texts),
    body: Type.Optional(Partial),
  },
  closed,
);
export type Match = Static<typeof Match>;

/** A status in place of the answer. */
const StatusFault = Type.Object(
  {
    when: When,
    kind: Type.Literal("status"),
    status: Type.Integer({ minimum: 400, maximum: 599 }),
    offContract: Type.Optional(Type.Boolean()),
  },
  closed,
);
/** The answer, or the processing, waits. */
const DelayFault = Type.Object({ when: When, kind: Type.Literal("delay"), for: Duration }, closed);
/** Silence; then the connection is closed. */
const NoAnswerFault = Type.Object(
  { when: When, kind: Type.Literal("no-answer"), for: Type.Optional(Duration) },
  closed,
);

export const Fault = Type.Unsafe<Static<typeof StatusFault> | Static<typeof DelayFault> | Static<typeof NoAnswerFault>>({
  type: "object",
  required: ["kind"],
  properties: { kind: {} },
  discriminator: { propertyName: "kind" },
  oneOf: [StatusFault, DelayFault, NoAnswerFault],
});
export type Fault = Static<typeof Fault>;
export type FaultKind = Fault["kind"];

/** A rule: these messages, this often, this fault. */
export const Rule = Type.Object(
  {
    on: Match,
    /** Only the first so many matches. */
    times: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
    /** Only the match with this number, from 1. */
    nth: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
    fault: Fault,
  },
  closed,
);
export type Rule = Static<typeof Rule>;

/** A scenario file. */
export const Scenario = Type.Object(
  {
    name: Name,
    title: text(200),
    description: Type.Optional(text()),
    interface: Type.Union([text(64), Type.Array(text(64), { minItems: 1, maxItems: 10 })]),
    rules: Type.Array(Rule, { minItems: 1, maxItems: limits.scenarioRules }),
  },
  { ...closed, title: "Scenario" },
);
export type Scenario = Static<typeof Scenario>;

/** The interfaces that a scenario speaks of. */
export const interfacesOf = (scenario: Scenario): string[] =>
  typeof scenario.interface === "string" ? [scenario.interface] : scenario.interface;
