import { Type, type TSchema } from "@sinclair/typebox";
import { Finding } from "../../contract/answer";
import { DateTime, described, oneOf, titledModel } from "../../contract/schema";
import { countedFilters } from "../../journal/message-filter";
import { namesOf, recordOf } from "../../record";
import {
  disturbances,
  exchangeOutcomes,
  noteColours,
  upstreamFailures,
} from "../../journal/exchange";
import { unmatchedReasons } from "../../journal/unmatched-request";
import { boundNames } from "../../limits/bounds";
import { Fault } from "../../scenario/fault-definition";
import { sides } from "./models";

const count = Type.Integer({ minimum: 0 });
const number = Type.Integer({ minimum: 1 });
const maybe = <T extends TSchema>(schema: T) => Type.Optional(schema);
const status = Type.Integer({ minimum: 100, maximum: 599 });
const id = Type.Union([Type.String(), Type.Null()]);
const Body = Type.Unknown({ description: "A body as JSON, masked" });

const times = {
  due: described(DateTime, "Until when what is owed is in time, real time"),
  failsAt: described(DateTime, "From when on the rule is broken, real time"),
};

/** What the verdict says of a message or a transaction. */
const JudgedRules = described(
  Type.Array(
    titledModel("JudgedRule", {
      rule: Type.String(),
      sentence: Type.String(),
      outcome: oneOf(["fail", "warn", "open"]),
      text: described(Type.String(), "The evidence"),
      remedy: described(Type.String(), "What to do about it"),
      due: Type.Optional(times.due),
      failsAt: Type.Optional(times.failsAt),
    }),
  ),
  "The rules that it breaks, or has not kept yet",
);

const KnownSale = titledModel("Sale", {
  till: Type.Optional(described(Type.String(), "The till that the request of an advice names")),
  amount: Type.Optional(
    Type.Object({ amount: Type.Integer({ description: "Minor units" }), currency: Type.String() }),
  ),
});

const MissingMessages = described(
  Type.Array(
    titledModel("MissingMessage", {
      operation: Type.String(),
      or: Type.Optional(described(Type.Array(Type.String()), "Others that would do")),
      rule: Type.String(),
      ...times,
    }),
  ),
  "The messages that are owed and have not come",
);

const RuleNote = titledModel("RuleNote", {
  scenario: maybe(described(Type.String(), "Its scenario, where several ran at once")),
  rule: described(number, "Number of the rule in its scenario"),
  matched: Type.Boolean(),
  struck: Type.Boolean(),
  text: Type.String(),
});

/** What a tester notes about a message or a transaction. */
export const NoteModel = titledModel("Note", {
  text: described(Type.String(), "One line; card numbers in it are masked"),
  colour: oneOf(noteColours),
});

export const ExchangeModel = titledModel("Exchange", {
  number,
  name: maybe(
    described(
      Type.String({ pattern: "^[a-z]{12}$" }),
      "No other message has it, before or after a reset; absent in journals of older versions",
    ),
  ),
  receivedAt: described(DateTime, "Arrival, real time"),
  clock: described(DateTime, "Arrival, by the data space's clock"),
  interface: id,
  operation: id,
  method: Type.String(),
  path: Type.String(),
  messageId: id,
  requestId: described(id, "Advices: the request that they close"),
  request: Type.Object({
    headers: Type.Record(Type.String(), Type.String()),
    body: maybe(Body),
    raw: maybe(described(Type.String(), "The beginning of a body that is not JSON, masked")),
    mistake: maybe(
      described(
        Type.Object({ line: number, column: number, text: Type.String() }),
        "Where that stops being JSON",
      ),
    ),
  }),
  masked: maybe(
    described(
      Type.Record(Type.String(), Type.String()),
      "Names of the masked values of the request by their places: the same value has the same one",
    ),
  ),
  outcome: oneOf(exchangeOutcomes),
  status: described(Type.Union([status, Type.Null()]), "Status that went out; null: none did"),
  answer: maybe(Body),
  made: maybe(
    described(
      Type.Object({ status, body: maybe(Body) }),
      "The true answer, where a fault sent something else or nothing",
    ),
  ),
  unprocessed: maybe(described(Type.Literal(true), "A fault answered in place of the processing")),
  durationMs: Type.Number(),
  clientLeftMs: maybe(Type.Number()),
  endedMs: maybe(
    described(
      Type.Number(),
      "Nothing went out, and the connection was closed so long after the message had arrived, at the latest",
    ),
  ),
  sameConnectionAs: maybe(
    described(
      Type.Union([number, Type.Null()]),
      "Number of the exchange before it on the same connection; null: it is the first one there",
    ),
  ),
  copyOf: maybe(number),
  sentBy: maybe(described(Type.Literal("tester"), "It is not the POS's, and not judged")),
  again: maybe(described(number, "Number of the message that was sent again with this one")),
  direction: maybe(Type.Literal("onward")),
  onward: maybe(
    Type.Object({
      target: Type.String(),
      attempt: number,
      next: oneOf(["done", "repeat", "given-up"]),
      failure: maybe(Type.String()),
    }),
  ),
  upstream: maybe(
    titledModel("UpstreamNote", {
      host: Type.String(),
      sent: described(Type.Boolean(), "It was given to a connection: the provider may have it"),
      reused: maybe(
        described(Type.Boolean(), "It went over a connection that had brought another one"),
      ),
      connectMs: maybe(Type.Number()),
      firstByteMs: maybe(Type.Number()),
      ms: maybe(Type.Number()),
      bytes: maybe(described(count, "Of the body as it came")),
      status: maybe(status),
      failure: maybe(oneOf(upstreamFailures)),
      reason: maybe(described(Type.String(), "In words, where the failure alone does not say it")),
      disturbed: maybe(described(oneOf(disturbances), "How a certification disturbed it")),
    }),
  ),
  stateBefore: maybe(Type.String()),
  stateAfter: maybe(Type.String()),
  unsupported: maybe(Type.Array(oneOf(["confirmation", "reversal"]))),
  strikes: Type.Array(
    Type.Object({
      source: Type.String(),
      text: Type.String(),
      fault: maybe(described(Fault, "The fault as a scenario file has it")),
    }),
  ),
  rules: Type.Array(RuleNote),
  findings: Type.Array(Finding),
  note: maybe(NoteModel),
  transactionNote: maybe(
    described(NoteModel, "About its transaction, of which it is the first message"),
  ),
});

const LaterState = described(
  Type.Object({ number: Type.Integer({ minimum: 1 }), state: Type.String() }),
  "The later message that brought its sale to another state, and that state; absent: it is in the same one since",
);

export const JudgedExchange = titledModel("JudgedExchange", {
  ...ExchangeModel.properties,
  judged: maybe(JudgedRules),
  sale: maybe(KnownSale),
  later: maybe(LaterState),
});

export const MessagesPage = titledModel("Messages", {
  exchanges: Type.Array(JudgedExchange),
  trimmed: described(count, "Older exchanges that were dropped to keep the journal in its bounds"),
});

const transactionMembers = {
  number: described(number, "Number of its first exchange in the journal"),
  id: Type.String(),
  interface: Type.String(),
  kind: Type.String(),
  state: maybe(described(Type.String(), "As it is now; absent: it is not there any more")),
  since: described(DateTime, "Arrival of its first message, by the data space's clock"),
  receivedAt: maybe(
    described(
      DateTime,
      "The same in real time, as filters have it; absent: it is not kept any more",
    ),
  ),
  till: maybe(described(Type.String(), "The till that its first message names")),
  amount: maybe(
    Type.Object({ amount: Type.Integer({ description: "Minor units" }), currency: Type.String() }),
  ),
  owed: described(
    oneOf(["nothing", "open", "overdue"]),
    "Whether the POS still owes something by the rules of the verdict, and whether the time for it is over",
  ),
  judged: JudgedRules,
  missing: MissingMessages,
  note: maybe(NoteModel),
};

export const Transactions = titledModel("Transactions", {
  transactions: Type.Array(
    titledModel("TransactionEntry", {
      ...transactionMembers,
      exchanges: described(Type.Array(number), "Numbers of its exchanges in the journal"),
    }),
  ),
});

const ChangingExchange = titledModel("ChangingExchange", {
  ...ExchangeModel.properties,
  judged: maybe(JudgedRules),
  changes: described(
    Type.Array(
      titledModel("EntityChange", {
        family: Type.String(),
        type: described(Type.String(), "Its list in the fixture file"),
        key: Type.String(),
        currency: maybe(described(Type.String(), "That of the entity, where it has one")),
        ...sides,
      }),
    ),
    "Changes of entities by the message",
  ),
});

export const Transaction = titledModel("Transaction", {
  ...transactionMembers,
  advice: maybe(
    described(oneOf(["confirmation", "reversal"]), "The advice message that came last"),
  ),
  exchanges: Type.Array(ChangingExchange),
  open: Type.Array(
    titledModel("OpenWindow", {
      rule: Type.String(),
      sentence: Type.String(),
      text: described(Type.String(), "The evidence so far"),
      until: described(
        DateTime,
        "From when on the rule is broken, real time: half as long again as what is owed",
      ),
    }),
  ),
});

/** How many messages each filter of the list finds. */
export const MessageCounts = titledModel("MessageCounts", {
  messages: count,
  ...recordOf(namesOf(countedFilters), () => count),
  unmatched: described(count, "Requests that reached no operation"),
});

/** What journals and verdicts have of such a request. */
const facts = {
  number,
  receivedAt: DateTime,
  method: Type.String(),
  path: Type.String(),
  status: Type.Integer({ minimum: 100, maximum: 599 }),
  reason: oneOf(unmatchedReasons),
  address: maybe(Type.String()),
  nearest: described(Type.Array(Type.String()), "Operations with a similar path"),
  others: maybe(
    described(
      Type.Object({ user: Type.String(), count: number, since: DateTime }),
      "Messages of the same user with another password, of which this is the newest",
    ),
  ),
  beyond: maybe(
    described(
      Type.Object({ bound: oneOf(boundNames), limit: count, count: number, since: DateTime }),
      "Messages that this bound refused, of which this is the newest",
    ),
  ),
};

export const UnmatchedRequestModel = titledModel("UnmatchedRequest", facts);

const DiagnosedRequestModel = titledModel("DiagnosedRequest", {
  ...facts,
  sentence: described(Type.String(), "What is wrong with it"),
  advice: described(Type.String(), "What to do about it"),
  compared: described(
    Type.Array(
      titledModel("Comparison", {
        sent: described(Type.String(), "Empty: something is lacking"),
        wanted: described(Type.String(), "Empty: something is too much"),
      }),
    ),
    "Its parts that are not what the nearest operation has, or what the port takes",
  ),
  raw: maybe(
    described(
      Type.String(),
      "The text that came, the first 65,536 characters of it; card numbers, PINs and credentials are masked",
    ),
  ),
  mark: maybe(
    described(
      Type.Object({ from: count, to: count }),
      "The part of `raw` that is wrong: its characters from `from` up to `to`",
    ),
  ),
});

export const UnmatchedModel = titledModel("UnmatchedRequests", {
  requests: Type.Array(DiagnosedRequestModel),
  withoutCredentials: maybe(Type.Array(DiagnosedRequestModel)),
});
