import { ownJson } from "../../own-json";
import type { StoredRun, KeptRows, KeptSnapshot, Space } from "../../store";
import type { SnapshotContent } from "./file";
import { createHash } from "node:crypto";
import { limits } from "../../limits/limits";
import { type Turns, inTurns } from "../../time/turns";
import type { ControlServices } from "../services";
import { ControlRefused } from "../declare/refusals";

/** A scenario's run as a snapshot's content has it. */
type ContentRun = NonNullable<SnapshotContent["run"]>;

const scenarios = ownJson<NonNullable<ContentRun["scenario"]>>();
const ruleCounts = ownJson<ContentRun["counts"]>();

const furtherRuns = ownJson<NonNullable<ContentRun["further"]>>();

const openedRun = ({ definition, counts, further, ...rest }: StoredRun): ContentRun => ({
  ...rest,
  scenario: definition === null ? null : scenarios.read(definition),
  counts: ruleCounts.read(counts),
  ...(further !== undefined && { further: furtherRuns.read(further) }),
});

export const storedRun = ({ scenario, counts, further, ...rest }: ContentRun): StoredRun => ({
  ...rest,
  definition: scenario === null ? null : scenarios.write(scenario),
  counts: ruleCounts.write(counts),
  ...(further !== undefined && { further: furtherRuns.write(further) }),
});

/** The lists of a snapshot's content, in their order. */
const rowLists = ["entities", "messages", "refusedRequests"] as const;

/** Some of the rows of one list of a snapshot's content. */
interface OpenedRows {
  list: (typeof rowLists)[number];
  rows: object[];
}

const entityJson = ownJson<SnapshotContent["entities"][number]["body"]>();

const jsonOrNull = (value: unknown): string | null =>
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
function* keptRows({
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
  answer: jsonOrNull(record.answer),
  data: jsonOrNull(record.data),
});

const keptRequest = (request: SnapshotContent["refusedRequests"][number]) => ({
  ...request,
  answer: JSON.stringify(request.answer),
});

/** `JSON.stringify(content)`, piece by piece; its members are in the order in which they came. */
function* textMembers(content: SnapshotContent): Generator<string, void> {
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

/** A snapshot that is being made: its rows are in a draft. */
export type SnapshotDraft = Omit<KeptSnapshot, "name">;

/** Does work with a draft; what is not adopted by then is deleted. */
export async function withDraft<T>(
  { store, housekeeping }: ControlServices,
  work: (storage: number) => Promise<T>,
): Promise<T> {
  const storage = store.unit(() => store.storages.draft());
  try {
    return await work(storage);
  } finally {
    store.storages.release(storage);
    housekeeping.begin();
  }
}

const tooLarge = (): ControlRefused =>
  new ControlRefused("snapshot-too-large", { limit: limits.snapshotBytes });

/** Throws `ControlRefused` where the data space holds more than a snapshot may, before anything is copied. */
export async function refuseLarger({ store, turns }: ControlServices, space: Space): Promise<void> {
  await turns.next();
  const steps = store.snapshots.isLarger(space, limits.snapshotBytes);
  if (await inTurns(turns, steps)) throw tooLarge();
}

/**
 * Copies what the data space holds, as it is at one moment, into a draft; undefined: a reset or a
 * restore came in between. Throws `ControlRefused` where it is too large.
 */
export async function draftOf(
  services: ControlServices,
  space: Space,
  storage: number,
): Promise<SnapshotDraft | undefined> {
  const { store, turns, time } = services;
  await turns.next();
  const { storage: from } = space;
  const head = headNow(services, space);
  const takenAt = new Date(time.now()).toISOString();
  await inTurns(turns, store.snapshots.copy(from, storage), () => space.storage === from);
  if (space.storage !== from) return undefined;
  const texts = contentTexts(head, store.snapshots.rows(storage));
  const measure = await measureText(turns, texts, limits.snapshotBytes);
  if (measure === undefined) throw tooLarge();
  return { takenAt, bytes: measure.bytes, storage, head: headJson.write(head) };
}

/** Puts the rows of a content into a draft. Throws `ControlRefused` where it is too large. */
export async function draftFrom(
  { store, turns, time }: ControlServices,
  content: SnapshotContent,
  storage: number,
): Promise<SnapshotDraft> {
  const { entities: _e, messages: _m, refusedRequests: _r, ...head } = content;
  const measure = await measureText(turns, textMembers(content), limits.snapshotBytes);
  if (measure === undefined) throw tooLarge();
  for (const rows of keptRows(content)) {
    store.unit(() => {
      store.snapshots.fill(storage, rows);
    });
    await turns.next();
  }
  return {
    takenAt: new Date(time.now()).toISOString(),
    bytes: measure.bytes,
    storage,
    head: headJson.write(head),
  };
}

/** Everything but the rows of the lists. */
function headNow({ store, clocks, settings }: ControlServices, space: Space): SnapshotHead {
  const { now, frozen } = clocks.state(space);
  const run = store.scenarioRuns.get(space.id);
  return {
    clock: { now, frozen },
    seed: space.seed ?? settings.seed,
    digestKey: store.digestKey(space),
    owner: space.name,
    run: run === undefined ? null : openedRun(run),
  };
}

/** What a snapshot holds beside the rows of its lists. */
type SnapshotHead = Omit<SnapshotContent, (typeof rowLists)[number]>;

/** How it is kept with the snapshot. */
const headJson = ownJson<SnapshotHead>();
export const headOf = ({ head }: Pick<KeptSnapshot, "head">): SnapshotHead => headJson.read(head);

/** The JSON text of a snapshot's content, piece by piece. */
export function* contentTexts(
  { run, ...head }: SnapshotHead,
  pages: Iterable<KeptRows>,
): Generator<string, void> {
  yield JSON.stringify(head).slice(0, -1);
  let [open, separator] = [-1, ""];
  /** Closes the list that is open, and opens those up to this one. */
  const openingOf = (list: number): string => {
    let text = "";
    while (open < list) {
      text += `${open < 0 ? "" : "]"},"${rowLists[(open += 1)] ?? ""}":[`;
      separator = "";
    }
    return text;
  };
  for (const page of pages) {
    const { list, rows } = openedRows(page);
    const opening = openingOf(rowLists.indexOf(list));
    yield opening + separator + rows.map((row) => JSON.stringify(row)).join(",");
    separator = ",";
  }
  yield `${openingOf(rowLists.length - 1)}],"run":${JSON.stringify(run)}}`;
}

/** Size of a text in bytes, and its checksum. */
interface Measure {
  bytes: number;
  checksum: string;
}

/** Measures a text piece by piece, one a step; undefined: it is longer than so many bytes. */
export async function measureText(
  turns: Turns,
  pieces: Iterable<string>,
  most = Infinity,
): Promise<Measure | undefined> {
  const hash = createHash("sha256");
  let bytes = 0;
  for (const piece of pieces) {
    hash.update(piece);
    bytes += Buffer.byteLength(piece);
    if (bytes > most) return undefined;
    await turns.next();
  }
  return { bytes, checksum: hash.digest("hex") };
}
