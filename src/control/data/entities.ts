import { type Static, Type } from "@sinclair/typebox";
import { textMember } from "../../contract/values/json-value";
import { limits } from "../../limits/limits";
import { ownJson } from "../../own-json";
import {
  type EntityChange,
  type Space,
  changesIn,
  type OpenUnit,
  type UndoneEntity,
} from "../../store";
import type { ControlServices } from "../services";
import {
  EntityDetailModel,
  EntityLists,
  EntityModel,
  LoadedDataModel,
  SpaceData as SpaceDataModel,
} from "../declare/models";
import {
  type EntityPlace,
  contentAsFile,
  namingMistakes,
  referenceMistakes,
  type DataMistake,
  type GivenPlace,
  type SentEntity,
  isOfProvider,
  noSuchEntity,
  placeOf,
  refuseOfProvider,
  sentIn,
  sentTo,
  wrongData,
} from "./checks";
import type { FamilyData } from "../../families";
import { type DataView, allData } from "../../exchange/test-server";
import {
  afterCommit,
  catchUpWithin,
  keepOutOfBandChanges,
  markSession,
  withoutArticle,
} from "../../exchange/out-of-band-changes";
import { watchUnit } from "../../exchange/onward";
import type { ServedFamily } from "../../simulator/core";
import { ControlRefused } from "../declare/refusals";
import { operation, readBody } from "../operation";

/** A change of an entity by a message: the members that differ; all of them where it was added or removed. */
export interface ShownChange extends Omit<EntityChange, "type"> {
  /** Its list in the fixture file: `cards`. */
  type: string;
  /** That of the entity, where it has one. */
  currency?: string;
}

/** What an exchange did to entities. */
export function changesBy(
  { store, families }: Pick<ControlServices, "store" | "families">,
  space: Space,
  number: number,
): ShownChange[] {
  const [found] = store.exchanges.changes(space.journal, number - 1, 1);
  if (found?.seq !== number) return [];
  return changesIn(found.changes).map(({ type, ...change }) => {
    const served = families.find(({ family }) => family.name === change.family);
    const entity = served?.open(space).get(type, change.key) ?? change.before;
    const currency = textMember(entity, "currency");
    return {
      ...change,
      type: served?.family.entityTypes[type]?.plural ?? type,
      ...(currency !== undefined && { currency }),
    };
  });
}

/** A change of an entity: the members that differ; all of them where it was added or removed. */
export type EntityHistoryEntry = Static<typeof EntityDetailModel>["history"][number];

/** An entry, and the number of the exchange that made it, or that came before it. */
interface PlacedEntry {
  number: number;
  entry: EntityHistoryEntry;
}

/** What became of an entity, as far as the journal goes back: the newest changes, oldest first. */
async function historyOf(
  services: ControlServices,
  space: Space,
  place: EntityPlace,
): Promise<EntityHistoryEntry[]> {
  const isAsked = askedChange(place);
  const found: PlacedEntry[] = [];
  for await (const { seq, clock, changes } of changesOf(services, space))
    for (const change of isAsked(changes))
      found.push({
        number: seq,
        entry: { at: clock, by: "message", exchange: seq, ...sides(change) },
      });
  for (const { source, clock, after, changes } of services.store.ownChanges.list(space.journal))
    for (const change of isAsked(changes))
      found.push({ number: after, entry: { at: clock, by: source, ...sides(change) } });
  // Of one place, the message comes before what was done after it: the order is kept otherwise.
  return found
    .sort((one, other) => one.number - other.number)
    .slice(-limits.messagesPage)
    .map(({ entry }) => entry);
}

const sides = ({
  before,
  after,
  notKept,
}: EntityChange): Pick<EntityChange, "before" | "after" | "notKept"> => ({
  ...(before && { before }),
  ...(after && { after }),
  ...(notKept !== undefined && { notKept }),
});

/** The changes of an entity among others; most texts are not parsed for it. */
function askedChange({ served, type, key }: EntityPlace): (lines: string) => EntityChange[] {
  const words = `"key":${JSON.stringify(key)}`;
  return (lines) =>
    lines.includes(words)
      ? changesIn(lines).filter(
          (change) =>
            change.family === served.family.name && change.type === type && change.key === key,
        )
      : [];
}

/** The changes of all exchanges from a number on, read in steps while others go on. */
export async function* changesOf({ store, turns }: ControlServices, { journal }: Space, from = 1) {
  for (let after = from - 1; ;) {
    await turns.next();
    const step = store.exchanges.changes(journal, after, limits.readingStepExchanges);
    yield* step;
    const last = step.at(-1);
    if (last === undefined) return;
    after = last.seq;
  }
}

/** The entity that an edit names, by its family, its list and its key. */
export const namedEntityJson = ownJson<{ family: string; type: string; key: string }>();

export type EntityDetail = Static<typeof EntityDetailModel>;
export type LoadedData = Static<typeof LoadedDataModel>;

/** The state of a data space: every family's data, by the family's name. */
export type SpaceData = FamilyData & Readonly<Record<string, DataView>>;

const bounds = { bytes: limits.sentDataBytes, values: limits.yamlValues };

/**
 * Entities that testers look at, add, change and remove while the simulator runs. They are checked as a fixture file
 * is, and everything that one call changes is kept, or nothing.
 */
export const entityOperations = {
  data: operation("GET /data", {
    summary: "The entities of every family",
    tag: "Data",
    answer: Type.Unsafe<SpaceData>(SpaceDataModel),
    handle: ({ core, space }) =>
      // Each family's views give what its contract says of them: answers are checked against it.
      Object.fromEntries(
        core.families.map((served) => {
          if (isOfProvider(core, space, served)) return [served.family.name, {}];
          const unit = served.open(space);
          catchUpWithin(core, served, space, unit);
          return [served.family.name, allData(served, unit)];
        }),
      ) as SpaceData,
  }),
  loadData: operation("POST /data", {
    summary: "Puts entities of several families, all of them or none",
    tag: "Data",
    body: readBody(EntityLists, bounds),
    answer: LoadedDataModel,
    refusals: ["data-wrong", "data-too-much", "of-the-provider"],
    handle({ core, space, body }) {
      const sent = sentIn(core.families, body);
      changeEntities(core, space, { put: sent, removed: [] }, sentEntitiesText(sent));
      return countsOf(sent);
    },
  }),
  entity: operation("GET /data/{family}/{type}/{key}", {
    summary: "One entity in the format of a fixture file, and its history",
    tag: "Data",
    answer: EntityDetailModel,
    refusals: ["entity-unknown", "of-the-provider"],
    async handle({ core, space, params }) {
      const place = placeIn(core, params);
      const { served, type, entityType, key } = place;
      refuseOfProvider(core, space, [served]);
      caughtUp(core, space, [served]);
      const entity = served.open(space).get(type, key);
      const history = await historyOf(core, space, place);
      if (entity === undefined && history.length === 0) throw noSuchEntity(place);
      const qrContent = entity && entityType.qrContent?.(entity);
      return {
        ...(entity && { entity }),
        ...(qrContent !== undefined && { qrContent }),
        history,
      };
    },
  }),
};

/** Changes of one entity. */
export const entityChangeOperations = {
  putEntity: operation("PUT /data/{family}/{type}/{key}", {
    summary: "Adds an entity, or replaces the entity with the same key",
    tag: "Data",
    body: readBody(EntityModel, bounds),
    answer: EntityModel,
    refusals: ["data-wrong", "data-too-much", "entity-unknown", "of-the-provider"],
    handle: ({ core, space, params: { family, type, key }, body }) =>
      putEntity(core, space, { family, list: type, key }, body),
  }),
  removeEntity: operation("DELETE /data/{family}/{type}/{key}", {
    summary: "Removes an entity",
    tag: "Data",
    answer: null,
    refusals: ["data-wrong", "data-too-much", "entity-unknown", "of-the-provider"],
    handle({ core, space, params }) {
      remove(core, space, placeIn(core, params));
    },
  }),
};

const placeIn = (
  { families }: ControlServices,
  { family, type, key }: Readonly<Record<"family" | "type" | "key", string>>,
): EntityPlace => placeOf(families, { family, list: type, key });

/** Adds a whole entity, or replaces the one of its key; without a key, of its own. Throws `ControlRefused`. */
export function putEntity(
  services: ControlServices,
  space: Space,
  place: GivenPlace,
  entity: unknown,
): object {
  const sent = sentTo(services.families, place, entity);
  changeEntities(services, space, { put: [sent], removed: [] }, sentEntitiesText([sent]));
  return sent.entity;
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
interface EntityChanges {
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
  refuseOfProvider(services, space, touched);
  caughtUp(services, space, touched);
  store.unit(() => {
    refuseBeyondBound(services, space);
    const done = [...touched].map((served) => changeFamily(services, space, served, changes));
    const mistakes = done.flatMap((one) => one.mistakes);
    if (mistakes.length > 0) throw wrongData(mistakes);
    const entities = done.flatMap((one) => one.entities);
    if (entities.length === 0) return;
    store.undos.keep(space.id, { at: time.now(), text, content: { kind: "data", entities } });
    markSession(services, space, {
      kind: "edit",
      text: withoutArticle(text),
      named: namedIn(changes),
    });
  });
  for (const served of touched) afterCommit(services, served, space);
}

/** The one entity that is changed, as text; null: there are several. */
function namedIn({ put, removed }: EntityChanges): string | null {
  const [only, ...others] = [...put, ...removed];
  if (only === undefined || others.length > 0) return null;
  const { served, entityType, key } = only;
  return namedEntityJson.write({ family: served.family.name, type: entityType.plural, key });
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
  const seen = watchUnit(services, served, unit);
  for (const { type, key, entity } of sent) seen.unit.put(type, key, entity);
  for (const { type, key } of removed) seen.unit.remove(type, key);
  const after = contentAsFile(services, served, unit);
  seen.queue();
  keepOutOfBandChanges(services, unit, "tester");
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
function sentEntitiesText(sent: readonly SentEntity[]): string {
  const [first] = sent;
  return sent.length === 1 && first !== undefined
    ? `the change of ${nameOf(first)}`
    : `the change of ${sent.length} entities`;
}
