import { isChosenName, nameForm } from "../../contract/chosen-name";
import { limits } from "../../limits";
import type { Scenario } from "../../scenario/definition";
import type {
  MessageRecord,
  RefusedRequest,
  SnapshotEntry,
  Space,
  SpaceContent,
  StoredRun,
} from "../../store";
import type { Services } from "../services";
import { ControlRefused } from "./refused";
import {
  type SnapshotContent,
  type SnapshotFile,
  snapshotFile,
  snapshotMistakes,
} from "./snapshot-content";

/** Copies of a data space's state under a name: what it holds, its clock, its seed, how far its scenario has come. */
export interface SnapshotControl {
  listSnapshots(space: Space): SnapshotEntry[];
  /** Takes one; one of the same name is replaced. */
  saveSnapshot(space: Space, name: unknown): SnapshotEntry[];
  /** Puts the data space back to it, in one transaction. The journal goes on. */
  restoreSnapshot(space: Space, name: unknown): void;
  deleteSnapshot(space: Space, name: unknown): void;
  exportSnapshot(space: Space, name: unknown): SnapshotFile;
  /** Keeps a snapshot that was exported, here or elsewhere. */
  importSnapshot(space: Space, name: unknown, file: unknown): SnapshotEntry[];
}

export function createSnapshotControl(services: Services): SnapshotControl {
  const { store, families } = services;
  const { snapshots } = store;
  return {
    listSnapshots: (space) => snapshots.list(space.id),
    saveSnapshot(space, name) {
      const given = nameOf(name);
      if (snapshots.isLarger(space, limits.snapshotBytes))
        throw new ControlRefused("snapshot-too-large", { limit: limits.snapshotBytes });
      return keep(services, space, given, take(services, space));
    },
    restoreSnapshot(space, name) {
      restore(services, space, contentOf(services, space, nameOf(name)));
    },
    deleteSnapshot(space, name) {
      const given = nameOf(name);
      contentOf(services, space, given);
      store.unit(() => {
        snapshots.remove(space.id, given);
      });
      services.housekeeping.begin();
    },
    exportSnapshot: (space, name) => snapshotFile(contentOf(services, space, nameOf(name))),
    importSnapshot(space, name, file) {
      const given = nameOf(name);
      const mistakes = snapshotMistakes(file, families);
      if (mistakes.length > 0)
        throw new ControlRefused("snapshot-wrong", {
          formatErrors: mistakes.slice(0, limits.reportedViolations),
        });
      return keep(services, space, given, (file as SnapshotFile).content);
    },
  };
}

/** Throws `ControlRefused` for a name that no snapshot has. */
function contentOf(
  { store: { snapshots } }: Services,
  space: Space,
  name: string,
): SnapshotContent {
  const text = snapshots.get(space.id, name);
  if (text !== undefined) return JSON.parse(text) as SnapshotContent;
  const known = snapshots.list(space.id).map((entry) => entry.name);
  throw new ControlRefused("snapshot-unknown", { name, known });
}

/** Throws `ControlRefused` where it is too large, or one too many. */
function keep(
  { store, time }: Services,
  space: Space,
  name: string,
  content: SnapshotContent,
): SnapshotEntry[] {
  const { snapshots } = store;
  const text = JSON.stringify(content);
  if (Buffer.byteLength(text) > limits.snapshotBytes)
    throw new ControlRefused("snapshot-too-large", { limit: limits.snapshotBytes });
  const others = snapshots.list(space.id).filter((entry) => entry.name !== name);
  if (others.length >= limits.snapshots)
    throw new ControlRefused("snapshots-too-many", { limit: limits.snapshots });
  store.unit(() => {
    snapshots.put(space.id, name, new Date(time.now()).toISOString(), text);
  });
  return snapshots.list(space.id);
}

function nameOf(name: unknown): string {
  if (isChosenName(name)) return name;
  throw new ControlRefused("parameter-wrong", {
    formatErrors: [{ field: "name", msg: `must be ${nameForm}` }],
  });
}

function take({ store, clocks, settings }: Services, space: Space): SnapshotContent {
  const { entities, messages, refusedRequests, run } = store.snapshots.read(space);
  const { now, frozen } = clocks.state(space);
  return {
    clock: { now, frozen },
    seed: space.seed ?? settings.seed,
    digestKey: store.digestKey(space),
    owner: space.name,
    entities: entities.map((entity) => ({ ...entity, body: JSON.parse(entity.body) as object })),
    messages: messages.map(opened),
    refusedRequests: refusedRequests.map((request) => ({
      ...request,
      answer: JSON.parse(request.answer) as unknown,
    })),
    run: run === null ? null : openedRun(run),
  } as SnapshotContent;
}

function restore(
  { store, clocks, runs, journal, settlements, onward, housekeeping }: Services,
  space: Space,
  content: SnapshotContent,
): void {
  const setting = clocks.settingAfter(space, {
    set: content.clock.now,
    frozen: content.clock.frozen,
  });
  const restored = { ...setting, seed: content.seed, digestKey: content.digestKey };
  store.unit(() => {
    store.snapshots.write(space, stored(content, space));
    store.spaces.save({ ...space, ...restored });
  });
  Object.assign(space, restored);
  if (setting !== undefined) clocks.set(space, setting);
  space.restores += 1;
  settlements.endAll(space);
  runs.forget(space);
  journal.publish(space, 0);
  onward?.alarms.setFor(space);
  housekeeping.begin();
}

const textOf = (value: unknown): string | null =>
  value === null || value === undefined ? null : JSON.stringify(value);
const valueOf = (text: string | null): unknown => (text === null ? null : JSON.parse(text));

const opened = (record: MessageRecord) => ({
  ...record,
  answer: valueOf(record.answer),
  data: valueOf(record.data),
  sender: record.sender ?? null,
});

const openedRun = ({ definition, counts, ...rest }: StoredRun) => ({
  ...rest,
  scenario: valueOf(definition) as Scenario | null,
  counts: JSON.parse(counts) as unknown[],
});

function stored(
  { entities, messages, refusedRequests, run, owner }: SnapshotContent,
  space: Space,
): SpaceContent {
  const senderOf = (sender: string | null): string | null =>
    sender === owner ? space.name : sender;
  return {
    entities: entities.map((entity) => ({ ...entity, body: JSON.stringify(entity.body) })),
    messages: messages.map((record) => ({
      ...record,
      answer: textOf(record.answer),
      data: textOf(record.data),
      sender: senderOf(record.sender),
    })),
    refusedRequests: refusedRequests.map(
      (request) =>
        ({
          ...request,
          answer: JSON.stringify(request.answer),
          sender: senderOf(request.sender),
        }) as RefusedRequest,
    ),
    run: run === null ? null : storedRun(run),
  };
}

const storedRun = ({
  scenario,
  counts,
  ...rest
}: NonNullable<SnapshotContent["run"]>): StoredRun => ({
  ...rest,
  definition: textOf(scenario),
  counts: JSON.stringify(counts),
});
