import type {
  ArrivedSpace,
  JournalRows,
  KeptDraft,
  KeptRows,
  KeptSnapshot,
  MovedMessage,
} from "../../store";
import type { Services } from "../services";
import { dropSpace } from "./drop-space";
import { ControlRefused } from "./refused";
import { entityMistakes } from "./snapshot-content";
import { openedEntities } from "./snapshot-rows";
import type { SpaceHead, SpaceLine } from "./space-file";
import { type CheckedLine, checkedLines, wrongFile } from "./space-lines";

/** A data space that is coming in: its rows are in drafts, which belong to nobody yet. */
interface Arriving {
  head: SpaceHead | undefined;
  storage: number;
  journal: number;
  drafts: KeptDraft[];
  snapshots: KeptSnapshot[];
  onward: MovedMessage[];
}

/**
 * Makes a data space of a file, line by line while it arrives; resolves to its number. Throws `ControlRefused` where
 * the file is wrong, comes from a simulator with another key, or the data space is here already: then nothing has
 * changed.
 */
export async function importSpace(
  services: Services,
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
  services: Services,
  arriving: Arriving,
  checked: CheckedLine,
  draft: () => number,
): void {
  if ("head" in checked) {
    refuseForeign(services, checked.head);
    arriving.head = checked.head;
    return;
  }
  const { snapshot, drafts = [], onward = [], ...rows } = checked.line;
  arriving.drafts.push(...drafts);
  arriving.onward.push(...onward);
  if (snapshot !== undefined) arriving.snapshots.push({ ...snapshot, storage: draft() });
  fill(services, arriving, rows, checked.number);
}

function refuseForeign({ store }: Services, { keyMark }: SpaceHead): void {
  if (keyMark !== store.spaces.keyMark)
    throw new ControlRefused("space-key-differs", {
      freeString: "Start both simulators with the same --key-file.",
    });
}

type Rows = Pick<
  SpaceLine,
  "entities" | "messages" | "refusedRequests" | "exchanges" | "ownChanges"
>;

/** Puts rows where they belong: in the data space's storage, or that of the snapshot that came last. */
function fill(
  { store, families }: Services,
  { storage, journal, snapshots }: Arriving,
  { exchanges, ownChanges, entities, messages, refusedRequests }: Rows,
  number: number,
): void {
  const kept: KeptRows[] = [
    ...(entities === undefined ? [] : [{ entities }]),
    ...(messages === undefined ? [] : [{ messages: messages.map(ended) }]),
    ...(refusedRequests === undefined ? [] : [{ refusedRequests }]),
  ];
  const journaled: JournalRows[] = [
    ...(exchanges === undefined ? [] : [{ exchanges }]),
    ...(ownChanges === undefined ? [] : [{ ownChanges }]),
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
const ended = <M extends { state: string | null }>(message: M): M =>
  message.state === "PROCESSING" ? { ...message, state: "FAILED" } : message;

/** Puts the data space in its place, in one transaction. */
async function settle(services: Services, arriving: Arriving): Promise<number> {
  const { store, settings } = services;
  const { head, journal } = arriving;
  if (head === undefined) throw wrongFile(1, "must be there");
  store.unit(() => {
    store.exchanges.endUnfinishedIn(journal, moved);
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

const moved = {
  source: "standin:moved",
  text: "the data space moved to another simulator before it was answered",
};

/** A data space of the name that is empty, or has moved away before, makes room. Throws `ControlRefused`. */
async function clearPlace(services: Services, name: string): Promise<void> {
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

function holdsAnything({ store }: Services, number: number): boolean {
  const size = store.spaceList.size(number);
  for (let step = size.next(); ; step = size.next())
    if (step.done === true) return step.value.rows > 0;
}
