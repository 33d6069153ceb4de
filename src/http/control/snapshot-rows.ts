import { limits } from "../../limits";
import { ownJson } from "../../own-json";
import type { KeptRows } from "../../store";
import type { SnapshotContent } from "./snapshot-content";

/** The lists of a snapshot's content, in their order. */
export const rowLists = ["entities", "messages", "refusedRequests"] as const;

/** Some of the rows of one list of a snapshot's content. */
export interface OpenedRows {
  list: (typeof rowLists)[number];
  rows: object[];
}

const entityJson = ownJson<SnapshotContent["entities"][number]["body"]>();

const textOf = (value: unknown): string | null =>
  value === null || value === undefined ? null : JSON.stringify(value);
const valueOf = (text: string | null): unknown => (text === null ? null : JSON.parse(text));

/** The same of entities alone. */
export const openedEntities = ({
  entities,
}: Extract<KeptRows, { entities: unknown }>): Pick<SnapshotContent, "entities"> => ({
  entities: entities.map((entity) => ({ ...entity, body: entityJson.read(entity.body) })),
});

/** Rows as a snapshot's content has them: values in the place of JSON texts. */
export function openedRows(kept: KeptRows): OpenedRows {
  if ("entities" in kept)
    return {
      list: "entities",
      rows: kept.entities.map((entity) => ({ ...entity, body: valueOf(entity.body) })),
    };
  if ("messages" in kept)
    return {
      list: "messages",
      rows: kept.messages.map((record) => ({
        ...record,
        answer: valueOf(record.answer),
        data: valueOf(record.data),
        sender: record.sender ?? null,
      })),
    };
  return {
    list: "refusedRequests",
    rows: kept.refusedRequests.map((request) => ({ ...request, answer: valueOf(request.answer) })),
  };
}

/** The rows of a content as they are kept, some a step. */
export function* keptRows({
  entities,
  messages,
  refusedRequests,
}: SnapshotContent): Generator<KeptRows, void> {
  for (const some of portions(entities, keptEntity)) yield { entities: some };
  for (const some of portions(messages, keptMessage)) yield { messages: some };
  for (const some of portions(refusedRequests, keptRequest)) yield { refusedRequests: some };
}

const keptEntity = (entity: SnapshotContent["entities"][number]) => ({
  ...entity,
  body: JSON.stringify(entity.body),
});

const keptMessage = (record: SnapshotContent["messages"][number]) => ({
  ...record,
  answer: textOf(record.answer),
  data: textOf(record.data),
});

const keptRequest = (request: SnapshotContent["refusedRequests"][number]) => ({
  ...request,
  answer: JSON.stringify(request.answer),
});

/** `JSON.stringify(content)`, piece by piece; its members are in the order in which they came. */
export function* textMembers(content: SnapshotContent): Generator<string, void> {
  let separator = "{";
  for (const [name, value] of Object.entries(content)) {
    yield `${separator}${JSON.stringify(name)}:`;
    separator = ",";
    if (Array.isArray(value)) yield* listTexts(value);
    else yield JSON.stringify(value);
  }
  yield "}";
}

function* listTexts(rows: readonly unknown[]): Generator<string, void> {
  let separator = "[";
  for (const some of portions(rows, (row) => JSON.stringify(row))) {
    yield separator + some.join(",");
    separator = ",";
  }
  yield separator === "[" ? "[]" : "]";
}

/** What is made of each row, so many at a time as are enough for a step. */
function* portions<T, R extends string | object>(
  rows: readonly T[],
  make: (row: T) => R,
): Generator<R[], void> {
  let [some, size]: [R[], number] = [[], 0];
  for (const row of rows) {
    const made = make(row);
    some.push(made);
    size += sizeOf(made);
    if (some.length < limits.snapshotStepRows && size < limits.snapshotStepCharacters) continue;
    yield some;
    [some, size] = [[], 0];
  }
  if (some.length > 0) yield some;
}

/** Characters of a text, or of the texts of a row. */
const sizeOf = (made: string | object): number =>
  typeof made === "string"
    ? made.length
    : Object.values(made).reduce(
        (size: number, value) => size + (typeof value === "string" ? value.length : 0),
        0,
      );
