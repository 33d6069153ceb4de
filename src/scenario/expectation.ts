import { type Static, Type } from "@sinclair/typebox";
import { described } from "../contract/schema";
import { limits } from "../limits/limits";
import { Duration } from "./fault-members";
import { OperationName } from "./named";

const closed = { additionalProperties: false };
const Count = Type.Integer({ minimum: 0, maximum: limits.scenarioCount });

/** Messages that the POS must send while the scenario runs. */
const Demand = Type.Object(
  {
    operation: described(OperationName, "Messages of this operation"),
    within: Type.Optional(
      described(Duration, "From the first strike of a rule on; absent: before the run ends"),
    ),
    atLeast: Type.Optional(described(Count, "Absent: once, where atMost is absent too")),
    atMost: Type.Optional(described(Count, "At most so often")),
  },
  closed,
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
