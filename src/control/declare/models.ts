import { type Static, type TSchema, Type } from "@sinclair/typebox";
import { Finding } from "../../contract/answer";
import { errorDetail } from "../../contract/models/error-detail";
import { DateTime, described, oneOf, titledModel } from "../../contract/schema";
import {
  disturbances,
  exchangeOutcomes,
  noteColours,
  upstreamFailures,
} from "../../journal/exchange";
import { Fault } from "../../scenario/fault-definition";
import { changeSources } from "../../store";
import { JudgedRules, KnownSale, MissingMessages } from "./message-models";

/** Members that have their schemas elsewhere: the families', and those of documents. */
const open = { additionalProperties: true };

const count = Type.Integer({ minimum: 0 });
const number = Type.Integer({ minimum: 1 });
const maybe = <T extends TSchema>(schema: T) => Type.Optional(schema);
const status = Type.Integer({ minimum: 100, maximum: 599 });
const id = Type.Union([Type.String(), Type.Null()]);
const Body = Type.Unknown({ description: "A body as JSON, masked" });

/** Error of the control API. */
export const ControlError = errorDetail(
  ["GENERAL_ERROR", "FORMAT_ERROR", "AUTHENTICATION_ERROR", "SERVER_ERROR"],
  ["UNKNOWN"],
);

export const Health = titledModel("Health", {
  status: Type.Literal("up"),
  usersFile: described(Type.Boolean(), "Only the users of a file are accepted"),
});
export type Health = Static<typeof Health>;

export const Live = titledModel("Live", { status: Type.Literal("up") });
export const Ready = titledModel("Ready", { status: Type.Literal("ready") });

export const Interfaces = Type.Array(
  titledModel("Interface", {
    name: Type.String(),
    title: Type.String(),
    path: described(Type.String(), "Base path"),
    upstream: maybe(
      described(
        Type.Object({ host: Type.String() }),
        "The provider to which its messages go; absent: it is simulated",
      ),
    ),
    operations: Type.Array(
      titledModel("OperationPath", {
        id: Type.String(),
        method: Type.String(),
        path: described(Type.String(), "Whole path, parameters in braces"),
        refusals: maybe(
          described(
            Type.Array(Type.String()),
            "The error types with which the interface refuses it; absent: none",
          ),
        ),
      }),
    ),
  }),
);

export type InterfaceEntry = Static<typeof Interfaces>[number];

/** An OpenAPI document. */
export const OpenApi = Type.Unsafe<Record<string, unknown>>(
  Type.Object({ openapi: Type.String() }, { ...open, title: "OpenApi" }),
);

export const SpaceData = Type.Record(
  Type.String(),
  Type.Record(Type.String(), Type.Array(Type.Object({}, open))),
  { title: "SpaceData", description: "Entities by family and plural, as in the fixture files" },
);

/** An entity as a fixture file has it; each family has schemas of its own. */
export const EntityModel = Type.Object({}, { ...open, title: "Entity" });

export const EntityLists = Type.Record(
  Type.String(),
  Type.Record(Type.String(), Type.Array(EntityModel)),
  {
    title: "EntityLists",
    description: "Whole entities by family and list, as in the fixture files",
  },
);

export const EntityListEntries = Type.Array(
  titledModel("EntityListEntry", {
    family: Type.String(),
    list: described(Type.String(), "Its name in the fixture file"),
    count: described(count, "How many of its entities the search finds; without one: all"),
  }),
);

export const EntityPageModel = titledModel("EntityPage", {
  key: described(Type.String(), "The member that identifies them"),
  entities: described(
    Type.Array(EntityModel),
    "Those of the fixtures first, in their order, then the others by their key",
  ),
  more: described(Type.Boolean(), "There are others after these"),
});

/** A JSON Schema. */
export const JsonSchema = Type.Object({}, { ...open, title: "JsonSchema" });

export const LoadedDataModel = Type.Record(Type.String(), Type.Record(Type.String(), count), {
  title: "LoadedData",
  description: "How many entities were put, by family and list",
});

const sides = {
  before: maybe(described(EntityModel, "The members that differ; all, of one that was removed")),
  after: maybe(described(EntityModel, "The members that differ; all, of one that was added")),
  notKept: maybe(described(Type.String(), "In place of both, where they are too long")),
};

export const EntityDetailModel = titledModel("EntityDetail", {
  entity: maybe(described(EntityModel, "Absent: it was removed")),
  qrContent: maybe(
    described(Type.String(), "Content of its QR code; its picture is at qr/KEY.svg"),
  ),
  history: described(
    Type.Array(
      titledModel("EntityHistoryEntry", {
        at: described(DateTime, "By the data space's clock"),
        by: oneOf(["message", ...changeSources]),
        exchange: maybe(described(number, "By a message: number of its exchange")),
        ...sides,
      }),
    ),
    "Its changes, as far as the journal goes back, oldest first",
  ),
});

const undoMembers = {
  kind: oneOf(["reset", "data", "snapshot", "draft", "note", "run"]),
  text: described(Type.String(), "The change in words: the reset of 2031-03-04T12:00:00.000Z"),
  at: described(DateTime, "When it was made, real time"),
};

export const UndoEntryModel = titledModel("UndoEntry", undoMembers);

export const UndoStatusModel = Type.Union(
  [
    titledModel("NothingToUndo", { available: Type.Literal(false) }),
    titledModel("SomethingToUndo", {
      available: Type.Literal(true),
      ...undoMembers,
      until: described(DateTime, "Real time"),
    }),
  ],
  { title: "UndoStatus" },
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
  changes: described(
    Type.Array(
      titledModel("EntityChange", {
        family: Type.String(),
        type: described(Type.String(), "Its list in the fixture file"),
        key: Type.String(),
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

export const FamilySettings = Type.Unsafe<Settings>(
  Type.Object({}, { ...open, title: "FamilySettings" }),
);

/** Settings of a family in a data space, by their names. */
export type Settings = Record<string, unknown>;
export const AllSettings = Type.Record(Type.String(), FamilySettings);

export const Clock = titledModel("Clock", {
  now: DateTime,
  frozen: Type.Boolean(),
  aheadSeconds: Type.Number(),
});

export const SnapshotEntries = Type.Array(
  titledModel("SnapshotEntry", { name: Type.String(), takenAt: DateTime, bytes: count }),
);

export const PrunedCount = titledModel("Pruned", { dropped: count });
export type PrunedCount = Static<typeof PrunedCount>;
