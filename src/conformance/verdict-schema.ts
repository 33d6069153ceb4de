import { Type } from "@sinclair/typebox";
import { noOtherMembers } from "../contract/schema";
import { VerdictConfiguration } from "./configuration";
import { breachCodes } from "./provider-part";
import { severity } from "./verdict";
import { boundNames } from "../limits/bounds";
import { noteColours } from "../journal/exchange";
import { unmatchedReasons } from "../journal/unmatched-request";

const words = <W extends string>(values: readonly W[]) =>
  Type.Unsafe<W>({ type: "string", enum: [...values] });

const Outcome = words(severity);

const messageNumber = Type.Integer({ minimum: 1, description: "Number in the journal" });

/** What a person knows a message by. */
const knownMembers = {
  clock: Type.Optional(
    Type.String({ format: "date-time", description: "Arrival, by the data space's clock" }),
  ),
  operation: Type.Optional(Type.String()),
  terminal: Type.Optional(Type.String({ description: "Till that sent it" })),
  amount: Type.Optional(
    Type.Object(
      { amount: Type.Number({ description: "Minor units" }), currency: Type.String() },
      noOtherMembers,
    ),
  ),
  notes: Type.Optional(
    Type.Array(Type.Object({ text: Type.String(), colour: words(noteColours) }, noOtherMembers), {
      description: "What a tester noted about it or its transaction",
    }),
  ),
};

const Check = Type.Object(
  {
    outcome: Outcome,
    subject: Type.String({ description: "Id of the transaction or message" }),
    also: Type.Optional(
      Type.Array(Type.String(), { description: "Ids of further transactions and messages" }),
    ),
    causedBy: Type.Optional(
      Type.String({
        description: "For a consequence: id of the rule that caused it",
      }),
    ),
    text: Type.String({
      description: "Evidence and expectation, with the numbers of the exchanges",
    }),
    evidence: Type.Array(
      Type.Object(
        {
          role: words(["trigger", "expected", "seen", "nearest miss"]),
          number: messageNumber,
          ...knownMembers,
        },
        noOtherMembers,
      ),
    ),
    openUntil: Type.Optional(
      Type.Number({
        description: "End of the open window of an inconclusive check, in epoch milliseconds",
      }),
    ),
    overdueSince: Type.Optional(
      Type.Number({
        description: "A due message never came: the end of its time, epoch milliseconds",
      }),
    ),
    missing: Type.Optional(
      Type.Object(
        {
          operations: Type.Array(Type.String(), {
            description: "Ids of the operations of which one is due",
          }),
          due: Type.Number({
            description: "Until when it is in time, epoch milliseconds",
          }),
        },
        { ...noOtherMembers, description: "The message that has not come" },
      ),
    ),
    met: Type.Optional(
      Type.Object(
        {
          due: Type.Number({ description: "Until when it was in time, epoch milliseconds" }),
          at: Type.Number({ description: "When it came, epoch milliseconds" }),
        },
        { ...noOtherMembers, description: "The due message, which came in time or late" },
      ),
    ),
  },
  noOtherMembers,
);

const Rule = Type.Object(
  {
    id: Type.String(),
    interface: Type.String(),
    level: words(["must", "should", "note"]),
    sentence: Type.String(),
    source: Type.String(),
    remedy: Type.String(),
    outcome: Outcome,
    checks: Type.Array(Check),
  },
  noOtherMembers,
);

const NotJudged = Type.Object(
  {
    id: Type.String(),
    interface: Type.String(),
    sentence: Type.String(),
    messages: Type.Integer({ minimum: 1, description: "Messages that went to the provider" }),
  },
  noOtherMembers,
);

const Breach = Type.Object(
  {
    code: words(breachCodes),
    sentence: Type.String({ description: "What a provider owes" }),
    found: Type.Array(
      Type.Object(
        {
          number: messageNumber,
          interface: Type.String(),
          host: Type.String({ description: "The provider" }),
          text: Type.String(),
          ...knownMembers,
        },
        noOtherMembers,
      ),
    ),
  },
  noOtherMembers,
);

const Provider = Type.Object(
  {
    answers: Type.Integer({ minimum: 0, description: "Messages that went to a provider" }),
    judged: Type.Integer({
      minimum: 0,
      description: "Of these, answers that are whole, and that the contract lists",
    }),
    breaches: Type.Array(Breach),
    unreached: Type.Optional(
      Type.String({ description: "No message reached a provider: its host and what failed" }),
    ),
  },
  noOtherMembers,
);

const UnmatchedSchema = Type.Object(
  {
    number: Type.Integer({ minimum: 1 }),
    receivedAt: Type.String({ format: "date-time" }),
    method: Type.String(),
    path: Type.String(),
    status: Type.Integer(),
    reason: words([...unmatchedReasons]),
    address: Type.Optional(Type.String()),
    nearest: Type.Array(Type.String(), { description: "Operations with a path like this one" }),
    beyond: Type.Optional(
      Type.Object(
        {
          bound: words([...boundNames]),
          limit: Type.Integer(),
          count: Type.Integer({ minimum: 1 }),
          since: Type.String({ format: "date-time" }),
        },
        { ...noOtherMembers, description: "Messages that this bound refused" },
      ),
    ),
  },
  noOtherMembers,
);

/** JSON Schema of a verdict; what `standin verdict --schema` prints. */
export const VerdictSchema = Type.Object(
  {
    standinVerdict: Type.Literal(1),
    ruleSet: Type.String(),
    result: words(["pass", "warn", "fail", "inconclusive", "error"]),
    counts: Type.Record(Type.String(), Type.Integer({ minimum: 0 }), {
      description: "Checks by outcome; not-applicable counts rules",
    }),
    configuration: VerdictConfiguration,
    observed: Type.Object(
      {
        until: Type.String({ format: "date-time" }),
        exchanges: Type.Integer({ minimum: 0 }),
        trimmed: Type.Integer({ minimum: 0 }),
      },
      noOtherMembers,
    ),
    scenario: Type.Optional(Type.String()),
    furtherScenarios: Type.Optional(
      Type.Array(Type.String(), { description: "Scenarios that ran beside it" }),
    ),
    rules: Type.Array(Rule),
    notJudged: Type.Optional(
      Type.Array(NotJudged, {
        description: "Rules that rest on data of the simulator, where messages went to a provider",
      }),
    ),
    provider: Type.Optional(Provider),
    problems: Type.Array(Type.String(), { description: "Mistakes of the waivers" }),
    unmatched: Type.Optional(
      Type.Array(UnmatchedSchema, {
        description: "Requests that reached no operation: no rule judges them",
      }),
    ),
    openUntil: Type.Optional(Type.String({ format: "date-time" })),
  },
  { ...noOtherMembers, title: "Verdict" },
);
