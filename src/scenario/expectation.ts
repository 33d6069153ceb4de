import { type Static, Type } from "@sinclair/typebox";
import { text } from "../contract/schema";
import { Duration } from "./fault-definition";
import { limits } from "../limits";

const closed = { additionalProperties: false };
const Count = Type.Integer({ minimum: 0, maximum: limits.scenarioCount });

/** Messages that the POS must send while the scenario runs. */
const Demand = Type.Object(
  {
    operation: text(limits.nameLength),
    /** From the first strike of a rule on. Absent: before the run ends. */
    within: Type.Optional(Duration),
    /** Absent: once, where `atMost` is absent too. */
    atLeast: Type.Optional(Count),
    atMost: Type.Optional(Count),
  },
  closed,
);

/** Messages that the POS must not send, or not so often. */
const Ban = Type.Object(
  {
    never: Type.Object(
      {
        operation: text(limits.nameLength),
        count: Type.Optional(
          Type.String({
            pattern: "^> ?[0-9]{1,6}$",
            maxLength: 8,
            "x-expected": 'more than so many, as in "> 1"',
          }),
        ),
      },
      closed,
    ),
  },
  closed,
);

/** What a scenario expects of the POS, beside its family's own obligations. */
export const Expectation = Type.Union([Demand, Ban], {
  "x-expected": "{ operation, within, atLeast, atMost } or { never: { operation, count } }",
});
export type Expectation = Static<typeof Expectation>;

/** The operation that an expectation is about. */
export const operationOf = (expectation: Expectation): string =>
  "never" in expectation ? expectation.never.operation : expectation.operation;
