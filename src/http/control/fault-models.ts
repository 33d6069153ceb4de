import { type Static, Type } from "@sinclair/typebox";
import { described } from "../../contract/schema";
import { limits } from "../../limits";
import { Fault } from "../../scenario/definition";

const closed = { additionalProperties: false };
const name = Type.String({ minLength: 1, maxLength: limits.nameLength });
const word = Type.String({ maxLength: limits.textLength });
const count = Type.Integer({ minimum: 0 });
const Times = Type.Integer({ minimum: 1, maximum: limits.scenarioCount });

type WithoutWhen<F> = F extends unknown ? Omit<F, "when"> : never;

const Kind = Type.Optional(
  Type.Union(
    [
      described(word, "In words: the kind, then what it needs, such as drip 10m"),
      described(
        Type.Array(word, { minItems: 1, maxItems: limits.mapEntries }),
        "The same, word by word",
      ),
      described(
        Type.Unsafe<WithoutWhen<Fault>>(
          Type.Object({ kind: word }, { additionalProperties: true }),
        ),
        "As a scenario file has it, without when",
      ),
    ],
    { "x-expected": "a kind of fault, with what it needs" },
  ),
);

/** A fault that is added: exactly one of `before` and `after` must be there. */
export const AddedFault = Type.Object(
  {
    operation: described(name, "The messages that it strikes"),
    interface: Type.Optional(
      described(name, "The interface of the operation, where several have one of this name"),
    ),
    before: Kind,
    after: Kind,
    times: Type.Optional(described(Times, "Strikes so often; absent: until it is cleared")),
  },
  { ...closed, title: "AddedFault" },
);
export type AddedFault = Static<typeof AddedFault>;

/** A fault that was added. */
export const FaultEntryModel = Type.Object(
  {
    name: described(Type.String(), "Of its scenario: fault-1, fault-2 and so on"),
    interface: Type.String(),
    operation: Type.String(),
    times: Type.Optional(Times),
    fault: Fault,
    text: described(Type.String(), "What it does, in a sentence"),
    matched: count,
    struck: count,
  },
  { ...closed, title: "FaultEntry" },
);
export type FaultEntry = Static<typeof FaultEntryModel>;

const FaultEntries = Type.Array(FaultEntryModel);

/** Which fault is cleared. */
export const ClearQuery = Type.Object(
  { name: Type.Optional(described(Type.String(), "The fault that is cleared; absent: all")) },
  closed,
);

/** What the document says of the operations about faults. */
export const faultShapes = {
  faults: { answer: { schema: FaultEntries } },
  addFault: {
    body: { schema: AddedFault, required: true },
    answer: { schema: FaultEntryModel },
    refusals: [400, 429],
  },
  clearFaults: { query: ClearQuery, answer: { schema: FaultEntries }, refusals: [400, 404] },
};
