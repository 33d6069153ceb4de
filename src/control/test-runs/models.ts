import { type Static, Type } from "@sinclair/typebox";
import { severity } from "../../conformance/judged-rule";
import { waiverGrounds } from "../../conformance/configuration";
import {
  DateTime,
  described,
  noOtherMembers,
  oneOf,
  text,
  titledModel,
} from "../../contract/schema";
import { limits } from "../../limits/limits";

const count = Type.Integer({ minimum: 0 });
const name = text(limits.nameLength);
const line = text(limits.fieldPath);
const sentence = Type.String({ maxLength: limits.textLength });
const result = oneOf(["pass", "warn", "fail", "inconclusive", "error"]);
const mostListed = limits.messagesPage;

const Waivers = Type.Array(
  Type.Object(
    {
      rule: text(limits.ruleIdLength),
      interface: Type.Optional(name),
      ...waiverGrounds,
    },
    noOtherMembers,
  ),
  { maxItems: limits.waivers },
);

const something = Type.String({ minLength: 1, maxLength: limits.nameLength });

/** What is said of a run when it is ended. */
const saidMembers = {
  pos: described(something, "The POS that was tested"),
  version: described(something, "Its version"),
  note: Type.Optional(described(Type.String({ maxLength: limits.waiverReason }), "A remark")),
};

export const EndedRun = Type.Object(
  {
    ...saidMembers,
    waivers: Type.Optional(
      described(Waivers, "Broken rules that are let pass, as in a waivers file"),
    ),
    allowCriticalWaivers: Type.Optional(
      described(Type.Boolean(), "Those about money may be let pass too"),
    ),
  },
  { ...noOtherMembers, title: "EndedRun" },
);
export type EndedRun = Static<typeof EndedRun>;

const entryMembers = {
  name: described(text(limits.chosenName), "Made of POS and version: till-4-2"),
  ...saidMembers,
  user: described(
    Type.Union([line, Type.Null()]),
    "Whose data space it is; null: several share it",
  ),
  verdict: result,
  from: described(DateTime, "Arrival of its first message"),
  until: described(DateTime, "Arrival of its last message"),
  endedAt: DateTime,
  messages: described(count, "Messages to an operation"),
};

/** A run as a list shows it. */
export const TestRunEntry = titledModel("TestRunEntry", entryMembers);
export type TestRunEntry = Static<typeof TestRunEntry>;

/** A run, as a file too. */
export const TestRun = Type.Object(
  {
    standinRun: Type.Literal(1),
    ...entryMembers,
    ruleSet: name,
    trimmed: described(count, "Messages before that were dropped"),
    rules: described(
      Type.Array(
        Type.Object(
          {
            id: text(limits.ruleIdLength),
            interface: name,
            level: oneOf(["must", "should", "note"]),
            sentence,
            outcome: oneOf(severity),
            text: Type.Optional(described(sentence, "What was seen where it was not kept")),
            triedBy: Type.Optional(described(sentence, "Such messages try it, where none did")),
          },
          noOtherMembers,
        ),
        { maxItems: mostListed },
      ),
      "The rules of the interfaces that were used, with the worst of their checks",
    ),
    operations: Type.Array(
      Type.Object({ interface: name, operation: line, messages: count }, noOtherMembers),
      { maxItems: mostListed },
    ),
    faults: described(
      Type.Array(Type.Object({ text: sentence, struck: count }, noOtherMembers), {
        maxItems: mostListed,
      }),
      "What struck, and how often",
    ),
    waivers: Waivers,
    problems: described(
      Type.Array(sentence, { maxItems: mostListed }),
      "What is wrong with the waivers",
    ),
  },
  { ...noOtherMembers, title: "TestRun" },
);
export type TestRun = Static<typeof TestRun>;

const ruleList = (description: string) =>
  described(
    Type.Array(
      Type.Object(
        {
          id: Type.String(),
          interface: Type.String(),
          sentence: Type.String(),
          text: Type.Optional(Type.String()),
        },
        noOtherMembers,
      ),
    ),
    description,
  );

/** How one run differs from another. */
export const RunComparison = titledModel("RunComparison", {
  left: TestRunEntry,
  right: TestRunEntry,
  newlyBroken: ruleList("Broken on the right, and not on the left"),
  mended: ruleList("Broken on the left, and kept on the right"),
  stillBroken: ruleList("Broken on both sides"),
  noLongerTried: ruleList("Tried on the left alone"),
  operations: described(
    Type.Array(
      Type.Object(
        { interface: Type.String(), operation: Type.String(), left: count, right: count },
        noOtherMembers,
      ),
    ),
    "Those of which there were more messages on one side",
  ),
  faults: described(
    Type.Array(Type.Object({ text: Type.String(), left: count, right: count }, noOtherMembers)),
    "Those that struck more often on one side",
  ),
});
export type RunComparison = Static<typeof RunComparison>;
