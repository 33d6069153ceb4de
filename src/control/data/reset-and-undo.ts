import type { Static } from "@sinclair/typebox";
import { limits } from "../../limits/limits";
import { type Note, type NoteMember, noteMembers } from "../../journal/exchange";
import { ownJson } from "../../own-json";
import type { Ending, KeptUndo, Space, UndoContent, UndoneEntity } from "../../store";
import { clockText } from "../../exchange/message";
import { takeAlong } from "../../exchange/record";
import { noteDropped, resetAll } from "../../exchange/test-server";
import type { ControlServices } from "../services";
import { UndoEntryModel, UndoStatusModel } from "../declare/models";
import { ControlRefused, snapshotsTooMany } from "../declare/refusals";
import { operation } from "../operation";
import { refuseOneMore } from "../scenarios/drafts";
import { freeRunName, refuseOneMoreRun } from "../test-runs/test-runs";
import { type EntityPlace, type SentEntity, placeOf } from "./checks";
import { changeEntities } from "./entities";
import { markSession, withoutArticle } from "../../exchange/out-of-band-changes";

export type UndoEntry = Static<typeof UndoEntryModel>;
export type UndoStatus = Static<typeof UndoStatusModel>;

/** The reset, and the undo of the last change: a reset, a change of entities, a snapshot or draft that is gone. */
export const undoOperations = {
  reset: operation("POST /reset", {
    summary: "Resets the data space to the fixtures",
    tag: "Data",
    answer: null,
    handle({ core, space }) {
      resetSpace(core, space);
    },
  }),
  undoStatus: operation("GET /undo", {
    summary: "The change that an undo would undo",
    tag: "Data",
    answer: UndoStatusModel,
    handle: ({ core, space }) => statusOf(core, space),
  }),
  undo: operation("POST /undo", {
    summary: "Undoes the last reset, change to entities, or deletion of a snapshot, draft or run",
    tag: "Data",
    answer: UndoEntryModel,
    refusals: [
      "undo-nothing",
      "undo-impossible",
      "data-wrong",
      "data-too-much",
      "snapshots-too-many",
      "drafts-too-many",
      "runs-too-many",
    ],
    handle: ({ core, space }) => undo(core, space),
  }),
};

function statusOf(services: ControlServices, space: Space): UndoStatus {
  const kept = keptOf(services, space);
  if (kept === undefined) return { available: false };
  const until = new Date(kept.at + limits.undoMs).toISOString();
  return { available: true, ...entryOf(kept), until };
}

function undo(services: ControlServices, space: Space): UndoEntry {
  const kept = keptOf(services, space);
  if (kept === undefined)
    throw new ControlRefused("undo-nothing", {
      freeString:
        "A reset, a change of entities or of a note, a deleted snapshot, draft or run " +
        `can be undone for ${minutes} minutes.`,
    });
  const { content } = kept;
  if (content.kind === "reset") undoReset(services, space, { ...kept, content });
  else if (content.kind === "data") undoData(services, space, { ...kept, content });
  else if (content.kind === "snapshot") undoSnapshot(services, space, { ...kept, content });
  else if (content.kind === "note") undoNote(services, space, { ...kept, content });
  else if (content.kind === "draft") undoDraft(services, space, { ...kept, content });
  else undoTestRun(services, space, { ...kept, content });
  return entryOf(kept);
}

const minutes = limits.undoMs / 60_000;

/** An undo of one kind. */
type UndoOf<K extends UndoContent["kind"]> = KeptUndo & {
  content: Extract<UndoContent, { kind: K }>;
};

const entryOf = ({ at, text, content }: KeptUndo): UndoEntry => ({
  kind: content.kind,
  text,
  at: new Date(at).toISOString(),
  isUndo: text.startsWith(undoOf),
});

/** The change that can be undone now. */
function keptOf({ store, time }: ControlServices, space: Space): KeptUndo | undefined {
  const kept = store.undos.get(space.id);
  return kept !== undefined && time.now() - kept.at <= limits.undoMs ? kept : undefined;
}

/** Whether an undo gives the data space this journal back. */
export function isUndoneBy(services: ControlServices, space: Space, journal: number): boolean {
  const content = keptOf(services, space)?.content;
  return content?.kind === "reset" && content.numbers.journal === journal;
}

/** An undo can be undone: the words of the change that this makes. */
const textOfUndo = (text: string): string =>
  text.startsWith(undoOf) ? text.slice(undoOf.length) : `${undoOf}${text}`;

const undoOf = "the undo of ";

/** What the journal says of exchanges that were held when a reset came. */
const undoneResetEnds: Ending = {
  strike: {
    source: "standin:reset",
    text: "a reset came before it was answered, and was undone later",
  },
  upstream: {
    sent: true,
    failure: "reset-undone",
    reason: "a reset came while the message was on its way, and was undone after its answer",
  },
};

/** Everything that a data space has, for the undo of what replaces it. */
function keepForUndo({ store, time }: ControlServices, space: Space, text: string): () => void {
  const { storage, journal } = space;
  const content: UndoContent = {
    kind: "reset",
    numbers: { storage, journal },
    taken: store.undos.taken(space.id),
    run: store.scenarioRuns.get(space.id) ?? null,
  };
  return () => {
    store.undos.keep(space.id, { at: time.now(), text, content });
  };
}

/** Gives the data space back what the reset took; what came since can be had by one more undo. */
function undoReset(
  services: ControlServices,
  space: Space,
  { text, content }: UndoOf<"reset">,
): void {
  const { store, runs, settlements, onward, families, time } = services;
  const { numbers, taken, run } = content;
  const { epoch } = space;
  try {
    store.unit(() => {
      const keep = keepForUndo(services, space, textOfUndo(text));
      store.undos.take(space.id);
      noteDropped(services, space, "undo");
      store.spaces.giveBack(space, numbers, taken);
      keep();
      markSession(services, space, { kind: "reset", text: withoutArticle(textOfUndo(text)) });
      if (run === null) store.scenarioRuns.remove(space.id);
      else store.scenarioRuns.put(space.id, run);
      store.onwardQueue.clear(
        space.id,
        families.map(({ family }) => family.name),
      );
      store.messages.failUnfinishedIn(numbers.storage);
      space.epoch += 1;
      const goOn = takeAlong(space, ({ course }) => course.numbers?.get(numbers.journal));
      const ending = { ...undoneResetEnds, at: time.now() };
      store.exchanges.endUnfinishedIn(numbers.journal, ending, goOn);
    });
  } catch (error) {
    space.epoch = epoch;
    throw error;
  } finally {
    runs.forget(space);
  }
  settlements.endAll(space);
  onward?.alarms.setFor(space);
}

/** Puts entities back as they were, unless a message has changed them since. */
function undoData(
  services: ControlServices,
  space: Space,
  { text, content }: UndoOf<"data">,
): void {
  const placed = content.entities.map((undone) => ({ undone, place: placeIn(services, undone) }));
  const changed = placed.filter(({ undone: { after }, place: { served, type, key } }) => {
    const now = served.open(space).get(type, key) ?? null;
    return JSON.stringify(now) !== JSON.stringify(after);
  });
  if (changed.length > 0)
    throw new ControlRefused("undo-impossible", {
      formatErrors: changed.slice(0, limits.reportedViolations).map(({ place }) => ({
        field: `${place.served.family.name}.${place.entityType.plural}/${place.key}`,
        msg: "was changed by a message since",
      })),
    });
  const put = placed.flatMap(({ undone: { before }, place }): SentEntity[] =>
    before === null ? [] : [{ ...place, entity: before, field: fieldOf(place) }],
  );
  const removed = placed.flatMap(({ undone: { before }, place }) =>
    before === null ? [place] : [],
  );
  changeEntities(services, space, { put, removed }, textOfUndo(text));
}

function placeIn({ families }: ControlServices, { family, type, key }: UndoneEntity): EntityPlace {
  const list = families.find((one) => one.family.name === family)?.family.entityTypes[type]?.plural;
  return placeOf(families, { family, list, key });
}

const fieldOf = ({ served, entityType, key }: EntityPlace): string =>
  `${served.family.name}.${entityType.plural}/${key}`;

/** Puts a snapshot back that was deleted or replaced. */
function undoSnapshot(
  { store, time, settings }: ControlServices,
  space: Space,
  { text, content: { snapshot } }: UndoOf<"snapshot">,
): void {
  const { snapshots, undos } = store;
  store.unit(() => {
    undos.take(space.id);
    const current = snapshots.take(space.id, snapshot.name);
    const others = snapshots.list(space.id).length;
    if (others >= settings.bounds.snapshots) throw snapshotsTooMany(settings.bounds);
    snapshots.put(space.id, snapshot);
    if (current !== undefined)
      undos.keep(space.id, {
        at: time.now(),
        text: textOfUndo(text),
        content: { kind: "snapshot", snapshot: current },
      });
  });
}

/** Puts a scenario draft back that was deleted or replaced. */
function undoDraft(
  services: ControlServices,
  space: Space,
  { text, content: { draft } }: UndoOf<"draft">,
): void {
  const { undos, scenarioDrafts } = services.store;
  services.store.unit(() => {
    undos.take(space.id);
    const current = scenarioDrafts.get(space.id, draft.name);
    refuseOneMore(services, space, current);
    scenarioDrafts.put(space.id, draft);
    if (current !== undefined)
      undos.keep(space.id, {
        at: services.time.now(),
        text: textOfUndo(text),
        content: { kind: "draft", draft: current },
      });
  });
}

/** Puts a note back as it was. */
function undoNote(
  services: ControlServices,
  space: Space,
  { text, content }: UndoOf<"note">,
): void {
  const { journal, number, member, note } = content;
  const about = noteMembers.find((one) => one === member);
  const exchange = journal === space.journal ? services.journal.get(space, number) : undefined;
  if (exchange === undefined || about === undefined)
    throw new ControlRefused("undo-impossible", {
      freeString: "The message that the note was on is not in the journal any more.",
    });
  services.store.unit(() => {
    services.store.undos.take(space.id);
    writeNote(
      services,
      space,
      { number, member: about },
      { note: note === null ? null : notes.read(note), text: textOfUndo(text) },
    );
  });
  services.journal.publish(space, number);
}

const notes = ownJson<Note>();

/** The exchange that holds a note, and as which of its members. */
export interface NotePlace {
  number: number;
  member: NoteMember;
}

/** Writes a note, or takes it away; an undo puts back the one before. Call it within a unit of work. */
export function writeNote(
  { store, journal, time }: ControlServices,
  space: Space,
  { number, member }: NotePlace,
  { note, text }: { note: Note | null; text: string },
): void {
  const before = journal.get(space, number)?.[member];
  store.undos.keep(space.id, {
    at: time.now(),
    text,
    content: {
      ...{ kind: "note", journal: space.journal, number, member },
      note: before === undefined ? null : notes.write(before),
    },
  });
  journal.annotate(space, number, member, note);
}

/** Puts a test run back that was deleted. */
function undoTestRun(
  services: ControlServices,
  space: Space,
  { content: { run } }: UndoOf<"run">,
): void {
  const { undos, testRuns } = services.store;
  refuseOneMoreRun(services, space, run.content);
  services.store.unit(() => {
    undos.take(space.id);
    testRuns.put(space.id, { ...run, name: freeRunName(services, space, run.name) });
  });
}

/** When a data space was reset, by its own clock. */
const resetText = ({ clocks }: ControlServices, space: Space): string =>
  `the reset of ${clockText(clocks.now(space))}`;

function resetSpace(services: ControlServices, space: Space): void {
  const { store, runs, settlements } = services;
  const { epoch } = space;
  try {
    store.unit(() => {
      const keep = keepForUndo(services, space, resetText(services, space));
      resetAll(services, space);
      keep();
    });
  } catch (error) {
    // A reset that was undone is none: what is held goes on, what the scenario counted stands.
    space.epoch = epoch;
    runs.forget(space);
    throw error;
  }
  settlements.endAll(space);
  services.unmatched.forget(space);
}
