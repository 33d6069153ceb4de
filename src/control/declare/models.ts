import { type Static, type TSchema, Type } from "@sinclair/typebox";
import { errorDetail } from "../../contract/models/error-detail";
import { DateTime, described, oneOf, titledModel } from "../../contract/schema";
import { changeSources } from "../../store";

/** Members that have their schemas elsewhere: the families', and those of documents. */
const open = { additionalProperties: true };

const count = Type.Integer({ minimum: 0 });
const number = Type.Integer({ minimum: 1 });
const maybe = <T extends TSchema>(schema: T) => Type.Optional(schema);

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
        transaction: maybe(
          described(
            Type.String(),
            "The kind of transaction that it opens or closes; absent: it does neither",
          ),
        ),
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

/** An entity before and after a change. */
export const sides = {
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
  isUndo: described(Type.Boolean(), "The change was an undo itself: one more takes it back"),
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
