import { limits } from "../../limits";
import type { KeptSnapshot, Space } from "../../store";
import { inTurns } from "../../time/turns";
import type { Services } from "../services";
import { ControlRefused } from "./refused";
import type { SnapshotContent } from "./snapshot-content";
import { textMembers, keptRows } from "./snapshot-rows";
import { openedRun } from "./snapshot-runs";
import { type SnapshotHead, contentTexts, headJson, measured } from "./snapshot-text";

/** A snapshot that is being made: its rows are in a draft. */
export type Draft = Omit<KeptSnapshot, "name">;

/** Does work with a draft; what is not adopted by then is deleted. */
export async function withDraft<T>(
  { store, housekeeping }: Services,
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
export async function refuseLarger({ store, turns }: Services, space: Space): Promise<void> {
  await turns.next();
  const steps = store.snapshots.isLarger(space, limits.snapshotBytes);
  if (await inTurns(turns, steps)) throw tooLarge();
}

/**
 * Copies what the data space holds, as it is at one moment, into a draft; undefined: a reset or a
 * restore came in between. Throws `ControlRefused` where it is too large.
 */
export async function draftOf(
  services: Services,
  space: Space,
  storage: number,
): Promise<Draft | undefined> {
  const { store, turns, time } = services;
  await turns.next();
  const { storage: from } = space;
  const head = headNow(services, space);
  const takenAt = new Date(time.now()).toISOString();
  await inTurns(turns, store.snapshots.copy(from, storage), () => space.storage === from);
  if (space.storage !== from) return undefined;
  const texts = contentTexts(head, store.snapshots.rows(storage));
  const measure = await measured(turns, texts, limits.snapshotBytes);
  if (measure === undefined) throw tooLarge();
  return { takenAt, bytes: measure.bytes, storage, head: headJson.write(head) };
}

/** Puts the rows of a content into a draft. Throws `ControlRefused` where it is too large. */
export async function draftFrom(
  { store, turns, time }: Services,
  content: SnapshotContent,
  storage: number,
): Promise<Draft> {
  const { entities: _e, messages: _m, refusedRequests: _r, ...head } = content;
  const measure = await measured(turns, textMembers(content), limits.snapshotBytes);
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
function headNow({ store, clocks, settings }: Services, space: Space): SnapshotHead {
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
