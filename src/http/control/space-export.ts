import { createHash } from "node:crypto";
import type { Space } from "../../store";
import { inTurns } from "../../time/turns";
import type { Services } from "../services";
import { withDraft } from "./snapshot-drafts";
import type { SpaceHead } from "./space-file";

/** What an export asks for. */
export interface ExportQuery {
  /** The simulator that the data space moves to; undefined: it stays. */
  movingTo: string | undefined;
}

/**
 * Reads a whole data space and passes its lines on. One that moves is closed first, and stays so; of one that stays the
 * lines show one moment.
 */
export async function exportSpace(
  services: Services,
  space: Space,
  { movingTo }: ExportQuery,
  send: (lines: AsyncGenerator<string, void>) => Promise<void>,
): Promise<void> {
  if (movingTo !== undefined) {
    close(services, space, movingTo);
    await send(linesOf(services, space, space.storage));
    return;
  }
  const { store, turns } = services;
  await withDraft(services, async (storage) => {
    await inTurns(turns, store.snapshots.copy(space.storage, storage));
    await send(linesOf(services, space, storage));
  });
}

/** From now on nothing of the data space changes. Those who wait are answered. */
function close({ store, settlements }: Services, space: Space, target: string): void {
  store.unit(() => {
    store.moving.setTarget(space.id, target);
  });
  space.isClosed = true;
  space.restores += 1;
  settlements.endAll(space);
}

/** Opens a data space again that was to move. */
export function reopen({ store }: Services, space: Space): void {
  store.unit(() => {
    store.moving.setTarget(space.id, null);
  });
  space.isClosed = false;
}

/** All lines, with the last one that proves the others. */
async function* linesOf(
  services: Services,
  space: Space,
  storage: number,
): AsyncGenerator<string, void> {
  const sum = createHash("sha256");
  let lines = 0;
  for (const part of partsOf(services, space, storage)) {
    const line = `${JSON.stringify(part)}\n`;
    sum.update(line);
    lines += 1;
    yield line;
    await services.turns.next();
  }
  yield `${JSON.stringify({ end: { lines, checksum: sum.digest("hex") } })}\n`;
}

function* partsOf(services: Services, space: Space, storage: number): Generator<object, void> {
  const { store } = services;
  const upTo = store.exchanges.range(space.journal)?.last ?? 0;
  yield headOf(services, space);
  yield* store.snapshots.rows(storage);
  yield* store.moving.journal(space.journal, upTo);
  for (const { name } of store.scenarioDrafts.list(space.id)) {
    const draft = store.scenarioDrafts.get(space.id, name);
    if (draft !== undefined) yield { drafts: [draft] };
  }
  const onward = store.moving.onward(space.id);
  if (onward.length > 0) yield { onward };
  for (const { name } of store.snapshots.list(space.id)) {
    const kept = store.snapshots.get(space.id, name);
    if (kept === undefined) continue;
    const { storage: rows, ...snapshot } = kept;
    yield { snapshot };
    yield* store.snapshots.rows(rows);
  }
}

function headOf({ store, settings }: Services, space: Space): SpaceHead {
  const head = store.moving.head(space.id);
  if (head === undefined) throw new Error("a data space that is exported is not there");
  return {
    standinSpace: 1,
    keyMark: store.spaces.keyMark,
    movingTo: store.spaceList.get(space.id)?.movingTo ?? null,
    ...head,
    seed: head.seed ?? settings.seed,
  };
}
