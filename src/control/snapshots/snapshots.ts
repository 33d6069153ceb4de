import type { KeptSnapshot, SnapshotEntry, Space } from "../../store";
import { inTurns } from "../../time/turns";
import { markSession } from "../../exchange/out-of-band-changes";
import type { ControlServices } from "../services";
import { chosenName, refuseFullDatabase, snapshotsTooMany, unknownName } from "../declare/refusals";
import { SnapshotEntries } from "../declare/models";
import { operation, readBody } from "../operation";
import { refuseOfProvider } from "../data/checks";
import { limits } from "../../limits/limits";
import { type SnapshotContent, SnapshotFile, contentOf } from "./file";
import {
  type SnapshotDraft,
  contentTexts,
  draftFrom,
  draftOf,
  headOf,
  measureText,
  openedRows,
  refuseLarger,
  withDraft,
  storedRun,
} from "./steps";

/** A snapshot that is exported, in steps. */
interface SnapshotReading {
  /** Of its JSON text. */
  bytes: number;
  /** Its JSON text, piece by piece. */
  texts(): AsyncGenerator<string, void>;
  /** The same as a value. */
  file(): Promise<SnapshotFile>;
}

/** Reads a snapshot once, for its checksum; what is returned reads it again. */
async function readSnapshot(
  { store, turns }: ControlServices,
  kept: KeptSnapshot,
): Promise<SnapshotReading> {
  const head = headOf(kept);
  const texts = () => contentTexts(head, store.snapshots.rows(kept.storage));
  const measure = await measureText(turns, texts());
  const { bytes = 0, checksum = "" } = measure ?? {};
  const opening = `${JSON.stringify({ standinSnapshot: 1, checksum }).slice(0, -1)},"content":`;
  return {
    bytes: opening.length + bytes + 1,
    async *texts() {
      yield opening;
      for (const text of texts()) {
        yield text;
        await turns.next();
      }
      yield "}";
    },
    async file() {
      const { run, ...rest } = head;
      const content: SnapshotContent = {
        ...rest,
        entities: [],
        messages: [],
        refusedRequests: [],
        run,
      };
      for (const page of store.snapshots.rows(kept.storage)) {
        const { list, rows } = openedRows(page);
        (content[list] as object[]).push(...rows);
        await turns.next();
      }
      return { standinSnapshot: 1, checksum, content };
    },
  };
}

/**
 * Copies of a data space's state under a name: what it holds, its clock, its seed, how far its
 * scenario has come. They are made and restored in steps, one at a time for a data space; messages
 * go on in between.
 */
export const snapshotOperations = {
  snapshots: operation("GET /snapshots", {
    summary: "The snapshots",
    tag: "Snapshots",
    answer: SnapshotEntries,
    handle: ({ core, space }) => core.store.snapshots.list(space.id),
  }),
  exportSnapshot: operation("GET /snapshots/{name}", {
    summary: "A snapshot as a document",
    tag: "Snapshots",
    answer: { schema: SnapshotFile },
    refusals: ["parameter-wrong", "snapshot-unknown"],
    handle:
      ({ core, space, params }) =>
      ({ send }) =>
        readingSnapshot(core, space, params.name, (reading) =>
          send({
            pieces: reading.texts(),
            type: "application/json; charset=utf-8",
            bytes: reading.bytes,
          }),
        ),
  }),
  /** Takes one, of one moment, or imports it; one of the same name is replaced. */
  keepSnapshot: operation("PUT /snapshots/{name}", {
    summary: "Takes a snapshot, or imports the one in the body",
    tag: "Snapshots",
    body: {
      ...readBody(SnapshotFile, { bytes: limits.snapshotBytes, values: limits.snapshotValues }),
      isOptional: true,
    },
    answer: SnapshotEntries,
    refusals: [
      "parameter-wrong",
      "snapshot-wrong",
      "snapshot-too-large",
      "snapshots-too-many",
      "database-full",
    ],
    handle({ core, space, params, body }) {
      const name = chosenName(params.name);
      if (body !== undefined) return importSnapshot(core, space, name, body);
      return core.snapshotLanes.run(space, () => save(core, space, name));
    },
  }),
  deleteSnapshot: operation("DELETE /snapshots/{name}", {
    summary: "Deletes a snapshot",
    tag: "Snapshots",
    answer: null,
    refusals: ["parameter-wrong", "snapshot-unknown"],
    handle({ core, space, params }) {
      const name = chosenName(params.name);
      keptOf(core, space, name);
      core.store.unit(() => {
        keepGone(core, space, `the deletion of snapshot ${name}`, name);
      });
      core.housekeeping.begin();
    },
  }),
  /** In one transaction. The journal goes on. */
  restoreSnapshot: operation("POST /snapshots/{name}/restore", {
    summary: "Restores the data space to a snapshot",
    tag: "Snapshots",
    answer: null,
    refusals: ["parameter-wrong", "snapshot-unknown", "of-the-provider"],
    async handle({ core, space, params }) {
      const name = chosenName(params.name);
      refuseOfProvider(core, space, core.families);
      await core.snapshotLanes.run(space, () => restore(core, space, name));
    },
  }),
};

/** Runs `read` with a snapshot, which is there as long as that goes on. */
export function readingSnapshot<T>(
  services: ControlServices,
  space: Space,
  name: string,
  read: (reading: SnapshotReading) => Promise<T>,
): Promise<T> {
  const kept = keptOf(services, space, chosenName(name));
  return holding(services, kept, async () => read(await readSnapshot(services, kept)));
}

/** Keeps a snapshot that was exported, here or elsewhere. */
export async function importSnapshot(
  services: ControlServices,
  space: Space,
  name: string,
  file: unknown,
): Promise<SnapshotEntry[]> {
  refuseFullDatabase(services.store);
  // Its text was parsed in this turn.
  await services.turns.next();
  const content = contentOf(file, services.families);
  return services.snapshotLanes.run(space, () =>
    withDraft(services, async (storage) =>
      keep(services, space, name, await draftFrom(services, content, storage)),
    ),
  );
}

/** Throws `ControlRefused` for a name that no snapshot has. */
function keptOf(
  { store: { snapshots } }: ControlServices,
  space: Space,
  name: string,
): KeptSnapshot {
  const found = snapshots.get(space.id, name);
  if (found !== undefined) return found;
  const known = snapshots.list(space.id).map((entry) => entry.name);
  throw unknownName("snapshot-unknown", name, known);
}

/** Does work with a snapshot, which stays on the disk meanwhile even where it is deleted or replaced. */
async function holding<T>(
  { store: { storages }, housekeeping }: ControlServices,
  { storage }: KeptSnapshot,
  work: () => Promise<T>,
): Promise<T> {
  storages.hold(storage);
  try {
    return await work();
  } finally {
    storages.release(storage);
    housekeeping.begin();
  }
}

async function save(
  services: ControlServices,
  space: Space,
  name: string,
): Promise<SnapshotEntry[]> {
  refuseFullDatabase(services.store);
  await refuseLarger(services, space);
  for (;;) {
    const kept = await withDraft(services, async (storage) => {
      const draft = await draftOf(services, space, storage);
      return draft && keep(services, space, name, draft);
    });
    if (kept !== undefined) return kept;
  }
}

/** Takes a snapshot out of the list, and keeps it for an undo. Call it within a unit of work. */
function keepGone(
  { store, time }: ControlServices,
  space: Space,
  text: string,
  name: string,
): void {
  const snapshot = store.snapshots.take(space.id, name);
  if (snapshot === undefined) return;
  store.undos.keep(space.id, { at: time.now(), text, content: { kind: "snapshot", snapshot } });
}

/** Throws `ControlRefused` where it is one too many. */
function keep(
  services: ControlServices,
  space: Space,
  name: string,
  draft: SnapshotDraft,
): SnapshotEntry[] {
  const { store, settings } = services;
  const { snapshots } = store;
  const others = snapshots.list(space.id).filter((entry) => entry.name !== name);
  if (others.length >= settings.bounds.snapshots) throw snapshotsTooMany(settings.bounds);
  store.unit(() => {
    keepGone(services, space, `the replacement of snapshot ${name}`, name);
    snapshots.put(space.id, { ...draft, name });
  });
  return snapshots.list(space.id);
}

async function restore(services: ControlServices, space: Space, name: string): Promise<void> {
  const { store, turns } = services;
  await turns.next();
  const kept = keptOf(services, space, name);
  await holding(services, kept, () =>
    withDraft(services, async (storage) => {
      const senders = { owner: headOf(kept).owner, name: space.name };
      await inTurns(turns, store.snapshots.copy(kept.storage, storage, senders));
      switchTo(services, space, kept, storage);
    }),
  );
}

/** Puts what a draft holds, and the rest of a snapshot, in place of what the data space holds. */
function switchTo(
  services: ControlServices,
  space: Space,
  kept: KeptSnapshot,
  storage: number,
): void {
  const { store, clocks, runs, settlements, onward } = services;
  const { clock, seed, digestKey, run } = headOf(kept);
  const setting = clocks.settingAfter(space, { set: clock.now, frozen: clock.frozen });
  const restored = { ...setting, seed, digestKey };
  store.unit(() => {
    store.snapshots.switchTo(space, storage, run && storedRun(run));
    store.spaces.save({ ...space, ...restored });
    store.undos.drop(space.id);
    markSession(services, space, { kind: "reset", text: `restore of the snapshot ${kept.name}` });
  });
  Object.assign(space, restored);
  if (setting !== undefined) clocks.set(space, setting);
  space.restores += 1;
  settlements.endAll(space);
  runs.forget(space);
  onward?.alarms.setFor(space);
}
