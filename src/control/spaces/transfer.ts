import { createHash } from "node:crypto";
import type {
  ArrivedSpace,
  Ending,
  JournalRows,
  KeptDraft,
  KeptRows,
  KeptSnapshot,
  KeptTestRun,
  MovedMessage,
  Space,
} from "../../store";
import { inTurns } from "../../time/turns";
import type { ControlServices } from "../services";
import { openedEntities, withDraft } from "../snapshots/steps";
import { type CheckedLine, type SpaceHead, type SpaceLine, checkedLines, wrongFile } from "./file";
import { ControlRefused } from "../declare/refusals";
import { entityMistakes } from "../snapshots/file";

/** A data space that is coming in: its rows are in drafts, which belong to nobody yet. */
interface Arriving {
  head: SpaceHead | undefined;
  storage: number;
  journal: number;
  drafts: KeptDraft[];
  testRuns: KeptTestRun[];
  snapshots: KeptSnapshot[];
  onward: MovedMessage[];
}

/**
 * Makes a data space of a file, line by line while it arrives; resolves to its number. Throws `ControlRefused` where
 * the file is wrong, comes from a simulator with another key, or the data space is here already: then nothing has
 * changed.
 */
export async function importSpace(
  services: ControlServices,
  chunks: AsyncIterable<Uint8Array>,
): Promise<number> {
  const { store, turns, housekeeping } = services;
  const held: number[] = [];
  const draft = (): number => {
    const made = store.unit(() => store.storages.draft());
    held.push(made);
    return made;
  };
  try {
    const arriving: Arriving = {
      head: undefined,
      storage: draft(),
      journal: draft(),
      drafts: [],
      testRuns: [],
      snapshots: [],
      onward: [],
    };
    for await (const line of checkedLines(chunks)) {
      await turns.next();
      take(services, arriving, line, draft);
    }
    return await settle(services, arriving);
  } finally {
    for (const storage of held) store.storages.release(storage);
    housekeeping.begin();
  }
}

function take(
  services: ControlServices,
  arriving: Arriving,
  checked: CheckedLine,
  draft: () => number,
): void {
  if ("head" in checked) {
    refuseForeign(services, checked.head);
    arriving.head = checked.head;
    return;
  }
  const { snapshot, drafts = [], testRuns = [], onward = [], ...rows } = checked.line;
  arriving.drafts.push(...drafts);
  arriving.testRuns.push(...testRuns);
  arriving.onward.push(...onward);
  if (snapshot !== undefined) arriving.snapshots.push({ ...snapshot, storage: draft() });
  fill(services, arriving, rows, checked.number);
}

function refuseForeign({ store }: ControlServices, { keyMark }: SpaceHead): void {
  if (keyMark !== store.spaces.keyMark)
    throw new ControlRefused("space-key-differs", {
      freeString: "Start both simulators with the same --key-file.",
    });
}

type Rows = Pick<
  SpaceLine,
  "entities" | "messages" | "refusedRequests" | "exchanges" | "ownChanges" | "sessionMarks"
>;

/** Puts rows where they belong: in the data space's storage, or that of the snapshot that came last. */
function fill(
  { store, families }: ControlServices,
  { storage, journal, snapshots }: Arriving,
  { exchanges, ownChanges, sessionMarks, entities, messages, refusedRequests }: Rows,
  number: number,
): void {
  const kept: KeptRows[] = [
    ...(entities === undefined ? [] : [{ entities }]),
    ...(messages === undefined ? [] : [{ messages: messages.map(failUnprocessed) }]),
    ...(refusedRequests === undefined ? [] : [{ refusedRequests }]),
  ];
  const journaled: JournalRows[] = [
    ...(exchanges === undefined ? [] : [{ exchanges }]),
    ...(ownChanges === undefined ? [] : [{ ownChanges }]),
    ...(sessionMarks === undefined ? [] : [{ sessionMarks }]),
  ];
  for (const rows of kept) {
    const [mistake] = "entities" in rows ? entityMistakes(openedEntities(rows), families) : [];
    if (mistake !== undefined) throw wrongFile(number, `${mistake.field}: ${mistake.msg}`);
  }
  store.unit(() => {
    for (const rows of kept) store.snapshots.fill(snapshots.at(-1)?.storage ?? storage, rows);
    for (const rows of journaled) store.moving.fillJournal(journal, rows);
  });
}

/** What was in process when the data space left was never processed. */
const failUnprocessed = <M extends { state: string | null; data: string | null }>(message: M): M =>
  message.state === "PROCESSING"
    ? {
        ...message,
        state: message.data?.startsWith('{"followed":') === true ? "UNKNOWN" : "FAILED",
      }
    : message;

/** Puts the data space in its place, in one transaction. */
async function settle(services: ControlServices, arriving: Arriving): Promise<number> {
  const { store, settings } = services;
  const { head, journal } = arriving;
  if (head === undefined) throw wrongFile(1, "must be there");
  store.unit(() => {
    store.exchanges.endUnfinishedIn(journal, movingEnds);
  });
  await clearPlace(services, head.name);
  const { standinSpace: _1, keyMark: _2, movingTo: _3, ...own } = head;
  const seed = own.seed === settings.seed ? null : own.seed;
  const arrived: ArrivedSpace = { ...arriving, space: { ...own, seed } };
  const number = store.unit(() => store.moving.arrive(arrived));
  const space = store.spaces.numbered(number);
  if (space !== undefined) services.onward?.alarms.setFor(space);
  services.onward?.courier.look();
  return number;
}

const movingEnds: Ending = {
  strike: {
    source: "standin:moved",
    text: "the data space moved to another simulator before it was answered",
  },
  upstream: {
    sent: true,
    failure: "simulator-ended",
    reason: "the data space moved to another simulator while the message was on its way",
  },
};

/** A data space of the name that is empty, or has moved away before, makes room. Throws `ControlRefused`. */
async function clearPlace(services: ControlServices, name: string): Promise<void> {
  const { store } = services;
  const before = store.spaces.find(name);
  if (before === undefined) {
    store.spaces.refuseBeyond();
    return;
  }
  if (!before.isClosed && holdsAnything(services, before.id))
    throw new ControlRefused("space-exists", { number: before.id });
  await dropSpace(services, before);
}

function holdsAnything({ store }: ControlServices, number: number): boolean {
  if (store.testRuns.list(number).length > 0) return true;
  const size = store.spaceList.size(number);
  for (let step = size.next(); ; step = size.next())
    if (step.done === true) return step.value.rows > 0;
}

/** What an export asks for. */
interface ExportQuery {
  /** The simulator that the data space moves to; undefined: it stays. */
  movingTo: string | undefined;
}

/**
 * Reads a whole data space and passes its lines on. One that moves is closed first, and stays so; of one that stays the
 * lines show one moment.
 */
export async function exportSpace(
  services: ControlServices,
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
function close({ store, settlements }: ControlServices, space: Space, target: string): void {
  store.unit(() => {
    store.moving.setTarget(space.id, target);
  });
  space.isClosed = true;
  space.restores += 1;
  settlements.endAll(space);
}

/** Opens a data space again that was to move. */
export function reopen({ store }: ControlServices, space: Space): void {
  store.unit(() => {
    store.moving.setTarget(space.id, null);
  });
  space.isClosed = false;
}

/** All lines, with the last one that proves the others. */
async function* linesOf(
  services: ControlServices,
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

function* partsOf(
  services: ControlServices,
  space: Space,
  storage: number,
): Generator<object, void> {
  const { store } = services;
  const upTo = store.exchanges.range(space.journal)?.last ?? 0;
  yield headOf(services, space);
  yield* store.snapshots.rows(storage);
  yield* store.moving.journal(space.journal, upTo);
  for (const { name } of store.scenarioDrafts.list(space.id)) {
    const draft = store.scenarioDrafts.get(space.id, name);
    if (draft !== undefined) yield { drafts: [draft] };
  }
  for (const { name } of store.testRuns.list(space.id)) {
    const run = store.testRuns.get(space.id, name);
    if (run !== undefined) yield { testRuns: [run] };
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

function headOf({ store, settings }: ControlServices, space: Space): SpaceHead {
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

/**
 * Drops a data space once no snapshot of it is being taken or restored. Who waits in it is answered that it is gone.
 */
export async function dropSpace(services: ControlServices, space: Space): Promise<void> {
  const { store, snapshotLanes, settlements, runs, unmatched, housekeeping } = services;
  await snapshotLanes.run(space, async () => {
    await services.turns.next();
    store.unit(() => {
      store.spaces.drop(space.id);
    });
    space.isClosed = true;
    space.epoch += 1;
    settlements.endAll(space);
    runs.forget(space);
    unmatched.forget(space);
    housekeeping.begin();
  });
}
