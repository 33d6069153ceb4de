import { hash } from "node:crypto";
import { type Static, Type } from "@sinclair/typebox";
import { createSchemaCheck, createSchemaReader } from "../../contract/checks/json-schema-check";
import { DateTime, Uuid, oneOf, text, noOtherMembers } from "../../contract/schema";
import { limits } from "../../limits/limits";
import { shownStates } from "../../lifecycle/state";
import { Scenario } from "../../scenario/definition";
import type { ServedFamily } from "../../simulator/core";
import { ControlRefused } from "../declare/refusals";

const manyRows = { maxItems: limits.snapshotRows };
const name = Type.String({ minLength: 1, maxLength: limits.textLength });
const status = Type.Integer({ minimum: 100, maximum: 599 });
const count = Type.Integer({ minimum: 0 });
const State = oneOf(shownStates);

const Entity = Type.Object(
  {
    family: name,
    type: name,
    key: name,
    /** Null: an entity of the fixtures that was removed. */
    body: Type.Union([Type.Object({}, { additionalProperties: true }), Type.Null()]),
  },
  noOtherMembers,
);

const Message = Type.Object(
  {
    id: Uuid,
    family: name,
    role: oneOf(["request", "lookup", "confirmation", "reversal"]),
    kind: Type.String({ maxLength: limits.nameLength }),
    requestId: Type.Union([Uuid, Type.Null()]),
    state: Type.Union([State, Type.Null()]),
    answered: Type.Union([status, Type.Null()]),
    digest: text(limits.digestLength),
    answer: Type.Unknown(),
    data: Type.Unknown(),
    at: DateTime,
    sender: Type.Union([text(limits.digestLength), Type.Null()]),
  },
  noOtherMembers,
);

const RefusedRequest = Type.Object(
  {
    id: Uuid,
    family: name,
    kind: name,
    sender: text(limits.digestLength),
    status,
    answer: Type.Unknown(),
  },
  noOtherMembers,
);

const ran = {
  counts: Type.Array(
    Type.Object({ matched: count, struck: count, drawn: Type.Optional(count) }, noOtherMembers),
    { maxItems: limits.scenarioRules },
  ),
  state: name,
  startedAt: DateTime,
  endedAt: Type.Union([DateTime, Type.Null()]),
};

const RunSchema = Type.Object(
  {
    scenario: Type.Union([Scenario, Type.Null()]),
    ...ran,
    /** Those that run beside it; absent: none. */
    further: Type.Optional(
      Type.Array(Type.Object({ scenario: Scenario, ...ran }, noOtherMembers), {
        maxItems: limits.scenariosAtOnce,
      }),
    ),
  },
  noOtherMembers,
);

/** Everything that a snapshot holds of a data space: all but its journal. */
export const SnapshotContent = Type.Object(
  {
    /** The data space's time when it was taken. */
    clock: Type.Object({ now: DateTime, frozen: Type.Boolean() }, noOtherMembers),
    seed: text(limits.credentialLength),
    /** Key of the messages' digests. */
    digestKey: text(limits.checksumLength),
    /** Placeholder for the data space's own credentials as sender. */
    owner: text(limits.digestLength),
    entities: Type.Array(Entity, manyRows),
    messages: Type.Array(Message, manyRows),
    refusedRequests: Type.Array(RefusedRequest, manyRows),
    run: Type.Union([RunSchema, Type.Null()]),
  },
  noOtherMembers,
);
export type SnapshotContent = Static<typeof SnapshotContent>;

/** A snapshot as a file. The checksum tells a file that was cut off or edited. */
export const SnapshotFile = Type.Object(
  {
    standinSnapshot: Type.Literal(1),
    checksum: text(limits.checksumLength),
    content: SnapshotContent,
  },
  { ...noOtherMembers, title: "Snapshot" },
);
export type SnapshotFile = Static<typeof SnapshotFile>;

const checksumOf = (content: SnapshotContent): string =>
  hash("sha256", JSON.stringify(content), "hex");

interface RowMistake {
  field: string;
  msg: string;
}

const readFile = createSchemaReader(SnapshotFile);

const wrongSnapshot = (mistakes: readonly RowMistake[]): ControlRefused =>
  new ControlRefused("snapshot-wrong", {
    formatErrors: mistakes.slice(0, limits.reportedViolations),
  });

/** The content of a snapshot that came from outside. Throws `ControlRefused` with what is wrong with it. */
export function contentOf(
  file: unknown,
  families: readonly Pick<ServedFamily, "family">[],
): SnapshotContent {
  const { checksum, content } = readFile(file, (faults) =>
    wrongSnapshot(faults.map(({ path, text: msg }) => ({ field: path, msg }))),
  );
  if (checksum !== checksumOf(content))
    throw wrongSnapshot([
      { field: "checksum", msg: "is not that of the content: the file was changed" },
    ]);
  const mistakes = entityMistakes(content, families);
  if (mistakes.length > 0) throw wrongSnapshot(mistakes);
  return content;
}

/** What the families find wrong with entities. */
export function entityMistakes(
  { entities }: Pick<SnapshotContent, "entities">,
  families: readonly Pick<ServedFamily, "family">[],
): RowMistake[] {
  return entities.flatMap(({ family, type, body }, index) => {
    const known = families.find((served) => served.family.name === family)?.family.entityTypes[
      type
    ];
    const field = `content.entities[${index}]`;
    if (known === undefined) return [{ field, msg: `${family} has no ${type}` }];
    if (body === null) return [];
    return createSchemaCheck(known.schema)(body).map(({ path, text: msg }) => ({
      field: `${field}.body.${path}`,
      msg,
    }));
  });
}
