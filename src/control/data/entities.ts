import type { OpenUnit, Space, UndoneEntity } from "../../store";
import { afterCommit, catchUpWithin, keepOwnChanges } from "../../exchange/out-of-band-changes";
import { watched } from "../../exchange/onward";
import type { ControlServices } from "../services";
import type { ServedFamily } from "../../simulator/core";
import { contentAsFile, namingMistakes, referenceMistakes } from "./data-check";
import { type EntityHistoryEntry, historyOf } from "./entity-history";
import { ControlRefused } from "../declare/refusals";
import {
  type DataMistake,
  type EntityPlace,
  type GivenPlace,
  type SentEntity,
  noSuchEntity,
  placeOf,
  sentIn,
  sentTo,
  wrongData,
} from "./checks";

/** An entity as a fixture file has it, and what became of it. */
export interface EntityDetail {
  /** Absent: it was removed. */
  entity?: object;
  /** What its QR code says; absent: it has none. */
  qrContent?: string;
  history: EntityHistoryEntry[];
}

/** How many entities were put, by family and list. */
export type LoadedData = Record<string, Record<string, number>>;

/**
 * Entities that testers add, change and remove while the simulator runs. They are checked as a fixture file is, and
 * everything that one call changes is kept, or nothing. Throws `ControlRefused`.
 */
export interface TestDataControl {
  entity(space: Space, place: GivenPlace): Promise<EntityDetail>;
  /** Adds a whole entity, or replaces the one of its key. */
  putEntity(space: Space, place: GivenPlace, entity: unknown): object;
  removeEntity(space: Space, place: GivenPlace): void;
  /** Puts entities of several families: lists, by family and list. */
  loadData(space: Space, data: unknown): LoadedData;
}

export function createTestDataControl(services: ControlServices): TestDataControl {
  const { families } = services;
  return {
    async entity(space, given) {
      const place = placeOf(families, given);
      const { served, type, entityType, key } = place;
      caughtUp(services, space, [served]);
      const entity = served.open(space).get(type, key);
      const history = await historyOf(services, space, place);
      if (entity === undefined && history.length === 0) throw noSuchEntity(place);
      const qrContent = entity && entityType.qrContent?.(entity);
      return {
        ...(entity && { entity }),
        ...(qrContent !== undefined && { qrContent }),
        history,
      };
    },
    putEntity(space, given, entity) {
      const sent = sentTo(families, given, entity);
      changeEntities(services, space, { put: [sent], removed: [] }, textOf([sent]));
      return sent.entity;
    },
    removeEntity(space, given) {
      remove(services, space, placeOf(families, given));
    },
    loadData(space, data) {
      const sent = sentIn(families, data);
      changeEntities(services, space, { put: sent, removed: [] }, textOf(sent));
      return countsOf(sent);
    },
  };
}

function countsOf(sent: readonly SentEntity[]): LoadedData {
  const counts: LoadedData = {};
  for (const { served, entityType } of sent) {
    const ofFamily = (counts[served.family.name] ??= {});
    ofFamily[entityType.plural] = (ofFamily[entityType.plural] ?? 0) + 1;
  }
  return counts;
}

/** What has fallen due by the clock is not the tester's doing. */
function caughtUp(services: ControlServices, space: Space, families: Iterable<ServedFamily>): void {
  for (const served of families) catchUpWithin(services, served, space, served.open(space));
}

/** A change of entities: some are put, some removed. */
export interface EntityChanges {
  put: readonly SentEntity[];
  removed: readonly EntityPlace[];
}

/**
 * Changes entities: all of them or none. It can be undone; `text` says what it is. Throws `ControlRefused` where they
 * do not fit each other then.
 */
export function changeEntities(
  services: ControlServices,
  space: Space,
  changes: EntityChanges,
  text: string,
): void {
  const { store, time } = services;
  const touched = new Set([...changes.put, ...changes.removed].map(({ served }) => served));
  caughtUp(services, space, touched);
  store.unit(() => {
    refuseBeyondBound(services, space);
    const done = [...touched].map((served) => changeFamily(services, space, served, changes));
    const mistakes = done.flatMap((one) => one.mistakes);
    if (mistakes.length > 0) throw wrongData(mistakes);
    const entities = done.flatMap((one) => one.entities);
    if (entities.length > 0)
      store.undos.keep(space.id, { at: time.now(), text, content: { kind: "data", entities } });
  });
  for (const served of touched) afterCommit(services, served, space);
}

/** What was done to a family, and what does not fit then. */
interface ChangedFamily {
  mistakes: DataMistake[];
  entities: UndoneEntity[];
}

function changeFamily(
  services: ControlServices,
  space: Space,
  served: ServedFamily,
  changes: EntityChanges,
): ChangedFamily {
  const isOfFamily = (place: EntityPlace): boolean => place.served === served;
  const sent = changes.put.filter(isOfFamily);
  const removed = changes.removed.filter(isOfFamily);
  const unit = served.open(space);
  const before = contentAsFile(services, served, unit);
  const entities = [
    ...sent.map((place) => undone(place, unit, place.entity)),
    ...removed.map((place) => undone(place, unit, null)),
  ];
  const seen = watched(services, served, unit);
  for (const { type, key, entity } of sent) seen.unit.put(type, key, entity);
  for (const { type, key } of removed) seen.unit.remove(type, key);
  const after = contentAsFile(services, served, unit);
  seen.queue();
  keepOwnChanges(services, unit, "tester");
  const naming = removed.flatMap((place) => namingMistakes(after, place));
  const mistakes = naming.length > 0 ? naming : referenceMistakes({ served, before, after, sent });
  return { mistakes, entities };
}

const undone = (
  { served, type, key }: EntityPlace,
  unit: Pick<OpenUnit, "get">,
  after: object | null,
): UndoneEntity => ({
  family: served.family.name,
  type,
  key,
  before: unit.get(type, key) ?? null,
  after,
});

function refuseBeyondBound({ store }: ControlServices, space: Space): void {
  const full = store.fullness(space);
  if (full !== undefined) throw new ControlRefused("data-too-much", { ...full });
}

function remove(services: ControlServices, space: Space, place: EntityPlace): void {
  const { served, type, key } = place;
  if (served.open(space).get(type, key) === undefined) throw noSuchEntity(place);
  changeEntities(services, space, { put: [], removed: [place] }, `the removal of ${nameOf(place)}`);
}

/** `gift-card cards/6099310000000000068`. */
const nameOf = ({ served, entityType, key }: EntityPlace): string =>
  `${served.family.name} ${entityType.plural}/${key}`;

/** What is put, in words. */
function textOf(sent: readonly SentEntity[]): string {
  const [first] = sent;
  return sent.length === 1 && first !== undefined
    ? `the change of ${nameOf(first)}`
    : `the change of ${sent.length} entities`;
}
